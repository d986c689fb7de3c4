### Was auf den Karten, Gegenständen und Kampfzielen von Gloomhaven steht.
###
### kept: cards-on- cards-use- cards-each- cards-per- cards-x- cards-if- cards-special- cards-goal-

## Wie Stücke zusammenkommen.

cards-sentence = { $what }.
cards-comma = { $a }, { $b }
cards-nothing = nichts
cards-words = { $words }
cards-on = { $event }: { $gains }
cards-consume = Verbrauche { $element_acc }: { $gains }
cards-by-consuming = { $gains }, wenn du { $element_acc } verbrauchst
cards-further = und noch einmal { $gains }
cards-if = { $what }, { $when }
cards-per = { $what } für { $per }
cards-each-time = Jedes Mal, wenn dies wirkt: { $gains }
cards-for = { $what } für { $whom_acc }
cards-for-on = Für { $whom_acc } gilt { $event }: { $gains }
cards-any-event = { $event }
cards-this-turn = { $event } in diesem Zug
cards-grant = Gewähre { $whom_dat }: { $what }
cards-force = Zwinge { $whom_acc }, unter deiner Kontrolle auszuführen: { $what }
cards-grant-several = Gewähre { $whom_dat } (bis zu { $count } davon): { $what }
cards-then = { $first }, danach { $then }

## Was auf das folgt, was eine Karte tut.

cards-round = Rundenbonus.
cards-persistent = Anhaltender Bonus.
cards-augment = Verstärkung: Sie bleibt aktiv, bis du eine andere Verstärkung spielst.
cards-experience = Du erhältst { $points } Erfahrung.
cards-lost = Geht verloren.
cards-unrecoverable = Kann nicht zurückgeholt werden.
cards-slots = Erfahrung +{ $points } beim { $which } Einsatz.
cards-nth = { $number }.
cards-slots-all = Erfahrung +{ $points } bei { $uses ->
    [one] diesem Einsatz
   *[other] jedem Einsatz
  }.
cards-item-spent = { $uses ->
    [one] Danach abgenutzt
   *[other] Nach { $uses } Einsätzen abgenutzt
  }.
cards-item-flipped = { $uses ->
    [one] Dann wird die Karte umgedreht. Auf der anderen Seite:
   *[other] Nach { $uses } Einsätzen wird die Karte umgedreht. Auf der anderen Seite:
  }
cards-item-flipped-back = Dann wird sie zurückgedreht.
cards-item-consumed = { $uses ->
    [one] Danach verbraucht
   *[other] Nach { $uses } Einsätzen verbraucht
  }.
cards-item-minus-ones = Fügt deinem Angriffsmodifikator-Deck { $cards ->
    [one] eine Karte (−1)
   *[other] { $cards } Karten (−1)
  } hinzu.

## Fertigkeiten.

cards-move = Bewegung { $points }
cards-move-x = Bewegung X, dabei ist X { $x }
cards-jump = Springen
cards-attack = Angriff { $value }
cards-attack-x = Angriff X, dabei ist X { $x }
cards-no-attack = kein Angriff
cards-range = Reichweite { $range }
cards-own-range = eigene Reichweite
cards-targets = Ziele { $count }
cards-at = Ziel: { $whom }
cards-on-one = alle Angriffe auf einen Gegner
cards-on-path = zusätzliche Ziele: alle Gegner auf dem Weg zum Ziel
cards-area-adjacent = Wirkungsbereich von { $hexes } dir benachbarten Feldern
cards-area-own = Wirkungsbereich von { $hexes } Feldern, der neben dir beginnt
cards-area = Wirkungsbereich von { $hexes } Feldern
cards-area-ally = mit einem Verbündeten auf { $hexes ->
    [one] dem markierten Feld
   *[other] jedem der { $hexes } markierten Felder
  }
cards-at-least = nur ab einer Entfernung von { $hexes } Feldern
cards-farthest = auf den entferntesten Gegner in Reichweite
cards-normal-range = normale mit Reichweite { $range }
cards-pierce = Durchstechen { $points }
cards-push = Schieben { $hexes }
cards-pull = Ziehen { $hexes }
cards-force-at = { $force }, Ziel: { $whom }
cards-advantage = Vorteil
cards-disadvantage = der Angreifer hat Nachteil
cards-heal = Heilung { $points }
cards-heal-self = Heilung { $points }, nur du selbst
cards-shield = Schild { $points }
cards-retaliate = Vergeltung { $damage }
cards-give = Gib { $whom_dat } { $conditions }
cards-give-self = Du erhältst { $conditions }
cards-suffer = Du erleidest { $damage } Schaden
cards-suffer-x = Du erleidest X Schaden, dabei ist X { $x }
cards-suffer-whom = Lass { $whom_acc } { $damage } Schaden erleiden
cards-loot = Beute { $range }
cards-loot-for-me = Beute { $range }, und du erhältst alles davon
cards-gain-time = Du erhältst { $tokens ->
    [one] einen Zeitmarker
   *[other] { $tokens } Zeitmarker
  }
cards-spend-time = Gib { $tokens ->
    [one] einen Zeitmarker
   *[other] { $tokens } Zeitmarker
  } aus: { $what }
cards-switch-form = Wechsle am Ende deines Zuges die Gestalt
cards-place-shadow = Lege { $count ->
    [one] einen Schatten
   *[other] { $count } Schatten
  } in Reichweite { $range }
