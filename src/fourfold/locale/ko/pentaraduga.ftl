### 펜타라두가

## 읽을 수 없는 텍스트

malformed-pentaraduga-tile = “{ $text }”: 타일이 아니에요. 왼쪽, 큰 것, 오른쪽 색을 적되, 작은 색은 큰 색의 이웃이어야 해요. 예: oRo, oRv.
malformed-pentaraduga-tile-twice = { $tile } 타일이 두 번 있어요.
malformed-pentaraduga-direction = “{ $text }”: 방향이 아니에요. В П Н Л 또는 U R D L로 적으세요.
malformed-pentaraduga-placement = “{ $text }”: 위치가 아니에요. 타일, 방향, 왼쪽 아래 칸을 oRoU@0,0처럼 적으세요.
malformed-pentaraduga-too-many = 타일 { $count }개는 너무 많아요. { $most }개까지예요.
malformed-pentaraduga-no-tiles = 타일이 없어요. oRo rOr yOr처럼 손패를 적으세요.
malformed-pentaraduga-goal = “{ $text }”: 목표가 아니에요. 다음 중에서 고르세요: { $expected }.
malformed-pentaraduga-problem = “{ $text }”: 문제가 아니에요. 종류({ $expected })나 squares-3, squares-0000002a 같은 id를 적으세요.
malformed-pentaraduga-count-frames = 가장 좋은 테두리는 셀 수 없어요: 어떤 타일을 쓸지 자유니까요.
malformed-pentaraduga-match = 경기에는 적어도 한 종류의 게임이 한 판 이상 있어야 해요.
malformed-pentaraduga-overlap = { $placement } 타일이 { $other } 타일과 겹쳐요.
malformed-pentaraduga-notation = “{ $word }”: 위치가 있는 타일이 아니에요. 타일, 꼭짓점 방향, 가장 위·오른쪽·아래·왼쪽 위치를 뜻하는 글자, 맞닿는 타일을 rOrLL, rOrRyOr, rOrLL처럼 적으세요.
malformed-pentaraduga-several = “{ $word }”: 위치가 여럿이에요: { $places }.
malformed-pentaraduga-nowhere = “{ $word }”: 맞는 곳이 없어요{ $count ->
        [0] .
       *[other] . { $tile } 타일이 맞는 곳: { $places }.
    }
malformed-pentaraduga-remark = “{ $word }”: { $other } 타일과 맞닿지 않아요.
malformed-pentaraduga-ending = “{ $word }”: 다른 끝맺음이 아니에요. 첫 끝맺음의 타일로 시작하거나, 마지막 타일의 글자여야 해요.
malformed-pentaraduga-at = 타일 { $number }: { $problem }
malformed-pentaraduga-word = “{ $text }”: 수가 아니에요. oRoU@0,0처럼 위치가 있는 타일이나 다음 중 하나를 적으세요: { $expected }.
malformed-pentaraduga-bare-word = “{ $word }”: 무엇에 대한 것인지 뒤에 괄호로 적으세요.
malformed-pentaraduga-deal-text = “{ $text }”: 나눠 준 패가 아니에요. 누가 시작하는지와 두 사람의 타일을 “A: oRo rOr / yOr yOy”처럼 적고, 필요하면 빗금을 하나 더 긋고 제비를 적으세요.
malformed-pentaraduga-deal = 타일 { $count }개를 모두 하나씩, 두 사람에게 절반씩 나눠요.
malformed-census-name = “{ $name }”: 이런 전수 조사는 없어요. 다음 중에서 고르세요: { $expected }.
malformed-census-file = { $path }: 증명서가 아니에요. 압축한 텍스트 줄이어야 해요.
malformed-census-other = { $path }: { $expected } 증명서가 아니라 “{ $name }” 증명서예요.
malformed-census-line = “{ $line }”: 항목이 아니에요. 손패, 같은 것의 수, 점수, 도형의 위치를 “000090 2 1 rOrU@0,0 yOyD@0,-1”처럼 적으세요.
malformed-census-entry = 항목 { $number }: { $problem }
malformed-census-twice = { $hand } 손패가 두 번 있어요.
malformed-census-hand = { $hand } 손패는 이 조사에 없어요.
malformed-census-hands = 손패 { $hands }가지를 나타낸다지만, 같은 것은 { $expected }가지예요.
malformed-census-tiles = 도형의 타일은 { $tiles }, 손패는 { $hand }: 서로 달라요.
malformed-census-value = 도형이 { $value }점이라지만 실제로는 { $counted }점이에요.
malformed-census-best = 최고 { $value }점이라지만 탐색에서 { $found }점이 나왔어요: { $places }.
malformed-census-missing = { $hand } 손패가 빠졌어요.
malformed-census-total = 항목은 모두 손패 { $total }가지를 나타내지만, 실제로는 { $expected }가지예요.

