### שורת הפקודה.

cli-fourfold = משחקים על ארבעה דברים שמתאימים זה לזה.
cli-fourfold-examples =
    דוגמאות:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = להציג את הגרסה ולצאת.
cli-lang = שפת התצוגה; כברירת מחדל, השפה של הסביבה (FOURFOLD_LANG, LANG).
cli-quarto = קווארטו: לשחק, להביט בעמדות, לפתור אותן, לבדוק רישומים.
cli-json = פלט JSON בשביל תוכנות, אובייקט אחד בשורה.
cli-cyrillic = כותב את האריחים והכיוונים באותיות הקיריליות של הספר.
cli-position = עמדה כמו "0..f/..../.3../.... 9": שורות 4 עד 1, ספרה הקסדצימלית לכל כלי, ואז הכלי שביד או "-". "-" לבדו קורא מהקלט הרגיל, עמדה אחת בשורה.
cli-preset = החוקים למשחק; ”fourfold quarto presets” מציג את כולם.
cli-set = שינוי של אפשרות בחוקים, כמו squares=on או move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = הפלט
cli-unfinished = לא הסתיים. אירועים: { $events }.
cli-false-call = { $name }: קריאה בלי רביעייה (אירוע { $event }).
cli-edition = לפי דף ההוראות בשפה הזאת
cli-in-hand = ביד: { $piece }, { $name }.

cli-play = לשחק במסוף, שניים במקלדת אחת או אחד נגד המחשב.
cli-play-examples =
    דוגמאות:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = היריב: אדם (person) או רמה של המחשב, מהחלשה לחזקה. אם לא נאמר, נשאל.
cli-play-names = שמות השחקנים, עם פסיק ביניהם.
cli-play-save = היכן נשמר משחק שלא הסתיים.
cli-play-new = להתחיל מחדש; משחק שלא הסתיים מונח בצד.

cli-show = להציג עמדה, כטקסט או כתמונה.
cli-show-examples =
    דוגמאות:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = לצייר את העמדה גם לקובץ ה־SVG הזה.
cli-show-theme = צבעי התמונה.
cli-show-size = גובה התמונה בפיקסלים.

cli-replay = לבדוק רישום לפי החוקים ולהציג איפה הוא נגמר.
cli-replay-examples =
    דוגמאות:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = רישום, כטקסט או כ־JSON; ”-” קורא אותו מהקלט הרגיל.
cli-replay-to = להדפיס את הרישום עצמו בצורה הזאת.
cli-presets = רשימת החוקים שאפשר לשחק לפיהם, ומה כל אחד מהם משנה.

cli-pentaraduga = פנטרדוגה: להביט בצורות ובערכן, למצוא את הטובות ביותר, ליצור חידות, לעבור על משחקי לימוד. ”penta” הוא הקיצור.
cli-figure = להציג צורה שכתובה בנוטציה: הריבועים והפגמים שלה, והנוטציה הקצרה ביותר.
cli-figure-examples =
    דוגמאות:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = אריחים לפי סדר ההנחה, עם פסיקים ביניהם: אריח, לאן פונה הקודקוד שלו, אותיות למקום העליון, הימני, התחתון או השמאלי ביותר, והאריחים שהוא נוגע בהם; או המקום שלו, כמו oRoU@0,0. סיומים אחרים באים אחרי ”/”. ”-” לבדו קורא מהקלט הרגיל, צורה אחת בשורה.
cli-penta-solve = למצוא את הצורה הטובה ביותר מיד של אריחים, ולהוכיח שאין טובה ממנה.
cli-penta-solve-examples =
    דוגמאות:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = היד: אריחים כמו oRo או oRv, עם רווחים או פסיקים ביניהם. ”-” לבדו קורא מהקלט הרגיל, יד אחת בשורה.
