### 테이블 밖의 페이지: 다시 보기, 규칙, 국면 만들기

web-title-replay = 다시 보기 · Fourfold
web-title-rules = 게임 방법 · Fourfold
web-title-setup = 국면 만들기 · Fourfold
web-title-analysis = 분석 · Fourfold
web-title-review = 복기 · Fourfold
web-title-levels = 컴퓨터 레벨 · Fourfold

## 다시 보기

web-replay-of = { $a } 대 { $b }
web-replay-opening = 게임을 불러오는 중…
web-replay-result-draw = 무승부
web-replay-result-winner = { $name } 승리
web-replay-result-none = 아직 안 끝났어요
web-replay-step = { $step }/{ $last }단계
web-replay-steps = 게임의 단계
web-replay-walk = 게임 따라가기
web-replay-first = 처음으로
web-replay-back = 한 단계 뒤로
web-replay-forward = 한 단계 앞으로
web-replay-last = 끝으로
web-replay-play = 재생
web-replay-pause = 멈춤
web-replay-began = { $name } 님이 먼저 시작해 첫 말을 골라요.
web-replay-began-holding = { $name } 님이 말을 들고 시작해요.
web-replay-told-resign = { $name } 님이 기권했어요.
web-replay-told-claim = 상대가 돌아오지 않아 { $name } 님이 승리를 신청했어요.
web-replay-told-time-up = 시간이 다 됐어요.
web-replay-told-wait = 플레이어를 기다리고 있어요.
web-replay-told-away = 자리를 비운 사람이 있어요.
web-replay-told-back = 모두 돌아왔어요.
web-replay-told-resumed = 게임이 멈췄다가 다시 이어져요.
web-replay-told-takeback = { $name } 님이 허락해서 수를 물렀어요.
web-replay-told-word = { $right ->
        [yes] { $name } 님이 콰르토를 외쳤어요. 줄이 있어요!
       *[no] { $name } 님이 콰르토를 외쳤지만 줄이 없어요.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } 님이 들고 있어요.
web-replay-hand-empty = 아무도 말을 들고 있지 않아요.
web-replay-rest = 남은 말
web-replay-missed = 놓친 줄: { $lines }. 아무도 외치지 않았어요.
web-replay-missed-some = 이 게임에서 줄을 { $count }번 놓쳤어요.
web-replay-missed-none = 놓친 줄이 없어요.
web-replay-missed-show = 보기
web-replay-missed-next = 다음 보기
web-replay-moves = 수순
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, 무름
web-replay-move-missed = { $move }, 줄을 놓침
web-replay-entry-start = 시작
web-replay-entry-resign = { $name } 기권
web-replay-entry-claim = { $name } 승리 신청
web-replay-entry-time = 시간 초과
web-replay-entry-done = { $name }: 외칠 것 없음
web-replay-entry-agreed = 합의 무승부
web-replay-share = 이 게임 공유
web-replay-link = 링크 복사
web-replay-link-copied = 링크를 복사했어요. 이 단계에서 열려요.
web-replay-link-text = { $game } 한 판:
web-replay-save = 저장…
web-replay-save-title = 이 게임 저장
web-replay-save-picture = 그림
web-replay-save-picture-hint = 마지막 모습이에요.
web-replay-save-svg = SVG로
web-replay-save-png = PNG로
web-replay-save-record = 기보
web-replay-save-record-hint = 모든 수를 남겨요. 여기서 다시 열 수 있어요.
web-replay-save-text = 읽기용
web-replay-save-json = 프로그램용
web-replay-save-failed = 그림을 만들지 못했어요.
web-replay-on = 여기서 이어 하기
web-replay-on-title = { $step }단계부터 이어 하기
web-replay-on-hint = 이 국면으로 새 테이블을 열어요. 이미 완성된 줄은 더는 인정되지 않고, 새 줄만 인정돼요.
web-replay-on-over = 여기서는 더 할 것이 없어요.
web-replay-on-side = 내가 맡을 쪽
web-replay-on-computer = 컴퓨터와
web-replay-on-here = 여기서 둘이
web-replay-on-friend = 링크로 친구와
web-replay-to-table = 테이블로
web-replay-opened = 이 기기에서 연 게임
web-replay-opened-hint = 인터넷 없이도 열려요.

## 게임 방법