cards-shadow-here = Lege { $count ->
    [one] einen Schatten
   *[other] { $count } Schatten
  } auf dein Feld
cards-move-shadow = Bewege { $count ->
    [one] einen Schatten
   *[other] { $count } Schatten
  } bis zu { $hexes } Felder
cards-move-shadows = Bewege jeden deiner Schatten bis zu { $hexes ->
    [one] ein Feld
   *[other] { $hexes } Felder
  }
cards-from-shadow = { $what }, ausgeführt wie von einem Feld mit einem Schatten
cards-from-dying-summon = { $what }, ausgeführt wie vom Feld einer deiner Beschwörungen, die danach stirbt
cards-from-gone-shadow = { $what }, ausgeführt wie von einem Feld mit einem Schatten, der danach entfernt wird
cards-from-each-shadow = Für jeden deiner Schatten: { $what }, ausgeführt wie von seinem Feld
cards-remove-shadow = Entferne { $range ->
    [1] einen benachbarten Schatten
   *[other] einen Schatten in Reichweite { $range }
  }: { $what }
cards-remove-shadows = Entferne beliebig viele Schatten in Reichweite { $range }, für jeden: { $what }
cards-teleport-on-shadow = Teleportation auf ein Feld mit einem Schatten
cards-teleport-by-shadow = Teleportation auf ein Feld mit einem Schatten oder neben einem
cards-end-on-shadow = danach musst du auf einem Feld mit einem Schatten sein
cards-slot-forward = Du darfst den Marker auf einer deiner dauerhaften Karten um einen Platz vorrücken: { $gains }
cards-take = Wenn du { $condition } nicht hast, darfst du es erhalten: { $gains }
cards-infuse = Erzeuge { $element_acc }
cards-any-element = ein beliebiges Element
cards-either-element = { $a } oder { $b }
cards-teleport = Teleportation { $hexes }
cards-trap = Lege eine Falle mit { $damage } Schaden auf ein benachbartes leeres Feld
cards-trap-conditions = Lege eine Falle mit { $damage } Schaden und { $conditions } auf ein benachbartes leeres Feld
cards-disarm-trap = Entschärfe eine { $range ->
    [1] benachbarte Falle
   *[other] Falle in Reichweite { $range }
  }
cards-recover = Du bekommst { $count ->
    [0] alle deine
    [1] eine deiner
   *[other] bis zu { $count } deiner
  } { $pile ->
    [lost] verlorenen
   *[discarded] abgeworfenen
  } Karten zurück
cards-recover-whom = Erlaube { $whom_dat }, { $count ->
    [0] alle seine
    [1] eine seiner
   *[other] bis zu { $count } seiner
  } { $pile ->
    [lost] verlorenen
   *[discarded] abgeworfenen
  } Karten zurückzubekommen
cards-refresh = Erneuere { $count ->
    [0] alle deine
    [1] einen deiner
   *[other] bis zu { $count } deiner
  } { $used ->
    [spent] abgenutzten
   *[other] verbrauchten
  }{ $slot ->
    [small] {" "}kleinen
   *[other] {""}
  } Gegenstände
cards-refresh-whom = Erlaube { $whom_dat }, { $count ->
    [0] alle seine
    [1] einen seiner
   *[other] bis zu { $count } seiner
  } { $used ->
    [spent] abgenutzten
   *[other] verbrauchten
  }{ $slot ->
    [small] {" "}kleinen
   *[other] {""}
  } Gegenstände zu erneuern
cards-summon = Beschwörung: { $what } ({ $stats })
cards-summon-led = du bestimmst seine Bewegung
cards-flying = Fliegen
cards-hit-points = { $points } Trefferpunkte
cards-obstacles = Erschaffe { $count ->
    [1] ein Hindernis von einem Feld
   *[other] { $count } Hindernisse von je einem Feld
  } auf { $range ->
    [1] { $count ->
        [1] einem benachbarten leeren Feld
       *[other] benachbarten leeren Feldern
      }
   *[other] { $count ->
        [1] einem leeren Feld in Reichweite { $range }
       *[other] leeren Feldern in Reichweite { $range }
      }
  }
cards-move-obstacle = Bewege ein Hindernis in Reichweite { $range } um bis zu { $hexes ->
    [one] ein Feld
   *[other] { $hexes } Felder
  }
cards-replace-obstacle = Ersetze ein Hindernis in Reichweite { $range } durch gefährliches Gelände
cards-spring-trap = Löse eine Falle in Reichweite { $range } aus
cards-hazards = Erschaffe in Reichweite { $range } { $count ->
    [one] ein Feld
   *[other] { $count } Felder
  } gefährliches Gelände
cards-destroy-obstacle = Zerstöre ein { $range ->
    [1] benachbartes Hindernis
   *[other] Hindernis in Reichweite { $range }
  }
cards-kill = Töte { $whom_acc }
cards-kill-which = Töte { $whom_acc }: { $which_acc }

