### Stranice za učenje: pravila, rječnik, lekcije, vježbe.

web-title-learn = Učenje · Fourfold
web-title-glossary = Rječnik · Fourfold
web-title-lesson = Lekcija · Fourfold
web-title-train = Vježba · Fourfold
web-title-document = { $title } · Fourfold

## Pregled

web-learn-lead = Pravila sa slikama, partije objašnjene potez po potez i vježba za oko.
web-learn-rules = Pravila
web-learn-age = Od { $age } godina
web-learn-lessons = Lekcije
web-learn-lessons-text = Školske partije, korak po korak. Ponegdje ima sporednih tokova: drugi potez, i što iz njega izlazi.
web-learn-trainers = Vježbe
web-learn-trainers-text = Nekoliko minuta dnevno. Rezultati ostaju na ovom uređaju.
web-learn-glossary = Rječnik
web-learn-glossary-text = Što koja riječ znači. U tekstu dodirni podcrtanu riječ da vidiš značenje.
web-learn-to-glossary = Otvori rječnik
web-learn-play = Igraj
web-learn-more = Još za učenje
web-only-english = Ovaj tekst zasad postoji samo na engleskom.
web-learn-seek = Nađi riječ
web-learn-sought = { $count ->
    [0] Nema takve riječi.
    [one] { $count } riječ
    [few] { $count } riječi
   *[other] { $count } riječi
}

## Slike i mjesta riječima

web-learn-figure = Mozaik od { $tiles } { $tiles ->
    [one] pločice
    [few] pločice
   *[other] pločica
}
web-learn-place = { $direction ->
    [up] Mjesto { $number }, vrh gore
    [right] Mjesto { $number }, vrh desno
    [down] Mjesto { $number }, vrh dolje
   *[left] Mjesto { $number }, vrh lijevo
}

## Vježbanje

web-learn-answers = Odgovori
web-learn-choose = Odaberi odgovor.
web-learn-right = Točno!
web-learn-wrong = Ne. Pogledaj opet.
web-learn-yes = Da
web-learn-no = Ne
web-learn-places-wait = { $count ->
    [1] Dodirni mjesto. Jedno je.
    [one] Dodirni mjesta. Ima ih { $count }.
    [few] Dodirni mjesta. Ima ih { $count }.
   *[other] Dodirni mjesta. Ima ih { $count }.
}
web-learn-places-found = { $count ->
    [1] Traži dalje.
    [one] Nađeno { $found } od { $count }.
    [few] Nađeno { $found } od { $count }.
   *[other] Nađeno { $found } od { $count }.
}
web-learn-verdict-clash = Ne: tu se boje razlikuju.
web-learn-verdict-rough = Ne: dijagonale se ne sastaju krajevima.
web-learn-verdict-apart = Ne: tu ne dodiruje mozaik.
web-learn-verdict-fits-right = Da, uklapa se.
web-learn-verdict-full-right = Da, zatvara kvadrat.
web-learn-verdict-full-wrong = Uklapa se, ali ne zatvara kvadrat.
web-learn-verdict-twice-full-right = Da, zatvara dva kvadrata.
web-learn-verdict-twice-full-wrong = Uklapa se, ali ne zatvara dva kvadrata.
web-learn-verdict-double-right = Da, dodiruje dvije pločice.
web-learn-verdict-double-wrong = Uklapa se, ali dodiruje samo jednu pločicu.
web-learn-verdict-corner-right = Da, dvostruka i s kutom.
web-learn-verdict-corner-wrong = Uklapa se, ali dodiruje samo jednu pločicu ili ne čini kut.

## Lekcije

