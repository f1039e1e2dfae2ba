### Stránky k učení: pravidla, slovníček, lekce, tréninky.

web-title-learn = Učení · Fourfold
web-title-glossary = Slovníček · Fourfold
web-title-lesson = Lekce · Fourfold
web-title-train = Trénink · Fourfold
web-title-document = { $title } · Fourfold

## Přehled

web-learn-lead = Pravidla s obrázky, partie vysvětlené tah po tahu a cvičení pro oči.
web-only-english = Tento text je zatím jen v angličtině.
web-learn-rules = Pravidla
web-learn-age = Od { $age } let
web-learn-lessons = Lekce
web-learn-lessons-text = Cvičné partie, krok po kroku. Někde jsou odbočky: jiný tah a co z něj vzejde.
web-learn-trainers = Tréninky
web-learn-trainers-text = Pár minut denně. Výsledky zůstávají v tomto zařízení.
web-learn-glossary = Slovníček
web-learn-glossary-text = Co které slovo znamená. V textech ťukni na podtržené slovo a uvidíš výklad.
web-learn-to-glossary = Otevřít slovníček
web-learn-play = Zahrát si
web-learn-more = Další učení
web-learn-seek = Najít slovo
web-learn-sought = { $count ->
    [0] Takové slovo tu není.
    [one] { $count } slovo
    [few] { $count } slova
   *[other] { $count } slov
}

## Obrázky a místa slovy

web-learn-figure = { $tiles ->
    [one] Obrazec: { $tiles } destička
    [few] Obrazec: { $tiles } destičky
   *[other] Obrazec: { $tiles } destiček
}
web-learn-place = { $direction ->
    [up] Místo { $number }, vrchol nahoru
    [right] Místo { $number }, vrchol doprava
    [down] Místo { $number }, vrchol dolů
   *[left] Místo { $number }, vrchol doleva
}

## Cvičení

web-learn-answers = Odpovědi
web-learn-choose = Vyber odpověď.
web-learn-right = Správně!
web-learn-wrong = Ne. Podívej se znovu.
web-learn-yes = Ano
web-learn-no = Ne
web-learn-places-wait = { $count ->
    [one] Ťukni na místo. Je jedno.
    [few] Ťukni na místa. Jsou { $count }.
   *[other] Ťukni na místa. Je jich { $count }.
}
web-learn-places-found = { $count ->
    [1] Hledej dál.
   *[other] Nalezeno { $found } z { $count }.
}
web-learn-verdict-clash = Ne: barvy se tu liší.
web-learn-verdict-rough = Ne: úhlopříčky se nepotkávají konci.
web-learn-verdict-apart = Ne: tady se obrazce nedotýká.
web-learn-verdict-fits-right = Ano, pasuje.
web-learn-verdict-full-right = Ano, tvoří čtverec.
web-learn-verdict-full-wrong = Pasuje, ale netvoří čtverec.
web-learn-verdict-twice-full-right = Ano, tvoří dva čtverce.
web-learn-verdict-twice-full-wrong = Pasuje, ale netvoří dva čtverce.
web-learn-verdict-double-right = Ano, dotýká se dvou destiček.
web-learn-verdict-double-wrong = Pasuje, ale dotýká se jen jedné destičky.
web-learn-verdict-corner-right = Ano, dvojitá a s rohem.
web-learn-verdict-corner-wrong = Pasuje, ale dotýká se jen jedné destičky, nebo netvoří roh.

