### What the menu says before a game begins: games, characters, scenarios, settings, rulings.
###
### kept: game- haven-menu- haven-setting- ruling- class- scenario-

## Games.

game-gloomhaven = Gloomhaven
game-gloomhaven-about = Mercenaries fight their way through crypts and camps together: two cards each turn, and a hand that slowly runs out.
game-frosthaven = Frosthaven
game-frosthaven-about = The big sister of Gloomhaven in the frozen north: fights with cards on hexes, and an outpost to look after in between.
game-descent = Descent
game-descent-about = A party of heroes goes down into the dungeon, rolls dice and stands up to the overlord and a host of monsters.
game-sword-and-sorcery = Sword & Sorcery
game-sword-and-sorcery-about = Heroes called back from death go from quest to quest together, while cards and scrolls lead their enemies.
game-massive-darkness-2 = Massive Darkness 2
game-massive-darkness-2-about = A fast hack and slash for one party: open doors, scatter mobs, gather loot and levels before the darkness grows too strong.
game-sample = The Vault
game-sample-about = A small game for a quick start: heroes look for a crown, and a warden with hidden cards sends ghouls after them.
game-coin = A coin
game-coin-about = The smallest game there is: two players call heads or tails in secret, and whoever alone is right wins.

## The parts of the menu.

haven-menu-heroes = Characters
haven-menu-scenario = Scenario
haven-menu-settings = Settings
haven-menu-rulings = Rulings

## Characters: how they play.

class-brute-about = Takes hits with shield and retaliate, and strikes several enemies at once. Wherever the Brute stands, enemies are pushed back.
class-brute-style = stands in front, hits hard
class-tinkerer-about = Heals the party and keeps enemies away with nets, traps and stunning shots. A large hand gives plenty of time.
class-tinkerer-style = heals, helps, holds enemies up
class-spellweaver-about = Strikes whole groups from afar and makes use of the elements. Few cards and few hit points ask for a careful plan, but lost spells can be won back once.
class-spellweaver-style = strong magic, fragile, plans ahead
class-scoundrel-about = Fast, mobile and deadly in a single blow: strongest against enemies that an ally holds in place, or that stand alone. Long fights are best left to others.
class-scoundrel-style = quick, picks off single enemies
class-cragheart-about = Tough and good at nearly everything: throws rocks, heals, and changes the room with obstacles. When the earth shakes, friends had better stand back.
class-cragheart-style = tough all-rounder, shakes the ground
class-mindthief-about = Strengthens its own attacks with augments, weakens enemies with conditions and turns them against each other. Strong in melee, but easily hurt.
class-mindthief-style = melee, conditions, mind control

## Scenarios: what they are about.

scenario-black-barrow-about = A gang of bandits has made its home in an old burial mound. Go in past the guards, and leave no enemy standing.
scenario-barrow-lair-about = The Bandit Commander has withdrawn deep into the barrow, and a curse lies on everybody who follows. The commander must fall, and so must every enemy in the rooms revealed by then.
scenario-inox-encampment-about = A fortified camp of the Inox, full of warriors, archers and shamans. Hold on until enough of them have fallen, for more keep coming.
scenario-crypt-of-the-damned-about = Living bones and archers wait side by side at the threshold of an old crypt. Whatever else stirs down there, none of it may remain.
scenario-ruinous-crypt-about = Cultists and night demons gather around an altar, and everybody begins with empty hands: disarmed. Break the circle and clear the crypt.
scenario-proving-ground-about = A test against time: a locked door, a pressure plate, and somewhere behind them the treasure to be looted. After twelve rounds it is over.
scenario-prison-break-about = The captives are free of their chains, but not yet outside. Lead them to the exit alive, destroy the altars, and be glad of the mercenary who fights along.
scenario-random-dungeon = Random Dungeon
scenario-random-dungeon-about = Three rooms that nobody knows beforehand, drawn from cards, door by door. Defeat every monster in them.
scenario-arena = Arena
scenario-arena-about = One room, a handful of monsters by chance, and no story. Good for a quick fight and for trying things out.

## Settings.

haven-setting-off = Off
haven-setting-on = On

