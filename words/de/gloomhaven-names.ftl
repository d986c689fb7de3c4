### Namen von Gloomhaven: Klassen, Monster, herbeigerufene Wesen, Karten, Gegenstände, Kampfziele, Szenarien.
###
### Inhalte und Spielstände kennen diese Dinge unter ihrer englischen Kennung; was man liest, steht hier.
###
### Die Datei hat zwei Teile. Im ersten stehen die Namen der deutschen Ausgabe, soweit das Regelbuch oder die öffentliche
### Sammlung sie nennt, aus der die Zahlen stammen (content/gloomhaven/SOURCES.md). Im zweiten steht, was wir selbst
### übersetzt haben: Wer das Spiel besitzt, kann es hier berichtigen und in den ersten Teil verschieben. Zu ändern ist nur,
### was rechts vom Gleichheitszeichen steht; nach einem Namen stehen sein Geschlecht und die Formen, die sich von ihm
### unterscheiden (docs/words.md).
###
### kept: hero- monster- summon- deck- card- item- goal- scenario- achievement- overlay- objective- room-card- monster-card-

## Erster Teil: Namen der deutschen Ausgabe.

## Klassen.

hero-brute = Barbar
    .gender = masculine
    .the = der Barbar
    .the_acc = den Barbaren
    .the_dat = dem Barbaren
hero-tinkerer = Tüftler
    .gender = masculine
    .the = der Tüftler
    .the_acc = den Tüftler
    .the_dat = dem Tüftler
hero-spellweaver = Spruchweberin
    .gender = feminine
    .the = die Spruchweberin
    .the_acc = die Spruchweberin
    .the_dat = der Spruchweberin
hero-scoundrel = Schurkin
    .gender = feminine
    .the = die Schurkin
    .the_acc = die Schurkin
    .the_dat = der Schurkin
hero-cragheart = Felsenherz
    .gender = neuter
    .the = das Felsenherz
    .the_acc = das Felsenherz
    .the_dat = dem Felsenherz
hero-mindthief = Gedankendiebin
    .gender = feminine
    .the = die Gedankendiebin
    .the_acc = die Gedankendiebin
    .the_dat = der Gedankendiebin

## Monster.

monster-bandit-guard = Banditen-Wache
    .gender = feminine
    .the = die Banditen-Wache
    .the_acc = die Banditen-Wache
    .the_dat = der Banditen-Wache
monster-bandit-archer = Banditen-Schützin
    .gender = feminine
    .the = die Banditen-Schützin
    .the_acc = die Banditen-Schützin
    .the_dat = der Banditen-Schützin
monster-living-bones = Wandelndes Skelett
    .gender = neuter
    .the = das Wandelnde Skelett
    .the_acc = das Wandelnde Skelett
    .the_dat = dem Wandelnden Skelett
monster-cultist = Kultist
    .gender = masculine
    .the = der Kultist
    .the_acc = den Kultisten
    .the_dat = dem Kultisten
monster-inox-guard = Inox-Wache
    .gender = feminine
    .the = die Inox-Wache
    .the_acc = die Inox-Wache
    .the_dat = der Inox-Wache
monster-hound = Hund
    .gender = masculine
    .the = der Hund
    .the_acc = den Hund
    .the_dat = dem Hund
monster-earth-demon = Erddämon
    .gender = masculine
    .the = der Erddämon
    .the_acc = den Erddämon
    .the_dat = dem Erddämon
monster-forest-imp = Waldwicht
    .gender = masculine
    .the = der Waldwicht
    .the_acc = den Waldwicht
    .the_dat = dem Waldwicht
monster-living-corpse = Wandelnde Leiche
    .gender = feminine
    .the = die Wandelnde Leiche
    .the_acc = die Wandelnde Leiche
    .the_dat = der Wandelnden Leiche
monster-inox-archer = Inox-Bogenschütze
    .gender = masculine
    .the = der Inox-Bogenschütze
    .the_acc = den Inox-Bogenschützen
    .the_dat = dem Inox-Bogenschützen
monster-inox-shaman = Inox-Schamane
    .gender = masculine
    .the = der Inox-Schamane
    .the_acc = den Inox-Schamanen
    .the_dat = dem Inox-Schamanen
monster-wind-demon = Winddämon
    .gender = masculine
    .the = der Winddämon
    .the_acc = den Winddämon
    .the_dat = dem Winddämon
monster-flame-demon = Flammendämon
    .gender = masculine
    .the = der Flammendämon
    .the_acc = den Flammendämon
    .the_dat = dem Flammendämon
monster-frost-demon = Frostdämon
    .gender = masculine
    .the = der Frostdämon
    .the_acc = den Frostdämon
    .the_dat = dem Frostdämon
monster-night-demon = Nachtdämon
    .gender = masculine
    .the = der Nachtdämon
    .the_acc = den Nachtdämon
    .the_dat = dem Nachtdämon
