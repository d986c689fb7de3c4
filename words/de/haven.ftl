### Was Gloomhaven und Frosthaven sagen.
###
### kept: condition- element- modifier- reason- haven-numbered

## Wer und was.

haven-numbered = { $name } { $number }
    .gender = { $name_gender }
    .the = { $name_the } { $number }
    .the_acc = { $name_the_acc } { $number }
    .the_dat = { $name_the_dat } { $number }

condition-poison = GIFT
condition-wound = WUNDE
condition-immobilize = LÄHMUNG
condition-disarm = ENTWAFFNEN
condition-stun = BETÄUBUNG
condition-muddle = VERWIRRUNG
condition-curse = FLUCH
condition-brittle = SPRÖDE
condition-bane = RUIN
condition-impair = HINDERN
condition-invisible = UNSICHTBAR
condition-strengthen = STÄRKUNG
condition-bless = SEGEN
condition-regenerate = REGENERATION
condition-ward = SCHUTZ

element-fire = Feuer
element-ice = Eis
element-air = Luft
element-earth = Erde
element-light = Licht
element-dark = Dunkelheit

reason-invisible = unsichtbar
reason-attacked-already = schon angegriffen
reason-focus-kept = der Fokus bleibt
reason-no-way = es gibt keinen Weg
reason-more-negative-hexes = mehr Fallen oder Gefahren auf dem Weg
reason-longer-way = ein längerer Weg
reason-further = weiter entfernt
reason-acts-later = später am Zug

## Was gefragt wird, was man antworten kann, was geschieht.

haven-choose-suffer = Den Schaden erleiden
haven-choose-lose-card = Stattdessen „{ $card }“ aus der Hand verlieren
haven-choose-lose-two = Stattdessen „{ $card }“ und „{ $other }“ aus der Ablage verlieren
haven-choose-target = { $target }
haven-choose-done = Fertig
haven-choose-first-plus = { $number } zuerst
haven-choose-first-double = Verdopplung zuerst
haven-choose-first-null = Null zuerst
haven-choose-element = { $element }
haven-choose-skip = Auslassen
haven-choose-apply = Anwenden
haven-choose-to = Nach { $to }
haven-choose-stop = Stehen bleiben
haven-choose-on-foot = Gehen statt springen
haven-choose-last-loot = Das eigene Feld erbeuten
haven-choose-last-infuse = Elemente anreichern
haven-choose-last-conditions = Zustände enden
haven-choose-area = Trifft { $targets_acc }
haven-choose-victims = { $targets_acc } angreifen
haven-choose-ready = Bereit
haven-choose-action = { $action }
haven-choose-end-turn = Den Zug beenden
haven-choose-first = { $who } zuerst
haven-ask-next-round = Runde { $round }: bereit?
haven-ask-turn-order = Wer ist als Nächstes am Zug?
haven-ask-act = { $hero }: was nun?
haven-ask-perform = { $hero }: diese Fertigkeit nutzen?
haven-ask-step = { $hero } bewegt sich: wohin? (noch { $left ->
    [one] { $left } Feld
   *[other] { $left } Felder
  })
