### Names of Frosthaven: classes, monsters, summons, cards, items, battle goals, scenarios. What is called the same in
### Gloomhaven stands in gloomhaven-names.ftl.
###
### Content and saves know these things by their ids; what people read stands here, in each language in its own file.
###
### kept: hero- class- monster- summon- deck- card- item- goal- scenario- overlay- objective- loot- room-card- monster-card-

## Classes.

hero-drifter = Drifter
hero-banner-spear = Banner Spear
hero-boneshaper = Boneshaper
hero-blinkblade = Blinkblade
hero-deathwalker = Deathwalker
hero-geminate = Geminate

class-banner-spear-about = Fights in formation: wherever an ally stands in the right hex, the spear strikes several enemies at once. Banners and marching orders keep the party together.
class-banner-spear-style = leads, fights in formation
class-boneshaper-about = Raises skeletons from the dead, pays for them with hit points, and lets them fight. Curses and poison wear enemies down while the servants hold them.
class-boneshaper-style = summons many, stays behind
class-blinkblade-about = Chooses every round to be fast or slow. Fast turns strike and run, slow turns gather time for the next ones.
class-blinkblade-style = quick, plays with time
class-deathwalker-about = Leaves shadows on the map and strikes out of them, far from her own place. The more shadows there are, the harder she hits.
class-deathwalker-style = strikes from shadows, fragile
class-geminate-about = Two forms with a hand of cards each, one for melee and one for range. Knowing when to change is everything, and no other hand is larger.
class-geminate-style = two forms, many cards

## Monsters.

monster-algox-guard = Algox Guard
monster-algox-archer = Algox Archer
monster-snow-imp = Snow Imp
monster-algox-priest = Algox Priest
monster-algox-scout = Algox Scout
monster-city-guard = City Guard
monster-polar-bear = Polar Bear
monster-steel-automaton = Steel Automaton
monster-ice-wraith = Ice Wraith
monster-frozen-corpse = Frozen Corpse
monster-ancient-artillery = Ancient Artillery
monster-frozen-fist = Frozen Fist
monster-snowdancer = Snowdancer
monster-lurker-clawcrusher = Lurker Clawcrusher
monster-lurker-soldier = Lurker Soldier
monster-lurker-mindsnipper = Lurker Mindsnipper
monster-coral-corpse = Coral Corpse
monster-living-doom = Living Doom
monster-living-spirit = Living Spirit
monster-ooze = Ooze
monster-algox-icespeaker = Algox Icespeaker

deck-priest = Priests
deck-scout = Scouts
deck-polar-bear = Polar Bears
deck-steel-automaton = Steel Automatons
deck-ice-wraith = Ice Wraiths
deck-frozen-corpse = Frozen Corpses
deck-ancient-artillery = Ancient Artillery
deck-lurker-clawcrusher = Lurker Clawcrushers
deck-lurker-soldier = Lurker Soldiers
deck-lurker-mindsnipper = Lurker Mindsnippers
deck-living-doom = Living Dooms
deck-living-spirit = Living Spirits
deck-ooze = Oozes
deck-algox-icespeaker = Algox Icespeakers

## Summons.

summon-shambling-skeleton = Shambling Skeleton
summon-wraith = Wraith
summon-reinforcement = Reinforcement
summon-torch-bearer = Torch Bearer
summon-banner-of-strength = Banner of Strength
summon-banner-of-hope = Banner of Hope
summon-shadow-beast = Shadow Beast

## Cards.

card-crushing-weight = Crushing Weight
card-sustained-momentum = Sustained Momentum
card-precision-aim = Precision Aim
card-continuous-health = Continuous Health
card-relentless = Relentless
card-unbreakable = Unbreakable
card-vile-assault = Vile Assault
card-draining-arrows = Draining Arrows
card-prudent-preparation = Prudent Preparation
card-deadly-shot = Deadly Shot
card-bloodletting = Bloodletting
card-violent-inheritance = Violent Inheritance
card-fortitude = Fortitude
card-no-remorse = No Remorse
card-destructive-fury = Destructive Fury

card-at-all-costs = At All Costs
card-rallying-cry = Rallying Cry
card-unbreakable-wall = Unbreakable Wall
card-javelin = Javelin
card-deflecting-maneuver = Deflecting Maneuver
card-tip-of-the-spear = Tip of the Spear
card-combined-effort = Combined Effort
card-set-for-the-charge = Set for the Charge
card-pincer-movement = Pincer Movement
card-regroup = Regroup
card-resolved-courage = Resolved Courage
card-incendiary-throw = Incendiary Throw
card-driving-inspiration = Driving Inspiration

