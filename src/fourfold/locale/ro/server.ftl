### Ce răspunde serverul.

illegal-not-your-seat = Locul { $seat } nu e al tău.
illegal-not-your-table = Nu stai la această masă.
illegal-spectators-watch = Spectatorii doar privesc.
illegal-foreign-origin = Această cerere a venit de pe alt site.
illegal-old-rules = Această partidă s-a jucat după reguli mai vechi; poate fi privită, dar nu continuată.
illegal-no-answer = Căutarea nu s-a putut duce până la capăt. Te rugăm să întrebi din nou.
illegal-unavailable = Baza de date nu poate fi accesată acum. Încearcă iar peste puțin timp.
illegal-only-to-look-at = Aceasta e o înregistrare: poate fi privită, nu jucată.
illegal-too-many = A fost prea mult deodată. Încearcă iar peste { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.

malformed-no-review = Partidele de { $game } încă nu pot fi revizuite, doar cele de quarto.
malformed-name = Un nume are nevoie de cel puțin o literă.
malformed-level = Nu există nivelul „{ $level }”; există: { $expected }.
malformed-table = Nu există masa „{ $id }”.
malformed-invitation = Această invitație nu duce nicăieri.
malformed-link = Acest link a fost folosit sau e prea vechi.
malformed-address = La { $path } nu e nimic.
malformed-too-long = E prea lung: se citesc cel mult { $most } B.
malformed-content-type = Se așteaptă un conținut de tipul application/json.
malformed-hello = Se așteaptă întâi un „hello”, și doar o dată.
malformed-protocol = Pagina folosește versiunea { $version } a protocolului, serverul versiunea { $ours }. Te rugăm să reîncarci.

## Probleme și dueluri

illegal-duel-taken = La acest duel au participat deja doi.
illegal-duel-not-begun = Încă n-ai început să construiești în acest duel.
illegal-duel-too-late = Timpul tău în acest duel s-a scurs.
malformed-duel = Nu există duelul „{ $id }”.
malformed-pentaraduga-not-given = { $tile } nu e printre plăcuțele date.
