### Was Sword & Sorcery fragt und erzählt.

sorcery-activated = { $card } wird aktiviert.
sorcery-against = { $who }: Treffer geändert um { $n } wegen der Schadensart.
sorcery-again = { $who } hat das schon: { $condition }.
sorcery-appears = { $card } erscheint in { $area }.
sorcery-area-burns = { $area } brennt (Stufe { $level }).
sorcery-ask-action = Was tut { $hero }? (Kampf { $combat }, Standard { $standard })
sorcery-ask-companion = Was tut der Gefährte? ({ $hero })
sorcery-ask-defend = Welche Eigenschaften schützen { $who }?
sorcery-ask-enemy-property = Welche Eigenschaft kommt zuerst?
sorcery-ask-enemy-step = Wohin geht { $who }?
sorcery-ask-enemy-target = Wen wählt { $card }?
sorcery-ask-exchange = Was tauschen { $hero } und { $other }?
sorcery-ask-ghost-action = Was tut der Geist? ({ $hero })
sorcery-ask-learn = Welche Fähigkeit wählt { $hero }?
sorcery-ask-next-enemy = Welcher Gegner ist der nächste?
sorcery-ask-next-hero = Wer ist als Nächstes am Zug?
sorcery-ask-next-shadow = Welcher Schatten wird zuerst aufgedeckt?
sorcery-ask-pass-threat = Wer erhält den Bedrohungsmarker?
sorcery-ask-projectile = Benutzt { $hero } ein Geschoss?
sorcery-ask-properties = Welche Eigenschaften nutzt { $who }?
sorcery-ask-pushed = Wohin wird { $who } gestoßen?
sorcery-ask-react = Reagiert jemand, bevor { $card } handelt?
sorcery-ask-reorganize = Was legt { $hero } an?
sorcery-ask-second-attack = { $hero }: noch ein Schlag?
sorcery-ask-souls = Wofür werden Seelensplitter ausgegeben? (noch { $shards })
sorcery-ask-which-gate = Welches Portal?
sorcery-ask-which-power = Welche Kraft von { $hero } ist es?
sorcery-ask-which-trap = Welche Falle wählt { $hero }?
sorcery-ask-which-treasure = Welchen Schatz behält { $hero }?
sorcery-ask-whom = { $hero }: wen?
sorcery-attacks = Angriff: { $by } gegen { $target } ({ $arm }).
sorcery-awakes = Die Seelenwaffe erwacht: { $hero }.
sorcery-burns = { $who } brennt (Stufe { $level }).
sorcery-chest-crowns = { $n } Goldkronen
sorcery-chest-treasures = Schatzkarten: { $n }
sorcery-chest = { $hero } öffnet die Truhe: { $chest }.
sorcery-choose-area = { $area }
sorcery-choose-attack-unarmed = Angriff auf { $target } ohne Waffe
sorcery-choose-attack = Angriff auf { $target } mit { $with }
sorcery-choose-awake = { $item } für { $n } Seelensplitter erwecken: { $does }
sorcery-choose-bash-chest = Die Truhe aufbrechen
sorcery-choose-bash-door = Die Tür nach { $area } aufbrechen
sorcery-choose-dash-up = Spurt: aufstehen
sorcery-choose-dash = Spurt: 1 Bewegungspunkt mehr
sorcery-choose-done = Fertig
sorcery-choose-drop = { $item } ablegen
sorcery-choose-end = Zug beenden
sorcery-choose-equip = { $item } anlegen
sorcery-choose-equip-main = { $item } als Hauptwaffe anlegen
sorcery-choose-exchange = Gegenstände tauschen mit { $hero }
sorcery-choose-focus = Vorbereiten: 1 Treffer mehr beim nächsten Angriff in diesem Zug
sorcery-choose-give-coins = Alle Münzen geben
sorcery-choose-give = { $item } geben
sorcery-choose-item = { $item } benutzen: { $does }
sorcery-choose-open = Die Tür nach { $area } öffnen
sorcery-choose-pick-coins = Die Münzen aufheben
sorcery-choose-pick-key = Den Schlüssel aufheben
sorcery-choose-pick-loot = Einen Beutemarker umdrehen
sorcery-choose-pick-treasure = Eine Schatzkarte umdrehen
sorcery-choose-pick-up = { $item } aufheben
sorcery-choose-provoke = Provozieren: den Bedrohungsmarker bewegen
sorcery-choose-raise = { $hero }: Seelenrang erhöhen
sorcery-choose-reorganize = Ausrüstung wechseln
sorcery-choose-reroll = Einen Würfel neu werfen ({ $colour }: { $face })
sorcery-choose-resurrect = { $hero } wiedererwecken
sorcery-choose-return = Wiederkehr zum Altar in { $area }
sorcery-choose-scream = Seelenschrei: { $does }
sorcery-choose-search = Durchsuchen
sorcery-choose-stand-up = Aufstehen
sorcery-choose-step = Nach { $area } gehen
sorcery-choose-strike = { $power } gegen { $target }: { $does }
sorcery-choose-take-coins = Alle Münzen nehmen
sorcery-choose-take-off = { $item } ausziehen
sorcery-choose-take = { $item } nehmen
sorcery-choose-this = { $what }
sorcery-choose-unlock = Das magische Schloss der Tür nach { $area } entfernen
sorcery-choose-unlock-chest = Das magische Schloss der Truhe entfernen
sorcery-coins = { $from } gibt { $n } Goldkronen an { $to }.
sorcery-companion-gone = { $hero } verliert den Gefährten.
sorcery-critical = Kritischer Treffer: { $who } erhält { $token }.
sorcery-crowns = { $hero } erhält { $n } Goldkronen.
sorcery-cured = { $who } ist das los: { $ill }.
sorcery-defends = { $who } verteidigt sich: { $blocks } abgewehrt, { $wounds ->
    [0] nichts kommt durch
    [one] 1 kommt durch
   *[other] { $wounds } kommen durch
}.
sorcery-drops = { $hero } legt { $item } ab.
sorcery-encounter = Aktivierung: { $card }.
sorcery-ended = Das Abenteuer ist zu Ende: { $why }.
sorcery-enemies-done = Der Zug der Gegner ist zu Ende.
sorcery-enemy-numbered = { $kind } ({ $tier }, { $n })
sorcery-enemy-power = { $card } erhält die Fähigkeit { $power }.
sorcery-enemy = { $kind } ({ $tier })
sorcery-equips = { $hero } legt { $item } an.
sorcery-evades = { $hero } löst sich aus dem Kampf.
sorcery-event-gone = Das Ereignis ist vorüber: { $event }.
sorcery-event = Ereignis: { $event }.
sorcery-flips = { $who } ändert sein Verhalten.
sorcery-floats = { $hero } schwebt nach { $area }.
sorcery-fumbles = { $hero } ist geblendet, die Aktion geht ins Leere.
sorcery-gain-all-lethal = alle Treffer sind tödlich
sorcery-gain-area = { $n ->
    [0] Flächenwirkung: trifft auch andere in der Zone des Ziels
    [one] Flächenwirkung: trifft auch andere bis 1 Zone um das Ziel
   *[other] Flächenwirkung: trifft auch andere bis { $n } Zonen um das Ziel
}
sorcery-gain-bash = stößt das Ziel in eine andere Zone zurück
sorcery-gain-blocks = { $n } Abwehr mehr
sorcery-gain-critical = ein kritischer Treffer
sorcery-gain-fire = das Ziel brennt (Feuer { $n })
sorcery-gain-heal = der Angreifer heilt { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
sorcery-gain-hits = { $n } Treffer mehr
sorcery-gain-lethal = { $n ->
    [one] 1 Treffer ist tödlich
   *[other] { $n } Treffer sind tödlich
}
sorcery-gain-pierce = Rüstungswert des Ziels −{ $n }
sorcery-gain-reroll = { $n ->
    [one] 1 Würfel darf neu geworfen werden
   *[other] bis zu { $n } Würfel dürfen neu geworfen werden
}
sorcery-gain-steal = stiehlt { $n } Goldkronen
sorcery-gains-item = { $hero } erhält { $item }.
sorcery-gains = { $who }: { $condition }.
sorcery-gate = { $open ->
    [yes] { $gate } öffnet sich.
   *[no] { $gate } schließt sich.
}
sorcery-ghost = { $hero } wird zum Geist.
sorcery-gives = { $from } gibt { $item } an { $to }.
sorcery-goal = Ein anderes Ziel zählt: { $goal }
sorcery-goal-all-ghosts = Alle Helden sind zugleich Geister.
sorcery-goal-all-reach = Alle lebenden Helden stehen am Wegmarker in { $area }.
sorcery-goal-instead = Sobald ein Held den Wegmarker in { $area } erreicht, zählt ein anderes Ziel: { $goal }
sorcery-goal-kill = Alle Gegner dieser Art sind gefallen: { $enemy }.
sorcery-goal-no-events = Der Ereignisstapel ist aufgebraucht, und seine letzte Karte wird abgelegt.
sorcery-goal-none = keines.
sorcery-goal-reach = Ein Held steht am Wegmarker in { $area }, und kein Gegner ist dort.
sorcery-healed = { $who } wird um { $n } geheilt.
sorcery-hits = { $n } Treffer: { $rolled } gewürfelt{ $automatic ->
    [0] {""}
   *[other] , { $automatic } automatisch
}{ $supremacy ->
    [0] {""}
   *[other] , { $supremacy } durch Überlegenheit
}{ $more ->
    [0] {""}
   *[other] , { $more } durch Wirkungen
}{ $lethal ->
    [none] {""}
    [0] ; alle tödlich
   *[other] ; tödlich höchstens: { $lethal }
}.
sorcery-hourglass = { $hero }: { $power } wartet jetzt { $wait }.
sorcery-idle = { $card } findet nichts zu tun.
sorcery-key = { $hero } nimmt den magischen Schlüssel.
sorcery-killed = { $who } wird getötet.
sorcery-learns = { $hero } wählt { $power }.
sorcery-loses-power = { $hero } verliert { $power }.
sorcery-moved = { $who } geht nach { $area }.
sorcery-no-effect = Der Angriff auf { $target } bleibt ohne Wirkung.
sorcery-opens = { $hero } öffnet den Weg nach { $area }.
sorcery-pays = { $who }: { $gain } für { $cost }.
sorcery-ready = Wieder bereit: { $power } ({ $hero }).
sorcery-resists = Keine Wirkung auf { $who }: { $condition }.
sorcery-resurrected = { $hero } lebt wieder.
sorcery-rises = { $hero } erreicht Seelenrang { $rank }.
sorcery-robbed = { $hero } werden { $n } Goldkronen geraubt.
sorcery-rolled = { $who } würfelt ({ $colour }): { $face }.
sorcery-round = Runde { $round }.
sorcery-saves = { $saved ->
    [yes] { $who } schafft den Rettungswurf.
   *[no] { $who } schafft den Rettungswurf nicht.
}
sorcery-screams = { $hero }: der Seelenschrei.
sorcery-searches = { $hero } durchsucht ({ $token }): { $face }.
sorcery-shadow = Der Schatten in { $area }: { $token }.
sorcery-shards = Die Helden erhalten Seelensplitter: { $n }.
sorcery-shuffled = Die Aktivierungskarten werden gemischt.
sorcery-stands-up = { $hero } steht auf.
sorcery-stunned = { $card } ist betäubt und tut nichts.
sorcery-summons = { $hero } ruft den Gefährten.
sorcery-threat = { $hero } hält den Bedrohungsmarker, Stufe { $level }.
sorcery-track-altars = Aktive Altäre
sorcery-track-combat = Kampfaktionen
sorcery-track-day = Tag oder Nacht
sorcery-track-event = Ereignis
sorcery-track-gates = Offene Portale
sorcery-track-points = Bewegungspunkte
sorcery-track-round = Runde
sorcery-track-shards = Seelensplitter
sorcery-track-stage = Spielphase
sorcery-track-standard = Standardaktionen
sorcery-track-threat = Bedrohungsmarker
sorcery-track-turn = Am Zug
sorcery-trap = Eine Falle: { $trap }.
sorcery-turn-ends = { $hero }: Der Zug endet.
sorcery-turn = { $hero } ist am Zug.
sorcery-unlocks = { $hero } entfernt das magische Schloss.
sorcery-used-up = Verbraucht: { $item } ({ $hero }).
sorcery-uses-item = { $hero } benutzt { $item }.
sorcery-uses-power = { $card } nutzt { $name }.
sorcery-uses = { $hero } nutzt { $power }.
sorcery-wounds = { $who } erleidet { $n } ({ $cause }).
sorcery-ask-course = Welchen Weg wählt { $hero }?
sorcery-ask-emporium = Was tut { $hero } im Emporium? (Goldkronen: { $crowns })
sorcery-ask-next-quest = Welches Abenteuer folgt?
sorcery-ask-receive = { $hero }: { $item } gleich anlegen?
sorcery-ask-shopper = Wer ist an der Reihe?
sorcery-behaves = { $card } gegen { $target }: { $does }.
sorcery-bets = { $hero } spielt: { $face }. Gewinn: { $n } Goldkronen.
sorcery-buys = { $hero } kauft { $item } für { $n } Goldkronen.
sorcery-choose-bet = Auf { $symbol } setzen (5 Goldkronen)
sorcery-choose-buy = { $item } kaufen ({ $n } Goldkronen)
sorcery-choose-course = Wer { $nature } ist: { $does }
sorcery-choose-drop-coins = Alle Münzen ablegen
sorcery-choose-drop-coin = Eine Münze zu { $n } Goldkronen ablegen
sorcery-choose-fetch = { $item } aus dem Vorrat nehmen
sorcery-choose-give-coin = Eine Münze zu { $n } Goldkronen geben
sorcery-choose-improve = { $item } verbessern lassen (50 Goldkronen)
sorcery-choose-sell = { $item } verkaufen
sorcery-choose-store = { $item } in den Vorrat legen
sorcery-choose-swap = Hände wechseln
sorcery-choose-take-coin = Eine Münze zu { $n } Goldkronen nehmen
sorcery-course = { $hero } wählt den Weg: { $nature }.
sorcery-drops-coins = { $hero } legt { $n } Goldkronen ab.
sorcery-fetches = { $hero } nimmt { $item } aus dem Vorrat.
sorcery-improves = { $hero } lässt eine Karte verbessern: { $item }.
sorcery-loses-item = { $hero } verliert { $item } für immer.
sorcery-quest = Ein neues Abenteuer: { $quest }.
sorcery-sells = { $hero } verkauft { $item } für { $n } Goldkronen.
sorcery-snared = { $who } gerät in die Falle: { $power }.
sorcery-special = { $hero }: { $name }.
sorcery-stores = { $hero } legt { $item } in den Vorrat.
sorcery-visits = Das Emporium ist geöffnet.
sorcery-track-emporium = Waren im Emporium
sorcery-track-supply = Vorrat
sorcery-track-bank = Münzen im Vorrat
sorcery-ask-cure = Wovon wird { $who } befreit?
sorcery-cancels = { $who }: { $armor ->
    [0] magische Schutzschilde heben { $shields } auf
   *[other] { $shields ->
        [0] Rüstung hebt { $armor } auf
       *[other] Rüstung hebt { $armor } auf, magische Schutzschilde { $shields }
    }
}.
sorcery-tell-before-properties = Bevor jemand für Eigenschaften bezahlt.
sorcery-tell-evades = Wer geht, löst Gelegenheitsangriffe aus.
sorcery-tell-dangerous = Dieses Gelände zu betreten, tut weh.
sorcery-tell-burns = Diese Zone brennt.
sorcery-choose-property = Für { $cost }: { $gain }
sorcery-choose-does = { $what }: { $does }
sorcery-choose-learn = { $power } wählen
sorcery-ill-fire = Feuer { $n }
sorcery-group-printed = { $what }: gedruckt { $printed }, jetzt { $now }.
sorcery-group-power = { $power } (Stufe { $level }): { $does }
sorcery-group-charges = { $name }: noch { $left } von { $most ->
    [one] 1 Ladung
   *[other] { $most } Ladungen
}.
sorcery-effect = { $cause }: { $what }
sorcery-effect-plain = { $what }
sorcery-effect-focus = Vorbereiten
sorcery-token-gate = { $gate }
sorcery-token-altar = Altar { $n }
sorcery-token-shadow = Ein Schatten, verdeckt
sorcery-token-snare = Eine Fußangel
sorcery-token-locked-chest = Eine Truhe mit magischem Schloss
sorcery-token-story = Eine Geschichte, die wartet
sorcery-term-rolled = gewürfelt
sorcery-term-automatic = automatisch
sorcery-term-supremacy = Überlegenheit
sorcery-term-effects = Wirkungen
sorcery-tell-behaviour = Würde er jetzt aktiviert: { $does }.
sorcery-tell-stunned = Er ist betäubt und tut nichts.
sorcery-tell-idle = Er findet nichts zu tun.
sorcery-tell-player-decides = Unter Gleichen entscheidet, wer ihn führt.
sorcery-passed-hidden = niemand darf ihn wählen
sorcery-passed-not-considered = ein anderer Held zieht diesen Gegner auf sich
sorcery-passed-out-of-span = nicht in Sicht bei dieser Reichweite, oder kein Weg führt dorthin
sorcery-passed-not-preferred = ein anderer Held wird bevorzugt
sorcery-passed-outdone = ein anderer Held ist stärker verwundet, schwächer oder näher
sorcery-choose-property-free = Kostenlos: { $gain }
sorcery-condition-poisoned = Vergiftet { $n }
sorcery-track-of = { $what }
sorcery-track-threat-of = { $hero }, Stufe { $level }
