### 브라우저의 펜타라두가 테이블

## 타일이 놓이는 테이블

web-field-larger = 크게
web-field-smaller = 작게
web-field-fit = 모두 보기
web-field-turn = 타일 돌리기
web-figure = { $whose ->
        [mine] 내 도형
        [other] { $name } 님의 도형
       *[common] 도형
    }
web-tile = { $left }·큰 { $big }·{ $right }
web-tile-closed = 엎어 둔 타일
web-place = { $mark ->
        [none] 위치 { $name }
        [full] 위치 { $name }, 완성
        [twice-full] 위치 { $name }, 이중 완성
        [ring] 위치 { $name }, 고리
        [reach] 위치 { $name }, 도달
       *[other] 위치 { $name }, { $mark }
    }
web-count = { $count }점
web-squares = { $count ->
        [0] 정사각형 없음
       *[other] 정사각형 { $count }개
    }
# 가운데 선에 걸친 정사각형은 누구의 점수도 아니다.
web-squares-sides = 정사각형: 내 쪽 { $mine }개, 상대 쪽 { $other }개
web-hand-of = { $name } 님의 타일
web-stock-of = { $name } 님의 더미.
web-stock-count = { $count ->
        [0] 비었어요.
       *[other] 타일 { $count }개.
    }
web-stock-open = 펼친 타일: { $tiles }.
web-captured = { $count ->
        [0] 차지한 것 없음
       *[other] 정사각형 { $count }개 차지
    }
web-curtain = { $name } 님에게 기기를 건네주세요.
web-curtain-open = 내 타일 보기

## 할 수 있는 것

web-actions = 행동
web-act-exchange = 타일 교환
web-act-hand-over = 타일 넘기기
web-act-knock = { $what ->
        [exchange] 교환 선언
        [take] 뺏기 선언
       *[move] 수 선언
    }
web-act-knock-about = 아무도 끼어들 수 없고, 1분을 쓸 수 있어요.
web-act-take = 타일 가져오기
web-act-draw = 타일 뽑기
web-act-capture = 도형 차지하기
web-act-rotate = 반 바퀴 돌리기
web-act-rotate-not = 그대로 두기
web-act-give-all = 타일 모두 넘기기
web-act-hurry = 시계 누르기
web-act-pass = { $replaying ->
        [yes] 여기서 끝
       *[no] { $need ->
                [capture] 차지하지 않기
                [accept] 인정
               *[any] 패스
            }
    }
web-act-protest = 이의 있음!
web-lay-done = 이대로 두기
web-lay-back = 되돌리기

## 할 일

web-status-its-place = { $finger ->
        [yes] 놓을 위치를 누르세요. 한 번 더 누르면 놓여요.
       *[no] 놓을 위치를 고르세요.
    }
web-status-lay-on = 이번 수의 다음 타일을 고르세요.
web-status-lay-or-on = 수를 마치거나, 타일을 하나 더 고르세요.
web-status-lay-done = 수를 마치거나, 타일을 되돌리세요.
web-status-lay-nowhere = 이대로는 안 돼요. 타일을 되돌리고 다르게 시작하세요.
# 고른 타일을 놓을 수 없다. 이미 놓은 타일이 있거나, 교환할 수 있을지도 모른다.
web-status-no-place = { $laid ->
        [yes] 지금 이 타일을 놓을 곳이 없어요. 다른 타일을 고르거나 타일을 되돌리세요.
       *[no] { $exchange ->
                [yes] 이 타일을 놓을 곳이 없어요. 다른 타일을 고르거나 교환하세요.
               *[no] 이 타일을 놓을 곳이 없어요. 다른 타일을 고르세요.
            }
    }
