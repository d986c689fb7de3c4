### Was die Karten von Descent sagen. Jede Zeile entsteht aus den Angaben der Karte.
###
### kept: descent-special- descent-trait- descent-condition-

descent-attack = ein Angriff
descent-attack-armed = mit einer Waffe in der Hand
descent-attack-dice = mit { $dice }
descent-attack-familiar = ein Angriff des Vertrauten
descent-attack-hits = { $attack }; fügt er Schaden zu: { $hits }
descent-attack-kind = { $kind }
descent-attack-may = ein Angriff, wenn der Held will
descent-attack-more = { $attack } ({ $more })
descent-attack-on-adjacent-figures = auf alle benachbarten Figuren, auch Freunde
descent-attack-on-adjacent-monsters = auf alle benachbarten Monster
descent-attack-on-culprit = auf dieses Monster
descent-attack-on-figures-within = auf alle anderen Figuren in Sicht innerhalb von { $n } Feldern, auch Freunde
descent-attack-on-only-in-sight = auf das einzige Monster in Sicht
descent-attack-on-own-familiar = auf das Feld des eigenen Vertrauten, wo immer er steht
descent-attack-on-seen-by-owner = auf alle Monster in Sicht des Helden, wie weit entfernt auch immer
descent-attack-on-two-monsters = auf zwei verschiedene Monster
descent-card-above = 1 { $what } für jeden Schild über der Eigenschaft
descent-card-act = Akt { $act }
descent-card-action = Aktion – { $what }
descent-card-all = { $what_gender ->
    [masculine] allen
   *[other] alle
  } { $what }
descent-card-archetype = Archetyp: { $archetype }
descent-card-attack = Angriff ({ $kind }): { $dice }
descent-card-attribute = { $of }
descent-card-comma = { $a }, { $b }
descent-card-copies = { $n }-mal vorhanden
descent-card-costs = { $does } ({ $cost })
descent-card-dark-side = Wenn ein Hauptmann es trägt
descent-card-deed = { $deed }
descent-card-defence = Verteidigung: { $dice }
descent-card-die = { $colour }
descent-card-entry = { $what }: { $says }
descent-card-exhausts = die Karte wird erschöpft
descent-card-experience = Kostet { $xp } Erfahrung
descent-card-feat = Heldentat, einmal in jeder Szene
descent-card-for-fatigue = 1 { $what } für jede Erschöpfung, die der Held jetzt freiwillig erleidet
descent-card-group = Bei { $heroes } Helden: { $minions } { $minions ->
    [one] normales
   *[other] normale
  } und { $masters } Elite-Monster
descent-card-health = Lebenskraft { $n }
descent-card-hero-ability = Heldenfähigkeit
descent-card-kind = { $kind }, { $deck }
descent-card-master = Elite-Monster, Akt { $act }
descent-card-minion = Normales Monster, Akt { $act }
descent-card-monster = Größe { $size }; { $traits }
descent-card-more-dice = greift zusätzlich an mit { $dice }
descent-card-much = { $n } { $what }
descent-card-nothing = nichts
descent-card-of-damage = Schaden
    .gender = masculine
descent-card-of-fatigue = Erschöpfung
    .gender = feminine
descent-card-of-heroes = Akt { $act }, bei { $heroes } Helden
descent-card-or = { $a } oder { $b }
descent-card-per-damage = 1 { $what } je { $n } erlittenen Schaden
descent-card-per-fatigue = 1 { $what } je { $n } Erschöpfung auf dem Heldenbogen
descent-card-pierce = Durchbohren { $n }
descent-card-price = Preis: { $gold } Gold
descent-card-reach = Reichweite 2 im Nahkampf
descent-card-relic = Relikt
descent-card-rolled = so viel { $what }, wie { $n } { $n ->
    [one] Würfel ({ $colour }) zeigt
   *[other] Würfel ({ $colour }) zeigen
  }
descent-card-slot = { $slot }
descent-card-speed = Geschwindigkeit { $n }
descent-card-stamina = Ausdauer { $n }
descent-card-starting-skill = Anfangsfertigkeit
descent-card-surge = { $n ->
    [one] Energie
   *[other] { $n } Energien
  }: { $does }
