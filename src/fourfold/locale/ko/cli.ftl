### 명령줄

cli-fourfold = 네 개를 맞추는 게임을 즐겨요.
cli-fourfold-examples =
    예:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = 버전을 보여 주고 끝내요.
cli-lang = 쓸 언어. 정하지 않으면 환경 변수(FOURFOLD_LANG, LANG)를 따라요.
cli-quarto = 콰르토: 게임을 하고, 국면을 보거나 풀고, 기보를 확인해요.
cli-json = 프로그램이 읽을 수 있게 한 줄에 객체 하나씩 JSON으로 출력해요.
cli-cyrillic = 타일과 방향을 책에 나온 키릴 문자로 써요.
cli-position = "0..f/..../.3../.... 9" 같은 국면: 4행부터 1행까지 말 하나를 16진수 한 자리로 적고, 이어서 손에 든 말이나 "-"를 적어요. "-"만 적으면 표준 입력에서 한 줄에 국면 하나씩 읽어요.
cli-preset = 사용할 규칙. 목록은 “fourfold quarto presets”로 볼 수 있어요.
cli-set = 규칙의 옵션을 바꿔요. 예: squares=on, move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = 출력
cli-unfinished = 이벤트 { $events }개까지, 아직 끝나지 않았어요.
cli-false-call = { $name } 님이 줄 없이 외쳤어요(이벤트 { $event }).
cli-edition = 그 언어의 설명서대로
cli-in-hand = 손에 든 말: { $piece }, { $name }.

cli-play = 터미널에서 게임을 해요. 키보드 하나로 둘이서, 또는 컴퓨터와 혼자서.
cli-play-examples =
    예:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = 상대: 사람(person) 또는 컴퓨터 레벨(약한 순). 정하지 않으면 물어봐요.
cli-play-names = 플레이어 이름. 쉼표로 나눠요.
cli-play-save = 끝나지 않은 게임을 보관할 곳.
cli-play-new = 새로 시작해요. 끝나지 않은 게임은 따로 보관해요.

cli-show = 국면을 글자나 그림으로 보여 줘요.
cli-show-examples =
    예:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = 국면을 이 SVG 파일에도 그려요.
cli-show-theme = 그림의 색.
cli-show-size = 그림의 높이(픽셀).

cli-replay = 기보가 규칙에 맞는지 확인하고 마지막 국면을 보여 줘요.
cli-replay-examples =
    예:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = 텍스트나 JSON으로 된 기보. “-”이면 표준 입력에서 읽어요.
cli-replay-to = 기보 자체를 이 형식으로 출력해요.
cli-presets = 고를 수 있는 규칙과 저마다 다른 점을 보여 줘요.

cli-pentaraduga = 펜타라두가: 도형과 점수를 보고, 가장 좋은 도형을 찾고, 문제를 만들고, 연습 게임을 재생해요. 줄여서 “penta”라고 써도 돼요.
cli-figure = 표기법으로 적은 도형을 보여 줘요. 정사각형과 흠, 가장 짧은 표기도 알려 줘요.
cli-figure-examples =
    예:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = 놓은 순서대로 타일을 쉼표로 나눠 적어요: 타일, 꼭짓점 방향, 가장 위·오른쪽·아래·왼쪽 위치를 뜻하는 글자, 맞닿는 타일. 또는 oRoU@0,0처럼 위치를 바로 적어요. 다른 끝맺음은 “/” 뒤에 이어 적어요. “-”만 적으면 표준 입력에서 한 줄에 도형 하나씩 읽어요.
cli-penta-solve = 손패로 만들 수 있는 가장 좋은 도형을 찾고, 더 좋은 것이 없음을 증명해요.
cli-penta-solve-examples =
    예:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = 손패: oRo나 oRv 같은 타일을 빈칸이나 쉼표로 나눠 적어요. “-”만 적으면 표준 입력에서 한 줄에 손패 하나씩 읽어요.
cli-penta-goal = 무엇을 가장 많이 만들지: squares(정사각형), quados(정사각형에서 막힌 구석을 뺀 수), rings(고리), frame(구멍의 빈칸. 타일을 다 쓰지 않아도 돼요).
cli-penta-free = 색 불일치와 어긋남이 없는 도형만 찾아요. 정하지 않으면 허용하되 감점해요.
cli-penta-extend = 표기법으로 적은, 움직이지 않는 도형. 타일을 여기에 이어 놓아요.
cli-penta-count = 가장 좋은 도형이 몇 개인지도 알려 줘요. 돌려서 같아지는 것은 하나로 세요.
cli-penta-seconds = 최대 탐색 시간(초). 지나면 증명 없이 그때까지 가장 좋은 도형을 알려 줘요. 0이면 끝날 때까지 찾아요.
cli-penta-none = { $proved ->
        [1] 이 타일을 모두 써서 만들 수 있는 흠 없는 도형은 없어요.
       *[0] 시간 안에 도형을 찾지 못했어요.
    }
