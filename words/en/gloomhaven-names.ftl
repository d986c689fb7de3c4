### Names of Gloomhaven: classes, monsters, summons, cards, items, battle goals, scenarios.
###
### Content and saves know these things by their ids; what people read stands here, in each language in its own file.
###
### kept: hero- monster- summon- deck- card- item- goal- scenario- achievement- overlay- objective- room-card- monster-card-

## Classes.

hero-brute = Brute
hero-tinkerer = Tinkerer
hero-spellweaver = Spellweaver
hero-scoundrel = Scoundrel
hero-cragheart = Cragheart
hero-mindthief = Mindthief

## Monsters.

monster-bandit-guard = Bandit Guard
monster-bandit-archer = Bandit Archer
monster-living-bones = Living Bones
monster-cultist = Cultist
monster-inox-guard = Inox Guard
monster-hound = Hound
monster-earth-demon = Earth Demon
monster-forest-imp = Forest Imp
monster-living-corpse = Living Corpse
monster-inox-archer = Inox Archer
monster-inox-shaman = Inox Shaman
monster-wind-demon = Wind Demon
monster-flame-demon = Flame Demon
monster-frost-demon = Frost Demon
monster-night-demon = Night Demon
monster-bandit-commander = Bandit Commander

## Summons.

summon-mystic-ally = Mystic Ally
summon-battle-bot = Battle Bot
summon-rat-swarm = Rat Swarm
summon-decoy = Decoy

## Monster ability decks.

deck-guard = Guards
deck-archer = Archers
deck-living-bones = Living Bones
deck-cultist = Cultists
deck-hound = Hounds
deck-earth-demon = Earth Demons
deck-imp = Imps
deck-living-corpse = Living Corpses
deck-shaman = Shamans
deck-wind-demon = Wind Demons
deck-flame-demon = Flame Demons
deck-frost-demon = Frost Demons
deck-night-demon = Night Demons
deck-boss = Boss

## Ability cards: Brute.

card-trample = Trample
card-eye-for-an-eye = Eye for an Eye
card-sweeping-blow = Sweeping Blow
card-provoking-roar = Provoking Roar
card-overwhelming-assault = Overwhelming Assault
card-grab-and-go = Grab and Go
card-warding-strength = Warding Strength
card-shield-bash = Shield Bash
card-leaping-cleave = Leaping Cleave
card-spare-dagger = Spare Dagger
card-skewer = Skewer
card-balanced-measure = Balanced Measure
card-wall-of-doom = Wall of Doom

## Ability cards: Tinkerer.

card-proximity-mine = Proximity Mine
card-harmless-contraption = Harmless Contraption
card-flamethrower = Flamethrower
card-hook-gun = Hook Gun
card-ink-bomb = Ink Bomb
card-net-shooter = Net Shooter
card-stun-shot = Stun Shot
card-reinvigorating-elixir = Reinvigorating Elixir
card-restorative-mist = Restorative Mist
card-energizing-tonic = Energizing Tonic
card-enhancement-field = Enhancement Field
card-toxic-bolt = Toxic Bolt
card-reviving-shock = Reviving Shock
card-volatile-concoction = Volatile Concoction
card-potent-potables = Potent Potables

## Ability cards: Spellweaver.

card-fire-orbs = Fire Orbs
card-impaling-eruption = Impaling Eruption
card-reviving-ether = Reviving Ether
card-freezing-nova = Freezing Nova
card-mana-bolt = Mana Bolt
card-frost-armor = Frost Armor
card-flame-strike = Flame Strike
card-ride-the-wind = Ride the Wind
card-crackling-air = Crackling Air
card-hardened-spikes = Hardened Spikes
card-aid-from-the-ether = Aid from the Ether

## Ability cards: Scoundrel.

card-single-out = Single Out
card-flanking-strike = Flanking Strike
card-smoke-bomb = Smoke Bomb
card-backstab = Backstab
card-thiefs-knack = Thief’s Knack
card-venom-shiv = Venom Shiv
card-throwing-knives = Throwing Knives
card-quick-hands = Quick Hands
card-special-mixture = Special Mixture
card-sinister-opportunity = Sinister Opportunity
card-tricksters-reversal = Trickster’s Reversal
card-swift-bow = Swift Bow

## Ability cards: Cragheart.

