### 혼자 만드는 작업대: 문제, 대결, 가림막 게임

web-bench-hand = 내 타일
web-bench-laid = { $tile }, 놓음
web-bench-begin = 타일을 테이블로 끌어 오세요. 놓인 타일은 누르면 골라지고, 다시 누르면 돌아가요.
web-bench-turn = 돌리기
web-bench-group = 묶어 옮기기
web-bench-back = 빼기
# 키보드로 움직이는 타일의 위치. 방향은 꼭짓점이 가리키는 쪽.
web-bench-at = { $tile }, { $direction ->
        [up] 꼭짓점 위
        [right] 꼭짓점 오른쪽
        [down] 꼭짓점 아래
       *[left] 꼭짓점 왼쪽
    }, { $column }열 { $row }행: { $state ->
        [covered] 다른 타일과 겹쳐요.
        [apart] 아무것에도 닿지 않아요.
        [wrong] 닿지만 맞지 않아요.
       *[fits] 맞아요.
    } 화살표로 옮기고, R로 돌리고, Enter로 놓아요.
