### Was die Karten von Massive Darkness 2 sagen, aus dem gemacht, was sie tun.

## Fähigkeiten: Zeitpunkt, Kosten und Bedingung vor dem Doppelpunkt, Wirkungen dahinter.

darkness-ability = { $head }: { $does }
darkness-enemy-ability = { $when }, { $icons } { $icons ->
    [one] Fähigkeitssymbol
   *[other] Fähigkeitssymbole
}, { $limit }: { $does }
darkness-once = einmal pro Kampf
darkness-repeatedly = so oft die Symbole reichen
darkness-when-action = AKTION
darkness-when-always = IMMER
darkness-when-attack = ANGRIFF
darkness-when-combat = KAMPF
darkness-when-defence = VERTEIDIGUNG
darkness-when-move = BEWEGEN
darkness-when-turn = im eigenen Zug
darkness-when-type-attack = ANGRIFF ({ $kind })
darkness-cost-element = { $n } { $element }
darkness-cost-mana = { $n } Mana
darkness-cost-rage = { $n } Rage
darkness-cost-wounds = erleide { $n } { $n ->
    [one] Wunde
   *[other] Wunden
}
darkness-only-light = im Licht
darkness-only-shadow = im Schatten
darkness-only-two-weapons = mit zwei Waffen
darkness-only-wounded = mit mindestens { $n } erlittenen Wunden
darkness-often-round = einmal pro Runde
darkness-often-unlimited = beliebig oft

## Wirkungen.

darkness-effect-action = { $n } weitere { $n ->
    [one] Aktion
   *[other] Aktionen
}
darkness-effect-damage = +{ $n } Schaden
darkness-effect-dice = +{ $n } Würfel ({ $colour })
darkness-effect-element = { $element } steigt um { $n }
darkness-effect-enemy-reroll = { $n } Gegnerwürfel neu werfen
darkness-effect-enemy-shield = +{ $n } { $n ->
    [one] Schild
   *[other] Schilde
} für den Gegner
darkness-effect-fire = { $n } Feuer auf { $whom_acc }
darkness-effect-frost = { $n } Eis auf { $whom_acc }
darkness-effect-heal = heile { $n } ({ $whom })
darkness-effect-heal-all = heile alle Wunden des Helden oder eines anderen in seiner Zone
darkness-effect-ignore = ignoriere { $n } { $what }
darkness-effect-in-shadow = dieser Angriff gilt als im Schatten
darkness-effect-mana = +{ $n } Mana
darkness-effect-mana-all = +{ $n } Mana für jeden Helden
darkness-effect-move = +{ $n } { $n ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
}
darkness-effect-pierce = −{ $n } { $n ->
    [one] Schild
   *[other] Schilde
} der anderen Seite
darkness-effect-poison = Gift verursacht { $n } { $n ->
    [one] Wunde
   *[other] Wunden
}
darkness-effect-rage = +{ $n } Rage
darkness-effect-reroll = { $n } Würfel neu werfen
darkness-effect-shield = +{ $n } { $n ->
    [one] Schild
   *[other] Schilde
}
darkness-effect-summon = beschwöre: { $spirit }
darkness-effect-tokens = ziehe { $n } Marker aus dem Werkzeugbeutel
darkness-effect-wound = { $n } { $n ->
    [one] Wunde
   *[other] Wunden
} für einen Gegner in Sicht, höchstens { $reach } { $reach ->
    [one] Zone
   *[other] Zonen
} entfernt
darkness-effect-wound-here = { $n } { $n ->
    [one] Wunde
   *[other] Wunden
} für einen Gegner in derselben Zone
darkness-effect-wounds = { $n } { $n ->
    [one] Wunde
   *[other] Wunden
} für { $whom_acc }
darkness-deed-burn-after = nach dem Kampf brennt das Feuer auf dem Verteidiger (Würfel: { $colour })
darkness-deed-burst = eine Figur stirbt, und jeder Held in der Zone des Angreifers erleidet { $n } { $n ->
    [one] Wunde
   *[other] Wunden
}
darkness-deed-call-mob = die nächste Horde kommt eine Zone näher
darkness-deed-lose-mana = { $whom } verliert { $n } Mana
darkness-deed-recruit = ein Scherge kommt dazu, außer es wird { $n } Mana gezahlt
darkness-deed-recruit-all = jede Horde erhält einen Schergen
darkness-deed-self-wounds = { $n } { $n ->
    [one] Wunde
   *[other] Wunden
} für sich selbst
darkness-deed-wound-weakest = { $n } { $n ->
    [one] Wunde
   *[other] Wunden
} für den schwächsten anderen Helden in Sicht
darkness-door-treasure = { $n } { $n ->
    [one] weiterer Schatzmarker
   *[other] weitere Schatzmarker
} in der Kammer
darkness-door-mob = eine weitere Horde erscheint hinter der Tür
darkness-door-roaming = ein Wanderndes Monster erscheint
darkness-door-experience = +{ $n } Erfahrung für jeden Helden