monster-bandit-commander = Banditen-Kommandeur
    .gender = masculine
    .the = der Banditen-Kommandeur
    .the_acc = den Banditen-Kommandeur
    .the_dat = dem Banditen-Kommandeur

## Fertigkeitenkarten: Barbar.

card-balanced-measure = Ausgewogene Maßnahmen

## Fertigkeitenkarten: Spruchweberin.

card-frost-armor = Frostrüstung
card-aid-from-the-ether = Hilfe aus dem Äther

## Fertigkeitenkarten: Schurkin.

card-backstab = Rückenstich

## Fertigkeitenkarten: Felsenherz.

card-avalanche = Lawine
card-backup-ammunition = Munitionssicherung
card-crater = Krater

## Gegenstände, die auch das Regelbuch von Frosthaven nennt.

item-winged-shoes = Flügelschuhe
    .gender = plural
item-leather-armor = Lederrüstung
    .gender = feminine
item-heater-shield = Dreieckschild
    .gender = masculine
item-poison-dagger = Giftdolch
    .gender = masculine

## Kampfziele.

goal-streamliner = Sparsam
goal-layabout = Müßiggang
goal-workhorse = Arbeitstier
goal-zealot = Voller Eifer
goal-masochist = Masochistisch
goal-fast-healer = Heilfleisch
goal-neutralizer = Entschärfend
goal-plunderer = Beutegier
goal-protector = Schutzschild
goal-explorer = Forscherdrang
goal-hoarder = Raffzahn
goal-indigent = Mittellos
goal-pacifist = Pazifistisch
goal-sadist = Sadistisch
goal-hunter = Jagdkunst
goal-professional = Professionell
goal-aggressor = Aggressionen
goal-dynamo = Übertrieben
goal-purist = Puristisch
goal-opener = Erstschlag
goal-diehard = Zäher Hund
goal-executioner = Volltreffer
goal-straggler = Schlusslicht
goal-scrambler = Ruhelos

## Szenarien.

scenario-black-barrow = Schwarzgrab
scenario-barrow-lair = Grabhöhle
scenario-inox-encampment = Inox-Lager
scenario-crypt-of-the-damned = Krypta der Verdammten
scenario-ruinous-crypt = Unheilvolle Krypta

## Erfolge.

achievement-first-steps = Erste Schritte
achievement-jekserahs-plans = Jekserahs Pläne
achievement-the-merchant-flees = Geflohene Händlerin

## Zweiter Teil: unsere eigenen Übersetzungen.

## Herbeigerufene Wesen.

summon-mystic-ally = Mystischer Gefährte
    .gender = masculine
    .the = der Mystische Gefährte
    .the_acc = den Mystischen Gefährten
    .the_dat = dem Mystischen Gefährten
summon-battle-bot = Kampfmaschine
    .gender = feminine
    .the = die Kampfmaschine
    .the_acc = die Kampfmaschine
    .the_dat = der Kampfmaschine
summon-rat-swarm = Rattenschwarm
    .gender = masculine
    .the = der Rattenschwarm
    .the_acc = den Rattenschwarm
    .the_dat = dem Rattenschwarm
summon-decoy = Attrappe
    .gender = feminine
    .the = die Attrappe
    .the_acc = die Attrappe
    .the_dat = der Attrappe

## Monsterfertigkeiten-Decks.

deck-guard = Wachen
deck-archer = Schützen
deck-living-bones = Wandelnde Skelette
deck-cultist = Kultisten
deck-hound = Hunde
deck-earth-demon = Erddämonen
deck-imp = Wichte
deck-living-corpse = Wandelnde Leichen
deck-shaman = Schamanen
deck-wind-demon = Winddämonen
deck-flame-demon = Flammendämonen
deck-frost-demon = Frostdämonen
deck-night-demon = Nachtdämonen
deck-boss = Boss

## Fertigkeitenkarten: Barbar.

card-trample = Niedertrampeln
card-eye-for-an-eye = Auge um Auge
card-sweeping-blow = Rundumschlag
card-provoking-roar = Herausforderndes Gebrüll
card-overwhelming-assault = Überwältigender Ansturm
card-grab-and-go = Zugreifen und weg
card-warding-strength = Schützende Stärke
card-shield-bash = Schildstoß
card-leaping-cleave = Sprunghieb
card-spare-dagger = Ersatzdolch
card-skewer = Aufspießen
card-wall-of-doom = Mauer des Verderbens

## Fertigkeitenkarten: Tüftler.

card-proximity-mine = Annäherungsmine
card-harmless-contraption = Harmlose Apparatur
card-flamethrower = Flammenwerfer
card-hook-gun = Hakenkanone
card-ink-bomb = Tintenbombe
card-net-shooter = Netzwerfer
card-stun-shot = Betäubungsschuss
card-reinvigorating-elixir = Belebendes Elixier
card-restorative-mist = Heilsamer Nebel
card-energizing-tonic = Anregendes Tonikum
card-enhancement-field = Verstärkungsfeld
card-toxic-bolt = Giftbolzen
card-reviving-shock = Wiederbelebender Schock
card-volatile-concoction = Brisantes Gebräu
card-potent-potables = Kräftige Tränke

