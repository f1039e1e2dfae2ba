### Ko saka jebkurš galds, lai kāda spēle.

## Spēlētāji

computer-name = Dators { $level }

## Atteikumi

illegal-game-over = Partija ir beigusies.
illegal-seat-empty = Partija sāksies, kad abas vietas būs aizņemtas.
illegal-paused = Partija ir apturēta.
illegal-waiting = Partija gaida, līdz abi spēlētāji būs klāt.
illegal-not-paused = Partija nav apturēta.
illegal-not-due = Laiks vēl nav beidzies.
illegal-too-late = Par vēlu: laiks ir beidzies.
illegal-clock-only = To var tikai pulkstenis.
illegal-not-your-turn = Tagad nav tava kārta: iet { $seat }.
illegal-still-playing = Partija vēl turpinās.
illegal-asked-already = Tas jau ir lūgts.
illegal-refused-already = Tas tika atteikts; lūdz vēlreiz pēc nākamā gājiena.
illegal-asked-otherwise = Tas jautājums vairs nav spēkā. Atbildi uz to, ko jautā tagad.
illegal-questions-used = Šajā partijā tu jau lūdzi { $most ->
        [zero] { $most } reizes
        [one] { $most } reizi
       *[other] { $most } reizes
    }. Vairāk lūgt nevar.
illegal-pauses-used = Šajā partijā tev jau { $most ->
        [zero] bija { $most } pauzes
        [one] bija { $most } pauze
       *[other] bija { $most } pauzes
    }. Vairāk lūgt nevar.
illegal-nothing-asked = Nav uz ko atbildēt.
illegal-nothing-to-take-back = Nav ko atsaukt; pieteikto un parādīto neatsauc.
illegal-not-away = Tavs pretinieks ir pie galda.
illegal-clock-decides = Tagad uzvaru prasīt nevar: ja pretinieks neatnāks, izšķirs pulkstenis.
illegal-not-waiting-yourself = Tagad ir tava kārta. Uzvaru vari prasīt, kad partija gaida pretinieku.
illegal-known-already = Tas jau ir zināms.
illegal-seat-taken = Vieta { $seat } ir aizņemta.
illegal-name-empty = Spēlētājam vajag vārdu.
illegal-lost-too-much = { $lost } ms nevarēja zust: pagājušas tikai { $most } ms.
illegal-out-of-sequence = Notikums { $seq } nav pēc kārtas: nākamais ir { $expected }.
illegal-before-last-event = Notikums ar laiku { $at } nevar sekot notikumam ar laiku { $last }.
illegal-unknown-act = Galds nezina, kas ir { $act }.

## Teksti, ko nevar izlasīt

malformed-no-ray = Ray nav instalēts; to instalē „pip install fourfold[ray]”.
malformed-ray-form = „{ $address }” nav Ray klastera adrese; vajag, piemēram, 10.0.0.1:6379 vai local.
malformed-ray-address = Adresē „{ $address }” neviens neatbild: { $why }.
malformed-data = Nevar izlasīt daļu „{ $part }”: { $problem }.
malformed-unknown = Nevar izlasīt daļu „{ $part }”: „{ $text }” neder; vajag: { $expected }.
malformed-game = Spēles „{ $name }” nav; ir: { $expected }.
malformed-preset = Noteikumu kopas „{ $name }” nav; ir: { $expected }.
malformed-mixed = Vairāku spēļu mačs sākas ar { $first }, nevis ar { $game }.
malformed-no-set-up = Spēli { $game } nevar sākt no vidus.
malformed-option = „{ $text }” nav opcija; vajag NAME=VALUE, kur NAME ir viens no: { $expected }.
malformed-option-value = „{ $text }” neder; vajag: { $expected }.
malformed-record-format = Tas nav mūsu pieraksts: tā formāts ir „{ $found }”, bet vajag „{ $expected }”.
malformed-record-version = „{ $text }” nav noteikumu versija; vajag skaitli.
malformed-record-tag = Nezināma birka [{ $tag } …]; vajag vienu no: { $expected }.
malformed-record-tag-value = Birka [{ $tag } …]: { $problem }
malformed-record-tag-form = { $line }. rindiņa, { $column }. kolonna: vajag birku, piemēram, [A "Ann"], rindiņās pirms gājieniem.
malformed-record-tag-twice = Birka [{ $tag } …] ir divreiz.
malformed-record-token = { $line }. rindiņa, { $column }. kolonna: „{ $token }” nevar izlasīt; vajag gājienu.
malformed-record-place = { $line }. rindiņa, { $column }. kolonna, „{ $token }”: { $problem }
malformed-record-who = Pasaki, kurš: A:{ $token } vai B:{ $token }.
malformed-record-act = „{ $act } ({ $detail })” nevar izlasīt; vajag: { $expected }.
malformed-record-slow = Šo pierakstu lasa ilgāk par { $limit } s. Saīsini to un mēģini vēlreiz.
malformed-record-event = Notikums { $event } nav iespējams: { $problem }
malformed-record-time = Notikums { $event } ir agrāks par iepriekšējo.
malformed-record-outcome = Pierakstā teikts, ka beidzās „{ $said }”, bet beidzas „{ $found }”.
malformed-date = „{ $text }” nav datums; vajag, piemēram, 2026-01-31T18:00:00Z.

## Kā beidzas partijas

outcome-resigned = Uzvar { $winner }: { $loser } padodas.
outcome-absent = Uzvar { $winner }: { $loser } neatgriezās.
outcome-agreed = Neizšķirts pēc vienošanās.
outcome-time = Uzvar { $winner }: { $loser } pārsniedza laiku.