haven-ask-landing = { $hero } landet: wo?
haven-ask-disarm-trap = { $hero }: welche Falle?
haven-ask-target = { $attacker } greift mit { $value } an: wen?
haven-ask-area = { $hero }: wo liegt der Wirkungsbereich?
haven-ask-modifier-order = { $attacker }, Angriff { $value }: welcher Modifikator zählt zuerst?
haven-ask-effect = { $attacker }: { $target_dat } { $condition } geben?
haven-ask-apply-push = { $attacker }: { $target_acc } bis zu { $hexes } schieben?
haven-ask-apply-pull = { $attacker }: { $target_acc } bis zu { $hexes } ziehen?
haven-ask-push = { $by } schiebt { $target_acc }: wohin? (noch { $left })
haven-ask-pull = { $by } zieht { $target_acc }: wohin? (noch { $left })
haven-ask-heal = { $healer } heilt { $points }: wen?
haven-ask-modifier = { $attacker } greift mit Vorteil an: Welche Karte zählt?
haven-ask-slot-forward = { $hero } darf den Marker einer dauerhaften Karte um einen Platz vorrücken: welchen?
haven-ask-rest-loss = { $hero } darf die Karte wählen, die verloren geht: welche?
haven-ask-slot-back = { $hero } rückt den Marker einer dauerhaften Karte zurück: welcher?
haven-ask-recover-items = { $hero } rastet: alle abgenutzten Gegenstände aufbereiten?
haven-ask-affect = { $by }: wen betrifft es?
haven-ask-infuse = { $figure } erzeugt ein Element: welches?
haven-ask-consume = { $figure }: ein Element verbrauchen?
haven-ask-negate = { $hero } soll { $damage } Schaden erleiden.
haven-ask-focus = Wen fokussiert { $figure }?
haven-ask-destination = Wohin geht { $figure }?
haven-ask-way = Welchen Weg nimmt { $figure }?
haven-ask-victims = Wen greift { $figure } an?
haven-ask-placement = { $figure }: auf welches Feld?
haven-round = Runde { $round } beginnt.
haven-reveals = { $deck }: Initiative { $initiative }.
haven-turn = { $figure } ist am Zug.
haven-focuses = { $figure } fokussiert { $on_acc }.
haven-no-focus = { $figure } kann niemanden fokussieren.
haven-passes-over = { $figure } übergeht { $enemy_acc }: { $why }.
haven-moves = { $figure } geht nach { $to }.
haven-pushed = { $figure } wird nach { $to } geschoben.
haven-slides = { $figure } rutscht weiter nach { $to }.
haven-teleports = { $figure } teleportiert sich nach { $to }.
haven-pulled = { $figure } wird nach { $to } gezogen.
haven-attacks = { $attacker } greift { $target_acc } mit { $value } an.
haven-draws = { $attacker } zieht { $drawn }; es zählt { $counts }.
haven-hits = { $attacker } trifft { $target_acc } mit { $damage } ({ $sum }).
haven-damage-attack = { $figure } erleidet { $damage } Schaden durch { $by_acc }.
haven-damage-retaliate = { $figure } erleidet { $damage } Schaden durch Vergeltung ({ $by }).
haven-damage-trap = { $figure } erleidet { $damage } Schaden durch eine Falle.
haven-damage-hazard = { $figure } erleidet { $damage } Schaden durch gefährliches Gelände.
haven-damage-wound = { $figure } erleidet { $damage } Schaden durch eine Wunde.
haven-damage-bane = { $figure } erleidet { $damage } Schaden durch RUIN.
haven-damage-own = { $figure } erleidet { $damage } Schaden.
haven-damage-fall = { $figure } stürzt und erleidet { $damage } Schaden.
haven-negates = { $hero } verliert { $cards } und verhindert den Schaden.
haven-dies = { $figure } stirbt.
haven-dungeon-goal = Ein Zufallsabenteuer. Besiegt alle Monster in seinen drei Räumen.
haven-title = Szenario { $number }: { $name }.
haven-is-destroyed = { $figure } wird zerstört.
haven-is-activated = { $figure } wird betätigt.
haven-taken-away = Raum { $room } wird entfernt, mit seinen Türen.
haven-drops = Ein Münzmarker bleibt auf { $at } zurück.
haven-perishes = { $hero } stirbt für immer.
haven-exhausted = { $hero } ist erschöpft.
haven-gains = { $figure } erhält { $condition }.
haven-immune = { $figure } ist immun gegen { $condition }.
haven-loses = { $figure } verliert { $condition }.
haven-heals = { $figure } erhält { $points ->
    [one] { $points } Trefferpunkt
   *[other] { $points } Trefferpunkte
  } zurück.
haven-shields = { $figure } erhält Schild { $points }.
haven-retaliates = { $figure } erhält Vergeltung { $damage }, Reichweite { $range }.
haven-springs = { $figure } löst die Falle auf { $at } aus.
haven-sets-trap = { $figure } stellt auf { $at } eine Falle.
haven-disarms-trap = { $figure } entschärft die Falle auf { $at }.
haven-opens = { $figure } öffnet die Tür auf { $at }.
haven-infuses = { $figure } erzeugt { $element }.
haven-infuses-later = { $figure } erzeugt ein Element und wählt es am Ende des Zuges.
haven-room-infuses = Der Raum erzeugt { $element }.
haven-consumes = { $figure } verbraucht { $element }.
haven-loots = { $figure } erbeutet { $coins } Münzmarker.
haven-loots-tokens = { $figure } erbeutet { $count } Beutemarker.
haven-summons = { $by } beschwört { $monster_acc } auf { $at }.
haven-cannot-summon = { $by } kann niemanden beschwören.
haven-cannot-open = { $figure } findet keinen Weg zu einer geschlossenen Tür.
haven-shuffles-monsters = Das Modifikatordeck der Monster wird gemischt.
haven-shuffles = Das Modifikatordeck von { $hero_dat } wird gemischt.
haven-track-round = Runde
haven-track-round-counted = Gezählte Runde
haven-track-stage = Abschnitt
haven-track-turn = Am Zug
haven-track-queue = Noch am Zug
haven-track-level = Szenariostufe
haven-track-trap = Fallenschaden
haven-track-hazard = Gefährliches Gelände
haven-track-gold = Gold je Münzmarker
haven-track-experience = Bonuserfahrung

