### 터미널에서 하기

terminal-title = Fourfold · 콰르토
terminal-welcome = 말은 열여섯 개. 밝거나 어둡고, 높거나 낮고, 둥글거나 네모나고, 속이 찼거나 비었어요. 상대가 준 말을 놓고, 상대가 놓을 다음 말을 골라요. 공통점 있는 넷이 한 줄이면 이겨요. 단, 외쳐야 해요.

## 이름이 없을 때

terminal-person-a = 플레이어 A
terminal-person-b = 플레이어 B
terminal-person = 플레이어

## 시작

terminal-choose-opponent = 누가 하나요?
terminal-resume = 끝나지 않은 게임 이어 하기
terminal-opponent-computer = 컴퓨터와
terminal-opponent-person = 이 키보드로 둘이서
terminal-choose-level = 컴퓨터 실력은?
terminal-choose-rules = 어떤 규칙으로?
terminal-start-keys = ↑ ↓ 고르기   Enter 다음   Esc 뒤로·나가기   ? 게임 방법
terminal-go-on = 끝나지 않은 게임이 있어요. 이어 할까요?
terminal-too-small = 테이블에는 80 × 24자가 필요해요. 창을 키워 주세요.

## 할 일

terminal-to-give = { $name } 님이 { $other } 님에게 건넬 말: { $piece }?
terminal-to-place = { $name } 님, 말을 놓으세요: { $piece }.
terminal-to-close = { $name } 님, 말을 다 놓았어요. 콰르토!를 외치거나 끝내세요.
terminal-thinking = { $name } 님이 생각 중이에요…
terminal-pointing = 이 줄인가요: { $line }?
terminal-nothing-full = 마지막에 놓은 말을 지나는 꽉 찬 줄이 없어요. 지난 줄은 인정되지 않아요.
terminal-false-call = { $name } 님이 외쳤지만 줄이 아니에요.
terminal-undone = 물렀어요.
terminal-hand = { $name } 님의 말
terminal-call-where = 줄을 완성할 칸으로 가서 외치세요.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = 아무도 못 본 줄: { $lines }.

## 질문

terminal-resign = { $name } 님, 정말 기권할까요?
terminal-draw = { $other } 님, { $name } 님이 무승부를 제안해요. 받아들일까요?
terminal-draw-declined = { $name } 님이 계속하자고 해요.
terminal-leave = 이 게임을 그만두고 새로 시작할까요?

## 파일

terminal-written = 기보 파일: { $path }.
terminal-not-written = { $path } 파일에 쓸 수 없어요: { $why }.
terminal-set-aside = 끝나지 않은 게임을 보관한 곳: { $path }.
terminal-not-saved = { $path } 파일에 게임을 저장할 수 없어요: { $why }.
malformed-opponent = “{ $text }”: 상대가 아니에요. 사람(person)이나 컴퓨터 레벨을 다음 중에서 고르세요: { $expected }.
malformed-save-data = 저장된 게임이 아니에요: { $problem }.
malformed-save-format = 우리가 저장한 게임이 아니에요: 형식이 “{ $found }”인데 “{ $expected }” 형식이어야 해요.

## 키

terminal-key-yes = y: 네
terminal-key-no = n: 아니요
terminal-key-call = q: 콰르토!
terminal-key-undo = u: 무르기
terminal-key-help = ?: 도움말
terminal-key-quit = Ctrl-Q: 끝
terminal-key-go-on = p: 계속
terminal-key-give-choose = 화살표, 0–f: 고르기
terminal-key-give-enter = Enter: 주기
terminal-key-place-choose = 화살표, a1…: 고르기
terminal-key-place-enter = Enter: 놓기
terminal-key-close-enter = Enter: 끝내기
terminal-key-pointing-choose = 화살표: 다른 줄
terminal-key-pointing-enter = Enter: 외치기
terminal-key-pointing-escape = Esc: 그만두기
terminal-key-over-enter = Enter: 새 게임
terminal-key-over-w = w: 기보 저장

## 도움말

terminal-help-turn = 든 말을 빈칸에 놓아요: 화살표나 b2처럼 고르고 Enter, 또는 클릭. 그다음 상대에게 건넬 말을 골라요: 화살표나 말의 숫자로 고르고 Enter, 또는 클릭.
terminal-help-line = 가로, 세로, 대각선의 넷에 공통 특성이 { $shared ->
        [1] 하나라도 있으면
       *[other] { $shared }개 있으면
    } 줄이에요.
terminal-help-features = 이것만 따져요: { $features }.
terminal-help-squares = 2×2 정사각형의 넷도 줄이에요.
terminal-help-auto = 줄이 생기면 바로 이겨요.
terminal-help-call-after = 줄은 외쳐야(q) 이겨요: 완성하자마자 외치세요.
terminal-help-call-before = 줄은 놓기 전에 외쳐야(q) 이겨요: 줄을 완성할 칸으로 가서 외치세요.
terminal-help-late-opponent = 놓친 줄은 상대가 다음 말을 받고 나서 외칠 수 있어요. 그 뒤로는 소용없어요.
terminal-help-late-either = 놓친 줄은 다음 말이 놓일 때까지 누구나 외칠 수 있어요(q, 방금 준 사람은 Q). 그 뒤로는 소용없어요.
terminal-help-late-none = 놓친 줄은 소용없어요.
terminal-help-false-refuse = 외치기는 한 차례에 한 번이니 잘 보세요.
terminal-help-false-forfeit = 잘못 외치면 지니까 잘 보세요.
terminal-help-time = 한 수에 최대 { $seconds }초예요.
terminal-help-pieces = 높은 말은 세 줄, 둥근 말은 옆이 둥글고, 어두운 말은 칠해져 있고, 속이 빈 말은 위에 구멍 ○이 있어요. 점은 마지막에 놓은 말이에요. 글자: L 밝음, D 어두움, R 둥긂, Q 네모남, T 높음, S 낮음, F 속이 참, H 속이 빔.
terminal-help-keys =
    q, !    콰르토! 외치기     u  무르기             =  무승부 제안
    n       새 게임            r  기권               p  일시 정지, 계속
    Ctrl-Q  끝내기             w  기보 저장          Esc  닫기

    끝내도 하던 게임은 보관돼요.