haven-setting-difficulty = Difficulty
haven-setting-difficulty-about = Raises or lowers the scenario level, and with it the monsters, the damage of traps, the gold and the bonus experience.
haven-setting-level = Scenario level
haven-setting-level-about = Monsters, traps, gold and experience depend on it. The group may set it freely.
haven-setting-level-usual = As recommended
haven-setting-level-usual-about = Half of the average level of the characters, rounded up.
haven-setting-level-number = Level { $level }
haven-setting-difficulty-easy = Easy
haven-setting-difficulty-easy-about = One level below the recommended one: weaker monsters, smaller rewards.
haven-setting-difficulty-normal = Normal
haven-setting-difficulty-normal-about = The recommended level: half of the party's average level, rounded up.
haven-setting-difficulty-hard = Hard
haven-setting-difficulty-hard-about = One level above the recommended one: stronger monsters, greater rewards.
haven-setting-difficulty-very-hard = Very hard
haven-setting-difficulty-very-hard-about = Two levels above the recommended one: for parties who know what they are doing.

haven-setting-solo = Solo
haven-setting-solo-about = One player runs all characters. In return, monsters and traps are one level higher; gold and bonus experience stay as they are.
haven-setting-open-information = Open information
haven-setting-open-information-about = Hands lie open, and plans may be discussed in full. In return, monsters and traps are one level higher, together with solo play only once.
haven-setting-reduced-randomness = Reduced randomness
haven-setting-reduced-randomness-about = Modifier cards vary less: 2x and BLESS count as +2, null and CURSE as −2.
haven-setting-permanent-death = Permanent death
haven-setting-permanent-death-about = A character without hit points dies for good. One without cards is exhausted, but stays on the board and can still be attacked.

## Rulings: questions that the book leaves open.

ruling-mirrored-areas = Mirrored areas
ruling-mirrored-areas-about = May the pattern of an area attack be mirrored, or only turned?
ruling-mirrored-areas-no = Only turned
ruling-mirrored-areas-yes = Turned and mirrored

ruling-value-below-nothing = Attack values below 0
ruling-value-below-nothing-about = If an attack value falls below 0, does it stay there until all modifiers have been applied?
ruling-value-below-nothing-kept = It stays below 0 for now
ruling-value-below-nothing-nothing = It counts as 0 at once

ruling-null-retaliates = Retaliate after a null
ruling-null-retaliates-about = Does a figure retaliate against an attack that deals no damage because a null was drawn?
ruling-null-retaliates-yes = Yes, it was an attack
ruling-null-retaliates-no = No, not without damage

ruling-rolling-and-double = 2x and rolling modifiers
ruling-rolling-and-double-about = In which order do a 2x and the rolling modifiers of the same draw count?
ruling-rolling-and-double-chosen = In the order the player chooses
ruling-rolling-and-double-as-drawn = In the order they were drawn

ruling-disarmed-move = Moves of disarmed monsters
ruling-disarmed-move-about = How does a monster move that has an attack on its card but cannot make it because of DISARM?
ruling-disarmed-move-as-melee = Next to its focus, as without an attack
ruling-disarmed-move-as-armed = As if it could attack

ruling-shared-deck = Shared ability decks
ruling-shared-deck-about = Do two monster types that share an ability deck act on the same card?
ruling-shared-deck-one-card = One card for both
ruling-shared-deck-card-each = A card for each type

ruling-reduced-reshuffle = Reshuffle with reduced randomness
ruling-reduced-reshuffle-about = With reduced randomness, do BLESS and CURSE also cause the deck to be shuffled at the end of the round?
ruling-reduced-reshuffle-all-four = Yes, BLESS and CURSE as well
ruling-reduced-reshuffle-standard-only = No, only standard 2x and null

ruling-monster-modifier-order = Modifiers of monsters
ruling-monster-modifier-order-about = If several modifiers apply to a monster's attack in the same step, who decides on their order?
ruling-monster-modifier-order-maximum = The strongest attack counts
ruling-monster-modifier-order-players = The players decide together

ruling-sight-along-walls = Sight along walls
ruling-sight-along-walls-about = May a line of sight begin or end at a corner that touches a wall?
ruling-sight-along-walls-free = Yes, at any corner
ruling-sight-along-walls-touching = Not at walls inside the map

ruling-jump-onto-difficult = Jumping onto difficult terrain
ruling-jump-onto-difficult-about = How many movement points does difficult terrain cost in the last hex of a jump?
ruling-jump-onto-difficult-two = Two points
ruling-jump-onto-difficult-one = One point

