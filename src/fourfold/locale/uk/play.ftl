### Що каже будь-який стіл, хоч яка гра.

## Гравці

computer-name = Комп’ютер { $level }

## Відмови

illegal-game-over = Партію закінчено.
illegal-seat-empty = Партія почнеться, коли обидва місця будуть зайняті.
illegal-paused = Партію призупинено.
illegal-waiting = Партія чекає, поки прийдуть обидва гравці.
illegal-not-paused = Партію не призупинено.
illegal-not-due = Час іще не вийшов.
illegal-too-late = Запізно: час вийшов.
illegal-clock-only = Це може лише годинник.
illegal-not-your-turn = Зараз не ваша черга: ходить { $seat }.
illegal-still-playing = Партія ще триває.
illegal-asked-already = Про це вже запитали.
illegal-refused-already = У цьому вже відмовлено; запитайте знову після наступного ходу.
illegal-asked-otherwise = Це запитання вже не діє. Дайте відповідь на теперішнє.
illegal-questions-used = У цій партії ви вже питали { $most } разів. Більше не можна.
illegal-pauses-used = У цій партії у вас уже було { $most } пауз. Більше не можна.
illegal-nothing-asked = Відповідати немає на що.
illegal-nothing-to-take-back = Повертати нічого; оголошене й показане назад не беруть.
illegal-not-away = Ваш суперник за столом.
illegal-clock-decides = Зараз вимагати перемоги не можна: якщо суперник не прийде, вирішить годинник.
illegal-not-waiting-yourself = Зараз ваш хід. Вимагати перемоги можна, коли партія чекає на суперника.
illegal-known-already = Це вже відомо.
illegal-seat-taken = Місце { $seat } зайняте.
illegal-name-empty = Гравцеві потрібне ім’я.
illegal-lost-too-much = { $lost } мс загубитися не могли: минуло лише { $most } мс.
illegal-out-of-sequence = Подія { $seq } не за порядком: наступна — { $expected }.
illegal-before-last-event = Подія з часом { $at } не може йти після події з часом { $last }.
illegal-unknown-act = Стіл не знає, що таке { $act }.

## Тексти, яких не прочитати

malformed-no-ray = Ray не встановлено; його ставить команда «pip install fourfold[ray]».
malformed-ray-form = «{ $address }» — не адреса кластера Ray; потрібен вигляд 10.0.0.1:6379 або слово local.
malformed-ray-address = За адресою «{ $address }» ніхто не відповідає: { $why }.
malformed-data = Не вдається прочитати частину «{ $part }»: { $problem }.
malformed-unknown = Не вдається прочитати частину «{ $part }»: «{ $text }» не годиться; потрібно: { $expected }.
malformed-game = Гри «{ $name }» немає; є такі: { $expected }.
malformed-preset = Набору правил «{ $name }» немає; є такі: { $expected }.
malformed-mixed = Перша гра в цьому матчі — { $first }, а не { $game }.
malformed-no-set-up = Гру { $game } не можна почати з середини.
malformed-option = «{ $text }» — не налаштування; потрібно НАЗВА=ЗНАЧЕННЯ, де назва одна з: { $expected }.
malformed-option-value = «{ $text }» не годиться; потрібно: { $expected }.
malformed-record-format = Це не наш запис: його формат «{ $found }», а потрібен «{ $expected }».
malformed-record-version = «{ $text }» — не версія правил; потрібне число.
malformed-record-tag = Невідома мітка [{ $tag } …]; потрібна одна з: { $expected }.
malformed-record-tag-value = Мітка [{ $tag } …]: { $problem }
malformed-record-tag-form = Рядок { $line }, стовпець { $column }: потрібна мітка на кшталт [A "Оля"], у рядках перед ходами.
malformed-record-tag-twice = Мітка [{ $tag } …] стоїть тут двічі.
malformed-record-token = Рядок { $line }, стовпець { $column }: «{ $token }» не прочитати; потрібен хід.
malformed-record-place = Рядок { $line }, стовпець { $column }, «{ $token }»: { $problem }
malformed-record-who = Скажіть хто: A:{ $token } або B:{ $token }.
malformed-record-act = «{ $act } ({ $detail })» не прочитати; потрібно: { $expected }.
malformed-record-slow = Цей запис читається довше ніж { $limit } с. Скоротіть його і спробуйте ще раз.
malformed-record-event = Подія { $event } неможлива: { $problem }
malformed-record-time = Подія { $event } раніша за попередню.
malformed-record-outcome = У записі сказано, що партія скінчилася «{ $said }», а скінчилася вона «{ $found }».
malformed-date = «{ $text }» — не дата; потрібен вигляд 2026-01-31T18:00:00Z.

## Чим закінчуються партії

outcome-resigned = Перемагає { $winner }: { $loser } здається.
outcome-absent = Перемагає { $winner }: { $loser } не повертається до столу.
outcome-agreed = Нічия за згодою.
outcome-time = Перемагає { $winner }: { $loser } не має більше часу.
