### Names of Frosthaven: classes, monsters, summons, cards, items, battle goals, scenarios. What is called the same in
### Gloomhaven stands in gloomhaven-names.ftl.
###
### Content and saves know these things by their ids; what people read stands here, in each language in its own file.
###
### kept: hero- class- monster- summon- deck- card- item- goal- scenario- overlay- objective- loot- room-card- monster-card-

## Classes.

hero-drifter = Wanderer
    .gender = masculine
    .the = der Wanderer
    .the_acc = den Wanderer
    .the_dat = dem Wanderer
hero-banner-spear = Bannerspeer
    .gender = masculine
    .the = der Bannerspeer
    .the_acc = den Bannerspeer
    .the_dat = dem Bannerspeer
hero-boneshaper = Knochenformerin
    .gender = feminine
    .the = die Knochenformerin
    .the_acc = die Knochenformerin
    .the_dat = der Knochenformerin
hero-blinkblade = Blitzklinge
    .gender = feminine
    .the = die Blitzklinge
    .the_acc = die Blitzklinge
    .the_dat = der Blitzklinge
hero-deathwalker = Todeswandlerin
    .gender = feminine
    .the = die Todeswandlerin
    .the_acc = die Todeswandlerin
    .the_dat = der Todeswandlerin
hero-geminate = Doppelseele
    .gender = feminine
    .the = die Doppelseele
    .the_acc = die Doppelseele
    .the_dat = der Doppelseele

class-banner-spear-about = Kämpft in Formation: Steht ein Verbündeter auf dem richtigen Feld, trifft der Speer mehrere Gegner auf einmal. Banner und Marschbefehle halten die Gruppe zusammen.
class-banner-spear-style = führt an, kämpft in Formation
class-boneshaper-about = Erweckt Skelette, bezahlt sie mit Trefferpunkten und lässt sie kämpfen. Flüche und Gift zermürben die Gegner, während die Diener sie aufhalten.
class-boneshaper-style = beschwört viele, bleibt hinten
class-blinkblade-about = Wählt in jeder Runde, ob sie schnell oder langsam ist. Schnelle Züge schlagen zu und verschwinden, langsame sammeln Zeit für die nächsten.
class-blinkblade-style = flink, spielt mit der Zeit
class-deathwalker-about = Lässt Schatten auf der Karte zurück und schlägt aus ihnen zu, weit weg vom eigenen Platz. Je mehr Schatten es sind, desto härter trifft sie.
class-deathwalker-style = trifft aus Schatten, zerbrechlich
class-geminate-about = Zwei Gestalten mit je einer Kartenhand, eine für den Nahkampf, eine für die Ferne. Alles hängt davon ab, wann gewechselt wird, und keine Hand ist größer.
class-geminate-style = zwei Gestalten, viele Karten

## Monsters.

monster-algox-guard = Algox-Wache
    .gender = feminine
    .the = die Algox-Wache
    .the_acc = die Algox-Wache
    .the_dat = der Algox-Wache
monster-algox-archer = Algox-Schütze
    .gender = masculine
    .the = der Algox-Schütze
    .the_acc = den Algox-Schützen
    .the_dat = dem Algox-Schützen
monster-snow-imp = Schneewicht
    .gender = masculine
    .the = der Schneewicht
    .the_acc = den Schneewicht
    .the_dat = dem Schneewicht
monster-algox-priest = Algox-Priester
    .gender = masculine
    .the = der Algox-Priester
    .the_acc = den Algox-Priester
    .the_dat = dem Algox-Priester
monster-algox-scout = Algox-Späher
    .gender = masculine
    .the = der Algox-Späher
    .the_acc = den Algox-Späher
    .the_dat = dem Algox-Späher
monster-city-guard = Stadtwache
    .gender = feminine
    .the = die Stadtwache
    .the_acc = die Stadtwache
    .the_dat = der Stadtwache
monster-polar-bear = Eisbär
    .gender = masculine
    .the = der Eisbär
    .the_acc = den Eisbären
    .the_dat = dem Eisbären
monster-steel-automaton = Stahlapparat
    .gender = masculine
    .the = der Stahlapparat
    .the_acc = den Stahlapparat
    .the_dat = dem Stahlapparat
monster-ice-wraith = Eisspuk
    .gender = masculine
    .the = der Eisspuk
    .the_acc = den Eisspuk
    .the_dat = dem Eisspuk