ruling-move-after-attack = Move after an attack
ruling-move-after-attack-about = How does a monster move whose card has the attack before the move?
ruling-move-after-attack-as-melee = Next to its focus, as without an attack
ruling-move-after-attack-as-attack = To where it could make this attack

ruling-boss-counts-exhausted = Exhausted characters in formulas
ruling-boss-counts-exhausted-about = When bosses and scenarios reckon with the number of characters, do exhausted ones count?
ruling-boss-counts-exhausted-yes = Yes, everybody counts
ruling-boss-counts-exhausted-no = No, only those on the board

ruling-retaliate-after-push = Retaliate after PUSH and PULL
ruling-retaliate-after-push-about = Does a figure still retaliate if the attack has moved the two figures too far apart for it?
ruling-retaliate-after-push-stays = Yes, the place of the attack counts
ruling-retaliate-after-push-lost = No, the new places count

ruling-stopped-midway = Stopped midway
ruling-stopped-midway-about = Does a figure that gains STUN, IMMOBILIZE or DISARM during its own ability still finish it?
ruling-stopped-midway-at-once = No, it stops at once
ruling-stopped-midway-after-ability = Yes, it finishes the ability

ruling-figure-on-stopping-trap = Flying figure over a trap
ruling-figure-on-stopping-trap-about = May allies walk through a flying figure that hovers over a STUN or IMMOBILIZE trap?
ruling-figure-on-stopping-trap-obstacle = No, it is like an obstacle
ruling-figure-on-stopping-trap-passed = Yes, and they spring the trap

ruling-bless-supply = Supply of BLESS cards
ruling-bless-supply-about = Is there a limit to the BLESS cards in play?
ruling-bless-supply-ten = Ten, as in the box
ruling-bless-supply-unlimited = No limit

ruling-consume-in-vain = Elements consumed in vain
ruling-consume-in-vain-about = Does a monster consume an element for an attack that it cannot make at all?
ruling-consume-in-vain-yes = Yes, whenever it can
ruling-consume-in-vain-no = No, only if it attacks

ruling-last-attack = Attack at death
ruling-last-attack-about = If a monster's card gives it an attack when it dies, does it make it under DISARM or STUN?
ruling-last-attack-prevented = No, the condition prevents it
ruling-last-attack-made = Yes, it makes the attack

ruling-target-order = Order of targets
ruling-target-order-about = In which order does a monster attack several targets?
ruling-target-order-by-focus = Focus first, others by focus rules
ruling-target-order-players = As the players decide

ruling-summoned-number = Numbers of summoned monsters
ruling-summoned-number-about = Which standee number does a summoned monster take?
ruling-summoned-number-lowest = The lowest free number
ruling-summoned-number-random = Any free number, at random

ruling-targets-chosen = Choosing several targets
ruling-targets-chosen-about = When does a player choose the targets of an ability that attacks several enemies?
ruling-targets-chosen-one-by-one = One by one, attack after attack
ruling-targets-chosen-all-first = All before the first attack

ruling-cards-on-the-table = Modifier pile runs out
ruling-cards-on-the-table-about = If the modifier pile runs out in the middle of a draw, are the cards just drawn shuffled in as well?
ruling-cards-on-the-table-stay = No, they stay on the table
ruling-cards-on-the-table-shuffled-in = Yes, they are shuffled in

ruling-further-attacks = Second attack of a monster
ruling-further-attacks-about = If a monster's card has two attacks, may the second hit somebody whom the first has already hit?
ruling-further-attacks-spare = No, only other targets
ruling-further-attacks-again = Yes, the same targets again

ruling-obstacles-moved = Pushing obstacles
ruling-obstacles-moved-about = Can an obstacle with hit points be moved by PUSH and PULL?
ruling-obstacles-moved-no = No, it stays in place
ruling-obstacles-moved-yes = Yes, into empty hexes

ruling-allied-modifiers = Modifiers of allied figures
ruling-allied-modifiers-about = From which deck do a scenario's allied figures draw when they attack?
ruling-allied-modifiers-monsters = From the monsters' deck
ruling-allied-modifiers-none = They draw no cards