# Lekcije igrače zovu prvim dvama slovima abecede.
# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Ruka
web-lesson-hand-of = Ruka: { $seat }
web-lesson-stock = Zaliha
web-lesson-stock-of = Zaliha: { $seat }
web-lesson-none = Nema se više što položiti
web-lesson-figure-of = Mozaik: { $seat }
web-lesson-steps = Koraci
web-lesson-step = { $step } od { $last }
web-lesson-previous = Natrag
web-lesson-next = Dalje
web-lesson-begins = Podjela
web-lesson-line-begins = Što ako…
web-lesson-leave = Natrag na partiju
web-lesson-lines = Što ako…
web-lesson-line-lays = { $same ->
    [yes] { $seat } polaže { $tiles } drugdje
   *[no] { $seat } umjesto toga polaže { $tiles }
}
web-lesson-line-ends = Partija tada završava { $a } : { $b }
web-lesson-score = Partija završava { $a } : { $b }
web-lesson-play = Nastavi odavde protiv računala
web-lesson-misprints = Tiskarske pogreške u knjizi
web-lesson-misprint = U knjizi piše „{ $printed }”; čitaj „{ $read }”.
web-lesson-did = { $seat } igra.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [1] { $seat } polaže pločicu:
        [one] { $seat } polaže { $count } pločicu:
        [few] { $seat } polaže { $count } pločice:
       *[other] { $seat } polaže { $count } pločica:
    }
    [1] { $count ->
        [1] { $seat } polaže pločicu i zatvara kvadrat:
        [one] { $seat } polaže { $count } pločicu i zatvara kvadrat:
        [few] { $seat } polaže { $count } pločice i zatvara kvadrat:
       *[other] { $seat } polaže { $count } pločica i zatvara kvadrat:
    }
    [one] { $seat } polaže pločica: { $count }, i zatvara { $squares } kvadrat:
    [few] { $count ->
        [1] { $seat } polaže pločicu i zatvara { $squares } kvadrata:
        [one] { $seat } polaže { $count } pločicu i zatvara { $squares } kvadrata:
        [few] { $seat } polaže { $count } pločice i zatvara { $squares } kvadrata:
       *[other] { $seat } polaže { $count } pločica i zatvara { $squares } kvadrata:
    }
   *[other] { $count ->
        [1] { $seat } polaže pločicu i zatvara { $squares } kvadrata:
        [one] { $seat } polaže { $count } pločicu i zatvara { $squares } kvadrata:
        [few] { $seat } polaže { $count } pločice i zatvara { $squares } kvadrata:
       *[other] { $seat } polaže { $count } pločica i zatvara { $squares } kvadrata:
    }
}
web-lesson-did-pass = { $seat } preskače.
web-lesson-did-exchange = { $seat } razmjenjuje pločicu:
web-lesson-did-take = { $seat } uzima pločicu iz tuđe zalihe.
web-lesson-did-draw = { $seat } vuče pločice.
web-lesson-did-capture = { $seat } osvaja mozaik.
web-lesson-did-hand-over = { $seat } predaje pločicu:
web-lesson-did-give-all = { $seat } daje sve preostale pločice.
web-lesson-did-arrange = { $seat } gradi.
web-lesson-did-drop = { $seat } odlaže pločicu:
web-lesson-did-stop = { $seat } kaže stop.
web-lesson-did-check = { $seat } uspoređuje.
web-lesson-did-surrender = { $seat } se predaje.

## Vježbe

web-train-fit = Uklopi pločicu u mislima
web-train-fit-text = Okreni pločicu u mislima: u koje se mjesto uklapa, ili gdje je puna?
web-train-fit-fits = U koje se mjesto uklapa ova pločica?
web-train-fit-full = Uklapa se u sva ova mjesta. U kojem zatvara kvadrat?
web-train-unseen = Poznaj skrivene pločice
web-train-unseen-text = Sve pločice u pet boja, bez onih koje vidiš: koja je još skrivena?
web-train-unseen-ask = Koju od četiri donje pločice ne vidiš ni na stolu ni u svojoj ruci?
web-train-hand = Tvoja ruka
web-train-option = { $number }: { $tile }
web-train-line = Uoči liniju
web-train-line-text = Quarto: jedno polje, jedna figura, četiri u nizu s nečim zajedničkim.
web-train-line-ask = Na kojem polju ova figura čini liniju?
web-train-line-board = Ploča
web-train-how = Deset pitanja. Sat ide dok misliš, a stoji dok gledaš odgovor.
web-train-start = Počni
web-train-again = Još jednom
web-train-next = Dalje
web-train-finish = Vidi rezultat
web-train-number = Pitanje { $number } od { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Dodirni polje.
web-train-tap-or-key = Dodirni odgovor ili pritisni 1 do 4.
web-train-wrong = Ne. Točan je odgovor označen.
web-train-result = Točno { $right } od { $count }, { $seconds } s po pitanju.
web-train-last = Prošli put { $right } od { $count }
web-train-plot = Rezultati zadnjih krugova: { $count }; najviše točnih: { $best }
web-train-plot-right = Točni odgovori
web-train-plot-time = Sekundi po pitanju
web-train-table = Kao tablica
web-train-when = Kada
web-train-of = { $right } od { $count }
