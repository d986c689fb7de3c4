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
undone-line = Zurückgenommen: { $line }
undone-more = Und { $lines ->
    [one] eine weitere Zeile
   *[other] { $lines } weitere Zeilen
  }.

## Wie weit sich zurücknehmen lässt; vor dem Spiel vereinbart.

setting-undo = Zurücknehmen
setting-undo-about = Wie weit Antworten zurückgenommen werden dürfen. Die Geschichte sagt immer, was zurückgenommen wurde.
setting-undo-free = Frei
setting-undo-free-about = Jede Antwort darf zurückgenommen werden, wenn alle zustimmen, die es angeht. Würfel und Karten fallen dann anders.
setting-undo-until-shown = Bis etwas gezeigt wird
setting-undo-until-shown-about = Nichts wird zurückgenommen über den Augenblick hinaus, in dem etwas Unbekanntes gezeigt wurde: eine Karte gezogen, gewürfelt, ein Raum aufgedeckt, eine geheime Wahl offengelegt.
setting-undo-never = Nie
setting-undo-never-about = Jede Antwort gilt.

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
refused-undo-never = Vor dem Spiel wurde vereinbart, dass keine Antwort zurückgenommen wird.
refused-undo-until-shown = Seitdem wurde etwas aufgedeckt, das niemand wissen konnte; vereinbart ist, dass nichts darüber hinaus zurückgenommen wird.
refused-no-such-kind = Eine Frage der Art { $kind } gibt es nicht. Ähnlich: { $nearest }.
refused-broken = Hier sind die Regeln zerbrochen. Der geschriebene Bericht stellt die Lage wieder her.

## Das Ende.

game-won = Ihr gewinnt.
game-lost = Ihr verliert.
