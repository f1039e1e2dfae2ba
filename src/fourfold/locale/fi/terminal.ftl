### Peli päätteessä.

terminal-title = Fourfold · Quarto
terminal-welcome = Kuusitoista nappulaa: kukin vaalea tai tumma, korkea tai matala, pyöreä tai kulmikas, tasapäinen tai reiällinen. Asetat nappulan, jonka vastustaja antaa, ja valitset hänelle seuraavan. Neljä rivissä voittaa, jos niillä on jotain yhteistä – mutta vain, jos huudat.

## Nimet, kun niitä ei ole annettu

terminal-person-a = Pelaaja A
terminal-person-b = Pelaaja B
terminal-person = Pelaaja

## Aloitus

terminal-choose-opponent = Ketkä pelaavat?
terminal-resume = Jatka keskeneräistä peliä
terminal-opponent-computer = Tietokonetta vastaan
terminal-opponent-person = Kaksi tällä näppäimistöllä
terminal-choose-level = Kuinka vahvasti tietokone pelaa?
terminal-choose-rules = Millä säännöillä?
terminal-start-keys = ↑ ↓ valitse   Enter jatka   Esc takaisin tai pois   ? säännöt
terminal-go-on = Peli on kesken. Haluatko jatkaa sitä?
terminal-too-small = Pöytä vaatii 80 × 24 merkkiä. Suurenna ikkunaa.

## Mitä tehdä

terminal-to-give = { $name }: valitse nappula (saaja { $other }): { $piece }?
terminal-to-place = { $name }: aseta { $piece } nappula.
terminal-to-close = { $name }: kaikki on asetettu. Huuda QUARTO! tai sano, että olet valmis.
terminal-thinking = { $name } miettii…
terminal-pointing = Onko tämä suorasi, { $line }?
terminal-nothing-full = Viimeisen nappulan kautta ei kulje täyttä suoraa; vanhemmat eivät kelpaa.
terminal-false-call = { $name } huusi, mutta tuo ei ole suora.
terminal-undone = Peruttu.
terminal-hand = { $name } pitelee
terminal-call-where = Mene ruutuun, joka täydentää suorasi, ja huuda sitten.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Kukaan ei huomannut: { $lines }.

## Kysymykset

terminal-resign = { $name }, luovutatko todella?
terminal-draw = { $other }, { $name } tarjoaa tasapeliä. Suostutko?
terminal-draw-declined = { $name } jatkaa peliä.
terminal-leave = Jätetäänkö tämä peli ja aloitetaan uusi?

## Tiedostot

terminal-written = Tallenne on tiedostossa { $path }.
terminal-not-written = Tiedostoa { $path } ei voitu kirjoittaa: { $why }.
terminal-set-aside = Keskeneräinen peli on tiedostossa { $path }.
terminal-not-saved = Peliä ei voitu tallentaa tiedostoon { $path }: { $why }.
malformed-opponent = ”{ $text }” ei ole vastustaja; pitäisi olla ihminen (person) tai tietokoneen taso, yksi näistä: { $expected }.
malformed-save-data = Se ei ole tallennettu peli: { $problem }.
malformed-save-format = Se ei ole meidän tallentamamme peli: muoto on ”{ $found }”, pitäisi olla ”{ $expected }”.

## Näppäimet

terminal-key-yes = y: kyllä
terminal-key-no = n: ei
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: peru
terminal-key-help = ?: ohje
terminal-key-quit = Ctrl-Q: lopeta
terminal-key-go-on = p: jatka
terminal-key-give-choose = ←↑↓→, 0–f: valitse
terminal-key-give-enter = Enter: anna
terminal-key-place-choose = ←↑↓→, a1…: valitse
terminal-key-place-enter = Enter: aseta
terminal-key-close-enter = Enter: valmis
terminal-key-pointing-choose = ←↑↓→: toinen suora
terminal-key-pointing-enter = Enter: huuda
terminal-key-pointing-escape = Esc: en sittenkään
terminal-key-over-enter = Enter: uusi peli
terminal-key-over-w = w: kirjoita tallenne

## Ohje

terminal-help-turn = Aseta kädessäsi oleva nappula vapaaseen ruutuun: nuolet tai b2 ja Enter; tai napsauta. Valitse sitten vastustajalle nappula: nuolet tai numero ja Enter; tai napsauta.
terminal-help-line = Neljä vaaka-, pysty- tai vinorivissä on suora, jos niillä on { $shared ->
        [1] yhteinen ominaisuus
       *[other] { $shared } yhteistä ominaisuutta
    }.
terminal-help-features = Vain tämä lasketaan: { $features }.
terminal-help-squares = Samoin neljä 2×2-neliössä.
terminal-help-auto = Suora voittaa heti.
terminal-help-call-after = Suora voittaa vain huudettuna (q): huuda heti, kun täydensit sen.
terminal-help-call-before = Suora voittaa vain, jos huudat (q) ennen asettamista: mene ruutuun, joka täydentää sen, ja huuda.
terminal-help-late-opponent = Minkä jätät huutamatta, sen saa vastustaja huutaa saatuaan nappulan; sitten se on arvoton.
terminal-help-late-either = Huutamatta jääneen saa huutaa kumpi vain (q; antaja Q), kunnes seuraava on asetettu; sitten se on arvoton.
terminal-help-late-none = Huutamatta jäänyt on arvoton.
terminal-help-false-refuse = Saat huutaa kerran vuorossa, joten katso tarkkaan.
terminal-help-false-forfeit = Väärästä huudosta häviää, joten katso tarkkaan.
terminal-help-time = Siirtoon on aikaa enintään { $seconds } sekuntia.
terminal-help-pieces = Korkeissa on kolme riviä, pyöreissä pyöreät kyljet; tummat on täytetty, reiällisissä on päällä ○. Piste merkitsee viimeksi asetetun. Kirjaimet: L vaalea, D tumma, R pyöreä, Q kulmikas, T korkea, S matala, F tasapäinen, H reiällinen.
terminal-help-keys =
    q tai !  huuda QUARTO!     u  peru siirto         =  tarjoa tasapeliä
    n        uusi peli         r  luovuta             p  tauko, jatka
    Ctrl-Q   lopeta            w  kirjoita tallenne   Esc  sulje tämä

    Keskeneräinen peli säilyy, kun lopetat.