web-status-no-cut = 이 타일로는 끼어들 수 없어요.
web-status-anywhere = 놓을 곳을 누르고, 타일을 누르면 놓여요.
web-status-cut-in = { $name } 님 차례예요. 끼어들 수 있어요.
web-status-meant-exchange = 어느 타일을 내줄까요?
web-status-meant-hand-over = 어느 타일을 넘길까요?
web-penta-status = { $phase ->
        [over] 게임이 끝났어요.
        [start] { $who ->
                [you] 첫 타일을 놓으세요.
                [here] { $name } 님, 첫 타일을 놓으세요.
               *[other] { $name } 님이 시작해요…
            }
        [add] { $who ->
                [you] 시작 도형에 내 타일을 더하세요.
                [here] { $name } 님, 시작 도형에 타일을 더하세요.
               *[other] { $name } 님이 시작 도형에 더하는 중…
            }
        [hand-over] { $who ->
                [you] 노랑이 있는 타일을 상대에게 넘기세요.
                [here] { $name } 님, 노랑이 있는 타일을 상대에게 넘기세요.
               *[other] { $name } 님이 넘겨줄 타일을 고르는 중…
            }
        [rotate] { $who ->
                [you] 시작 도형을 반 바퀴 돌리거나 그대로 두세요.
                [here] { $name } 님, 시작 도형을 반 바퀴 돌리거나 그대로 두세요.
               *[other] { $name } 님이 시작 도형을 보는 중…
            }
        [any] { $who ->
                [you] 내 차례예요.
                [here] { $name } 님 차례예요.
               *[other] { $name } 님 차례예요…
            }
        [full] { $who ->
                [you] 완성 타일로 맞받으세요.
                [here] { $name } 님, 완성 타일로 맞받으세요.
               *[other] { $name } 님이 완성 타일을 찾는 중…
            }
        [capture] { $who ->
                [you] 도형을 차지할 수 있어요.
                [here] { $name } 님, 도형을 차지할 수 있어요.
               *[other] { $name } 님이 도형을 차지할 수 있어요…
            }
        [accept] { $who ->
                [you] 마지막 타일이 놓였어요. 인정하거나 이의를 제기하세요.
                [here] { $name } 님, 마지막 타일을 인정하거나 이의를 제기하세요.
               *[other] { $name } 님이 마지막 타일을 보는 중…
            }
        [give] { $who ->
                [you] 가져온 타일 대신 하나를 주세요.
                [here] { $name } 님, 가져온 타일 대신 하나를 주세요.
               *[other] { $name } 님이 타일을 주는 중…
            }
        [replay-any] { $who ->
                [you] 이제 혼자 이어 둬요: 아무 타일이나.
                [here] { $name } 님, 혼자 이어 두세요: 아무 타일이나.
               *[other] { $name } 님이 혼자 이어 두는 중…
            }
        [replay-full] { $who ->
                [you] 이제 혼자 이어 둬요: 완성 타일로.
                [here] { $name } 님, 혼자 이어 두세요: 완성 타일로.
               *[other] { $name } 님에게 완성 타일이 필요해요…
            }
        [lock-move] { $who ->
                [you] 수를 선언했어요: 타일을 놓으세요.
                [here] { $name } 님, 수를 선언했어요.
               *[other] { $name } 님이 수를 선언했어요…
            }
        [lock-exchange] { $who ->
                [you] 교환을 선언했어요: 타일을 고르세요.
                [here] { $name } 님, 교환을 선언했어요.
               *[other] { $name } 님이 타일을 교환하는 중…
            }
        [lock-take] { $who ->
                [you] 뺏기를 선언했어요: 도형에 있는 타일을 고르세요.
                [here] { $name } 님, 뺏기를 선언했어요.
               *[other] { $name } 님이 타일을 가져가는 중…
            }
        [opening] { $who ->
                [you] 타일 둘로 시작 도형을 놓으세요.
                [here] { $name } 님, 타일 둘로 시작 도형을 놓으세요.
               *[other] { $name } 님이 시작 도형을 놓는 중…
            }
        [race] { $who ->
                [here] { $name } 님 차례예요.
               *[other] 마음껏 빨리 놓으세요. 차례는 없어요.
            }
        [stage-answer] { $who ->
                [you] 타일을 모두 맞바꿔요. 마지막 수를 두고 내 타일을 넘기세요.
                [here] { $name } 님, 마지막 수를 두고 타일을 넘기세요.
               *[other] { $name } 님이 마지막 수를 두는 중…
            }
        [stage-rest] { $who ->
                [you] 받은 타일을 놓고, 나머지를 돌려주세요.
                [here] { $name } 님, 받은 타일을 놓고 나머지를 돌려주세요.
               *[other] { $name } 님이 내 타일을 놓는 중…
            }
        [stage-last] { $who ->
                [you] 마지막 타일이에요: 놓을 수 있는 만큼 놓으세요.
                [here] { $name } 님, 마지막 타일이에요: 놓을 수 있는 만큼 놓으세요.
               *[other] { $name } 님이 마지막 타일을 놓는 중…
            }
       *[move] { $who ->
                [you] 내 차례예요.
                [here] { $name } 님 차례예요.
               *[other] { $name } 님 차례예요…
            }
    }

