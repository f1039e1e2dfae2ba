### Własny stół do budowania: zadania, pojedynki i gry za zasłonką.

web-bench-hand = Twoje płytki
web-bench-laid = { $tile }, na stole
web-bench-begin = Przeciągaj płytki na stół. Stuknięcie leżącej płytki wybiera ją, drugie ją obraca.
web-bench-turn = Obróć
web-bench-group = Przesuń grupę
web-bench-back = Zdejmij
# Gdzie jest płytka, którą przesuwa klawiatura. Kierunek mówi, dokąd wskazuje wierzchołek.
web-bench-at = { $tile }, { $direction ->
        [up] wierzchołek w górę
        [right] wierzchołek w prawo
        [down] wierzchołek w dół
       *[left] wierzchołek w lewo
    }, kolumna { $column }, wiersz { $row }: { $state ->
        [covered] leży na innej płytce.
        [apart] niczego nie dotyka.
        [wrong] dotyka, ale nie pasuje.
       *[fits] pasuje.
    } Strzałki przesuwają, R obraca, Enter kładzie.