card-opposing-strike = Opposing Strike
card-crushing-grasp = Crushing Grasp
card-avalanche = Avalanche
card-rumbling-advance = Rumbling Advance
card-massive-boulder = Massive Boulder
card-backup-ammunition = Backup Ammunition
card-rock-tunnel = Rock Tunnel
card-unstable-upheaval = Unstable Upheaval
card-crater = Crater
card-dirt-tornado = Dirt Tornado
card-earthen-clod = Earthen Clod
card-heaving-swing = Heaving Swing
card-forceful-storm = Forceful Storm
card-natures-lift = Nature’s Lift

## Ability cards: Mindthief.

card-submissive-affliction = Submissive Affliction
card-into-the-night = Into the Night
card-fearsome-blade = Fearsome Blade
card-feedback-loop = Feedback Loop
card-gnawing-horde = Gnawing Horde
card-the-minds-weakness = The Mind’s Weakness
card-parasitic-influence = Parasitic Influence
card-scurry = Scurry
card-perverse-edge = Perverse Edge
card-empathetic-assault = Empathetic Assault
card-withering-claw = Withering Claw
card-possession = Possession
card-frigid-apparition = Frigid Apparition

## Items.

item-boots-of-striding = Boots of Striding
item-winged-shoes = Winged Shoes
item-hide-armor = Hide Armor
item-leather-armor = Leather Armor
item-cloak-of-invisibility = Cloak of Invisibility
item-eagle-eye-goggles = Eagle-Eye Goggles
item-iron-helmet = Iron Helmet
item-heater-shield = Heater Shield
item-piercing-bow = Piercing Bow
item-war-hammer = War Hammer
item-poison-dagger = Poison Dagger
item-minor-healing-potion = Minor Healing Potion
item-minor-stamina-potion = Minor Stamina Potion
item-minor-power-potion = Minor Power Potion

## Battle goals.

goal-streamliner = Streamliner
goal-layabout = Layabout
goal-workhorse = Workhorse
goal-zealot = Zealot
goal-masochist = Masochist
goal-fast-healer = Fast Healer
goal-neutralizer = Neutralizer
goal-plunderer = Plunderer
goal-protector = Protector
goal-explorer = Explorer
goal-hoarder = Hoarder
goal-indigent = Indigent
goal-pacifist = Pacifist
goal-sadist = Sadist
goal-hunter = Hunter
goal-professional = Professional
goal-aggressor = Aggressor
goal-dynamo = Dynamo
goal-purist = Purist
goal-opener = Opener
goal-diehard = Diehard
goal-executioner = Executioner
goal-straggler = Straggler
goal-scrambler = Scrambler

## Scenarios.

scenario-black-barrow = Black Barrow
scenario-barrow-lair = Barrow Lair
scenario-inox-encampment = Inox Encampment
scenario-crypt-of-the-damned = Crypt of the Damned
scenario-ruinous-crypt = Ruinous Crypt
scenario-proving-ground = Proving Ground
scenario-prison-break = Prison Break

## Achievements.

achievement-first-steps = First Steps
achievement-jekserahs-plans = Jekserah's Plans
achievement-the-merchant-flees = The Merchant Flees

## Overlay tiles.

overlay-table = Table
overlay-sarcophagus = Sarcophagus
overlay-totem = Totem
overlay-crate = Crate
overlay-barrel = Barrel
overlay-pillar = Pillar
overlay-altar = Altar
overlay-thorns = Thorns
overlay-rubble = Rubble

## Objectives of scenarios.

objective-altar = Altar
objective-captive = Captive
objective-mercenary = Mercenary

## Room cards of random dungeons.

room-card-hall = Hall
room-card-gallery = Gallery
room-card-cavern = Cavern
room-card-vault = Vault
room-card-chapel = Chapel
room-card-rotunda = Rotunda
room-card-fork = Fork
room-card-den = Den
room-card-cellar = Cellar
room-card-crossing = Crossing

## Monster cards of random dungeons.

monster-card-of-thieves = of Thieves
monster-card-of-bones = of Bones
monster-card-of-the-dead = of the Dead
monster-card-of-the-cult = of the Cult
monster-card-of-the-inox = of the Inox
monster-card-of-the-hunt = of the Hunt
monster-card-of-stone = of Stone
monster-card-of-imps = of Imps
monster-card-of-embers = of Embers
monster-card-of-the-night = of the Night
