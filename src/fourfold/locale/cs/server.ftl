### Co odpovídá server.

illegal-not-your-seat = Místo { $seat } není tvoje.
illegal-not-your-table = U tohoto stolu nesedíš.
illegal-spectators-watch = Diváci se jen dívají.
illegal-foreign-origin = Tento požadavek přišel z jiného webu.
illegal-old-rules = Tahle partie se hrála podle starších pravidel; jde si ji prohlédnout, ale ne v ní pokračovat.
illegal-no-answer = Tohle se nepodařilo prohledat do konce. Zeptej se prosím znovu.
illegal-unavailable = Databáze teď není dostupná. Zkus to prosím za chvíli znovu.
illegal-only-to-look-at = To je zápis: jde si ho prohlížet, ne hrát.
illegal-too-many = To bylo moc najednou. Zkus to prosím znovu za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.

malformed-no-review = Tuto hru zatím rozebírat nejde: { $game }; jen quarto.
malformed-name = Jméno potřebuje aspoň jedno písmeno.
malformed-level = Úroveň „{ $level }“ neexistuje; jsou tu: { $expected }.
malformed-table = Stůl „{ $id }“ neexistuje.
malformed-invitation = Tahle pozvánka nikam nevede.
malformed-link = Tento odkaz už byl použit, nebo je moc starý.
malformed-address = Na { $path } nic není.
malformed-too-long = To je moc dlouhé: čte se nejvýš { $most } bajtů.
malformed-content-type = Obsah musí být typu application/json.
malformed-hello = Nejdřív musí přijít „hello“, a jen jednou.
malformed-protocol = Stránka používá verzi { $version } protokolu, server verzi { $ours }. Načti prosím stránku znovu.

## Úlohy a souboje

illegal-duel-taken = V tomto souboji už dva jsou.
illegal-duel-not-begun = Tvoje stavění v tomto souboji ještě nezačalo.
illegal-duel-too-late = Tvůj čas v tomto souboji vypršel.
malformed-duel = Souboj „{ $id }“ neexistuje.
malformed-pentaraduga-not-given = Tato destička mezi zadanými není: { $tile }.