descent-card-tainted = 2 Lebenskraft mehr; ist sie aufgedeckt, rappelt sich der Held nicht mehr auf und wird nur von Unbefleckten geheilt
descent-card-then = { $a }; { $b }
descent-card-trait = { $name }
descent-card-value = { $of } { $n }
descent-card-when-if = { $when } ({ $more })
descent-card-with = mit { $traits }
descent-card-worth = so viel { $what }, wie die Eigenschaft wert ist
descent-card-worth-gold = Am Ende des Abenteuers { $gold } Gold wert
descent-condition-bleeding = Blutend: 1 Schaden nach jeder Aktion, außer der, die das beendet
descent-condition-burning = Brennend: am Ende des Zuges 1 Schaden für die Figur und jeden Freund daneben
descent-condition-cursed = Verflucht: keine Fertigkeiten und Monsteraktionen; eine Probe auf Willenskraft am Anfang des Zuges beendet das
descent-condition-diseased = Erkrankt: am Anfang des Zuges eine Probe auf Willenskraft; misslingt sie, 1 Erschöpfung, sonst ist es vorbei
descent-condition-doomed = Todgeweiht: aller erlittene Schaden ist um 1 höher; eine Energie im Angriff beendet das
descent-condition-immobilized = Gelähmt: keine Bewegungsaktionen und keine Erschöpfung für Bewegung bis zum Ende des Zuges
descent-condition-poisoned = Vergiftet: am Anfang des Zuges eine Probe auf Stärke; misslingt sie, 1 Schaden, sonst ist es vorbei
descent-condition-stunned = Betäubt: die nächste Aktion muss das abwerfen
descent-condition-terrified = Verängstigt: gibt keine Energie aus; endet am Ende eines Zuges ohne Gegner in Sicht
descent-condition-weakened = Geschwächt: Angriffe fügen 1 Schaden weniger zu, die Verteidigung hat 1 Schild weniger; Ausruhen beendet das
descent-cost-exhaust = diese Karte erschöpfen
descent-cost-fatigue = { $n } Erschöpfung
descent-counts-actions-tire = nach jeder Aktion { $n } Erschöpfung
descent-counts-animal = ein Affe: Geschwindigkeit { $speed }, keine Verteidigungswürfel, keine Angriffe
descent-counts-attack-die = ein Angriffswürfel mehr: { $colour }
descent-counts-damage-as-fatigue = Schaden eines Angriffs darf als Erschöpfung erlitten werden
descent-counts-defence-die = ein Verteidigungswürfel mehr: { $colour }
descent-counts-dodge-more = beim Ausweichen { $n } { $n ->
    [one] Feld
   *[other] Felder
  } weiter
descent-counts-duel = Angriffe zwischen dem Helden und dem Monster, das er herausgefordert hat, fügen { $n } Schaden mehr zu
descent-counts-familiar = der Vertraute hat { $what }
descent-counts-familiar-follows = je Erschöpfung, die der Held für Bewegung erleidet, bewegt sich der Vertraute 1 Feld
descent-counts-from-hiding = +{ $n } Schaden gegen Monster, die den Helden am Anfang seines Zuges nicht gesehen haben
descent-counts-heals-two = das Gebet darf zwei Helden heilen; mit einer Energie erholen sie sich auch von 1 Erschöpfung
descent-counts-health = +{ $n } Lebenskraft
descent-counts-needs-surge = Angriffe auf Felder innerhalb von { $n } Feldern um den Helden gehen fehl, wenn keine Energie ausgegeben wird
descent-counts-needs-surge-itself = Angriffe auf den Helden gehen fehl, wenn keine Energie ausgegeben wird
descent-counts-no-attacks-beside = Monster neben dem Helden können nicht angreifen
descent-counts-no-runes = daneben können keine Runen ausgerüstet werden
descent-counts-pass-enemies = der Held darf durch Gegner ziehen
descent-counts-points-per-fatigue = jede Erschöpfung für Bewegung gibt { $n } Bewegungspunkte
descent-counts-rest-heals = die Erschöpfung, von der man sich beim Ausruhen erholt, heilt ebenso viel Schaden
descent-counts-runs-with-shot = vor oder nach einem Angriff mit einem Bogen bis zu { $n } Felder gehen; in schwerer Rüstung 1 Feld
descent-counts-see-past-adjacent = Figuren neben dem Helden versperren die Sicht nicht
descent-counts-see-past-friends = Freunde versperren die Sicht nicht
descent-counts-shares-damage = Schaden des Helden oder seines Vertrauten darf der andere erleiden
descent-counts-shares-defence = neben einem anderen Helden angegriffen, nimmt der Held dessen Verteidigungswürfel hinzu
descent-counts-shields-for-blank = zeigt ein Verteidigungswürfel nichts, +{ $n } { $n ->
    [one] Schild
   *[other] Schilde
  }
