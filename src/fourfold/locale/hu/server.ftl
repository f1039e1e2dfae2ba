### Amit a szerver válaszol.

illegal-not-your-seat = Ez nem a te helyed: { $seat }.
illegal-not-your-table = Nem ülsz ennél az asztalnál.
illegal-running-position = Ez az állás egy olyan játszmából való, amelyet most játszol. Akkor elemezd, ha a játszmának vége.
illegal-running-hand = Ezek a lapkáid egy játszmában, amelyet most játszol. Kérdezz újra, ha a játszmának vége.
illegal-running-duel = Ezek a lapkáid egy párbajban. Kérdezz újra, ha beadtad az alakzatodat.
illegal-set-up-anybody = Felállított állásból baráttal, a gép ellen vagy egy képernyőn ketten lehet játszani. Hívj meg egy barátot, vagy játssz az elejétől.
illegal-set-up-not-agreed = Ez a játszma felállított állásból indul, és aki felállította, talán ismeri a rejtett lapkáidat. Jelezd, hogy beleegyezel, vagy kérj másik játszmát.
illegal-spectators-watch = A nézők csak néznek.
illegal-foreign-origin = Ez a kérés egy másik oldalról jött.
illegal-old-rules = Ezt a játszmát régebbi szabályokkal játszották; megnézheted, de nem folytathatod.
illegal-no-answer = Ezt nem sikerült végigkeresni. Kérdezd meg újra.
illegal-unavailable = Az adatbázis most nem érhető el. Próbáld újra hamarosan.
illegal-only-to-look-at = Ez egy lejegyzés: megnézheted, de nem játszhatod.
illegal-table-full = Ebben a játszmában már { $most } művelet történt, egy asztalnál ennél több nem lehet. Add fel, vagy kezdj új játszmát.
illegal-too-many = Ez túl sok volt egyszerre. Próbáld újra { $seconds } másodperc múlva.

malformed-no-review = Ez a játék még nem nézhető át ({ $game }), csak a quarto.
malformed-name = A névben legalább egy betű kell.
malformed-level = Nincs „{ $level }” szint; ezek vannak: { $expected }.
malformed-table = Nincs „{ $id }” asztal.
malformed-stored = A Fourfold e változata nem tudja végig elolvasni a játszmát. Semmi sem vész el. { $problem }
malformed-invitation = Ez a meghívó nem vezet sehová.
malformed-link = Ezt a linket már használták, vagy túl régi.
malformed-address = Itt nincs semmi: { $path }.
malformed-too-long = Ez túl hosszú: legfeljebb { $most } bájtot olvasok.
malformed-content-type = application/json típusú törzs kell.
malformed-hello = Először „hello” kell.
malformed-protocol = Ez az oldal elavult. Töltsd be újra.

## Feladványok és párbajok

illegal-duel-taken = Ebben a párbajban már ketten részt vettek.
illegal-duel-not-begun = Még nem kezdtél el építeni ebben a párbajban.
illegal-duel-too-late = Ebben a párbajban letelt az időd.
malformed-duel = Nincs „{ $id }” párbaj.
malformed-pentaraduga-not-given = { $tile } nincs a megadott lapkák között.
