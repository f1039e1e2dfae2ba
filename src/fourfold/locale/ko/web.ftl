### 브라우저의 페이지

web-name = Fourfold
web-home = 게임 목록으로
web-skip = 본문으로
web-navigation = Fourfold
web-close = 닫기
web-yes = 네
web-no = 아니요
web-you = 나
web-nobody = 아직 없음
web-somebody = 익명
web-default-name = 게스트
web-player-a = 플레이어 1
web-player-b = 플레이어 2

## 페이지 제목

web-title-home = Fourfold
web-title-table = 테이블 · Fourfold
web-title-join = 초대 · Fourfold
web-title-device = 내 자리 · Fourfold
web-title-games = 내 게임 · Fourfold
web-title-nowhere = 찾을 수 없음 · Fourfold

## 잘 안될 때

web-nowhere = 이 주소에는 아무것도 없어요.
web-page-offline = 페이지를 불러오지 못했어요. 인터넷이 끊겼을지도 몰라요.
web-try-again = 다시 시도
web-reload = 새로 고침
web-try-now = 지금 시도
web-refused-offline = 서버에 연결할 수 없어요. 인터넷에 연결되어 있나요?
web-refused-other = 잘 안됐어요({ $code }).
web-opening = 테이블을 여는 중…
web-waits-for-server = 이 게임은 서버를 기다려요. 연결되면 바로 열려요.
web-connection-lost = 연결이 끊겼어요. 다시 연결하는 중…

## 홈

web-game-quarto = 콰르토
web-about-game-quarto = 공통점 있는 넷을 한 줄로. 상대가 놓을 말은 내가 골라요.
web-game-fulls = 완성
web-about-game-fulls = 색을 맞춰 타일을 놓아요. 정사각형을 완성하는 타일에는 완성하는 타일로 맞받아야 해요.
web-game-squares = 네모
web-about-game-squares = 가림막 뒤에서 타일 일곱 개로 도형 하나를 만들어요. 정사각형이 많으면 이겨요. 먼저 스톱하는 경주예요.
web-game-claims = 싹쓸이
web-about-game-claims = 상이 걸린 ‘완성’. 이어지는 완성 타일의 마지막을 놓은 사람이 도형과 정사각형을 가져가요.
web-game-quados = 콰도스
web-about-game-quados = ‘네모’를 하고, 이긴 사람이 둘의 타일을 모두 써서 도형을 넓혀요.
web-game-reach = 까치발
web-about-game-reach = 선이 테이블을 나눠요. 내 쪽 정사각형이 점수가 되고, 완성 타일로 계속 두거나 끼어들 수 있어요.
web-game-doubles = 더블
web-about-game-doubles = 차례가 없어요. 각자 자기 도형을 되도록 빨리, 타일마다 둘에 닿게 놓아요.
web-game-rings = 고리
web-about-game-rings = ‘더블’에 ㄱ자와, 빈칸을 타일 넷으로 두르는 고리를 더했어요.
web-game-steals = 뺏기
web-about-game-steals = 각자 자기 도형이 있고, 상대 도형에서 타일을 가져올 수 있어요.
web-game-frames = 테두리
web-about-game-frames = 가림막 뒤에서 테두리를 만들어요. 구멍이 가장 크면 이겨요.
web-game-squares-plus = 네모 +
web-about-game-squares-plus = 타일 스물네 개를 모두 쓰는 ‘네모’. 한 사람에 열두 개씩.
web-game-claims-plus = 싹쓸이 +
web-about-game-claims-plus = 타일 스물네 개와 네 개짜리 시작 도형으로 하는 ‘싹쓸이’.
web-game-reach-plus = 까치발 +
web-about-game-reach-plus = 타일 스물네 개로 아홉 칸까지 가는 ‘까치발’.
web-game-doubles-plus = 더블 +
web-about-game-doubles-plus = 타일 스물네 개, 손패 여섯 개로 하는 ‘더블’.
web-game-rings-plus = 고리 +
web-about-game-rings-plus = 타일 스물네 개, 손패 여섯 개로 하는 ‘고리’.
web-game-steals-plus = 뺏기 +
web-about-game-steals-plus = 타일 스물네 개로, 한 수에 세 개씩 하는 ‘뺏기’.
web-games = 게임
web-family-pentaraduga = 펜타라두가
web-more-games = 다른 게임
web-ways = 누구와 할까요
web-play-computer = 컴퓨터와 하기
web-play-friend = 링크로 친구와
web-play-here = 여기서 둘이
web-play-anybody = 온라인 아무나와
web-level = 컴퓨터 실력
web-level-is = { $level }, { $name }. { $about }
web-continue = 이어 하기
web-finished = 끝난 게임
web-my-games = 내 게임
web-no-games = 이 기기에는 아직 게임이 없어요.
web-tile-with = 상대: { $name }
web-tile-here = { $a } 대 { $b }
web-tile-continue = 계속
web-tile-open = 아직 아무도 안 왔어요
web-tile-invite = 계속 기다리기