cards-special-redirect-attacks = Jeder Angriff eines Gegners auf einen dir benachbarten Verbündeten hat stattdessen dich zum Ziel, auch wenn du außerhalb seiner Reichweite bist
cards-special-push-into-obstacles = Das Ziel darf in Hindernisse geschoben werden: Jedes Hindernis, in das es geschoben wird, wird zerstört, das Ziel erleidet 2 Schaden und du erhältst 1 Erfahrung
cards-special-borrow-time = Deine nächsten Aktionen, während du langsam bist, ignorieren alle Langsam-Effekte; am Ende jeder davon erhält ein Gegner in Reichweite 3 Bewegungsunfähigkeit
cards-special-play-another = Spiele am Ende dieses Zuges eine weitere Handkarte und führe ihre obere oder untere Aktion aus
cards-special-frenzy-forms = Am Ende jedes deiner Züge, in dem du einen Gegner getötet hast, darfst du die Gestalt wechseln oder einen Wechsel unterlassen
cards-special-choose-rest-loss = Bei einer kurzen Rast darfst du die Karte wählen, die du verlierst, und darfst die Gestalt wechseln
cards-special-ignore-slow = Ignoriere in diesem Zug die Langsam-Effekte deiner anderen Aktionen
cards-special-mark-for-the-abyss = Bei jedem Angriff von dir oder einer deiner Beschwörungen darfst du das Ziel markieren, bevor ein Modifikator gezogen wird; nur ein Gegner ist zugleich markiert. Stirbt ein markierter Gegner, lege einen Schatten auf sein Feld oder ein benachbartes
cards-special-flee-into-shadow = Wenn du Schaden erleiden würdest, darfst du dich stattdessen auf ein Feld mit einem Schatten teleportieren; entferne den Schatten und wirf diese Karte ab
cards-special-summon-from-discard = Spiele sofort eine Karte aus deinem Abwurfstapel und führe eine Aktion darauf aus, die beschwört; du erleidest dabei 2 Schaden weniger

## Wen es betrifft.

cards-whom-self = du selbst
    .acc = dich selbst
    .dat = dir selbst
cards-whom-enemies = { $range ->
    [1] alle benachbarten Gegner
   *[other] alle Gegner in Reichweite { $range }
  }
    .acc = { $range ->
    [1] alle benachbarten Gegner
   *[other] alle Gegner in Reichweite { $range }
  }
    .dat = { $range ->
    [1] allen benachbarten Gegnern
   *[other] allen Gegnern in Reichweite { $range }
  }
cards-whom-enemies-in-range = alle Gegner in Reichweite
cards-whom-enemy = { $range ->
    [1] ein benachbarter Gegner
   *[other] ein Gegner in Reichweite { $range }
  }
    .acc = { $range ->
    [1] einen benachbarten Gegner
   *[other] einen Gegner in Reichweite { $range }
  }
    .dat = { $range ->
    [1] einem benachbarten Gegner
   *[other] einem Gegner in Reichweite { $range }
  }
cards-whom-ally = { $range ->
    [1] du oder ein benachbarter Verbündeter
   *[other] du oder ein Verbündeter in Reichweite { $range }
  }
    .acc = { $range ->
    [1] dich oder einen benachbarten Verbündeten
   *[other] dich oder einen Verbündeten in Reichweite { $range }
  }
    .dat = { $range ->
    [1] dir oder einem benachbarten Verbündeten
   *[other] dir oder einem Verbündeten in Reichweite { $range }
  }
cards-whom-allies = { $range ->
    [1] alle benachbarten Verbündeten
   *[other] alle Verbündeten in Reichweite { $range }
  }
    .acc = { $range ->
    [1] alle benachbarten Verbündeten
   *[other] alle Verbündeten in Reichweite { $range }
  }
    .dat = { $range ->
    [1] allen benachbarten Verbündeten
   *[other] allen Verbündeten in Reichweite { $range }
  }
cards-whom-other-ally = { $range ->
    [1] ein benachbarter Verbündeter
   *[other] ein Verbündeter in Reichweite { $range }
  }
    .acc = { $range ->
    [1] einen benachbarten Verbündeten
   *[other] einen Verbündeten in Reichweite { $range }
  }
    .dat = { $range ->
    [1] einem benachbarten Verbündeten
   *[other] einem Verbündeten in Reichweite { $range }
  }
cards-whom-self-and-allies = { $range ->
    [1] du und alle benachbarten Verbündeten
   *[other] du und alle Verbündeten in Reichweite { $range }
  }
    .acc = { $range ->
    [1] dich und alle benachbarten Verbündeten
   *[other] dich und alle Verbündeten in Reichweite { $range }
  }
    .dat = { $range ->
    [1] dir und allen benachbarten Verbündeten
   *[other] dir und allen Verbündeten in Reichweite { $range }
  }
cards-whom-all-allies = alle Verbündeten
    .dat = allen Verbündeten
cards-whom-figures = { $range ->
    [1] alle benachbarten Verbündeten und Gegner
   *[other] alle Verbündeten und Gegner in Reichweite { $range }
  }
    .acc = { $range ->
    [1] alle benachbarten Verbündeten und Gegner
   *[other] alle Verbündeten und Gegner in Reichweite { $range }
  }
    .dat = { $range ->
    [1] allen benachbarten Verbündeten und Gegnern
   *[other] allen Verbündeten und Gegnern in Reichweite { $range }
  }
cards-whom-passed = alle Gegner, durch deren Felder du dich bewegt hast
    .dat = allen Gegnern, durch deren Felder du dich bewegt hast,
cards-whom-beside-target = alle dem Ziel benachbarten Verbündeten und Gegner
    .dat = allen dem Ziel benachbarten Verbündeten und Gegnern
cards-whom-inside = alle Verbündeten und Gegner im Wirkungsbereich
    .dat = allen Verbündeten und Gegnern im Wirkungsbereich
cards-whom-around-target = das Ziel und alle ihm benachbarten Gegner
    .dat = dem Ziel und allen ihm benachbarten Gegnern
