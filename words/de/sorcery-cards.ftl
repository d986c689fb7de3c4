### Was die Karten von Sword & Sorcery sagen, gemacht aus dem, was sie tun.

## Wer es tut, und wem.

sorcery-join = { $a } { $b }
sorcery-whom-you = Du
sorcery-whom-active = Der aktive Held
sorcery-whom-heroes = Jeder Held
sorcery-whom-enemies = Jeder Gegner
sorcery-whom-caught = Wer hineingerät,
sorcery-whom-itself = Dieser Gegner
sorcery-whom-target = Sein Ziel
sorcery-whom-heroes-in-its-area = Jeder Held in seiner Zone
sorcery-whom-enemies-in-its-area = Jeder Gegner in seiner Zone
sorcery-whom-heroes-at-the-trap = Jeder Held in der Zone der Falle
sorcery-whom-heroes-near-the-trap = Jeder Held bis { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
} um die Falle
sorcery-whom-enemies-at-the-trap = Jeder Gegner in der Zone der Falle
sorcery-whom-enemies-near-the-trap = Jeder Gegner bis { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
} um die Falle
sorcery-whom-hero-here = Ein Held in derselben Zone
sorcery-whom-hero = Ein Held in Reichweite { $n }
sorcery-whom-enemy-here = Ein Gegner in derselben Zone
sorcery-whom-enemy = Ein Gegner in Reichweite { $n }
sorcery-whom-heroes-here = Jeder Held in derselben Zone
sorcery-whom-heroes-near = Jeder Held in Reichweite { $n }
sorcery-whom-enemies-here = Jeder Gegner in derselben Zone
sorcery-whom-enemies-near = Jeder Gegner in Reichweite { $n }

## Was geschieht.

