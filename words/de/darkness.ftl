### Was Massive Darkness 2 fragt und erzählt.

darkness-activated = Aktiviert: { $enemy }.
darkness-arrow = { $card }: { $arrows } { $arrows ->
    [one] Pfeil
   *[other] Pfeile
}.
darkness-arrows = Pfeile insgesamt: { $icons }.
darkness-ask-action = Was tut { $hero }? (Aktionen übrig: { $left })
darkness-ask-arrows = { $hero }: noch ein Pfeil? (bisher { $icons })
darkness-ask-bullseye = Volltreffer! Wendet { $hero } die weißen Effekte an?
darkness-ask-attack = Wen greift { $hero } an?
darkness-ask-bless = Welche Fertigkeit segnet { $hero }?
darkness-ask-boss-start = Wo betritt { $hero } die Bosskammer?
darkness-ask-class-set-up = Wie beginnt { $hero }?
darkness-ask-consecrate = Wo platziert { $hero } { $column }?
darkness-ask-credit = Welcher Held bekommt die Erfahrung?
darkness-ask-enemy-attack = Mit welchem Angriff? ({ $enemy })
darkness-ask-enemy-step = Wohin? ({ $enemy })
darkness-ask-enemy-target = Welches Ziel? ({ $enemy })
darkness-ask-forge = Welche Gegenstände schmiedet { $hero }? (gewählt: { $chosen } von 3)
darkness-ask-heal = Wen heilt { $hero }?
darkness-ask-mana-or-element = { $hero }: Mana oder ein Schritt eines Elements?
darkness-ask-move = Wofür gibt { $hero } einen Bewegungspunkt aus? (übrig: { $left })
darkness-ask-new-item = Was macht { $hero } mit { $item }?
darkness-ask-next-enemy = Welcher Gegner wird als Nächstes aktiviert?
darkness-ask-next-hero = Welcher Held wird als Nächstes aktiviert?
darkness-ask-next-spawn = Wo erscheinen als Nächstes Gegner?
darkness-ask-next-treasure = Wo liegt der nächste Schatzmarker?
darkness-ask-pay-off = Zahlt { $hero } { $mana } Mana dagegen?
darkness-ask-place-skill = Wohin legt { $hero } { $skill }?
darkness-ask-pool = Was fügt { $hero } vor dem Wurf hinzu?
darkness-ask-rage = Wie viele von { $lost } verlorenen Gesundheitsmarkern werden Rage? ({ $hero })
darkness-ask-recover = Wie erholt sich { $hero }?
darkness-ask-remove-fire = Wie viele Feuermarker werden statt Heilung entfernt? ({ $hero })
darkness-ask-resolve = Was handelt { $hero } als Nächstes ab?
darkness-ask-shadow-ability = Löst { $hero } die Schattenfähigkeit aus?
darkness-ask-skill = Welche Fertigkeit nimmt { $hero }? (Stufe { $level })
darkness-ask-spirit = Was tut er? ({ $spirit })
darkness-ask-spirit-step = Wohin? ({ $spirit })
darkness-ask-start-of-round = Was kommt zu Beginn der Runde zuerst?
darkness-ask-starting-potion = Welchen Trank nimmt { $hero }?
darkness-ask-starting-weapon = Welche Waffe nimmt { $hero }?
darkness-ask-take-off = Legt { $hero } vor dem Angriff etwas ab?
darkness-ask-tool = Welchen Marker dreht { $hero } um?
darkness-ask-trade = Was wechselt den Besitzer? ({ $hero })
darkness-ask-weapons = Welche Waffen benutzt { $hero } gegen { $enemy }? ({ $kind })
darkness-ask-which-enemy = Welcher Gegner? ({ $hero })
darkness-ask-which-hero = Welcher Held?
darkness-ask-next-trap = Welche Falle, auf die { $hero } getreten ist, wird zuerst umgedreht?
darkness-ask-which-minion = Welche Miniatur stirbt: { $mob }?
darkness-ask-which-mob = Welche Horde?
darkness-ask-window = Benutzt jemand etwas vor oder nach der Aktion eines Gegners?
darkness-attacks = Angriff: { $attacker } gegen { $defender } ({ $kind }).
darkness-blesses = { $hero } segnet { $skill }.
darkness-boss-fight = Der Bosskampf beginnt.
darkness-boss-rolls = Der Boss würfelt { $icons } { $icons ->
    [one] Fähigkeitssymbol
   *[other] Fähigkeitssymbole
}: { $does }.
darkness-burns = Feuer: { $colour }, { $face }.
darkness-carries = { $enemy }: { $item }.
darkness-choose-attack = Angreifen
darkness-choose-bless = { $skill } segnen: { $does }
darkness-choose-both-weapons = Beide Waffen: { $weapons }
darkness-choose-consecrate = { $column } platzieren (1 Mana): { $does }
darkness-choose-destroy = Das Ziel in { $zone } zerstören
darkness-choose-done = Fertig
darkness-choose-door = Tür nach { $zone } öffnen
darkness-choose-element = Ein Schritt: { $element }
darkness-choose-end = Zug beenden
darkness-choose-equip = { $item } ausrüsten
darkness-choose-equip-instead = { $item } statt { $instead } ausrüsten
darkness-choose-flip = Alles von { $element } für immer ausgeben: { $does }
darkness-choose-give = { $item } an { $hero } geben
darkness-choose-keep = Behalten
darkness-choose-mana = Mana
darkness-choose-move = Bewegen
darkness-choose-on = { $enemy } ({ $kind })
darkness-choose-pay = { $n } Mana zahlen
darkness-choose-rage = { $n } { $n ->
    [one] Gesundheitsmarker
   *[other] Gesundheitsmarker
} als Rage behalten
darkness-choose-recover = Erholen
darkness-choose-remove-fire = { $n } Feuermarker entfernen
darkness-choose-reroll = Würfel neu werfen: { $colour } ({ $face })
darkness-choose-resolve = { $icon } (Würfel { $colour }: { $face })
darkness-choose-rest = Alles Übrige der Reihe nach abhandeln
darkness-choose-reveal = Noch eine Pfeilkarte
darkness-choose-apply = Anwenden
darkness-choose-roll = Würfeln
darkness-choose-segment = Auf das Segment: { $spell }
darkness-choose-spirit = { $spirit } aktivieren
darkness-choose-split = { $parts }
darkness-choose-stance = Haltung { $stance }: { $does }
darkness-choose-step = Nach { $zone } gehen
darkness-choose-stop = Aufhören
darkness-choose-take = { $token }: { $does }
darkness-choose-take-off = { $item } ablegen
darkness-choose-this = { $what }
darkness-choose-trade = Tauschen und ausrüsten
darkness-choose-turn-pointer = Zeiger weiterdrehen (1 Mana)
darkness-choose-unconsecrate = { $column } entfernen
darkness-choose-unwounded = Eine unverwundete
darkness-choose-use = { $hero } benutzt { $card }: { $does }
darkness-choose-wounded = Die verwundete
darkness-choose-zone = Zone { $zone }
darkness-consecrates = { $hero } platziert { $column } in { $zone }.
darkness-counts = { $damage } Schaden minus { $shields } Schilde: { $wounds } Wunden.
darkness-defeated = { $hero } ist besiegt.
darkness-destroys = { $hero } zerstört das Ziel.
darkness-die = { $colour } { $number }
darkness-discards = Abgelegt: { $item } ({ $why }).
darkness-door-card = Türkarte { $card }: { $does }.
darkness-element = { $hero }: { $element } auf { $at }.
darkness-equips = { $hero } rüstet { $item } aus.
darkness-experience = { $hero }: +{ $n } Erfahrung.
darkness-fire = Feuermarker: { $who } { $n }.
darkness-frost = Eismarker: { $who } { $n }.
darkness-gains = { $hero } erhält { $item }.
darkness-gains-passive = { $hero } hat die passive Fähigkeit: { $element }.
darkness-gives = { $from } gibt { $item } an { $to }.
darkness-healed = Geheilt: { $who } { $n }.
darkness-ignores = Ignoriert: { $what }.
darkness-into-bag = In den Schatzbeutel: { $rarity }.
darkness-joins = Ein Scherge kommt dazu: { $mob }.
darkness-killed = Getötet: { $enemy }.
darkness-learns = { $hero } lernt { $skill }.
darkness-leaves = Verlässt das Spielfeld: { $enemy }.
darkness-level = { $hero } erreicht Stufe { $level }.
darkness-loses-action = Eine Aktion ist verloren: { $who } ({ $why }).
darkness-lost = Die Gruppe hat verloren: { $why }.
darkness-mana = { $hero }: { $n } Mana.
darkness-marker = { $track }, Feld { $space }: { $does }.
darkness-minion-killed = Ein Scherge stirbt: { $mob }.
darkness-moved = { $who }: nach { $zone }.
darkness-on-card = Auf der Karte ({ $enemy }): { $rarity }.
darkness-opens = { $hero } öffnet die Tür nach { $zone }.
darkness-pointer = { $hero }: Der Zeiger steht auf dem Segment { $segment }.
darkness-poisoned = Vergiftet: { $enemy }.
darkness-prize = { $hero } nimmt das Ziel.
darkness-replaces = { $enemy }: jetzt die Karte für { $category }.
darkness-rerolls = Neu gewürfelt: { $die }.
darkness-resolves = Abgehandelt: { $icon } ({ $die }).
darkness-rolled = { $die }: { $face }.
darkness-round = Runde { $round }.
darkness-spawns = Erscheint in { $zone }: { $enemy } ({ $category }).
darkness-spirit-gone = Verschwunden: { $spirit }.
darkness-stance = { $hero }: { $stance }.
darkness-stands-up = Ein Lebensbringer richtet { $hero } auf.
darkness-summons = Beschworen: { $spirit }.
darkness-takes-off = { $hero } legt { $item } ab.
darkness-tool-drawn = Gezogen: { $token }.
darkness-tool-used = Umgedreht: { $token }: { $does }.
darkness-track-actions = Aktionen
darkness-track-darkness = Finsternisleiste
darkness-track-level = Dungeonstufe
darkness-track-lifebringers = Lebensbringer-Marker
darkness-track-objectives = Erfüllte Ziele
darkness-track-round = Runde
darkness-track-spent = Ausgegebene Lebensbringer
darkness-track-stage = Phase
darkness-track-turn = Zug
darkness-treasure = Schatz in { $zone }: { $rarity }.
darkness-triggers = { $enemy }: { $does }.
darkness-turn = { $hero } ist aktiv.
darkness-turn-ends = { $hero } beendet den Zug.
darkness-turned = Umgedreht: { $token }, { $shows }.
darkness-unconsecrates = { $hero } entfernt { $column }.
darkness-uses = { $hero } benutzt { $card }: { $does }.
darkness-won = Die Gruppe hat gewonnen.
darkness-wounds = { $who }: { $n } Wunden ({ $cause }).