cli-penta-goal = ממה צריך כמה שיותר: squares (ריבועים); quados (ריבועים פחות פינות אבודות); rings (טבעות); frame (תאים ריקים בחור; לא חייבים להשתמש בכל האריחים).
cli-penta-free = רק צורות בלי התנגשויות ובלי חיבורים עקומים. אחרת הם מותרים, ועולים נקודות.
cli-penta-extend = צורה בנוטציה שנשארת כמו שהיא; האריחים מונחים לידה.
cli-penta-count = לספור גם כמה צורות טובות ביותר יש; צורות שסיבוב עושה אותן זהות נספרות פעם אחת.
cli-penta-seconds = כמה זמן לחפש לכל היותר; בסוף הזמן מוצגת הצורה הטובה ביותר שנמצאה, ונאמר שאין הוכחה. 0: כמה שצריך.
cli-penta-none = { $proved ->
        [1] אין צורה בלי פגם מכל האריחים האלה.
       *[0] לא נמצאה צורה בזמן שהוקצב.
    }
cli-penta-solved = { $proved ->
        [1] הטוב ביותר שאפשר, הוכח תוך { NUMBER($seconds, maximumFractionDigits: 3) } שניות:
       *[0] הטוב ביותר שנמצא תוך { NUMBER($seconds, maximumFractionDigits: 0) } שניות, בלי הוכחה:
    } { $goal ->
        [rings] { $rings ->
            [one] טבעת אחת
            [two] שתי טבעות
           *[other] { $rings } טבעות
        }, { $counted ->
            [one] ריבוע אחד.
            [two] שני ריבועים.
           *[other] { $counted } ריבועים.
        }
        [frame] חור של { $hole ->
            [one] תא אחד
            [two] שני תאים
           *[other] { $hole } תאים
        }, ערכו { $counted }.
       *[squares] ערך הצורה { $counted }.
    }
cli-penta-counted = { $all ->
        [0] מספר הצורות הטובות באותה מידה הוא לפחות { $count }.
       *[1] { $count ->
            [one] יש צורה אחת כזאת.
            [two] יש שתי צורות כאלה.
           *[other] יש { $count } צורות כאלה.
        }
    }
cli-penta-problems = ליצור חידות חדשות, או להציג אחת מהן עם הפתרונות.
cli-penta-problems-examples =
    דוגמאות:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 מתוך 14 אריחים), squares+ (12 מתוך 24) או quados (7 אריחים שמונחים ליד צורה של 7); או המזהה של חידה אחת, כדי לראות את הפתרונות.
cli-penta-problems-count = כמה חידות.
cli-penta-problems-seed = מאיפה להתחיל: אותן חידות בכל פעם. אחרת, באקראי.
cli-penta-problems-difficulty = מ־1 (קל) עד 5 (קשה): כמה נדירים הפתרונות, וכמה מהריבועים שאפשר לעשות מיד מטעים. אם לא נאמר, כל רמת קושי.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , רמת קושי { $difficulty } מתוך 5
    }: { $kind ->
        [quados] { $given ->
                [start] להניח את כל האריחים האלה ליד הצורה הזאת
               *[hand] לבנות מהאריחים האלה צורה שערכה { $start }, ואז להניח לידה את כל השאר מתוך ארבעה־עשר האריחים
            } כך שערכה יהיה { $goal }, פחות אחד על כל פינה אבודה{ $symmetry ->
                [none] .
                [central] , וקו המתאר נשאר כמו שהוא אחרי חצי סיבוב.
               *[any] , וקו המתאר סימטרי.
            }
       *[squares] לבנות מכל האריחים האלה צורה אחת שערכה { $goal }.
    }
cli-census = לגלות מה ערכה של הצורה הטובה ביותר בכל יד אפשרית. אם עוצרים ומתחילים שוב, זה ממשיך.
cli-census-examples =
    דוגמאות:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = אילו ידיים: squares (7 מתוך 14 האריחים בלי סגול), squares+ (12 מתוך כל ה־24; לוקח כמה דקות) או rings (באילו ידיים יש טבעת).