web-rulebook-title = 콰르토 하는 법
web-rulebook-lead = 두 사람, 말 열여섯 개, 보드 하나. 3분이면 다 알아요.
web-rulebook-play = 바로 하기
web-rulebook-print = 이 페이지 인쇄
web-rulebook-pieces = 말
web-rulebook-pieces-text = 말 열여섯 개는 모두 하나씩만 있어요. 밝거나 어둡고, 둥글거나 네모나고, 높거나 낮고, 속이 찼거나 비었어요. 누구의 것도 아니라서 두 사람이 모든 말을 함께 써요.
web-rulebook-all = 말 열여섯 개 모두
web-rulebook-pair-colour = 밝거나 어둡거나
web-rulebook-pair-shape = 둥글거나 네모나거나
web-rulebook-pair-height = 높거나 낮거나
web-rulebook-pair-top = 속이 찼거나 비었거나
web-rulebook-turn = 차례: 놓고, 주기
web-rulebook-turn-text = 내가 놓을 말은 내가 고르지 않아요. 상대가 준 말을 원하는 빈칸에 놓아요. 그러고 나서 상대가 놓을 말을 내가 골라 줘요.
web-rulebook-turn-1 = 말을 받아요.
web-rulebook-turn-2 = 빈칸에 놓아요.
web-rulebook-turn-3 = 말을 골라 상대에게 줘요.
web-rulebook-turn-board = 말 네 개가 놓인 보드. 새 말은 c2에 있어요.
web-rulebook-line = 이기려면
web-rulebook-line-text = 가로, 세로, 긴 대각선에 놓인 말 넷에 공통점이 하나라도 있으면 줄이에요: 모두 어둡거나, 모두 속이 비었거나, 모두 낮거나… 누가 놓았는지는 상관없어요.
web-rulebook-line-hollow = 대각선의 넷 모두 속이 비었어요. 다른 건 제각각이지만 상관없어요.
web-rulebook-line-tall = 세로줄의 넷 모두 높아요.
web-rulebook-line-none = 가로 네 칸이 찼지만 줄이 아니에요: 넷에 공통점이 없어요.
web-rulebook-quiz = 이 넷은 줄일까요?
web-rulebook-quiz-text = 넷의 공통점은 무엇일까요? 답이 여럿일 수도 있지만 하나면 충분해요.
web-rulebook-quiz-number = { $number }/{ $count }
web-rulebook-quiz-group = 말 네 개, { $number }/{ $count }
web-rulebook-quiz-what = 공통점은
web-rulebook-quiz-colour = 색
web-rulebook-quiz-shape = 모양
web-rulebook-quiz-height = 높이
web-rulebook-quiz-top = 구멍
web-rulebook-quiz-nothing = 없음
web-rulebook-quiz-right = 맞아요. { $why }
web-rulebook-quiz-wrong = 아쉬워요. { $why }
web-rulebook-quiz-wait = 하나를 골라 보세요.
web-rulebook-quiz-next = 다음 넷
web-rulebook-quiz-again = 처음부터
web-rulebook-quiz-score = { $count }문제 중 { $right }문제를 한 번에 맞혔어요.
web-rulebook-quiz-why-dark = 다른 건 달라도 넷 다 어두워요. 줄이에요.
web-rulebook-quiz-why-hollow = 넷 다 구멍이 있어요. 색, 모양, 높이는 섞여 있지만 하나면 충분해요.
web-rulebook-quiz-why-none-near = 셋은 둥글고, 셋은 높고, 셋은 밝아요. 셋으로는 모자라요: 줄이 아니에요.
web-rulebook-quiz-why-square-short = 넷 다 네모나고 넷 다 낮아요. 이유는 둘이지만 줄은 하나예요.
web-rulebook-quiz-why-none-two = 무엇이든 둘과 둘: 줄이 아니에요.
web-rulebook-quiz-why-solid = 구멍이 있는 말이 하나도 없어요. 구멍이 없는 것도 공통점이에요. 줄이에요.
web-rulebook-give = 어떤 말을 건넬 수 있을까요?
web-rulebook-give-text = 놓았으니 이제 건넬 차례예요. 말 하나면 줄이 되는 곳이 둘 있어요. 어느 쪽도 완성하지 않는 말을 찾아보세요.
web-rulebook-give-board = 4행에는 어두운 말이 셋, 1행에는 속이 빈 말이 셋 있어요.
web-rulebook-give-pieces = 건넬 수 있는 말
web-rulebook-give-wait = 말을 누르세요.
web-rulebook-give-safe = 안전해요: 밝고 속이 차서 어느 쪽도 완성되지 않아요.
web-rulebook-give-dark = 상대가 d4에 놓으면 어두운 말이 넷. 졌어요!
web-rulebook-give-hollow = 상대가 d1에 놓으면 속이 빈 말이 넷. 졌어요!
web-rulebook-give-both = 어둡고 속이 비었으니, 상대는 d4와 d1 중에 고를 수 있어요. 졌어요!
web-rulebook-call = 외쳐야 이겨요
web-rulebook-call-text = 줄은 저절로 이기지 않아요. 누군가 알아보고 “콰르토!”를 외치며 가리켜야 해요. 못 보고 지나치면 상대에게 빼앗길 수 있어요.
web-rulebook-call-1 = 말을 놓았어요
web-rulebook-call-1-who = 말을 주기 전에 내가 외칠 수 있어요.
web-rulebook-call-2 = 말을 주었어요
web-rulebook-call-2-who = 이제 상대가 말을 놓기 전에, 내가 놓친 줄을 외칠 수 있어요.
web-rulebook-call-3 = 다음 말이 놓였어요
web-rulebook-call-3-who = 지난 줄은 이제 끝이에요. 새 말을 지나는 줄만 인정돼요.
web-rulebook-call-false = 외쳤는데 줄이 없다면? 모두가 들을 뿐, 아무 일도 없어요. 한 차례에 한 번뿐이니 잘 보세요.
web-rulebook-call-end = 말 열여섯 개를 다 놓으면 각자 한 번씩 더 외칠 수 있어요. 그래도 없으면 무승부예요.
web-rulebook-call-page = 줄이 있는지 화면은 알려 주지 않아요. 그게 이 게임이니까요.
web-rulebook-variants = 다른 규칙들
web-rulebook-variants-text = 첫 페이지의 게임 버튼 아래에서 고를 수 있어요. 규칙을 하나씩 바꿀 수도 있어요.
web-rulebook-block = 정사각형으로 모인 넷
web-rulebook-block-board = 숙련자 규칙에서는 모두 밝은 이 넷도 줄이에요.
web-rulebook-ready = 준비됐나요?

