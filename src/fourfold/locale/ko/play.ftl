### 어느 게임에서나 쓰는 말

## 플레이어

computer-name = 컴퓨터 { $level }

## 할 수 없는 것

illegal-game-over = 게임이 끝났어요.
illegal-seat-empty = 두 자리가 다 차면 게임이 시작돼요.
illegal-paused = 게임이 일시 정지되어 있어요.
illegal-waiting = 두 사람이 다 올 때까지 기다려요.
illegal-not-paused = 게임이 일시 정지되어 있지 않아요.
illegal-not-due = 아직 시간이 남았어요.
illegal-too-late = 늦었어요: 시간이 다 됐어요.
illegal-clock-only = 그건 시계만 할 수 있어요.
illegal-not-your-turn = 내 차례가 아니에요: { $seat } 님 차례예요.
illegal-still-playing = 게임이 아직 진행 중이에요.
illegal-asked-already = 이미 요청했어요.
illegal-refused-already = 거절당했어요. 다음 수 뒤에 다시 요청하세요.
illegal-asked-otherwise = 그 요청은 이제 없어요. 지금 온 요청에 대답하세요.
illegal-questions-used = 이 게임에서 이미 { $most }번 요청했어요. 더는 요청할 수 없어요.
illegal-pauses-used = 이 게임에서 이미 { $most }번 일시 정지했어요. 더는 부탁할 수 없어요.
illegal-nothing-asked = 대답할 요청이 없어요.
illegal-nothing-to-take-back = 무를 만한 수가 없어요. 외쳤거나 보여 준 것은 무를 수 없어요.
illegal-not-away = 상대가 자리를 비우지 않았어요.
illegal-clock-decides = 지금은 승리를 신청할 수 없어요: 상대가 오지 않으면 시계가 결정해요.
illegal-not-waiting-yourself = 내 차례예요. 상대 차례일 때 승리를 신청할 수 있어요.
illegal-known-already = 이미 아는 거예요.
illegal-seat-taken = { $seat } 자리는 찼어요.
illegal-name-empty = 플레이어에게는 이름이 필요해요.
illegal-lost-too-much = { $lost } ms를 잃었을 리 없어요: { $most } ms밖에 지나지 않았어요.
illegal-out-of-sequence = 이벤트 { $seq }의 순서가 틀렸어요: 다음은 { $expected }번이에요.
illegal-before-last-event = { $last }의 이벤트 뒤에 { $at }의 이벤트가 올 수 없어요.
illegal-unknown-act = 테이블이 모르는 행동이에요: { $act }.

## 읽을 수 없는 텍스트

malformed-no-ray = Ray가 설치되어 있지 않아요. “pip install fourfold[ray]”로 설치하세요.
malformed-ray-form = “{ $address }”: Ray 클러스터 주소가 아니에요. 10.0.0.1:6379 같은 형식이나 local로 적으세요.
malformed-ray-address = “{ $address }”: 응답이 없어요: { $why }.
malformed-data = 읽을 수 없어요({ $part }): { $problem }.
malformed-unknown = 읽을 수 없어요({ $part }): “{ $text }”: 쓸 수 없는 값이에요. 쓸 수 있는 값: { $expected }.
malformed-game = “{ $name }”: 이런 게임은 없어요. 있는 것: { $expected }.
malformed-preset = “{ $name }”: 이런 규칙은 없어요. 있는 것: { $expected }.
malformed-mixed = 여러 게임을 하는 이 경기는 { $game } 게임이 아니라 { $first } 게임으로 시작해요.
malformed-no-set-up = { $game } 게임은 중간부터 시작할 수 없어요.
malformed-option = “{ $text }”: 옵션이 아니에요. NAME=VALUE 형식으로 다음 중 하나를 적으세요: { $expected }.
malformed-option-value = “{ $text }”: 쓸 수 없는 값이에요. 쓸 수 있는 값: { $expected }.
malformed-record-format = 우리 기보가 아니에요: 형식이 “{ $found }”인데 “{ $expected }” 형식이어야 해요.
malformed-record-version = “{ $text }”: 규칙의 버전이 아니에요. 숫자로 적으세요.
malformed-record-tag = 모르는 태그예요: [{ $tag } …]. 다음 중에서 고르세요: { $expected }.
malformed-record-tag-value = 태그 [{ $tag } …]: { $problem }
malformed-record-tag-form = { $line }행 { $column }열: 수순 앞의 줄에 [A "Ann"] 같은 태그가 있어야 해요.
malformed-record-tag-twice = [{ $tag } …] 태그가 두 번 있어요.
malformed-record-token = { $line }행 { $column }열: “{ $token }” 부분을 읽을 수 없어요. 수를 적으세요.
malformed-record-place = { $line }행 { $column }열, “{ $token }”: { $problem }
malformed-record-who = 누구인지 적으세요: A:{ $token } 또는 B:{ $token }.
malformed-record-act = “{ $act } ({ $detail })” 부분을 읽을 수 없어요. 쓸 수 있는 것: { $expected }.
malformed-record-slow = 이 기보를 읽는 데 { $limit }초가 넘게 걸려요. 줄여서 다시 시도하세요.
malformed-record-event = 이벤트 { $event }: 있을 수 없어요: { $problem }
malformed-record-time = 이벤트 { $event }: 앞의 이벤트보다 시각이 일러요.
malformed-record-outcome = 기보에 적힌 결과: “{ $said }”. 실제 결과: “{ $found }”.
malformed-date = “{ $text }”: 날짜가 아니에요. 2026-01-31T18:00:00Z 같은 형식으로 적으세요.

## 게임이 끝나는 법

outcome-resigned = { $winner } 님이 이겼어요: { $loser } 님이 기권했어요.
outcome-absent = { $winner } 님이 이겼어요: { $loser } 님이 돌아오지 않았어요.
outcome-agreed = 합의로 무승부예요.
outcome-time = { $winner } 님이 이겼어요: { $loser } 님의 시간이 다 됐어요.