## 할 수 없는 것

illegal-pentaraduga-not-in-hand = { $tile } 타일은 손패에 없어요.
illegal-pentaraduga-stock-empty = 가져올 타일이 없어요.
illegal-pentaraduga-covered = { $tile } 타일이 다른 타일과 겹쳐요.
illegal-pentaraduga-apart = { $tile } 타일은 도형과 변으로 맞닿아야 해요.
illegal-pentaraduga-clash = { $tile } 타일은 거기에 안 맞아요: 색이 달라요.
illegal-pentaraduga-rough = { $tile } 타일은 거기에 안 맞아요: 대각선 끝이 어긋나요.
illegal-pentaraduga-not-full = { $tile } 타일은 거기서 정사각형을 못 만들어요. 완성 타일이 필요해요.
illegal-pentaraduga-no-protest = 이 테이블은 컴퓨터가 심판이라 규칙에 어긋난 수는 받지 않아요.
illegal-pentaraduga-nothing-wrong = 이의를 제기할 것이 없어요.
illegal-pentaraduga-no-such-act = 지금은 할 수 없어요: “{ $act }”.

## 그림을 못 보는 분을 위해

pentaraduga-picture = { $tiles ->
    [0] 타일 없음
   *[other] 타일 { $tiles }개로 된 도형, { $squares ->
        [0] 정사각형 없음
       *[other] 정사각형 { $squares }개
    }
}
pentaraduga-picture-tile = { $tile } 타일: { $left }·큰 { $big }·{ $right }
pentaraduga-colour-red = 빨강
pentaraduga-colour-orange = 주황
pentaraduga-colour-yellow = 노랑
pentaraduga-colour-green = 초록
pentaraduga-colour-blue = 파랑
pentaraduga-colour-violet = 보라

## 가림막 뒤에서 만들기: 네모, 콰도스, 테두리

illegal-pentaraduga-arrangement = 타일을 그렇게 놓을 수 없어요. { $problem }
illegal-pentaraduga-too-fast = 1초에 { $most }번이나 타일을 옮겼어요. 잠깐 기다렸다가 놓인 모양을 보내세요.
illegal-pentaraduga-stopped = { $seat } 님이 먼저 스톱했어요. 이제 다른 한 사람만 계속 만들고, 교환은 없어요.
illegal-pentaraduga-nobody-stopped = 아직 아무도 스톱하지 않았어요. 결과를 표시하거나 확인하려면 먼저 스톱하세요.
illegal-pentaraduga-exchanging = 타일을 교환하는 중이에요: { $seat } 님도 하나 내놓을 때까지 스톱할 수 없어요.
illegal-pentaraduga-exchanged = 교환은 한 판에 한 번이고, 이미 했어요.
illegal-pentaraduga-dropped = 타일을 이미 내놓았어요. 이제 { $seat } 님이 내놓을 차례예요.
illegal-pentaraduga-no-figure = 표시할 수 없는 결과예요: 타일이 하나의 도형이어야 하고, ‘네모’와 ‘콰도스’에서는 모두 써야 해요.
illegal-pentaraduga-always-checked = 여기서는 항복이 없어요: 도형을 늘 비교해요.
illegal-pentaraduga-begin-first = 먼저 시작한다고 하세요: 그때부터 시간을 재요.
illegal-pentaraduga-choose-first = 누구의 도형을 넓힐지 { $seat } 님이 먼저 골라야 해요.
illegal-pentaraduga-original-moved = { $tile } 타일은 넓힐 도형의 것이라 그대로 있어야 해요.
## 각자 도형이 있는 게임