cli-census-output = התיקייה של התעודות, עם צורה לכל יד, ושל מה שכבר נעשה.
cli-census-workers = כמה תהליכים מחפשים; כברירת מחדל, אחד לכל ליבת מעבד.
cli-census-ray = לחפש במקום זאת באשכול Ray בכתובת הזאת, כמו 10.0.0.1:6379; ”local” מפעיל אחד במחשב הזה.
cli-census-verify = לבדוק במקום זאת את התעודה הזאת: שכל יד נמצאת בה פעם אחת, שערך כל צורה הוא כפי שנאמר, ושחיפושים חדשים מוצאים אותו דבר.
cli-census-samples = כמה ידיים לחפש שוב בבדיקה; כולן, אם יש פחות.
cli-census-seed = אילו ידיים הן.
cli-census-hands = ידיים: { $hands }, כל אחת של { $size } מתוך { $tiles } אריחים; { $classes } אם ידיים שנבדלות רק בצבעים או בשיקוף נספרות פעם אחת.
cli-census-column = { $column ->
        [score] ערך
        [hands] ידיים
        [tiles] מתוך אריחים
        [size] ביד
        [rings] עם טבעת
       *[share] חלק
    }
cli-census-extreme = אין יד ששווה { $end ->
        [least] פחות
       *[most] יותר
    } מ־{ $score }; { $hands ->
        [one] יד אחת שווה כך:
        [two] שתי ידיים שוות כך, למשל:
       *[other] { $hands } ידיים שוות כך, למשל:
    }
cli-census-question = האם כל יד{ $colour ->
        [none] { "" }
       *[other] { " " }שבכל אריחיה יש { $colour }
    } שווה { $below } או יותר? { $hands ->
        [0] כן.
        [one] לא, יד אחת לא:
        [two] לא, שתי ידיים לא, למשל:
       *[other] לא, { $hands } ידיים לא, למשל:
    }
cli-census-verified = { $wrong ->
        [0] התעודה נכונה. רשומות: { $count }, מהן חופשו שוב: { $solved }.
        [one] דבר אחד בתעודה שגוי.
        [two] שני דברים בתעודה שגויים.
       *[other] { $wrong } דברים בתעודה שגויים.
    }
cli-penta-replay = לשחק משחקי לימוד לפי החוקים ולהציג את התוצאות, או היכן הם מפירים את החוקים.
cli-penta-replay-examples =
    דוגמאות:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = קובץ JSON של משחקי לימוד, ”-” לקלט הרגיל, או המזהה של משחק לימוד שבא עם Fourfold, כמו fulls-1.
cli-penta-nameless = משחק בלי מזהה
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , אירוע { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] אריח אחד
        [two] שני אריחים
       *[other] { $tiles } אריחים
    }, { $squares ->
        [one] ריבוע אחד
        [two] שני ריבועים
       *[other] { $squares } ריבועים
    }{ $rings ->
        [0] { "" }
        [one] , טבעת אחת
        [two] , שתי טבעות
       *[other] , { $rings } טבעות
    }{ $clashes ->
        [0] { "" }
        [one] , התנגשות אחת
        [two] , שתי התנגשויות
       *[other] , { $clashes } התנגשויות
    }{ $rough ->
        [0] { "" }
        [one] , חיבור עקום אחד
        [two] , שני חיבורים עקומים
       *[other] , { $rough } חיבורים עקומים
    }{ $spoiled ->
        [0] { "" }
        [one] , פינה אבודה אחת (לקוואדוס)
        [two] , שתי פינות אבודות (לקוואדוס)
       *[other] , { $spoiled } פינות אבודות (לקוואדוס)
    }{ $parts ->
        [0] { "" }
       *[other] , בכמה חלקים
    }: הערך { $counted }.

cli-penta-match = לתת לשתי רמות של המחשב לשחק זו נגד זו משחק של פנטרדוגה.
cli-penta-match-examples =
    דוגמאות:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = המשחק, כמו fulls או reach+.
cli-penta-match-level = רמה של המחשב.
cli-penta-match-games = כמה משחקים; הרמות מתחלפות בכיסאות אחרי כל משחק.
cli-penta-match-result = { $game }, רמה { $first } נגד רמה { $second }: ניצחונות { $wins }, תיקו { $draws }, הפסדים { $losses } מתוך { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } נקודות בממוצע; { $actions } פעולות במשחק החציוני.