descent-counts-speed-at-most = Geschwindigkeit höchstens { $n }
descent-counts-stamina = +{ $n } Ausdauer
descent-counts-stuns-minions-beside = normale Monster, die ihre Aktivierung neben dem Helden beginnen, werden Betäubt
descent-counts-surge-rests = die Energie, die Erschöpfung nimmt, nimmt { $n } mehr
descent-counts-until = { $what }, { $until }
descent-counts-weakens-monsters = Monster innerhalb von { $far } Feldern würfeln { $less } Schaden weniger, mindestens aber 1
descent-counts-weapons-are = die Waffen des Helden gelten auch als: { $name }
descent-does-activate-familiar = den Vertrauten noch einmal aktivieren
descent-does-afflict = { $who } { $who_gender ->
    [plural] werden
   *[other] wird
  } { $condition }
descent-does-afflict-one = { $who } { $who_gender ->
    [plural] erhalten
   *[other] erhält
  } einen Zustand nach Wahl (Betäubt, Erkrankt, Gelähmt oder Vergiftet)
descent-does-aloft = bis zum nächsten Zug des Overlords können es nur benachbarte Figuren angreifen
descent-does-at-least = mindestens { $n } Schaden für das Ziel, wenn er nicht fehlgeht
descent-does-attack-action = eine Angriffsaktion mehr
descent-does-blast = Explosion
descent-does-breath = trifft auch Figuren auf { $n } weiteren Feldern, vom Feld des Ziels aus gezählt
descent-does-cancel-surges = der Angreifer verliert { $n } { $n ->
    [one] Energie
   *[other] Energien
  }
descent-does-challenge = ein Monster in Sicht herausfordern
descent-does-cleanse = { $who } { $who_gender ->
    [plural] werfen
   *[other] wirft
  } einen Zustand ab
descent-does-damage = +{ $n } Schaden
descent-does-defeat = { $who } { $who_gender ->
    [plural] sind
   *[other] ist
  } besiegt
descent-does-defence-die = ein Verteidigungswürfel mehr für ein Ziel innerhalb von { $far } Feldern: { $colour }
descent-does-dismiss = den Vertrauten entfernen
descent-does-door = eine Tür daneben öffnen oder schließen
descent-does-drink = der Angreifer heilt den Schaden, den er zufügt
descent-does-end-move = die Bewegungsaktion endet, und alle Bewegungspunkte sind verloren
descent-does-inflict = wem Schaden zugefügt wird, der wird { $condition }
descent-does-inflict-one = wem Schaden zugefügt wird, der erhält einen Zustand nach Wahl des Angreifers (Betäubt, Erkrankt, Gelähmt oder Vergiftet)
descent-does-lasts = { $who }, { $until }: { $what }
descent-does-lose-point = 1 Bewegungspunkt geht verloren; gibt es keinen: { $or }
descent-does-more = + { $what }
descent-does-move = bis zu { $n } { $n ->
    [one] Feld
   *[other] Felder
  } gehen
descent-does-move-action = eine Bewegungsaktion mehr
descent-does-move-other = ein anderer Held innerhalb von { $n } Feldern führt eine Bewegungsaktion aus
descent-does-move-speed = bis zur Geschwindigkeit gehen
descent-does-overlord-discards = der Overlord legt { $n } zufällige { $n ->
    [one] Karte
   *[other] Karten
  } ab
descent-does-overlord-draws = der Overlord zieht { $n } { $n ->
    [one] Karte
   *[other] Karten
  }