cards-whom-enemies-beside-target = alle dem Ziel benachbarten Gegner
    .dat = allen dem Ziel benachbarten Gegnern
cards-whom-targets = dieselben Ziele
    .dat = denselben Zielen
cards-whom-allies-inside = alle Verbündeten im Wirkungsbereich
    .dat = allen Verbündeten im Wirkungsbereich
cards-whom-any-ally = ein Verbündeter
    .acc = einen Verbündeten
    .dat = einem Verbündeten
cards-whom-own-summon = eine deiner Beschwörungen
    .dat = einer deiner Beschwörungen
cards-whom-own-summons = alle deine Beschwörungen
    .dat = allen deinen Beschwörungen
cards-whom-own-summon-beside-target = eine deiner Beschwörungen, die dem Ziel benachbart ist
    .dat = einer deiner Beschwörungen, die dem Ziel benachbart ist
cards-whom-that-figure = dieser Gegner
    .acc = diesen Gegner
    .dat = diesem Gegner
cards-whom-enemies-with = alle Gegner mit { $condition }
cards-whom-beside-fallen = alle Verbündeten und Gegner neben dem Feld, auf dem er gestorben ist
cards-whom-enemies-on-shadows = alle Gegner auf Feldern mit einem Schatten
    .dat = allen Gegnern auf Feldern mit einem Schatten
cards-whom-self-and-allies-on-shadows = du und alle Verbündeten auf Feldern mit einem Schatten
    .acc = dich und alle Verbündeten auf Feldern mit einem Schatten
    .dat = dir und allen Verbündeten auf Feldern mit einem Schatten

cards-enemy-alone = ein Gegner, der keinem seiner Verbündeten benachbart ist
    .acc = einen Gegner, der keinem seiner Verbündeten benachbart ist
cards-free = { $event } (ohne ein Einsatzfeld zu verbrauchen)
cards-once-a-turn = { $event } (einmal in jedem Zug)
cards-once-an-ability = { $event } (einmal in jeder Fertigkeit)
cards-slots-back = { $count ->
    [one] Rücke den Marker einer deiner dauerhaften Karten um ein Einsatzfeld zurück
   *[other] Rücke die Marker von { $count } deiner dauerhaften Karten um je ein Einsatzfeld zurück
  }
cards-enemy-beside-ally = ein Gegner, der einem deiner Verbündeten benachbart ist
    .acc = einen Gegner, der einem deiner Verbündeten benachbart ist
cards-enemy-normal = ein normaler Gegner
    .acc = einen normalen Gegner
cards-enemy-not-boss = ein normaler oder Elite-Gegner
    .acc = einen normalen oder Elite-Gegner
cards-enemy-hit-points = ein Gegner mit höchstens { $points } Trefferpunkten
    .acc = einen Gegner mit höchstens { $points } Trefferpunkten
cards-enemy-with = ein Gegner mit { $condition }
    .acc = einen Gegner mit { $condition }

## Was dazukommt.

cards-gain-attack = Angriff { $points }
cards-other-area = anderer Wirkungsbereich
cards-gain-range = Reichweite { $points }
cards-gain-targets = Ziele { $points }
cards-gain-move = Bewegung { $points }
cards-gain-move-away = Bewegung { $points }, wenn sie auf einem Feld endet, das nicht an dich angrenzt
cards-gain-heal = Heilung { $points }
cards-gain-shield = Schild { $points }
cards-gain-retaliate = Vergeltung { $points }
cards-gain-experience = Erfahrung { $points }
cards-gain-damage = { $points } Schaden mehr
cards-gain-recover = { $cards ->
    [1] eine Karte mehr
   *[other] { $cards } Karten mehr
  }
cards-ignore-shield = ignoriere alle Schilde der Ziele
cards-ignore-retaliate = ignoriere Vergeltung
cards-reaches = Ziele sind Gegner im Umkreis von { $hexes } Feldern
cards-within = stattdessen sind alle Gegner im Umkreis von { $hexes } Feldern Ziele
cards-double = verdopple den Angriffswert
cards-negate = du erleidest keinen
cards-no-double = ×2-Angriffsmodifikatoren des Angreifers zählen als +0
cards-double-as-one = Karten 2x zählen als +1
cards-loot-way = du erbeutest alles auf den Feldern, die du betrittst
cards-end-beside-me = danach muss er dir benachbart sein
cards-other-enemy = Ziel: ein anderer deiner Gegner

## Wann es zählt.

cards-if-beside-ally = wenn das Ziel einem deiner Verbündeten benachbart ist
cards-if-alone = wenn das Ziel keinem seiner Verbündeten benachbart ist
cards-if-ended-where-began = wenn deine Bewegung auf dem Feld endete, auf dem sie begann
cards-if-straight-line = wenn deine Bewegung eine gerade Linie war
cards-if-enemy-springs = wenn ein Gegner die Falle auslöst
cards-if-beside-one-enemy = wenn du genau einem Gegner benachbart bist
cards-if-killed = wenn der Angriff einen Gegner getötet hat
cards-if-damaged = wenn das Ziel durch den Angriff Schaden erlitten hat
cards-if-beside-own-summon = wenn das Ziel einer deiner Beschwörungen benachbart ist
cards-if-enemy-died = wenn in dieser Runde ein Gegner gestorben ist
cards-if-fast = wenn du schnell bist
cards-if-slow = wenn du langsam bist
cards-if-melee-form = wenn du in Nahkampfgestalt bist
cards-if-ranged-form = wenn du in Fernkampfgestalt bist