cli-penta-solved = { $proved ->
        [1] 최선임을 증명했어요({ NUMBER($seconds, maximumFractionDigits: 3) }초):
       *[0] { NUMBER($seconds, maximumFractionDigits: 0) }초 동안 찾은 것 중 최선(증명 안 됨):
    } { $goal ->
        [rings] 고리 { $rings }개, 정사각형 { $counted }개.
        [frame] 구멍 { $hole }칸, { $counted }점.
       *[squares] { $counted }점.
    }
cli-penta-counted = { $all ->
        [0] 똑같이 좋은 도형이 적어도 { $count }개 있어요.
       *[1] 이런 도형이 { $count }개 있어요.
    }
cli-penta-problems = 새 문제를 만들거나, 문제 하나와 그 답을 알려 줘요.
cli-penta-problems-examples =
    예:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares(타일 14개 중 7개), squares+(24개 중 12개), quados(타일 7개 도형에 7개를 이어 놓기) 중 하나. 답을 보려면 문제의 id.
cli-penta-problems-count = 문제 수.
cli-penta-problems-seed = 시작 번호. 번호가 같으면 늘 같은 문제가 나와요. 정하지 않으면 무작위예요.
cli-penta-problems-difficulty = 1(쉬움)부터 5(어려움)까지: 답이 얼마나 드문지, 바로 만들 수 있지만 함정인 정사각형이 얼마나 많은지로 정해요. 정하지 않으면 아무거나.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , 난이도 { $difficulty }/5
    }: { $kind ->
        [quados] { $given ->
                [start] 이 도형에 이 타일을 모두 이어 놓아
               *[hand] 이 타일로 { $start }점짜리 도형을 만든 다음, 14개 중 나머지를 모두 이어 놓아
            } { $goal }점을 만드세요. 막힌 구석 하나마다 1점을 빼요{ $symmetry ->
                [none] .
                [central] . 윤곽은 반 바퀴 돌려도 같아야 해요.
               *[any] . 윤곽은 대칭이어야 해요.
            }
       *[squares] 이 타일을 모두 써서 { $goal }점짜리 도형 하나를 만드세요.
    }
cli-census = 가능한 모든 손패마다 가장 좋은 도형이 몇 점인지 알아내요. 멈췄다가 다시 시작하면 이어서 해요.
cli-census-examples =
    예:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = 어떤 손패인지: squares(보라 없는 14개 중 7개), squares+(전체 24개 중 12개, 몇 분 걸려요), rings(고리를 만들 수 있는 손패).
cli-census-output = 손패마다 도형이 든 증명서와 진행 상황을 둘 폴더.
cli-census-workers = 탐색할 프로세스 수. 정하지 않으면 프로세서 코어마다 하나.
cli-census-ray = 대신 이 주소의 Ray 클러스터에서 찾아요. 예: 10.0.0.1:6379. “local”이면 이 컴퓨터에서 시작해요.
cli-census-verify = 대신 이 증명서를 확인해요: 모든 손패가 한 번씩 있는지, 도형의 점수가 맞는지, 다시 찾아도 같은지.
cli-census-samples = 확인할 때 다시 찾아볼 손패 수. 모자라면 전부.
cli-census-seed = 어떤 손패를 고를지.
cli-census-hands = 타일 { $tiles }개 중 { $size }개인 손패는 { $hands }가지. 색이나 좌우만 다른 손패를 하나로 세면 { $classes }가지.
cli-census-column = { $column ->
        [score] 점수
        [hands] 손패 수
        [tiles] 전체 타일
        [size] 손패 타일
        [rings] 고리 있음
       *[share] 비율
    }
cli-census-extreme = { $score }점보다 { $end ->
        [least] 낮은
       *[most] 높은
    } 손패는 없어요. 딱 그 점수인 손패는 { $hands }가지. 예:
cli-census-question = { $colour ->
        [none] 모든 손패가
       *[other] 타일마다 이 색이 있는 손패({ $colour })는 모두
    } { $below }점 이상인가요? { $hands ->
        [0] 네.
       *[other] 아니요, 그렇지 않은 손패가 { $hands }가지 있어요. 예:
    }
