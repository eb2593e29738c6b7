### What the server answers where something cannot be done.

refused-stale = Przy stole coś się tymczasem wydarzyło. Spójrz jeszcze raz i wybierz ponownie.
refused-not-seated = Nie masz miejsca przy tym stole.
refused-not-host = To może zrobić tylko ten, kto założył stół.
refused-seat-taken = Tam już ktoś siedzi.
refused-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-bad-name = Imię musi mieć co najmniej jedną widoczną literę.
refused-no-such-level = Nie ma komputera o takim poziomie.
refused-bad-rules = Te reguły do siebie nie pasują.
refused-already-begun = Rozgrywka już się zaczęła.
refused-not-begun = Rozgrywka jeszcze się nie zaczęła.
refused-seats-free = Są jeszcze wolne miejsca.
refused-duo-needs-computer = Duo wymaga dwóch osób i jednego komputera.
refused-wrong-deal = To dotyczy innego rozdania.
refused-deal-running = Trwa rozdanie; poczekaj do końca.
refused-match-over = Rozgrywka jest skończona.
refused-not-playing = W tym rozdaniu pauzujesz.
refused-busy = Stół jest zajęty. Spróbuj jeszcze raz.
refused-store-failed = Ruchu nie udało się zapisać, więc się nie liczy. Spróbuj jeszcze raz.
refused-too-often = W tym rozdaniu proponowałeś to już wystarczająco często.
refused-no-such-moment = Od tego miejsca nie można grać dalej.
refused-no-advice = Przy tym stole wyniki się liczą, więc nie ma rady.
refused-nothing-asked = Teraz nikt o nic cię nie pyta.

problem-hello-first = Pierwszą wiadomością musi być powitanie (hello).
problem-not-text = Wiadomości są tekstem.
problem-not-understood = Tej wiadomości nie da się zrozumieć.

fault-store-failed = Dane są chwilowo niedostępne. Spróbuj jeszcze raz.
fault-too-many = To było za dużo naraz. Poczekaj chwilę.
fault-bad-name = Imię musi mieć co najmniej jedną widoczną literę.
fault-no-such-level = Nie ma komputera o takim poziomie.
fault-no-such-view = Rozdanie można oglądać jako all, forehand, middlehand, rearhand albo spectator.
fault-no-such-table = Nie ma takiego stołu.
fault-no-such-deal = Przy tym stole nie ma takiego zakończonego rozdania.
fault-other-site = To żądanie przyszło z innej strony.
fault-no-cookie = Najpierw wczytaj stronę: ta przeglądarka nie jest jeszcze znana.
fault-not-json = Wyślij JSON.
fault-not-understood = Tego żądania nie da się zrozumieć.
fault-too-long = To żądanie jest za długie.
fault-too-slow = Żądanie przychodziło zbyt wolno.
fault-busy = Właśnie są przeliczane inne rozdania. Spróbuj za chwilę jeszcze raz.

guest-name = Gość

advice-command = Rada: { $command }
advice-lay = Rada: odłóż { $cards } i graj: { $contract }
advice-limit = licytuj do { $limit }
advice-win = szansa wygranej { $percent }%
advice-worth = średnio punktów listy: { $points }
