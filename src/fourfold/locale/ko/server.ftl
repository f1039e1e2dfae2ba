### 서버의 대답

illegal-not-your-seat = { $seat } 자리는 내 자리가 아니에요.
illegal-not-your-table = 이 테이블에 앉아 있지 않아요.
illegal-running-position = 지금 하고 있는 게임의 국면이에요. 게임이 끝나면 분석하세요.
illegal-running-hand = 지금 하고 있는 게임의 내 타일이에요. 게임이 끝나면 다시 물어보세요.
illegal-running-duel = 대결에서 받은 내 타일이에요. 도형을 제출한 뒤에 다시 물어보세요.
illegal-set-up-anybody = 정해 놓은 국면에서 시작하는 게임은 친구나 컴퓨터와, 또는 한 화면에서 둘이 해요. 친구를 초대하거나 처음부터 하세요.
illegal-set-up-not-agreed = 정해 놓은 국면에서 시작하는 게임이고, 정한 사람이 내 숨은 타일을 알 수도 있어요. 동의하거나, 다른 게임을 부탁하세요.
illegal-spectators-watch = 관전자는 보기만 할 수 있어요.
illegal-foreign-origin = 다른 사이트에서 온 요청이에요.
illegal-old-rules = 옛 규칙으로 한 게임이에요. 볼 수는 있지만 이어 할 수는 없어요.
illegal-no-answer = 끝까지 찾지 못했어요. 다시 시도해 주세요.
illegal-unavailable = 지금은 데이터베이스에 연결할 수 없어요. 잠시 뒤에 다시 시도해 주세요.
illegal-only-to-look-at = 이건 기보예요: 볼 수는 있지만 게임은 할 수 없어요.
illegal-table-full = 이 게임은 행동이 { $most }번이 됐어요. 한 테이블에서는 여기까지예요. 기권하거나 새 게임을 시작하세요.
illegal-too-many = 한꺼번에 너무 많았어요. { $seconds }초 뒤에 다시 시도해 주세요.

malformed-no-review = { $game } 게임은 아직 복기할 수 없어요. 콰르토만 할 수 있어요.
malformed-name = 이름에는 글자가 하나 이상 있어야 해요.
malformed-level = “{ $level }”: 이런 레벨은 없어요. 있는 것: { $expected }.
malformed-table = “{ $id }” 테이블은 없어요.
malformed-stored = 이 Fourfold 버전으로는 게임 전체를 읽을 수 없어요. 잃어버린 것은 없어요. { $problem }
malformed-invitation = 이 초대는 갈 곳이 없어요.
malformed-link = 이미 썼거나 너무 오래된 링크예요.
malformed-address = { $path } 주소에는 아무것도 없어요.
malformed-too-long = 너무 길어요: { $most }바이트까지만 읽어요.
malformed-content-type = 본문은 application/json 형식이어야 해요.
malformed-hello = 먼저 “hello”가 와야 해요.
malformed-protocol = 오래된 페이지예요. 새로 고쳐 주세요.

## 문제와 대결

illegal-duel-taken = 이 대결에는 이미 두 사람이 참가했어요.
illegal-duel-not-begun = 이 대결에서 아직 만들기를 시작하지 않았어요.
illegal-duel-too-late = 이 대결의 시간이 끝났어요.
malformed-duel = “{ $id }” 대결은 없어요.
malformed-pentaraduga-not-given = { $tile } 타일은 주어진 타일에 없어요.
