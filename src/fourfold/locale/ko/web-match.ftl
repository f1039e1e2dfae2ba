### 경기: 점수표, 여러 게임으로 하는 경기

web-sheet = 점수표
web-sheet-game = 게임
web-sheet-sum = 합계
web-sheet-even = 합계가 같아요. 그러면 마지막에 이긴 쪽이 앞서요.
web-sheet-how = 이긴 쪽은 점수 차이만큼 얻고, 진 쪽은 얻지 못해요. 합계가 큰 쪽이 경기에서 이기고, 같으면 마지막에 이긴 쪽이 이겨요.

web-mixed = 여러 게임으로 하는 경기
web-mixed-hint = 하고 싶은 순서대로 게임을 누르세요. 그 순서로 돌아가며 해요.