sorcery-act-suffer = { $you ->
    [yes] Du erleidest
   *[no] { $whom } erleidet
} { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}.
sorcery-act-heal = { $you ->
    [yes] Du heilst
   *[no] { $whom } heilt
} { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}.
sorcery-act-heal-by-rank = { $you ->
    [yes] Du heilst
   *[no] { $whom } heilt
} Wunden in Höhe { $mine ->
    [yes] deines halben Seelenrangs
   *[no] des halben Seelenrangs des aktiven Helden
} (aufgerundet).
sorcery-act-fire = { $you ->
    [yes] Du brennst
   *[no] { $whom } brennt
}: Feuer { $n }.
sorcery-act-fire-here = { $you ->
    [yes] Deine Zone
   *[no] { $whom }: Die Zone
} brennt samt allen darin (Feuer { $n }).
sorcery-act-give = { $you ->
    [yes] Du erleidest
   *[no] { $whom } erleidet
} den Zustand „{ $condition }“.
sorcery-act-cure = { $you ->
    [yes] Du legst
   *[no] { $whom } legt
} einen Zustand, ein Feuer oder einen dauerhaften kritischen Treffer ab.
sorcery-act-until = { $you ->
    [yes] Bis zur nächsten Zeitphase: { $change }.
   *[no] { $whom }, bis zur nächsten Zeitphase: { $change }.
}
sorcery-act-next = { $mine ->
    [yes] Dein nächster Angriff in diesem Zug: { $gain }.
   *[no] Der nächste Angriff des aktiven Helden: { $gain }.
}
sorcery-act-next-by-rank = { $mine ->
    [yes] Dein nächster Angriff in diesem Zug: zusätzliche Treffer in Höhe deines halben Seelenrangs (aufgerundet).
   *[no] Der nächste Angriff des aktiven Helden: zusätzliche Treffer in Höhe seines halben Seelenrangs (aufgerundet).
}
sorcery-act-move = Du bewegst dich: { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}.
sorcery-act-more-movement = { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
} mehr in diesem Zug.
sorcery-act-hide = { $you ->
    [yes] Du bist versteckt: Bis du handelst, kann dich kein Gegner wählen.
   *[no] { $whom } ist versteckt: Bis er handelt, kann ihn kein Gegner wählen.
}
sorcery-act-taunt = { $whom } muss dich als nächstes Ziel wählen.
sorcery-act-delay = { $you ->
    [yes] Eine deiner inaktiven Fähigkeiten
   *[no] { $whom }: Eine inaktive Fähigkeit
} wartet eine Sanduhr länger.
sorcery-act-hasten = { $you ->
    [yes] Eine deiner inaktiven Fähigkeiten
   *[no] { $whom }: Eine inaktive Fähigkeit
} wartet eine Sanduhr weniger.
sorcery-act-ready = { $you ->
    [yes] Eine deiner inaktiven Fähigkeiten
   *[no] { $whom }: Eine inaktive Fähigkeit
} ist sofort bereit.
sorcery-act-companion = { $name } kommt an deine Seite, bewegt sich und greift an.
sorcery-act-any-companion = Der Gefährte des Helden kommt, bewegt sich und greift an.
sorcery-act-treasure = { $you ->
    [yes] Du ziehst
   *[no] { $whom } zieht
} { $n ->
    [one] eine Schatzkarte
   *[other] { $n } Schatzkarten
}.
sorcery-act-shards = Die Helden erhalten { $n } Seelensplitter.
sorcery-act-crowns = { $you ->
    [yes] Du erhältst
   *[no] { $whom } erhält
} { $n } Goldkronen.
sorcery-formula-less = Helden im Spiel weniger Gegner im Spiel, weniger { $n }
sorcery-formula-even = Helden im Spiel weniger Gegner im Spiel
sorcery-formula-more = Helden im Spiel weniger Gegner im Spiel, und { $n } dazu
sorcery-formula-all = alle Helden, auch Geister, weniger Gegner im Spiel
sorcery-act-spawn = Gegner tauchen an den Portalen auf: { $formula }.
sorcery-act-spawn-by = Gegner tauchen an den Portalen auf: bei bis zu 3 Helden { $few }; bei mehr { $many }.
sorcery-act-open-gate = { $gate } öffnet sich.
sorcery-act-close-gate = { $gate } schließt sich.
sorcery-act-wake-altar = Altar { $n } erwacht.
sorcery-act-sleep-altar = Altar { $n } schläft ein.
sorcery-act-goal = Ein anderes Ziel zählt: { $goal }
sorcery-act-any-goal = Von nun an zählt Ziel { $n } des Abenteuers.
sorcery-act-encounter = Eine Aktivierungskarte wird gezogen und sofort abgehandelt.
sorcery-act-trap = Eine Fallenkarte wird gezogen.
sorcery-act-activate = Alle Gegner in der Zone werden aktiviert.
sorcery-act-shadow = Ein Schattenmarker erscheint an einem Portal.
sorcery-act-visit = Ein Händler: Alle Helden in der Zone besuchen das Emporium.
sorcery-act-supply = Alle Helden in der Zone nehmen sich aus dem Vorrat, was sie möchten.
sorcery-act-soul-weapon = { $you ->
    [yes] Du erhältst
   *[no] { $whom } erhält
} eine Seelenwaffe.
sorcery-act-find = { $you ->
    [yes] Du findest
   *[no] { $whom } findet
}: { $item }.
sorcery-act-find-any = { $you ->
    [yes] Du findest
   *[no] { $whom } findet
} Schatz { $n } des Abenteuers.
sorcery-act-mark = Die Kampagne merkt es sich (Vermerk { $n }).
sorcery-card-unless-saved = { $what } Ein Rettungswurf verhindert es.
sorcery-card-nothing = Nichts geschieht.

## Änderungen, Kosten, Würfel.

