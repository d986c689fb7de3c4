### Helden, Gegner, Karten und Marker von Massive Darkness 2.
###
### Inhalte und Spielstände kennen diese Dinge unter ihrer englischen Kennung; was man liest, steht hier.
###
### Die Datei hat zwei Teile. Im ersten stehen die Namen des deutschen Regelhefts und die Wörter der Regeln. Im zweiten
### steht, was wir selbst übersetzt oder benannt haben (content/massive-darkness-2/SOURCES.md): Wer das Spiel besitzt, kann
### es hier berichtigen und in den ersten Teil verschieben. Zu ändern ist nur, was rechts vom Gleichheitszeichen steht.
###
### kept: md-

## Erster Teil: Namen des deutschen Regelhefts und Wörter der Regeln.

md-hero-gheta = Gheta
md-hero-sir-ronen = Sir Ronen
md-hero-irk = Irk
md-hero-feydra = Feydra
md-hero-nahias = Nahias
md-hero-mathrin = Mathrin
md-class-berserker = Berserker
md-class-paladin = Paladin
md-class-ranger = Waldläufer
md-class-rogue = Schurke
md-class-shaman = Schamane
md-class-wizard = Magier
md-enemy-demons = Dämonen
md-enemy-undead = Untote
md-enemy-fire-entities = Feuerwesen
md-enemy-fallen-angels = Gefallene Engel
md-enemy-satyrs = Satyrn
md-enemy-gargoyles = Gargoyles
md-enemy-hell-imps = Höllenkobolde
md-enemy-skeletons = Skelette
md-enemy-ytheria = Ytheria, Königin der Untoten
md-enemy-andra = Andra
md-enemy-ghoul = Der Ghul
md-enemy-michael = Erzengel Michael
md-enemy-reaper = Der Schnitter
md-spirit-fire-spirit = Feuergeist
md-spirit-ice-spirit = Eisgeist
md-element-fire = Feuer
md-element-ice = Eis
md-element-earth = Erde
md-element-air = Luft
md-die-yellow = gelb
md-die-orange = orange
md-die-blue = blau
md-die-violet = violett
md-die-black = schwarz
md-attack-melee = Nahkampf
md-attack-magic = Magisch
md-attack-ranged = Fernkampf
md-result-damage = Schaden
md-result-mana = Mana
md-result-shield = Schild
md-result-shadow = Schatten
md-result-claw = Kralle
md-result-ability = Fähigkeit
md-result-blank = leer
md-rarity-common = gewöhnlich
md-rarity-rare = selten
md-rarity-epic = episch
md-stance-bloodlust = Blutrausch
md-stance-frenzy = Raserei
md-stance-counter = Konter
md-track-front = Finsternisleiste
md-track-back = Finsternisleiste, Rückseite
md-track-boss = Bossleiste
md-cause-attack = Angriff
md-cause-claw = Kralle
md-cause-reaction = Reaktionsschaden
md-cause-trap = Falle
md-cause-fire = Feuer
md-cause-cost = Kosten
md-cause-ability = Fähigkeit
md-cause-door-card = Türkarte
md-cause-poison = Gift
md-cause-boss = Boss
md-token-loot = Beutemarker
md-token-treasure-common = gewöhnlicher Schatz
md-token-treasure-rare = seltener Schatz
md-token-treasure-epic = epischer Schatz
md-token-enemy = Gegnermarker
md-token-quarry = Beute der Jagd
md-token-portal = Portal
md-token-roaming-portal = Portal der Wandernden Monster
md-token-spike-trap = Dornenfalle
md-token-bear-trap = Bärenfalle
md-token-fountain = Brunnen
md-token-chest = Truhe
md-token-large-chest = große Truhe
md-token-forge = Schmiede
md-token-pillar = Säule
md-token-prize = Zielmarker
md-token-goal = Ziel zum Zerstören
md-card-shadow = die Schattenfähigkeit
md-tool-blade = Klinge
md-tool-venom = Gift
md-skill-dangerous-wrath = Gefährlicher Zorn
md-skill-shadow-form = Schattenform
md-skill-dark-magic = Finstere Magie
md-item-rusty-sword = Rostiges Schwert
md-item-primitive-axe = Primitive Axt
md-item-short-bow = Kurzbogen
md-item-wooden-staff = Holzstab
md-item-dagger = Dolch
md-item-magic-ocarina = Magische Okarina
md-item-worn-leather-armour = Abgenutzte Lederrüstung
md-item-mana-potion = Manatrank
md-item-silver-ring = Silberring