ruling-infuse-in-vain = Elements without an ability
ruling-infuse-in-vain-about = Does an action create its element even if none of its abilities is performed?
ruling-infuse-in-vain-no = No, one ability is needed
ruling-infuse-in-vain-yes = Yes, in any case
ruling-lost-in-vain = Lost actions without effect
ruling-lost-in-vain-about = Where does the card go if nothing of an action with the lost symbol was performed?
ruling-lost-in-vain-discarded = To the discard pile
ruling-lost-in-vain-lost = To the lost pile

ruling-trap-kills = Killed by a trap
ruling-trap-kills-about = Who counts as the killer of a monster that was pushed or pulled to its death in a trap or hazardous terrain?
ruling-trap-kills-forcer = Whoever moved it there
ruling-trap-kills-nobody = Nobody

ruling-hampered-outside-turn = Conditions outside a figure's turn
ruling-hampered-outside-turn-about = Do IMMOBILIZE, DISARM and STUN also stop a figure that is made to act in somebody else's turn?
ruling-hampered-outside-turn-held = Yes, at all times
ruling-hampered-outside-turn-free = No, only in its own turn

## Frosthaven.

class-drifter-about = Keeps bonuses in play for a long time and moves their tokens back again and again. Good at everything, and sturdy.
class-drifter-style = sturdy, patient, at home anywhere

ruling-ward-and-brittle = WARD and BRITTLE together
ruling-ward-and-brittle-about = When do WARD and BRITTLE on one figure cancel each other out?
ruling-ward-and-brittle-with-damage = When it would suffer damage
ruling-ward-and-brittle-at-once = As soon as it has both

ruling-negated-damage = Negated damage
ruling-negated-damage-about = Does damage that a character negates by losing cards end REGENERATE?
ruling-negated-damage-keeps-regenerate = No, none was suffered
ruling-negated-damage-ends-regenerate = Yes, there was damage

ruling-loot-and-bane = Looting and BANE
ruling-loot-and-bane-about = What comes first at the end of a turn: looting the own hex or the damage of BANE?
ruling-loot-and-bane-loot-first = Looting
ruling-loot-and-bane-bane-first = BANE

ruling-allied-advantage = Advantage of summons and allies
ruling-allied-advantage-about = Which card does an attack with advantage use that a summon or a scenario ally makes?
ruling-allied-advantage-better = The better one
ruling-allied-advantage-chosen = The one the players choose

ruling-ally-on-ice = An ally on ice
ruling-ally-on-ice-about = Does a figure slide on that walks through an ally on ice?
ruling-ally-on-ice-slides = Yes
ruling-ally-on-ice-walks = No, it walks on
ruling-rest-damage = Damage of a short rest
ruling-rest-damage-about = Can the damage for keeping a card in a short rest be negated?
ruling-rest-damage-hand-card = By losing a card of the hand
ruling-rest-damage-suffered = No
ruling-slide-into-door = Sliding into doors
ruling-slide-into-door-about = A character walks onto ice and slides towards a closed door. Does it open the door?
ruling-slide-into-door-opens = Yes
ruling-slide-into-door-stops = No, it stops before the door

ruling-summons-loot = Loot of summons
ruling-summons-loot-about = Who gets what a summon loots by an ability?
ruling-summons-loot-summoners = Its summoner
ruling-summons-loot-gone = Nobody

ruling-teleport-in-place = Teleporting in place
ruling-teleport-in-place-about = May a figure teleport to the hex in which it stands?
ruling-teleport-in-place-allowed = Yes
ruling-teleport-in-place-refused = No

ruling-push-to-death = Pushed to death beside an ally
ruling-push-to-death-about = May a monster be pushed onto hazardous terrain where its ally stands, if it dies there?
ruling-push-to-death-allowed = Yes
ruling-push-to-death-refused = No

ruling-empty-push = Pushing nobody anywhere
ruling-empty-push-about = A push or pull moves its target by no hex. Was it performed?
ruling-empty-push-nothing = No
ruling-empty-push-performed = Yes

ruling-from-a-shadow = As if from a shadow
ruling-from-a-shadow-about = What is measured from the shadow?
ruling-from-a-shadow-everything = Everything except retaliate
ruling-from-a-shadow-targets-alone = Only targets and disadvantage

ruling-shadow-in-use = Shadows in use
ruling-shadow-in-use-about = May the shadow from which an ability is performed be removed for a bonus to it?
ruling-shadow-in-use-stays = No
ruling-shadow-in-use-removable = Yes