cards-for-the-round = { $what } bis zum Ende der Runde

cards-per-target = jeden Gegner, der Ziel war
cards-per-kill = jeden getöteten Gegner
cards-per-negative-condition = jeden negativen Zustand des Ziels
cards-per-ally-beside-target = jeden deiner Verbündeten, der dem Ziel benachbart ist
cards-per-hex-moved = jedes Feld, um das du dich in diesem Zug bewegt hast
cards-per-damage-dealt = jeden Punkt Schaden, den du in diesem Zug verursacht hast
cards-per-target-shield = jeden Punkt Schild des Ziels
cards-per-enemy-beside-me = jeden Gegner, der dir benachbart ist
cards-per-ally = jeden deiner Verbündeten
cards-per-own-summon = jede deiner Beschwörungen
cards-per-healed = jede Figur, die Trefferpunkte erhalten hat
cards-per-shadow = jeden Schatten auf dem Spielplan

cards-x-target = die Anzahl der Gegner, die Ziel waren
cards-x-kill = die Anzahl der getöteten Gegner
cards-x-negative-condition = die Anzahl der negativen Zustände des Ziels
cards-x-ally-beside-target = die Anzahl deiner Verbündeten, die dem Ziel benachbart sind
cards-x-hex-moved = die Anzahl der Felder, um die du dich in diesem Zug bewegt hast
cards-x-damage-dealt = der Schaden, den du in diesem Zug verursacht hast
cards-x-target-shield = der Schild des Ziels
cards-x-enemy-beside-me = die Anzahl der Gegner, die dir benachbart sind
cards-x-own-summon = die Anzahl deiner Beschwörungen
cards-x-healed = die Anzahl der Figuren, die Trefferpunkte erhalten haben
cards-x-shadow = die Anzahl der Schatten auf dem Spielplan

cards-this-round = { $event } (in dieser Runde)
cards-against = { $event } gegen { $whom_acc }
cards-while = { $event }, während du { $condition } bist

cards-on-attack = { $uses ->
    [0] Bei jedem deiner Angriffe
    [one] Bei deinem nächsten Angriff
   *[other] Bei deinen nächsten { $uses } Angriffen
  }
cards-on-melee-attack = { $uses ->
    [0] Bei jedem deiner Nahkampfangriffe
    [one] Bei deinem nächsten Nahkampfangriff
   *[other] Bei deinen nächsten { $uses } Nahkampfangriffen
  }
cards-on-ranged-attack = { $uses ->
    [0] Bei jedem deiner Fernkampfangriffe
    [one] Bei deinem nächsten Fernkampfangriff
   *[other] Bei deinen nächsten { $uses } Fernkampfangriffen
  }
cards-on-attack-action = { $uses ->
    [0] Bei jeder deiner Angriffsaktionen
    [one] Bei deiner nächsten Angriffsaktion
   *[other] Bei deinen nächsten { $uses } Angriffsaktionen
  }
cards-on-attack-action-end = { $uses ->
    [0] Am Ende jeder deiner Angriffsaktionen
    [one] Am Ende deiner nächsten Angriffsaktion
   *[other] Am Ende jeder deiner nächsten { $uses } Angriffsaktionen
  }
cards-on-melee-attack-action = { $uses ->
    [0] Bei jeder deiner Nahkampf-Angriffsaktionen
    [one] Bei deiner nächsten Nahkampf-Angriffsaktion
   *[other] Bei deinen nächsten { $uses } Nahkampf-Angriffsaktionen
  }
cards-on-ranged-attack-action = { $uses ->
    [0] Bei jeder deiner Fernkampf-Angriffsaktionen
    [one] Bei deiner nächsten Fernkampf-Angriffsaktion
   *[other] Bei deinen nächsten { $uses } Fernkampf-Angriffsaktionen
  }
cards-on-move = { $uses ->
    [0] Bei jeder deiner Bewegungen
    [one] Bei deiner nächsten Bewegung
   *[other] Bei deinen nächsten { $uses } Bewegungen
  }
cards-on-heal = { $uses ->
    [0] Bei jeder deiner Heilungsaktionen
    [one] Bei deiner nächsten Heilungsaktion
   *[other] Bei deinen nächsten { $uses } Heilungsaktionen
  }
cards-on-attacked = { $uses ->
    [0] Immer wenn du angegriffen wirst
    [one] Das nächste Mal, wenn du angegriffen wirst
   *[other] Die nächsten { $uses } Male, wenn du angegriffen wirst
  }
cards-on-melee-attacked = { $uses ->
    [0] Immer wenn du Ziel eines Nahkampfangriffs bist
    [one] Das nächste Mal, wenn du Ziel eines Nahkampfangriffs bist
   *[other] Die nächsten { $uses } Male, wenn du Ziel eines Nahkampfangriffs bist
  }
cards-on-near-attacked = { $uses ->
    [0] Immer wenn dich ein Gegner in Reichweite angreift
    [one] Das nächste Mal, wenn dich ein Gegner in Reichweite angreift
   *[other] Die nächsten { $uses } Male, wenn dich ein Gegner in Reichweite angreift
  }
cards-on-ranged-attacked = { $uses ->
    [0] Immer wenn du durch einen Fernkampfangriff Schaden erleiden würdest
    [one] Das nächste Mal, wenn du durch einen Fernkampfangriff Schaden erleiden würdest
   *[other] Die nächsten { $uses } Male, wenn du durch einen Fernkampfangriff Schaden erleiden würdest
  }