## Zweiter Teil: unsere eigenen Namen und Übersetzungen.

md-enemy-lyidan = Lyidan, Herr der Inkubi
md-enemy-boss = Der Boss
md-column-1 = die Weihe des Eifers
md-column-2 = die Weihe der Zuflucht
md-column-3 = die Weihe der Gnade
md-card-hero = die Heldenfähigkeit
md-card-set = der Set-Effekt
md-card-improved-set = der verbesserte Set-Effekt
md-card-call-of-the-spirits = Ruf der Geister
md-board-spark = Funke
md-board-gust = Windstoß
md-board-ward = Schutzzeichen
md-board-focus = Sammlung
md-board-zeal = Eifer
md-board-sanctuary = Zuflucht
md-board-grace = Gnade
md-tool-boots = Stiefel
md-tool-trick = Kniff
md-tool-shroud = Schattenschleier
md-tool-plain = Weiche Sohlen
md-tool-cleaver = Hackmesser
md-tool-needle = Nadel
md-tool-lucky-coin = Glücksmünze
md-door-trapped-treasury = Fallenbewehrte Schatzkammer
md-door-silence = Stille
md-door-ambush = Hinterhalt
md-door-hidden-hoard = Versteckter Hort
md-door-burning-threshold = Brennende Schwelle
md-door-icy-draught = Eisiger Luftzug
md-door-whispers = Flüstern
md-door-holy-font = Weihbecken
md-door-ley-line = Kraftlinie
md-door-old-battlefield = Altes Schlachtfeld
md-door-the-hunter = Der Jäger
md-door-merchants-mark = Zeichen des Händlers
md-skill-iron-hide = Eisenhaut
md-skill-headlong-charge = Blinder Ansturm
md-skill-blood-price = Blutpreis
md-skill-second-wind = Zweiter Atem
md-skill-retribution = Vergeltung
md-skill-cornered-beast = In die Enge getrieben
md-skill-rampage = Amoklauf
md-skill-righteous-strike = Gerechter Hieb
md-skill-shield-of-faith = Schild des Glaubens
md-skill-lay-on-hands = Handauflegen
md-skill-holy-wrath = Heiliger Zorn
md-skill-banner-of-hope = Banner der Hoffnung
md-skill-marching-hymn = Marschlied
md-skill-judgement = Urteil
md-skill-martyrdom = Martyrium
md-skill-steady-aim = Ruhige Hand
md-skill-fleet-foot = Leichtfuß
md-skill-hunters-eye = Jägerauge
md-skill-evasion = Ausweichen
md-skill-piercing-shot = Durchschlag
md-skill-herb-lore = Kräuterkunde
md-skill-volley = Pfeilhagel
md-skill-snap-shot = Schnellschuss
md-skill-knife-work = Messerarbeit
md-skill-poisoner = Giftmischer
md-skill-nimble = Flink
md-skill-quick-hands = Schnelle Finger
md-skill-weak-spot = Schwachstelle
md-skill-gamblers-luck = Spielerglück
md-skill-coup-de-grace = Gnadenstoß
md-skill-call-fire-spirit = Feuergeist rufen
md-skill-call-ice-spirit = Eisgeist rufen
md-skill-scorching-hand = Sengende Hand
md-skill-mending-rain = Heilender Regen
md-skill-stone-skin = Steinhaut
md-skill-biting-cold = Beißende Kälte
md-skill-storm-step = Sturmschritt
md-skill-lightning = Blitz
md-skill-wrath-of-the-elements = Zorn der Elemente
md-skill-fire-bolt = Feuerstrahl
md-skill-ice-lance = Eislanze
md-skill-arcane-shield = Arkaner Schild
md-skill-blink = Blinzeln
md-skill-mana-tap = Manaquell
md-skill-chain-lightning = Kettenblitz
md-skill-meteor = Meteor
md-item-wand-of-ashes = Aschestab
md-item-makeshift-spear = Behelfsspeer
md-item-healing-potion = Heiltrank
md-item-iron-sword = Eisenschwert
md-item-short-axe = Kurze Axt
md-item-hunting-bow = Jagdbogen
md-item-throwing-knives = Wurfmesser
md-item-apprentice-wand = Zauberstab des Lehrlings
md-item-oak-shield = Eichenschild
md-item-leather-cap = Lederkappe
md-item-padded-armour = Wattierte Rüstung
md-item-walking-boots = Wanderstiefel
md-item-greaves = Beinschienen
md-item-lantern = Laterne
md-item-prayer-beads = Gebetskette
md-item-minor-healing-draught = Kleiner Heiltrunk
md-item-minor-mana-draught = Kleiner Manatrunk
md-item-oil-flask = Ölflasche
md-item-whetstone = Wetzstein
md-item-damned-huge-war-sword = Verdammt riesiges Kriegsschwert
md-item-steel-sword = Stahlschwert
md-item-twin-hatchet = Zwillingsbeil
md-item-long-bow = Langbogen
md-item-crossbow = Armbrust
md-item-staff-of-embers = Glutstab
md-item-frost-wand = Froststab
md-item-tower-shield = Turmschild
md-item-steel-helm = Stahlhelm
md-item-chain-mail = Kettenhemd
md-item-swift-boots = Eilstiefel
md-item-mana-amulet = Mana-Amulett
md-item-hourglass = Stundenglas
md-item-greater-healing-draught = Großer Heiltrunk
md-item-berserk-brew = Wutgebräu
md-item-shadow-cursed-hood = Schattenfluch-Kapuze
md-item-shadow-cursed-boots = Schattenfluch-Stiefel
md-item-doom-blade = Schicksalsklinge
md-item-giants-maul = Riesenhammer
md-item-storm-bow = Sturmbogen
md-item-soul-staff = Seelenstab
md-item-sun-wand = Sonnenstab
md-item-assassins-kris = Kris des Meuchlers
md-item-aegis = Ägide
md-item-crown-of-light = Krone des Lichts
md-item-dragon-plate = Drachenpanzer
md-item-winged-boots = Flügelstiefel
md-item-heart-of-the-phoenix = Herz des Phönix
md-item-ring-of-wrath = Ring des Zorns
md-item-elixir-of-life = Elixier des Lebens
md-item-shadow-cursed-robe = Schattenfluch-Gewand
md-item-shadow-cursed-ring = Schattenfluch-Ring
md-item-shadow-cursed-cleaver = Schattenfluch-Beil
md-item-shadow-cursed-hammer = Schattenfluch-Hammer
md-item-shadow-cursed-bow = Schattenfluch-Bogen
md-item-shadow-cursed-dirk = Schattenfluch-Dolch
md-item-shadow-cursed-totem = Schattenfluch-Totem
md-item-shadow-cursed-orb = Schattenfluch-Kugel
md-item-cracked-club = Gesprungene Keule
md-item-notched-sword = Schartiges Schwert
md-item-bone-bow = Knochenbogen
md-item-rusted-spear = Rostiger Speer
md-item-cult-rod = Kultstab
md-item-butchers-cleaver = Schlachterbeil
md-item-claw-gauntlet = Klauenhandschuh
md-item-thorn-whip = Dornenpeitsche
md-item-stolen-sword = Gestohlenes Schwert
md-item-sling = Schleuder
md-item-grave-scythe = Grabsense
md-item-hell-trident = Höllendreizack
md-item-ash-bow = Aschebogen
md-item-ember-rod = Glutrute
md-item-serrated-axe = Gezackte Axt
md-item-spiked-mace = Morgenstern
md-item-bladed-shield = Klingenschild
md-item-crystal-wand = Kristallstab
md-item-harpoon = Harpune
md-item-ritual-knife = Ritualmesser
md-item-executioners-axe = Henkersaxt
md-item-demon-blade = Dämonenklinge
md-item-infernal-bow = Infernalischer Bogen
md-item-staff-of-the-pit = Stab des Abgrunds
md-item-soul-flail = Seelenflegel
md-item-bone-ballista = Knochenballiste
md-item-hellfire-wand = Höllenfeuerstab
md-item-obsidian-spear = Obsidianspeer
md-item-warlords-sword = Schwert des Kriegsherrn
md-item-abyssal-shield = Schild der Tiefe