descent-does-pierce = Durchbohren { $n }
descent-does-place-familiar = den Vertrauten auf ein leeres Feld daneben stellen, auch wenn er schon im Spiel ist
descent-does-place-within = { $who } kommt auf ein leeres Feld innerhalb von { $n } Feldern
descent-does-points = { $n } { $n ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
  } erhalten
descent-does-push = das Ziel 1 Feld verschieben
descent-does-range = +{ $n } Reichweite
descent-does-recovers = { $who } { $who_gender ->
    [plural] erholen
   *[other] erholt
  } sich von { $much }
descent-does-repeat = die Probe wird mit { $less } weniger in der Eigenschaft wiederholt; gelingt sie wieder: { $pass }
descent-does-reroll-any = beliebig viele eigene Angriffswürfel neu werfen
descent-does-reroll-attack = einen eigenen Angriffs- oder Kraftwürfel neu werfen
descent-does-reroll-defence = einen Verteidigungswürfel neu werfen
descent-does-reroll-own = einen Würfel des Overlords neu werfen
descent-does-reroll-power = einen eigenen Kraftwürfel neu werfen
descent-does-reroll-red = einen eigenen roten Würfel neu werfen
descent-does-retry = die Probe neu werfen
descent-does-search = einen Marker innerhalb von { $n } { $n ->
    [one] Feld
   *[other] Feldern
  } durchsuchen
descent-does-shields = +{ $n } { $n ->
    [one] Schild
   *[other] Schilde
  }
descent-does-shields-are = die Schilde werden so viele wie { $of }
descent-does-suffers = { $who } { $who_gender ->
    [plural] erleiden
   *[other] erleidet
  } { $much }
descent-does-surge = eine Energiefähigkeit: { $does }
descent-does-surges = +{ $n } { $n ->
    [one] Energie
   *[other] Energien
  }
descent-does-take-back = diese Karte kehrt auf die Hand zurück
descent-does-turn-attack-die = den Angriffswürfel auf eine Seite nach Wahl drehen
descent-drawn-discard = Wird sofort abgelegt
descent-drawn-secret-passage = Ein Geheimgang öffnet sich
descent-drawn-shop-card = Wird abgelegt; eine Ladenkarte ziehen
descent-goal-carried = { $n ->
    [one] 1 Aufgabenmarker ist
   *[other] { $n } Aufgabenmarker sind
  } durch den Ausgang vom Spielplan getragen.
descent-goal-clear = Alle Monster sind besiegt.
descent-goal-defeat = { $who } ist besiegt.
descent-goal-freed = { $n ->
    [one] 1 Dorfbewohner ist
   *[other] { $n } Dorfbewohner sind
  } befreit.
descent-goal-knocked-out = Alle Helden sind zugleich niedergestreckt.
descent-goal-leave = { $n ->
    [one] 1 Figur
   *[other] { $n } Figuren
  } der Gruppe { $who } { $n ->
    [one] hat
   *[other] haben
  } den Spielplan durch den Ausgang verlassen.
descent-goal-or = { $a } Oder: { $b }
descent-goal-round = Runde { $round } ist zu Ende.
descent-goal-slain = { $n ->
    [one] 1 Dorfbewohner ist
   *[other] { $n } Dorfbewohner sind
  } erschlagen.