# Karten, Gegenstände und die Runde
haven-choose-card = { $card }
haven-choose-item = { $item_acc } einsetzen
haven-choose-drop = „{ $card }“ auf ihren Stapel legen
haven-choose-pass = Passen
haven-choose-lead = „{ $card }“ als Initiativkarte ({ $initiative })
haven-choose-second = { $card }
haven-choose-long-rest = Lange Rast
haven-choose-short-rest = Kurze Rast
haven-choose-redraw = 1 Schaden erleiden und eine andere zufällige Karte verlieren
haven-choose-rest = Die lange Rast ausführen
haven-choose-fast = Schnell
haven-choose-slow = Langsam
haven-choose-melee-form = Nahkampfgestalt
haven-choose-ranged-form = Fernkampfgestalt
haven-choose-top = { $card }, oben
haven-choose-bottom = { $card }, unten
haven-choose-basic-attack = „{ $card }“ als Angriff 2
haven-choose-basic-move = „{ $card }“ als Bewegung 2
haven-ask-select = { $hero }: Welche ist die Initiativkarte?
haven-ask-second = { $hero }: Welche ist die zweite Karte?
haven-ask-recover = { $hero } bekommt eine Karte zurück: welche?
haven-ask-refresh = { $hero } erneuert einen Gegenstand: welchen?
haven-ask-hex = { $hero }: Auf welches Feld?
haven-ask-teleport = { $hero } teleportiert sich: auf welches Feld?
haven-ask-come-back = { $summon } hat keinen Fokus: auf den Beschwörer zu bewegen?
haven-ask-once-a-turn = { $hero }: { $card } für diesen Angriff nutzen? Das zählt einmal in jedem Zug.
haven-ask-summon-from-discard = { $hero } spielt eine abgeworfene Karte für ihre Beschwörung: welche?
haven-ask-pace = { $hero }: in dieser Runde schnell oder langsam?
haven-ask-form = { $hero }: in welcher Gestalt beginnen?
haven-ask-switch-form = { $hero }: während der Rast die Gestalt wechseln?
haven-ask-spend-time = { $hero }: { $tokens ->
    [one] einen Zeitmarker
   *[other] { $tokens } Zeitmarker
  } ausgeben?
