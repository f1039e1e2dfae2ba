### Ko atbild serveris.

illegal-not-your-seat = Vieta { $seat } nav tava.
illegal-not-your-table = Tu nesēdi pie šī galda.
illegal-running-position = Šī ir pozīcija no partijas, ko tu tagad spēlē. Analizē to, kad partija beigsies.
illegal-running-hand = Šie ir tavi kauliņi partijā, ko tu tagad spēlē. Pajautā vēlreiz, kad tā beigsies.
illegal-running-duel = Šie ir tavi kauliņi duelī. Pajautā vēlreiz, kad figūra būs iesniegta.
illegal-set-up-anybody = Partiju no izvēlētas pozīcijas spēlē ar draugu, ar datoru vai divatā pie viena ekrāna. Uzaicini draugu vai spēlē no sākuma.
illegal-set-up-not-agreed = Šī partija sākas no izvēlētas pozīcijas, un tas, kurš to izvēlējās, var zināt tavus paslēptos kauliņus. Pasaki, ka piekrīti, vai lūdz citu partiju.
illegal-spectators-watch = Skatītāji tikai skatās.
illegal-foreign-origin = Šis pieprasījums nāca no citas vietnes.
illegal-old-rules = Šī partija spēlēta pēc vecākiem noteikumiem; to var apskatīt, bet ne turpināt.
illegal-no-answer = To neizdevās izpētīt līdz galam. Pajautā vēlreiz.
illegal-unavailable = Datubāze pašlaik nav sasniedzama. Drīz mēģini vēlreiz.
illegal-only-to-look-at = Tas ir pieraksts: to var apskatīt, bet ne spēlēt.
illegal-table-full = Šajā partijā jau ir { $most ->
        [zero] { $most } darbību
        [one] { $most } darbība
       *[other] { $most } darbības
    }, vairāk pie viena galda nevar. Padodies vai sāc jaunu partiju.
illegal-too-many = Par daudz uzreiz. Mēģini vēlreiz pēc { $seconds ->
        [zero] { $seconds } sekundēm
        [one] { $seconds } sekundes
       *[other] { $seconds } sekundēm
    }.

malformed-no-review = Spēles { $game } partijas vēl nevar izvērtēt, tikai quarto.
malformed-name = Vārdā jābūt vismaz vienam burtam.
malformed-level = Līmeņa „{ $level }” nav; ir: { $expected }.
malformed-table = Galda „{ $id }” nav.
malformed-stored = Šī Fourfold versija nevar izlasīt visu partiju. Nekas nav zaudēts. { $problem }
malformed-invitation = Šis ielūgums nekur neved.
malformed-link = Šī saite jau ir izmantota vai ir pārāk veca.
malformed-address = Adresē { $path } nekā nav.
malformed-too-long = Par garu: lasa ne vairāk kā { $most } baitus.
malformed-content-type = Vajag saturu ar tipu application/json.
malformed-hello = Vispirms vajag „hello”.
malformed-protocol = Šī lapa ir novecojusi. Pārlādē to.

## Uzdevumi un dueļi

illegal-duel-taken = Šajā duelī jau piedalās divi.
illegal-duel-not-begun = Šajā duelī tu vēl nesāki būvēt.
illegal-duel-too-late = Tavs laiks šajā duelī ir beidzies.
malformed-duel = Dueļa „{ $id }” nav.
malformed-pentaraduga-not-given = Kauliņa { $tile } starp dotajiem nav.