descent-if-adjacent = das Ziel ist benachbart
descent-if-beside-hero = neben einem anderen Helden
descent-if-both-hands = beide Hände halten Nahkampfwaffen
descent-if-hand-free = eine Hand ist frei
descent-if-kind = { $kind }
descent-if-wearing = { $what } ausgerüstet
descent-moment-activation = Während ein Monster aktiviert ist
descent-moment-after-roll = Ein Monster greift an, nach dem Würfeln
descent-moment-before-roll = Ein Monster greift an, vor dem Würfeln
descent-moment-defended = Ein Monster wird angegriffen, nach dem Würfeln
descent-moment-enters = Ein Held betritt ein leeres Feld
descent-moment-enters-in-move = Ein Held betritt mit einer Bewegungsaktion ein leeres Feld
descent-moment-knocked-out = Ein Held wird niedergestreckt
descent-moment-monster-falls = Ein Monster wird besiegt
descent-moment-own-roll = Der Overlord hat gewürfelt
descent-moment-passed = Ein Held hat eine Probe bestanden
descent-moment-searched = Ein Held hat gesucht
descent-moment-touches = Ein Held hat eine Tür geöffnet oder gesucht
descent-moment-turn = Jederzeit im Zug des Overlords
descent-moment-turn-end = Am Ende des Zuges des Overlords
descent-moment-turn-start = Am Anfang des Zuges des Overlords
descent-named = { $name } ({ $of })
descent-special-as-shield = das tun, was ein ausgerüsteter Schild sagt, ohne ihn zu erschöpfen
descent-special-blood-rage = das Monster führt zwei Angriffsaktionen aus, dann ist es besiegt
descent-special-cry-havoc = eine Bewegungsaktion, dann ein Angriff auf alle, durch deren Feld es gezogen ist
descent-special-dark-charm = der Held legt eine Probe auf Willenskraft ab; misslingt sie, führt der Overlord mit ihm eine Bewegungsaktion oder einen Angriff aus, gelingt sie, zieht der Overlord eine Karte
descent-special-diabolic-power = eine beliebige Karte des Stapels oder der Ablage nehmen; alle Helden legen eine Probe ab (Ereignis: Willenskraft, Falle: Geistesgegenwart, Magie: Wissen), und wem sie misslingt, der erleidet 2 Schaden
descent-special-dominion = es legt eine Probe auf Willenskraft ab; gelingt sie, wird ein Held in Sicht bis zu 2 Felder bewegt und legt eine Probe auf Willenskraft ab, oder er wird Gelähmt
descent-special-draw-again = die Suchkarte ablegen und eine andere ziehen, die gilt
descent-special-dying-command = der Held legt eine Probe auf Wissen ab; misslingt sie, erholt er sich von 1 Erschöpfung; gelingt sie, kehrt ein eben besiegtes Monster zurück, zieht bis zu seiner Geschwindigkeit, greift für ihn an und wird entfernt
descent-special-move-twice-and-attack = bis zur doppelten Geschwindigkeit gehen, an beliebiger Stelle mit einem Angriff
descent-special-oath = auf das nächste leere Feld neben einem Monster kommen, das an einen anderen Helden innerhalb von 3 Feldern grenzt, und es angreifen
descent-special-overpower = eine Bewegungsaktion, in der es mit Helden daneben den Platz tauschen darf, wenn ihm eine Probe auf Stärke gelingt; jeder von ihnen erleidet 1 Erschöpfung
descent-special-plan-ahead = die fünf obersten Karten ansehen und in beliebiger Reihenfolge zurücklegen
descent-special-pray = ein Held innerhalb von 1 Feld heilt so viel Schaden, wie ein roter Würfel zeigt
descent-special-promotion = es legt eine Probe auf Willenskraft ab; gelingt sie, wird ein normales Monster daneben durch ein Elite-Monster ersetzt
descent-special-radiant-light = einen roten Würfel werfen: alle Helden in Sicht heilen so viel Schaden, alle Monster in Sicht erleiden ihn
descent-special-reinforce = normale Monster dieser Art bis zur Gruppengröße aufstellen, keines innerhalb von 3 Feldern um einen Helden
descent-special-rise-again = das Monster kehrt am Anfang des nächsten Zuges zurück, innerhalb von 5 Feldern um seinen Platz, für diesen Zug
descent-special-sacrifice = ein Monster daneben erleidet bis zu 5 Schaden, und es heilt ebenso viel
descent-special-schemes = eine Kartenart nennen; Karten des Stapels zeigen, bis eine davon kommt, und sie nehmen
descent-special-seduce = einen Helden innerhalb von 3 Feldern wählen und eine Probe auf Willenskraft ablegen; gelingt sie, wird der Held 1 Feld bewegt und Betäubt
descent-special-spirits = Monster, die durch die Fertigkeit gelitten haben, werden Vergiftet; Helden, die sich erholt haben, erholen sich von 1 Schaden und 1 Erschöpfung mehr
descent-special-take-place = der Held wird anstelle eines anderen daneben das Ziel
descent-special-throw = ein Held daneben legt eine Probe auf Stärke ab; misslingt sie, kommt er auf ein leeres Feld innerhalb von 3 Feldern und erleidet 1 Schaden
descent-special-unholy-ritual = so viele Karten ziehen, wie die Gruppe Figuren hat, und zwei behalten; ihre Monster haben eine Aktion weniger
descent-special-vanish = den Spielplan verlassen; am Anfang des nächsten Zuges auf ein leeres Feld innerhalb von { $n } Feldern zurückkehren
descent-special-word-of-despair = jeder Held legt eine Probe auf Willenskraft ab; wem sie misslingt, der erleidet im nächsten Zug nach jeder Aktion 1 Erschöpfung
descent-special-word-of-misery = in diesem Zug erleidet jeder Held, der Schaden erleidet, auch 1 Erschöpfung
descent-target-defender = auf ein betroffenes Monster
descent-target-group = auf eine Monstergruppe
descent-target-hero = auf einen Helden
descent-target-master = auf ein Elite-Monster, dessen Gruppe Platz hat
descent-target-monster = auf ein Monster
descent-target-recovers = auf ein Monster
descent-test-both = { $who } { $who_gender ->
    [plural] legen
   *[other] legt
  } eine Probe auf { $of } ab; misslingt sie: { $fail }; gelingt sie: { $pass }
