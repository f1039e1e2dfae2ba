### Quarto.

## Nupud

# Neli tunnust loomulikus järjekorras.
piece-name = { $colour ->
       *[light] hele
        [dark] tume
    } { $height ->
       *[tall] kõrge
        [short] madal
    } { $shape ->
       *[round] ümmargune
        [square] kandiline
    } { $top ->
       *[solid] auguta
        [hollow] auguga
    }

feature-colour = värv
feature-shape = kuju
feature-height = kõrgus
feature-top = auk
value-light = hele
value-dark = tume
value-round = ümmargune
value-square = kandiline
value-tall = kõrge
value-short = madal
value-solid = auguta
value-hollow = auguga

## Keeldumised

illegal-quarto-other-phase = { $phase ->
        [give] Anna enne vastasele nupp.
        [place] Aseta enne nupp, mis sul käes on.
       *[close] Kõik nupud on asetatud: hüüa või ütle, et oled valmis.
    }
illegal-quarto-piece-gone = Nupp on juba mängus: { $piece }.
illegal-quarto-square-taken = Väli { $square } on võetud: { $piece }.
illegal-quarto-calls-auto = Selles lauas võidab rida ise; keegi ei hüüa.
illegal-quarto-call-points-nowhere = Osuta reale, mida mõtled.
illegal-quarto-call-squares = Hüüdes osutatakse neljale eri väljale.
illegal-quarto-call-after-placing = Selles lauas asetatakse enne ja hüütakse siis.
illegal-quarto-called-already = Oled selle käigu jooksul juba hüüdnud.
illegal-quarto-no-call-now = Praegu ei saa hüüda.

## Tekstid, mida ei saa lugeda

malformed-quarto-piece = „{ $text }“ pole nupp; peaks olema kuueteistkümnendnumber 0–f või neli tähte, üks igaühest: L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }“ pole väli; peaks olema a1 kuni d4.
malformed-quarto-line = „{ $text }“ pole rida; peaks olema kaks otsa nagu a3-d3 või neli välja.
malformed-quarto-position-fields = Seis „{ $text }“: peaks olema laud, tühik ja käes olev nupp või „-“.
malformed-quarto-position-ranks = Laud „{ $text }“: peaks olema 4 rõhtrida, vahel „/“, leidus { $found }.
malformed-quarto-position-rank = Laua rõhtrida { $rank }, „{ $text }“: peaks olema 4 välja, leidus { $found }.
malformed-quarto-position-digit = „{ $text }“ väljal { $square } pole nupp; peaks olema kuueteistkümnendnumber 0–f või „.“.
malformed-quarto-piece-twice = Nupp { $piece } on laual kaks korda: { $first } ja { $second }.
malformed-quarto-hand-placed = Käes olev nupp { $piece } on juba laual: { $square }.
malformed-quarto-features = Tunnuseid peab olema üks või mitu neist, igaüks üks kord: { $expected }.
malformed-quarto-shared = Real ei saa olla { $shared } ühist tunnust, kui { $features ->
        [one] loeb ainult üks
       *[other] loeb ainult { $features }
    }.
malformed-quarto-full = Seisus „{ $text }“ pole enam midagi mängida.
malformed-quarto-starter = „{ $text }“ pole alustaja; peaks olema A või B.
malformed-detail = Sõna „{ $word }“ järel ei käi midagi sulgudes, leidus „({ $detail })“.
malformed-memory = { $megabytes } MB suurune tabel ei mahu selle masina mällu.

## Mängumootor

malformed-engine-command = „{ $text }“ pole käsk; peaks olema: { $expected }.
malformed-engine-alone = „{ $command }“ kirjutatakse üksi, järel leidus „{ $text }“.
malformed-engine-setoption = „setoption { $text }“: peaks olema „setoption name NAME value VALUE“.
malformed-engine-option = Seadet „{ $text }“ ei ole; peaks olema: { $expected }.
malformed-engine-position = „position { $text }“: peaks olema „start“ või seis nagu 0..f/..../.3../.... 9, siis võib-olla „moves“ ning vaheldumisi väljad ja nupud.
malformed-engine-go = „go … { $text }“: peaks olema time MS, nodes N, infinite, moves või mitte midagi.
malformed-engine-infinite = „infinite“ tähendab piiramatut, nii et see ei käi kokku sõnadega time ja nodes.
illegal-engine-busy = „{ $command }“ peab ootama otsingu lõppu; „stop“ lõpetab selle.

## Kuidas mängud lõpevad

outcome-line = { $winner } võidab reaga.
outcome-false-call = { $winner } võidab: { $loser } hüüdis, aga rida ei olnud.
outcome-full = Viik: kõik nupud on asetatud ja keegi ei hüüdnud.

## Arvuti tasemed ja kuidas igaüks mängib

level-quarto-1 = Uustulnuk
level-quarto-about-1 = Ei märka ridu ja unustab hüüda.
level-quarto-2 = Algaja
level-quarto-about-2 = Näeb palju, aga mitte kõike.
level-quarto-3 = Õppija
level-quarto-about-3 = Näeb ridu, aga kingib võite.
level-quarto-4 = Harrastaja
level-quarto-about-4 = Võtab iga võidu, mida näeb.
level-quarto-5 = Klubimängija
level-quarto-about-5 = Mõtleb, enne kui annab.
level-quarto-6 = Asjatundja
level-quarto-about-6 = Mõtleb mitu käiku ette.
level-quarto-7 = Meister
level-quarto-about-7 = Ei eksi peaaegu kunagi.
level-quarto-8 = Võitmatu
level-quarto-about-8 = Ei eksi kunagi.

## Reeglite valik

preset-international = Tavalised reeglid
preset-beginners-1 = Algajatele: loeb ainult värv
preset-beginners-2 = Algajatele: loevad värv ja kuju
preset-beginners-3 = Algajatele: loeb kõik peale augu
preset-advanced = Kogenutele: ka 2×2 ruut on rida
preset-tournament = Turniir: minut käiguks, vale hüüdega kaotad
preset-balkan = Hilinenult võib hüüda kumbki, nagu Balkanil
preset-taiwan = Hüüe enne asetamist, nagu Taiwanis
preset-greek-2 = Kaks ühist tunnust, Kreeka moodi
preset-own = Nagu sinu keele reeglilehel