cards-on-approached = { $uses ->
    [0] Immer wenn ein Gegner von einem dir nicht benachbarten Feld auf ein dir benachbartes kommt
    [one] Das nächste Mal, wenn ein Gegner von einem dir nicht benachbarten Feld auf ein dir benachbartes kommt
   *[other] Die nächsten { $uses } Male, wenn ein Gegner von einem dir nicht benachbarten Feld auf ein dir benachbartes kommt
  }
cards-on-shadow-entered = { $uses ->
    [0] Immer wenn ein Gegner ein Feld mit einem Schatten betritt
    [one] Das nächste Mal, wenn ein Gegner ein Feld mit einem Schatten betritt
   *[other] Die nächsten { $uses } Male, wenn ein Gegner ein Feld mit einem Schatten betritt
  }
cards-on-kill = { $uses ->
    [0] Immer wenn du einen Gegner tötest
    [one] Wenn du das nächste Mal einen Gegner tötest
   *[other] Die nächsten { $uses } Male, wenn du einen Gegner tötest
  }
cards-on-enemy-dies = { $uses ->
    [0] Immer wenn ein Gegner stirbt
    [one] Wenn das nächste Mal ein Gegner stirbt
   *[other] Die nächsten { $uses } Male, wenn ein Gegner stirbt
  }
cards-on-own-summon-killed = { $uses ->
    [0] Immer wenn ein Angriff eine deiner Beschwörungen tötet
    [one] Das nächste Mal, wenn ein Angriff eine deiner Beschwörungen tötet
   *[other] Die nächsten { $uses } Male, wenn ein Angriff eine deiner Beschwörungen tötet
  }
cards-on-own-summon-damage = { $uses ->
    [0] Immer wenn eine deiner Beschwörungen Schaden erleiden würde
    [one] Das nächste Mal, wenn eine deiner Beschwörungen Schaden erleiden würde
   *[other] Die nächsten { $uses } Male, wenn eine deiner Beschwörungen Schaden erleiden würde
  }
cards-on-attack-damage = { $uses ->
    [0] Immer wenn du durch einen Angriff Schaden erleiden würdest
    [one] Das nächste Mal, wenn du durch einen Angriff Schaden erleiden würdest
   *[other] Die nächsten { $uses } Male, wenn du durch einen Angriff Schaden erleiden würdest
  }
cards-on-damage = { $uses ->
    [0] Immer wenn du Schaden erleiden würdest
    [one] Das nächste Mal, wenn du Schaden erleiden würdest
   *[other] Die nächsten { $uses } Male, wenn du Schaden erleiden würdest
  }
cards-on-turn = { $uses ->
    [0] In jedem deiner Züge
    [one] In deinem nächsten Zug
   *[other] In jedem deiner nächsten { $uses } Züge
  }
cards-on-turn-start = { $uses ->
    [0] Zu Beginn jedes deiner Züge
    [one] Zu Beginn deines nächsten Zuges
   *[other] Zu Beginn jedes deiner nächsten { $uses } Züge
  }
cards-on-turn-end = { $uses ->
    [0] Am Ende jedes deiner Züge
    [one] Am Ende deines nächsten Zuges
   *[other] Am Ende jedes deiner nächsten { $uses } Züge
  }

cards-use-attack = Bei einem deiner Angriffe
cards-use-melee-attack = Bei einem deiner Nahkampfangriffe
cards-use-ranged-attack = Bei einem deiner Fernkampfangriffe
cards-use-attack-action = Während deiner Angriffsaktion, bei all ihren Angriffen
cards-use-attack-action-end = Am Ende deiner Angriffsaktion
cards-use-melee-attack-action = Während deiner Nahkampf-Angriffsaktion, bei all ihren Angriffen
cards-use-ranged-attack-action = Während deiner Fernkampf-Angriffsaktion, bei all ihren Angriffen
cards-use-move = Während deiner Bewegung
cards-use-heal = Während deiner Heilungsaktion
cards-use-attacked = Wenn du angegriffen wirst
cards-use-melee-attacked = Wenn du Ziel eines Nahkampfangriffs bist
cards-use-near-attacked = Wenn dich ein Gegner in Reichweite angreift
cards-use-ranged-attacked = Wenn du durch einen Fernkampfangriff Schaden erleiden würdest
cards-use-approached = Wenn ein Gegner dir nahe kommt
cards-use-shadow-entered = Wenn ein Gegner ein Feld mit einem Schatten betritt
cards-use-kill = Wenn du einen Gegner tötest
cards-use-enemy-dies = Wenn ein Gegner stirbt
cards-use-own-summon-killed = Wenn ein Angriff eine deiner Beschwörungen tötet
cards-use-own-summon-damage = Wenn eine deiner Beschwörungen Schaden erleiden würde
cards-use-attack-damage = Wenn du durch einen Angriff Schaden erleiden würdest
cards-use-damage = Wenn du Schaden erleiden würdest
cards-use-turn = In deinem Zug
cards-use-turn-start = Zu Beginn deines Zuges
cards-use-turn-end = Am Ende deines Zuges