## Lekce

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Ruka
web-lesson-hand-of = Ruka hráče { $seat }
web-lesson-stock = Zásoba
web-lesson-stock-of = Zásoba hráče { $seat }
web-lesson-none = Už není co položit
web-lesson-figure-of = Obrazec hráče { $seat }
web-lesson-steps = Kroky
web-lesson-step = { $step } z { $last }
web-lesson-previous = Zpět
web-lesson-next = Dál
web-lesson-begins = Rozdání
web-lesson-line-begins = Co kdyby…
web-lesson-leave = Zpět k partii
web-lesson-lines = Co kdyby…
web-lesson-line-lays = { $same ->
    [yes] { $seat } pokládá { $tiles } jinam
   *[no] { $seat } pokládá místo toho { $tiles }
}
web-lesson-line-ends = Partie pak končí { $a }:{ $b }
web-lesson-score = Partie končí { $a }:{ $b }
web-lesson-play = Hrát odtud dál s počítačem
web-lesson-misprints = Tiskové chyby v knize
web-lesson-misprint = V knize stojí „{ $printed }“; čti „{ $read }“.
web-lesson-did = { $seat } jedná.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } pokládá destičku:
        [few] { $seat } pokládá { $count } destičky:
       *[other] { $seat } pokládá { $count } destiček:
    }
    [one] { $count ->
        [one] { $seat } pokládá destičku a tvoří čtverec:
        [few] { $seat } pokládá { $count } destičky a tvoří čtverec:
       *[other] { $seat } pokládá { $count } destiček a tvoří čtverec:
    }
    [few] { $count ->
        [one] { $seat } pokládá destičku a tvoří { $squares } čtverce:
        [few] { $seat } pokládá { $count } destičky a tvoří { $squares } čtverce:
       *[other] { $seat } pokládá { $count } destiček a tvoří { $squares } čtverce:
    }
   *[other] { $count ->
        [one] { $seat } pokládá destičku a tvoří { $squares } čtverců:
        [few] { $seat } pokládá { $count } destičky a tvoří { $squares } čtverců:
       *[other] { $seat } pokládá { $count } destiček a tvoří { $squares } čtverců:
    }
}
web-lesson-did-pass = { $seat } pasuje.
web-lesson-did-exchange = { $seat } vyměňuje destičku:
web-lesson-did-take = { $seat } bere destičku z druhé zásoby.
web-lesson-did-draw = { $seat } dobírá.
web-lesson-did-capture = { $seat } získává obrazec.
web-lesson-did-hand-over = { $seat } předává destičku:
web-lesson-did-give-all = { $seat } odevzdává všechny zbylé destičky.
web-lesson-did-arrange = { $seat } staví.
web-lesson-did-drop = { $seat } odkládá destičku:
web-lesson-did-stop = { $seat } říká „stop“.
web-lesson-did-check = { $seat } porovnává obrazce.
web-lesson-did-surrender = { $seat } se vzdává.

## Tréninky

web-train-fit = Přilož v duchu
web-train-fit-text = Otoč destičku v duchu: kam pasuje, nebo kde bude plná?
web-train-fit-fits = Na které místo tato destička pasuje?
web-train-fit-full = Pasuje na všechna tato místa. Na kterém tvoří čtverec?
web-train-unseen = Skryté destičky
web-train-unseen-text = Všechny destičky pěti barev kromě těch, které vidíš: která je ještě skrytá?
web-train-unseen-ask = Která ze čtyř destiček dole není vidět na stole ani ve tvé ruce?
web-train-hand = Tvoje ruka
web-train-option = { $number }: { $tile }
web-train-line = Najdi řadu
web-train-line-text = Quarto: jedno políčko, jeden dílek, čtyři v řadě s něčím společným.
web-train-line-ask = Na kterém políčku tento dílek tvoří řadu?
web-train-line-board = Deska
web-train-how = Deset otázek. Hodiny běží, když přemýšlíš, a stojí, když si prohlížíš odpověď.
web-train-start = Začít
web-train-again = Ještě jednou
web-train-next = Dál
web-train-finish = K výsledku
web-train-number = Otázka { $number } z { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Ťukni na políčko.
web-train-tap-or-key = Ťukni na odpověď, nebo stiskni 1 až 4.
web-train-wrong = Ne. Správná odpověď je označená.
web-train-result = Správně { $right } z { $count }, { $seconds } s na otázku.
web-train-last = Minule { $right } z { $count }
web-train-plot = { $count ->
    [1] Výsledek posledního kola; nejvíc správně: { $best }
   *[other] Výsledky posledních { $count } kol; nejvíc správně: { $best }
}
web-train-plot-right = Správné odpovědi
web-train-plot-time = Sekundy na otázku
web-train-table = Jako tabulka
web-train-when = Kdy
web-train-of = { $right } z { $count }