monster-frozen-corpse = Gefrorene Leiche
    .gender = feminine
    .the = die Gefrorene Leiche
    .the_acc = die Gefrorene Leiche
    .the_dat = der Gefrorenen Leiche
monster-ancient-artillery = Antike Artillerie
    .gender = feminine
    .the = die Antike Artillerie
    .the_acc = die Antike Artillerie
    .the_dat = der Antiken Artillerie
monster-frozen-fist = Frostfaust
    .gender = feminine
    .the = die Frostfaust
    .the_acc = die Frostfaust
    .the_dat = der Frostfaust
monster-snowdancer = Schneetänzerin
    .gender = feminine
    .the = die Schneetänzerin
    .the_acc = die Schneetänzerin
    .the_dat = der Schneetänzerin
monster-lurker-clawcrusher = Pirscher-Schmetterschere
    .gender = feminine
    .the = die Pirscher-Schmetterschere
    .the_acc = die Pirscher-Schmetterschere
    .the_dat = der Pirscher-Schmetterschere
monster-lurker-soldier = Pirscher-Soldat
    .gender = masculine
    .the = der Pirscher-Soldat
    .the_acc = den Pirscher-Soldaten
    .the_dat = dem Pirscher-Soldaten
monster-lurker-mindsnipper = Pirscher-Geistspalter
    .gender = masculine
    .the = der Pirscher-Geistspalter
    .the_acc = den Pirscher-Geistspalter
    .the_dat = dem Pirscher-Geistspalter
monster-coral-corpse = Korallenleiche
    .gender = feminine
    .the = die Korallenleiche
    .the_acc = die Korallenleiche
    .the_dat = der Korallenleiche
monster-living-doom = Wandelndes Schicksal
    .gender = neuter
    .the = das Wandelnde Schicksal
    .the_acc = das Wandelnde Schicksal
    .the_dat = dem Wandelnden Schicksal
monster-living-spirit = Wandelnde Seele
    .gender = feminine
    .the = die Wandelnde Seele
    .the_acc = die Wandelnde Seele
    .the_dat = der Wandelnden Seele
monster-ooze = Schleim
    .gender = masculine
    .the = der Schleim
    .the_acc = den Schleim
    .the_dat = dem Schleim
monster-algox-icespeaker = Algox-Eissprecher
    .gender = masculine
    .the = der Algox-Eissprecher
    .the_acc = den Algox-Eissprecher
    .the_dat = dem Algox-Eissprecher

deck-priest = Priester
deck-scout = Späher
deck-polar-bear = Eisbären
deck-steel-automaton = Stahlapparate
deck-ice-wraith = Eisspuke
deck-frozen-corpse = Gefrorene Leichen
deck-ancient-artillery = Antike Artillerie
deck-lurker-clawcrusher = Pirscher-Schmetterscheren
deck-lurker-soldier = Pirscher-Soldaten
deck-lurker-mindsnipper = Pirscher-Geistspalter
deck-living-doom = Wandelnde Schicksale
deck-living-spirit = Wandelnde Seelen
deck-ooze = Schleime
deck-algox-icespeaker = Algox-Eissprecher

## Summons.

summon-shambling-skeleton = Torkelndes Gerippe
    .gender = neuter
    .the = das Torkelnde Gerippe
    .the_acc = das Torkelnde Gerippe
    .the_dat = dem Torkelnden Gerippe
summon-wraith = Gespenst
    .gender = neuter
    .the = das Gespenst
    .the_acc = das Gespenst
    .the_dat = dem Gespenst
summon-reinforcement = Verstärkung
    .gender = feminine
    .the = die Verstärkung
    .the_acc = die Verstärkung
    .the_dat = der Verstärkung
summon-torch-bearer = Fackelträger
    .gender = masculine
    .the = der Fackelträger
    .the_acc = den Fackelträger
    .the_dat = dem Fackelträger
summon-banner-of-strength = Banner der Stärke
    .gender = neuter
    .the = das Banner der Stärke
    .the_acc = das Banner der Stärke
    .the_dat = dem Banner der Stärke
summon-banner-of-hope = Banner der Hoffnung
    .gender = neuter
    .the = das Banner der Hoffnung
    .the_acc = das Banner der Hoffnung
    .the_dat = dem Banner der Hoffnung
summon-shadow-beast = Schattenbestie
    .gender = feminine
    .the = die Schattenbestie
    .the_acc = die Schattenbestie
    .the_dat = der Schattenbestie