## 설정

web-learn = 배우기
web-solve = 풀기
web-here-turns = 여기서 둘이: 차례 사이에는 타일을 가려요.
web-here-cutting-in = 여기서 둘이: 차례 사이에는 타일을 가리고, 끼어들기는 없어요.
web-here-building = 여기서 둘이: 시계를 켜고 한 사람씩 만들어요. 빠른 쪽이 먼저 스톱한 것으로 쳐요.
web-here-race = 여기서 둘이: 경주 대신 번갈아 해요.
web-from-age = { $age }세부터
web-rules-help = 규칙과 도움말
web-how-to-play = { $game } 하는 법
web-settings = 설정
web-your-name = 내 이름
web-theme = 화면
web-theme-auto = 시스템
web-theme-light = 밝게
web-theme-dark = 어둡게
web-theme-contrast = 고대비
web-pieces = 말
web-pieces-wood = 나무
web-pieces-plain = 단순
web-palette = 타일 색
web-palette-rainbow = 무지개
web-palette-safe = 색각 배려
web-patterns = 타일의 기호
web-sound = 소리
web-motion = 움직임
web-language = 언어
web-my-data = 내 게임 내려받기
web-forget-me = 내 데이터 지우기
web-forget-me-sure = 내 이름이 지워지고, 진행 중인 게임은 기권하게 되고, 이 브라우저의 기억도 사라져요. 끝난 게임은 내 이름 없이 상대에게 남아요.

## 고를 수 있는 규칙

web-rules = 규칙
web-rules-are = { $custom ->
        [yes] { $name }, 변경됨
       *[no] { $name }
    }
web-rules-done = 완료
web-about-international = 공통점이 하나 있는 말 넷을 한 줄로. 본 사람이 외쳐요.
web-about-beginners-1 = 밝은지 어두운지만 봐요. 첫 게임에 좋아요.
web-about-beginners-2 = 볼 것이 두 가지. 첫 게임이 쉬웠다면.
web-about-beginners-3 = 볼 것이 세 가지. 구멍은 맨 나중에.
web-about-advanced = 정사각형으로 모인 넷도 이겨요. 못 보고 지나칠 곳이 아홉 군데 늘어요.
web-about-tournament = 놓고 주는 데 60초. 확실할 때만 외치세요.
web-about-balkan = 놓친 줄은 둘 중 먼저 외친 사람이 이겨요.
web-about-taiwan = 놓기 전에 콰르토를 외치고 놓을 곳을 말해요. 놓치면 그만이에요.
web-about-greek-2 = 공통점 하나로는 모자라요. 둘이 있어야 해요.
web-edition = 다른 나라 설명서대로
web-edition-none = 언어 고르기…
web-custom = 규칙 하나씩
web-match = 경기의 판 수
web-names = 이름
web-names-here = 이 화면에서 둘이 할 때:
web-no-limit = 무제한
web-seconds = { $seconds }초
web-feature-colour = 색
web-feature-shape = 모양
web-feature-height = 높이
web-feature-top = 구멍
web-option-features = 따질 것
web-option-shared = 말 넷에 있어야 할 공통점 수
web-option-squares = 2×2 정사각형도 줄
web-option-calls = 줄로 이기려면
web-option-calls-players = 외쳐야
web-option-calls-auto = 저절로
web-option-late-call = 놓친 줄을 외칠 사람
web-option-late-call-opponent = 상대
web-option-late-call-either = 누구나
web-option-late-call-none = 없음
web-option-call-when = 외치는 때
web-option-call-when-after = 놓은 뒤
web-option-call-when-before = 놓기 전
web-option-point = 외치는 방법
web-option-point-line = 줄 가리키기
web-option-point-word = 외치기만
web-option-false-call = 잘못 외치면
web-option-false-call-refuse = 벌 없음
web-option-false-call-forfeit = 패배
web-option-starter = 첫 말을 건넬 사람
web-option-starter-lot = 제비뽑기
web-option-starter-first = 첫째 플레이어
web-option-starter-loser = 지난번에 진 사람
web-option-move-time = 한 수의 시간

## 말로 나타낸 규칙