## Würfel.

darkness-dice = { $count } { $colour }
darkness-no-dice = keine Würfel
darkness-result = { $n } { $what }
darkness-item-attack = { $kind }: { $dice }
darkness-item-defence = Verteidigung: { $n } blau
darkness-item-defence-many = Mit fünf oder sechs Helden: { $n } blau
darkness-die-name = Würfel: { $colour }
darkness-die-yellow = Ein Angriffswürfel.
darkness-die-orange = Ein Angriffswürfel, der mehr schmerzt.
darkness-die-blue = Der Verteidigungswürfel.
darkness-die-violet = Der Schattenwürfel: für einen Helden, der aus dem Schatten angreift.
darkness-die-black = Der Gegnerwürfel: einer für jeden Schergen und die auf Karten, bei Angriff und Verteidigung.
darkness-die-face = [{ $face }]
darkness-die-faces = Seiten: { $faces }
darkness-die-cap = Höchstens { $n } in einem Wurf.
darkness-symbol-damage = Schaden: Was Schilde nicht aufhalten, sind Wunden.
darkness-symbol-mana = Der angreifende Held bekommt ein Mana.
darkness-symbol-shield = Schild: hält einen Punkt Schaden auf.
darkness-symbol-shadow = Der angreifende Held kann seine Schattenfähigkeit auslösen.
darkness-symbol-claw = Eine Wunde für den Helden, der gegen den Gegner kämpft; kein Schild hält sie auf.
darkness-symbol-ability = Bezahlt die Fähigkeiten des Gegners.

## Gegenstände, Fertigkeiten und Helden.

darkness-ranked = { $name } { $rank }
darkness-passive = Passive Fähigkeit: { $element }
darkness-card-slot = Getragen: { $slot }
darkness-card-of-the-set = Teil des Schattenfluch-Sets
darkness-card-for-class = Nur für die Klasse { $class }
darkness-card-once = Wird beim Benutzen abgelegt
darkness-card-starting = Ein Startgegenstand
darkness-card-treasure = Schatz: { $rarity }
darkness-card-of-mobs = Von Horden getragen: { $category }
darkness-card-border = Rahmen: { $rarity }
darkness-card-skill = { $class }, Rang { $rank }, ab Stufe { $level }
darkness-card-blessed = Gesegnet:
darkness-card-under-stance = Liegt unter der Haltung { $stance }
darkness-card-adds-token = Kommt in den Werkzeugbeutel: { $token }
darkness-card-class = Klasse: { $class }
darkness-card-health = Gesundheit: { $n }
darkness-card-mana = Mana: { $n }
darkness-card-shadow = Schattensymbol: { $ability }
darkness-card-passive = Für immer, sobald { $n } Schritte des Elements ausgegeben sind
darkness-card-set-two = Mit zwei Teilen:
darkness-card-set-four = Mit vier Teilen:
darkness-set-of = Schattenfluch-Set: { $class }
darkness-card-does = { $does }
darkness-card-arrows = Pfeile: { $n }
darkness-card-beige = Weniger als sieben: { $does }
darkness-card-white = Genau sieben: { $does }
darkness-card-red = Mehr als sieben: { $does }
darkness-tool-red = Für Angriffsaktionen
darkness-tool-blue = Für Bewegungsaktionen
darkness-tool-green = Für jede Aktion
darkness-tool-red-does = Angriff: { $does }
darkness-tool-blue-does = Bewegen: { $does }
darkness-tool-green-does = jede Aktion: { $does }
darkness-tool-count = { $start } zu Beginn im Beutel, { $copies } insgesamt
darkness-tool-poison = Gift auf das Ziel