darkness-goal-rounds = Runde { $n } ist zu Ende
darkness-goal-lifebringers = Ein Held fällt und kein Lebensbringer ist mehr da
darkness-term-dice = Schaden auf den Würfeln
darkness-term-abilities = durch Fähigkeiten
darkness-term-shields = Schilde

darkness-choose-does = { $what }: { $does }

darkness-place = { $zone }
darkness-place-with = { $zone } ({ $landmark })
darkness-back-wounds = { $n } { $n ->
    [one] Wunde
   *[other] Wunden
}
darkness-back-heals = heilt { $n }
darkness-back-bites = die Bewegung endet und eine Aktion ist verloren
darkness-split-health = { $n } Gesundheit
darkness-split-mana = { $n } Mana
darkness-split-fire = { $n } Feuermarker entfernt
darkness-icon-mana = { $n } Mana
darkness-icon-claw = Kralle: { $n } { $n ->
    [one] Wunde, die kein Schild aufhält
   *[other] Wunden, die kein Schild aufhält
}
darkness-icon-ability = { $n } { $n ->
    [one] Fähigkeitssymbol für den Gegner
   *[other] Fähigkeitssymbole für den Gegner
}
darkness-icon-shadow = Schatten: Die Schattenfähigkeit kann ausgelöst werden
darkness-at-space = { $track }: Feld { $space }
darkness-next-space = Am Ende der Runde: { $track }, Feld { $space }: { $does }
darkness-effect-quest = Abenteuer: { $quest }
darkness-token-does = { $token }: { $does }
darkness-group-printed = { $what }: jetzt { $now }, aufgedruckt { $printed }
darkness-term-damage = Schaden
darkness-tell-dice = Angriff: { $attack }. Verteidigung: { $defence }.
darkness-tell-miniature = Die nächste Figur stirbt an { $n } { $n ->
    [one] Wunde
   *[other] Wunden
}; der Anführer kommt zuletzt, nach { $minions } { $minions ->
    [one] Schergen
   *[other] Schergen
}.
darkness-tell-before-abilities = Vor Fähigkeiten, Krallen und dem, was die Symbole des Gegners bezahlen.
darkness-tell-ignored = Es wird ignoriert.
darkness-tell-shadow = Die Schattenfähigkeit: { $does }
darkness-tell-pays = { $ability } (bisher { $icons } nicht ausgegeben)
darkness-tell-reaction = Das Verlassen schmerzt: { $n } { $n ->
    [one] Wunde
   *[other] Wunden
}, eine für jede Figur, die zurückbleibt.
darkness-tell-in-shadow = Im Schatten: Angriffe würfeln den violetten Würfel.
darkness-tell-in-light = Im Licht.
darkness-tell-door = Eine Tür, die offen bleibt.
darkness-tell-chamber = Eine Kammer, die niemand kennt: eine Türkarte, dann Gegner, dann Schätze.
darkness-tell-asleep = Er schläft, bis sein Kampf beginnt.
darkness-tell-frozen = Zwei Eismarker halten die Aktivierung auf.
darkness-tell-burns = Vorher brennt es: { $n } { $n ->
    [one] gelber Würfel
   *[other] gelbe Würfel
}.
darkness-tell-thaws = Eis nimmt { $n } der Aktionen.
darkness-tell-mob-actions = { $n } { $n ->
    [one] Aktion
   *[other] Aktionen
}: Mit jeder wird angegriffen, wenn es geht, sonst eine Zone auf den nächsten Helden zugegangen.
darkness-tell-boss-actions = { $n } { $n ->
    [one] Aktion
   *[other] Aktionen
}; für jede werden die Aktivierungswürfel geworfen:
darkness-tell-special = { $does } ({ $n } von { $of } Würfen)
darkness-tell-blow = Angriff auf { $target } ({ $kind }): { $attack } gegen { $defence }.
darkness-tell-players-decide = Wo mehreres möglich ist, entscheiden die Spieler.
darkness-passed-out-of-reach = Nicht in Sicht oder außer Reichweite.
darkness-passed-farther = Ein anderer ist näher.
darkness-passed-not-meant = Die Karte meint einen anderen.