illegal-pentaraduga-count = 여기서는 한 번에 타일 { $expected }개를 놓아요.
illegal-pentaraduga-not-double = { $tile } 타일은 거기서 하나에만 닿아요. 둘에 닿아야 해요.
illegal-pentaraduga-no-corner = { $tile } 타일은 거기서 ㄱ자가 안 돼요: 짧은 변을 긴 변의 끝에 붙이세요.
illegal-pentaraduga-no-ring = 이 타일들은 고리가 아니에요: 넷이 빈칸 하나를 둘러싸야 해요.
illegal-pentaraduga-wait = 기다려 주세요: 지금은 { $seat } 님 차례예요.
illegal-pentaraduga-stocks-left = 두 더미가 모두 비어야 타일을 전부 넘길 수 있어요.
illegal-pentaraduga-hand-full = 손패가 { $count }개예요. 이보다 적을 때만 채울 수 있어요.
illegal-pentaraduga-no-prize = 받을 보너스가 없어요: 내 더미로 채울 수 없고 상대 더미에 타일이 있을 때, 뽑지 않고 { $count }개를 잇달아 놓으면 받아요.
illegal-pentaraduga-prize-first = 수를 이미 뒀어요: 보너스를 가져가거나 패스하세요.
illegal-pentaraduga-kept = 더미의 첫 타일은 보너스를 얻은 { $seat } 님 몫이에요.
illegal-pentaraduga-no-wait = 지금은 상대를 기다릴 필요가 없어요.
illegal-pentaraduga-hurried = 이미 1분을 재고 있어요.
illegal-pentaraduga-no-such-move = 한 수는 손패의 타일, 도형에 있는 타일, 또는 앞의 것 다음에 뒤의 것이에요.
illegal-pentaraduga-not-twice-full = { $tile } 타일은 거기서 정사각형을 두 개 만들어야 해요: 지금 자리에서 이미 완성 타일이니까요.
illegal-pentaraduga-untouched = { $tile } 타일은 방금 놓은 타일과 맞닿아야 해요.
illegal-pentaraduga-same-place = { $tile } 타일은 이미 거기 있어요.
illegal-pentaraduga-splits = { $tile } 타일을 빼면 도형이 갈라져요.
illegal-pentaraduga-stock-left = 내 더미가 비어야 패스할 수 있어요. 놓거나 교환하세요.
illegal-pentaraduga-hand-empty = 손에 타일이 없어요.
illegal-pentaraduga-no-full-prize = 받을 보너스가 없어요: 마지막 타일을 완성 타일로 놓아야 받아요.
illegal-pentaraduga-only-complex = 지금은 { $seat } 님 차례예요. 복합 수로만 끼어들 수 있어요.
illegal-pentaraduga-shielded = { $seat } 님의 수에는 끼어들 수 없어요.
illegal-pentaraduga-claimed = { $what ->
    [move] 수를 선언했어요: 손패의 타일을 놓으세요.
    [exchange] 교환을 선언했어요: 타일을 교환하거나 가져오세요.
   *[take] 뺏기를 선언했어요: 타일을 하나 가져오세요.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } 님이 교환하는 중이에요. 끝날 때까지 기다리세요.
    [take] { $seat } 님이 타일을 가져가는 중이에요. 끝날 때까지 기다리세요.
   *[move] { $seat } 님이 두는 중이에요. 끝날 때까지 기다리세요.
}
## 싹쓸이와 까치발