## Aufträge und das Menü.

md-quest-tutorial = Erste Schritte
md-quest-tutorial-about = Ein kurzer Weg hinab: die Beute finden, zerstören, was zerstört gehört, und lernen, wie Türen, Würfel und Beute zusammenspielen.
md-quest-the-bone-cellar = Der Knochenkeller
md-quest-the-bone-cellar-about = In einem Keller voller Knochen wird etwas gejagt. Es gilt, schneller zu sein als die Dunkelheit.
md-quest-the-long-hunt = Die lange Jagd
md-quest-the-long-hunt-about = Zwei Beutetiere und ein umherstreifendes Monster, und der Rückweg ist so lang wie der Hinweg.
md-quest-three-seals = Drei Siegel
md-quest-three-seals-about = Drei Siegel müssen brechen, bevor die elfte Runde vorbei ist.
md-quest-throne-of-the-reaper = Der Thron des Schnitters
md-quest-throne-of-the-reaper-about = Erst der Schlüssel zum Thronsaal, dann der, der dort sitzt.
md-class-berserker-about = Wird mit jeder Wunde zorniger und wechselt die Haltung, um zuzuschlagen oder zurückzuschlagen.
md-class-paladin-about = Weiht den Boden und segnet, was die anderen tun.
md-class-ranger-about = Zieht für jeden Schuss Pfeile und bleibt den Klauen fern.
md-class-rogue-about = Holt Werkzeug aus einem Beutel und verbirgt sich in den Schatten.
md-class-shaman-about = Sammelt Elemente und ruft Geister in den Kampf.
md-class-wizard-about = Dreht ein Amulett voller Zauber und lässt das Mana den Rest tun.
md-setting-hellbreaker = Höllenbrecher
md-setting-hellbreaker-about = Ein Lebensbringer-Marker weniger: schwerer von der ersten Tür an.