card-life-in-death = Life in Death
card-returned-servant = Returned Servant
card-damned-horde = Damned Horde
card-transfer-of-essence = Transfer of Essence
card-decaying-will = Decaying Will
card-dark-tidings = Dark Tidings
card-angry-spirits = Angry Spirits
card-fell-remedy = Fell Remedy
card-flow-of-the-black-river = Flow of the Black River
card-command-the-wretched = Command the Wretched
card-eternal-torment = Eternal Torment
card-malicious-conversion = Malicious Conversion
card-exploding-corpse = Exploding Corpse
card-approach-oblivion = Approach Oblivion
card-wrath-of-the-turned-earth = Wrath of the Turned Earth

card-icebound-quills = Icebound Quills
card-draining-pincers = Draining Pincers
card-hornet-stingers = Hornet Stingers
card-changelings-boon = Changeling's Boon
card-flailing-tendrils = Flailing Tendrils
card-drag-down = Drag Down
card-hornbeetle-carapace = Hornbeetle Carapace
card-selfless-offering = Selfless Offering
card-into-my-embrace = Into My Embrace
card-firefly-swarm = Firefly Swarm
card-scarab-flight = Scarab Flight
card-mind-spike = Mind Spike
card-harvest-the-essence = Harvest the Essence
card-hail-of-thorns = Hail of Thorns
card-feeding-frenzy = Feeding Frenzy
card-reckless-jab = Reckless Jab
card-reshape-the-guise = Reshape the Guise
card-smoldering-hatred = Smoldering Hatred

card-blurry-jab = Blurry Jab
card-twin-strike = Twin Strike
card-sap-speed = Sap Speed
card-kinetic-transfer = Kinetic Transfer
card-overdrive = Overdrive
card-power-leak = Power Leak
card-hit-and-run = Hit and Run
card-drive-recharge = Drive Recharge
card-cascading-reaction = Cascading Reaction
card-temporal-displacement = Temporal Displacement
card-sand-in-the-hourglass = Sand in the Hourglass
card-borrowed-time = Borrowed Time
card-experimental-adjustment = Experimental Adjustment

card-call-to-the-abyss = Call to the Abyss
card-anger-of-the-dead = Anger of the Dead
card-sunless-apparition = Sunless Apparition
card-fluid-night = Fluid Night
card-dark-fog = Dark Fog
card-black-barrage = Black Barrage
card-call-of-doom = Call of Doom
card-eclipse = Eclipse
card-lingering-rot = Lingering Rot
card-shadow-step = Shadow Step
card-strength-of-the-abyss = Strength of the Abyss
card-wave-of-anguish = Wave of Anguish
card-forceful-spirits = Forceful Spirits
card-rest-in-the-shade = Rest in the Shade

## Items.

item-spyglass = Spyglass
item-crude-helmet = Crude Helmet
item-crude-hide-armor = Crude Hide Armor
item-crude-boots = Crude Boots
item-protective-scepter = Protective Scepter
item-crude-chain-armor = Crude Chain Armor
item-heavy-sword = Heavy Sword
item-inspiring-helmet = Inspiring Helmet
item-ringing-hammer = Ringing Hammer
item-soothing-scepter = Soothing Scepter
item-shield-of-reciprocity = Shield of Reciprocity
item-power-potion = Power Potion
item-element-potion = Element Potion
item-amulet-of-life = Amulet of Life
item-circlet-of-elements = Circlet of Elements
item-weighted-net = Weighted Net
item-wild-growth-seeds = Wild Growth Seeds

## Battle goals.

goal-perfectionist = Perfectionist
goal-peacemonger = Peacemonger
goal-closer = Closer
goal-bully = Bully
goal-ritualist = Ritualist
goal-slayer = Slayer
goal-plebeian = Plebeian
goal-shirker = Shirker
goal-conservator = Conservator
goal-specialist = Specialist
goal-accountant = Accountant
goal-sleeper = Sleeper
goal-sluggard = Sluggard
goal-slowpoke = Slowpoke
goal-weakling = Weakling
goal-egoist = Egoist
goal-ascetic = Ascetic
goal-acrobat = Acrobat
goal-assistant = Assistant
goal-bastion = Bastion
goal-cleaner = Cleaner
goal-gambler = Gambler
goal-insomniac = Insomniac
goal-mugger = Mugger
goal-optimist = Optimist
goal-pauper = Pauper
goal-pedestrian = Pedestrian
goal-pickpocket = Pickpocket
goal-pincushion = Pincushion
goal-prohibitionist = Prohibitionist
goal-promoter = Promoter
goal-rambler = Rambler
goal-ravager = Ravager
goal-recluse = Recluse
goal-tormentor = Tormentor
goal-wastrel = Wastrel
goal-assassin = Assassin
goal-daredevil = Daredevil
goal-dawdler = Dawdler
goal-duelist = Duelist
goal-exterminator = Exterminator
goal-miser = Miser
goal-overachiever = Overachiever
goal-prepper = Prepper
goal-vanguard = Vanguard
goal-wallflower = Wallflower

## Scenarios.

