### 풀기: 문제, 대결, 분석

web-title-solve = 풀기 · Fourfold
web-title-problem = 문제 · Fourfold
web-title-duel = 대결 · Fourfold
web-title-hands = 분석 · Fourfold

## 풀 수 있는 것

web-solve-title = 풀기
web-solve-lead = 생각해 볼 펜타라두가 문제. 혼자서, 또는 누군가와 겨뤄요.
web-solve-loading = 불러오는 중…
web-solve-daily = 오늘의 문제
web-solve-daily-go = { $state ->
        [solved] 풀었어요. 다시 보기
        [shown] 다시 보기
        [begun] 이어 풀기
       *[new] 풀어 보기
    }
web-solve-problems = 문제
web-solve-kind = 종류
web-solve-kind-squares = 네모
web-solve-kind-squares-plus = 네모 +
web-solve-kind-quados = 콰도스
web-solve-about-squares = 타일 일곱 개로 정사각형이 되도록 많은 도형 하나를 만들어요.
web-solve-about-squares-plus = 같은 것을 여섯 색 타일 열두 개로 해요.
web-solve-about-quados = 타일 일곱 개를 일곱 개짜리 도형에 이어 놓아요. 막힌 구석은 빼요.
web-solve-book = 책의 문제
web-solve-difficulty-is = 난이도 { $difficulty }/5
web-solve-problem-is = { $state ->
        [solved] 문제 { $number }, 풀었음
        [shown] 문제 { $number }, 포기함
        [begun] 문제 { $number }, 푸는 중
       *[new] 문제 { $number }
    }
web-solve-another = 새 문제
web-solve-another-of = 난이도 { $difficulty } 새 문제
web-solve-solved-count = { $count ->
        [0] 이 기기에서 아직 푼 문제가 없어요.
       *[other] 이 기기에서 { $count }문제를 풀었어요.
    }
web-solve-save-svg = SVG로 저장
web-solve-save-png = PNG로 저장
web-solve-save-failed = 그림을 만들지 못했어요.

## 도형의 점수

web-solve-count = 정사각형 { $counted }개 인정
web-solve-count-of = 정사각형 { $counted }/{ $goal }개
# 빼는 것: 색이 다른 변, 어긋나게 놓인 두 타일, 아무것도 채울 수 없는 구석.
web-solve-count-faults = 정사각형 { $squares }개{ $clashes ->
        [0] { "" }
       *[other] {" "}− 색 불일치 { $clashes }
    }{ $rough ->
        [0] { "" }
       *[other] {" "}− 어긋남 { $rough }
    }{ $spoiled ->
        [0] { "" }
       *[other] {" "}− 막힌 구석 { $spoiled }
    }

## 문제

web-problem-title = { $from ->
        [day] 오늘의 문제: { $kind }
        [book] { $kind } { $number }, 책의 문제
       *[new] { $kind }
    }
web-problem-table = 테이블
web-problem-time = 시간: { $time }
web-problem-task-squares = 타일 { $tiles }개를 모두 써서 정사각형 { $goal }개짜리 도형 하나를 만드세요.
web-problem-task-quados = { $given ->
        [start] 타일 { $tiles }개를 모두 도형에 이어 놓아 정사각형 { $goal }개를 만드세요. 막힌 구석 하나마다 한 개를 빼요.
       *[first] 먼저 처음 일곱 타일로 정사각형 { $start }개짜리 도형을 만드세요. 그다음 나머지를 모두 이어 놓아 정사각형 { $goal }개를 만드세요. 막힌 구석 하나마다 한 개를 빼요.
    }{ $symmetry ->
        [any] {" "}윤곽은 대칭이어야 해요.
        [central] {" "}윤곽은 반 바퀴 돌려도 같아야 해요.
       *[none] { "" }
    }
web-problem-first = 손패의 처음 { $count }개로 첫 도형을 만들어요.
web-problem-lacks = { $lack ->
        [tiles] 아직 손에 남은 타일이 있어요.
        [whole] 타일이 하나의 도형이어야 해요.
        [start] 처음 일곱 타일로 정사각형 { $start }개를 만들어야 해요.
        [symmetry] 윤곽이 아직 대칭이 아니에요.
       *[goal] 정사각형 { $goal }개가 되어야 해요.
    }
web-problem-solved = { $hints ->
        [0] { $time } 만에, 힌트 없이 풀었어요.
       *[other] { $time } 만에, 힌트 { $hints }개로 풀었어요.
    }
web-problem-shown = 답을 봤어요.
web-problem-hint = 힌트 { $step }/{ $steps }
web-problem-hint-given = 힌트 { $step }번이 나왔어요.
web-problem-hint-colours = 정사각형의 색:
web-problem-hint-colour = { $colour } { $count }개
web-problem-hint-together = 이 두 타일은 서로 맞닿아 있어요:
web-problem-hint-lie = 이렇게 놓여요(타일 { $count }개):
web-problem-clear = 다시 시작
web-problem-give-up = 포기
web-problem-sure = 답을 볼까요? 그러면 이 문제는 포기한 것이 돼요.
web-problem-sure-yes = 답 보기
web-problem-sure-no = 더 풀어 보기
web-problem-solution = 답 보기
web-problem-answer = { $count ->
        [1] 답
       *[other] 답 { $number }/{ $count }
    }
