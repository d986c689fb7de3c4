### Was das Terminal sagt: der Bildschirm von `gruft play` und seine Befehle.
###
### kept: terminal-command- terminal-about- terminal-token- terminal-ground- terminal-rank- terminal-stat- terminal-condition- terminal-more- terminal-value- terminal-zone- terminal-state- terminal-half- terminal-stays- terminal-slot-

## Die Befehle von `gruft play`; ihre Wörter gelten in jeder Sprache.

terminal-help = Antworte mit einer Zahl. Außerdem:
terminal-command-undo = zurück
terminal-command-auto = auto
terminal-command-look = schau
terminal-command-card = karte NAME
terminal-command-monster = monster NAME
terminal-command-log = verlauf
terminal-command-why = warum
terminal-command-keys = kürzel
terminal-command-save = sichern DATEI
terminal-command-help = hilfe
terminal-command-quit = ende
terminal-about-undo = deine letzte Antwort zurücknehmen
terminal-about-auto = diese Frage den Automaten beantworten lassen
terminal-about-look = alles zeigen, nicht nur was sich geändert hat
terminal-about-card = was auf einer Karte oder einem Gegenstand steht
terminal-about-monster = die Werte einer Monsterart und ihre Karte dieser Runde
terminal-about-log = die Geschichte bisher erzählen
terminal-about-why = die Regeln hinter den letzten Zeilen und dieser Frage nennen
terminal-about-keys = die Kürzel der Antworten; sie gelten statt der Zahlen
terminal-about-save = das Spiel sichern; gruft play --load DATEI setzt es fort
terminal-about-help = dies noch einmal zeigen
terminal-about-quit = aufhören
terminal-answer = Antworte mit einer Zahl von 1 bis { $most }, einem Kürzel oder: hilfe
terminal-saved = gesichert: { $file }
terminal-won = Das Spiel ist aus. Gewonnen: { $winners }.
terminal-nobody-wins = Das Spiel ist aus. Niemand gewinnt.

## Das Spielfeld.

terminal-token-treasure = Schatz
terminal-token-coin = Münzen
terminal-token-trap = Falle
terminal-token-door-closed = geschlossene Tür
terminal-token-door-open = offene Tür
terminal-token-exit-a = Ausgang A
terminal-token-exit-b = Ausgang B
terminal-token-sealed = versiegelt
terminal-token-plate = Druckplatte
terminal-token-start = Startfeld
terminal-ground-wall = Wand
terminal-ground-obstacle = Hindernis
terminal-ground-hazardous = gefährliches Gelände
terminal-ground-difficult = schwieriges Gelände
terminal-ground-icy = vereistes Gelände

## Figuren.

