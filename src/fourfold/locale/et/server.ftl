### Mida server vastab.

illegal-not-your-seat = Koht { $seat } ei ole sinu.
illegal-not-your-table = Sa ei istu selles lauas.
illegal-spectators-watch = Pealtvaatajad ainult vaatavad.
illegal-foreign-origin = See päring tuli teiselt saidilt.
illegal-old-rules = Seda mängu mängiti vanemate reeglitega; seda saab vaadata, aga mitte jätkata.
illegal-no-answer = Seda ei jõutud lõpuni otsida. Küsi uuesti.
illegal-unavailable = Andmebaas ei ole praegu kättesaadav. Proovi varsti uuesti.
illegal-only-to-look-at = See on salvestis: seda saab vaadata, mitte mängida.
illegal-too-many = Seda oli korraga liiga palju. Oota { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekundit
    } ja proovi uuesti.

malformed-no-review = Mängu { $game } ei saa veel hinnata, ainult quarto sobib.
malformed-name = Nimes peab olema vähemalt üks täht.
malformed-level = Taset „{ $level }“ ei ole; olemas on: { $expected }.
malformed-table = Lauda „{ $id }“ ei ole.
malformed-invitation = See kutse ei vii kuhugi.
malformed-link = See link on kasutatud või liiga vana.
malformed-address = Aadressil { $path } ei ole midagi.
malformed-too-long = Liiga pikk: loetakse kuni { $most } baiti.
malformed-content-type = Sisu tüüp peaks olema application/json.
malformed-hello = Kõigepealt peaks tulema „hello“, ja ainult üks kord.
malformed-protocol = Leht kasutab protokolli versiooni { $version }, server versiooni { $ours }. Laadi leht uuesti.

## Ülesanded ja duellid

illegal-duel-taken = Sellest duellist on juba kaks osa võtnud.
illegal-duel-not-begun = Sa pole selles duellis veel ehitama hakanud.
illegal-duel-too-late = Sinu aeg selles duellis on läbi.
malformed-duel = Duelli „{ $id }“ ei ole.
malformed-pentaraduga-not-given = { $tile } ei ole antud kivide hulgas.
