### 배우는 페이지: 규칙, 용어 사전, 레슨, 연습

web-title-learn = 배우기 · Fourfold
web-title-glossary = 용어 사전 · Fourfold
web-title-lesson = 레슨 · Fourfold
web-title-train = 연습 · Fourfold
web-title-document = { $title } · Fourfold

## 한눈에 보기

web-learn-lead = 그림으로 보는 규칙, 한 수씩 설명하는 게임, 눈을 키우는 연습.
web-only-english = 이 글은 아직 영어로만 있어요.
web-learn-rules = 규칙
web-learn-age = { $age }세부터
web-learn-lessons = 레슨
web-learn-lessons-text = 연습 게임을 한 단계씩 봐요. 군데군데 다른 수와 그 결과를 보여 주는 변화가 있어요.
web-learn-trainers = 연습
web-learn-trainers-text = 하루 몇 분. 결과는 이 기기에 남아요.
web-learn-glossary = 용어 사전
web-learn-glossary-text = 모든 낱말의 뜻. 글에서 밑줄 친 낱말을 누르면 뜻이 나와요.
web-learn-to-glossary = 용어 사전 열기
web-learn-play = 게임하기
web-learn-more = 더 배우기
web-learn-seek = 낱말 찾기
web-learn-sought = { $count ->
    [0] 그런 낱말은 없어요.
   *[other] 낱말 { $count }개
}

## 그림과 위치를 말로

web-learn-figure = 타일 { $tiles }개로 된 도형
web-learn-place = { $direction ->
    [up] 위치 { $number }, 꼭짓점 위
    [right] 위치 { $number }, 꼭짓점 오른쪽
    [down] 위치 { $number }, 꼭짓점 아래
   *[left] 위치 { $number }, 꼭짓점 왼쪽
}

## 연습 문제

web-learn-answers = 답
web-learn-choose = 답을 고르세요.
web-learn-right = 맞아요!
web-learn-wrong = 아니에요. 다시 보세요.
web-learn-yes = 네
web-learn-no = 아니요
web-learn-places-wait = 위치를 누르세요. 모두 { $count }곳이에요.
web-learn-places-found = { $count ->
    [1] 더 찾아보세요.
   *[other] { $count }곳 중 { $found }곳을 찾았어요.
}
web-learn-verdict-clash = 아니에요: 거기는 색이 달라요.
web-learn-verdict-rough = 아니에요: 대각선 끝이 만나지 않아요.
web-learn-verdict-apart = 아니에요: 거기서는 도형에 닿지 않아요.
web-learn-verdict-fits-right = 네, 맞아요.
web-learn-verdict-full-right = 네, 정사각형이 생겨요.
web-learn-verdict-full-wrong = 맞지만 정사각형이 안 생겨요.
web-learn-verdict-twice-full-right = 네, 정사각형이 두 개 생겨요.
web-learn-verdict-twice-full-wrong = 맞지만 정사각형이 두 개는 안 생겨요.
web-learn-verdict-double-right = 네, 타일 둘에 닿아요.
web-learn-verdict-double-wrong = 맞지만 타일 하나에만 닿아요.
web-learn-verdict-corner-right = 네, 더블이고 ㄱ자예요.
web-learn-verdict-corner-wrong = 맞지만 타일 하나에만 닿거나 ㄱ자가 안 돼요.

## 레슨

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = 손패
web-lesson-hand-of = { $seat }의 손패
web-lesson-stock = 더미
web-lesson-stock-of = { $seat }의 더미
web-lesson-none = 더 놓을 것이 없어요
web-lesson-figure-of = { $seat }의 도형
web-lesson-steps = 단계
web-lesson-step = { $step }/{ $last }
web-lesson-previous = 뒤로
web-lesson-next = 다음
web-lesson-begins = 나눠 받은 타일
web-lesson-line-begins = 만약에…
web-lesson-leave = 게임으로 돌아가기
web-lesson-lines = 만약에…
web-lesson-line-lays = { $same ->
    [yes] { $seat }가 다른 곳에 놓기: { $tiles }
   *[no] { $seat }가 대신 놓기: { $tiles }
}
web-lesson-line-ends = 그러면 결과는 { $a } : { $b }
web-lesson-score = 결과 { $a } : { $b }
web-lesson-play = 여기서 컴퓨터와 이어 하기
web-lesson-misprints = 책의 오식
web-lesson-misprint = 책에 인쇄된 것: “{ $printed }”. 바른 것: “{ $read }”.
web-lesson-did = { $seat }의 행동이에요.
web-lesson-did-lay = { $squares ->
    [0] { $seat }가 타일 { $count }개를 놓아요:
   *[other] { $seat }가 타일 { $count }개를 놓아 정사각형 { $squares }개를 만들어요:
}
web-lesson-did-pass = { $seat }가 패스해요.
web-lesson-did-exchange = { $seat }가 타일을 하나 교환해요:
web-lesson-did-take = { $seat }가 상대 더미에서 타일을 하나 가져와요.
web-lesson-did-draw = { $seat }가 타일을 뽑아요.
web-lesson-did-capture = { $seat }가 도형을 차지해요.
web-lesson-did-hand-over = { $seat }가 타일을 하나 넘겨요:
web-lesson-did-give-all = { $seat }가 남은 타일을 모두 넘겨요.
web-lesson-did-arrange = { $seat }가 도형을 만들어요.
web-lesson-did-drop = { $seat }가 타일을 하나 내놓아요:
web-lesson-did-stop = { $seat }가 스톱해요.
web-lesson-did-check = { $seat }가 도형을 확인해요.
web-lesson-did-surrender = { $seat }가 항복해요.

## 연습

web-train-fit = 머릿속으로 맞추기
web-train-fit-text = 머릿속으로 타일을 돌려 보세요: 어디에 맞을까요? 어디서 완성 타일이 될까요?
web-train-fit-fits = 이 타일은 어느 위치에 맞나요?
web-train-fit-full = 모두 맞는 위치예요. 어디서 정사각형이 생기나요?
web-train-unseen = 안 보이는 타일 알아내기
web-train-unseen-text = 다섯 색 타일 전부에서 보이는 것을 빼면, 아직 숨은 것은 무엇일까요?
web-train-unseen-ask = 아래 네 타일 중 테이블에도 손패에도 보이지 않는 것은 무엇인가요?
web-train-hand = 내 손패
web-train-option = { $number }: { $tile }
web-train-line = 줄 찾기
web-train-line-text = 콰르토: 칸 하나, 말 하나, 공통점 있는 넷.
web-train-line-ask = 이 말을 어느 칸에 놓으면 줄이 되나요?
web-train-line-board = 보드
web-train-how = 모두 열 문제. 생각할 때는 시계가 가고, 답을 볼 때는 멈춰요.
web-train-start = 시작
web-train-again = 한 번 더
web-train-next = 다음
web-train-finish = 결과 보기
web-train-number = 문제 { $number }/{ $count }
web-train-seconds = { $seconds }초
web-train-tap = 칸을 누르세요.
web-train-tap-or-key = 답을 누르거나 1~4 키를 누르세요.
web-train-wrong = 아니에요. 정답에 표시가 있어요.
web-train-result = { $count }문제 중 { $right }문제 정답, 문제당 { $seconds }초.
web-train-last = 지난번 { $count }문제 중 { $right }문제
web-train-plot = 최근 { $count }회 결과. 최고 { $best }문제 정답
web-train-plot-right = 정답 수
web-train-plot-time = 문제당 초
web-train-table = 표로 보기
web-train-when = 언제
web-train-of = { $right }/{ $count }