cli-census-verified = { $wrong ->
        [0] 증명서가 맞아요: 항목 { $count }개, 그중 { $solved }개를 다시 찾아봤어요.
       *[other] 증명서에 틀린 곳이 { $wrong }군데 있어요.
    }
cli-penta-replay = 연습 게임을 규칙대로 재생하고, 점수나 규칙에 어긋난 곳을 알려 줘요.
cli-penta-replay-examples =
    예:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = 연습 게임이 든 JSON 파일, 표준 입력이면 “-”, 또는 fulls-1처럼 Fourfold에 들어 있는 연습 게임의 id.
cli-penta-nameless = id 없는 게임
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , 이벤트 { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = 타일 { $tiles }개, 정사각형 { $squares }개{ $rings ->
        [0] { "" }
       *[other] , 고리 { $rings }개
    }{ $clashes ->
        [0] { "" }
       *[other] , 색 불일치 { $clashes }곳
    }{ $rough ->
        [0] { "" }
       *[other] , 어긋남 { $rough }곳
    }{ $spoiled ->
        [0] { "" }
       *[other] , 막힌 구석 { $spoiled }곳(‘콰도스’에서)
    }{ $parts ->
        [0] { "" }
       *[other] , 여러 조각으로 나뉨
    }: { $counted }점.

cli-penta-match = 컴퓨터의 두 레벨끼리 펜타라두가 게임을 시켜요.
cli-penta-match-examples =
    예:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = 게임 이름. 예: fulls, reach+.
cli-penta-match-level = 컴퓨터 레벨.
cli-penta-match-games = 게임 수. 한 판마다 자리를 바꿔요.
cli-penta-match-result = { $game }, 레벨 { $first } 대 레벨 { $second }: { $games }판 중 { $wins }승 { $draws }무 { $losses }패({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }). 평균 점수 { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }, 게임당 행동 중앙값 { $actions }.

cli-solve = 국면을 풀어요: 말을 든 쪽이나 건넬 쪽이 이기는지, 비기는지, 지는지, 그리고 몇 수 만인지.
cli-solve-examples =
    예:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = 따질 특성. 예: colour,shape. 정하지 않으면 colour,shape,height,top 모두.
cli-squares = 2 × 2칸 묶음 아홉 개도 줄로 쳐요.
cli-shared = 한 줄의 말 넷에 공통 특성이 몇 개 있어야 하는지. 정하지 않으면 1.
cli-threads = 탐색할 스레드 수.
cli-memory = 국면을 기억하는 데 쓸 메모리(메가바이트).
cli-solve-moves = 모든 수의 가치도 알려 줘요.
cli-solve-warm = “-”일 때, 알아낸 것을 다음 국면까지 기억해요.
cli-searching = { $seconds }초 동안 노드 { $nodes }개{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , 수 { $all }개 중 { $done }개
    }…
cli-value = { $piece ->
        [nobody] 보드가 가득 찼어요:
        [giver] 다음에 건넬 쪽은
       *[other] { $piece }: 이 말을 든 쪽은
    } { $value ->
        [win] { $plies ->
            [1] 바로 이겨요.
           *[other] { $plies }수 만에 이겨요.
        }
        [loss] 상대가 잘 두면 { $plies }수 만에 져요.
       *[draw] { $piece ->
            [nobody] 무승부예요.
           *[other] 비길 수 있지만, 상대가 잘 두면 이길 수 없어요.
        }
    }
cli-spent = { $seconds }초 동안 노드 { $nodes }개를 살폈어요.
cli-grid =
    행: 손에 든 말을 놓을 칸. 열: 다음에 건넬 말.
    +n은 n수 만에 이김, =는 비김, -n은 n수 만에 짐. 주기와 놓기가 각각 한 수예요.

cli-analyse = 국면을 분석해요: 그 가치, 가장 좋은 수, 그다음 두 사람의 수순.
cli-analyse-examples =
    예:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = "0..f/..../.3../.... 9" 같은 국면: 4행부터 1행까지 말 하나를 16진수 한 자리로 적고, 이어서 손에 든 말이나 "-"를 적어요.
cli-best = 가장 좋은 수:
cli-line = 둘 다 잘 두면:

cli-review = 게임을 복기해요: 차례마다의 가치, 놓친 것, 승부가 갈린 때.
cli-review-examples =
    예:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] 승
        [draw] 무
        [loss] 패
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] 이길 기회를 놓쳤어요
       *[draw] 비길 기회를 놓쳤어요
    }
