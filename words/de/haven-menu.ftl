### Was das Menü sagt, bevor ein Spiel beginnt: Spiele, Charaktere, Szenarien, Einstellungen, Regelauslegungen.
###
### kept: game- haven-menu- haven-setting- ruling- class- scenario-

## Spiele.

game-gloomhaven = Gloomhaven
game-gloomhaven-about = Söldner schlagen sich gemeinsam durch Grüfte und Lager: mit zwei Karten pro Zug und einer Hand, die langsam zur Neige geht.
game-frosthaven = Frosthaven
game-frosthaven-about = Die große Schwester von Gloomhaven im eisigen Norden: Kämpfe mit Karten auf Sechseckfeldern, und dazwischen ein Außenposten, der versorgt sein will.
game-descent = Descent
game-descent-about = Eine Heldengruppe steigt in die Tiefe hinab, lässt die Würfel rollen und bietet dem Overlord und seinen Monstern die Stirn.
game-sword-and-sorcery = Sword & Sorcery
game-sword-and-sorcery-about = Aus dem Tod zurückgerufene Helden ziehen gemeinsam von Abenteuer zu Abenteuer, während Karten und Pergamente ihre Gegner lenken.
game-massive-darkness-2 = Massive Darkness 2
game-massive-darkness-2-about = Ein rasanter Streifzug für die ganze Gruppe: Türen öffnen, Horden zerschlagen, Beute und Stufen sammeln, ehe die Finsternis übermächtig wird.
game-sample = Das Gewölbe
game-sample-about = Ein kleines Spiel für den schnellen Einstieg: Helden suchen eine Krone, und ein Wärter mit verdeckten Karten hetzt ihnen Ghule hinterher.
game-coin = Eine Münze
game-coin-about = Das kleinste Spiel von allen: Zwei Spieler tippen geheim auf Kopf oder Zahl, und wer als Einziger richtigliegt, gewinnt.

## Die Teile des Menüs.

haven-menu-heroes = Charaktere
haven-menu-scenario = Szenario
haven-menu-settings = Einstellungen
haven-menu-rulings = Regelauslegungen

## Charaktere: wie sie sich spielen.

class-brute-about = Hält mit Schild und Vergeltung viel aus und trifft mehrere Gegner auf einmal. Wo der Barbar steht, werden Gegner zurückgedrängt.
class-brute-style = steht vorn, schlägt hart zu
class-tinkerer-about = Heilt die Gruppe und hält Gegner mit Netzen, Fallen und betäubenden Schüssen auf Abstand. Die große Kartenhand lässt viel Zeit.
class-tinkerer-style = heilt, hilft, hält Gegner auf
class-spellweaver-about = Trifft ganze Gruppen aus der Ferne und macht sich die Elemente zunutze. Wenige Karten und Trefferpunkte verlangen einen guten Plan, doch einmal kehren verlorene Zauber zurück.
class-spellweaver-style = starke Magie, zerbrechlich, vorausschauend
class-scoundrel-about = Schnell, wendig und mit einem einzigen Stich tödlich: am stärksten gegen Gegner, die ein Verbündeter bindet oder die allein stehen. Lange Gefechte überlässt sie lieber anderen.
class-scoundrel-style = flink, schaltet einzelne Gegner aus
class-cragheart-about = Zäh und in fast allem gut: wirft Felsen, heilt und verändert den Raum mit Hindernissen. Bebt die Erde, halten auch Freunde besser Abstand.
class-cragheart-style = zäher Alleskönner, lässt Erde beben
class-mindthief-about = Verstärkt die eigenen Angriffe, schwächt Gegner mit Zuständen und hetzt sie aufeinander. Stark im Nahkampf, aber leicht zu verwunden.
class-mindthief-style = Nahkampf, Zustände, Gedankenkontrolle

## Szenarien: worum es geht.