## Gegner.

darkness-card-levels = Dungeon, { $category }:
darkness-card-miniature-health = Gesundheit jeder Figur: { $n }
darkness-card-health-each = Gesundheit für jeden Helden: { $n }
darkness-card-defence = Verteidigung: { $dice }
darkness-card-reward = Schatzmarker: { $n }
darkness-card-fixed = Belohnung: Gegenstände ({ $rarity }): { $n }
darkness-card-minions = Schergen in der Schachtel: { $n }
darkness-card-boss-health = Gesundheit mit { $heroes } { $heroes ->
    [one] Helden
   *[other] Helden
}: { $n }
darkness-card-boss-actions = { $n } { $n ->
    [one] Aktion
   *[other] Aktionen
}, je { $dice } Aktivierungswürfel
darkness-card-passive-power = Immer: { $does }
darkness-card-boss-track = Bossleiste, Feld { $space }: { $does }
darkness-card-removed = Kommt danach aus dem Spiel
darkness-behaviour = { $when }: { $does }
darkness-if-in-light = Im Licht
darkness-if-hero-within = Ein Held höchstens { $n } { $n ->
    [one] Zone
   *[other] Zonen
} entfernt
darkness-if-sees-several = Mehrere Helden in Sicht
darkness-if-sees-one = Ein Held in Sicht
darkness-if-on-board = Auf dem Spielfeld
darkness-if-off-board = Nicht auf dem Spielfeld
darkness-if-minion-here = Ein Scherge in der eigenen Zone
darkness-if-otherwise = Sonst
darkness-act-to-shadow = geht in die nächste Schattenzone
darkness-act-pounce = erscheint beim fernsten Helden in höchstens { $within } { $within ->
    [one] Zone
   *[other] Zonen
} Entfernung, gibt ihm { $fire } Feuer und greift ihn an
darkness-act-attack-each = greift jeden Helden in Sicht an
darkness-act-attack-seen = greift den Helden in Sicht an, zusätzlich { $dice }
darkness-act-strike-and-leave = greift den schwächsten Helden in Sicht an und verlässt das Spielfeld
darkness-act-appear = erscheint neben dem schwächsten Helden und greift ihn an
darkness-act-devour = ein Scherge in der eigenen Zone stirbt, und { $n } Wunden heilen
darkness-act-rush = geht bis zu { $n } { $n ->
    [one] Zone
   *[other] Zonen
} auf den nächsten Helden zu und greift ihn an, wenn es geht
darkness-boss-special = { $icons } { $icons ->
    [one] Symbol
   *[other] Symbole
}: { $does }
darkness-boss-attack = geht bis zu { $n } { $n ->
    [one] Zone
   *[other] Zonen
} auf den nächsten Helden zu und greift ihn an, wenn es geht
darkness-boss-attack-with = geht bis zu { $n } { $n ->
    [one] Zone
   *[other] Zonen
} auf den nächsten Helden zu und greift ihn an, wenn es geht, zusätzlich { $dice }
darkness-boss-sweep = greift jeden Helden in der eigenen Zone an
darkness-boss-ignite = { $n } Feuer auf jeden Helden
darkness-boss-freeze = { $n } Eis auf jeden Helden
darkness-boss-scream = { $n } { $n ->
    [one] Wunde
   *[other] Wunden
} für jeden Helden in Sicht
darkness-boss-mend = heilt { $n } für jeden Helden im Spiel
darkness-boss-summon = eine Horde erscheint in der Zone des Bosses
darkness-boss-pull = der schwächste Held wird in die Zone des Bosses gezogen
darkness-power-dice = die Angriffe haben zusätzlich { $dice }
darkness-power-shield = immer +{ $n } { $n ->
    [one] Schild
   *[other] Schilde
}
darkness-power-action = eine weitere Aktion