sorcery-change-hits = { $sign }{ $n } Treffer bei jedem Angriff
sorcery-change-blocks = { $sign }{ $n } Abwehr bei jeder Verteidigung
sorcery-change-armor = { $sign }{ $n } Rüstungswert
sorcery-change-moves = { $sign }{ $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}
sorcery-change-of-heroes = Helden { $change }
sorcery-change-of-enemies = Gegner { $change }
sorcery-cost-of = { $n } × { $symbol }
sorcery-card-property-free = Kostenlos: { $gain }.
sorcery-card-property = Für { $cost }: { $gain }.
sorcery-dice-hits = { $n ->
    [one] 1 automatischer Treffer
   *[other] { $n } automatische Treffer
}
sorcery-dice-red = { $n ->
    [one] 1 roter Würfel
   *[other] { $n } rote Würfel
}
sorcery-dice-blue = { $n ->
    [one] 1 blauer Würfel
   *[other] { $n } blaue Würfel
}
sorcery-dice-none = keine Würfel
sorcery-die-red = Der rote Würfel wird bei Angriffen geworfen.
sorcery-die-blue = Der blaue Würfel wird bei Angriffen, zur Verteidigung und für Rettungswürfe geworfen.
sorcery-die-faces = Seine { $n } Seiten: { $faces }.
sorcery-die-face = „{ $symbols }“
sorcery-symbol-hit = Bei einem Angriff: ein Treffer.
sorcery-symbol-energy = Bezahlt eine Eigenschaft der Waffe oder der Rüstung.
sorcery-symbol-magic = Bezahlt eine magische Eigenschaft der Waffe oder der Rüstung.
sorcery-symbol-block = Bei einer Verteidigung: wehrt einen Treffer ab.
sorcery-symbol-sorcery = Bezahlt die stärksten Eigenschaften.
sorcery-symbol-gremlin = Ein Fehlschlag; er verbraucht das Geschoss des Angriffs.
sorcery-symbol-faces = Auf { $red ->
    [0] keiner Seite
    [one] 1 Seite
   *[other] { $red } Seiten
} des roten und { $blue ->
    [0] keiner
    [one] 1 Seite
   *[other] { $blue } Seiten
} des blauen Würfels.
sorcery-symbol-tavern = In der Taverne: { $n } Goldkronen.

## Angriff und Verteidigung.

sorcery-what-attack = Angriff
sorcery-what-main = Hauptwaffe
sorcery-what-off = Zweitwaffe
sorcery-what-both = Waffe (Haupt- und Zweitwaffe)
sorcery-card-attack = { $what }: { $with }; { $damage }, { $reach }.
sorcery-card-attack-plain = { $what }: { $with }; { $reach }.
sorcery-card-melee = in derselben Zone
sorcery-card-ranged = bis Reichweite { $n }
sorcery-card-armor = Rüstungswert { $n }: hebt bei jedem Angriff { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
} auf.
sorcery-card-shields = { $n ->
    [one] 1 magischer Schutzschild: hebt einen Treffer auf, auch einen tödlichen, und ist
   *[other] { $n } magische Schutzschilde: Jeder hebt einen Treffer auf, auch einen tödlichen, und ist
} in der Zeitphase wieder da.
sorcery-card-defence = Verteidigung: { $n ->
    [one] 1 blauer Würfel
   *[other] bis zu { $n } blaue Würfel, einer für jeden Treffer
}.
sorcery-card-blocks = { $n } automatische Abwehr.

## Immer.

sorcery-card-always = Immer: { $change }.
sorcery-card-more-life = { $n ->
    [one] 1 Lebenspunkt mehr.
   *[other] { $n } Lebenspunkte mehr.
}
sorcery-card-traps = Ziehe { $n } Fallenkarten statt einer und wähle, welche gilt.
sorcery-card-save-again = Ein misslungener Rettungswurf darf einmal wiederholt werden.
sorcery-card-second-weapon = Greife nach einem Angriff mit der Hauptwaffe auch mit der Zweitwaffe an, wenn beide { $n ->
    [one] eine Kategorie
   *[other] { $n } Kategorien
} gemeinsam haben.
sorcery-card-treasures = Ziehe { $n } Schatzkarten statt einer und behalte eine davon.
sorcery-card-flies = Fliegt: Barrieren halten nicht auf, und Niederschmettern hat keine Wirkung.

## Gegenstände.