web-rules-short-international = 기본 규칙
web-rules-short-beginners-1 = 색만
web-rules-short-beginners-2 = 색과 모양
web-rules-short-beginners-3 = 구멍만 빼고 모두
web-rules-short-advanced = 2×2 정사각형도 줄
web-rules-short-tournament = 대회
web-rules-short-balkan = 놓친 줄은 누구나 외치기
web-rules-short-taiwan = 놓기 전에 외치기
web-rules-short-greek-2 = 공통점 두 개
web-rule-features = 따지는 것: { $features }.
web-rule-squares = 2×2 정사각형으로 모인 넷도 줄이에요.
web-rule-shared = 공통점이 { $shared }개 있으면 줄이에요.
web-rule-calls-auto = 줄이 생기면 바로 이겨요. 외치지 않아도 돼요.
web-rule-late-call-either = 놓친 줄은 누구나 외칠 수 있어요.
web-rule-late-call-none = 놓친 줄은 나중에 외칠 수 없어요.
web-rule-call-when-before = 놓기 전에 외치고 놓을 곳을 말해요.
web-rule-point-word = 외치기만 하면 돼요. 줄을 가리키지 않아도 돼요.
web-rule-move-time = 한 수에 { $seconds }초.
web-rule-false-call-forfeit = 잘못 외치면 져요.
web-rule-starter-first = 첫째 플레이어가 첫 말을 줘요.
web-rule-starter-loser = 지난번에 진 사람이 첫 말을 줘요.
web-rule-match = { $games ->
        [1] 한 판.
       *[other] { $games }판 경기.
    }

## 초대와 참가

web-invite-title = 친구 초대
web-invite-hint = 이 링크를 보내세요. 친구가 오면 여기서 바로 시작돼요.
web-invite-game = 같이 하자! { $game }:
web-link = 링크
web-link-only-here = 이 주소의 링크는 이 컴퓨터에서만 열려요.
web-link-serve = 다른 기기에서 열려면 “{ $command }” 명령으로 서버를 켜고, 네트워크에 있는 이 컴퓨터의 이름으로 페이지를 여세요.
web-qr = 링크의 QR 코드
web-copy = 링크 복사
web-copied = 복사했어요.
web-share = 공유
web-looking = 상대를 찾는 중…
web-looking-hint = 누군가 오면 바로 시작돼요.
web-looking-long = 아직 아무도 안 왔어요. 계속 기다리거나 이 테이블에서 컴퓨터와 할 수 있어요.
web-play-bot-instead = 컴퓨터와 하기
web-invited = { $name } 님이 { $game } 게임에 초대해요
web-join = 앉아서 게임하기
web-set-up = 정해 놓은 국면에서 시작
web-set-up-known = 정해 놓은 국면에서 시작, 숨은 타일 그대로
web-set-up-who = 처음부터 하는 게임이 아니에요: { $name } 님이 국면을 정했어요.
web-set-up-drawn = 보이지 않는 타일은 다시 뽑았어요. 아무도 몰라요.
web-set-up-known-tiles = 숨은 타일은 전과 같아요. { $name } 님이 내 타일을 알 수도 있어요.
web-set-up-agree = 이 타일로 하는 데 동의해요
web-invite-over = 이 자리는 찼어요.
web-to-table = 테이블로
web-another-device = 다른 기기
web-move-seat-title = 다른 기기에서 하기
web-move-seat-hint = 다른 기기에서 이 링크를 열면 자리가 그리로 옮겨 가요. 한 번만 쓸 수 있어요.
web-device-title = 여기서 계속하기
web-device-hint = 내 자리가 이 기기로 옮겨 오고, 다른 기기에서는 보기만 해요.
web-device-take = 내 자리에 앉기
web-seat-moved = 내 자리가 다른 기기로 옮겨 갔어요.

## 테이블에서

web-table-of = { $game }: { $a } 대 { $b }
web-players = 플레이어
web-score = 이긴 판
web-away = 자리 비움
web-is-away = { $name } 님이 자리를 비웠어요.
web-left = { $name } 님이 나갔어요.
web-download-record = 기보 내려받기
web-awaited = { $count ->
        [1] { $name } 님을 기다리고 있어요.
       *[other] 플레이어들을 기다리고 있어요.
    } { $clock ->
        [yes] 둘 다 오면 시계가 가요.
       *[no] 둘 다 오면 게임이 시작돼요.
    }
web-claim = 승리 신청
web-clock = { $time } 남음
web-seconds-left = { $seconds }초 남았어요.
web-acts = 테이블에서
web-ask-takeback = 무르기
web-ask-draw = 무승부
web-ask-pause = 일시 정지
web-resign = 기권
web-resign-title = 기권할까요?
web-resign-sure = { $here ->
        [yes] { $name } 님이 기권하고, 상대가 이겨요.
       *[no] 내가 기권하고, 상대가 이겨요.
    }