illegal-pentaraduga-barred = 선언하고 때를 놓쳤어요. 이제 상대가 먼저예요.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] 지금은 교환을 선언할 수 없어요.
    [move] 지금은 수를 선언할 수 없어요.
   *[take] 이 게임에서는 수나 교환만 선언할 수 있어요.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] 완성 타일이 이어지는 동안에는 교환하지 않아요.
    [start] 시작 도형을 놓기 전에는 교환하지 않아요.
    [replay] 혼자 이어 두는 동안에는 교환하지 않아요.
   *[other] 지금은 교환할 수 없어요.
}
illegal-pentaraduga-no-take = 손패가 하나뿐이고 더미가 비었을 때만 주지 않고 가져올 수 있어요.
illegal-pentaraduga-must-exchange = 상대 더미가 비어야 패스할 수 있어요. 타일을 놓거나 교환하세요.
illegal-pentaraduga-start-more = 시작 도형에 타일 { $laid }개는 모자라요.
illegal-pentaraduga-start-claims = { $tile } 타일은 거기 놓을 수 없어요: 시작 도형은 가운데서 시작하고, 한 사람의 타일 둘은 맞닿아야 해요.
illegal-pentaraduga-start-reach = { $tile } 타일은 거기 놓을 수 없어요: 받은 타일은 상대 쪽 선에 붙이되 노랑이 선에 닿지 않게 놓고, 내 타일 하나를 내 쪽에서 거기에 붙여요.
illegal-pentaraduga-start-reach-plus = { $tile } 타일은 거기 놓을 수 없어요: 시작 도형은 선 위쪽에 붙여 시작하고, 선 양쪽에 타일이 둘씩 있어야 해요.
illegal-pentaraduga-not-yellow = { $tile } 타일에는 노랑이 없어요. 노랑이 있는 타일을 넘기거나 교환하세요.
illegal-pentaraduga-full-elsewhere = { $tile } 타일은 다른 곳에서 완성 타일이 되니 거기에 놓아야 해요.
illegal-pentaraduga-intercept-full = 내 차례가 아니에요: 완성 타일로만 끼어들 수 있는데, { $tile } 타일은 거기서 정사각형을 못 만들어요.

## 연습 게임

malformed-training-file = 연습 게임 기록이 아니에요. 객체 하나나 “records” 목록이 있는 객체여야 해요.
malformed-training-game = “{ $name }”(타일 { $set }개): 펜타라두가 게임이 아니에요. 책의 이름이나 다음 중 하나를 적으세요: { $expected }.
malformed-training-deal = 첫 이벤트 전의 손패, 더미, 도형을 합치면 타일 { $count }개가 모두 하나씩이어야 해요.
malformed-training-prefigures = 첫 이벤트 전의 도형은 흠이 없어야 하고, 각자 도형이 있는 게임에서는 A나 B의 것이어야 해요.
malformed-training-key = “{ $key }” 항목이 없어요.
malformed-training-type = “{ $type }”: 이 게임의 이벤트가 아니거나 지금은 아니에요.
malformed-training-number = { $seat }의 다음 수가 { $number }번일 수 없어요: A는 홀수, B는 짝수이고, 앞의 수는 { $last }번이에요.
malformed-training-figure = “{ $name }”: 이런 도형은 없어요. 다음 중에서 고르세요: { $expected }.
malformed-training-untaken = { $seat }가 아직 가져오지 않은 타일: { $tiles }.
malformed-training-unfinished = 기록은 끝났지만 게임은 끝나지 않았어요.
malformed-training-remark = 설명은 객체여야 해요.
malformed-training-remark-late = 설명이 이벤트 { $at }개 뒤에 있는데, 이벤트는 { $count }개뿐이에요.
malformed-training-differs = { $what ->
    [hand] 나눠 받은 손패
    [tiles] 뽑거나 가져온 타일
    [refusal] 패스의 종류
    [start] 도형의 시작
    [source] 타일이 나온 곳
    [owner] 타일의 원래 주인
    [figure] 도형
    [mark] 정사각형이 되는지
    [reach] 도달
    [finish] 마침
    [intercept] 끼어들기
    [give] 넘긴 타일
    [give_to] 더미의 마지막 타일
    [take_from] 더미의 첫 타일
    [take] 행동의 이름
    [stage] 전체 교환의 단계
    [collect] 교환에서 가져온 타일
    [squares] 정사각형
    [violations] 위반
    [count_all] 타일의 위치
    [count_full] 완성 타일이 되는 위치
    [count_double] 더블이 되는 위치
    [has_full] 완성 타일이 될 수 있는지
    [count] ㄱ자
    [left] 남은 타일
    [points] 점
    [score] 점수
   *[other] { $what }
}: 기록에는 { $said }, 규칙으로는 { $found }.

