### 콰르토

## 말

# ‘말’로 끝나므로 조사는 은, 이, 을.
piece-name = { $colour ->
       *[light] 밝고
        [dark] 어둡고
    } { $height ->
       *[tall] 높고
        [short] 낮고
    } { $shape ->
       *[round] 둥글고
        [square] 네모나고
    } { $top ->
       *[solid] 속이 찬 말
        [hollow] 속이 빈 말
    }

feature-colour = 색
feature-shape = 모양
feature-height = 높이
feature-top = 구멍
value-light = 밝은색
value-dark = 어두운색
value-round = 원형
value-square = 사각형
value-tall = 높음
value-short = 낮음
value-solid = 속이 참
value-hollow = 속이 빔

## 할 수 없는 것

illegal-quarto-other-phase = { $phase ->
        [give] 먼저 상대에게 말을 주세요.
        [place] 먼저 손에 든 말을 놓으세요.
       *[close] 말을 다 놓았어요: 외치거나, 끝났다고 하세요.
    }
illegal-quarto-piece-gone = 건넬 수 없는 말이에요. 이미 쓰였어요: { $piece }.
illegal-quarto-square-taken = { $square }에는 이미 말이 있어요: { $piece }.
illegal-quarto-calls-auto = 이 테이블에서는 줄이 생기면 바로 이겨요. 외치지 않아도 돼요.
illegal-quarto-call-points-nowhere = 어느 줄인지 가리키세요.
illegal-quarto-call-squares = 외칠 때는 서로 다른 네 칸을 가리켜야 해요.
illegal-quarto-call-after-placing = 이 테이블에서는 먼저 놓고 나서 외쳐요.
illegal-quarto-called-already = 이번 차례에는 이미 한 번 외쳤어요.
illegal-quarto-no-call-now = 지금은 외칠 수 없어요.

## 읽을 수 없는 텍스트

malformed-quarto-piece = “{ $text }”: 말이 아니에요. 16진수 한 자리 0–f나, L/D, R/Q, T/S, F/H에서 하나씩 네 글자로 적으세요.
malformed-quarto-square = “{ $text }”: 칸이 아니에요. a1부터 d4까지로 적으세요.
malformed-quarto-line = “{ $text }”: 줄이 아니에요. a3-d3처럼 두 끝을 적거나 네 칸을 적으세요.
malformed-quarto-position-fields = 국면 “{ $text }”: 보드, 빈칸, 그리고 손에 든 말이나 “-”를 적으세요.
malformed-quarto-position-ranks = 보드 “{ $text }”: “/”로 나눈 4행이 필요한데 { $found }행이에요.
malformed-quarto-position-rank = 보드의 { $rank }행 “{ $text }”: 4칸이 필요한데 { $found }칸이에요.
malformed-quarto-position-digit = { $square }의 “{ $text }”: 말이 아니에요. 16진수 한 자리 0–f나 “.”으로 적으세요.
malformed-quarto-piece-twice = 같은 말({ $piece })이 보드에 두 번 있어요: { $first }, { $second }.
malformed-quarto-hand-placed = 손에 든 말({ $piece })이 이미 보드에 있어요: { $square }.
malformed-quarto-features = 특성은 다음 중 하나 이상을 한 번씩만 적으세요: { $expected }.
malformed-quarto-shared = 따지는 특성이 { $features }개뿐인데 줄에 공통 특성 { $shared }개를 요구할 수 없어요.
malformed-quarto-full = “{ $text }”: 더 둘 것이 없어요.
malformed-quarto-starter = “{ $text }”: 시작하는 사람이 아니에요. A나 B로 적으세요.
malformed-detail = “{ $word }” 뒤에는 괄호가 올 수 없어요: “({ $detail })”.
malformed-memory = { $megabytes } MB짜리 표는 이 컴퓨터의 메모리에 들어가지 않아요.

## 엔진

malformed-engine-command = “{ $text }”: 명령이 아니에요. 쓸 수 있는 것: { $expected }.
malformed-engine-alone = “{ $command }” 명령은 홀로 써야 해요. 뒤에 있는 것: “{ $text }”.
malformed-engine-setoption = “setoption { $text }”: “setoption name 이름 value 값”으로 적으세요.
malformed-engine-option = “{ $text }”: 이런 옵션은 없어요. 쓸 수 있는 것: { $expected }.
malformed-engine-position = “position { $text }”: “start”나 0..f/..../.3../.... 9 같은 국면을 적고, 필요하면 이어서 “moves”와 칸과 말을 번갈아 적으세요.
malformed-engine-go = “go … { $text }”: time 밀리초, nodes N, infinite, moves 중 하나를 적거나 비워 두세요.
malformed-engine-infinite = “infinite”는 제한이 없다는 뜻이라 time이나 nodes와 함께 쓸 수 없어요.
illegal-engine-busy = “{ $command }” 명령은 탐색이 끝날 때까지 기다려야 해요. “stop”으로 멈출 수 있어요.

## 게임이 끝나는 법

outcome-line = { $winner } 님이 줄을 만들어 이겼어요.
outcome-false-call = { $winner } 님이 이겼어요: { $loser } 님이 줄 없이 외쳤어요.
outcome-full = 무승부: 말을 다 놓았고 아무도 외치지 않았어요.

## 컴퓨터 레벨과 실력

level-quarto-1 = 새내기
level-quarto-about-1 = 줄도 놓치고 외치기도 놓쳐요.
level-quarto-2 = 초보자
level-quarto-about-2 = 많이 보지만 아직 놓쳐요.
level-quarto-3 = 수련생
level-quarto-about-3 = 줄은 보지만 승리를 내줘요.
level-quarto-4 = 애호가
level-quarto-about-4 = 보이는 승리는 다 잡아요.
level-quarto-5 = 동호회원
level-quarto-about-5 = 생각하고 나서 줘요.
level-quarto-6 = 전문가
level-quarto-about-6 = 몇 수 앞을 내다봐요.
level-quarto-7 = 고수
level-quarto-about-7 = 거의 실수하지 않아요.
level-quarto-8 = 무적
level-quarto-about-8 = 절대 실수하지 않아요.

## 고를 수 있는 규칙

preset-international = 기본 규칙
preset-beginners-1 = 초보자: 색만
preset-beginners-2 = 초보자: 색과 모양
preset-beginners-3 = 초보자: 구멍만 빼고 모두
preset-advanced = 숙련자: 2×2 정사각형도 줄
preset-tournament = 대회: 한 수에 1분, 잘못 외치면 패배
preset-balkan = 놓친 줄은 누구나 외치기(발칸식)
preset-taiwan = 놓기 전에 외치기(대만식)
preset-greek-2 = 공통점 두 개(그리스식)
preset-own = 한국어 설명서대로
