### Le pagine per imparare: regole, glossario, lezioni, allenamenti.

web-title-learn = Impara · Fourfold
web-title-glossary = Glossario · Fourfold
web-title-lesson = Lezione · Fourfold
web-title-train = Allenamento · Fourfold
web-title-document = { $title } · Fourfold

## Panoramica

web-learn-lead = Le regole illustrate, partite spiegate mossa per mossa, ed esercizio per gli occhi.
web-only-english = Questo testo per ora esiste solo in inglese.
web-learn-rules = Regole
web-learn-age = Da { $age } anni
web-learn-lessons = Lezioni
web-learn-lessons-text = Partite di studio, passo per passo. In certi momenti ci sono varianti: un’altra mossa, e che cosa ne viene.
web-learn-trainers = Allenamenti
web-learn-trainers-text = Pochi minuti al giorno. I tuoi risultati restano su questo dispositivo.
web-learn-glossary = Glossario
web-learn-glossary-text = Che cosa vuol dire ogni parola. Nei testi, tocca una parola sottolineata per vederne il significato.
web-learn-to-glossary = Apri il glossario
web-learn-play = Gioca
web-learn-more = Altro da imparare
web-learn-seek = Cerca una parola
web-learn-sought = { $count ->
    [0] Nessuna parola trovata.
    [one] { $count } parola
   *[other] { $count } parole
}

## Figure e posti a parole

web-learn-figure = Una figura di { $tiles } { $tiles ->
    [one] tessera
   *[other] tessere
}
web-learn-place = { $direction ->
    [up] Posto { $number }, punta in su
    [right] Posto { $number }, punta a destra
    [down] Posto { $number }, punta in giù
   *[left] Posto { $number }, punta a sinistra
}

## Esercizi

web-learn-answers = Risposte
web-learn-choose = Scegli una risposta.
web-learn-right = Giusto!
web-learn-wrong = No. Guarda ancora.
web-learn-yes = Sì
# As in English
web-learn-no = No
web-learn-places-wait = { $count ->
    [one] Tocca il posto. Ce n’è uno.
   *[other] Tocca i posti. Ce ne sono { $count }.
}
web-learn-places-found = { $count ->
    [one] Cerca ancora.
   *[other] Trovati { $found } di { $count }.
}
web-learn-verdict-clash = No: lì i colori sono diversi.
web-learn-verdict-rough = No: le diagonali non si incontrano alle estremità.
web-learn-verdict-apart = No: lì non tocca la figura.
web-learn-verdict-fits-right = Sì, combacia.
web-learn-verdict-full-right = Sì, fa un quadrato.
web-learn-verdict-full-wrong = Combacia, ma non fa un quadrato.
web-learn-verdict-twice-full-right = Sì, fa due quadrati.
web-learn-verdict-twice-full-wrong = Combacia, ma non fa due quadrati.
web-learn-verdict-double-right = Sì, tocca due tessere.
web-learn-verdict-double-wrong = Combacia, ma tocca una tessera sola.
web-learn-verdict-corner-right = Sì, una doppia e un gomito.
web-learn-verdict-corner-wrong = Combacia, ma tocca una tessera sola, o non fa gomito.

## Lezioni

# Le lezioni chiamano i giocatori con le prime due lettere dell’alfabeto.
# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Mano
web-lesson-hand-of = Mano di { $seat }
web-lesson-stock = Riserva
web-lesson-stock-of = Riserva di { $seat }
web-lesson-none = Nulla più da posare
web-lesson-figure-of = Figura di { $seat }
web-lesson-steps = Passi
web-lesson-step = { $step } di { $last }
web-lesson-previous = Indietro
web-lesson-next = Avanti
web-lesson-begins = Le tessere
web-lesson-line-begins = E se…
web-lesson-leave = Torna alla partita
web-lesson-lines = E se…
web-lesson-line-lays = { $same ->
    [yes] { $seat } posa { $tiles } altrove
   *[no] { $seat } posa invece { $tiles }
}
web-lesson-line-ends = La partita finisce allora { $a } : { $b }
web-lesson-score = La partita finisce { $a } : { $b }
web-lesson-play = Continua da qui contro il computer
web-lesson-misprints = Refusi del libro
web-lesson-misprint = Il libro stampa «{ $printed }»; leggi «{ $read }».
web-lesson-did = { $seat } agisce.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } posa una tessera:
       *[other] { $seat } posa { $count } tessere:
    }
    [one] { $count ->
        [one] { $seat } posa una tessera e fa un quadrato:
       *[other] { $seat } posa { $count } tessere e fa un quadrato:
    }
   *[other] { $count ->
        [one] { $seat } posa una tessera e fa { $squares } quadrati:
       *[other] { $seat } posa { $count } tessere e fa { $squares } quadrati:
    }
}
web-lesson-did-pass = { $seat } passa.
web-lesson-did-exchange = { $seat } scambia una tessera:
web-lesson-did-take = { $seat } prende una tessera dall’altra riserva.
web-lesson-did-draw = { $seat } pesca.
web-lesson-did-capture = { $seat } cattura la figura.
web-lesson-did-hand-over = { $seat } cede una tessera:
web-lesson-did-give-all = { $seat } cede tutte le tessere rimaste.
web-lesson-did-arrange = { $seat } costruisce.
web-lesson-did-drop = { $seat } scarta una tessera:
web-lesson-did-stop = { $seat } dice stop.
web-lesson-did-check = { $seat } confronta.
web-lesson-did-surrender = { $seat } si arrende.

## Allenamenti

web-train-fit = Incastra a mente
web-train-fit-text = Gira la tessera con la mente: dove combacia, o dove è piena?
web-train-fit-fits = In quale posto combacia questa tessera?
web-train-fit-full = Combacia in tutti questi posti. In quale fa un quadrato?
web-train-unseen = Le tessere nascoste
web-train-unseen-text = Tutte le tessere di cinque colori, meno quelle che vedi: quale è ancora nascosta?
web-train-unseen-ask = Quale delle quattro tessere qui sotto non vedi né sul tavolo né nella tua mano?
web-train-hand = La tua mano
web-train-option = { $number }: { $tile }
web-train-line = Trova l’allineamento
web-train-line-text = Quarto: una casella, un pezzo, quattro allineati con qualcosa in comune.
web-train-line-ask = Su quale casella questo pezzo fa un allineamento?
web-train-line-board = La plancia
web-train-how = Dieci domande. Il tempo corre mentre pensi, e sta fermo mentre guardi una risposta.
web-train-start = Via
web-train-again = Ancora
web-train-next = Avanti
web-train-finish = Al risultato
web-train-number = Domanda { $number } di { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Tocca una casella.
web-train-tap-or-key = Tocca una risposta, o premi da 1 a 4.
web-train-wrong = No. La risposta giusta è segnata.
web-train-result = { $right } giuste su { $count }, { $seconds } secondi a domanda.
web-train-last = L’ultima volta { $right } di { $count }
web-train-plot = Risultati: { $count ->
    [one] l’ultimo giro
   *[other] gli ultimi { $count } giri
}; al meglio { $best } giuste
web-train-plot-right = Risposte giuste
web-train-plot-time = Secondi a domanda
web-train-table = In tabella
web-train-when = Quando
web-train-of = { $right } di { $count }