haven-ask-take-condition = { $figure }: { $condition } erhalten, für das, was es bringt?
haven-ask-place-shadow = { $hero } legt einen Schatten: wohin?
haven-ask-which-shadow = { $hero }: welcher Schatten?
haven-ask-move-shadow = { $hero }: wohin bewegt sich der Schatten auf { $from }?
haven-ask-mark = { $hero }: { $target } markieren, damit beim Tod ein Schatten bleibt?
haven-ask-flee = { $hero }: in einen Schatten fliehen, statt den Schaden zu erleiden?
haven-ask-summon = { $hero } beschwört: auf welches Feld?
haven-ask-long-rest = { $hero } macht eine lange Rast: Welche abgeworfene Karte geht verloren?
haven-ask-redraw = { $hero } macht eine kurze Rast: Geht diese Karte verloren?
haven-ask-which-bonus = { $hero }: Was hilft zuerst gegen den Schaden?
haven-ask-remove = Bevor { $figure } handelt: dauerhafte Karten aus dem aktiven Bereich nehmen?
haven-ask-remove-before-page = Bevor die Sonderregeln wirken: dauerhafte Karten aus dem aktiven Bereich nehmen?
haven-ask-between = { $hero }: Vor der nächsten Fertigkeit einen Gegenstand einsetzen?
haven-ask-short-rest = { $hero }: Eine kurze Rast machen?
haven-ask-before-draw = { $attacker } greift { $target } an: Einen Gegenstand einsetzen?
haven-ask-damage = { $hero } würde { $damage } Schaden durch einen Angriff erleiden: Einen Gegenstand einsetzen?
haven-damage-rest = { $figure } erleidet { $damage } Schaden, um eine Karte zu behalten.
haven-chooses = { $hero } spielt „{ $lead }“ und „{ $second }“ (Initiative { $initiative }).
haven-declares-rest = { $hero } macht eine lange Rast.
haven-plays-top = { $hero } führt die obere Aktion von „{ $card }“ aus.
haven-plays-bottom = { $hero } führt die untere Aktion von „{ $card }“ aus.
haven-plays-attack = { $hero } nutzt „{ $card }“ als Angriff 2.
haven-plays-move = { $hero } nutzt „{ $card }“ als Bewegung 2.
haven-activates = „{ $card }“ ({ $hero }) ist aktiv.
haven-card-lost = „{ $card }“ ({ $hero }) ist verloren.
haven-card-discarded = „{ $card }“ ({ $hero }) ist abgeworfen.
haven-experience = { $hero } erhält { $points } Erfahrung.
haven-averts = { $figure } wendet { $damage } Schaden ab.
haven-kills = { $by } tötet { $figure }.
haven-gone = { $figure } verlässt den Plan.
haven-uses = { $hero } setzt { $item_acc } ein.
haven-refreshes = { $hero } erneuert { $item_acc }.
haven-recovers = { $hero } bekommt „{ $card }“ zurück.
haven-obstacle = { $by } legt ein Hindernis auf { $at }.
haven-destroys = Das Hindernis auf { $at } ist zerstört.
haven-moves-obstacle = { $by } bewegt das Hindernis von { $from } nach { $to }.
haven-lays-hazard = { $by } legt gefährliches Gelände auf { $at }.
haven-short-rest = { $hero } macht eine kurze Rast und verliert „{ $card }“.
haven-long-rest = { $hero } rastet und verliert „{ $card }“.
haven-cannot-rest = { $hero } hat zu wenige abgeworfene Karten für eine Rast.

# Szenarien
haven-choose-goal = { $goal }
haven-choose-equip = { $item_acc } ausrüsten
haven-choose-all = Alles ausrüsten
haven-choose-usual-hand = Die Karten der Stufe 1 nehmen
haven-choose-leave = „{ $card }“ zurücklassen
haven-ask-goal = { $hero }: Welches Kampfziel behältst du?
haven-ask-equip = { $hero }: Welchen Gegenstand rüstest du aus?
haven-ask-hand = { $hero }: Welche Karte bleibt zurück?
haven-ask-start = { $hero }: Wo beginnst du?
haven-ask-standees = Zu wenige Figuren dieser Art ({ $kind }): Wer wird zuerst aufgestellt?
haven-ask-spawn = { $kind } steigt ein: auf welchem Feld?
haven-room = Raum { $room } ist aufgedeckt.
haven-placed = { $monster } erscheint auf { $at }.
haven-placed-elite = { $monster } (Elite) erscheint auf { $at }.
haven-door-opens = Die Tür auf { $at } öffnet sich.
haven-adds-cards = Jeder Charakter nimmt { $count } Modifikatorkarten ({ $card }) ins Deck.
haven-starts = { $hero } beginnt auf { $at }.
haven-treasure = { $hero } öffnet Schatz { $number }.
haven-treasure-goal = { $hero } nimmt den Schatz des Szenarioziels.
haven-finds-gold = { $hero } findet { $gold } Gold.
haven-goal-met = Das Ziel ist erreicht. Die Runde wird zu Ende gespielt.
haven-goal-missed = Das Szenario ist verloren. Die Runde wird zu Ende gespielt.
haven-reward = Belohnung: { $reward }.
haven-unlocks = Szenario { $scenario } ist freigeschaltet.
haven-shows-goal = Kampfziel von { $hero }: { $goal }.
haven-finds-scenario = { $hero } findet ein zufälliges Nebenszenario.
haven-takes-home = { $hero } bringt { $experience } Erfahrung, { $gold } Gold und { $checks } Häkchen nach Hause.
haven-ask-take-item = { $hero } hat Gegenstand { $number } gefunden: nehmen?
haven-finds-item = { $hero } findet Gegenstand { $number }.
haven-treasure-dungeon = { $hero } öffnet einen Schatz.
haven-damage-penalty = { $figure } erleidet { $damage } Schaden durch einen Malus.
haven-damage-scenario = { $figure } erleidet { $damage } Schaden durch das Szenario.
haven-ask-entrance = Durch welchen Eingang kommt ihr?
haven-choose-entrance = Eingang { $kind }
haven-ask-opener = Wen trifft der Malus, als hätte er die Tür geöffnet?
haven-choose-opener = { $hero }
haven-room-title = { $name } { $attribute }
haven-built = Aufgebaut wird: { $title }.
haven-entrance = Eingang { $kind } liegt bei { $at }.
haven-trap-damage = Schaden
haven-card-traps = Fallen hier: { $traps }.
haven-card-treasure = Schatzaufleger hier: { $finds }.
haven-exit = Ausgang { $kind } liegt auf { $at }.
haven-next-entrance = Die nächste Raumkarte hat { $count ->
    [one] diesen Eingang
   *[other] diese Eingänge
  }: { $kinds }.