## Cards.

card-crushing-weight = Erdrücken
card-sustained-momentum = Anhaltender Schwung
card-precision-aim = Genaues Zielen
card-continuous-health = Dauerhafte Gesundheit
card-relentless = Unerbittlich
card-unbreakable = Unzerstörbar
card-vile-assault = Abscheulicher Überfall
card-draining-arrows = Erschöpfende Pfeile
card-prudent-preparation = Umsichtige Vorbereitung
card-deadly-shot = Tödlicher Schuss
card-bloodletting = Aderlass
card-violent-inheritance = Gewaltsames Erbe
card-fortitude = Standhaftigkeit
card-no-remorse = Keine Reue
card-destructive-fury = Zerstörerische Wut

card-at-all-costs = Um jeden Preis
card-rallying-cry = Schlachtruf
card-unbreakable-wall = Unzerbrechlicher Wall
card-javelin = Wurfspeer
card-deflecting-maneuver = Ablenkungsmanöver
card-tip-of-the-spear = Speerspitze
card-combined-effort = Vereinte Anstrengung
card-set-for-the-charge = Bereit für den Ansturm
card-pincer-movement = Zangenschluss
card-regroup = Neu formieren
card-resolved-courage = Wild entschlossen
card-incendiary-throw = Brandwurf
card-driving-inspiration = Treibende Begeisterung

card-life-in-death = Leben im Tod
card-returned-servant = Wiedergänger-Knecht
card-damned-horde = Verdammte Horde
card-transfer-of-essence = Übertragene Essenz
card-decaying-will = Willensverfall
card-dark-tidings = Dunkle Kunde
card-angry-spirits = Zornige Geister
card-fell-remedy = Grausiges Heilmittel
card-flow-of-the-black-river = Strom des schwarzen Flusses
card-command-the-wretched = Befehl an die Elenden
card-eternal-torment = Ewige Qual
card-malicious-conversion = Böswillige Bekehrung
card-exploding-corpse = Berstende Leiche
card-approach-oblivion = Nahes Vergessen
card-wrath-of-the-turned-earth = Zorn des Erdbodens

card-icebound-quills = Vereiste Stacheln
card-draining-pincers = Zehrende Zangen
card-hornet-stingers = Hornissenstachel
card-changelings-boon = Segen des Wechselbalgs
card-flailing-tendrils = Peitschende Ranken
card-drag-down = Niederziehen
card-hornbeetle-carapace = Hornkäferpanzer
card-selfless-offering = Selbstlose Gabe
card-into-my-embrace = In meine Arme
card-firefly-swarm = Leuchtkäferschwarm
card-scarab-flight = Skarabäenflug
card-mind-spike = Gedankendorn
card-harvest-the-essence = Geerntete Essenz
card-hail-of-thorns = Dornenhagel
card-feeding-frenzy = Fressrausch
card-reckless-jab = Tollkühner Stoß
card-reshape-the-guise = Neue Gestalt
card-smoldering-hatred = Schwelender Hass

card-blurry-jab = Verschwommener Stich
card-twin-strike = Zwillingsschlag
card-sap-speed = Tempo rauben
card-kinetic-transfer = Kinetische Übertragung
card-overdrive = Höchste Drehzahl
card-power-leak = Energieleck
card-hit-and-run = Zuschlagen und Verschwinden
card-drive-recharge = Antrieb aufladen
card-cascading-reaction = Kettenreaktion
card-temporal-displacement = Zeitverschiebung
card-sand-in-the-hourglass = Sand im Stundenglas
card-borrowed-time = Geborgte Zeit
card-experimental-adjustment = Gewagte Einstellung

card-call-to-the-abyss = Ruf in den Abgrund
card-anger-of-the-dead = Zorn der Toten
card-sunless-apparition = Sonnenlose Erscheinung
card-fluid-night = Fließende Nacht
card-dark-fog = Dunkler Nebel
card-black-barrage = Schwarzes Sperrfeuer
card-call-of-doom = Ruf des Verderbens
card-eclipse = Finsternis
card-lingering-rot = Schleichende Fäulnis
card-shadow-step = Schattenschritt
card-strength-of-the-abyss = Stärke des Abgrunds
card-wave-of-anguish = Woge der Qual
card-forceful-spirits = Mächtige Geister
card-rest-in-the-shade = Ruhe im Schatten

## Items.