## Entscheidungen: Fragen, die das Regelbuch offenlässt.

md-ruling-most-effective = Wirksamster Angriff
md-ruling-most-effective-about = Mehrere Angriffe eines Hordengegenstands reichen: Welcher ist der wirksamste?
md-ruling-most-effective-expected = Der höchste Schaden im Mittel
md-ruling-most-effective-party = Die Gruppe entscheidet

md-ruling-ranged-at-zero = Schützen in der Zone des Helden
md-ruling-ranged-at-zero-about = Was tut eine Horde, die nur Fernkampfangriffe hat und in der Zone des einzigen Helden steht?
md-ruling-ranged-at-zero-nothing = Nichts
md-ruling-ranged-at-zero-steps-back = Sie verlässt die Zone

md-ruling-nearest-for-movement = Der nächste Held
md-ruling-nearest-for-movement-about = Welche Helden zählen als nächste, wenn sich eine Horde bewegt?
md-ruling-nearest-for-movement-by-way = Die, zu denen ein offener Weg führt
md-ruling-nearest-for-movement-through-doors = Alle, als wären die Türen offen

md-ruling-prize-needs-peace = Questbeute aufnehmen
md-ruling-prize-needs-peace-about = Wird eine Beute des Abenteuers nur in einer Zone ohne Gegner aufgenommen?
md-ruling-prize-needs-peace-yes = Nur ohne Gegner
md-ruling-prize-needs-peace-no = Auch mit Gegnern

