### Ce răspunde serverul.

illegal-not-your-seat = Locul { $seat } nu e al tău.
illegal-not-your-table = Nu stai la această masă.
illegal-running-position = Aceasta e o poziție dintr-o partidă pe care o joci acum. Analizeaz-o după ce se termină partida.
illegal-running-hand = Acestea sunt plăcuțele tale dintr-o partidă pe care o joci acum. Întreabă din nou după ce se termină.
illegal-running-duel = Acestea sunt plăcuțele tale dintr-un duel. Întreabă din nou după ce predai figura.
illegal-set-up-anybody = O partidă dintr-o poziție aranjată se joacă cu un prieten, cu calculatorul sau în doi la același ecran. Invită un prieten sau joacă de la început.
illegal-set-up-not-agreed = Această partidă începe dintr-o poziție aranjată, iar cine a aranjat-o îți poate ști plăcuțele ascunse. Spune că ești de acord sau cere altă partidă.
illegal-spectators-watch = Spectatorii doar privesc.
illegal-foreign-origin = Această cerere a venit de pe alt site.
illegal-old-rules = Această partidă s-a jucat după reguli mai vechi; poate fi privită, dar nu continuată.
illegal-no-answer = Căutarea nu s-a putut duce până la capăt. Te rugăm să întrebi din nou.
illegal-unavailable = Baza de date nu poate fi accesată acum. Încearcă iar peste puțin timp.
illegal-only-to-look-at = Aceasta e o înregistrare: poate fi privită, nu jucată.
illegal-table-full = Această partidă a ajuns la { $most ->
        [one] { $most } acțiune
        [few] { $most } acțiuni
       *[other] { $most } de acțiuni
    }, maximul pentru o masă. Cedează sau începe o partidă nouă.
illegal-too-many = A fost prea mult deodată. Încearcă iar peste { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.

malformed-no-review = Partidele de { $game } încă nu pot fi revizuite, doar cele de quarto.
malformed-name = Un nume are nevoie de cel puțin o literă.
malformed-level = Nu există nivelul „{ $level }”; există: { $expected }.
malformed-table = Nu există masa „{ $id }”.
malformed-stored = Această versiune Fourfold nu poate citi toată partida. Nu se pierde nimic. { $problem }
malformed-invitation = Această invitație nu duce nicăieri.
malformed-link = Acest link a fost folosit sau e prea vechi.
malformed-address = La { $path } nu e nimic.
malformed-too-long = E prea lung: se citesc cel mult { $most } B.
malformed-content-type = Se așteaptă un conținut de tipul application/json.
malformed-hello = Se așteaptă întâi un „hello”.
malformed-protocol = Pagina e învechită. Reîncarc-o.

## Probleme și dueluri

illegal-duel-taken = La acest duel au participat deja doi.
illegal-duel-not-begun = Încă n-ai început să construiești în acest duel.
illegal-duel-too-late = Timpul tău în acest duel s-a scurs.
malformed-duel = Nu există duelul „{ $id }”.
malformed-pentaraduga-not-given = { $tile } nu e printre plăcuțele date.