item-spyglass = Fernglas
item-crude-helmet = Grober Helm
item-crude-hide-armor = Grobe Fellrüstung
item-crude-boots = Grobe Stiefel
item-protective-scepter = Schutzzepter
item-crude-chain-armor = Grobe Kettenrüstung
item-heavy-sword = Schweres Schwert
item-inspiring-helmet = Inspirierender Helm
item-ringing-hammer = Dröhnender Hammer
item-soothing-scepter = Sanftes Zepter
item-shield-of-reciprocity = Schild der Gegenseitigkeit
item-power-potion = Krafttrank
item-element-potion = Elementtrank
item-amulet-of-life = Amulett des Lebens
item-circlet-of-elements = Reif der Elemente
item-weighted-net = Beschwertes Netz
item-wild-growth-seeds = Wildwuchssamen

## Battle goals.

goal-perfectionist = Perfektionist
goal-peacemonger = Friedensstifter
goal-closer = Schlussstrich
goal-bully = Nachtreten
goal-ritualist = Ritual
goal-slayer = Gemetzel
goal-plebeian = Fußvolk
goal-shirker = Drückeberger
goal-conservator = Bewahrend
goal-specialist = Spezialisiert
goal-accountant = Buchhaltung
goal-sleeper = Schläfer
goal-sluggard = Faulpelz
goal-slowpoke = Trödelei
goal-weakling = Schwächling
goal-egoist = Selbstsucht
goal-ascetic = Askese
goal-acrobat = Akrobat
goal-assistant = Gehilfe
goal-bastion = Bollwerk
goal-cleaner = Aufräumer
goal-gambler = Glücksspieler
goal-insomniac = Schlafloser
goal-mugger = Wegelagerer
goal-optimist = Frohnatur
goal-pauper = Armer Schlucker
goal-pedestrian = Fußgänger
goal-pickpocket = Taschendieb
goal-pincushion = Nadelkissen
goal-prohibitionist = Abstinenzler
goal-promoter = Förderer
goal-rambler = Wanderer
goal-ravager = Verwüster
goal-recluse = Eigenbrötler
goal-tormentor = Peiniger
goal-wastrel = Verschwender
goal-assassin = Meuchler
goal-daredevil = Draufgänger
goal-dawdler = Trödler
goal-duelist = Duellant
goal-exterminator = Ausrotter
goal-miser = Geizhals
goal-overachiever = Streber
goal-prepper = Vorbereiter
goal-vanguard = Vorhut
goal-wallflower = Mauerblümchen

## Szenarien.