md-ruling-prize-moves = Verbleib der Questbeute
md-ruling-prize-moves-about = Kann die Beute des Abenteuers getauscht werden, und verliert sie ein besiegter Held?
md-ruling-prize-moves-kept = Der Träger behält sie
md-ruling-prize-moves-traded = Sie wird getauscht und fallen gelassen

md-ruling-first-arrow = Der erste Pfeil
md-ruling-first-arrow-about = Muss der Waldläufer eine Pfeilkarte aufdecken?
md-ruling-first-arrow-must = Mindestens eine
md-ruling-first-arrow-may = Er darf auch keine aufdecken

md-ruling-three-epics = Drei epische Karten schmieden
md-ruling-three-epics-about = Dürfen drei epische Karten verschmiedet werden?
md-ruling-three-epics-refused = Nein: Nichts steht über ihnen
md-ruling-three-epics-epic = Sie ergeben eine andere epische

md-ruling-mob-item-rarity = Hordengegenstände in der Schmiede
md-ruling-mob-item-rarity-about = Welche Seltenheit haben Hordengegenstände in der Schmiede?
md-ruling-mob-item-rarity-border = Die des Rahmens, sonst gewöhnlich
md-ruling-mob-item-rarity-category = Nach der Kategorie der Horde

md-ruling-treasure-deck-empty = Leerer Schatzstapel
md-ruling-treasure-deck-empty-about = Was geschieht, wenn ein Schatzstapel leer ist?
md-ruling-treasure-deck-empty-reshuffled = Die abgelegten Karten werden gemischt
md-ruling-treasure-deck-empty-nothing = Es wird nichts gezogen

md-ruling-boss-phase = Gegner im Bosskampf
md-ruling-boss-phase-about = Wer handelt im Bosskampf nach jedem Heldenzug?
md-ruling-boss-phase-all = Alle Gegner
md-ruling-boss-phase-boss-alone = Der Boss allein

md-ruling-defeated-level-up = Besiegte Helden und Stufen
md-ruling-defeated-level-up-about = Steigen besiegte Helden auf, und stehen sie zu Beginn eines Bosskampfs wieder?
md-ruling-defeated-level-up-yes = Beides
md-ruling-defeated-level-up-no = Keins von beiden

md-ruling-reaction-defeat = Beim Verlassen besiegt
md-ruling-reaction-defeat-about = Wo liegt ein Held, den Reaktionsschaden besiegt?
md-ruling-reaction-defeat-zone-left = In der Zone, die er verließ
md-ruling-reaction-defeat-zone-entered = In der Zone, die er betrat

md-ruling-round-start = Beginn der Runde
md-ruling-round-start-about = Was kommt zu Beginn einer Runde zuerst?
md-ruling-round-start-lifebringers-first = Lebensbringer-Marker
md-ruling-round-start-classes-first = Was die Klassen tun

md-ruling-reveal-draws = Schätze einer neuen Kammer
md-ruling-reveal-draws-about = Für welche Marker wird beim Aufdecken einer Kammer zuerst in den Beutel gegriffen?
md-ruling-reveal-draws-mobs-first = Für die der Horden
md-ruling-reveal-draws-floor-first = Für die auf dem Boden

md-ruling-drawn-again = Erneut gezogene Gegner
md-ruling-drawn-again-about = Ist die Aktion eines erneut gezogenen Gegners eine Aktivierung, sodass Feuer und Gift wirken?
md-ruling-drawn-again-no-activation = Nein: Feuer und Gift warten
md-ruling-drawn-again-activation = Ja

md-ruling-roaming-again = Erneut gezogene umherziehende Monster
md-ruling-roaming-again-about = Was tut ein umherziehendes Monster, das erneut gezogen wurde?
md-ruling-roaming-again-lines = Was auf seiner Karte steht
md-ruling-roaming-again-mob-action = Eine Aktion wie eine Horde

md-ruling-lower-roaming = Niedrigere Karte eines umherziehenden Monsters
md-ruling-lower-roaming-about = Was bewirkt eine Karte niedrigerer Kategorie für ein Monster, das schon im Spiel ist?
md-ruling-lower-roaming-acts-only = Das Monster handelt, die Karte wird abgelegt
md-ruling-lower-roaming-replaces = Sie ersetzt die Karte im Spiel