sorcery-card-kind = { $slot }.
sorcery-card-kind-of = { $slot }; { $categories }.
sorcery-card-grants = Solange angelegt: { $n ->
    [one] eine Fähigkeit mehr
   *[other] { $n } Fähigkeiten mehr
}.
sorcery-card-projectile = Zu einem Angriff mit einer Fernkampfwaffe.
sorcery-card-reaches = Reichweite { $n }.
sorcery-card-charges = Ladungen: { $most }; jede Verwendung kostet { $each }.
sorcery-card-gremlin = Verbraucht, wenn der Angriffswurf einen Kobold zeigt.
sorcery-card-stays = Bleibt nach der Verwendung.
sorcery-card-once = Nach einer Verwendung verbraucht.
sorcery-card-worth = { $n } Goldkronen wert.
sorcery-card-for = Nur für { $styles }.
sorcery-card-not-for = Nicht für { $styles }.
sorcery-card-supply = Aus dem Vorrat, kostenlos.
sorcery-card-price = Preis: { $n } Goldkronen.
sorcery-card-treasure = Schatz aus Akt { $act }.
sorcery-card-quest-treasure = Schatz eines Abenteuers.
sorcery-card-soul-weapon = Seelenwaffe: erwacht für { $n } Seelensplitter bis zur nächsten Zeitphase.
sorcery-card-back = Andere Seite: { $item }.
sorcery-card-other-side = Die andere Seite von: { $item }.
sorcery-card-a-back = Die andere Seite einer Karte.

## Fähigkeiten und Helden.