## 게임이 끝나는 법

outcome-played = 모든 수를 두었고, 점수를 셌어요.
outcome-checked = 두 도형을 확인했어요.
outcome-checked-even = 두 도형의 점수가 같아요. 더 빨랐던 쪽이 이겨요.
outcome-extended = 넓힌 도형의 점수를 셌어요.
outcome-surrendered = { $loser } 님이 항복해서 상대의 도형을 보지 않아요.
outcome-interrupted = 둘 다 패스했어요. 상대에게 남은 타일 하나마다 1점씩 얻어요.
outcome-replay-time = 혼자 이어 두는 시간이 끝나 점수를 셌어요.

## 컴퓨터 레벨

level-pentaraduga-1 = 초보자
level-pentaraduga-about-1 = 느긋하고 많이 놓쳐요.
level-pentaraduga-2 = 플레이어
level-pentaraduga-about-2 = 웬만한 자리는 다 보고, 서두르지 않아요.
level-pentaraduga-3 = 고수
level-pentaraduga-about-3 = 빠르고, 다 보고, 앞을 내다봐요.

## 레슨

malformed-pentaraduga-unsound = 이렇게는 게임을 시작할 수 없어요: “{ $part }” 부분이 나눠 준 패의 나머지와 맞지 않아요.
malformed-pentaraduga-middle = 여기서는 시작할 수 없어요: 게임이 끝났거나 도형을 넓히는 중이에요.
malformed-pentaraduga-covered-figure = 여기에는 가려진 도형이 있고, 그 타일은 다시 뽑을 수 없어요. 더 앞의 수에서 시작하거나, 숨은 타일을 그대로 두세요.
malformed-lesson-at = { $id }: { $at }수 뒤의 이야기를 하지만, { $count }수뿐이에요.
malformed-lesson-texts = { $id }: “{ $language }” 해설의 제목은 { $found }, 필요한 제목은 { $expected }.
lesson-fulls-1 = 완성, 1판: 이어지는 완성 타일
lesson-fulls-2 = 완성, 2판: 첫 수가 없을 때
lesson-fulls-3 = 완성, 3판: 마지막의 함정
lesson-squares-1 = 네모, 1판: 블러핑
lesson-squares-2 = 네모, 2판: 누가 먼저 스톱할까
lesson-squares-3 = 네모, 3판: 도형 비교
lesson-claims-1 = 싹쓸이, 1판: 도형을 차지하다
lesson-claims-2 = 싹쓸이, 2판: 교환
lesson-reach-v1 = 까치발, 첫째 변화: 끼어들기, 그리고 도달
lesson-reach-v2 = 까치발, 둘째 변화: 상대보다 먼저 털기
lesson-reach-v3 = 까치발, 셋째 변화: 또 다른 완성 타일
lesson-reach-v4 = 까치발, 넷째 변화: 무승부
lesson-reach-v5 = 까치발, 다섯째 변화: 나중 사람이 도달하다
lesson-doubles-1 = 더블, 1판: 전체 교환
lesson-doubles-2 = 더블, 2판: 보너스 셋
lesson-doubles-4 = 더블, 4판: 8 대 0
lesson-rings-1 = 고리, 1판: 고리를 완성하다
lesson-rings-2 = 고리, 2판: 고리로 시작하다
lesson-steals-1 = 뺏기, 연습 게임
lesson-steals-problem = 뺏기, 문제: 10 대 0
