### 배우는 문서: 무엇이 잘못됐는지

malformed-learn-nowhere = “{ $name }”: 배울 수 있는 것이 아니에요. 다음 중에서 고르세요: { $expected }.
malformed-learn-number = { $name }: “{ $text }” 값은 안 돼요. { $most }까지의 정수를 적으세요.
malformed-learn-page = 페이지 { $page } ({ $language }): { $problem }
malformed-learn-glossary = 용어 사전({ $language }): { $term } 용어가 두 번 있거나, 다른 용어와 형태가 겹치거나, 뜻이 없어요.
malformed-learn-term = “{ $text }”: { $term } 용어로 표시되어 있지만 용어 사전에 없어요.
malformed-learn-line = “{ $line }”: 페이지의 줄이 아니에요. 제목 “## 낱말 {"{"}#name{"}"}”이나, 블록 안의 “key: value”(키마다 한 번)여야 해요.
malformed-learn-missing = 블록에 “{ $key }: …” 줄이 없어요.
malformed-learn-nothing = “{ $what }”: 보여 주거나 물을 수 없거나, 도형 안에 없어요.
malformed-learn-figure = { $figure }: 잘 맞는 하나의 도형이 아니고, 흠에 대한 설명도 없어요.
malformed-learn-answers = 물음에 답이 없거나, 틀린 답이 없거나, 위치가 겹쳐요.