scenario-black-barrow-about = In einem alten Hügelgrab hat sich eine Bande von Banditen eingenistet. Der Weg führt an den Wachen vorbei, und kein Gegner darf stehen bleiben.
scenario-barrow-lair-about = Der Banditen-Kommandeur hat sich tief ins Grab zurückgezogen, und auf allen, die ihm folgen, liegt ein Fluch. Er muss fallen, und mit ihm jeder Gegner in den bis dahin aufgedeckten Räumen.
scenario-inox-encampment-about = Ein befestigtes Lager der Inox voller Krieger, Schützen und Schamanen. Es gilt durchzuhalten, bis genug von ihnen gefallen sind, denn es kommen immer neue.
scenario-crypt-of-the-damned-about = An der Schwelle einer alten Krypta warten Skelette und Schützen Seite an Seite. Was sich dort unten sonst noch regt: Nichts davon darf übrig bleiben.
scenario-ruinous-crypt-about = Kultisten und Nachtdämonen scharen sich um einen Altar, und alle beginnen mit leeren Händen: entwaffnet. Der Kreis muss gebrochen, die Krypta gesäubert werden.
scenario-proving-ground-about = Eine Prüfung gegen die Zeit: eine verschlossene Tür, eine Druckplatte und irgendwo dahinter der Schatz, um den es geht. Nach zwölf Runden ist alles vorbei.
scenario-prison-break-about = Die Gefangenen sind ihre Ketten los, aber noch nicht draußen. Sie müssen lebend zum Ausgang und die Altäre zerstört werden; zum Glück kämpft ein Söldner mit.
scenario-random-dungeon = Zufallsabenteuer
scenario-random-dungeon-about = Drei Räume, die vorher niemand kennt, aus Karten gezogen, Tür um Tür. Alle Monster darin müssen besiegt werden.
scenario-arena = Arena
scenario-arena-about = Ein Raum, eine Handvoll zufälliger Monster und keine Geschichte. Gut für einen schnellen Kampf und zum Ausprobieren.

## Einstellungen.

haven-setting-off = Aus
haven-setting-on = An

haven-setting-difficulty = Schwierigkeit
haven-setting-difficulty-about = Hebt oder senkt die Szenariostufe und damit Monster, Fallenschaden, Gold und Bonuserfahrung.
haven-setting-level = Szenariostufe
haven-setting-level-about = Von ihr hängen Monster, Fallen, Gold und Erfahrung ab. Die Gruppe darf sie frei festlegen.
haven-setting-level-usual = Wie empfohlen
haven-setting-level-usual-about = Die Hälfte der durchschnittlichen Stufe der Charaktere, aufgerundet.
haven-setting-level-number = Stufe { $level }
haven-setting-difficulty-easy = Einfach
haven-setting-difficulty-easy-about = Eine Stufe unter der empfohlenen: schwächere Monster, kleinere Belohnungen.
haven-setting-difficulty-normal = Normal
haven-setting-difficulty-normal-about = Die empfohlene Stufe: die Hälfte der Durchschnittsstufe der Gruppe, aufgerundet.
haven-setting-difficulty-hard = Schwer
haven-setting-difficulty-hard-about = Eine Stufe über der empfohlenen: stärkere Monster, größere Belohnungen.
haven-setting-difficulty-very-hard = Sehr schwer
haven-setting-difficulty-very-hard-about = Zwei Stufen über der empfohlenen: für Gruppen, die wissen, was sie tun.

haven-setting-solo = Solo-Spiel
haven-setting-solo-about = Eine Person führt alle Charaktere. Dafür sind Monster und Fallen eine Stufe höher; Gold und Bonuserfahrung bleiben gleich.
haven-setting-open-information = Offenes Wissen
haven-setting-open-information-about = Handkarten liegen offen, und Pläne dürfen ganz besprochen werden. Dafür sind Monster und Fallen eine Stufe höher, zusammen mit dem Solo-Spiel nur einmal.
haven-setting-reduced-randomness = Verminderte Zufälligkeit
haven-setting-reduced-randomness-about = Modifikatorkarten schwanken weniger: 2x und SEGEN zählen als +2, Null und FLUCH als −2.
haven-setting-permanent-death = Dauerhafter Tod
haven-setting-permanent-death-about = Ein Charakter ohne Trefferpunkte stirbt endgültig. Einer ohne Karten ist erschöpft, bleibt aber auf dem Spielfeld und kann weiter angegriffen werden.

## Regelauslegungen: Fragen, die das Regelbuch offenlässt.

