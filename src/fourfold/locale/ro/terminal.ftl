### Jocul în terminal.

# As in English
terminal-title = Fourfold · Quarto
terminal-welcome = Șaisprezece piese: deschise sau închise la culoare, înalte sau scunde, rotunde sau pătrate, pline sau găurite. Pui piesa pe care ți-o dă adversarul, apoi o alegi pe următoarea pentru el. Patru la rând cu ceva în comun câștigă – dar numai dacă anunți.

## Nume când nu le-a dat nimeni

terminal-person-a = Jucătorul A
terminal-person-b = Jucătorul B
terminal-person = Jucător

## Începutul

terminal-choose-opponent = Cine joacă?
terminal-resume = Continuă partida neterminată
terminal-opponent-computer = Contra calculatorului
terminal-opponent-person = În doi la această tastatură
terminal-choose-level = Cât de bine să joace calculatorul?
terminal-choose-rules = După ce reguli?
terminal-start-keys = ↑ ↓ alege   Enter mai departe   Esc înapoi sau ieși   ? cum se joacă
terminal-go-on = Există o partidă neterminată. Vrei s-o continui?
terminal-too-small = Masa are nevoie de 80 × 24 de caractere. Te rugăm să mărești fereastra.

## Ce e de făcut

terminal-to-give = { $name }, alege o piesă pentru { $other }: { $piece }?
terminal-to-place = { $name }, pune piesa: { $piece }.
terminal-to-close = { $name }, toate piesele sunt puse. Anunță QUARTO! sau spune că nu e linie.
terminal-thinking = { $name } se gândește…
terminal-pointing = Asta e linia ta, { $line }?
terminal-nothing-full = Prin ultima piesă pusă nu trece nicio linie plină; cele vechi nu mai contează.
terminal-false-call = { $name } a anunțat, dar nu e linie.
terminal-undone = Retras.
terminal-hand = { $name } ține
terminal-call-where = Du-te la căsuța care îți completează linia, apoi anunță.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = N-a văzut nimeni: { $lines }.

## Întrebări

terminal-resign = { $name }, chiar cedezi?
terminal-draw = { $other }, { $name } propune remiză. Ești de acord?
terminal-draw-declined = { $name } joacă mai departe.
terminal-leave = Părăsești această partidă și începi alta?

## Fișiere

terminal-written = Înregistrarea e în { $path }.
terminal-not-written = { $path } nu s-a putut scrie: { $why }.
terminal-set-aside = Partida neterminată e păstrată în { $path }.
terminal-not-saved = Partida nu s-a putut salva în { $path }: { $why }.
malformed-opponent = „{ $text }” nu e un adversar; se așteaptă un om (person) sau un nivel al calculatorului, unul dintre: { $expected }.
malformed-save-data = Nu e o partidă salvată: { $problem }.
malformed-save-format = Nu e o partidă salvată de-a noastră: formatul ei e „{ $found }”, se așteaptă „{ $expected }”.

## Taste

terminal-key-yes = y: da
terminal-key-no = n: nu
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: înapoi
terminal-key-help = ?: ajutor
terminal-key-quit = Ctrl-Q: ieși
terminal-key-go-on = p: continuă
terminal-key-give-choose = ←↑↓→, 0–f: alege
terminal-key-give-enter = Enter: dă
terminal-key-place-choose = ←↑↓→, a1…: alege
terminal-key-place-enter = Enter: pune
terminal-key-close-enter = Enter: nu e
terminal-key-pointing-choose = ←↑↓→: altă linie
terminal-key-pointing-enter = Enter: anunță
terminal-key-pointing-escape = Esc: mai bine nu
terminal-key-over-enter = Enter: partidă nouă
terminal-key-over-w = w: scrie partida

## Ajutor

terminal-help-turn = Pune piesa ta pe o căsuță liberă: săgeți sau b2, apoi Enter; sau clic. Apoi alege una pentru adversar: săgeți sau cifra ei, apoi Enter; sau clic.
terminal-help-line = Patru pe rând, coloană sau diagonală cu { $shared ->
        [1] o caracteristică
       *[other] { $shared } caracteristici
    } în comun fac o linie.
terminal-help-features = Contează doar: { $features }.
terminal-help-squares = La fel patru în pătrat 2×2.
terminal-help-auto = O linie câștigă imediat.
terminal-help-call-after = O linie câștigă doar dacă e anunțată (q): de tine, imediat ce ai completat-o.
terminal-help-call-before = O linie câștigă doar dacă o anunți (q) înainte să pui: du-te la căsuța care o completează și anunță.
terminal-help-late-opponent = Ce îți scapă poate anunța adversarul, după ce primește piesa următoare; apoi nu mai valorează nimic.
terminal-help-late-either = Ce îți scapă poate anunța oricare (q, sau Q cine tocmai a dat) până se pune piesa următoare; apoi nu mai valorează nimic.
terminal-help-late-none = Ce îți scapă nu valorează nimic.
terminal-help-false-refuse = Ai un anunț pe mutare, uită-te de două ori.
terminal-help-false-forfeit = Un anunț greșit pierde partida, uită-te de două ori.
terminal-help-time = O mutare ține cel mult { $seconds } s.
terminal-help-pieces = Cele înalte au trei rânduri, cele rotunde laturi rotunde; culoarea închisă e umplută, gaura e ○. Un punct: ultima. Litere: L culoare deschisă, D închisă, R rotundă, Q pătrată, T înaltă, S scundă, F plină, H găurită.
terminal-help-keys =
    q sau !  anunță QUARTO!    u  înapoi             =  propune remiză
    n        partidă nouă      r  cedează            p  pauză, continuă
    Ctrl-Q   ieși              w  scrie partida      Esc  închide asta

    La ieșire partida neterminată se păstrează.