haven-puts-aside = { $room } hat keinen solchen Eingang und wird beiseitegelegt.
haven-seals = Der Ausgang auf { $at } wird abgesperrt.
haven-penalty-minor = Kleiner Malus ({ $room }): { $deeds }.
haven-penalty-major = Großer Malus ({ $room }): { $deeds }.
haven-damage-treasure = { $figure } erleidet { $damage } Schaden durch einen Schatz.
haven-ask-bearer = Wen trifft das Ereignis?
haven-choose-bearer = { $hero }
haven-ask-discard = { $hero }: welche Karte wirfst du ab?
haven-choose-discard = „{ $card }“ abwerfen
haven-adds-own = { $hero } fügt { $count } Modifikatorkarten hinzu ({ $card }).
haven-damage-event = { $figure } erleidet { $damage } Schaden durch ein Ereignis.
haven-finds-design = { $hero } findet den Plan von Gegenstand { $number }.
haven-sells = { $hero } besitzt Gegenstand { $number } schon und verkauft ihn für { $gold } Gold.
haven-slot = „{ $card }“ ({ $hero }) wirkt (Einsatz { $number }).
haven-slot-back = Der Marker auf „{ $card }“ ({ $hero }) rückt zurück ({ $number }).
haven-is-fast = { $hero } ist in dieser Runde schnell (noch { $tokens ->
    [one] ein Zeitmarker
   *[other] { $tokens } Zeitmarker
  }).
haven-is-slow = { $hero } ist in dieser Runde langsam ({ $tokens ->
    [one] ein Zeitmarker
   *[other] { $tokens } Zeitmarker
  }).
haven-time = { $hero } hat { $tokens ->
    [one] einen Zeitmarker
   *[other] { $tokens } Zeitmarker
  }.
haven-melee-form = { $hero } ist in Nahkampfgestalt.
haven-ranged-form = { $hero } ist in Fernkampfgestalt.
haven-shadow = { $hero } legt einen Schatten auf { $at }.
haven-shadow-goes = Der Schatten von { $hero } auf { $at } wird entfernt.
haven-shadow-moves = Der Schatten von { $hero } bewegt sich von { $from } nach { $to }.
haven-marks = { $hero } markiert { $target }.
haven-becomes-elite = { $figure } wird ein Elite-Monster.
haven-becomes-normal = { $figure } wird ein normales Monster.
haven-acts-hasten = Bewegung { $points }, danach { $damage } Schaden erleiden
haven-acts-switch-rank = Elite wird normal und normal wird Elite
haven-acts-shield-by-level = Schild 1 und 1 mehr je { $levels } Stufen, aufgerundet
haven-acts-crush-shields = jedes Ziel erleidet so viel Schaden wie sein Schild; { $element }: doppelt so viel
haven-acts-control-targets = kontrolliert jedes Ziel in der Reihenfolge der Initiative: Angriff { $value }
haven-acts-mend = Heilung { $points } an sich selbst; { $element }: { $more } mehr
haven-acts-afflict = { $condition } für bis zu { $targets } Gegner in Reichweite { $range }
haven-acts-raise-obstacle = ein Hindernis auf dem angrenzenden leeren Feld, das einem Gegner am nächsten ist; Gegner daneben erleiden den Schaden gefährlichen Geländes
haven-acts-immune = immun gegen { $condition }
haven-token-shadow = Schatten
haven-section = Abschnitt { $section } des Szenariobuchs kann jetzt gelesen werden.
haven-draws-loot = { $hero } zieht eine Beutekarte: { $loot } ({ $amount }).
haven-finds-random-design = { $hero } findet einen zufälligen Gegenstandsplan.
haven-unlocked = Die Tür bei { $at } ist nicht mehr verschlossen.
haven-escapes = { $hero } entkommt.
haven-takes-resource = { $hero } bringt { $amount } in den Außenposten: { $loot }.
haven-masters = { $hero } hat eine Beherrschung abgeschlossen: { $mastery }
haven-inspired = Die Gruppe erhält { $points } Inspiration.
haven-ask-escape = { $hero } steht auf einem Fluchtfeld: die Karte verlassen?
haven-ask-pass-on = { $hero } besitzt Gegenstand { $number } schon: Wer bekommt ihn?
haven-ask-wear-item = { $hero } hat Gegenstand { $number } gefunden: In diesem Szenario verwenden?
haven-ask-last-things = { $hero } beendet den Zug: Was kommt als Nächstes?
haven-choose-give = An { $hero } geben
haven-choose-sell = Verkaufen