ruling-mirrored-areas = Gespiegelte Wirkungsbereiche
ruling-mirrored-areas-about = Darf der Wirkungsbereich eines Angriffs gespiegelt oder nur gedreht werden?
ruling-mirrored-areas-no = Nur gedreht
ruling-mirrored-areas-yes = Gedreht und gespiegelt

ruling-value-below-nothing = Angriffswerte unter 0
ruling-value-below-nothing-about = Bleibt ein Angriffswert, der unter 0 fällt, dort, bis alle Modifikatoren angewendet sind?
ruling-value-below-nothing-kept = Er bleibt vorerst unter 0
ruling-value-below-nothing-nothing = Er zählt sofort als 0

ruling-null-retaliates = Vergeltung nach einer Null
ruling-null-retaliates-about = Gibt es Vergeltung für einen Angriff, der wegen einer gezogenen Null keinen Schaden verursacht?
ruling-null-retaliates-yes = Ja, es war ein Angriff
ruling-null-retaliates-no = Nein, nicht ohne Schaden

ruling-rolling-and-double = 2x und Zusatzmodifikatoren
ruling-rolling-and-double-about = In welcher Reihenfolge zählen eine 2x und die Zusatzmodifikatoren, die mit ihr gezogen wurden?
ruling-rolling-and-double-chosen = Nach Wahl des Spielers
ruling-rolling-and-double-as-drawn = In gezogener Reihenfolge

ruling-disarmed-move = Bewegung entwaffneter Monster
ruling-disarmed-move-about = Wie bewegt sich ein Monster, das einen Angriff auf der Karte hat, ihn aber wegen ENTWAFFNEN nicht ausführen kann?
ruling-disarmed-move-as-melee = Neben den Fokus, wie ohne Angriff
ruling-disarmed-move-as-armed = Als könnte es angreifen

ruling-shared-deck = Gemeinsame Fertigkeitkarten-Decks
ruling-shared-deck-about = Handeln zwei Monstertypen mit gemeinsamem Fertigkeitkarten-Deck nach derselben Karte?
ruling-shared-deck-one-card = Eine Karte für beide
ruling-shared-deck-card-each = Eine Karte für jeden Typ

ruling-reduced-reshuffle = Mischen bei verminderter Zufälligkeit
ruling-reduced-reshuffle-about = Wird das Deck bei verminderter Zufälligkeit am Ende der Runde auch wegen SEGEN und FLUCH gemischt?
ruling-reduced-reshuffle-all-four = Ja, auch bei SEGEN und FLUCH
ruling-reduced-reshuffle-standard-only = Nein, nur bei 2x- und Null-Standardkarten

ruling-monster-modifier-order = Modifikatoren der Monster
ruling-monster-modifier-order-about = Wer bestimmt die Reihenfolge, wenn beim Angriff eines Monsters mehrere Modifikatoren im selben Schritt gelten?
ruling-monster-modifier-order-maximum = Der stärkste Angriff zählt
ruling-monster-modifier-order-players = Die Spieler entscheiden gemeinsam

ruling-sight-along-walls = Sicht entlang von Mauern
ruling-sight-along-walls-about = Darf eine Sichtlinie an einer Ecke beginnen oder enden, die eine Mauer berührt?
ruling-sight-along-walls-free = Ja, an jeder Ecke
ruling-sight-along-walls-touching = Nicht an Mauern innerhalb der Karte

ruling-jump-onto-difficult = Sprung auf schwieriges Gelände
ruling-jump-onto-difficult-about = Wie viele Bewegungspunkte kostet schwieriges Gelände auf dem letzten Feld eines Sprungs?
ruling-jump-onto-difficult-two = Zwei Punkte
ruling-jump-onto-difficult-one = Einen Punkt

ruling-move-after-attack = Bewegung nach dem Angriff
ruling-move-after-attack-about = Wie bewegt sich ein Monster, auf dessen Karte der Angriff vor der Bewegung steht?
ruling-move-after-attack-as-melee = Neben den Fokus, wie ohne Angriff
ruling-move-after-attack-as-attack = Dorthin, wo dieser Angriff möglich wäre

