### Mida server vastab.

illegal-not-your-seat = Koht { $seat } ei ole sinu.
illegal-not-your-table = Sa ei istu selles lauas.
illegal-running-position = See seis on mängust, mida sa praegu mängid. Analüüsi seda, kui mäng on läbi.
illegal-running-hand = Need on sinu kivid mängus, mida sa praegu mängid. Küsi uuesti, kui mäng on läbi.
illegal-running-duel = Need on sinu kivid duellis. Küsi uuesti, kui oled oma kujundi esitanud.
illegal-set-up-anybody = Seatud seisust saab mängida sõbraga, arvutiga või kahekesi ühe ekraani taga. Kutsu sõber või mängi algusest.
illegal-set-up-not-agreed = See mäng algab seatud seisust ja selle seadja võib teada sinu peidus kive. Ütle, et oled nõus, või palu teist mängu.
illegal-spectators-watch = Pealtvaatajad ainult vaatavad.
illegal-foreign-origin = See päring tuli teiselt saidilt.
illegal-old-rules = Seda mängu mängiti vanemate reeglitega; seda saab vaadata, aga mitte jätkata.
illegal-no-answer = Seda ei jõutud lõpuni otsida. Küsi uuesti.
illegal-unavailable = Andmebaas ei ole praegu kättesaadav. Proovi varsti uuesti.
illegal-only-to-look-at = See on salvestis: seda saab vaadata, mitte mängida.
illegal-table-full = Selles mängus on juba { $most } tegevust, rohkem ühte lauda ei mahu. Alistu või alusta uut mängu.
illegal-too-many = Seda oli korraga liiga palju. Oota { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekundit
    } ja proovi uuesti.

malformed-no-review = Mängu { $game } ei saa veel hinnata, ainult quarto sobib.
malformed-name = Nimes peab olema vähemalt üks täht.
malformed-level = Taset „{ $level }“ ei ole; olemas on: { $expected }.
malformed-table = Lauda „{ $id }“ ei ole.
malformed-stored = See Fourfoldi versioon ei suuda kogu mängu lugeda. Midagi ei lähe kaduma. { $problem }
malformed-invitation = See kutse ei vii kuhugi.
malformed-link = See link on kasutatud või liiga vana.
malformed-address = Aadressil { $path } ei ole midagi.
malformed-too-long = Liiga pikk: loetakse kuni { $most } baiti.
malformed-content-type = Sisu tüüp peaks olema application/json.
malformed-hello = Kõigepealt peaks tulema „hello“.
malformed-protocol = See leht on aegunud. Laadi see uuesti.

## Ülesanded ja duellid

illegal-duel-taken = Sellest duellist on juba kaks osa võtnud.
illegal-duel-not-begun = Sa pole selles duellis veel ehitama hakanud.
illegal-duel-too-late = Sinu aeg selles duellis on läbi.
malformed-duel = Duelli „{ $id }“ ei ole.
malformed-pentaraduga-not-given = { $tile } ei ole antud kivide hulgas.