md-ruling-enemy-dice-in-defence = Gegnerwürfel in der Verteidigung
md-ruling-enemy-dice-in-defence-about = Würfeln umherziehende Monster und Bosse Gegnerwürfel, wenn sie verteidigen?
md-ruling-enemy-dice-in-defence-yes = Die auf ihren Karten
md-ruling-enemy-dice-in-defence-no = Nur Horden

md-ruling-other-kills = Belohnung ohne Angriff
md-ruling-other-kills-about = Wer erhält die Belohnung eines Gegners, der nicht im Angriff eines Helden stirbt?
md-ruling-other-kills-with-experience = Wer die Erfahrung erhält
md-ruling-other-kills-nobody = Niemand

md-ruling-defeated-gain = Erfahrung für alle
md-ruling-defeated-gain-about = Erhalten besiegte Helden, was alle Helden erhalten?
md-ruling-defeated-gain-yes = Alle heißt alle
md-ruling-defeated-gain-no = Nur wer steht

md-ruling-back-first-space = Erstes Feld der Rückseite
md-ruling-back-first-space-about = Wirkt das erste Feld der Rückseite der Dunkelheitsleiste, wenn der Marker dorthin kommt?
md-ruling-back-first-space-reached = Ja
md-ruling-back-first-space-passed = Nein

md-ruling-boss-round = Bosskampf und Runde
md-ruling-boss-round-about = Beginnt mit einem Bosskampf eine neue Runde?
md-ruling-boss-round-new = Ja
md-ruling-boss-round-hero-phase = Nur die Heldenphase beginnt neu

md-ruling-fire-and-frost = Feuer und Frost
md-ruling-fire-and-frost-about = Brennt ein umherziehendes Monster, das Frost von seiner Aktivierung abhält?
md-ruling-fire-and-frost-waits = Nein: Es gibt keine Aktivierung
md-ruling-fire-and-frost-burns = Ja

md-ruling-pillars = Säulen
md-ruling-pillars-about = Zählen mehrere Säulen auf einer Linie zusammen?
md-ruling-pillars-one = Höchstens ein Würfel
md-ruling-pillars-each = Einer für jede

md-ruling-higher-spell = Zauber höheren Rangs
md-ruling-higher-spell-about = Wohin kommt der höhere Rang eines Zaubers?
md-ruling-higher-spell-anywhere = Irgendwohin
md-ruling-higher-spell-same-segment = Auf das Segment des niedrigeren Rangs

md-ruling-consecration-sight = Sicht für die Weihe
md-ruling-consecration-sight-about = Entlang welcher Linien sieht ein Paladin Zonen?
md-ruling-consecration-sight-straight = Entlang jeder geraden Linie
md-ruling-consecration-sight-orthogonal = Entlang von Reihen und Spalten

md-ruling-arrows-when = Zeitpunkt der Pfeile
md-ruling-arrows-when-about = Wann deckt der Waldläufer Pfeilkarten auf?
md-ruling-arrows-when-before-roll = Vor dem Wurf
md-ruling-arrows-when-after-roll = Nach dem Wurf

md-ruling-set-effects = Effekte eines Sets
md-ruling-set-effects-about = Bleibt der normale Effekt eines Sets neben dem verbesserten bestehen?
md-ruling-set-effects-both = Beide
md-ruling-set-effects-improved-only = Nur der verbesserte

md-ruling-full-mana = Schamane mit vollem Mana
md-ruling-full-mana-about = Darf ein Schamane mit höchstem Mana weiteres Mana in Elementschritte verwandeln?
md-ruling-full-mana-steps = Ja
md-ruling-full-mana-lost = Nein: Es verfällt

md-ruling-poison-returns = Gift auf einer Horde
md-ruling-poison-returns-about = Wann kehrt ein Giftmarker auf einer Horde in den Beutel zurück?
md-ruling-poison-returns-leader = Mit dem Anführer
md-ruling-poison-returns-first-miniature = Mit der ersten Miniatur, die stirbt