cli-missed = 외치지 않은 줄: { $lines }
cli-overlooked = 아무도 외치지 않은 줄: { $lines } (이벤트 { $event }).
cli-decided = { $event ->
        [0] 처음부터 결과와 같은 형세였어요.
       *[other] 이벤트 { $event }에서 승부가 갈렸어요.
    }

cli-engine = 표준 입출력으로 다른 프로그램에 한 줄씩 대답해요(docs/engine.md).
cli-engine-examples =
    예:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm은 국면 목록에 쓰는 거예요. 국면 대신 “-”와 함께 쓰세요.

cli-match = 컴퓨터 레벨끼리 대결시켜 실력을 재요.
cli-match-examples =
    예:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = 레벨 둘 이상. 서로 모두 대결해요.
cli-match-all = 모든 레벨.
cli-match-games = 두 레벨씩 겨룰 판 수. 번갈아 먼저 줘요.
cli-match-seed = 시드가 같으면 같은 게임이 나와요.
cli-match-workers = 게임을 할 프로세스 수. 정하지 않으면 프로세서 수만큼.
cli-match-result = 레벨 { $first } 대 레벨 { $second }: { $wins }승 { $draws }무 { $losses }패. { $games }판에서 { $points ->
        [1] 1점
       *[other] { $points }점
    }, Elo { $elo }.
cli-match-level = 레벨
cli-match-step = 차이
cli-match-legend = Elo: 평균이 0이에요. 차이: 바로 앞 레벨보다 얼마나 센지. 그다음은 레벨마다 100판에서 얻는 점수. 오차: 95 %.
malformed-match-levels = 대결에는 서로 다른 레벨이 둘 이상 필요해요. 예: 3 5, 또는 --all.

malformed-language = “{ $text }”: 지원하지 않는 언어예요. 쓸 수 있는 언어: { $expected }.
malformed-utf-8 = UTF-8 텍스트가 아니에요.
malformed-file = { $path }: { $problem }
malformed-save = { $path }: 끝나지 않은 게임을 읽을 수 없어요: { $problem } --new로 시작하면 따로 보관해요.
malformed-save-in-use = { $path }: 이 게임은 다른 창에 열려 있어요. --save로 다른 파일을 정하세요.
malformed-no-terminal = 게임을 하려면 터미널이 필요해요.
malformed-names = “{ $text }”: 이름 두 개가 아니에요. Ann,Bo처럼 적으세요.
malformed-svg-of-many = --svg는 국면 하나만 그려요. 표준 입력의 목록에는 쓸 수 없어요.

cli-serve = 웹 앱을 열어요: 브라우저에서 친구나 컴퓨터와 게임을 해요.
cli-serve-examples =
    예:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = 접속을 받을 주소.
cli-port = 접속을 받을 포트. 0이면 빈 포트를 써요.
cli-database = 데이터베이스. 정하지 않으면 시스템의 데이터 폴더에 있는 SQLite.
cli-workers = 접속을 처리할 프로세스 수. 둘 이상이면 PostgreSQL과 Redis가 필요해요.
cli-redis = 여러 프로세스가 서로를 깨우는 데 쓰는 Redis의 주소.
cli-proxy = 서버 앞에 있는 프록시의 주소. 요청이 어디서 왔는지 X-Forwarded-For로 알려 주는 프록시예요.
cli-limits = 손님에게 어디까지 허용할지, 보통과 다른 것만. JSON으로 적어요. docs/security.md를 보세요.
cli-open = 페이지를 브라우저에서 열어요.
cli-log-json = 로그를 한 줄에 객체 하나씩 JSON으로 써요.
cli-metrics-port = 이 포트에서 서버의 상태를 Prometheus에 알려요.
cli-metrics-host = 상태를 알릴 주소.
cli-serving = Fourfold 주소: { $address }
cli-think = 서버의 컴퓨터가 둘 수를 이 기기에서도 생각해요.
cli-think-examples =
    예:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = 서버들이 쓰는 Redis의 주소.
