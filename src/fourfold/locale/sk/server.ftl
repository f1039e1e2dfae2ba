### Čo odpovedá server.

illegal-not-your-seat = Miesto { $seat } nie je tvoje.
illegal-not-your-table = Pri tomto stole nesedíš.
illegal-running-position = Toto je pozícia z partie, ktorú hráš. Analyzuj ju, keď sa partia skončí.
illegal-running-hand = Toto sú tvoje dieliky v partii, ktorú hráš. Spýtaj sa znova, keď sa partia skončí.
illegal-running-duel = Toto sú tvoje dieliky v súboji. Spýtaj sa znova, keď odovzdáš svoj obrazec.
illegal-set-up-anybody = Pripravená partia je pre priateľov, počítač alebo jednu obrazovku. Pozvi priateľa, alebo hraj od začiatku.
illegal-set-up-not-agreed = Táto partia bola pripravená a kto ju pripravil, môže poznať tvoje skryté dieliky. Povedz, že súhlasíš, alebo požiadaj o inú partiu.
illegal-spectators-watch = Diváci sa len pozerajú.
illegal-foreign-origin = Táto požiadavka prišla z inej stránky.
illegal-old-rules = Táto partia sa hrala podľa starších pravidiel; dá sa pozrieť, ale nie v nej pokračovať.
illegal-no-answer = Toto sa nepodarilo prehľadať do konca. Spýtaj sa prosím znova.
illegal-unavailable = Databáza teraz nie je dostupná. Skús to prosím o chvíľu znova.
illegal-only-to-look-at = Toto je zápis: dá sa prezerať, nie hrať.
illegal-table-full = Táto partia dosiahla { $most } úkonov, viac stôl neprijme. Vzdaj sa, alebo začni novú partiu.
illegal-too-many = To bolo priveľa naraz. Skús to prosím znova o { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekúnd
    }.

malformed-no-review = Táto hra sa zatiaľ rozoberať nedá: { $game }; len quarto.
malformed-name = Meno potrebuje aspoň jedno písmeno.
malformed-level = Úroveň „{ $level }“ neexistuje; sú tu: { $expected }.
malformed-table = Stôl „{ $id }“ neexistuje.
malformed-stored = Táto verzia Fourfold nedokáže prečítať celú partiu. Nič sa nestratí. { $problem }
malformed-invitation = Táto pozvánka nikam nevedie.
malformed-link = Tento odkaz už bol použitý, alebo je pristarý.
malformed-address = Na { $path } nič nie je.
malformed-too-long = To je pridlhé: číta sa najviac { $most } bajtov.
malformed-content-type = Obsah musí byť typu application/json.
malformed-hello = Najprv treba „hello“.
malformed-protocol = Táto stránka je zastaraná. Načítaj ju znova.

## Úlohy a súboje

illegal-duel-taken = V tomto súboji už dvaja sú.
illegal-duel-not-begun = Tvoje stavanie v tomto súboji sa ešte nezačalo.
illegal-duel-too-late = Tvoj čas v tomto súboji vypršal.
malformed-duel = Súboj „{ $id }“ neexistuje.
malformed-pentaraduga-not-given = Tento dielik medzi zadanými nie je: { $tile }.