## Fertigkeitenkarten: Spruchweberin.

card-fire-orbs = Feuerkugeln
card-impaling-eruption = Pfählende Eruption
card-reviving-ether = Belebender Äther
card-freezing-nova = Frostnova
card-mana-bolt = Manablitz
card-flame-strike = Flammenschlag
card-ride-the-wind = Ritt auf dem Wind
card-crackling-air = Knisternde Luft
card-hardened-spikes = Gehärtete Stacheln

## Fertigkeitenkarten: Schurkin.

card-single-out = Ins Visier genommen
card-flanking-strike = Flankenhieb
card-smoke-bomb = Rauchbombe
card-thiefs-knack = Diebeskniff
card-venom-shiv = Giftklinge
card-throwing-knives = Wurfmesser
card-quick-hands = Flinke Hände
card-special-mixture = Spezialmischung
card-sinister-opportunity = Finstere Gelegenheit
card-tricksters-reversal = Wende des Gauners
card-swift-bow = Flinker Bogen

## Fertigkeitenkarten: Felsenherz.

card-opposing-strike = Gegenschlag
card-crushing-grasp = Zermalmender Griff
card-rumbling-advance = Grollender Vormarsch
card-massive-boulder = Gewaltiger Felsbrocken
card-rock-tunnel = Felsentunnel
card-unstable-upheaval = Instabile Verwerfung
card-dirt-tornado = Erdwirbelsturm
card-earthen-clod = Erdklumpen
card-heaving-swing = Wuchtiger Schwung
card-forceful-storm = Mächtiger Sturm
card-natures-lift = Auftrieb der Natur

## Fertigkeitenkarten: Gedankendiebin.

card-submissive-affliction = Unterwerfende Heimsuchung
card-into-the-night = In die Nacht
card-fearsome-blade = Furchterregende Klinge
card-feedback-loop = Rückkopplung
card-gnawing-horde = Nagende Horde
card-the-minds-weakness = Schwäche des Geistes
card-parasitic-influence = Parasitärer Einfluss
card-scurry = Davonhuschen
card-perverse-edge = Perfide Schneide
card-empathetic-assault = Mitfühlender Angriff
card-withering-claw = Zehrende Klaue
card-possession = Besessenheit
card-frigid-apparition = Eisige Erscheinung

## Gegenstände.

item-boots-of-striding = Stiefel der weiten Schritte
    .gender = plural
item-hide-armor = Fellrüstung
    .gender = feminine
item-cloak-of-invisibility = Umhang der Unsichtbarkeit
    .gender = masculine
item-eagle-eye-goggles = Adleraugenbrille
    .gender = feminine
item-iron-helmet = Eisenhelm
    .gender = masculine
item-piercing-bow = Durchschlagsbogen
    .gender = masculine
item-war-hammer = Kriegshammer
    .gender = masculine
item-minor-healing-potion = Kleiner Heiltrank
    .gender = masculine
    .acc = Kleinen Heiltrank
item-minor-stamina-potion = Kleiner Ausdauertrank
    .gender = masculine
    .acc = Kleinen Ausdauertrank
item-minor-power-potion = Kleiner Krafttrank
    .gender = masculine
    .acc = Kleinen Krafttrank

## Szenarien.

scenario-proving-ground = Bewährungsprobe
scenario-prison-break = Gefängnisausbruch

## Aufleger.

overlay-table = Tisch
overlay-sarcophagus = Sarkophag
overlay-totem = Totem
overlay-crate = Kiste
overlay-barrel = Fass
overlay-pillar = Säule
overlay-altar = Altar
overlay-thorns = Dornen
overlay-rubble = Geröll

## Ziele der Szenarien.

objective-altar = Altar
objective-captive = Gefangener
objective-mercenary = Söldner

## Raumkarten der Zufallsabenteuer.

room-card-hall = Halle
room-card-gallery = Galerie
room-card-cavern = Höhle
room-card-vault = Gewölbe
room-card-chapel = Kapelle
room-card-rotunda = Rotunde
room-card-fork = Gabelung
room-card-den = Bau
room-card-cellar = Keller
room-card-crossing = Kreuzung

## Monsterkarten der Zufallsabenteuer.

monster-card-of-thieves = der Diebe
monster-card-of-bones = der Knochen
monster-card-of-the-dead = der Toten
monster-card-of-the-cult = des Kults
monster-card-of-the-inox = der Inox
monster-card-of-the-hunt = der Jagd
monster-card-of-stone = der Steine
monster-card-of-imps = der Wichte
monster-card-of-embers = der Glut
monster-card-of-the-night = der Nacht
