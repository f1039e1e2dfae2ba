### As páginas para aprender: regras, glossário, lições, treinos.

web-title-learn = Aprender · Fourfold
web-title-glossary = Glossário · Fourfold
web-title-lesson = Lição · Fourfold
web-title-train = Treino · Fourfold
web-title-document = { $title } · Fourfold

## O conjunto

web-learn-lead = As regras com imagens, partidas explicadas jogada a jogada e treino para os olhos.
web-learn-rules = Regras
web-learn-age = A partir de { $age } anos
web-learn-lessons = Lições
web-learn-lessons-text = Partidas de estudo, passo a passo. Alguns momentos têm variantes: outra jogada, e o que sai dela.
web-learn-trainers = Treinos
web-learn-trainers-text = Alguns minutos por dia. Os resultados ficam neste aparelho.
web-learn-glossary = Glossário
web-learn-glossary-text = O que cada palavra significa. Nos textos, toque em uma palavra sublinhada para ver seu significado.
web-learn-to-glossary = Abrir o glossário
web-learn-play = Jogar
web-learn-more = Mais para aprender
web-only-english = Este texto, por enquanto, só existe em inglês.
web-learn-seek = Achar palavra
web-learn-sought = { $count ->
    [0] Não há tal palavra.
    [one] { $count } palavra
   *[other] { $count } palavras
}

## Imagens e lugares em palavras

web-learn-figure = Uma figura de { $tiles } { $tiles ->
    [one] pedra
   *[other] pedras
}
web-learn-place = { $direction ->
    [up] Lugar { $number }, vértice para cima
    [right] Lugar { $number }, vértice para a direita
    [down] Lugar { $number }, vértice para baixo
   *[left] Lugar { $number }, vértice para a esquerda
}

## Exercícios

web-learn-answers = Respostas
web-learn-choose = Escolha uma resposta.
web-learn-right = Certo!
web-learn-wrong = Não. Olhe de novo.
web-learn-yes = Sim
web-learn-no = Não
web-learn-places-wait = { $count ->
    [1] Toque no lugar. Há um.
   *[other] Toque nos lugares. Há { $count }.
}
web-learn-places-found = { $count ->
    [1] Continue olhando.
   *[other] { $found } de { $count } achados.
}
web-learn-verdict-clash = Não: as cores não combinam aí.
web-learn-verdict-rough = Não: as diagonais não se encontram nas pontas.
web-learn-verdict-apart = Não: aí não toca a figura.
web-learn-verdict-fits-right = Sim, encaixa.
web-learn-verdict-full-right = Sim, faz um quadrado.
web-learn-verdict-full-wrong = Encaixa, mas não faz quadrado.
web-learn-verdict-twice-full-right = Sim, faz dois quadrados.
web-learn-verdict-twice-full-wrong = Encaixa, mas não faz dois quadrados.
web-learn-verdict-double-right = Sim, toca duas pedras.
web-learn-verdict-double-wrong = Encaixa, mas toca só uma pedra.
web-learn-verdict-corner-right = Sim, dupla e com esquina.
web-learn-verdict-corner-wrong = Encaixa, mas toca só uma pedra ou não faz esquina.

## Lições

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Mão
web-lesson-hand-of = Mão de { $seat }
web-lesson-stock = Reserva
web-lesson-stock-of = Reserva de { $seat }
web-lesson-none = Nada mais a pôr
web-lesson-figure-of = Figura de { $seat }
web-lesson-steps = Passos
web-lesson-step = { $step } de { $last }
web-lesson-previous = Voltar
web-lesson-next = Seguir
web-lesson-begins = As mãos
web-lesson-line-begins = E se…?
web-lesson-leave = Voltar à partida
web-lesson-lines = E se…?
web-lesson-line-lays = { $same ->
    [yes] { $seat } põe { $tiles } em outro lugar
   *[no] { $seat } põe { $tiles } em vez disso
}
web-lesson-line-ends = A partida termina então { $a } : { $b }
web-lesson-score = A partida termina { $a } : { $b }
web-lesson-play = Continuar daqui contra o computador
web-lesson-misprints = Erros de impressão no livro
web-lesson-misprint = O livro traz “{ $printed }”; leia-se “{ $read }”.
web-lesson-did = { $seat } age.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [1] { $seat } põe uma pedra:
       *[other] { $seat } põe { $count } pedras:
    }
    [one] { $count ->
        [1] { $seat } põe uma pedra e faz { $squares } quadrado:
       *[other] { $seat } põe { $count } pedras e faz { $squares } quadrado:
    }
   *[other] { $count ->
        [1] { $seat } põe uma pedra e faz { $squares } quadrados:
       *[other] { $seat } põe { $count } pedras e faz { $squares } quadrados:
    }
}
web-lesson-did-pass = { $seat } passa.
web-lesson-did-exchange = { $seat } troca uma pedra:
web-lesson-did-take = { $seat } tira uma pedra da outra reserva.
web-lesson-did-draw = { $seat } compra.
web-lesson-did-capture = { $seat } captura a figura.
web-lesson-did-hand-over = { $seat } entrega uma pedra:
web-lesson-did-give-all = { $seat } entrega todas as pedras restantes.
web-lesson-did-arrange = { $seat } constrói.
web-lesson-did-drop = { $seat } deixa uma pedra:
web-lesson-did-stop = { $seat } para.
web-lesson-did-check = { $seat } confere.
web-lesson-did-surrender = { $seat } se rende.

## Treinos

web-train-fit = Encaixar uma pedra de cabeça
web-train-fit-text = Gire a pedra na imaginação: em que lugar ela encaixa, ou fica plena?
web-train-fit-fits = Em que lugar esta pedra encaixa?
web-train-fit-full = Ela encaixa em todos estes lugares. Em qual faz um quadrado?
web-train-unseen = As pedras que não se veem
web-train-unseen-text = Todas as pedras de cinco cores, menos as que se veem: qual ainda está escondida?
web-train-unseen-ask = Qual das quatro pedras abaixo não se vê na mesa nem na sua mão?
web-train-hand = A sua mão
web-train-option = { $number }: { $tile }
web-train-line = Ver a linha
web-train-line-text = Quarto: uma casa, uma peça, quatro em linha com algo em comum.
web-train-line-ask = Em que casa esta peça faz linha?
web-train-line-board = O tabuleiro
web-train-how = Dez perguntas. O relógio corre enquanto você pensa e para enquanto olha uma resposta.
web-train-start = Começar
web-train-again = Outra vez
web-train-next = Seguir
web-train-finish = Ao resultado
web-train-number = Pergunta { $number } de { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Toque em uma casa.
web-train-tap-or-key = Toque em uma resposta, ou tecle de 1 a 4.
web-train-wrong = Não. A resposta certa está marcada.
web-train-result = { $right } de { $count } certas, { $seconds } segundos por pergunta.
web-train-last = Da última vez { $right } de { $count }
web-train-plot = Resultados { $count ->
    [1] da última rodada
   *[other] das últimas { $count } rodadas
}; no máximo { $best } certas
web-train-plot-right = Respostas certas
web-train-plot-time = Segundos por pergunta
web-train-table = Como tabela
web-train-when = Quando
web-train-of = { $right } de { $count }