descent-test-fail = { $who } { $who_gender ->
    [plural] legen
   *[other] legt
  } eine Probe auf { $of } ab; misslingt sie: { $fail }
descent-test-overlord-says = { $of } (der Overlord wählt)
descent-test-pass = { $who } { $who_gender ->
    [plural] legen
   *[other] legt
  } eine Probe auf { $of } ab; gelingt sie: { $pass }
descent-test-tested-says = { $of } (der Held wählt)
descent-trait-aftershock = Nachbeben
descent-trait-aftershock-does = ein Held daneben, der es angegriffen hat, legt eine Probe auf Willenskraft ab oder erleidet 1 Erschöpfung
descent-trait-aura = Aura
descent-trait-aura-does = ein Held, der ein Feld daneben betritt, erleidet { $n } Schaden
descent-trait-cowardly = Feigling
descent-trait-cowardly-does = gibt nur innerhalb von 3 Feldern um ein Elite-Monster oder einen Hauptmann Energie aus
descent-trait-flail = Dreschen
descent-trait-flail-does = sein Angriff darf zwei Ziele haben
descent-trait-fly = Fliegen
descent-trait-fly-does = beachtet in der Bewegung weder Gegner noch Gelände
descent-trait-freezing = Eiseskälte
descent-trait-freezing-does = ein Held, der ein Feld daneben betritt, erleidet 1 Erschöpfung
descent-trait-night-stalker = Nachtjäger
descent-trait-night-stalker-does = gegen Angreifer, die nicht benachbart sind, ein brauner Verteidigungswürfel mehr
descent-trait-not-me = Nicht ich!
descent-trait-not-me-does = angegriffen, darf es eine Probe auf Geistesgegenwart ablegen, um ein Monster daneben zum Ziel zu machen
descent-trait-ravage = Verwüsten
descent-trait-ravage-does = darf mit beiden Aktionen angreifen
descent-trait-reach = Reichweite
descent-trait-reach-does = seine Nahkampfangriffe reichen 2 Felder weit
descent-trait-regeneration = Regeneration
descent-trait-regeneration-does = heilt am Anfang des Zuges des Overlords { $n } Schaden
descent-trait-scamper = Huschen
descent-trait-scamper-does = darf durch Felder mit Helden ziehen
descent-trait-shadow = Schatten
descent-trait-shadow-does = der Angriff eines Helden daneben geht fehl, wenn keine Energie ausgegeben wird
descent-trait-shambling = Schlurfen
descent-trait-shambling-does = höchstens eine Bewegungsaktion in einer Aktivierung
descent-trait-unmovable = Unverrückbar
descent-trait-unmovable-does = niemand sonst bewegt es
descent-trait-web = Netz
descent-trait-web-does = ein Held, der ein Feld daneben verlässt, erleidet 1 Erschöpfung
descent-until-encounter = bis zum Ende der Szene
descent-until-givers-turn = bis zum Anfang des nächsten Zuges dessen, der es gibt
descent-until-next-attack = im nächsten Angriff dieser Runde
descent-until-return = bis er zurückkehrt
descent-until-turn-ends = bis zum Ende des nächsten Zuges
descent-until-turns-end = { $n ->
    [one] bis zum Ende des nächsten Zuges
   *[other] bis { $n } weitere Züge vorbei sind
  }