## Marker, die Stufentafel und die Finsternisleiste.

darkness-token-loot = zeigt, wo ein Schatzmarker liegen wird
darkness-token-treasure = ein Gegenstand ({ $rarity })
darkness-token-enemy = hier erscheint eine Horde, wenn die Kammer aufgedeckt wird
darkness-token-quarry = hier erscheint eine Horde, deren Anführer sterben muss, wenn die Kammer aufgedeckt wird
darkness-token-portal = Horden kommen heraus
darkness-token-roaming-portal = Horden und Wandernde Monster kommen heraus
darkness-token-spike-trap = verwundet, wer in die Zone kommt; auf den Rückseiten: { $backs }
darkness-token-bear-trap = beendet die Bewegung und nimmt eine Aktion, wer in die Zone kommt, bei { $bites } von { $of }
darkness-token-fountain = heilt, wer ihn benutzt; auf den Rückseiten: { $backs }
darkness-token-chest = zwei Gegenstände einer Seltenheit; auf den Rückseiten: { $backs }
darkness-token-large-chest = drei Gegenstände einer Seltenheit; auf den Rückseiten: { $backs }
darkness-token-forge = drei Gegenstände einer Seltenheit werden einer der nächsten
darkness-token-pillar = nimmt Fernkampf- und Magieangriffen daran vorbei einen gelben Würfel
darkness-token-prize = ein Ziel: für einen Bewegungspunkt aufzunehmen
darkness-token-goal = ein Ziel: für eine Aktion zu zerstören
darkness-times = { $n } ({ $times }×)
darkness-times-rarity = { $rarity } ({ $times }×)
darkness-token-count = { $n } insgesamt
darkness-token-in-bag = { $n } zu Beginn im Beutel
darkness-condition-fire = Wirft einen gelben Würfel, wenn der Träger aktiviert wird: Jeder Schaden ist eine Wunde
darkness-condition-frost = Nimmt dem Träger eine Aktion
darkness-condition-stock = { $n } Feuer- und Eismarker im Vorrat
darkness-level-board = Stufentafel
darkness-level-row = Stufe { $level }: { $cost } Erfahrung, +{ $health } Gesundheit, +{ $mana } Mana, in den Beutel: { $token }
darkness-level-no-token = nichts
darkness-track-space = { $track }, Feld { $space }: { $does }
darkness-icon-mobs = Horden an allen Portalen
darkness-icon-roaming = ein Wanderndes Monster an seinem Portal
darkness-icon-token = ein Schatzmarker für den Beutel: { $rarity }
darkness-icon-nothing = nichts

## Abenteuer.

darkness-goal-collect = Nehmt den Zielmarker in { $zone } an euch
darkness-goal-destroy = Zerstört das Ziel in { $zone }
darkness-goal-destroy-with = Zerstört das Ziel in { $zone } mit dem Zielmarker aus { $prize } in der Hand
darkness-goal-hunt = Tötet die Anführer der gesuchten Horden: { $n }
darkness-goal-roaming = Tötet Wandernde Monster: { $n }
darkness-goal-return = Bringt alle stehenden Helden nach { $zone } zurück
darkness-goal-boss = Tötet: { $boss }
darkness-quest-start = Beginnt in { $zone }
darkness-quest-goal = Ziel: { $goal }
darkness-quest-experience = Dafür bekommt jeder Held { $n } Erfahrung
darkness-quest-in-order = Die Ziele werden in dieser Reihenfolge erfüllt
darkness-quest-rounds = Verloren, wenn Runde { $n } zu Ende ist
darkness-quest-boss = { $boss } wartet in { $zone }; die Helden kommen in { $heroes } herein
darkness-quest-mob = Eine Horde steht von Anfang an in { $zone }