ruling-boss-counts-exhausted = Erschöpfte Charaktere in Formeln
ruling-boss-counts-exhausted-about = Zählen erschöpfte Charaktere mit, wenn Bosse und Szenarien mit der Anzahl der Charaktere rechnen?
ruling-boss-counts-exhausted-yes = Ja, alle zählen
ruling-boss-counts-exhausted-no = Nein, nur die auf dem Spielfeld

ruling-retaliate-after-push = Vergeltung nach SCHIEBEN und ZIEHEN
ruling-retaliate-after-push-about = Gibt es noch Vergeltung, wenn der Angriff die beiden Figuren dafür zu weit auseinandergebracht hat?
ruling-retaliate-after-push-stays = Ja, der Ort des Angriffs zählt
ruling-retaliate-after-push-lost = Nein, die neuen Plätze zählen

ruling-stopped-midway = Mittendrin gestoppt
ruling-stopped-midway-about = Führt eine Figur, die während der eigenen Fertigkeit BETÄUBUNG, LÄHMUNG oder ENTWAFFNEN erhält, diese noch zu Ende?
ruling-stopped-midway-at-once = Nein, sie hört sofort auf
ruling-stopped-midway-after-ability = Ja, sie beendet die Fertigkeit

ruling-figure-on-stopping-trap = Fliegende Figur über einer Falle
ruling-figure-on-stopping-trap-about = Dürfen Verbündete durch eine fliegende Figur gehen, die über einer Falle mit BETÄUBUNG oder LÄHMUNG schwebt?
ruling-figure-on-stopping-trap-obstacle = Nein, sie gilt als Hindernis
ruling-figure-on-stopping-trap-passed = Ja, sie lösen die Falle aus

ruling-bless-supply = Vorrat an SEGEN-Karten
ruling-bless-supply-about = Gibt es eine Obergrenze für SEGEN-Karten im Spiel?
ruling-bless-supply-ten = Zehn, wie in der Schachtel
ruling-bless-supply-unlimited = Keine Obergrenze

ruling-consume-in-vain = Vergeblich verbrauchte Elemente
ruling-consume-in-vain-about = Verbraucht ein Monster ein Element für einen Angriff, den es gar nicht ausführen kann?
ruling-consume-in-vain-yes = Ja, wann immer möglich
ruling-consume-in-vain-no = Nein, nur wenn es angreift

ruling-last-attack = Angriff im Tod
ruling-last-attack-about = Führt ein Monster den Angriff, den ihm seine Karte für den eigenen Tod gibt, auch unter ENTWAFFNEN oder BETÄUBUNG aus?
ruling-last-attack-prevented = Nein, der Zustand verhindert ihn
ruling-last-attack-made = Ja, es greift an

ruling-target-order = Reihenfolge der Ziele
ruling-target-order-about = In welcher Reihenfolge greift ein Monster mehrere Ziele an?
ruling-target-order-by-focus = Fokus zuerst, weitere nach den Fokusregeln
ruling-target-order-players = Wie die Spieler entscheiden

ruling-summoned-number = Nummern beschworener Monster
ruling-summoned-number-about = Welche Aufstellernummer bekommt ein beschworenes Monster?
ruling-summoned-number-lowest = Die niedrigste freie Nummer
ruling-summoned-number-random = Eine zufällige freie Nummer

ruling-targets-chosen = Wahl mehrerer Ziele
ruling-targets-chosen-about = Wann wählt ein Spieler die Ziele einer Fertigkeit, die mehrere Gegner angreift?
ruling-targets-chosen-one-by-one = Nacheinander, Angriff für Angriff
ruling-targets-chosen-all-first = Alle vor dem ersten Angriff

ruling-cards-on-the-table = Leerer Modifikatorstapel
ruling-cards-on-the-table-about = Werden die eben gezogenen Karten mitgemischt, wenn der Modifikatorstapel mitten im Ziehen leer wird?
ruling-cards-on-the-table-stay = Nein, sie bleiben liegen
ruling-cards-on-the-table-shuffled-in = Ja, sie werden mitgemischt

ruling-further-attacks = Zweiter Angriff eines Monsters
ruling-further-attacks-about = Darf der zweite Angriff auf einer Monsterkarte jemanden treffen, den schon der erste getroffen hat?
ruling-further-attacks-spare = Nein, nur andere Ziele
ruling-further-attacks-again = Ja, auch dieselben Ziele

