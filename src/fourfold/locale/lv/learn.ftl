### Mācību dokumenti: kas tajos nav kārtībā.

malformed-learn-nowhere = No „{ $name }” mācīties nevar, tāda nav; ir: { $expected }.
malformed-learn-number = { $name }: „{ $text }” neder; vajag veselu skaitli līdz { $most }.
malformed-learn-page = Lapa { $page } valodā „{ $language }”: { $problem }
malformed-learn-glossary = Vārdnīca valodā „{ $language }”: termins { $term } ir divreiz, kādā formā sakrīt ar citu vai tam nav nozīmes.
malformed-learn-term = „{ $text }” ir atzīmēts kā termins { $term }, kura vārdnīcā nav.
malformed-learn-line = „{ $line }” nav lapas rindiņa; vajag virsrakstu „## Vārdi {"{"}#name{"}"}” vai blokā „atslēga: vērtība”, katru atslēgu vienreiz.
malformed-learn-missing = Blokā trūkst rindiņas „{ $key }: …”.
malformed-learn-nothing = „{ $what }” nevar parādīt vai par to jautāt, vai figūrā tā nav.
malformed-learn-figure = { $figure } nav viena derīga figūra, un par tās trūkumiem nav runas.
malformed-learn-answers = Jautājumam nav atbildes, nav nepareizas atbildes, vai vietas pārklājas.