cli-think-processes = 생각할 프로세스 수. 정하지 않으면 프로세서마다 하나.
cli-thinking = 이 Redis를 쓰는 서버들을 위해 생각하고 있어요.
malformed-redis = redis://localhost:6379 같은 Redis 주소가 아니에요: { $why }
cli-admin = 데이터베이스를 관리해요.
cli-migrate = 스키마를 최신으로 바꿔요(서버는 시작할 때 스스로 해요).
cli-backup = 서버가 켜진 채로 SQLite 데이터베이스를 복사해요.
cli-backup-file = 복사할 곳. 아직 없는 파일이어야 해요.
cli-export = 모든 게임을 한 줄에 기보 하나씩 출력해요.
cli-prune = 서버가 켜진 채로 오래된 것을 지워요. 종류를 정하지 않으면 오래된 것을 세기만 해요.
cli-prune-kinds = 지울 것: 아무도 게임을 하지 않은 테이블, 끝나지 않은 게임, 끝난 게임, 대결, 다른 기기로 가는 링크, 아무 데도 앉아 있지 않은 손님, 서버 실행 기록. 차례대로 이렇게 적어요: unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = 며칠 동안 손대지 않은 것이어야 하는지.
cli-forget = 손님의 데이터를 지워요: 이름, 그리고 어떤 게임을 했는지.
cli-forget-guest = 손님: 손님의 ID, 또는 테이블의 ID와 자리. 예: 3f7dQx0aLm2c/A.
cli-count = 손님, 테이블, 이벤트의 수를 세요.
malformed-port = { $host }:{ $port }에서 접속을 받을 수 없어요: { $why }.
malformed-workers = 프로세스가 여럿이면 함께 쓸 데이터베이스와 Redis가 필요해요: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = “{ $guest }” 손님은 없어요.
malformed-exists = { $path } 파일이 이미 있어요.
malformed-database = 데이터베이스를 열 수 없어요: { $why }
malformed-database-taken = 다른 서버가 이 데이터베이스를 쓰고 있어요: { $where }({ $host }의 프로세스 { $pid }, { $since }부터). 먼저 그 서버를 멈추거나 --database로 다른 것을 고르세요.
malformed-database-shared = 이 서버와 연결되지 않은 다른 서버가 이 데이터베이스를 쓰고 있어요: { $where }({ $host }의 프로세스 { $pid }, { $since }부터). 먼저 그 서버를 멈추거나, 둘 다 같은 --redis로 시작하세요.
malformed-database-log = 로그가 손상됐어요: { $path }. 데이터베이스를 열면 손상된 곳 뒤의 { $commits ->
       *[other] 저장된 변경 { $commits }개
    }({ $frames ->
       *[other] 블록 { $frames }개
    })를 잃어요. 먼저 { $database } 파일과 { $path } 파일을 안전한 곳에 복사하세요. 그다음 그 자리에 백업을 두거나, “fourfold admin salvage”로 읽을 수 있는 것만 살리고 나머지는 포기하세요.
cli-salvage = 로그가 손상된 SQLite 데이터베이스를 열어요. 둘 다 복사본을 남기고, 손상된 곳 뒤의 변경은 포기해요. 먼저 서버를 멈추세요.
malformed-salvage = 이 명령은 SQLite에만 쓸 수 있어요.
malformed-no-database = { $where }: 여기에는 Fourfold 데이터베이스가 없어요. --database나 FOURFOLD_DATABASE로 정하세요.
malformed-backup = 이 명령은 SQLite만 복사해요. PostgreSQL에는 pg_dump를 쓰세요.

cli-book = 오프닝 북: 보드에 말이 세 개까지인 모든 국면의 정확한 평가.
cli-book-rules = 어느 규칙의 장인지: classic, squares, beginners-1, beginners-2, beginners-3. 정하지 않으면 전부.
cli-book-build = 탐색으로 북을 만들어요. 한 시간쯤 걸려요. 멈췄다가 다시 시작하면 이어서 해요.
cli-book-examples =
    예:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = 장과 진행 상황을 둘 폴더.
cli-book-workers = 탐색할 프로세스 수. 정하지 않으면 프로세서 코어마다 하나.
cli-book-memory = 프로세스마다 표에 쓸 메모리(MB).
cli-book-verify = 북을 확인해요: 빠진 데가 없는지, 앞뒤가 맞는지, 다시 찾아도 같은지.
cli-book-samples = 장마다 다시 찾아볼 국면의 수.
cli-book-seed = 어떤 국면을 고를지.
cli-book-wrong = { $name }: 틀렸어요. 탐색 결과: { $found }
cli-book-verified = { $wrong ->
        [0] 북이 맞아요.
       *[other] 틀린 국면이 { $wrong }개 있어요.
    }
cli-stopped = 멈췄어요. 여기까지 한 것은 남아 있어요: 같은 명령으로 이어서 해요.
malformed-book-rules = “{ $name }”: 이런 장은 없어요. 다음 중에서 고르세요: { $expected }.