ruling-obstacles-moved = Hindernisse verschieben
ruling-obstacles-moved-about = Lässt sich ein Hindernis mit Trefferpunkten durch SCHIEBEN und ZIEHEN bewegen?
ruling-obstacles-moved-no = Nein, es bleibt stehen
ruling-obstacles-moved-yes = Ja, auf leere Felder

ruling-allied-modifiers = Modifikatoren verbündeter Figuren
ruling-allied-modifiers-about = Von welchem Deck ziehen die verbündeten Figuren eines Szenarios bei ihren Angriffen?
ruling-allied-modifiers-monsters = Vom Deck der Monster
ruling-allied-modifiers-none = Sie ziehen keine Karten

ruling-infuse-in-vain = Elemente ohne Fertigkeit
ruling-infuse-in-vain-about = Erzeugt eine Aktion ihr Element auch dann, wenn keine ihrer Fertigkeiten ausgeführt wird?
ruling-infuse-in-vain-no = Nein, eine Fertigkeit ist nötig
ruling-infuse-in-vain-yes = Ja, in jedem Fall
ruling-lost-in-vain = Verlustaktionen ohne Wirkung
ruling-lost-in-vain-about = Wohin kommt die Karte, wenn von einer Aktion mit dem Verlustsymbol nichts ausgeführt wurde?
ruling-lost-in-vain-discarded = Auf den Ablagestapel
ruling-lost-in-vain-lost = Auf den Verluststapel

ruling-trap-kills = Tod in der Falle
ruling-trap-kills-about = Wer hat ein Monster getötet, das in eine Falle oder gefährliches Gelände geschoben oder gezogen wurde und dort stirbt?
ruling-trap-kills-forcer = Wer es dorthin bewegt hat
ruling-trap-kills-nobody = Niemand

ruling-hampered-outside-turn = Zustände außerhalb des eigenen Zugs
ruling-hampered-outside-turn-about = Hindern LÄHMUNG, ENTWAFFNEN und BETÄUBUNG eine Figur auch dann, wenn sie in einem fremden Zug handeln soll?
ruling-hampered-outside-turn-held = Ja, jederzeit
ruling-hampered-outside-turn-free = Nein, nur im eigenen Zug

## Frosthaven.

class-drifter-about = Hält Boni lange im Spiel und rückt ihre Marker immer wieder zurück. Zäh und in allem gut.
class-drifter-style = zäh, geduldig, überall zu Hause

ruling-ward-and-brittle = SCHUTZ und SPRÖDE zugleich
ruling-ward-and-brittle-about = Wann heben sich SCHUTZ und SPRÖDE auf einer Figur auf?
ruling-ward-and-brittle-with-damage = Wenn sie Schaden erleiden würde
ruling-ward-and-brittle-at-once = Sobald sie beides hat

ruling-negated-damage = Verhinderter Schaden
ruling-negated-damage-about = Beendet Schaden, den ein Charakter durch verlorene Karten verhindert, die REGENERATION?
ruling-negated-damage-keeps-regenerate = Nein, es wurde keiner erlitten
ruling-negated-damage-ends-regenerate = Ja, es gab Schaden

ruling-loot-and-bane = Plündern und RUIN
ruling-loot-and-bane-about = Was kommt am Ende des Zuges zuerst: das Plündern des eigenen Feldes oder der Schaden durch RUIN?
ruling-loot-and-bane-loot-first = Das Plündern
ruling-loot-and-bane-bane-first = RUIN

ruling-allied-advantage = Vorteil bei Helfern
ruling-allied-advantage-about = Welche Karte zählt, wenn eine Beschwörung oder ein Szenario-Verbündeter mit Vorteil angreift?
ruling-allied-advantage-better = Die bessere
ruling-allied-advantage-chosen = Die von der Gruppe gewählte