sorcery-action-passive = Passiv.
sorcery-action-move = Anstelle deiner Bewegung.
sorcery-action-combat = Kampfaktion.
sorcery-action-standard = Standardaktion.
sorcery-action-free = Freie Aktion.
sorcery-action-reaction = Reaktion: bevor ein Gegner handelt oder zuschlägt.
sorcery-card-is-innate = Heldenfähigkeit.
sorcery-card-talent = Talent.
sorcery-card-talent-for = Talent, { $nature }.
sorcery-card-power-of = Fähigkeit von { $hero }, { $nature }.
sorcery-card-once-a-round = Ein Mal pro Runde.
sorcery-card-once-a-quest = Ein Mal pro Abenteuer.
sorcery-card-needs-control = Nur wenn die Helden die Zone eines möglichen Ziels kontrollieren oder du versteckt bist.
sorcery-card-needs = Nur mit angelegter Ausrüstung dieser Art: { $what }.
sorcery-card-from-rank = Ab Seelenrang { $rank }:
sorcery-card-waits = Danach Vorbereitungszeit { $n }.
sorcery-card-waits-when-gone = Vorbereitungszeit { $n }, sobald der Gefährte fort ist.
sorcery-card-waits-when-caught = Vorbereitungszeit { $n }, sobald jemand hineingeraten ist.
sorcery-card-snare = Du legst einen Marker in deine Zone; er fängt den ersten Gegner, der sie betritt.
sorcery-card-styles = Kampfstil: { $styles }.
sorcery-card-nature = Seelenwesen: { $nature }.
sorcery-card-moves = { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
} je Bewegung.
sorcery-card-capacity = Das Inventar fasst { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
sorcery-card-saves-on = Ein Rettungswurf braucht: { $symbol }.
sorcery-card-innate = Heldenfähigkeit: { $power }.
sorcery-card-scream = Seelenschrei als Geist, Reichweite { $n }: { $does }
sorcery-card-facet = Seelenrang { $rank }: { $life } Lebenspunkte; Fähigkeiten { $powers }, Talente { $talents }, Kampfaktionen { $combat }, Standardaktionen { $standard }.
sorcery-card-start = Beginnt mit: { $items }.
sorcery-card-companion-of = Gefährte von { $hero }.
sorcery-card-counts-as = Für Ereignisse zählt er als { $n ->
    [0] niemand
    [one] 1 Held
   *[other] { $n } Helden
}.

## Gegner.

sorcery-card-tier = Stufe: { $tier }.
sorcery-card-all-styles = Kampfstil: alle.
sorcery-card-seal = { $n } Siegel.
sorcery-card-life = { $n ->
    [one] 1 Lebenspunkt.
   *[other] { $n } Lebenspunkte.
}
sorcery-card-life-by-party = Lebenspunkte: { $few } bei 2 oder 3 Helden, { $many } bei 4 oder 5.
sorcery-card-horde = Eine Horde aus { $n } Figuren.
sorcery-card-resists = Widerstand: bei Schaden „{ $damage }“ { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
} weniger.
sorcery-card-is-vulnerable = Verwundbar: bei Schaden „{ $damage }“ { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
} mehr.
sorcery-card-draws-powers = Zieht beim Auftauchen { $n ->
    [one] eine Gegnerfähigkeit
   *[other] { $n } Gegnerfähigkeiten
}.
sorcery-card-leaves-shards = Sein Tod bringt den Helden { $n } Seelensplitter.
sorcery-card-loot = Beute: { $loot }.
sorcery-loot-crowns = { $n } Goldkronen
sorcery-loot-token = ein Beutemarker
sorcery-loot-treasure = eine Schatzkarte
sorcery-card-unique = Kommt nicht in den Stapel zurück.
sorcery-card-first-side = Erste Seite des Pergaments:
sorcery-card-second-side = Ab der Hälfte seiner Lebenspunkte die andere Seite des Pergaments:
sorcery-prefers-most-wounded = Bevorzugtes Ziel: der Held mit den meisten Wunden.
sorcery-prefers-closest = Bevorzugtes Ziel: der nächste Held.
sorcery-prefers-richest = Bevorzugtes Ziel: der reichste Held.
sorcery-prefers-style = Bevorzugtes Ziel: Helden mit dem Kampfstil { $style }.
sorcery-prefers-vengeful = Einziges Ziel: der Held mit dem Bedrohungsmarker.
sorcery-prefers-anybody = Bevorzugtes Ziel: keines.
sorcery-card-behaviour = Held in Sicht, Reichweite { $at }: { $does }.
sorcery-card-otherwise = Sonst, auch ohne Sichtlinie: { $does }.
sorcery-does = { $what }
sorcery-does-then = { $a }; { $b }
sorcery-does-nothing = tut nichts
sorcery-does-move-in = bewegt sich in den Nahkampf
sorcery-does-move = bewegt sich { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
} auf das Ziel zu
sorcery-does-move-to-closest = bewegt sich { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
} auf den nächsten Helden zu
sorcery-does-move-to-gate = bewegt sich { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
} auf das nächste Portal zu
sorcery-does-move-to-waypoint = bewegt sich { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
} auf den nächsten Wegmarker zu
sorcery-does-retreat = zieht sich { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
} zurück
sorcery-does-attack = greift mit der { $with } an
sorcery-does-attack-closest = greift den nächsten Helden in Sicht bis Reichweite { $n } mit der { $with } an
sorcery-does-use = nutzt { $name }
sorcery-does-use-if-wounded = nutzt, wenn verwundet, { $name }
sorcery-card-scroll-power = { $name }. { $does }
sorcery-card-scroll-power-charged = { $name } ({ $n ->
    [one] 1 Ladung
   *[other] { $n } Ladungen
}). { $does }
sorcery-way-if-control = Solange die Gegner seine Zone kontrollieren: { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
} mehr bei jedem Angriff.
sorcery-way-attack = Bei jedem Angriff: { $gain }.
sorcery-way-guard = Vor einem Angriff auf ihn wird ein blauer Würfel geworfen; zeigt er { $symbol }, bleibt der Angriff ohne Wirkung.
sorcery-way-alert = Ein Held, der seine Zone betritt, schafft einen Rettungswurf oder wird sofort mit der Hauptwaffe angegriffen.
sorcery-way-follow-up = Sooft seine Hauptwaffe verwundet hat, greift er auch mit der Zweitwaffe an.
sorcery-way-again = Er greift sein Ziel noch einmal mit der Hauptwaffe an.
sorcery-way-heal = Er heilt { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}.
sorcery-way-raise = Die oberste Karte der abgelegten Gegner kommt in seiner Zone ins Spiel.
sorcery-way-command = Alle anderen Gegner in seiner Sicht nutzen ihre besonderen Fähigkeiten und heilen 1 Wunde.
sorcery-way-special = Nur wenn eine Verhaltensweise oder die Aktivierungskarte es sagt: { $does }
sorcery-way-death = Bei seinem Tod: { $does }
sorcery-card-immune = Betäuben hat keine Wirkung.
sorcery-power-type-attack = Gegnerfähigkeit: Angriff.
sorcery-power-type-defence = Gegnerfähigkeit: Verteidigung.
sorcery-power-type-movement = Gegnerfähigkeit: Bewegung.
sorcery-power-type-always = Gegnerfähigkeit: immer aktiv.
sorcery-power-type-death = Gegnerfähigkeit: bei seinem Tod.
sorcery-card-in-act = Stufe { $act }: { $does }
sorcery-card-activates = Aktiviert: { $whom }.
sorcery-card-activates-instead = Ansonsten: { $whom }.
sorcery-card-activates-nobody = Niemand wird aktiviert.
sorcery-activates-tier = alle Gegner der Stufe { $tier }
sorcery-activates-highest = alle Gegner der höchsten Stufe im Spiel
sorcery-activates-style = alle Gegner mit dem Kampfstil { $style }
sorcery-activates-wounded = alle verwundeten Gegner
sorcery-activates-near = alle Gegner, die einen Helden in Reichweite { $n } haben
sorcery-activates-count = { $n ->
    [one] ein Gegner
   *[other] { $n } Gegner
}
sorcery-activates-all = alle Gegner
sorcery-card-with-special = Sie nutzen ihre besonderen Fähigkeiten.
sorcery-card-shuffles = Danach werden die Aktivierungskarten gemischt.

## Ereignisse, Marker, Abenteuer.

sorcery-event-kind-standard = Ereignis.
sorcery-event-kind-story = Abenteuerereignis.
sorcery-event-kind-day = Es ist Tag, bis die Nacht hereinbricht.
sorcery-event-kind-night = Es ist Nacht, bis der Tag anbricht.
sorcery-card-ongoing = Solange es obenauf liegt: { $change }.
sorcery-card-course = Wer { $nature } ist: { $does }
sorcery-card-find = Bei { $symbol }: { $does }
sorcery-card-chest-treasures = Wer sie öffnet, zieht { $n ->
    [one] eine Schatzkarte
   *[other] { $n } Schatzkarten
}.
sorcery-card-chest-crowns = { $n } Goldkronen für den, der sie öffnet.
sorcery-critical-wounds = Das Ziel erleidet { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}.
sorcery-critical-drain = Das Ziel verliert seine Ladungen und magischen Schutzschilde.
sorcery-critical-give = Das Ziel erleidet den Zustand „{ $condition }“.
sorcery-critical-less-hit = Dauerhaft: 1 Treffer weniger bei jedem Angriff.
sorcery-critical-less-armor = Dauerhaft: Rüstungswert −1.
sorcery-critical-no-energy = Dauerhaft: keine Eigenschaften, die Energie brauchen.
sorcery-critical-less-life = Dauerhaft: { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
} weniger.
sorcery-shadow-citizen = Ein Bürger; was das heißt, sagt das Abenteuer.
sorcery-shadow-single = Ein Gegner taucht auf.
sorcery-shadow-experienced = Ein Gegner mit einer Gegnerfähigkeit mehr taucht auf.
sorcery-shadow-two = Zwei Gegner tauchen auf.
sorcery-shadow-special-enemy = Der besondere Gegner des Abenteuers taucht auf.
sorcery-shadow-special-event = Ein besonderes Ereignis; was geschieht, sagt das Abenteuer.
sorcery-quest-act = Akt { $act }.
sorcery-quest-goal = Ziel: { $goal }
sorcery-quest-begins = Die Helden beginnen in { $area }: mindestens Seelenrang { $rank }, je { $crowns } Goldkronen, gemeinsam { $shards } Seelensplitter.
sorcery-quest-citizen = Bürger: { $does }
sorcery-quest-special-event = Das besondere Ereignis: { $does }
sorcery-quest-special-enemy = Der besondere Gegner: { $enemy } ({ $tier }).
sorcery-quest-by-day = Bei Tag: { $change }.
sorcery-quest-by-night = Bei Nacht: { $change }.
sorcery-quest-reward = In einer Kampagne, für den Sieg: { $does }
sorcery-quest-special = Eine besondere Standardaktion, ein Mal, in { $area }.

## Orte.

sorcery-place = { $area }
sorcery-place-with = { $area } ({ $landmark })
sorcery-gate-number = Portal { $n }