ruling-way-to-a-shadow = The way to a shadow
ruling-way-to-a-shadow-about = May a move that must end on a shadow lead into a trap that stops it before?
ruling-way-to-a-shadow-in-good-faith = No
ruling-way-to-a-shadow-any = Yes

ruling-added-by-pace = Added by fast or slow
ruling-added-by-pace-about = May an ability be skipped that being fast or slow adds to an action?
ruling-added-by-pace-mandatory = No, if it can be performed
ruling-added-by-pace-optional = Yes

ruling-damage-for-each = Damage counted for each
ruling-damage-for-each-about = Damage is counted for each of several figures. Is every point a source of its own?
ruling-damage-for-each-apart = Yes
ruling-damage-for-each-together = No, it is one damage

ruling-harm-to-all = Damage for friend and foe
ruling-harm-to-all-about = May damage for allies and enemies alike be skipped?
ruling-harm-to-all-may-be-skipped = All of it, or nothing
ruling-harm-to-all-mandatory = No

ruling-turn-bonuses = Items that last for the turn
ruling-turn-bonuses-about = May they be used in the middle of a move or an attack?
ruling-turn-bonuses-between-abilities = No, only between abilities
ruling-turn-bonuses-any-time = Yes

ruling-hastened-damage = The price of haste
ruling-hastened-damage-about = A monster suffers damage if fire hastens its move. Also if it stays where it is?
ruling-hastened-damage-if-moved = No
ruling-hastened-damage-if-consumed = Yes

ruling-brittle-used-up = Brittle that is used up
ruling-brittle-used-up-about = Damage of your own uses up BRITTLE on you or an ally. Have you removed a condition?
ruling-brittle-used-up-removed = Yes
ruling-brittle-used-up-spent = No

ruling-escaping = Escaping
ruling-escaping-about = Does a character that escapes leave its room, for battle goals?
ruling-escaping-leaves-room = Yes
ruling-escaping-leaves-map = No, only the map

ruling-first-masteries = Masteries in scenario 0
ruling-first-masteries-about = Can masteries be achieved in scenario 0?
ruling-first-masteries-refused = No
ruling-first-masteries-counted = Yes

ruling-idle-conditions = Allies without turns
ruling-idle-conditions-about = Do allies that take no turns lose conditions that end with a turn?
ruling-idle-conditions-expire = At their initiative
ruling-idle-conditions-stay = Never

ruling-gathered-shadows = Shadows left behind
ruling-gathered-shadows-about = Everybody is moved to the next room. Do shadows move along?
ruling-gathered-shadows-move-along = Yes
ruling-gathered-shadows-stay = No

ruling-same-items = The same item twice
ruling-same-items-about = May several characters have the same item?
ruling-same-items-by-copies = As many as there are copies
ruling-same-items-one-owner = Only one of them
ruling-cards-leave = Persistent cards that leave
ruling-cards-leave-about = They may be removed at any time except during another ability. When are you asked?
ruling-cards-leave-own-turn = In one's own turn
ruling-cards-leave-any-time = Before every turn and ability of others, too
ruling-regenerate-heal = The heal of Regenerate
ruling-regenerate-heal-about = May a character leave the heal at the start of its turn?
ruling-regenerate-heal-may = Yes
ruling-regenerate-heal-must = No
ruling-rest-cards = Active cards in a long rest
ruling-rest-cards-about = Do cards in the active area without the lost symbol count as discarded for a long rest?
ruling-rest-cards-discards = No
ruling-rest-cards-active-too = Yes, and one of them may be the card that is lost
ruling-monster-elements = Elements that monsters consume
ruling-monster-elements-about = What must a monster perform for its group to consume an element of their card?
ruling-monster-elements-own-ability = The ability that has the sign
ruling-monster-elements-any-ability = Any ability of the card
ruling-blue-hexes = Allies on blue hexes
ruling-blue-hexes-about = Must a character see the ally on the blue hex of an area?
ruling-blue-hexes-unseen = No
ruling-blue-hexes-seen = Yes
ruling-turn-ends = End of a turn
ruling-turn-ends-about = In which order does a character loot, infuse and lose conditions?
ruling-turn-ends-conditions-last = Conditions end last
ruling-turn-ends-any-order = As its player likes
ruling-infusions = Infusions
ruling-infusions-about = Must a character infuse the elements of an action of which it has performed a part?
ruling-infusions-must = Yes
ruling-infusions-may = Only those in a frame of their own
