### Какво казва всяка маса, каквато и да е играта.

## Играчи

computer-name = Компютър { $level }

## Откази

illegal-game-over = Партията свърши.
illegal-seat-empty = Партията започва, когато и двете места са заети.
illegal-paused = Партията е в пауза.
illegal-waiting = Партията чака да дойдат и двамата играчи.
illegal-not-paused = Партията не е в пауза.
illegal-not-due = Времето още не е изтекло.
illegal-too-late = Късно: времето изтече.
illegal-clock-only = Това може само часовникът.
illegal-not-your-turn = Не е твой ред: играе { $seat }.
illegal-still-playing = Партията още тече.
illegal-asked-already = Това вече е поискано.
illegal-refused-already = Това вече е отказано; поискай пак след следващия ход.
illegal-asked-otherwise = Това искане вече не важи. Отговори на сегашното.
illegal-questions-used = Исканията ти в тази партия свършиха ({ $most }). Повече не може.
illegal-pauses-used = Паузите ти в тази партия свършиха ({ $most }). Не можеш да поискаш друга.
illegal-nothing-asked = Няма на какво да се отговори.
illegal-nothing-to-take-back = Няма ход за връщане; обявеното и показаното не се връщат.
illegal-not-away = Противникът ти е на масата.
illegal-clock-decides = Сега не можеш да поискаш победата: ако противникът ти не се върне, решава часовникът.
illegal-not-waiting-yourself = Твой ред е. Можеш да поискаш победата, когато партията чака противника ти.
illegal-known-already = Това вече се знае.
illegal-seat-taken = Мястото { $seat } е заето.
illegal-name-empty = Играчът има нужда от име.
illegal-lost-too-much = Не може да са загубени { $lost } мс: минали са само { $most } мс.
illegal-out-of-sequence = Събитие { $seq } не е поред: следващото е { $expected }.
illegal-before-last-event = Събитие в { $at } не може да следва събитие в { $last }.
illegal-unknown-act = Масата не знае какво е { $act }.

## Текстове, които не се четат

malformed-no-ray = Ray не е инсталиран; инсталира го „pip install fourfold[ray]“.
malformed-ray-form = „{ $address }“ не е адрес на клъстер Ray; трябва вид като 10.0.0.1:6379 или local.
malformed-ray-address = Никой не отговаря на „{ $address }“: { $why }.
malformed-data = Частта „{ $part }“ не може да се прочете: { $problem }.
malformed-unknown = Частта „{ $part }“ не може да се прочете: „{ $text }“ не става; трябва: { $expected }.
malformed-game = Няма игра „{ $name }“; има: { $expected }.
malformed-preset = Няма правила „{ $name }“; има: { $expected }.
malformed-mixed = Мач от няколко игри започва с { $first }, а не с { $game }.
malformed-no-set-up = Играта { $game } не може да започне от средата.
malformed-option = „{ $text }“ не е настройка; трябва ИМЕ=СТОЙНОСТ с едно от: { $expected }.
malformed-option-value = „{ $text }“ не става; трябва: { $expected }.
malformed-record-format = Това не е наш запис: форматът е „{ $found }“, а трябва „{ $expected }“.
malformed-record-version = „{ $text }“ не е версия на правилата; трябва число.
malformed-record-tag = Непознат етикет [{ $tag } …]; трябва един от: { $expected }.
malformed-record-tag-value = Етикет [{ $tag } …]: { $problem }
malformed-record-tag-form = Ред { $line }, колона { $column }: трябва етикет като [A "Ани"], на редове преди ходовете.
malformed-record-tag-twice = Етикетът [{ $tag } …] е там два пъти.
malformed-record-token = Ред { $line }, колона { $column }: „{ $token }“ не се чете; трябва ход.
malformed-record-place = Ред { $line }, колона { $column }, „{ $token }“: { $problem }
malformed-record-who = Кажи кой: A:{ $token } или B:{ $token }.
malformed-record-act = „{ $act } ({ $detail })“ не се чете; трябва: { $expected }.
malformed-record-slow = Четенето на този запис отнема повече от { $limit } секунди. Скъси го и опитай пак.
malformed-record-event = Събитие { $event } не е възможно: { $problem }
malformed-record-time = Събитие { $event } е по-рано от предишното.
malformed-record-outcome = Записът казва, че завършва „{ $said }“, а завършва „{ $found }“.
malformed-date = „{ $text }“ не е дата; трябва вид като 2026-01-31T18:00:00Z.

## Как завършват партиите

outcome-resigned = { $winner } печели: { $loser } се предаде.
outcome-absent = { $winner } печели: { $loser } не се върна.
outcome-agreed = Реми по съгласие.
outcome-time = { $winner } печели: времето на { $loser } изтече.