descent-when-action = Aktion
descent-when-activated = Ein Monster wird gleich aktiviert
descent-when-after-attack = Nach dem eigenen Angriff
descent-when-after-defeat = Nach einem Angriff, in dem der Held ein Monster besiegt hat
descent-when-after-slaying = Nach einem Angriff, in dem der Held oder sein Vertrauter Monster besiegt hat
descent-when-always = Immer
descent-when-attacked = Der Held oder ein anderer innerhalb von { $far } { $far ->
    [one] Feld
   *[other] Feldern
  } wird angegriffen, vor dem Würfeln
descent-when-attacking = In eigenen Angriffen
descent-when-defeats = Für jedes Monster, das der Held damit besiegt
descent-when-defended = Der Held wird angegriffen, nach dem Würfeln
descent-when-drawn = Der Held hat eine Suchkarte gezogen
descent-when-falls = Der Held ist besiegt, bevor er niedergestreckt wird
descent-when-familiar-attacks = Der Vertraute greift an, nach dem Würfeln
descent-when-healed = Für jeden Helden, den das Gebet geheilt hat
descent-when-monster-near = Ein Monster betritt ein leeres Feld neben dem Helden
descent-when-moved-twice = Am Ende eines Zuges mit zwei Bewegungsaktionen
descent-when-own-skill = Durch eine eigene Fertigkeit hat jemand gelitten oder sich erholt
descent-when-resting = Beim Ausruhen
descent-when-rolled = Im eigenen Angriff, nach dem Würfeln
descent-when-slays = Für jedes Monster, das der Held oder sein Vertrauter besiegt
descent-when-stands-up = Wenn der Held sich aufrappelt oder ihm aufgeholfen wird
descent-when-stands-up-near = Ein Held kommt innerhalb von { $far } Feldern wieder auf die Beine
descent-when-stood-still = Am Ende eines Zuges, in dem der Held sich nicht bewegt hat
descent-when-struck = Ein Monster daneben hat den Helden angegriffen
descent-when-surge = { $n ->
    [one] Energie
   *[other] { $n } Energien
  }
descent-when-surge-within = { $n ->
    [one] Energie
   *[other] { $n } Energien
  } des Helden oder eines anderen innerhalb von { $far } Feldern
descent-when-tested = Dem Helden ist eine Probe misslungen
descent-when-turn = Im eigenen Zug
descent-when-turn-start = Am Anfang des eigenen Zuges
descent-when-while = Solange diese Karte erschöpft ist
descent-whom-culprit = diese Figur
    .gender = feminine
descent-whom-culprit-and = dieser Held und jeder Held innerhalb von { $n } { $n ->
    [one] Feld
   *[other] Feldern
  } um ihn
    .gender = plural
descent-whom-culprits-group = jedes andere Monster seiner Gruppe
descent-whom-every-hero = jeder Held
descent-whom-familiar = der Vertraute
descent-whom-group = jedes Monster der Gruppe eines Monsters innerhalb von { $n } Feldern
descent-whom-hero = ein Held innerhalb von { $n } { $n ->
    [one] Feld
   *[other] Feldern
  }
descent-whom-heroes = jeder Held innerhalb von { $n } { $n ->
    [one] Feld
   *[other] Feldern
  }
descent-whom-monster = ein Monster innerhalb von { $n } { $n ->
    [one] Feld
   *[other] Feldern
  }
descent-whom-monster-itself = es
descent-whom-monsters = jedes Monster innerhalb von { $n } { $n ->
    [one] Feld
   *[other] Feldern
  }
descent-whom-near-target = ein anderes Monster innerhalb von { $n } Feldern um das Ziel
descent-whom-other-hero = ein anderer Held innerhalb von { $n } { $n ->
    [one] Feld
   *[other] Feldern
  }
descent-whom-targets = jedes Ziel
descent-whom-tested = der geprüfte Held
descent-whom-that-hero = dieser Held
descent-whom-you = der Held
    .gender = masculine
