### Ce spune orice masă, oricare ar fi jocul.

## Jucători

computer-name = Calculator { $level }

## Refuzuri

illegal-game-over = Partida s-a terminat.
illegal-seat-empty = Partida începe când ambele locuri sunt ocupate.
illegal-paused = Partida e în pauză.
illegal-waiting = Partida așteaptă până sunt aici ambii jucători.
illegal-not-paused = Partida nu e în pauză.
illegal-not-due = Timpul încă nu s-a scurs.
illegal-too-late = Prea târziu: timpul s-a scurs.
illegal-clock-only = Doar ceasul poate face asta.
illegal-not-your-turn = Nu e rândul tău: la rând e { $seat }.
illegal-still-playing = Partida încă se joacă.
illegal-asked-already = Asta s-a cerut deja.
illegal-refused-already = Asta s-a refuzat; cere din nou după mutarea următoare.
illegal-asked-otherwise = Întrebarea aceea nu mai e valabilă. Răspunde la ce se cere acum.
illegal-questions-used = În această partidă ai făcut deja { $most ->
        [one] { $most } cerere
        [few] { $most } cereri
       *[other] { $most } de cereri
    }. Nu mai poți cere nimic.
illegal-pauses-used = În această partidă ai avut deja { $most ->
        [one] { $most } pauză
        [few] { $most } pauze
       *[other] { $most } de pauze
    }. Nu mai poți cere alta.
illegal-nothing-asked = Nu e nimic de răspuns.
illegal-nothing-to-take-back = Nu e nicio mutare de retras; ce s-a anunțat sau s-a arătat rămâne.
illegal-not-away = Adversarul tău nu lipsește.
illegal-clock-decides = Nu poți cere victoria acum: dacă adversarul nu vine, hotărăște ceasul.
illegal-not-waiting-yourself = E rândul tău. Poți cere victoria când partida îl așteaptă pe adversar.
illegal-known-already = Asta se știe deja.
illegal-seat-taken = Locul { $seat } e ocupat.
illegal-name-empty = Un jucător are nevoie de un nume.
illegal-lost-too-much = Nu se puteau pierde { $lost } ms: au trecut doar { $most } ms.
illegal-out-of-sequence = Evenimentul { $seq } nu e la rând: urmează { $expected }.
illegal-before-last-event = Un eveniment de la { $at } nu poate urma după unul de la { $last }.
illegal-unknown-act = Masa nu cunoaște { $act }.

## Texte care nu se pot citi

malformed-no-ray = Ray nu e instalat; „pip install fourfold[ray]” îl instalează.
malformed-ray-form = La „{ $address }” nu poate fi un cluster Ray; se așteaptă ceva ca 10.0.0.1:6379 sau local.
malformed-ray-address = Nu răspunde nimeni la „{ $address }”: { $why }.
malformed-data = Nu se poate citi ({ $part }): { $problem }.
malformed-unknown = Nu se poate citi ({ $part }): „{ $text }” nu merge; se așteaptă: { $expected }.
malformed-game = Nu există jocul „{ $name }”; există: { $expected }.
malformed-preset = Nu există setul de reguli „{ $name }”; există: { $expected }.
malformed-mixed = Un meci din mai multe jocuri începe cu { $first }, nu cu { $game }.
malformed-no-set-up = O partidă de { $game } nu poate începe de la mijloc.
malformed-option = „{ $text }” nu e o opțiune; se așteaptă NAME=VALUE, cu una dintre: { $expected }.
malformed-option-value = „{ $text }” nu merge; se așteaptă: { $expected }.
malformed-record-format = Aceasta nu e o înregistrare de-a noastră: formatul ei e „{ $found }”, se așteaptă „{ $expected }”.
malformed-record-version = „{ $text }” nu e o versiune a regulilor; se așteaptă un număr.
malformed-record-tag = Etichetă necunoscută [{ $tag } …]; se așteaptă una dintre: { $expected }.
malformed-record-tag-value = Eticheta [{ $tag } …]: { $problem }
malformed-record-tag-form = Rândul { $line }, coloana { $column }: se așteaptă o etichetă ca [A "Ann"], pe rândurile dinaintea mutărilor.
malformed-record-tag-twice = Eticheta [{ $tag } …] apare de două ori.
malformed-record-token = Rândul { $line }, coloana { $column }: „{ $token }” nu se poate citi; se așteaptă o mutare.
malformed-record-place = Rândul { $line }, coloana { $column }, „{ $token }”: { $problem }
malformed-record-who = Spune cine: A:{ $token } sau B:{ $token }.
malformed-record-act = „{ $act } ({ $detail })” nu se poate citi; se așteaptă: { $expected }.
malformed-record-slow = Citirea acestei înregistrări durează peste { $limit } s. Scurteaz-o și încearcă iar.
malformed-record-event = Evenimentul { $event } nu e posibil: { $problem }
malformed-record-time = Evenimentul { $event } e mai devreme decât cel dinainte.
malformed-record-outcome = Înregistrarea spune că s-a terminat „{ $said }”, dar se termină „{ $found }”.
malformed-date = „{ $text }” nu e o dată; se așteaptă ceva ca 2026-01-31T18:00:00Z.

## Cum se termină partidele

outcome-resigned = { $winner } câștigă: { $loser } cedează.
outcome-absent = { $winner } câștigă: { $loser } nu s-a mai întors.
outcome-agreed = Remiză de comun acord.
outcome-time = { $winner } câștigă: { $loser } nu mai are timp.