scenario-howling-in-the-snow = Heulen im Schnee
scenario-howling-in-the-snow-about = Die ersten Schritte im Norden: Hunde haben die Karawane gewittert und kommen aus dem Schnee. Es gilt, die eigenen Karten kennenzulernen, die Tür zu öffnen und das ganze Rudel zu besiegen.
scenario-a-town-in-flames = Stadt in Flammen
scenario-a-town-in-flames-about = Die Algox sind hinter den Mauern, und die letzten Wachen halten allein die Straße. Wer ihnen helfen will, muss zu ihnen durchbrechen, ehe sie fallen, und jeden Angreifer vertreiben.
scenario-algox-scouting = Algox-Erkundung
scenario-algox-scouting-about = Ein Priester der Algox bietet an, den Weg durch die Berge zu zeigen. Er muss am Leben bleiben, die Späher hinter ihm müssen fallen, und am Ende des Pfades wartet eine Eisfläche, die zu brechen ist.
scenario-algox-offensive = Algox-Angriff
scenario-algox-offensive-about = Zwei Heere der Algox kämpfen gegeneinander, und die Charaktere stehen dazwischen. Niemand muss hier siegen: Es gilt, gemeinsam hindurchzukommen und niemanden zurückzulassen.
scenario-heart-of-ice-a = Herz des Eises A
scenario-heart-of-ice-a-about = In der Eishöhle treffen Schneetänzerin und Frostfaust aufeinander, und jede will den Tod der anderen. Es gilt, eine Seite zu wählen, denn nur eine der beiden darf fallen.
scenario-heart-of-ice-b = Herz des Eises B
scenario-heart-of-ice-b-about = Hinter den Schützen liegt die Eishöhle, in der Schneetänzerin und Frostfaust einen alten Streit austragen. Es gilt, eine Seite zu wählen, denn nur eine der beiden darf fallen.
scenario-frozen-crypt = Gefrorene Krypta
scenario-frozen-crypt-about = Eisspuke bewachen den Weg in eine Krypta, deren Tote niemand verletzen kann. Erst muss der Altar brechen, der sie schützt, dann dürfen auch sie nicht stehen bleiben.
scenario-crystal-trench = Kristallgraben
scenario-crystal-trench-about = Wichte und Eisbären halten den einzigen Weg aus dem Graben, und dicht dahinter folgen Hunde. Die Bären müssen fallen, dann heißt es laufen, und zwar alle.
scenario-glowing-catacombs = Schimmernde Katakomben
scenario-glowing-catacombs-about = In den Katakomben leuchtet das Eis, und die Toten ruhen nicht. Tief hinten quellen Schleime aus der Wand, solange dort nicht beide Schalter umgelegt sind.
scenario-crystal-enclosure = Kristallpferch
scenario-crystal-enclosure-about = Säulen aus Eis schützen die Algox, die hier ihre Gefangenen halten. Wer die Säulen stehen lässt, schlägt vergeblich zu, und hinter den Türen wartet noch ein größerer Pferch.
scenario-temple-entrance = Tempeleingang
scenario-temple-entrance-about = Hinter Barrikaden bewachen alte Kriegsmaschinen noch immer den Tempel. Der Weg führt durch ihre Geschosse, und nichts von dem, was in den Hallen wartet, darf stehen bleiben.
scenario-avalanche = Lawine
scenario-avalanche-about = Der Hang kommt herunter, und Frostdämonen versperren den Weg. Es gilt, durch den Schnee zu brechen, ehe er alles begräbt, und niemanden zurückzulassen.
scenario-edge-of-the-world = Am Rand der Welt
scenario-edge-of-the-world-about = An der gefrorenen Küste bewachen Pirscher einen Toten, den Korallen überwuchern. Der Weg zu ihm führt an ihren Scheren vorbei, und erst dort kommt er zur Ruhe.
scenario-frozen-pass = Der vereiste Pass
scenario-frozen-pass-about = Eine Eiswand versperrt den Pass, und unter dem Schnee liegt eine Druckplatte. Brecht durch, oder findet den Weg hinter der verschlossenen Tür und bringt alle hinaus.
scenario-sundered-tower = Geborstener Turm
scenario-sundered-tower-about = Die beiden Hälften des Turms sind auseinandergetrieben, und nur ein Spalt im Eis führt noch von der einen zur anderen. Findet, was die Wachen auf der anderen Seite verbergen.

## Aufleger.

overlay-snow-rock = Schneefelsen
overlay-stalagmites = Stalagmiten
overlay-snowdrift = Schneewehe
overlay-debris = Trümmer
overlay-log = Baumstamm
overlay-ice-sheet = Eisfläche
overlay-ice-pillar = Eissäule
overlay-ice-crystal = Eiskristall
overlay-barricade = Barrikade

## Zielobjekte.

objective-city-guard = Stadtwache
objective-algox-priest = Algox-Priester
objective-ice-sheet = Eisfläche
objective-snowdrift = Schneewehe
objective-snow-rock = Schneefelsen
objective-ice-wall = Eiswand
objective-militia = Miliz
objective-upper-switch = Oberer Schalter
objective-lower-switch = Unterer Schalter
objective-ice-pillar = Eissäule
objective-inner-ice-pillar = Innere Eissäule

## Beutekarten.

loot-money = Geld
loot-lumber = Holz
loot-metal = Metall
loot-hide = Leder
loot-arrowvine = Pfeilranke
loot-axenut = Beilnuss
loot-corpsecap = Leichling
loot-flamefruit = Flammfrucht
loot-rockroot = Felswurz
loot-snowthistle = Schneedistel
loot-random-item = Zufälliger Gegenstand

## Raum- und Monsterkarten der Zufallsabenteuer.

room-card-ice-cave = Eishöhle
room-card-snow-hall = Schneehalle
room-card-frozen-lake = Gefrorener See
room-card-glade = Lichtung
room-card-ravine = Schlucht
room-card-grotto = Grotte
room-card-ledge = Felsvorsprung
room-card-camp = Lager

monster-card-of-the-algox = der Algox
monster-card-of-the-pack = der Meute
monster-card-of-frost = des Frosts
monster-card-of-the-crypt = der Krypta
monster-card-of-iron = des Eisens
monster-card-of-the-bear = des Bären