cards-each-attack = bei jedem Angriff
cards-each-melee-attack = bei jedem Nahkampfangriff
cards-each-ranged-attack = bei jedem Fernkampfangriff
cards-each-attack-action = bei jeder Angriffsaktion
cards-each-attack-action-end = am Ende jeder Angriffsaktion
cards-each-melee-attack-action = bei jeder Nahkampf-Angriffsaktion
cards-each-ranged-attack-action = bei jeder Fernkampf-Angriffsaktion
cards-each-move = bei jeder Bewegung
cards-each-heal = bei jeder Heilungsaktion
cards-each-attacked = bei jedem Angriff, der ihnen gilt
cards-each-melee-attacked = bei jedem Nahkampfangriff, der ihnen gilt
cards-each-near-attacked = bei jedem Angriff eines Gegners in Reichweite auf sie
cards-each-ranged-attacked = bei jedem Schaden durch einen Fernkampfangriff
cards-each-approached = immer wenn ein Gegner nahe kommt
cards-each-shadow-entered = immer wenn ein Gegner ein Feld mit einem Schatten betritt
cards-each-kill = immer wenn die Figur einen Gegner tötet
cards-each-enemy-dies = immer wenn ein Gegner stirbt
cards-each-own-summon-killed = immer wenn ein Angriff eine Beschwörung tötet
cards-each-own-summon-damage = bei jedem Schaden an einer Beschwörung
cards-each-attack-damage = bei jedem Schaden durch einen Angriff
cards-each-damage = bei jedem Schaden
cards-each-turn = in jedem Zug
cards-each-turn-start = zu Beginn jedes Zuges
cards-each-turn-end = am Ende jedes Zuges

## Kampfziele.

cards-goal-cards = Habe am Ende des Szenarios { $compare ->
    [at-least] mindestens
    [at-most] höchstens
   *[exactly] genau
  } { $number } Karten in Hand und Abwurfstapel zusammen.
cards-goal-xp = Erhalte im Szenario { $compare ->
    [at-least] mindestens
    [at-most] höchstens
   *[exactly] genau
  } { $number } Erfahrung.
cards-goal-hp = { $compare ->
    [at-least] Habe am Ende des Szenarios mindestens { $number } Trefferpunkte.
    [at-most] Habe am Ende des Szenarios höchstens { $number } Trefferpunkte.
   *[exactly] Habe am Ende des Szenarios alle deine Trefferpunkte.
  }
cards-goal-least-hp = { $compare ->
    [at-most] Falle im Szenario unter die Hälfte deiner Trefferpunkte (aufgerundet).
   *[other] Falle nie unter die Hälfte deiner Trefferpunkte (aufgerundet).
  }
cards-goal-traps = Löse in deinem Zug oder im Zug eines deiner Beschworenen { $number ->
    [one] eine Falle
   *[other] { $number } Fallen
  } aus oder entschärfe sie.
cards-goal-treasures = Erbeute { $number ->
    [one] einen Schatzaufleger
   *[other] { $number } Schatzaufleger
  }.
cards-goal-money = Erbeute { $compare ->
    [at-most] höchstens { $number } Münzmarker
   *[other] mindestens { $number } Münzmarker
  }.
cards-goal-loot = { $number ->
    [0] Erbeute keinen Münzmarker und keinen Schatzaufleger.
   *[other] Erbeute { $number } Münzmarker und Schatzaufleger.
  }
cards-goal-exhausted = { $number ->
    [0] Kein anderer Charakter ist am Ende erschöpft.
   *[other] { $number } andere Charaktere sind am Ende erschöpft.
  }
cards-goal-rooms = Decke { $number ->
    [one] einen Raum
   *[other] { $number } Räume
  } auf, indem du in deinem Zug eine Tür öffnest.
cards-goal-kills = Töte { $compare ->
    [at-least] mindestens
    [at-most] höchstens
   *[exactly] genau
  } { $number } Monster.
cards-goal-elite-kills = Töte { $number ->
    [one] ein Elitemonster
   *[other] { $number } Elitemonster
  }.
cards-goal-items = { $compare ->
    [exactly] Setze keinen Gegenstand ein.
   *[other] Setze Gegenstände mindestens so oft ein, wie deine Stufe plus { $number } beträgt.
  }
