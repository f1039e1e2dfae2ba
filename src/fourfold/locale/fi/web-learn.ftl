### Oppisivut: säännöt, sanasto, oppitunnit, harjoitukset.

web-title-learn = Opi · Fourfold
web-title-glossary = Sanasto · Fourfold
web-title-lesson = Oppitunti · Fourfold
web-title-train = Harjoitus · Fourfold
web-title-document = { $title } · Fourfold

## Yleiskuva

web-learn-lead = Säännöt kuvin, pelejä siirto siirrolta selitettyinä ja harjoitusta silmille.
web-only-english = Tämä teksti on toistaiseksi vain englanniksi.
web-learn-rules = Säännöt
web-learn-age = { $age } vuodesta alkaen
web-learn-lessons = Oppitunnit
web-learn-lessons-text = Opetuspelejä askel askeleelta. Joissakin kohdissa on sivupolku: toinen siirto ja mitä siitä seuraa.
web-learn-trainers = Harjoitukset
web-learn-trainers-text = Muutama minuutti päivässä. Tuloksesi pysyvät tällä laitteella.
web-learn-glossary = Sanasto
web-learn-glossary-text = Mitä mikin sana tarkoittaa. Napauta tekstissä alleviivattua sanaa, niin näet merkityksen.
web-learn-to-glossary = Avaa sanasto
web-learn-play = Pelaa tätä
web-learn-more = Lisää opittavaa
web-learn-seek = Etsi sana
web-learn-sought = { $count ->
    [0] Sanaa ei löydy.
    [one] { $count } sana
   *[other] { $count } sanaa
}

## Kuvat ja paikat sanoin

web-learn-figure = Kuvio, { $tiles } { $tiles ->
    [one] laatta
   *[other] laattaa
}
web-learn-place = { $direction ->
    [up] Paikka { $number }, kärki ylös
    [right] Paikka { $number }, kärki oikealle
    [down] Paikka { $number }, kärki alas
   *[left] Paikka { $number }, kärki vasemmalle
}

## Kysymykset

web-learn-answers = Vastaukset
web-learn-choose = Valitse vastaus.
web-learn-right = Oikein!
web-learn-wrong = Ei. Katso uudelleen.
web-learn-yes = Kyllä
web-learn-no = Ei
web-learn-places-wait = { $count ->
    [one] Napauta paikkaa. Niitä on yksi.
   *[other] Napauta paikkoja. Niitä on { $count }.
}
web-learn-places-found = { $count ->
    [one] Jatka etsimistä.
   *[other] Löytynyt { $found }/{ $count }.
}
web-learn-verdict-clash = Ei: värit eroavat siinä.
web-learn-verdict-rough = Ei: lävistäjien päät eivät kohtaa.
web-learn-verdict-apart = Ei: siinä se ei kosketa kuviota.
web-learn-verdict-fits-right = Kyllä, se sopii.
web-learn-verdict-full-right = Kyllä, se tekee neliön.
web-learn-verdict-full-wrong = Sopii, mutta ei tee neliötä.
web-learn-verdict-twice-full-right = Kyllä, se tekee kaksi neliötä.
web-learn-verdict-twice-full-wrong = Sopii, mutta ei tee kahta neliötä.
web-learn-verdict-double-right = Kyllä, se koskettaa kahta laattaa.
web-learn-verdict-double-wrong = Sopii, mutta koskettaa vain yhtä laattaa.
web-learn-verdict-corner-right = Kyllä, tupla ja kulma.
web-learn-verdict-corner-wrong = Sopii, mutta koskettaa vain yhtä laattaa tai ei tee kulmaa.

## Oppitunnit

