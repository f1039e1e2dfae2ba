### Spilað í skjáhermi.

terminal-title = Fourfold · Quarto
terminal-welcome = Sextán kubbar, hver ljós eða dökkur, hár eða lágur, kringlóttur eða ferkantaður, gegnheill eða holur. Þú setur kubbinn sem andstæðingurinn gefur þér og velur svo þann næsta handa honum. Fjórir í röð sem eiga eitthvað sameiginlegt vinna – en aðeins ef þú kallar.

## Nöfn þegar enginn gaf upp nafn

terminal-person-a = Leikmaður A
terminal-person-b = Leikmaður B
terminal-person = Leikmaður

## Byrjun

terminal-choose-opponent = Hver spilar?
terminal-resume = Halda áfram með ókláraða spilið
terminal-opponent-computer = Gegn tölvunni
terminal-opponent-person = Tvö við þetta lyklaborð
terminal-choose-level = Hve vel á tölvan að spila?
terminal-choose-rules = Eftir hvaða reglum?
terminal-start-keys = ↑ ↓ velja   Enter áfram   Esc til baka eða hætta   ? reglur
terminal-go-on = Hér er óklárað spil. Viltu halda áfram með það?
terminal-too-small = Borðið þarf 80 × 24 stafi. Stækkaðu gluggann.

## Hvað á að gera

terminal-to-give = { $name }: veldu kubb ({ $other } fær hann): { $piece }?
terminal-to-place = { $name }: settu kubbinn ({ $piece }).
terminal-to-close = { $name }: allir kubbar hafa verið settir. Kallaðu QUARTO! eða segðu að engin röð sé til.
terminal-thinking = { $name } hugsar …
terminal-pointing = Er þetta röðin þín, { $line }?
terminal-nothing-full = Engin full lína liggur um síðasta kubbinn; eldri raðir gilda ekki lengur.
terminal-false-call = { $name } kallaði, en þetta er engin röð.
terminal-undone = Tekið aftur.
terminal-hand = { $name } er með
terminal-call-where = Farðu á reitinn sem lýkur röðinni þinni og kallaðu svo.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Enginn sá { $lines }.

## Spurningar

terminal-resign = { $name }, viltu í alvöru gefast upp?
terminal-draw = { $other }, { $name } býður jafntefli. Samþykkir þú?
terminal-draw-declined = { $name } spilar áfram.
terminal-leave = Yfirgefa þetta spil og byrja á nýju?

## Skrár

terminal-written = Skráningin er í { $path }.
terminal-not-written = Ekki tókst að skrifa { $path }: { $why }.
terminal-set-aside = Ókláraða spilið er geymt í { $path }.
terminal-not-saved = Ekki tókst að vista spilið í { $path }: { $why }.
malformed-opponent = „{ $text }“ er ekki andstæðingur; þarf manneskju eða þrep tölvunnar, eitt af: { $expected }.
malformed-save-data = Þetta er ekki vistað spil: { $problem }.
malformed-save-format = Þetta er ekki vistað spil frá okkur: sniðið er „{ $found }“, á að vera „{ $expected }“.

## Lyklar

terminal-key-yes = y: já
terminal-key-no = n: nei
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: aftur
terminal-key-help = ?: hjálp
terminal-key-quit = Ctrl-Q: hætta
terminal-key-go-on = p: áfram
terminal-key-give-choose = örvar, 0–f: velja
terminal-key-give-enter = Enter: gefa
terminal-key-place-choose = örvar, a1…: velja
terminal-key-place-enter = Enter: setja
terminal-key-close-enter = Enter: engin röð
terminal-key-pointing-choose = örvar: önnur röð
terminal-key-pointing-enter = Enter: kalla
terminal-key-pointing-escape = Esc: sleppa því
terminal-key-over-enter = Enter: nýtt spil
terminal-key-over-w = w: skrifa skráningu

## Hjálp

terminal-help-turn = Settu kubbinn þinn á auðan reit: örvar eða b2, svo Enter; eða smelltu. Veldu svo kubb handa andstæðingnum: örvar eða tölu hans, svo Enter; eða smelltu.
terminal-help-line = Fjórir lárétt, lóðrétt eða á ská með { $shared ->
        [1] eitt einkenni sameiginlegt
       *[other] { $shared } einkenni sameiginleg
    } eru röð.
terminal-help-features = Aðeins þetta gildir: { $features }.
terminal-help-squares = Líka fjórir í 2×2 ferningi.
terminal-help-auto = Röð vinnur strax.
terminal-help-call-after = Röð vinnur aðeins ef hún er kölluð (q): af þér, um leið og þú lýkur henni.
terminal-help-call-before = Röð vinnur aðeins ef hún er kölluð (q) áður en þú setur kubbinn niður: farðu á reitinn sem lýkur henni og kallaðu svo.
terminal-help-late-opponent = Það sem þú sérð ekki má andstæðingurinn kalla þegar hann er kominn með næsta kubb; eftir það er það einskis virði.
terminal-help-late-either = Það sem þú sérð ekki má hvor sem er kalla (q, eða Q sá sem var að gefa) þar til næsti kubbur er settur; svo er það einskis virði.
terminal-help-late-none = Það sem þú sérð ekki er einskis virði.
terminal-help-false-refuse = Þú mátt kalla einu sinni í hverri umferð, svo gáðu tvisvar.
terminal-help-false-forfeit = Rangt kall kostar spilið, svo gáðu tvisvar.
terminal-help-time = Umferð tekur mest { $seconds } sekúndur.
terminal-help-pieces = Háir kubbar ná yfir þrjár línur, kringlóttir eru rúnnaðir; dökkir eru fylltir, holir með holu ○ efst. Punktur sýnir síðasta kubb. Stafir: L ljós, D dökkur, R kringlóttur, Q ferkantaður, T hár, S lágur, F gegnheill, H holur.
terminal-help-keys =
    q / !   kalla QUARTO!      u  taka aftur         =  bjóða jafntefli
    n       nýtt spil          r  gefast upp         p  hlé, áfram
    Ctrl-Q  hætta              w  skrifa skráningu   Esc  loka

    Óklárað spil er geymt þegar þú hættir.