cli-solve = לפתור עמדה: האם היא ניצחון, תיקו או הפסד למי שמחזיק בכלי או צריך לתת אחד, ותוך כמה זמן?
cli-solve-examples =
    דוגמאות:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = מה נחשב, כמו colour,shape; כברירת מחדל הכול: colour,shape,height,top.
cli-squares = גם תשעת הגושים של 2 × 2 משבצות הם רביעיות.
cli-shared = כמה תכונות צריכות להיות משותפות לארבעת הכלים של רביעייה; 1 כברירת מחדל.
cli-threads = כמה תהליכונים מחפשים.
cli-memory = כמה מגה־בייט מותר לחיפוש לתפוס כדי לזכור לוחות.
cli-solve-moves = להציג גם מה שווה כל מהלך.
cli-solve-warm = עם ”-”: לזכור מה שהתגלה מעמדה אחת לבאה אחריה.
cli-searching = { $nodes } צמתים תוך { $seconds } שניות{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } מתוך { $all } מהלכים
    }…
cli-value = { $piece ->
        [nobody] הלוח מלא:
        [giver] מי שנותן עכשיו
       *[other] מי שמחזיק בכלי { $piece }
    } { $value ->
        [win] { $plies ->
            [1] מנצח מיד.
           *[other] מנצח תוך { $plies } צעדים.
        }
        [loss] מפסיד תוך { $plies } צעדים, אם השני משחק היטב.
       *[draw] { $piece ->
            [nobody] תיקו.
           *[other] יכול להגיע לתיקו, אבל לא לנצח אם השני משחק היטב.
        }
    }
cli-spent = נבדקו { $nodes } צמתים תוך { $seconds } שניות.
cli-grid =
    שורות: לאן הולך הכלי שביד. טורים: הכלי שניתן אחריו.
    +n מנצח תוך n צעדים, = תיקו, -n מפסיד תוך n צעדים. צעד: לתת כלי או להניח אותו.

cli-analyse = לנתח עמדה: מה היא שווה, מה המהלכים הטובים ביותר, ומה שני הצדדים משחקים אחריהם.
cli-analyse-examples =
    דוגמאות:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = עמדה כמו "0..f/..../.3../.... 9": שורות 4 עד 1, ספרה הקסדצימלית לכל כלי, ואז הכלי שביד או "-".
cli-best = המהלכים הטובים ביותר:
cli-line = אם שני הצדדים משחקים היטב:

cli-review = לסקור משחק: מה היה שווה כל תור, מה הוחמץ, ומתי הוכרע.
cli-review-examples =
    דוגמאות:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] ניצחון
        [draw] תיקו
        [loss] הפסד
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] החמצת ניצחון
       *[draw] החמצת תיקו
    }
cli-missed = אין קריאה: { $lines }
cli-overlooked = איש לא קרא { $lines } (אירוע { $event }).
cli-decided = { $event ->
        [0] כבר מההתחלה המשחק היה שווה את מה שיצא בסופו.
       *[other] ההכרעה נפלה באירוע { $event }.
    }

cli-engine = לענות לתוכנות אחרות, בשורות של קלט ופלט רגילים (docs/engine.md).
cli-engine-examples =
    דוגמאות:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = האפשרות --warm מיועדת לרשימת עמדות; היא באה עם ”-” במקום עמדה.

cli-match = לתת לרמות של המחשב לשחק זו נגד זו, ולדרג אותן.
cli-match-examples =
    דוגמאות:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = שתי רמות או יותר; כל אחת משחקת נגד כל האחרות.
