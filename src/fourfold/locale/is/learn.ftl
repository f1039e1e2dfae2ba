### Skjöl til að læra af: hvað er að þeim.

malformed-learn-nowhere = Það er ekkert „{ $name }“ til að læra af; í boði er: { $expected }.
malformed-learn-number = { $name }: „{ $text }“ gengur ekki; þarf heila tölu upp að { $most }.
malformed-learn-page = Síðan { $page } á „{ $language }“: { $problem }
malformed-learn-glossary = Orðskýringarnar á „{ $language }“: hugtakið { $term } er þar tvisvar, á orðmynd sameiginlega með öðru eða hefur enga merkingu.
malformed-learn-term = „{ $text }“ er merkt sem hugtakið { $term }, sem er ekki í orðskýringunum.
malformed-learn-line = „{ $line }“ er ekki lína á síðu; þarf fyrirsögn „## Orð {"{"}#nafn{"}"}“ eða „lykill: gildi“ í kafla, hvern lykil einu sinni.
malformed-learn-missing = Í kafla vantar línuna „{ $key }: …“.
malformed-learn-nothing = „{ $what }“ er ekki hægt að sýna eða spyrja um, eða það er ekki í mynstrinu.
malformed-learn-figure = { $figure } er ekki eitt mynstur sem passar saman, og ekki er minnst á gallana.
malformed-learn-answers = Spurningu vantar svar eða rangt svar, eða staðir skarast.