# Was eine Szene sagt.
haven-dungeon-title = Zufälliges Verlies
haven-track-defeated = Besiegt
haven-element-inert = inaktiv
haven-element-waning = schwindend
haven-element-strong = stark
haven-stage-setup = Aufbau
haven-stage-round-start = Kartenwahl
haven-stage-turns = Züge
haven-stage-end-of-round = Ende der Runde
haven-stage-over = Vorbei
haven-deck-monsters = Modifikatoren der Monster
haven-deck-goals = Kampfziele
haven-deck-allies = Modifikatoren der Verbündeten
haven-deck-loot = Beutedeck
haven-deck-hero = Modifikatoren: { $hero }
haven-deck-rooms = Raumkarten
haven-deck-monster-cards = Monsterkarten
haven-token-locked = verschlossene Tür
haven-token-goal = Schatz des Ziels
haven-goal-all-exhausted = Alle Charaktere sind erschöpft.
haven-goal-exhausted = Ein Charakter ist erschöpft.
haven-goal-falls = Dieses Ziel fällt: { $objective }.
haven-goal-too-late = Runde { $round } endet, und ihr habt nicht gewonnen.
haven-goal-checks = { $checks ->
    [one] { $checks } Häkchen
   *[other] { $checks } Häkchen
  }.
