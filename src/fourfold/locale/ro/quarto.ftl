### Quarto.

## Piese

# „Piesă” e feminin; culoarea se spune întreagă, ca „închisă” să nu însemne „fără gaură”.
piece-name = { $colour ->
       *[light] deschisă la culoare
        [dark] închisă la culoare
    }, { $height ->
       *[tall] înaltă
        [short] scundă
    }, { $shape ->
       *[round] rotundă
        [square] pătrată
    }, { $top ->
       *[solid] plină
        [hollow] găurită
    }

feature-colour = culoare
feature-shape = formă
feature-height = înălțime
feature-top = gaură
# Ce au în comun piesele unei linii, deci la plural.
value-light = deschise la culoare
value-dark = închise la culoare
value-round = rotunde
value-square = pătrate
value-tall = înalte
value-short = scunde
value-solid = pline
value-hollow = găurite

## Refuzuri

illegal-quarto-other-phase = { $phase ->
        [give] Întâi dă-i adversarului o piesă.
        [place] Întâi pune piesa pe care o ții.
       *[close] Toate piesele sunt puse: anunță sau spune că nu e linie.
    }
illegal-quarto-piece-gone = Această piesă nu se poate da, e deja în joc: { $piece }.
illegal-quarto-square-taken = { $square } e ocupată: { $piece }.
illegal-quarto-calls-auto = La această masă liniile câștigă de la sine; nu se anunță.
illegal-quarto-call-points-nowhere = Arată la ce linie te gândești.
illegal-quarto-call-squares = La anunț se arată patru căsuțe diferite.
illegal-quarto-call-after-placing = La această masă întâi pui, apoi anunți.
illegal-quarto-called-already = Ai anunțat deja o dată la această mutare.
illegal-quarto-no-call-now = Acum nu poți anunța.

## Texte care nu se pot citi

malformed-quarto-piece = „{ $text }” nu e o piesă; se așteaptă o cifră hexazecimală 0–f sau patru litere, câte una din L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }” nu e o căsuță; se așteaptă a1 până la d4.
malformed-quarto-line = „{ $text }” nu e o linie; se așteaptă două capete, ca a3-d3, sau patru căsuțe.
malformed-quarto-position-fields = Poziția „{ $text }”: se așteaptă tabla, un spațiu și piesa din mână sau „-”.
malformed-quarto-position-ranks = Tabla „{ $text }”: se așteaptă 4 rânduri despărțite prin „/”, s-au găsit { $found }.
malformed-quarto-position-rank = Rândul { $rank } al tablei, „{ $text }”: se așteaptă 4 căsuțe, s-au găsit { $found }.
malformed-quarto-position-digit = „{ $text }” de pe { $square } nu e o piesă; se așteaptă o cifră hexazecimală 0–f sau „.”.
malformed-quarto-piece-twice = Piesa { $piece } e pe tablă de două ori: { $first } și { $second }.
malformed-quarto-hand-placed = Piesa din mână, { $piece }, e deja pe tablă: { $square }.
malformed-quarto-features = Caracteristicile trebuie să fie una sau mai multe dintre acestea, fiecare o dată: { $expected }.
malformed-quarto-shared = O linie nu poate cere { $shared } în comun, când { $features ->
        [one] contează o singură caracteristică
        [few] contează doar { $features } caracteristici
       *[other] contează doar { $features } de caracteristici
    }.
malformed-quarto-full = În „{ $text }” nu mai e nimic de jucat.
malformed-quarto-starter = „{ $text }” nu e cine începe; se așteaptă A sau B.
malformed-detail = După „{ $word }” nu vine nimic în paranteze, s-a găsit „({ $detail })”.
malformed-memory = Un tabel de { $megabytes } MB nu încape în memoria acestui calculator.

## Motorul

malformed-engine-command = „{ $text }” nu e o comandă; se așteaptă: { $expected }.
malformed-engine-alone = „{ $command }” nu are nimic după ea, s-a găsit „{ $text }”.
malformed-engine-setoption = „setoption { $text }”: se așteaptă „setoption name NAME value VALUE”.
malformed-engine-option = Nu există opțiunea „{ $text }”; există: { $expected }.
malformed-engine-position = „position { $text }”: se așteaptă „start” sau o poziție ca 0..f/..../.3../.... 9, apoi eventual „moves” și, pe rând, căsuțe și piese.
malformed-engine-go = „go … { $text }”: se așteaptă time MS, nodes N, infinite, moves sau nimic.
malformed-engine-infinite = „infinite” înseamnă fără limită, așa că nu merge nici cu time, nici cu nodes.
illegal-engine-busy = „{ $command }” trebuie să aștepte până se termină căutarea; „stop” o oprește.

## Cum se termină partidele

outcome-line = { $winner } câștigă cu o linie.
outcome-false-call = { $winner } câștigă: { $loser } a anunțat fără să fie linie.
outcome-full = Remiză: toate piesele sunt puse și nimeni n-a anunțat.

## Nivelurile calculatorului și cum joacă fiecare

level-quarto-1 = Boboc
level-quarto-about-1 = Nu vede liniile și uită să anunțe.
level-quarto-2 = Începător
level-quarto-about-2 = Vede multe, dar unele îi mai scapă.
level-quarto-3 = Ucenic
level-quarto-about-3 = Vede liniile, dar dăruiește victorii.
level-quarto-4 = Jucător de ocazie
level-quarto-about-4 = Ia orice victorie pe care o vede.
level-quarto-5 = Jucător de club
level-quarto-about-5 = Se gândește înainte să dea.
# As in English
level-quarto-6 = Expert
level-quarto-about-6 = Gândește cu câteva mutări înainte.
level-quarto-7 = Maestru
level-quarto-about-7 = Nu greșește aproape niciodată.
level-quarto-8 = De neînvins
level-quarto-about-8 = Nu greșește niciodată.

## Reguli la alegere

preset-international = Regulile obișnuite
preset-beginners-1 = Pentru începători: contează doar culoarea
preset-beginners-2 = Pentru începători: contează culoarea și forma
preset-beginners-3 = Pentru începători: contează tot, în afară de gaură
preset-advanced = Avansat: și pătratele 2×2 sunt linii
preset-tournament = Turneu: un minut pe mutare, anunțul greșit pierde
preset-balkan = Anunț târziu de oricare jucător, ca în Balcani
preset-taiwan = Anunț înainte de a pune, ca în Taiwan
preset-greek-2 = Două caracteristici în comun, ca în Grecia
preset-own = Cum spune foaia cu reguli în limba ta