scenario-howling-in-the-snow = Howling in the Snow
scenario-howling-in-the-snow-about = The first steps in the north: hounds have smelled the caravan and come out of the snow. Learn your cards, open the door, and leave none of the pack alive.
scenario-a-town-in-flames = A Town in Flames
scenario-a-town-in-flames-about = The Algox are inside the walls, and the last guards hold the street by themselves. Fight your way to them before they fall, and drive out every attacker.
scenario-algox-scouting = Algox Scouting
scenario-algox-scouting-about = A priest of the Algox offers the way through the mountains. Keep him alive, beat the scouts who follow him, and break the sheet of ice at the end of the path.
scenario-algox-offensive = Algox Offensive
scenario-algox-offensive-about = Two hosts of the Algox fight each other, and the characters stand between them. Nobody has to win here: get through, together, and leave nobody behind.
scenario-heart-of-ice-a = Heart of Ice A
scenario-heart-of-ice-a-about = The Snowdancer and the Frozen Fist meet in the cave of ice, and each wants the other dead. Choose whose enemy you are, for only one of the two may fall.
scenario-heart-of-ice-b = Heart of Ice B
scenario-heart-of-ice-b-about = Past the archers lies the cave of ice, where the Snowdancer and the Frozen Fist settle an old quarrel. Choose a side, for only one of the two may fall.
scenario-frozen-crypt = Frozen Crypt
scenario-frozen-crypt-about = Ice Wraiths guard the way into a crypt whose dead cannot be hurt. Break the altar that keeps them, and leave none of them standing.
scenario-crystal-trench = Crystal Trench
scenario-crystal-trench-about = Imps and Polar Bears hold the only way out of the trench, and hounds follow close behind. Kill the bears and run, all of you.
scenario-glowing-catacombs = Glowing Catacombs
scenario-glowing-catacombs-about = The ice of the catacombs glows, and their dead do not rest. Far at the back oozes well out of the walls until somebody throws both switches.
scenario-crystal-enclosure = Crystal Enclosure
scenario-crystal-enclosure-about = Pillars of ice protect the Algox who keep their captives here. Leave them standing and your blows are wasted; and behind the doors lies an even larger enclosure.
scenario-temple-entrance = Temple Entrance
scenario-temple-entrance-about = Old engines of war still guard the temple behind their barricades. Get past their bolts, and clear out whatever waits in the halls.
scenario-avalanche = Avalanche
scenario-avalanche-about = The slope is coming down, and demons of frost are in the way. Break through the snow before it buries you, and get everybody out.
scenario-edge-of-the-world = Edge of the World
scenario-edge-of-the-world-about = On the frozen coast the Lurkers guard a dead thing grown over with coral. Get past their claws and put it to rest.
scenario-frozen-pass = Frozen Pass
scenario-frozen-pass-about = A wall of ice blocks the pass, and a lever lies under the snow. Break through, or find the way behind the locked door and get everybody out.
scenario-sundered-tower = Sundered Tower
scenario-sundered-tower-about = The two halves of the tower have drifted apart, and only a crack in the ice still leads from one to the other. Find what the guards hide on the far side.

## Overlay tiles.

overlay-snow-rock = Snow Rock
overlay-stalagmites = Stalagmites
overlay-snowdrift = Snowdrift
overlay-debris = Debris
overlay-log = Log
overlay-ice-sheet = Ice Sheet
overlay-ice-pillar = Ice Pillar
overlay-ice-crystal = Ice Crystal
overlay-barricade = Barricade

## Objectives.

objective-city-guard = City Guard
objective-algox-priest = Algox Priest
objective-ice-sheet = Ice Sheet
objective-snowdrift = Snowdrift
objective-snow-rock = Snow Rock
objective-ice-wall = Ice Wall
objective-militia = Militia
objective-upper-switch = Upper Switch
objective-lower-switch = Lower Switch
objective-ice-pillar = Ice Pillar
objective-inner-ice-pillar = Inner Ice Pillar

## Loot cards.

loot-money = Money
loot-lumber = Lumber
loot-metal = Metal
loot-hide = Hide
loot-arrowvine = Arrowvine
loot-axenut = Axenut
loot-corpsecap = Corpsecap
loot-flamefruit = Flamefruit
loot-rockroot = Rockroot
loot-snowthistle = Snowthistle
loot-random-item = Random Item

## Room cards and monster cards of random dungeons.

room-card-ice-cave = Ice Cave
room-card-snow-hall = Snow Hall
room-card-frozen-lake = Frozen Lake
room-card-glade = Glade
room-card-ravine = Ravine
room-card-grotto = Grotto
room-card-ledge = Ledge
room-card-camp = Camp

monster-card-of-the-algox = of the Algox
monster-card-of-the-pack = of the Pack
monster-card-of-frost = of Frost
monster-card-of-the-crypt = of the Crypt
monster-card-of-iron = of Iron
monster-card-of-the-bear = of the Bear