haven-modifier-words = { $a } { $b }
modifier-rolling = rollend
modifier-push = Schieben
modifier-pull = Ziehen
modifier-pierce = Durchstechen
modifier-stun = BETÄUBUNG
modifier-disarm = ENTWAFFNEN
modifier-muddle = VERWIRRUNG
modifier-poison = GIFT
modifier-wound = WUNDE
modifier-immobilize = LÄHMUNG
modifier-strengthen = STÄRKUNG
modifier-invisible = UNSICHTBAR
modifier-curse = FLUCH
modifier-bless = SEGEN
modifier-regenerate = REGENERATION
modifier-brittle = SPRÖDE
modifier-earth-or-dark = Erde oder Dunkelheit
modifier-gain-time = Zeitmarker
modifier-slots-back = Felder zurück
modifier-add-target = zusätzliches Ziel
modifier-shield = Schild
modifier-heal = Heilung
modifier-made-up = erfundene Karte
modifier-fire = Feuer
modifier-ice = Eis
modifier-air = Luft
modifier-earth = Erde
modifier-light = Licht
modifier-dark = Dunkelheit
modifier-null = Null
haven-card-null = Null
haven-card-double = 2×
haven-card-plus = { $number }
haven-card-rolling = Rollend: Eine weitere Karte wird gezogen.
haven-made-up-card = Erdachte Karte
haven-card-shuffles = Der Stapel wird am Ende der Runde gemischt.
haven-card-leaves = Sie verlässt den Stapel, wenn sie gezogen wird.
haven-acts-on-death = Wenn es stirbt: { $what }
haven-acts-summon = Beschwöre ein normales Monster: { $monster }
haven-acts-summon-elite = Beschwöre ein Elite-Monster: { $monster }
haven-acts-summon-by-party = Beschwöre ein Monster, bei zwei Charakteren normal, sonst Elite: { $monster }
haven-acts-special = Spezial { $number }
haven-acts-special-is = Spezial { $number }: { $does }
haven-class-hp = Trefferpunkte ab Stufe 1: { $points }.
haven-class-hand = { $cards } Karten auf der Hand.
haven-card-slow = Initiative { $initiative } in einem langsamen Zug.
haven-card-melee = Wird in Nahkampfgestalt gespielt.
haven-card-ranged = Wird in Fernkampfgestalt gespielt.
haven-item-potion = Ein Trank.
haven-item-cost = Kostet { $gold } Gold.
haven-item-craft = Hergestellt aus { $parts }.
haven-item-part = { $count } { $resource }
haven-item-number = Gegenstand { $number }.
haven-goal-number = { $number }
haven-goal-level-plus = deine Stufe plus { $number }
haven-goal-most = so viele, wie du höchstens hast
haven-goal-half = die Hälfte von dem, was du höchstens hast
haven-goal-by-party = { $two }, { $three } oder { $four } (bei 2, 3 oder 4 Charakteren)
haven-goal-at-least = Nötig: mindestens { $number }.
haven-goal-at-most = Nötig: höchstens { $number }.
haven-goal-exactly = Nötig: genau { $number }.
haven-goal-checks-of-four = Bei vier Charakteren: { $checks }.
haven-loot-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }: { $two } bei zwei Charakteren, { $three } bei drei, { $four } bei vier.
haven-room-gates = Eingänge: { $entrances }. Ausgänge: { $exits }.
haven-card-monsters = Monster: { $monsters }.
haven-acts-open-next-door = Geh zur nächsten Tür und öffne sie
haven-acts-land = Hör auf zu fliegen
haven-acts-summon-per-hp = { $summon }, eines je { $each } eigene Trefferpunkte, höchstens { $most }
haven-acts-summon-alike = { $summon }, mit so vielen Trefferpunkten, wie die Figur selbst hat
haven-acts-attackers-disadvantage = Angreifer haben Nachteil

# Die Rechnung eines Angriffs.
haven-term-attack = Angriff
haven-term-card = { $card }
haven-term-bonus = Bonus
haven-term-double = verdoppelt
haven-term-modifier = { $card } gezogen
haven-term-shield = Schild
haven-term-floor = nie weniger als nichts
haven-sum-first = { $what } { $number }
haven-sum-next = { $what } { $change }

# Was gesagt wird, bevor es geschieht.
haven-tell-trap = löst eine Falle aus: { $damage } Schaden
haven-tell-trap-gives = löst eine Falle aus: { $damage } Schaden, { $conditions }
haven-tell-hazard = gefährliches Gelände: { $damage } Schaden
haven-tell-if-you-end = wenn du hier endest: { $what }
haven-tell-door = öffnet die Tür
haven-tell-attacked-by = würde dich hier angreifen: { $who }
haven-tell-nobody-attacks = Niemand, der noch am Zug ist, würde dich hier angreifen
haven-tell-advantage = Vorteil
haven-tell-disadvantage = Nachteil
haven-tell-shield = Schild { $points }
haven-tell-retaliate = vergilt mit { $damage }
haven-tell-cures = verliert { $condition }
haven-tell-heals = erhält { $points ->
    [one] { $points } Trefferpunkt
   *[other] { $points } Trefferpunkte
  } zurück, hat dann { $hp }
haven-tell-initiative = Initiative { $initiative }
haven-tell-long-rest = erhält 2 Trefferpunkte und alle erschöpften Gegenstände zurück
haven-tell-loses-one = eine abgelegte Karte geht verloren
haven-tell-loses-cards = verliert { $cards }
haven-tell-averted = erleidet nichts und behält { $hp } Trefferpunkte
haven-tell-exhausted = wäre erschöpft
haven-tell-hit-points = noch { $hp } Trefferpunkte
haven-tell-lost = die Karte geht verloren
haven-tell-discarded = die Karte wird abgelegt
haven-tell-stays = die Karte bleibt im Spiel
haven-tell-experience = { $points } Erfahrung
haven-tell-stunned = { $figure } ist betäubt und tut nichts
haven-tell-outcomes = Die Regeln lassen { $count } Ausgänge zu; die Spieler wählen
haven-term-hit-points = Trefferpunkte
haven-term-damage = Schaden