web-play-on = 계속하기
web-request = { $wish ->
        [draw] { $name } 님이 무승부를 제안해요.
        [pause] { $name } 님이 일시 정지를 부탁해요.
       *[takeback] { $name } 님이 마지막 수를 무르고 싶어 해요.
    } { $here ->
        [yes] { $other } 님, 괜찮나요?
       *[no] 괜찮나요?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] 무승부를 제안했어요.
                [pause] 일시 정지를 부탁했어요.
               *[takeback] 무르기를 부탁했어요.
            } 대답을 기다리는 중…
       *[no] { $name } 님이 대답을 기다려요.
    }
web-paused = 일시 정지
web-resume = 계속
web-result-won = 이겼어요!
web-result-lost = 졌어요.
web-result-draw = 무승부예요.
web-result-score = { $high } : { $low }
web-result-winner = { $name } 님이 이겼어요!
web-match-game = { $number }/{ $count }판
web-match-score = 지금까지의 경기: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] { $high } 대 { $low }, 경기에서 이겼어요!
        [other] 경기에서 졌어요: { $high } 대 { $low }, { $name } 님의 승리예요.
       *[name] { $high } 대 { $low }, { $name } 님이 경기에서 이겼어요!
    }{ $even ->
        [yes] {" "}점수가 같으면 마지막에 이긴 쪽이 이겨요.
       *[no] {""}
    }
web-match-drawn = 경기는 무승부: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = 경기 한 번 더
web-watching = 관전 중이에요.
web-watch-next = 다음 게임으로
web-rematch = 한 판 더
web-rematch-too = 네, 한 판 더!
web-rematch-waiting = 기다리는 중…
web-to-replay = 다시 보기
web-replay = 다시 보기
web-told-begins = { $name } 님이 시작해요.
web-act-told-join = { $name } 님이 왔어요.
web-act-told-ask = { $wish ->
        [draw] { $name } 님이 무승부를 제안해요.
        [pause] { $name } 님이 일시 정지를 부탁해요.
       *[takeback] { $name } 님이 수를 무르고 싶어 해요.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } 님이 받아들였어요.
       *[no] { $name } 님이 거절했어요.
    }
web-act-told-away = { $name } 님이 자리를 비웠어요.
web-act-told-wait = { $name } 님을 기다리고 있어요.
web-act-told-back = { $name } 님이 왔어요.
web-act-told-resume = { $name } 님이 다시 시작해요.
web-act-told-rematch = { $name } 님이 한 판 더 하고 싶어 해요.

## 콰르토

web-board = 보드
web-tray = 건넬 수 있는 말
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, 빈칸
web-hand = { $name } 님이 든 말: { $piece }
web-hand-give = 고른 말을 { $name } 님에게 주기
web-hand-empty = { $name } 님의 손은 비었어요
web-moves = 수순
web-no-moves = 아직 둔 수가 없어요.
web-move-call = { $right ->
        [yes] 콰르토! { $line }
       *[no] { $name }: 줄 아님 { $line }
    }
web-call = 콰르토!
web-call-sure = 외치기
web-call-leave = 그만두기
web-done = 줄 없음
web-nothing-full = 마지막에 놓은 말을 지나는 꽉 찬 줄이 없어요. 지난 줄은 인정되지 않아요.
web-status-place = { $who ->
        [you] 말을 놓으세요.
        [here] { $name } 님, 말을 놓으세요.
       *[other] { $name } 님이 놓는 중…
    }
web-status-give = { $who ->
        [you] 상대에게 건넬 말을 고르세요.
        [here] { $name } 님, { $other } 님에게 건넬 말을 고르세요.
       *[other] { $name } 님이 말을 고르는 중…
    }
web-status-give-sure = 한 번 더 누르면 줘요.
web-status-close = { $who ->
        [you] 말을 다 놓았어요. 줄이 있나요?
        [here] { $name } 님, 줄이 있나요?
       *[other] { $name } 님이 줄을 찾는 중…
    }
web-status-thinking = { $name } 님이 생각하는 중…
web-status-point-square = 어디에 놓을까요?
web-status-point-line = 줄을 누르세요.
web-status-point-sure = 이 줄인가요: { $line }?
web-status-sending = …
web-status-paused = 일시 정지 중이에요.
web-status-open = 상대를 기다리는 중이에요.
web-status-over = 게임이 끝났어요.
web-told-give = { $name } 님이 줬어요: { $piece }.
web-told-place = { $name } 님이 { $square }에 놓았어요.
web-told-call = { $line ->
        [none] { $name } 님이 콰르토를 외쳤어요. 줄이에요!
       *[other] { $name } 님이 콰르토를 외쳤어요: { $line }. 줄이에요!
    }
web-told-false-call = { $name } 님이 콰르토를 외쳤지만 줄이 아니에요.
web-told-done = { $name } 님은 외칠 것이 없어요.