# Oppitunneilla pelaajia kutsutaan aakkosten kahdella ensimmäisellä kirjaimella.
# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Käsi
web-lesson-hand-of = Käsi: { $seat }
web-lesson-stock = Varasto
web-lesson-stock-of = Varasto: { $seat }
web-lesson-none = Ei enää asetettavaa
web-lesson-figure-of = Kuvio: { $seat }
web-lesson-steps = Askeleet
web-lesson-step = { $step }/{ $last }
web-lesson-previous = Taakse
web-lesson-next = Eteen
web-lesson-begins = Jako
web-lesson-line-begins = Entä jos…
web-lesson-leave = Takaisin peliin
web-lesson-lines = Entä jos…
web-lesson-line-lays = { $same ->
    [yes] { $seat } asettaa muualle: { $tiles }
   *[no] { $seat } asettaa sen sijaan: { $tiles }
}
web-lesson-line-ends = Silloin peli päättyy { $a }–{ $b }
web-lesson-score = Peli päättyy { $a }–{ $b }
web-lesson-play = Jatka tästä tietokonetta vastaan
web-lesson-misprints = Painovirheitä kirjassa
web-lesson-misprint = Kirjassa on ”{ $printed }”; lue ”{ $read }”.
web-lesson-did = { $seat } toimii.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } asettaa laatan:
       *[other] { $seat } asettaa { $count } laattaa:
    }
    [one] { $count ->
        [one] { $seat } asettaa laatan ja tekee neliön:
       *[other] { $seat } asettaa { $count } laattaa ja tekee neliön:
    }
   *[other] { $count ->
        [one] { $seat } asettaa laatan ja tekee { $squares } neliötä:
       *[other] { $seat } asettaa { $count } laattaa ja tekee { $squares } neliötä:
    }
}
web-lesson-did-pass = { $seat } passaa.
web-lesson-did-exchange = { $seat } vaihtaa laatan:
web-lesson-did-take = { $seat } ottaa laatan toisen varastosta.
web-lesson-did-draw = { $seat } nostaa.
web-lesson-did-capture = { $seat } valtaa kuvion.
web-lesson-did-hand-over = { $seat } antaa laatan:
web-lesson-did-give-all = { $seat } antaa kaikki jäljellä olevat laatat.
web-lesson-did-arrange = { $seat } rakentaa.
web-lesson-did-drop = { $seat } jättää laatan vaihtoon:
web-lesson-did-stop = { $seat } sanoo seis.
web-lesson-did-check = { $seat } tarkistaa.
web-lesson-did-surrender = { $seat } luovuttaa.

## Harjoitukset

web-train-fit = Sovita laatta mielessäsi
web-train-fit-text = Käännä laattaa mielessäsi: mihin paikkaan se sopii, tai missä se on täysi?
web-train-fit-fits = Mihin paikkaan tämä laatta sopii?
web-train-fit-full = Se sopii kaikkiin näihin paikkoihin. Missä se tekee neliön?
web-train-unseen = Piilossa olevat laatat
web-train-unseen-text = Kaikki viiden värin laatat miinus ne, jotka näet: mikä on vielä piilossa?
web-train-unseen-ask = Mitä alla olevista neljästä laatasta et näe pöydällä etkä kädessäsi?
web-train-hand = Kätesi
web-train-option = { $number }: { $tile }
web-train-line = Löydä suora
web-train-line-text = Quarto: yksi ruutu, yksi nappula, neljä rivissä, joilla on jotain yhteistä.
web-train-line-ask = Missä ruudussa tämä nappula tekee suoran?
web-train-line-board = Lauta
web-train-how = Kymmenen kysymystä. Kello käy, kun mietit, ja seisoo, kun katsot vastausta.
web-train-start = Aloita
web-train-again = Uudelleen
web-train-next = Jatka
web-train-finish = Tulokseen
web-train-number = Kysymys { $number }/{ $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Napauta ruutua.
web-train-tap-or-key = Napauta vastausta tai paina 1–4.
web-train-wrong = Ei. Oikea vastaus on merkitty.
web-train-result = { $right }/{ $count } oikein, { $seconds } sekuntia kysymystä kohti.
web-train-last = Viimeksi { $right }/{ $count }
web-train-plot = { $count ->
    [one] Viime kierroksen tulokset
   *[other] Viimeisten { $count } kierroksen tulokset
}; parhaimmillaan { $best } oikein
web-train-plot-right = Oikeita vastauksia
web-train-plot-time = Sekunteja kysymystä kohti
web-train-table = Taulukkona
web-train-when = Milloin
web-train-of = { $right }/{ $count }