## 국면 만들기

web-setup-title = 국면 만들기
web-setup-lead = 말을 누르고 칸을 누르세요. 보드의 말을 누르면 옮기거나 뺄 수 있어요.
web-setup-board = 만들 보드
web-setup-hand-none = 아무도 말을 들고 있지 않아요. 말을 누르고 여기를 누르세요.
web-setup-hand-is = 손에 든 말: { $piece }
web-setup-hand-put = 손에 들기: { $piece }
web-setup-pieces = 쓰지 않은 말
web-setup-off = 빼기
web-setup-clear = 비우기
web-setup-status-empty = 말을 고르세요.
web-setup-status-lifted = { $piece }: 어디에 놓을까요?
web-setup-status-count = 보드에 말 { $count }개.
web-setup-put = { $square }에 놓음: { $piece }.
web-setup-taken = 뺌: { $piece }.
web-setup-handed = 손에 듦: { $piece }.
web-setup-position = 텍스트로
web-setup-position-hint = 복사하거나 붙여 넣으세요: 4행부터 1행까지, 이어서 손에 든 말.
web-setup-not-position = 국면이 아니에요. 이렇게 적어요: { $example }
web-setup-piece-twice = 같은 말이 두 번 있어요: { $piece }.
web-setup-record-pasted = 기보네요. 아래로 옮겼으니 거기서 여세요.
web-setup-start = 여기서 시작
web-setup-start-title = 게임하기
web-setup-with = 상대
web-setup-with-bot = 컴퓨터
web-setup-with-friend = 친구
web-setup-with-here = 여기서
web-setup-turn = { $holding ->
        [yes] 말을 놓을 사람
       *[no] 다음 말을 건넬 사람
    }
web-setup-turn-lot = 제비뽑기
web-setup-turn-you = 나
web-setup-turn-other = 상대
web-setup-turn-first = 플레이어 1
web-setup-turn-second = 플레이어 2
web-setup-record-title = 기보 보기
web-setup-record-lead = 기보를 붙여 넣거나 파일을 골라 게임을 한 단계씩 보세요.
web-setup-record = 기보
web-setup-record-file = 파일 고르기
web-setup-record-open = 보기
web-setup-record-big = 기보라기엔 파일이 너무 커요.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = 국면 만들기

## 분석, 복기, 레벨로 가는 링크

web-analysis-link = 국면 분석하기
web-setup-analyse = 분석
web-review-link = 복기
web-levels-link = 레벨별 실력 보기
