### 펜타라두가 게임 다시 보기

web-replay-began-tiles = { $known ->
        [yes] 타일을 나눴어요. { $name } 님이 시작해요.
       *[no] 타일을 나눴어요.
    }
web-replay-result-points = { $won ->
        [yes] { $high } 대 { $low }, { $name } 님이 이겼어요. { $why }
       *[no] { $high } 대 { $low } 무승부예요. { $why }
    }
web-replay-told-arrange = { $name } 님이 만들어요.
web-replay-told-check = { $name } 님이 도형을 보여 줘요.
web-replay-told-surrender = { $name } 님이 항복해요.
web-replay-both-build = 둘 다 만들고 있어요.

## 놓친 완성 타일

web-replay-full-possible = { $name } 님은 여기서 { $count }곳에 완성 타일을 놓을 수도 있었어요.
web-replay-full-some = 이 게임에서 완성 타일을 놓을 수 있었는데 놓지 않은 것이 { $count }번이에요.
web-replay-full-none = 놓친 완성 타일이 없어요.
web-replay-full-show = 어딘지 보기
web-replay-full-place = 여기서 완성: { $tile }
web-replay-full-here = 여기에 완성 타일을 놓을 수 있었어요

## 가장 좋은 도형

web-replay-best-seek = { $name } 님은 무엇을 만들 수 있었을까요?
web-replay-best-busy = 찾는 중…
web-replay-best-of = { $name } 님의 가장 좋은 도형
web-replay-best-more = 자세히 보기
web-replay-best = { $found ->
       *[no] 이 타일로는 그런 도형을 만들 수 없어요.
        [yes] { $goal ->
            [frame] { $name } 님의 타일로 만드는 가장 큰 테두리.
           *[other] { $proved ->
               *[yes] { $name } 님의 타일로 만드는 가장 좋은 도형은 { $count }점이에요.
                [no] { $name } 님의 타일로 지금까지 찾은 가장 좋은 도형은 { $count }점이에요.
            }
        }
    }

## 이어 하기

web-replay-on-tiles = 여기 모습 그대로 새 테이블을 열어요. 시계는 처음부터 가고, 선언은 없어져요.
web-replay-on-keep = 숨은 타일을 그대로 두고 친구와 해요. 친구가 동의해야 해요. 아니면 숨은 타일을 다시 뽑아요.
web-replay-on-running = 아직 진행 중인 게임이에요. 끝나면 여기서 이어 할 수 있어요.
web-replay-on-covered = 이 게임에는 가려진 도형이 있어서 여기서 이어 할 수 없어요.
