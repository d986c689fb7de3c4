### Was jedes Spiel sagt: Antworten, Warten, Zurücknehmen, Ablehnungen.
###
### kept: list- pass done seat- you- undo- undone refused- game-

## Wie mehrere Dinge verbunden werden (siehe docs/words.md).

list-none = nichts
list-comma = { $a }, { $b }
list-and = { $a } und { $b }

## Antworten, die jedes Spiel anbietet.

pass = Passen
done = Fertig

## Plätze und Warten.

seat-number = Platz { $number }
    .gender = masculine
    .gen = Platzes { $number }
seat-decides = { $seat } { $seat_count ->
    [one] entscheidet
   *[other] entscheiden
  }.
you-decide = Du entscheidest.

## Zurücknehmen.

undo-offer = Zurück
undo-asked = { $seat } möchte { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
  } zurücknehmen.
undone = { $seat } hat { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
  } zurückgenommen.

## Antworten, die der Tisch ablehnt.

refused-over = Das Spiel ist zu Ende.
refused-not-asked = { $seat } { $seat_count ->
    [one] wird
   *[other] werden
  } gerade nichts gefragt.
refused-stale = Diese Frage ist inzwischen beantwortet oder zurückgenommen.
refused-not-offered = „{ $key }“ steht nicht zur Wahl; am nächsten kommt: { $nearest }.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-needs-consent = Erst { $seats_count ->
    [one] muss { $seats }
   *[other] müssen { $seats }
  } zustimmen.
refused-seen-for-good = Es wurde etwas gezeigt, das sich nicht zurücknehmen lässt.
refused-broken = Hier sind die Regeln zerbrochen. Der geschriebene Bericht stellt die Lage wieder her.

## Das Ende.

game-won = Ihr gewinnt.
game-lost = Ihr verliert.
