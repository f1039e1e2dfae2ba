### Amit a szerver válaszol.

illegal-not-your-seat = Ez nem a te helyed: { $seat }.
illegal-not-your-table = Nem ülsz ennél az asztalnál.
illegal-spectators-watch = A nézők csak néznek.
illegal-foreign-origin = Ez a kérés egy másik oldalról jött.
illegal-old-rules = Ezt a játszmát régebbi szabályokkal játszották; megnézheted, de nem folytathatod.
illegal-no-answer = Ezt nem sikerült végigkeresni. Kérdezd meg újra.
illegal-unavailable = Az adatbázis most nem érhető el. Próbáld újra hamarosan.
illegal-only-to-look-at = Ez egy lejegyzés: megnézheted, de nem játszhatod.
illegal-too-many = Ez túl sok volt egyszerre. Próbáld újra { $seconds } másodperc múlva.

malformed-no-review = Ez a játék még nem nézhető át ({ $game }), csak a quarto.
malformed-name = A névben legalább egy betű kell.
malformed-level = Nincs „{ $level }” szint; ezek vannak: { $expected }.
malformed-table = Nincs „{ $id }” asztal.
malformed-invitation = Ez a meghívó nem vezet sehová.
malformed-link = Ezt a linket már használták, vagy túl régi.
malformed-address = Itt nincs semmi: { $path }.
malformed-too-long = Ez túl hosszú: legfeljebb { $most } bájtot olvasok.
malformed-content-type = application/json típusú törzs kell.
malformed-hello = Először „hello” kell, és csak egyszer.
malformed-protocol = A protokoll verziója az oldalon { $version }, a szerveren { $ours }. Töltsd be újra az oldalt.

## Feladványok és párbajok

illegal-duel-taken = Ebben a párbajban már ketten részt vettek.
illegal-duel-not-begun = Még nem kezdtél el építeni ebben a párbajban.
illegal-duel-too-late = Ebben a párbajban letelt az időd.
malformed-duel = Nincs „{ $id }” párbaj.
malformed-pentaraduga-not-given = { $tile } nincs a megadott lapkák között.