md-ruling-bullseye = Volltreffer
md-ruling-bullseye-about = Darf der Waldläufer auf die weißen Effekte eines Volltreffers verzichten?
md-ruling-bullseye-applied = Sie werden angewendet
md-ruling-bullseye-asked = Er wird gefragt

md-ruling-paid-with-life = Mit der letzten Gesundheit bezahlt
md-ruling-paid-with-life-about = Eine Fähigkeit wird außerhalb eines Kampfs mit der letzten Gesundheit bezahlt: Wirkt sie noch auf andere?
md-ruling-paid-with-life-works = Ja
md-ruling-paid-with-life-nothing = Nein

md-ruling-frozen-rogue = Schurke im Eis
md-ruling-frozen-rogue-about = Eis nimmt einem Schurken mit Markern und einer zusätzlichen Aktion eine Aktion: Was verliert er?
md-ruling-frozen-rogue-token = Er dreht einen Marker um
md-ruling-frozen-rogue-chosen = Er wählt zwischen einem Marker und der zusätzlichen Aktion

## Wen eine Wirkung betrifft, Stufen, wo Gegenstände getragen werden, Phasen und was gezählt wird.

md-whom-enemy = der Gegner
    .acc = den Gegner
md-whom-fighter = der kämpfende Held
    .acc = den kämpfenden Helden
md-whom-opener = wer die Tür geöffnet hat
    .acc = den, der die Tür geöffnet hat
md-whom-ranger = der Waldläufer
    .acc = den Waldläufer
md-whom-self-or-other = der Held oder ein anderer in seiner Zone
md-whom-itself = sich selbst
md-whom-all = jeder Held
md-category-low = Stufe 1 und 2
md-category-middle = Stufe 3 und 4
md-category-high = Stufe 5
md-slot-head = Kopf
md-slot-body = Körper
md-slot-legs = Beine
md-slot-accessory = Schmuck
md-slot-one-hand = eine Hand
md-slot-two-hands = beide Hände
md-slot-small = nicht getragen
md-arrow-swift = Schneller Pfeil
md-arrow-barbed = Widerhakenpfeil
md-arrow-broadhead = Breitspitze
md-arrow-fire-arrow = Feuerpfeil
md-arrow-frost-arrow = Frostpfeil
md-arrow-heavy = Schwerer Pfeil
md-arrow-siege = Belagerungspfeil
md-stage-setup = Aufbau
md-stage-round-start = Die Runde beginnt
md-stage-heroes = Heldenphase
md-stage-enemies = Gegnerphase
md-stage-level-up = Stufenaufstieg
md-stage-darkness = Finsternisphase
md-stage-boss-fight = Der Bosskampf beginnt
md-stage-over = Das Abenteuer ist zu Ende
md-stat-health = Gesundheit
md-stat-defence = Verteidigungswürfel
md-stat-enemy-dice = Gegnerwürfel bei der Verteidigung
md-stat-minions = Schergen
md-stat-reward = Schatzmarker
md-stat-common-items = gewöhnliche Gegenstände als Belohnung
md-stat-rare-items = seltene Gegenstände als Belohnung
md-stat-epic-items = epische Gegenstände als Belohnung
md-stat-shields = Schilde
md-stat-actions = Aktionen
md-stat-activation-dice = Aktivierungswürfel
md-condition-fire = Feuermarker
md-condition-frost = Eismarker
md-lost-frost = Eis
md-lost-frozen-activation = zwei Eismarker
md-lost-bear-trap = Bärenfalle
md-discarded-forged = geschmiedet
md-discarded-foreign-class = für eine Klasse gemacht, die niemand spielt
md-ending-objectives = alle Ziele sind erfüllt
md-ending-no-lifebringer = kein Lebensbringer-Marker ist mehr da
md-ending-quest-lost = die Zeit ist um
md-ending-no-quarry = ein Gegner, den ein Ziel braucht, kann nicht erscheinen