ruling-ally-on-ice = Ein Verbündeter auf Eis
ruling-ally-on-ice-about = Rutscht eine Figur weiter, die durch einen Verbündeten auf Eis geht?
ruling-ally-on-ice-slides = Ja
ruling-ally-on-ice-walks = Nein, sie geht weiter
ruling-rest-damage = Schaden der kurzen Rast
ruling-rest-damage-about = Kann der Schaden verhindert werden, mit dem man bei einer kurzen Rast eine Karte behält?
ruling-rest-damage-hand-card = Durch den Verlust einer Handkarte
ruling-rest-damage-suffered = Nein
ruling-slide-into-door = Gegen eine Tür rutschen
ruling-slide-into-door-about = Ein Charakter läuft auf Eis und rutscht auf eine geschlossene Tür zu. Öffnet er sie?
ruling-slide-into-door-opens = Ja
ruling-slide-into-door-stops = Nein, er bleibt vor der Tür

ruling-summons-loot = Beute von Beschworenen
ruling-summons-loot-about = Wer bekommt, was ein Beschworener durch eine Fertigkeit erbeutet?
ruling-summons-loot-summoners = Sein Beschwörer
ruling-summons-loot-gone = Niemand

ruling-teleport-in-place = Auf der Stelle teleportieren
ruling-teleport-in-place-about = Darf sich eine Figur auf das Feld teleportieren, auf dem sie steht?
ruling-teleport-in-place-allowed = Ja
ruling-teleport-in-place-refused = Nein

ruling-push-to-death = Zum Verbündeten in den Tod
ruling-push-to-death-about = Darf ein Monster auf gefährliches Gelände geschoben werden, auf dem sein Verbündeter steht, wenn es dort stirbt?
ruling-push-to-death-allowed = Ja
ruling-push-to-death-refused = Nein

ruling-empty-push = Schieben ohne Bewegung
ruling-empty-push-about = Schieben oder Ziehen bewegt das Ziel um kein Feld. Wurde die Fertigkeit ausgeführt?
ruling-empty-push-nothing = Nein
ruling-empty-push-performed = Ja

ruling-from-a-shadow = Wie auf einem Schatten
ruling-from-a-shadow-about = Was wird vom Schatten aus gemessen?
ruling-from-a-shadow-everything = Alles außer Vergeltung
ruling-from-a-shadow-targets-alone = Nur Ziele und Nachteil

ruling-shadow-in-use = Benutzte Schatten
ruling-shadow-in-use-about = Darf der Schatten, von dem aus eine Fertigkeit ausgeführt wird, für einen Bonus darauf entfernt werden?
ruling-shadow-in-use-stays = Nein
ruling-shadow-in-use-removable = Ja

ruling-way-to-a-shadow = Der Weg zum Schatten
ruling-way-to-a-shadow-about = Darf eine Bewegung, die auf einem Schatten enden muss, in eine Falle führen, die sie vorher aufhält?
ruling-way-to-a-shadow-in-good-faith = Nein
ruling-way-to-a-shadow-any = Ja

ruling-added-by-pace = Was schnell oder langsam hinzufügt
ruling-added-by-pace-about = Darf eine Fertigkeit ausgelassen werden, die schnell oder langsam zu sein einer Aktion hinzufügt?
ruling-added-by-pace-mandatory = Nein, wenn sie möglich ist
ruling-added-by-pace-optional = Ja

ruling-damage-for-each = Schaden je Figur
ruling-damage-for-each-about = Schaden wird für jede von mehreren Figuren gezählt. Ist jeder Punkt eine eigene Schadensquelle?
ruling-damage-for-each-apart = Ja
ruling-damage-for-each-together = Nein, es ist ein Schaden

ruling-harm-to-all = Schaden für Freund und Feind
ruling-harm-to-all-about = Darf Schaden ausgelassen werden, der Verbündete und Gegner trifft?
ruling-harm-to-all-may-be-skipped = Ganz oder gar nicht
ruling-harm-to-all-mandatory = Nein

ruling-turn-bonuses = Gegenstände für den ganzen Zug
ruling-turn-bonuses-about = Darf man sie mitten in einer Bewegung oder einem Angriff benutzen?
ruling-turn-bonuses-between-abilities = Nein, nur zwischen Fertigkeiten
ruling-turn-bonuses-any-time = Ja