cli-match-all = כל הרמות.
cli-match-games = כמה משחקים משחקות כל שתי רמות; הן נותנות ראשונות לסירוגין.
cli-match-seed = אותו זרע נותן אותם משחקים.
cli-match-workers = כמה תהליכים משחקים; כברירת מחדל, כמספר המעבדים.
cli-match-result = רמה { $first } נגד רמה { $second }: ניצחונות { $wins }, תיקו { $draws }, הפסדים { $losses }; { $points ->
        [1] נקודה אחת
       *[other] { $points } נקודות
    } מתוך { $games }, { $elo } Elo.
cli-match-level = רמה
cli-match-step = הפרש
cli-match-legend = Elo: אפס הוא הממוצע. הפרש: בכמה טובה מהרמה שלפניה. אחר כך, נקודות במאה משחקים נגד כל רמה. שגיאות: 95 %.
malformed-match-levels = בסדרה צריך שתי רמות או יותר, כל אחת פעם אחת; צריך צורה כמו 3 5, או --all.

malformed-language = ”{ $text }” אינה שפה שאנחנו מדברים; יש: { $expected }.
malformed-utf-8 = זה לא טקסט ב־UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = אי אפשר לקרוא את המשחק שלא הסתיים בקובץ { $path }: { $problem } הפעילו עם --new כדי להניח אותו בצד.
malformed-save-in-use = המשחק בקובץ { $path } פתוח בחלון אחר. בחרו קובץ אחר עם --save.
malformed-no-terminal = כדי לשחק צריך מסוף.
malformed-names = ”{ $text }” אינם שני שמות; צריך צורה כמו Ann,Bo.
malformed-svg-of-many = האפשרות --svg מציירת עמדה אחת, לא רשימה מהקלט הרגיל.

cli-serve = להפעיל את אפליקציית הרשת: לשחק בדפדפן, עם חברים או עם המחשב.
cli-serve-examples =
    דוגמאות:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = הכתובת להאזין בה.
cli-port = הפורט להאזין בו; 0 לוקח אחד פנוי.
cli-database = מסד הנתונים; כברירת מחדל SQLite בתיקיית הנתונים של המערכת.
cli-workers = כמה תהליכים משרתים; ליותר מאחד צריך PostgreSQL ו־Redis.
cli-redis = הכתובת של Redis, שדרכו תהליכים מעירים זה את זה.
cli-proxy = הכתובת של פרוקסי שלפני השרת, שמודיע ב־X-Forwarded-For מאין באות הבקשות.
cli-limits = כמה מותר לאורחים, במה ששונה מהרגיל: כ־JSON, ראו docs/security.md.
cli-open = לפתוח את הדף בדפדפן.
cli-log-json = לכתוב את היומן כ־JSON, אובייקט אחד בשורה.
cli-metrics-port = לדווח ל־Prometheus מה שלום השרת, בפורט הזה.
cli-metrics-host = הכתובת לדווח בה.
cli-serving = Fourfold נמצא בכתובת { $address }
cli-think = לתת למחשב של שרת לחשוב גם במכונה הזאת.
cli-think-examples =
    דוגמה:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = הכתובת של ה־Redis שהשרתים משתמשים בו.