cards-goal-empty-rounds = Zu Beginn jeder Runde ist mindestens ein Monster auf dem Plan.
cards-goal-overkill = Töte ein Monster mit mindestens { $number } Schaden mehr als nötig.
cards-goal-first-kills = Töte das erste Monster, das im Szenario stirbt.
cards-goal-clean-kills = Töte ein unverletztes Monster mit einem einzigen Angriff.
cards-goal-cards-left = Habe am Ende des Szenarios höchstens { $number } Karten auf der Hand und im Abwurfstapel zusammen, ohne erschöpft zu sein.
cards-goal-most-loot = Plündere mehr Marker als jeder andere Charakter.
cards-goal-least-loot = Plündere weniger Marker als jeder andere Charakter.
cards-goal-last-kills = Töte das letzte Monster, das im Szenario stirbt.
cards-goal-bullied-kills = Töte ein Monster mit mindestens zwei negativen Zuständen.
cards-goal-ritual-kills = Töte ein Monster, während mindestens drei Elemente stark oder schwindend sind.
cards-goal-kills-in-a-round = Töte in einer Runde mindestens { $number } Monster.
cards-goal-strong-kills = Töte kein Elite-Monster, kein benanntes und keinen Boss.
cards-goal-shirked-kills = Töte ein Monster, das nicht neben dir steht, während ein anderes es tut.
cards-goal-lost-actions = Führe keine Aktion aus, deren Karte verloren geht.
cards-goal-basic-actions = Führe keine Basisaktion aus.
cards-goal-rests-with-hand = Habe bei jeder Rast keine Karte auf der Hand.
cards-goal-rests-without-hand = Habe bei jeder Rast mindestens eine Karte auf der Hand.
cards-goal-idle-rests = Mache eine lange Rast mit allen Trefferpunkten, nachdem du Schaden erlitten hast.
cards-goal-hexes-in-a-turn = Bewege dich in jedem deiner Züge höchstens { $number } Felder weit.
cards-goal-first-exhausted = Sei der erste Charakter, der erschöpft ist.
cards-goal-great-negations = Verliere Karten, um 5 oder mehr Schaden aus einer Quelle zu verhindern.
cards-goal-small-negations = Verliere Karten, um 2 oder weniger Schaden eines Angriffs zu verhindern.
cards-goal-assisted-kills = Töte ein Monster, das ein Verbündeter in derselben Runde schon angegriffen hat.
cards-goal-bastions = Stehe am Ende einer Runde in einer Tür neben zwei oder mehr Gegnern.
cards-goal-loot-in-a-turn = Plündere { $number } oder mehr Marker in einem deiner Züge.
cards-goal-unlucky-kills = Töte ein Monster durch einen Angriff mit Nachteil.
cards-goal-elite-kills-by-party = Töte ein Elite-Monster, bei vier Charakteren { $number }.
cards-goal-hurt-rests = Erleide Schaden durch einen Angriff in einer Runde, in der du eine lange Rast machst.
cards-goal-muggings = Töte ein Monster und plündere seinen Marker in derselben Runde.
cards-goal-reliefs = Entferne { $number }-mal oder öfter einen negativen Zustand von dir oder einem Verbündeten.
cards-goal-end-loot = Plündere am Ende deiner Züge keinen Marker.
cards-goal-crossings = Betritt kein Feld mit einer anderen Figur, einem Missionsziel oder einem Hindernis.
cards-goal-picked-at-once = Plündere mit einer Fertigkeit { $number } oder mehr Marker, während ein Gegner an dich angrenzt.
cards-goal-attackers-in-a-round = Werde in einer Runde von { $number } oder mehr Gegnern angegriffen.
cards-goal-potions = Setze keinen Trank ein.
cards-goal-neglects = Tu vor deiner ersten Rast und zwischen je zwei Rasten durch eine Fertigkeit etwas für einen Verbündeten.
cards-goal-stays = Beende höchstens { $number } deiner Züge auf dem Feld, auf dem sie begonnen haben, lange Rasten ausgenommen.
cards-goal-lost-in-a-turn = Führe in einem Zug { $number } Aktionen mit Verloren-Symbol aus.
cards-goal-company = Beende keinen Zug angrenzend an einen anderen Charakter. Bei vier Charakteren gibt es ein Häkchen mehr.
cards-goal-torments = Gib einem Gegner einen negativen Zustand, wenn er schon einen anderen hat.
cards-goal-ambush-kills = Töte ein Monster vor seinem ersten Zug.
cards-goal-early-losses = Verliere { $number } Karten vor deiner ersten Rast.
cards-goal-hasty-rounds = Handle nie nach der niedrigeren Initiative deiner beiden Karten.
cards-goal-disengagements = Verlasse nie ein Feld, das an einen Gegner angrenzt, außer unter Zwang.
cards-goal-kinds-spared = Töte mindestens ein Monster von jeder Art des Szenarios.
cards-goal-desertions = Verlasse nie einen Raum, in dem Beutemarker liegen.
cards-goal-overachievements = Töte ein Monster und öffne eine Tür im selben Zug.
cards-goal-early-attacks = Führe in den ersten drei Runden keine Angriffsfertigkeit aus.
cards-goal-late-attacks = Greife keinen Gegner an, der in derselben Runde schon gehandelt hat.
cards-goal-exposed-turns = Beende jeden deiner Züge neben einer Wand, einem Hindernis oder einem Missionsziel.
cards-goal-long-rests = { $number ->
    [0] Mache nur kurze und keine langen Rasten.
   *[other] Mache { $number } lange Rasten.
  }
cards-goal-short-rests = { $number ->
    [0] Mache nur lange und keine kurzen Rasten.
   *[other] Mache { $number } kurze Rasten.
  }

## Beherrschungen.

mastery-fast-rounds = Sei in { $rounds } Runden nacheinander schnell.
mastery-never-attacked = Sei nie das Ziel eines Angriffs.
mastery-own-summons-killed = Töte { $summons } deiner eigenen Beschworenen.
mastery-shadows-removed = Entferne in einer Runde { $shadows } Schatten.
mastery-shadow-every-round = Platziere oder entferne in jeder Runde einen Schatten.
mastery-last-slots = Habe am Ende deine Marker auf den letzten Einsatzfeldern von { $cards } aktiven Karten.
mastery-switch-every-round = Wechsle in jeder Runde die Gestalt.
mastery-lose-every-round = Verliere in jeder Runde eine Karte.
mastery-first-summon-kills = Beschwöre in deinem ersten Zug; dieser Beschworene tötet { $kills } Gegner und ist am Ende noch da.
mastery-area-attacks = Greife mit jedem von { $attacks } verschiedenen Flächenangriffen mindestens drei Gegner an.
mastery-banner-near = Beschwöre in deinem ersten Zug ein Banner; es ist am Ende noch da und war nie außerhalb von Reichweite { $range } von dir.
mastery-strong-deeds = Bewege dich oder greife an, in jeder Runde und nie mit einem Wert unter { $value }.