ruling-hastened-damage = Der Preis der Eile
ruling-hastened-damage-about = Ein Monster erleidet Schaden, wenn Feuer seine Bewegung beschleunigt. Auch, wenn es stehen bleibt?
ruling-hastened-damage-if-moved = Nein
ruling-hastened-damage-if-consumed = Ja

ruling-brittle-used-up = Verbrauchtes SPRÖDE
ruling-brittle-used-up-about = Eigener Schaden verbraucht SPRÖDE bei dir oder einem Verbündeten. Hast du einen Zustand entfernt?
ruling-brittle-used-up-removed = Ja
ruling-brittle-used-up-spent = Nein

ruling-escaping = Fliehen
ruling-escaping-about = Verlässt ein Charakter, der flieht, seinen Raum, was Kampfziele betrifft?
ruling-escaping-leaves-room = Ja
ruling-escaping-leaves-map = Nein, nur die Karte

ruling-first-masteries = Meisterschaften in Szenario 0
ruling-first-masteries-about = Lassen sich in Szenario 0 Meisterschaften erreichen?
ruling-first-masteries-refused = Nein
ruling-first-masteries-counted = Ja

ruling-idle-conditions = Verbündete ohne Züge
ruling-idle-conditions-about = Verlieren Verbündete, die keine Züge haben, Zustände, die mit einem Zug enden?
ruling-idle-conditions-expire = Bei ihrer Initiative
ruling-idle-conditions-stay = Nie

ruling-gathered-shadows = Zurückgelassene Schatten
ruling-gathered-shadows-about = Alle werden in den nächsten Raum gesetzt. Kommen Schatten mit?
ruling-gathered-shadows-move-along = Ja
ruling-gathered-shadows-stay = Nein

ruling-same-items = Derselbe Gegenstand mehrmals
ruling-same-items-about = Dürfen mehrere Charaktere denselben Gegenstand haben?
ruling-same-items-by-copies = So viele, wie es Exemplare gibt
ruling-same-items-one-owner = Nur einer
ruling-cards-leave = Anhaltende Karten ablegen
ruling-cards-leave-about = Sie dürfen jederzeit entfernt werden, außer während einer anderen Fähigkeit. Wann wirst du gefragt?
ruling-cards-leave-own-turn = Im eigenen Zug
ruling-cards-leave-any-time = Auch vor jedem Zug und jeder Fähigkeit anderer
ruling-regenerate-heal = Heilung der Regeneration
ruling-regenerate-heal-about = Darf ein Charakter die Heilung zu Beginn seines Zugs auslassen?
ruling-regenerate-heal-may = Ja
ruling-regenerate-heal-must = Nein
ruling-rest-cards = Aktive Karten bei einer langen Rast
ruling-rest-cards-about = Zählen Karten im aktiven Bereich ohne Verloren-Symbol bei einer langen Rast als abgeworfen?
ruling-rest-cards-discards = Nein
ruling-rest-cards-active-too = Ja, und eine von ihnen darf die verlorene Karte sein
ruling-monster-elements = Elemente, die Monster verbrauchen
ruling-monster-elements-about = Was muss ein Monster ausführen, damit seine Gruppe ein Element ihrer Karte verbraucht?
ruling-monster-elements-own-ability = Die Fertigkeit mit dem Symbol
ruling-monster-elements-any-ability = Irgendeine Fertigkeit der Karte
ruling-blue-hexes = Verbündete auf blauen Feldern
ruling-blue-hexes-about = Muss ein Charakter den Verbündeten auf dem blauen Feld eines Bereichs sehen?
ruling-blue-hexes-unseen = Nein
ruling-blue-hexes-seen = Ja
ruling-turn-ends = Ende eines Zugs
ruling-turn-ends-about = In welcher Reihenfolge erbeutet ein Charakter, reichert an und verliert Zustände?
ruling-turn-ends-conditions-last = Zustände enden zuletzt
ruling-turn-ends-any-order = Wie sein Spieler möchte
ruling-infusions = Anreicherungen
ruling-infusions-about = Muss ein Charakter die Elemente einer Aktion anreichern, von der er einen Teil ausgeführt hat?
ruling-infusions-must = Ja
ruling-infusions-may = Nur solche in einem eigenen Rahmen
