### Co odpovídá server.

illegal-not-your-seat = Místo { $seat } není tvoje.
illegal-not-your-table = U tohoto stolu nesedíš.
illegal-running-position = Tohle je pozice z partie, kterou hraješ. Analyzuj ji, až partie skončí.
illegal-running-hand = Tohle jsou tvoje destičky z partie, kterou hraješ. Zeptej se znovu, až partie skončí.
illegal-running-duel = Tohle jsou tvoje destičky ze souboje. Zeptej se znovu, až svůj obrazec odevzdáš.
illegal-set-up-anybody = Partie z postavené pozice se hraje s přáteli, s počítačem nebo ve dvou u jedné obrazovky. Pozvi přítele, nebo hraj od začátku.
illegal-set-up-not-agreed = Tahle partie začíná z postavené pozice, a kdo ji postavil, možná zná tvoje skryté destičky. Potvrď, že souhlasíš, nebo požádej o jinou partii.
illegal-spectators-watch = Diváci se jen dívají.
illegal-foreign-origin = Tento požadavek přišel z jiného webu.
illegal-old-rules = Tahle partie se hrála podle starších pravidel; jde si ji prohlédnout, ale ne v ní pokračovat.
illegal-no-answer = Tohle se nepodařilo prohledat do konce. Zeptej se prosím znovu.
illegal-unavailable = Databáze teď není dostupná. Zkus to prosím za chvíli znovu.
illegal-only-to-look-at = To je zápis: jde si ho prohlížet, ne hrát.
illegal-table-full = Tahle partie už má { $most } akcí a víc se jich k jednomu stolu nevejde. Vzdej se, nebo začni novou partii.
illegal-too-many = To bylo moc najednou. Zkus to prosím znovu za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.

malformed-no-review = Tuto hru zatím rozebírat nejde: { $game }; jen quarto.
malformed-name = Jméno potřebuje aspoň jedno písmeno.
malformed-level = Úroveň „{ $level }“ neexistuje; jsou tu: { $expected }.
malformed-table = Stůl „{ $id }“ neexistuje.
malformed-stored = Tahle verze Fourfold nedokáže přečíst celou partii. Nic se neztratí. { $problem }
malformed-invitation = Tahle pozvánka nikam nevede.
malformed-link = Tento odkaz už byl použit, nebo je moc starý.
malformed-address = Na { $path } nic není.
malformed-too-long = To je moc dlouhé: čte se nejvýš { $most } bajtů.
malformed-content-type = Obsah musí být typu application/json.
malformed-hello = Nejdřív musí přijít „hello“.
malformed-protocol = Tato stránka je zastaralá. Načti ji znovu.

## Úlohy a souboje

illegal-duel-taken = V tomto souboji už dva jsou.
illegal-duel-not-begun = Tvoje stavění v tomto souboji ještě nezačalo.
illegal-duel-too-late = Tvůj čas v tomto souboji vypršel.
malformed-duel = Souboj „{ $id }“ neexistuje.
malformed-pentaraduga-not-given = Tato destička mezi zadanými není: { $tile }.
