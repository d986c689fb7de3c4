### Was auf den Seiten der Szenarien steht: Ziele, Sonderregeln, Belohnungen, Schätze.

## Ziele und Niederlagen.

page-kill-all = Tötet alle Gegner.
page-kill-revealed = Tötet alle aufgedeckten Gegner.
page-kill = Tötet { $monster_the_acc }.
page-kill-one-of = Tötet genau einen: { $monsters }. Die Charaktere müssen ihm mindestens die Hälfte seiner Trefferpunkte zugefügt haben; stirbt einer und es ist nicht so, ist das Szenario verloren.
page-kill-count = Tötet { $count } Gegner. C ist die Zahl der Charaktere.
page-reveal = Deckt Raum { $room } auf.
page-loot-goals = Plündert alle Zielschätze.
page-destroy = Zerstört alle Hindernisse mit Trefferpunkten: { $objective }.
page-activate = Betätigt alle Schalter dieser Art: { $objective }.
page-reaches = Dieses Ziel erreicht { $letter }: { $objective }.
page-survive = Überlebt { $rounds } Runden.
page-escape = Alle Charaktere entkommen über die Felder { $letter }
page-lost-after = Ihr verliert, wenn ihr am Ende von Runde { $round } nicht gewonnen habt.
page-lost-dies = Ihr verliert, wenn dieses Ziel fällt: { $objective }.
page-lost-exhausted = Ihr verliert, wenn ein Charakter erschöpft ist.

## Sonderregeln.

page-locked = Verschlossene Türen: { $doors }.
page-locked-for = Verschlossene Türen: { $doors }. Nur { $monster_the } öffnet sie, in dieser Reihenfolge.
page-obstacle = { $objective }: Hindernis mit { $hp } Trefferpunkten. C ist die Zahl der Charaktere, L die Szenariostufe.
page-switch = { $text } Jeder Angriff eines Charakters darauf betätigt es, wie hoch der Schaden auch ist.
page-with-monsters = { $text } Für alle Monster ist es ein Verbündeter.
page-guards = { $text } Jedes Monster in Reichweite { $range } hat dafür 1 Schild mehr.
page-ally = { $objective }: verbündete Figur mit { $hp } Trefferpunkten und Initiative { $initiative }{ $count ->
    [0] .
   *[other] : { $acts }.
  }
page-ally-heads-for = { $text } Bewegt sich auf { $letter } zu.
page-hands = Jeder Charakter spielt mit den Karten, die die Seite nennt.
page-side = { $monsters }: eine Seite für sich, Feinde aller anderen.
page-order = Sie teilen sich eine Fähigkeitskarte und handeln in dieser Reihenfolge: { $monsters }.
page-links = Felder mit demselben Buchstaben sind verknüpft ({ $letters }): benachbart für Bewegung, ohne Sichtlinie.
page-teleports-stay = Niemand teleportiert sich zwischen Kartenelementen, die nicht verbunden sind.
page-no-inspiration = Das Szenario bringt keine Inspiration.
page-no-masteries = Meisterschaften lassen sich hier nicht erreichen, wenn der Tisch nichts anderes vereinbart hat.
page-own-cards = Jeder zieht eine eigene Fähigkeitskarte: { $monsters }.
page-unhurt = { $monster }: erleidet keinen Schaden und wird von Beschworenen nicht fokussiert, bis dies zerstört ist: { $objective }.
page-acts = { $monster }: keine Fähigkeitskarten; handelt mit Initiative { $initiative }: { $acts }.
page-ally-like = { $objective }: Verbündeter mit Werten und Fähigkeitskarten von { $monster }{ $count ->
    [0] .
   *[other] , dazu { $traits }.
  }
page-ally-idle = { $objective }: Verbündeter mit den Werten von { $monster }, ohne eigenen Zug, Initiative { $initiative }{ $count ->
    [0] .
   *[other] , dazu { $traits }.
  }
page-rule = { $when }: { $does }.
page-rule-until = { $when }, { $until }: { $does }.
page-rule-for = ({ $party } Charaktere) { $rule }

