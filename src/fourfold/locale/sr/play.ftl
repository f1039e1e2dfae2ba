### Шта каже сваки сто, ма која игра била.

## Играчи

computer-name = Рачунар { $level }

## Одбијања

illegal-game-over = Партија је готова.
illegal-seat-empty = Партија почиње кад су оба места заузета.
illegal-paused = Партија је на паузи.
illegal-waiting = Партија чека да дођу оба играча.
illegal-not-paused = Партија није на паузи.
illegal-not-due = Време још није истекло.
illegal-too-late = Прекасно: време је истекло.
illegal-clock-only = То може само сат.
illegal-not-your-turn = Ниси на потезу: игра { $seat }.
illegal-still-playing = Партија још траје.
illegal-asked-already = То је већ затражено.
illegal-refused-already = То је одбијено; питај поново после следећег потеза.
illegal-asked-otherwise = То питање више не важи. Одговори на ово садашње.
illegal-questions-used = У овој партији већ имаш { $most } питања. Не можеш више да питаш.
illegal-pauses-used = У овој партији већ имаш { $most } пауза. Не можеш да тражиш нову.
illegal-nothing-asked = Нема на шта да се одговори.
illegal-nothing-to-take-back = Нема потеза за враћање; узвик и оно што је показано не враћају се.
illegal-not-away = Противник није одсутан.
illegal-clock-decides = Сада не можеш да тражиш победу: ако противник не дође, одлучује сат.
illegal-not-waiting-yourself = Ти си на потезу. Победу можеш да тражиш кад партија чека противника.
illegal-known-already = То се већ зна.
illegal-seat-taken = Место { $seat } је заузето.
illegal-name-empty = Играчу треба име.
illegal-lost-too-much = Није могло да се изгуби { $lost } ms: прошло је само { $most } ms.
illegal-out-of-sequence = Догађај { $seq } је ван реда: следећи је { $expected }.
illegal-before-last-event = Догађај у { $at } не може после догађаја у { $last }.
illegal-unknown-act = Сто не зна за { $act }.

## Текстови који не могу да се прочитају

malformed-no-ray = Ray није инсталиран; инсталира га „pip install fourfold[ray]“.
malformed-ray-form = „{ $address }“ није место где може бити Ray кластер; очекује се нешто као 10.0.0.1:6379, или local.
malformed-ray-address = На „{ $address }“ нико не одговара: { $why }.
malformed-data = „{ $part }“ не може да се прочита: { $problem }.
malformed-unknown = „{ $part }“ не може да се прочита: „{ $text }“ не може; очекује се: { $expected }.
malformed-game = Нема игре „{ $name }“; има: { $expected }.
malformed-preset = Нема правила „{ $name }“; има: { $expected }.
malformed-mixed = Меч од више игара почиње игром { $first }, а не { $game }.
malformed-no-set-up = Партија игре { $game } не може да почне од средине.
malformed-option = „{ $text }“ није поставка; очекује се NAME=VALUE с једним од: { $expected }.
malformed-option-value = „{ $text }“ не може; очекује се: { $expected }.
malformed-record-format = Ово није наш запис: формат му је „{ $found }“, очекује се „{ $expected }“.
malformed-record-version = „{ $text }“ није верзија правила; очекује се број.
malformed-record-tag = Непозната ознака [{ $tag } …]; очекује се једно од: { $expected }.
malformed-record-tag-value = Ознака [{ $tag } …]: { $problem }
malformed-record-tag-form = Ред { $line }, колона { $column }: очекује се ознака као [A "Ann"], у редовима пре потеза.
malformed-record-tag-twice = Ознака [{ $tag } …] стоји двапут.
malformed-record-token = Ред { $line }, колона { $column }: „{ $token }“ не може да се прочита; очекује се потез.
malformed-record-place = Ред { $line }, колона { $column }, „{ $token }“: { $problem }
malformed-record-who = Реци ко: A:{ $token } или B:{ $token }.
malformed-record-act = „{ $act } ({ $detail })“ не може да се прочита; очекује се: { $expected }.
malformed-record-slow = Читање овог записа траје дуже од { $limit } с. Скрати га и пробај поново.
malformed-record-event = Догађај { $event } није могућ: { $problem }
malformed-record-time = Догађај { $event } је ранији од претходног.
malformed-record-outcome = У запису пише да се завршило „{ $said }“, а завршава се „{ $found }“.
malformed-date = „{ $text }“ није датум; очекује се облик као 2026-01-31T18:00:00Z.

## Како се партије завршавају

outcome-resigned = { $winner } побеђује: { $loser } предаје.
outcome-absent = { $winner } побеђује: { $loser } се не враћа.
outcome-agreed = Реми по договору.
outcome-time = { $winner } побеђује: { $loser } нема више времена.
