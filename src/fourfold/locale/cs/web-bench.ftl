### Vlastní stůl ke stavění: úlohy, souboje a hry za zástěnou.

web-bench-hand = Tvoje destičky
web-bench-laid = { $tile }, na stole
web-bench-begin = Přetahuj destičky na stůl. Ťuknutí na ležící destičku ji vybere, další ji otočí.
web-bench-turn = Otočit
web-bench-group = Posunout skupinu
web-bench-back = Sundat
# Kde je destička, kterou posouvá klávesnice. Směr říká, kam ukazuje vrchol.
web-bench-at = { $tile }, { $direction ->
        [up] vrchol nahoru
        [right] vrchol doprava
        [down] vrchol dolů
       *[left] vrchol doleva
    }, sloupec { $column }, řádek { $row }: { $state ->
        [covered] leží na jiné destičce.
        [apart] ničeho se nedotýká.
        [wrong] dotýká se, ale nepasuje.
       *[fits] pasuje.
    } Šipky posouvají, R otáčí, Enter pokládá.