web-problem-next-answer = 다음 답
web-problem-next = 다음 문제
web-problem-again = 한 번 더
web-problem-others = 모든 문제

## 대결

web-duel-title = 대결
web-duel-lead = 두 사람이 똑같이 좋은 손패로, 각자 원하는 때에 만들어요. 정사각형을 더 많이 만들면 이기고, 같으면 빠른 쪽이 이겨요.
web-duel-propose = 링크로 친구에게 도전
web-duel-table = 테이블에서 둘이 동시에
web-duel-rules = 각자 타일 { $tiles }개로 도형 하나를 만들어요. 손패는 색만 바꾼 것이라 똑같이 좋아요. 시간은 { $minutes }분. 정사각형이 많은 쪽이 이기고, 같으면 빠른 쪽이 이겨요.
web-duel-invite = 이 링크를 친구에게 보내세요
web-duel-share = 펜타라두가 대결
web-duel-begin-own = 내 타일
web-duel-challenged = { $name } 님이 도전해 왔어요
web-duel-begin-hint = 타일을 볼 때부터 시계가 가요.
web-duel-begin = 내 타일 보기
web-duel-build = 타일 { $tiles }개를 모두 써서 도형 하나를 만드세요
web-duel-hand-in = 제출하기
web-duel-hand-in-hint = 제출하면 더는 바꿀 수 없어요.
web-duel-all-tiles = 타일을 모두 쓴 도형만 인정돼요.
web-duel-you = 나
web-duel-made = { $time }에 정사각형 { $counted }개
web-duel-waiting = { $state ->
        [open] 아직 아무도 도전을 받지 않았어요. 둘 다 끝나면 두 결과가 나와요.
        [ready] { $name } 님이 아직 시작하지 않았어요. 둘 다 끝나면 두 결과가 나와요.
       *[building] { $name } 님이 아직 만드는 중…
    }
web-duel-watching = 이 대결에는 두 사람이 참가했어요. 둘 다 끝나면 두 결과가 나와요.
web-duel-over = 둘 다 끝났어요.
web-duel-result = { $who ->
        [you] 이겼어요!
        [other] { $name } 님이 이겼어요.
       *[none] 무승부예요.
    }
web-duel-best = 두 손패 모두 가장 좋은 도형은 정사각형 { $best }개예요.
web-duel-again = 다시 대결

## 분석

web-hands-title = 이 타일로 무엇을 만들 수 있을까요?
web-hands-lead = 타일을 고르거나, 도형을 놓거나 붙여 넣으세요. Fourfold가 가장 좋은 도형을 찾고 증명해요.
web-hands-go = 손패나 도형 분석하기
web-hands-way = 분석할 것
web-hands-hand = 손패
web-hands-figure = 도형
web-hands-tiles = 모든 타일
web-hands-chosen = { $count ->
        [0] 고른 타일이 없어요.
       *[other] 타일 { $count }개를 골랐어요.
    }
web-hands-none = 선택 취소
web-hands-notation = 표기법으로 적은 도형
web-hands-goal = 어느 게임의 도형
web-hands-goal-squares = 네모
web-hands-goal-quados = 콰도스
web-hands-goal-rings = 고리
web-hands-goal-frame = 테두리
web-hands-solve = { $count ->
        [0] 가장 좋은 도형 찾기
       *[other] 타일 { $count }개로 가장 좋은 도형 찾기
    }
web-hands-busy = 찾는 중…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] 이 타일로는 그런 도형을 만들 수 없어요.
               *[no] 시간 안에 찾지 못했어요.
            }
       *[yes] { $goal ->
                [rings] 찾은 것 중 가장 좋은 도형은 고리 { $rings }개, 정사각형 { $counted }개예요.
                [frame] 찾은 것 중 가장 좋은 도형은 { $counted }칸을 둘러싸요.
               *[squares] 찾은 것 중 가장 좋은 도형은 정사각형 { $counted }개예요.
            } { $proved ->
                [yes] 더 좋은 것이 없음을 증명했어요.
               *[no] 더 좋은 것이 없는지 증명할 시간은 없었어요.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] 이것 하나뿐이에요.
               *[other] 똑같이 좋은 도형이 { $count }개 있어요.
            }
       *[no] 똑같이 좋은 도형이 적어도 { $count }개 있어요.
    }
web-hands-this-figure = 이 도형
web-hands-facts = { $whole ->
        [yes] 하나의 도형이에요.
       *[no] 이 타일들은 하나의 도형이 아니에요.
    } 정사각형 { $squares }개, 색 불일치 { $clashes }곳, 어긋남 { $rough }곳, 고리 { $rings }개, 막힌 구석 { $spoiled }곳, { $hole ->
        [0] 구멍 없음.
       *[other] 구멍 { $hole }칸.
    }