cli-think-processes = כמה תהליכים חושבים; כברירת מחדל, אחד לכל מעבד.
cli-thinking = חושבים בשביל השרתים של ה־Redis הזה.
malformed-redis = זו לא כתובת של Redis כמו redis://localhost:6379: { $why }
cli-admin = לטפל במסד הנתונים.
cli-migrate = לעדכן את הסכמה (השרת עושה זאת כשהוא עולה).
cli-backup = להעתיק מסד נתונים של SQLite בזמן שהשרת פועל.
cli-backup-file = לאן; אסור שהקובץ כבר יהיה קיים.
cli-export = להדפיס כל משחק כרישום, אחד בשורה.
cli-prune = למחוק מה שישן, בזמן שהשרת פועל. אם לא נבחר סוג, רק סופרים מה ישן.
cli-prune-kinds = מה למחוק: שולחנות שלא שיחקו בהם, משחקים שלא הסתיימו, משחקים שהסתיימו, דו־קרבות, קישורים למכשירים אחרים, אורחים שלא יושבים בשום מקום, רישומי ההפעלות של השרת; לפי הסדר: unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = כמה ימים צריך שלא נגעו בו.
cli-forget = למחוק את הנתונים של אורח: את השם, ואילו משחקים היו שלו.
cli-forget-guest = האורח: מזהה, או מזהה של שולחן וכיסא, כמו 3f7dQx0aLm2c/A.
cli-count = לספור אורחים, שולחנות ואירועים.
malformed-port = אי אפשר להאזין ב־{ $host }:{ $port }: { $why }.
malformed-workers = לכמה תהליכים צריך מסד נתונים ו־Redis משותפים: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = אין אורח ”{ $guest }”.
malformed-exists = { $path } כבר קיים.
malformed-database = אי אפשר לפתוח את מסד הנתונים: { $why }
malformed-database-taken = שרת אחר משתמש במסד הנתונים { $where } (תהליך { $pid } ב־{ $host }, מאז { $since }). עצרו אותו קודם, או בחרו מסד אחר עם --database.
malformed-database-shared = שרת אחר, שלא שומע את השרת הזה, משתמש במסד הנתונים { $where } (תהליך { $pid } ב־{ $host }, מאז { $since }). עצרו אותו קודם, או הפעילו את שניהם עם אותו --redis.
malformed-database-log = היומן { $path } פגום: אם מסד הנתונים ייפתח, { $commits ->
        [one] יאבד שינוי שמור אחד
        [two] יאבדו שני שינויים שמורים
       *[other] יאבדו { $commits } שינויים שמורים
    } ({ $frames ->
        [one] בלוק אחד
        [two] שני בלוקים
       *[other] { $frames } בלוקים
    }) שאחרי המקום הפגום. העתיקו קודם את { $database } ואת { $path } למקום בטוח. אחר כך שימו במקומם גיבוי, או הריצו ”fourfold admin salvage” כדי לשמור את מה שאפשר לקרוא ולוותר על השאר.
cli-salvage = לפתוח מסד נתונים של SQLite שהיומן שלו פגום: לשמור עותק של שניהם ולוותר על השינויים שאחרי המקום הפגום. עצרו קודם את השרת.
malformed-salvage = הפקודה הזאת היא רק ל־SQLite.
malformed-no-database = אין מסד נתונים של Fourfold ב־{ $where }. ציינו אותו עם --database או FOURFOLD_DATABASE.
malformed-backup = הפקודה הזאת מעתיקה רק SQLite. ל־PostgreSQL השתמשו ב־pg_dump.

cli-book = ספר הפתיחות: ערכים מדויקים של כל עמדה עם עד שלושה כלים על הלוח.
cli-book-rules = החוקים שהפרק שייך להם: classic, squares, beginners-1, beginners-2 או beginners-3; כולם, אם לא נבחר אף אחד.
cli-book-build = להכין את הספר בחיפוש. לוקח בערך שעה; אם עוצרים ומתחילים שוב, זה ממשיך.
cli-book-examples =
    דוגמאות:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = התיקייה של הפרקים ושל מה שכבר נעשה.
cli-book-workers = כמה תהליכים מחפשים; כברירת מחדל, אחד לכל ליבת מעבד.
cli-book-memory = כמה זיכרון מותר לכל אחד מהם לטבלה שלו, במגה־בייט.
cli-book-verify = לבדוק את הספר: שהוא שלם, עקבי, ומתאים לחיפושים חדשים.
cli-book-samples = כמה לוחות מכל פרק לחפש שוב.
cli-book-seed = אילו לוחות הם.
cli-book-wrong = { $name } שגוי; החיפוש מצא: { $found }
cli-book-verified = { $wrong ->
        [0] הספר נכון.
        [one] לוח אחד שגוי.
        [two] שני לוחות שגויים.
       *[other] { $wrong } לוחות שגויים.
    }
cli-stopped = נעצר. מה שנעשה נשמר: אותה פקודה תמשיך מכאן.
malformed-book-rules = אין פרק ”{ $name }”; צריך אחד מאלה: { $expected }.
