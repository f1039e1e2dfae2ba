### Það sem þjónninn svarar.

illegal-not-your-seat = Sæti { $seat } er ekki þitt.
illegal-not-your-table = Þú situr ekki við þetta borð.
illegal-running-position = Þessi staða er úr spili sem þú ert að spila. Greindu hana þegar spilinu er lokið.
illegal-running-hand = Þetta eru flísarnar þínar í spili sem þú ert að spila. Spurðu aftur þegar spilinu er lokið.
illegal-running-duel = Þetta eru flísarnar þínar í einvígi. Spurðu aftur þegar þú hefur skilað mynstrinu þínu.
illegal-set-up-anybody = Úr uppstilltri stöðu má spila við vin, við tölvuna eða tvö saman á einum skjá. Bjóddu vini eða spilaðu frá byrjun.
illegal-set-up-not-agreed = Þetta spil byrjar úr uppstilltri stöðu og sá sem stillti henni upp veit kannski hverjar földu flísarnar þínar eru. Segðu að þú samþykkir það eða biddu um annað spil.
illegal-spectators-watch = Áhorfendur horfa aðeins á.
illegal-foreign-origin = Þessi beiðni kom frá öðru vefsvæði.
illegal-old-rules = Þetta spil var spilað eftir eldri reglum; það má skoða, en ekki halda áfram með það.
illegal-no-answer = Ekki tókst að leita til enda. Spurðu aftur.
illegal-unavailable = Ekki næst í gagnagrunninn í augnablikinu. Reyndu aftur innan skamms.
illegal-only-to-look-at = Þetta er skráning: hana má skoða, en ekki spila.
illegal-table-full = Aðgerðir í þessu spili eru orðnar { $most } og borðið tekur ekki fleiri. Gefstu upp eða byrjaðu nýtt spil.
illegal-too-many = Þetta var of mikið í einu. Reyndu aftur eftir { $seconds ->
        [one] { $seconds } sekúndu
       *[other] { $seconds } sekúndur
    }.

malformed-no-review = Enn er ekki hægt að fara yfir spil af þessari gerð ({ $game }), aðeins quarto.
malformed-name = Í nafni þarf að minnsta kosti einn staf.
malformed-level = Það er ekkert þrep „{ $level }“; í boði er: { $expected }.
malformed-table = Það er ekkert borð „{ $id }“.
malformed-stored = Þessi útgáfa af Fourfold getur ekki lesið allt spilið. Ekkert glatast. { $problem }
malformed-invitation = Þetta boð vísar ekki á neitt.
malformed-link = Þessi tengill hefur verið notaður eða er of gamall.
malformed-address = Það er ekkert á { $path }.
malformed-too-long = Þetta er of langt: mest eru lesin { $most } bæti.
malformed-content-type = Meginmálið á að vera af gerðinni application/json.
malformed-hello = Fyrst á „hello“ að koma.
malformed-protocol = Þessi síða er úrelt. Endurnýjaðu hana.

## Þrautir og einvígi

illegal-duel-taken = Tveir hafa þegar tekið þátt í þessu einvígi.
illegal-duel-not-begun = Þú hefur ekki byrjað að byggja í þessu einvígi.
illegal-duel-too-late = Tími þinn í þessu einvígi er liðinn.
malformed-duel = Það er ekkert einvígi „{ $id }“.
malformed-pentaraduga-not-given = { $tile } er ekki ein af flísunum sem gefnar eru.
