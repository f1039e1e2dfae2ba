### 콰르토의 분석과 복기, 컴퓨터 레벨

## 수의 가치

# 칸이나 말의 이름 뒤에 온다. $turns가 0이면 몇 차례인지 모른다.
web-worth = { $value ->
        [win] { $turns ->
                [0] 이김
                [1] 바로 이김
               *[other] { $turns }차례 만에 이김
            }
        [loss] { $turns ->
                [0] 짐
                [1] 바로 짐
               *[other] { $turns }차례 만에 짐
            }
        [draw] 비김
       *[unknown] 아직 모름
    }
web-worth-square = { $square }, 빈칸: { $worth }
web-worth-piece = { $piece }: { $worth }

## 분석

web-analysis = 분석
web-verdict-holder-win = { $turns ->
        [0] 말을 든 쪽이 이겨요.
        [1] 말을 든 쪽이 바로 이겨요.
       *[other] 말을 든 쪽이 { $turns }차례 만에 이겨요.
    }
web-verdict-holder-draw = 둘 다 잘 두면 무승부예요.
web-verdict-holder-loss = { $turns ->
        [0] 말을 든 쪽이 져요.
       *[other] 말을 든 쪽이 { $turns }차례 만에 져요.
    }
web-verdict-holder-unknown = 이 말을 들면 유리할까요?
web-verdict-giver-win = { $turns ->
        [0] 이제 주는 쪽이 이겨요.
       *[other] 이제 주는 쪽이 { $turns }차례 만에 이겨요.
    }
web-verdict-giver-draw = 둘 다 잘 두면 무승부예요.
web-verdict-giver-loss = { $turns ->
        [0] 이제 주는 쪽이 져요.
        [1] 이제 주는 쪽이 바로 져요.
       *[other] 이제 주는 쪽이 { $turns }차례 만에 져요.
    }
web-verdict-giver-unknown = 이제 주는 쪽이 유리할까요?
web-verdict-line = 줄이 있어요: { $lines }. 마지막 말을 놓은 쪽이 외치고 이겨요.
web-verdict-full = 보드가 가득 찼고 줄이 없어요: 무승부예요.
web-analysis-place = 칸을 누르면 거기에 놓아요.
web-analysis-give = 말을 누르면 그 말을 줘요.
web-analysis-waiting = 순서를 기다리는 중…
web-analysis-searching = { $all }개 중 { $done }개를 알아냈어요. { $seconds }초 동안 국면 { $boards }개…
web-analysis-complete = 다 알아냈어요({ $seconds }초, 국면 { $boards }개).
web-analysis-known = 다 알아냈어요.
web-analysis-time = 1분이 지났고, { $all }개 중 { $done }개를 알아냈어요.
web-analysis-stopped = 멈췄어요. { $all }개 중 { $done }개를 알아냈어요.
web-analysis-stop = 멈춤
web-analysis-again = 계속
web-analysis-back = 한 단계 뒤로
web-analysis-setup = 만들기·게임하기
web-analysis-text = 국면 또는 기보
web-analysis-text-hint = 복사하거나, 국면을 붙여 넣으세요. 기보를 붙여 넣으면 복기로 열려요.
web-analysis-not-text = 국면도 기보도 아니에요. 국면은 이렇게 적어요: { $example }
web-analysis-rules = 줄로 치는 것
web-analysis-legend = 기호의 뜻
web-analysis-legend-text =
    동그라미 위 +는 이김, 막대 위 =는 비김, 네모 위 −는 짐. 모두 지금 정하는 쪽에서 본 것이고, 그 뒤로 둘 다 잘 둘 때예요.
    숫자는 줄이 생기기까지의 차례 수이고, 상대 차례도 세요. 테를 두른 것이 가장 좋은 수예요.

## 복기

web-review-move-mistake = { $move }, 실수
web-review-plot = 단계마다의 형세: 가운데 위쪽은 { $a } 승리, 아래쪽은 { $b } 승리.
web-review-plot-wins = { $name } 승리
web-review-win = { $name } 님이 이기는 형세예요.
web-review-draw = 둘 다 잘 두면 무승부예요.
web-review-loss = 상대가 잘 두면 { $name } 님이 지는 형세예요.
web-review-threw-win = { $after ->
        [draw] { $name } 님이 이기고 있었어요. 이제 무승부예요.
       *[loss] { $name } 님이 이기고 있었어요. 이제 상대가 이겨요.
    }
web-review-threw-draw = { $name } 님이 비길 수 있었어요. 이제 상대가 이겨요.
web-review-missed = { $name } 님이 외칠 수 있었던 줄: { $lines }.
web-review-decided = 여기서 승부가 갈렸어요.
web-review-mistakes = { $count ->
        [0] 실수가 없어요.
       *[other] 실수 { $count }번.
    }
web-review-next = 다음 실수
web-review-better = { $name } 님은 어떻게 둬야 했나요?
web-review-back = 실제 수로 돌아가기
web-review-looking = 살펴보는 중…
web-review-unknown = 알아내지 못했어요.
web-review-was-best = 더 좋은 수는 없었어요: { $worth }.
web-review-call = 외쳤으면 이겼을 줄: { $lines }.
web-review-best-square = 가장 좋은 곳은 { $squares }: { $worth }.
web-review-best-piece = 테를 두른 말을 주는 것이 가장 좋았어요: { $worth }.
web-review-analyse = 이 국면 분석하기
web-review-replay = 그냥 보기

## 레벨

web-levels = 컴퓨터 레벨
web-levels-lead = 콰르토에는 여덟 레벨이 있고, 하나 오를 때마다 뚜렷이 강해져요. 절반 넘게 이기면 다음 레벨로 가 보세요.
web-levels-expect-1 = 줄 열 개 중 세 개를 봐요. 자기 줄도, 상대에게 내주는 줄도요. 규칙을 막 읽은 사람도 이길 수 있어요.
web-levels-expect-2 = 줄을 절반 조금 넘게 봐요. 첫날 저녁에 알맞아요.
web-levels-expect-3 = 줄을 대부분 봐요. 나중에 건넬 수 있는 말이 남을지는 신경 쓰지 않아서 안전한 말이 떨어져요.
web-levels-expect-4 = 줄을 거의 다 봐요. 이기려면 안전한 말을 세야 하는데, 컴퓨터는 두 번에 한 번만 세요.
web-levels-expect-5 = 한 수 앞의 줄은 다 봐요. 달리 건넬 수 있는 말이 있는 한 승리를 내주지 않아요.
web-levels-expect-6 = 보드가 절반 차면 실수 없이 둘 때가 많아요.
web-levels-expect-7 = 빈칸이 열 개 남으면 거의 실수하지 않아요. 그 전에 앞서야 해요.
web-levels-expect-8 = 절대 실수하지 않고 함정도 놓아요. 나도 실수하지 않으면 비겨요. 그 이상은 아무도 못 해요.
web-levels-below = 레벨 { $level } 상대로 100판에 { $wins }승 { $draws }무.
web-levels-measured = 레벨끼리 둔 게임으로 쟀어요(두 레벨마다 200판). 막대는 바로 앞 레벨과 둔 100판의 결과예요: 승, 무, 패.
web-levels-play = { $name } 상대로 하기
web-levels-play-short = 하기