## 글자로 놓기

web-typed = 타일과 위치
web-typed-open = 위치 입력
web-typed-lay = 놓기
web-typed-close = 닫기
# 예의 글자는 어느 언어에서나 그대로 읽는다.
web-typed-help = 예: rOrL, oRoU, 또는 칸과 함께 oRoU@0,0.
web-typed-unreadable = “{ $text }”: 위치가 아니에요. 타일과 꼭짓점 방향, 필요하면 글자를 더해 rOrL, oRoU, oRoU@0,0처럼 적으세요.
web-typed-not-now = { $tile } 타일은 지금 놓을 수 없어요.
web-typed-several = “{ $text }”: 위치가 여럿이에요: { $places }.
web-typed-nowhere = { $count ->
        [0] 지금 { $tile } 타일을 놓을 곳이 없어요.
       *[other] “{ $text }”: 놓을 수 없는 곳이에요. { $tile } 타일이 맞는 곳: { $places }.
    }
web-typed-cell = { $tile } 타일의 방향과 왼쪽 아래 칸도 { $tile }В@0,0처럼 적으세요.
web-typed-covered = 거기에는 다른 타일이 있어요.

## 가림막 뒤에서 만들기

web-count-faults = 흠 { $count }곳
web-screen = { $noticed ->
        [stopped] { $name } 님이 스톱하고 도형을 가렸어요.
        [open] { $name } 님이 보이는 데서 계속해요.
        [dropped] { $name } 님이 타일을 하나 내놓았어요.
        [waiting] { $name } 님이 기다려요.
        [hidden] { $name } 님이 도형을 보여 주지 않아요.
       *[building] { $name } 님이 가림막 뒤에서 만들고 있어요.
    }
web-act-begin = 내 타일 보기
web-act-stop = 스톱!
web-act-check = 도형 비교
web-act-mark = 이 결과 표시
web-act-keep = 교환하지 않기
web-act-drop = 타일 교환
web-act-surrender = 항복
web-act-extend = 내가 넓히기
web-act-extend-other = 상대가 넓히게 하기
web-building-drop-which = 어느 타일을 내줄까요?
web-building-best = 이 타일로 만드는 가장 좋은 도형
web-building-status = { $phase ->
        [over] 게임이 끝났어요.
        [extending] 나머지 타일을 모두 내 도형에 더하세요.
        [extended] { $name } 님이 넓히는 중…
        [choosing] 내 도형이 이겼어요. 모든 타일로 내가 넓힐까요, { $name } 님이 넓히게 할까요?
        [chosen] 누가 넓힐지 { $name } 님이 고르는 중…
        [waiting] { $name } 님이 만드는 중…
        [begin] { $mine } 님, 타일이 아직 가려져 있어요. 볼 때부터 시간을 재요.
        [in-turn] { $mine } 님, 도형을 만들고 스톱하세요. 시계가 가고 있어요.
        [dropped] { $name } 님이 타일을 하나 줘야 해요. 그때까지 아무도 스톱할 수 없어요.
        [answering] { $name } 님이 타일을 하나 내놓았어요. 나도 하나 주세요.
        [stopped] 스톱했어요. { $name } 님에게 시간이 얼마 없어요…
        [open] { $name } 님이 먼저 스톱했어요! 도형을 마무리하고 비교하세요.
       *[building] { $game ->
                [frames] 되도록 큰 구멍을 두르는 테두리를 만드세요. 좋으면 스톱하세요.
               *[other] 타일을 모두 써서 정사각형이 되도록 많은 도형 하나를 만드세요. 좋으면 스톱하세요.
            }
    }

## 일어난 일

web-told-lay = { $count ->
        [1] { $name } 님이 놓았어요: { $tiles }.
       *[other] { $name } 님이 타일 { $count }개를 놓았어요: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } 님이 교환했어요: { $tile }.
       *[no] { $name } 님이 타일을 하나 교환했어요.
    }
web-told-hand-over = { $known ->
        [yes] { $name } 님이 넘겼어요: { $tile }.
       *[no] { $name } 님이 타일을 하나 넘겼어요.
    }