page-when-setup = Beim Aufbau
page-when-round-starts = Zu Beginn jeder Runde
page-when-odd-round-starts = Zu Beginn jeder ungeraden Runde
page-when-even-round-starts = Zu Beginn jeder geraden Runde
page-when-one-round-starts = Zu Beginn von Runde { $round }
page-when-round-ends = Am Ende jeder Runde
page-when-odd-round-ends = Am Ende jeder ungeraden Runde
page-when-even-round-ends = Am Ende jeder geraden Runde
page-when-one-round-ends = Am Ende von Runde { $round }
page-when-revealed = Wenn Raum { $room } aufgedeckt wird
page-when-dead = Wenn kein Monster dieser Art mehr lebt ({ $monster })
page-when-destroyed = Wenn kein Ziel dieser Art mehr da ist ({ $objective })
page-when-plate = Wenn ein Charakter seinen Zug auf der Druckplatte { $letter } beendet
page-when-enters = Wenn ein Charakter ein Feld { $letter } betritt
page-when-ends-near = Wenn ein Charakter eine Bewegung auf oder neben einem Feld { $letter } beendet
page-when-looted = Wenn Schatz { $number } erbeutet wird
page-when-revealed-dead = Wenn alle aufgedeckten Feinde tot sind
page-until-revealed = bis Raum { $room } aufgedeckt ist
page-until-dead = bis kein Monster dieser Art mehr lebt ({ $monster })
page-until-destroyed = bis kein Ziel dieser Art mehr da ist ({ $objective })
page-until-plate = bis ein Charakter seinen Zug auf der Druckplatte { $letter } beendet

page-add-cards = { $who } fügt seinem Angriffsmodifikatordeck { $count } { $count ->
    [one] Karte
   *[other] Karten
  } { $card } hinzu
page-give = { $who } erhält { $condition }
page-heal = { $who } heilt { $points } Lebenspunkte
page-suffer = { $who } erleidet { $damage } Schaden
page-suffer-trap = { $who } erleidet Fallenschaden
page-suffer-hazard = { $who } erleidet den Schaden von gefährlichem Gelände
page-discard = { $who } wirft { $count } { $count ->
    [one] Karte
   *[other] Karten
  } ab
page-spawn = Einstieg bei { $letter }: { $count } × { $monster } ({ $rank })
page-open = die Türen { $letter } öffnen sich
page-unlock = die Türen { $letter } können jetzt geöffnet werden
page-lay-out = Raum { $room } wird ausgelegt
page-loot-cards = ziehe { $count } Beutekarten
page-remove = alle Ziele dieser Art ({ $objective }) in Raum { $room } werden entfernt
page-gather = die Charaktere und ihre Beschworenen gehen in der Reihenfolge ihrer Initiative auf die nächsten leeren Felder von Raum { $room }
page-take-away = Raum { $room } und seine Türen werden entfernt
page-rounds-anew = diese Runde zählt als erste
page-hazard-beside-objectives = jeder Charakter neben einem Zielobjekt erleidet den Schaden gefährlichen Geländes
page-rank-normal = normal
page-rank-elite = Elite
page-rank-boss = Boss

## Voraussetzungen, Belohnungen, Schätze.

page-requires-party = Nötiger Gruppenerfolg: { $name }
page-requires-global = Nötiger globaler Erfolg: { $name }
page-requires-not-global = Nicht mit dem globalen Erfolg: { $name }
page-gold = je { $gold } Gold
page-experience = je { $points } Erfahrung
page-prosperity = Wohlstand +{ $points }
page-reputation = Ansehen { $points }
page-party-achievement = Gruppenerfolg: { $name }
page-global-achievement = Globaler Erfolg: { $name }
page-item = Gegenstand { $number }
page-item-design = Gegenstandsplan { $number }
page-unlocks = Neue Szenarien: { $numbers }
page-find-gold = { $gold } Gold
page-find-scenario = Ein zufälliges Nebenszenario
page-random-design = Ein zufälliger Gegenstandsplan
page-morale = Moral +{ $points }
page-morale-per = Moral +{ $points } und 1 mehr für jeden { $objective }, der noch auf der Karte ist
page-resource = { $resource }: { $count } für die Gruppe
page-inspiration = Inspiration +{ $points }
page-check-marks = { $count ->
    [one] Je 1 Häkchen
   *[other] Je { $count } Häkchen
  }
page-find-damage = Erleide { $damage } Schaden

## Karten der Zufallsabenteuer: die beiden Teile eines Raumtitels, und Malusse.

page-struck-opener = der Charakter, der die Tür öffnet,
page-struck-everybody = jeder Charakter
page-struck-one = ein Charakter, den die Gruppe wählt,
page-struck-previous-room = jeder Charakter im vorherigen Raum