terminal-rank-normal = normal
terminal-rank-elite = Elite
terminal-rank-boss = Boss
terminal-rank-minion = Diener
terminal-rank-master = Meister
terminal-rank-leader = Anführer
terminal-rank-roaming = umherstreifend
terminal-stat-hp = Trefferpunkte
terminal-stat-move = Bewegung
terminal-stat-attack = Angriff
terminal-stat-range = Reichweite
terminal-stat-shield = Schild
terminal-stat-retaliate = Vergeltung
terminal-stat-minions = Diener
terminal-condition-venom = Gift
terminal-condition-fire = Feuer
terminal-condition-frost = Frost
terminal-condition-poison-token = Gift
terminal-condition-defeated = besiegt
terminal-more-level = Stufe
terminal-more-xp = Erfahrung
terminal-more-gold = Gold
terminal-more-coins = Münzen
terminal-more-initiative = Initiative
terminal-more-exhausted = erschöpft
terminal-more-dead = tot
terminal-more-resting = lange Rast
terminal-more-curses = Flüche im Deck
terminal-more-blesses = Segen im Deck
terminal-more-flying = fliegt
terminal-more-retaliate-range = Reichweite der Vergeltung
terminal-more-salves = Salben
terminal-more-stance = Haltung
terminal-more-acted = hat gehandelt
terminal-more-mana = Mana
terminal-more-rage = Wut
terminal-more-activated = war schon dran
terminal-more-in-shadow = im Schatten
terminal-value-yes = ja
terminal-value-no = nein
terminal-value-bold = kühn
terminal-value-wary = vorsichtig
terminal-value-bloodlust = Blutrausch
terminal-value-frenzy = Raserei
terminal-value-counter = Konter
terminal-value-warden = der Wärter
terminal-value-set-up = Aufbau
terminal-value-round-start = Beginn der Runde
terminal-value-heroes = Helden
terminal-value-enemies = Gegner
terminal-value-level-up = Stufenaufstieg
terminal-value-darkness = Finsternis
terminal-value-boss-fight = Bosskampf
terminal-value-over = vorbei
terminal-value-front = Vorderseite
terminal-value-back = Rückseite
terminal-value-boss = Boss
terminal-value-plan = Planung
terminal-value-next-hero = nächster Held
terminal-value-turn = Zug
terminal-value-ghouls = Ghule
terminal-value-end-of-round = Ende der Runde
terminal-value-warden-deck = Deck des Wärters
terminal-value-hero-deck = Deck der Helden
terminal-value-bag = Beutel
terminal-value-doors = Türkarten
terminal-value-arrows = Pfeile
terminal-value-common-items = Gewöhnliche Gegenstände
terminal-value-rare-items = Seltene Gegenstände
terminal-value-epic-items = Epische Gegenstände
terminal-value-mobs-1-2 = Mobs, Stufe 1–2
terminal-value-mobs-3-4 = Mobs, Stufe 3–4
terminal-value-mobs-5 = Mobs, Stufe 5
terminal-value-roaming-1-2 = Wandernde Monster, Stufe 1–2
terminal-value-roaming-3-4 = Wandernde Monster, Stufe 3–4
terminal-value-roaming-5 = Wandernde Monster, Stufe 5
terminal-value-mob-items-1-2 = Gegenstände der Mobs, Stufe 1–2
terminal-value-mob-items-3-4 = Gegenstände der Mobs, Stufe 3–4
terminal-value-mob-items-5 = Gegenstände der Mobs, Stufe 5

## Wer dran ist, was gilt und was zu tun ist.

terminal-order = Reihenfolge: { $order }
terminal-goal-win = Ziel: { $goal }
terminal-goal-lose = Verloren: { $goal }
terminal-goal-own = Eigenes Ziel: { $goal }
terminal-progress = { $now } von { $most }
terminal-progress-beyond = jetzt { $now }, verlangt: { $most }

## Karten und Decks.

terminal-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
terminal-deck = { $deck } – noch { $left }
terminal-deck-discard = abgelegt: { $cards }
terminal-deck-shuffles = wird am Ende der Runde gemischt
terminal-zone-hand = Hand
terminal-zone-selected = Gewählt
terminal-zone-discard = Abgeworfen
terminal-zone-lost = Verloren
terminal-zone-active = Aktiv
terminal-zone-goals = Kampfziele
terminal-zone-items = Gegenstände
terminal-zone-backpack = Zu Hause gelassen
terminal-zone-ready = Bereit
terminal-zone-ambush = Hinterhalt
terminal-zone-skills = Fertigkeiten
terminal-zone-worn = Angelegt
terminal-zone-inventory = Inventar
terminal-zone-equipped = Ausgerüstet
terminal-zone-tokens = Marker
terminal-state-spent = erschöpft
terminal-state-consumed = verbraucht
terminal-level = Stufe { $level }
terminal-initiative = Initiative { $number }
terminal-gains = Erfahrung { $points }
terminal-slots = { $count } Einsätze
terminal-half-top = Oben
terminal-half-bottom = Unten
terminal-half-lost = verloren
terminal-stays-round = bis zum Ende der Runde
terminal-stays-persistent = dauerhaft
terminal-stays-turn = bis zum Ende des Zuges
terminal-slot-head = Kopf
terminal-slot-body = Körper
terminal-slot-legs = Beine
terminal-slot-one-hand = eine Hand
terminal-slot-two-hand = zwei Hände
terminal-slot-small = kleiner Gegenstand
terminal-no-card = So eine Karte ist nicht zu sehen. Es gibt: { $cards }
terminal-no-monster = So ein Monster ist nicht auf dem Feld. Es gibt: { $monsters }