web-told-drop = { $known ->
        [yes] { $name } 님이 내놓았어요: { $tile }.
       *[no] { $name } 님이 타일을 하나 내놓았어요.
    }
web-told-knock = { $what ->
        [exchange] { $name } 님이 교환을 선언했어요.
        [take] { $name } 님이 뺏기를 선언했어요.
       *[move] { $name } 님이 수를 선언했어요.
    }
web-told-begin = { $name } 님이 만들기 시작했어요.
web-told-rotate = { $half ->
        [yes] { $name } 님이 시작 도형을 반 바퀴 돌렸어요.
       *[no] { $name } 님이 시작 도형을 그대로 뒀어요.
    }
web-told-extend = { $own ->
        [yes] { $name } 님이 자기 도형을 넓혀요.
       *[no] { $name } 님이 상대가 넓히게 해요.
    }
web-told-stop = { $name } 님이 먼저 스톱했어요!
# 이의가 옳았다. 그 대가는 게임마다 다르다.
web-told-protest = { $game ->
        [fulls] { $name } 님의 이의가 인정됐어요: 그 타일은 돌아가고, { $name } 님은 아무 타일이나 놓을 수 있어요.
        [doubles] { $name } 님의 이의가 인정됐어요: 잘못 놓은 타일과 상대의 손패가 { $name } 님의 더미로 가요.
        [rings] { $name } 님의 이의가 인정됐어요: 잘못 놓은 타일과 상대의 손패가 { $name } 님의 더미로 가요.
        [steals] { $name } 님의 이의가 인정됐어요: 그 수를 무르고, { $name } 님이 둬요.
       *[other] { $name } 님의 이의가 인정됐어요: 그 타일은 돌아가 교환되고, { $name } 님은 아무 타일이나 놓을 수 있어요.
    }
web-told-hurry = { $name } 님이 시계를 눌렀어요.
web-told-capture = { $name } 님이 도형을 차지했어요.
web-told-give-all = { $name } 님이 타일을 모두 넘겼어요.
web-told-pass = { $name } 님이 패스했어요.
web-told-take = { $name } 님이 타일을 하나 가져갔어요.
web-told-draw = { $name } 님이 타일을 뽑았어요.
web-told-mark = { $name } 님이 결과를 표시했어요.

## 정할 수 있는 것

web-preset = 규칙
web-preset-pentaraduga-book = 책대로
web-preset-pentaraduga-beginners = 초보자용
web-rules-changed = 책과 조금 다름
web-option-aids = 테이블의 도움
web-option-aids-full = 위치와 완성
web-option-aids-places = 위치만
web-option-aids-none = 없음
web-option-referee = 심판
web-option-referee-server = 테이블
web-option-referee-players = 플레이어
web-option-referee-about = 플레이어가 심판이면, 다음 수 전에 상대가 이의를 제기하지 않는 한 규칙에 어긋난 수도 그대로 남아요.
web-option-deal = 타일 나누기
web-option-deal-random = 무작위로
web-option-deal-fair = 똑같이 좋게
web-option-deal-about = 똑같이 좋은 손패는 색만 달라요.
web-option-interception = 끼어들기
web-option-interception-on = 허용
web-option-interception-off = 금지
web-option-always-check = 도형은
web-option-always-check-on = 늘 비교
web-option-always-check-off = 항복하지 않으면 비교
web-option-opening-limit = 시작할 시간
web-option-opening-limit-none = 무제한
web-option-replay-limit = 혼자 이어 둘 시간
web-option-replay-limit-none = 무제한
web-option-unplaced-bonus = 남은 타일
web-option-unplaced-bonus-off = 점수 없음
web-option-unplaced-bonus-on = 먼저 끝낸 쪽 점수
web-option-move-time-none = 무제한
web-rule-aids-places = 테이블이 위치를 보여 주지만, 완성되는지는 알려 주지 않아요.
web-rule-aids-none = 테이블이 돕지 않아요.
web-rule-referee-players = 플레이어가 심판이에요: 늦지 않게 이의를 제기하세요.
web-rule-deal-fair = 둘의 타일이 똑같이 좋아요.
web-rule-interception-off = 끼어들 수 없어요.
web-rule-at-once-off = 동시에 하지 않고 한 사람씩 해요.
web-rule-unplaced-bonus-on = 남은 타일은 먼저 끝낸 쪽의 점수예요.
web-rule-move-time-set = 한 수에 { $seconds }초.
