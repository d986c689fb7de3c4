### What stands on the cards, items and battle goals of Gloomhaven.
###
### kept: cards-on- cards-use- cards-each- cards-per- cards-x- cards-if- cards-special- cards-goal-

## How pieces come together.

cards-sentence = { $what }.
cards-comma = { $a }, { $b }
cards-nothing = nothing
cards-words = { $words }
cards-on = { $event }: { $gains }
cards-consume = Consume { $element }: { $gains }
cards-by-consuming = { $gains } if you consume { $element }
cards-further = and another { $gains }
cards-if = { $what }, { $when }
cards-per = { $what } for each { $per }
cards-each-time = Each time it takes effect: { $gains }
cards-for = { $what } for { $whom }
cards-for-on = For { $whom }, { $event }: { $gains }
cards-any-event = { $event }
cards-this-turn = { $event } of this turn
cards-grant = Grant { $whom }: { $what }
cards-force = Force { $whom } to perform, with you in control: { $what }
cards-grant-several = Grant { $whom } (up to { $count } of them): { $what }
cards-then = { $first }, then { $then }

## What follows on what a card does.

cards-round = Round bonus.
cards-persistent = Persistent bonus.
cards-augment = Augment: it stays active until you play another augment.
cards-experience = Gain { $points } experience.
cards-lost = Lost.
cards-unrecoverable = Cannot be recovered.
cards-slots = Experience +{ $points } on { $which_count ->
    [one] use
   *[other] uses
  } { $which }.
cards-nth = { $number }
cards-slots-all = Experience +{ $points } on { $uses ->
    [one] that use
   *[other] each use
  }.
cards-item-spent = { $uses ->
    [one] Then spent
   *[other] Spent after { $uses } uses
  }.
cards-item-flipped = { $uses ->
    [one] Then the card is flipped. On its other side:
   *[other] After { $uses } uses the card is flipped. On its other side:
  }
cards-item-flipped-back = Then it is flipped back.
cards-item-consumed = { $uses ->
    [one] Then consumed
   *[other] Consumed after { $uses } uses
  }.
cards-item-minus-ones = Adds { $cards ->
    [one] one card (−1)
   *[other] { $cards } cards (−1)
  } to your attack modifier deck.

## Abilities.

cards-move = Move { $points }
cards-move-x = Move X, where X is { $x }
cards-jump = Jump
cards-attack = Attack { $value }
cards-attack-x = Attack X, where X is { $x }
cards-no-attack = no Attack
cards-range = Range { $range }
cards-own-range = its own Range
cards-targets = Target { $count }
cards-at = target { $whom }
cards-on-one = all attacks on one enemy
cards-on-path = also target all enemies on the path to the target
cards-area-adjacent = area of { $hexes } hexes adjacent to you
cards-area-own = area of { $hexes } hexes that begins beside you
cards-area = area of { $hexes } hexes
cards-area-ally = with an ally in { $hexes ->
    [one] the marked hex
   *[other] each of the { $hexes } marked hexes
  }
cards-at-least = only at a distance of { $hexes } hexes or more
cards-farthest = on the farthest enemy within range
cards-normal-range = normal ones Range { $range }
cards-pierce = Pierce { $points }
cards-push = Push { $hexes }
cards-pull = Pull { $hexes }
cards-force-at = { $force }, target { $whom }
cards-advantage = Advantage
cards-disadvantage = the attacker has Disadvantage
cards-heal = Heal { $points }
cards-heal-self = Heal { $points }, Self
cards-shield = Shield { $points }
cards-retaliate = Retaliate { $damage }
cards-give = Give { $conditions } to { $whom }
cards-give-self = Gain { $conditions }
cards-suffer = Suffer { $damage } damage
cards-suffer-x = Suffer X damage, where X is { $x }
cards-suffer-whom = Make { $whom } suffer { $damage } damage
cards-loot = Loot { $range }
cards-loot-for-me = Loot { $range }, and you get all of it
cards-gain-time = Gain { $tokens ->
    [one] one time token
   *[other] { $tokens } time tokens
  }
cards-spend-time = Spend { $tokens ->
    [one] one time token
   *[other] { $tokens } time tokens
  }: { $what }
cards-switch-form = Change your form at the end of your turn
cards-place-shadow = Place { $count ->
    [one] one shadow
   *[other] { $count } shadows
  } within Range { $range }
cards-shadow-here = Place { $count ->
    [one] one shadow
   *[other] { $count } shadows
  } in your hex
cards-move-shadow = Move { $count ->
    [one] one shadow
   *[other] { $count } shadows
  } up to { $hexes } hexes
cards-move-shadows = Move each of your shadows up to { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
  }
cards-from-shadow = { $what }, performed as if from a hex with a shadow
cards-from-dying-summon = { $what }, performed as if from the hex of one of your summons, which then dies
cards-from-gone-shadow = { $what }, performed as if from a hex with a shadow, which is then removed
cards-from-each-shadow = For each of your shadows: { $what }, performed as if from its hex
cards-remove-shadow = Remove { $range ->
    [1] one adjacent shadow
   *[other] one shadow within Range { $range }
  }: { $what }
cards-remove-shadows = Remove any number of shadows within Range { $range }, for each: { $what }
cards-teleport-on-shadow = Teleport to a hex with a shadow
cards-teleport-by-shadow = Teleport to a hex with a shadow or adjacent to one
cards-end-on-shadow = it must end in a hex with a shadow
cards-slot-forward = You may move your token on one of your persistent cards forward one slot: { $gains }
cards-take = If you do not have { $condition }, you may gain it: { $gains }
cards-infuse = Infuse { $element }
cards-any-element = any element
cards-either-element = { $a } or { $b }
cards-teleport = Teleport { $hexes }
cards-trap = Create a trap with { $damage } damage in an adjacent empty hex
cards-trap-conditions = Create a trap with { $damage } damage and { $conditions } in an adjacent empty hex
cards-disarm-trap = Disarm one { $range ->
    [1] adjacent trap
   *[other] trap within Range { $range }
  }
cards-recover = Recover { $count ->
    [0] all of your
    [1] one of your
   *[other] up to { $count } of your
  } { $pile } cards
cards-recover-whom = Allow { $whom } to recover { $count ->
    [0] all of its
    [1] one of its
   *[other] up to { $count } of its
  } { $pile } cards
cards-refresh = Refresh { $count ->
    [0] all of your
    [1] one of your
   *[other] up to { $count } of your
  } { $used }{ $slot ->
    [any] {""}
   *[other] {" "}{ $slot }
  } items
cards-refresh-whom = Allow { $whom } to refresh { $count ->
    [0] all of its
    [1] one of its
   *[other] up to { $count } of its
  } { $used }{ $slot ->
    [any] {""}
   *[other] {" "}{ $slot }
  } items
cards-summon = Summon { $what } ({ $stats })
cards-summon-led = you control its movement
cards-flying = Flying
cards-hit-points = { $points } hit points
cards-obstacles = Create { $count ->
    [1] a one-hex obstacle
   *[other] { $count } one-hex obstacles
  } in { $range ->
    [1] { $count ->
        [1] an empty hex adjacent to you
       *[other] empty hexes adjacent to you
      }
   *[other] { $count ->
        [1] an empty hex within Range { $range }
       *[other] empty hexes within Range { $range }
      }
  }
cards-move-obstacle = Move one obstacle within range { $range } up to { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
  }
cards-replace-obstacle = Replace one obstacle within range { $range } by hazardous terrain
cards-spring-trap = Spring one trap within range { $range }
cards-hazards = Create { $count ->
    [one] one hex
   *[other] { $count } hexes
  } of hazardous terrain within range { $range }
cards-destroy-obstacle = Destroy one { $range ->
    [1] adjacent obstacle
   *[other] obstacle within Range { $range }
  }
cards-kill = Kill { $whom }
cards-kill-which = Kill { $whom }: { $which }

cards-special-redirect-attacks = Any attack by an enemy that targets an ally adjacent to you targets you instead, even if you are out of its range
cards-special-push-into-obstacles = The target may be pushed into obstacles: each obstacle it is pushed into is destroyed, the target suffers 2 damage, and you gain 1 experience
cards-special-borrow-time = Your next actions while slow ignore all slow effects; at the end of each, Immobilize one enemy within range 3
cards-special-play-another = At the end of this turn play one more card from your hand and perform its top or bottom action
cards-special-frenzy-forms = At the end of each of your turns in which you have killed an enemy, you may switch forms or ignore that you would
cards-special-choose-rest-loss = On a short rest you may choose the card that you lose, and you may switch forms
cards-special-ignore-slow = Ignore the slow effects of your other actions this turn
cards-special-mark-for-the-abyss = During each attack by you or one of your summons, before a modifier card is drawn, you may mark the target; only one enemy is marked at a time. When a marked enemy dies, place a shadow in its hex or adjacent to it
cards-special-flee-into-shadow = When you would suffer damage, you may teleport to a hex with a shadow instead; remove that shadow and discard this card
cards-special-summon-from-discard = Play a card from your discard pile at once and perform an action of it that summons; you suffer 2 damage less for it

## Whom it concerns.

cards-whom-self = yourself
cards-whom-enemies = { $range ->
    [1] all adjacent enemies
   *[other] all enemies within Range { $range }
  }
cards-whom-enemies-in-range = all enemies within range
cards-whom-enemy = { $range ->
    [1] one adjacent enemy
   *[other] one enemy within Range { $range }
  }
cards-whom-ally = { $range ->
    [1] yourself or one adjacent ally
   *[other] yourself or one ally within Range { $range }
  }
cards-whom-allies = { $range ->
    [1] all adjacent allies
   *[other] all allies within Range { $range }
  }
cards-whom-other-ally = { $range ->
    [1] one adjacent ally
   *[other] one ally within Range { $range }
  }
cards-whom-self-and-allies = { $range ->
    [1] you and all adjacent allies
   *[other] you and all allies within Range { $range }
  }
cards-whom-all-allies = all allies
cards-whom-figures = { $range ->
    [1] all adjacent allies and enemies
   *[other] all allies and enemies within Range { $range }
  }
cards-whom-passed = all enemies you moved through
cards-whom-beside-target = all allies and enemies adjacent to the target
cards-whom-inside = all allies and enemies in the area
cards-whom-around-target = the target and all enemies adjacent to it
cards-whom-enemies-beside-target = all enemies adjacent to the target
cards-whom-targets = the same targets
cards-whom-allies-inside = all allies in the area
cards-whom-any-ally = one ally
cards-whom-own-summon = one of your summons
cards-whom-own-summons = all of your summons
cards-whom-own-summon-beside-target = one of your summons adjacent to the target
cards-whom-that-figure = that enemy
cards-whom-enemies-with = all enemies with { $condition }
cards-whom-beside-fallen = all allies and enemies adjacent to where it died
cards-whom-enemies-on-shadows = all enemies in hexes with a shadow
cards-whom-self-and-allies-on-shadows = you and all allies in hexes with a shadow

cards-enemy-alone = an enemy adjacent to none of its allies
cards-free = { $event } (without using a slot)
cards-once-a-turn = { $event } (once in each turn)
cards-once-an-ability = { $event } (once in each ability)
cards-slots-back = { $count ->
    [one] Move the token of one of your persistent cards back one slot
   *[other] Move the tokens of { $count } of your persistent cards back one slot each
  }
cards-enemy-beside-ally = an enemy adjacent to one of your allies
cards-enemy-normal = a normal enemy
cards-enemy-not-boss = a normal or elite enemy
cards-enemy-hit-points = an enemy with at most { $points } hit points
cards-enemy-with = an enemy with { $condition }

## What is added.

cards-gain-attack = Attack { $points }
cards-other-area = another area
cards-gain-range = Range { $points }
cards-gain-targets = Target { $points }
cards-gain-move = Move { $points }
cards-gain-move-away = Move { $points }, if it ends in a hex that is not adjacent to you
cards-gain-heal = Heal { $points }
cards-gain-shield = Shield { $points }
cards-gain-retaliate = Retaliate { $points }
cards-gain-experience = Experience { $points }
cards-gain-damage = { $points } more damage
cards-gain-recover = { $cards ->
    [1] one more card
   *[other] { $cards } more cards
  }
cards-ignore-shield = ignore all Shields of the targets
cards-ignore-retaliate = ignore Retaliate
cards-reaches = targets enemies within { $hexes } hexes
cards-within = target all enemies within { $hexes } hexes instead
cards-double = double the attack value
cards-negate = suffer none
cards-no-double = ×2 attack modifier cards of the attacker count as +0
cards-double-as-one = cards 2x count as +1
cards-loot-way = loot every hex you enter
cards-end-beside-me = it must end adjacent to you
cards-other-enemy = target another enemy of yours

## When it counts.

cards-if-beside-ally = if the target is adjacent to one of your allies
cards-if-alone = if the target is adjacent to none of its allies
cards-if-ended-where-began = if your move ended in the hex where it began
cards-if-straight-line = if your move was a straight line
cards-if-enemy-springs = when an enemy springs the trap
cards-if-beside-one-enemy = if you are adjacent to exactly one enemy
cards-if-killed = if the attack killed an enemy
cards-if-damaged = if the target suffered damage from the attack
cards-if-beside-own-summon = if the target is adjacent to one of your summons
cards-if-enemy-died = if an enemy has died this round
cards-if-fast = if you are fast
cards-if-slow = if you are slow
cards-if-melee-form = if you are in your melee form
cards-if-ranged-form = if you are in your ranged form

cards-for-the-round = { $what } for the rest of the round

cards-per-target = enemy targeted
cards-per-kill = enemy killed
cards-per-negative-condition = negative condition on the target
cards-per-ally-beside-target = ally of yours adjacent to the target
cards-per-hex-moved = hex you have moved this turn
cards-per-damage-dealt = point of damage you have dealt this turn
cards-per-target-shield = point of the target’s Shield
cards-per-enemy-beside-me = enemy adjacent to you
cards-per-ally = ally of yours
cards-per-own-summon = summon of yours
cards-per-healed = figure that gained hit points
cards-per-shadow = shadow on the map

cards-x-target = the number of enemies targeted
cards-x-kill = the number of enemies killed
cards-x-negative-condition = the number of negative conditions on the target
cards-x-ally-beside-target = the number of your allies adjacent to the target
cards-x-hex-moved = the number of hexes you have moved this turn
cards-x-damage-dealt = the damage you have dealt this turn
cards-x-target-shield = the target’s Shield
cards-x-enemy-beside-me = the number of enemies adjacent to you
cards-x-own-summon = the number of your summons
cards-x-healed = the number of figures that gained hit points
cards-x-shadow = the number of shadows on the map

cards-this-round = { $event } this round
cards-against = { $event } against { $whom }
cards-while = { $event } while { $condition }

cards-on-attack = { $uses ->
    [0] On each of your attacks
    [one] On your next attack
   *[other] On your next { $uses } attacks
  }
cards-on-melee-attack = { $uses ->
    [0] On each of your melee attacks
    [one] On your next melee attack
   *[other] On your next { $uses } melee attacks
  }
cards-on-ranged-attack = { $uses ->
    [0] On each of your ranged attacks
    [one] On your next ranged attack
   *[other] On your next { $uses } ranged attacks
  }
cards-on-attack-action = { $uses ->
    [0] On each of your attack actions
    [one] On your next attack action
   *[other] On your next { $uses } attack actions
  }
cards-on-attack-action-end = { $uses ->
    [0] At the end of each of your attack actions
    [one] At the end of your next attack action
   *[other] At the end of each of your next { $uses } attack actions
  }
cards-on-melee-attack-action = { $uses ->
    [0] On each of your melee attack actions
    [one] On your next melee attack action
   *[other] On your next { $uses } melee attack actions
  }
cards-on-ranged-attack-action = { $uses ->
    [0] On each of your ranged attack actions
    [one] On your next ranged attack action
   *[other] On your next { $uses } ranged attack actions
  }
cards-on-move = { $uses ->
    [0] On each of your moves
    [one] On your next move
   *[other] On your next { $uses } moves
  }
cards-on-heal = { $uses ->
    [0] On each of your Heal actions
    [one] On your next Heal action
   *[other] On your next { $uses } Heal actions
  }
cards-on-attacked = { $uses ->
    [0] Whenever you are attacked
    [one] The next time you are attacked
   *[other] The next { $uses } times you are attacked
  }
cards-on-melee-attacked = { $uses ->
    [0] Whenever a melee attack targets you
    [one] The next time a melee attack targets you
   *[other] The next { $uses } times a melee attack targets you
  }
cards-on-near-attacked = { $uses ->
    [0] Whenever an enemy in range attacks you
    [one] The next time an enemy in range attacks you
   *[other] The next { $uses } times an enemy in range attacks you
  }
cards-on-ranged-attacked = { $uses ->
    [0] Whenever you would suffer damage from a ranged attack
    [one] The next time you would suffer damage from a ranged attack
   *[other] The next { $uses } times you would suffer damage from a ranged attack
  }
cards-on-approached = { $uses ->
    [0] Whenever an enemy enters a hex adjacent to you from one that is not
    [one] The next time an enemy enters a hex adjacent to you from one that is not
   *[other] The next { $uses } times an enemy enters a hex adjacent to you from one that is not
  }
cards-on-shadow-entered = { $uses ->
    [0] Whenever an enemy enters a hex with a shadow
    [one] The next time an enemy enters a hex with a shadow
   *[other] The next { $uses } times an enemy enters a hex with a shadow
  }
cards-on-kill = { $uses ->
    [0] Whenever you kill an enemy
    [one] The next time you kill an enemy
   *[other] The next { $uses } times you kill an enemy
  }
cards-on-enemy-dies = { $uses ->
    [0] Whenever an enemy dies
    [one] The next time an enemy dies
   *[other] The next { $uses } times an enemy dies
  }
cards-on-own-summon-killed = { $uses ->
    [0] Whenever an attack kills one of your summons
    [one] The next time an attack kills one of your summons
   *[other] The next { $uses } times an attack kills one of your summons
  }
cards-on-own-summon-damage = { $uses ->
    [0] Whenever one of your summons would suffer damage
    [one] The next time one of your summons would suffer damage
   *[other] The next { $uses } times one of your summons would suffer damage
  }
cards-on-attack-damage = { $uses ->
    [0] Whenever you would suffer damage from an attack
    [one] The next time you would suffer damage from an attack
   *[other] The next { $uses } times you would suffer damage from an attack
  }
cards-on-damage = { $uses ->
    [0] Whenever you would suffer damage
    [one] The next time you would suffer damage
   *[other] The next { $uses } times you would suffer damage
  }
cards-on-turn = { $uses ->
    [0] During each of your turns
    [one] During your next turn
   *[other] During each of your next { $uses } turns
  }
cards-on-turn-start = { $uses ->
    [0] At the start of each of your turns
    [one] At the start of your next turn
   *[other] At the start of each of your next { $uses } turns
  }
cards-on-turn-end = { $uses ->
    [0] At the end of each of your turns
    [one] At the end of your next turn
   *[other] At the end of each of your next { $uses } turns
  }

cards-use-attack = On one of your attacks
cards-use-melee-attack = On one of your melee attacks
cards-use-ranged-attack = On one of your ranged attacks
cards-use-attack-action = During your attack action, on all of its attacks
cards-use-attack-action-end = At the end of your attack action
cards-use-melee-attack-action = During your melee attack action, on all of its attacks
cards-use-ranged-attack-action = During your ranged attack action, on all of its attacks
cards-use-move = During your move
cards-use-heal = During your Heal action
cards-use-attacked = When you are attacked
cards-use-melee-attacked = When a melee attack targets you
cards-use-near-attacked = When an enemy in range attacks you
cards-use-ranged-attacked = When you would suffer damage from a ranged attack
cards-use-approached = When an enemy comes near you
cards-use-shadow-entered = When an enemy enters a hex with a shadow
cards-use-kill = When you kill an enemy
cards-use-enemy-dies = When an enemy dies
cards-use-own-summon-killed = When an attack kills one of your summons
cards-use-own-summon-damage = When one of your summons would suffer damage
cards-use-attack-damage = When you would suffer damage from an attack
cards-use-damage = When you would suffer damage
cards-use-turn = During your turn
cards-use-turn-start = At the start of your turn
cards-use-turn-end = At the end of your turn

cards-each-attack = on each attack
cards-each-melee-attack = on each melee attack
cards-each-ranged-attack = on each ranged attack
cards-each-attack-action = on each attack action
cards-each-attack-action-end = at the end of each attack action
cards-each-melee-attack-action = on each melee attack action
cards-each-ranged-attack-action = on each ranged attack action
cards-each-move = on each move
cards-each-heal = on each Heal action
cards-each-attacked = whenever attacked
cards-each-melee-attacked = whenever targeted by a melee attack
cards-each-near-attacked = whenever attacked by an enemy in range
cards-each-ranged-attacked = whenever about to suffer damage from a ranged attack
cards-each-approached = whenever an enemy comes near
cards-each-shadow-entered = whenever an enemy enters a hex with a shadow
cards-each-kill = whenever it kills an enemy
cards-each-enemy-dies = whenever an enemy dies
cards-each-own-summon-killed = whenever an attack kills a summon
cards-each-own-summon-damage = whenever a summon would suffer damage
cards-each-attack-damage = whenever about to suffer damage from an attack
cards-each-damage = whenever about to suffer damage
cards-each-turn = in each turn
cards-each-turn-start = at the start of each turn
cards-each-turn-end = at the end of each turn

## Battle goals.

cards-goal-cards = Have { $compare ->
    [at-least] { $number } or more cards
    [at-most] { $number } or fewer cards
   *[exactly] exactly { $number } cards
  } in your hand and discard pile together at the end of the scenario.
cards-goal-xp = Gain { $compare ->
    [at-least] { $number } or more experience
    [at-most] { $number } or less experience
   *[exactly] exactly { $number } experience
  } in the scenario.
cards-goal-hp = { $compare ->
    [at-least] Have { $number } or more hit points at the end of the scenario.
    [at-most] Have { $number } or fewer hit points at the end of the scenario.
   *[exactly] Have all of your hit points at the end of the scenario.
  }
cards-goal-least-hp = { $compare ->
    [at-most] Fall below half of your hit points (rounded up) in the scenario.
   *[other] Never fall below half of your hit points (rounded up).
  }
cards-goal-traps = Spring or disarm { $number ->
    [one] a trap
   *[other] { $number } traps
  }, on your turn or on a turn of one of your summons.
cards-goal-treasures = Loot { $number ->
    [one] a treasure tile
   *[other] { $number } treasure tiles
  }.
cards-goal-money = Loot { $compare ->
    [at-most] { $number } or fewer money tokens
   *[other] { $number } or more money tokens
  }.
cards-goal-loot = { $number ->
    [0] Loot no money token and no treasure tile.
   *[other] Loot { $number } money tokens and treasure tiles.
  }
cards-goal-exhausted = { $number ->
    [0] No other character becomes exhausted.
   *[other] { $number } other characters become exhausted.
  }
cards-goal-rooms = Reveal { $number ->
    [one] a room
   *[other] { $number } rooms
  } by opening a door on your turn.
cards-goal-kills = Kill { $compare ->
    [at-least] { $number } or more monsters
    [at-most] { $number } or fewer monsters
   *[exactly] exactly { $number } monsters
  }.
cards-goal-elite-kills = Kill { $number ->
    [one] an elite monster
   *[other] { $number } elite monsters
  }.
cards-goal-items = { $compare ->
    [exactly] Use no items.
   *[other] Use items at least as many times as your level plus { $number }.
  }
cards-goal-empty-rounds = At the start of every round, at least one monster is on the map.
cards-goal-overkill = Kill a monster with at least { $number } more damage than necessary.
cards-goal-first-kills = Kill the first monster that dies in the scenario.
cards-goal-clean-kills = Kill an undamaged monster with a single attack.
cards-goal-cards-left = Have { $number } or fewer cards in your hand and discard pile together at the end of the scenario, and do not be exhausted.
cards-goal-most-loot = Loot more tokens than every other character.
cards-goal-least-loot = Loot fewer tokens than every other character.
cards-goal-last-kills = Kill the last monster that dies in the scenario.
cards-goal-bullied-kills = Kill a monster with two or more negative conditions.
cards-goal-ritual-kills = Kill a monster while three or more elements are strong or waning.
cards-goal-kills-in-a-round = Kill { $number } or more monsters in one round.
cards-goal-strong-kills = Kill no elite monster, no named one and no boss.
cards-goal-shirked-kills = Kill a monster that is not adjacent to you while another one is.
cards-goal-lost-actions = Perform no action with the lost symbol.
cards-goal-basic-actions = Perform no basic action.
cards-goal-rests-with-hand = Have no cards in hand whenever you rest.
cards-goal-rests-without-hand = Have at least one card in hand whenever you rest.
cards-goal-idle-rests = Take a long rest with all of your hit points, after you have suffered damage.
cards-goal-hexes-in-a-turn = Move at most { $number } hexes in each of your turns.
cards-goal-first-exhausted = Be the first character to become exhausted.
cards-goal-great-negations = Lose cards to negate 5 or more damage from one source.
cards-goal-small-negations = Lose cards to negate 2 or less damage of an attack.
cards-goal-assisted-kills = Kill a monster that an ally has attacked earlier in the same round.
cards-goal-bastions = At the end of a round, stand in a door beside two or more enemies.
cards-goal-loot-in-a-turn = Loot { $number } or more tokens in one of your turns.
cards-goal-unlucky-kills = Kill a monster by an attack with disadvantage.
cards-goal-elite-kills-by-party = Kill an elite monster, or { $number } with four characters.
cards-goal-hurt-rests = Suffer damage of an attack in a round in which you take a long rest.
cards-goal-muggings = Kill a monster and loot its token in the same round.
cards-goal-reliefs = Remove a negative condition from yourself or an ally { $number } or more times.
cards-goal-end-loot = Loot no token at the end of your turns.
cards-goal-crossings = Enter no hex with another figure, an objective or an obstacle.
cards-goal-picked-at-once = Loot { $number } or more tokens by one loot ability while an enemy is adjacent to you.
cards-goal-attackers-in-a-round = Be attacked by { $number } or more enemies in one round.
cards-goal-potions = Use no potion.
cards-goal-neglects = Do something for an ally by an ability before your first rest and between any two rests.
cards-goal-stays = End at most { $number } of your turns in the hex where they began, except for long rests.
cards-goal-lost-in-a-turn = Perform { $number } actions with the lost symbol in one turn.
cards-goal-company = End no turn adjacent to another character. With four characters there is one more check mark.
cards-goal-torments = Give a negative condition to an enemy that has another one.
cards-goal-ambush-kills = Kill a monster before its first turn.
cards-goal-early-losses = Lose { $number } cards before your first rest.
cards-goal-hasty-rounds = Never act by the lower initiative of your two cards.
cards-goal-disengagements = Never leave a hex adjacent to an enemy, except by force.
cards-goal-kinds-spared = Kill at least one monster of every type of the scenario.
cards-goal-desertions = Never leave a room in which loot tokens lie.
cards-goal-overachievements = Kill a monster and open a door in the same turn.
cards-goal-early-attacks = Perform no attack ability in the first three rounds.
cards-goal-late-attacks = Attack no enemy that has acted in the same round.
cards-goal-exposed-turns = End each of your turns beside a wall, an obstacle or an objective.
cards-goal-long-rests = { $number ->
    [0] Take only short rests, no long rest.
   *[other] Take { $number } long rests.
  }
cards-goal-short-rests = { $number ->
    [0] Take only long rests, no short rest.
   *[other] Take { $number } short rests.
  }

## Masteries.

mastery-fast-rounds = Be fast in { $rounds } rounds in a row.
mastery-never-attacked = Be the target of no attack.
mastery-own-summons-killed = Kill { $summons } of your own summons.
mastery-shadows-removed = Remove { $shadows } shadows in one round.
mastery-shadow-every-round = Place or remove a shadow in every round.
mastery-last-slots = End with your tokens on the last slots of { $cards } active cards.
mastery-switch-every-round = Take your other form in every round.
mastery-lose-every-round = Lose a card in every round.
mastery-first-summon-kills = Summon somebody in your first turn; that summon kills { $kills } enemies and is there at the end.
mastery-area-attacks = Attack at least three enemies with each of { $attacks } different area attacks.
mastery-banner-near = Summon a banner in your first turn; it is there at the end and never was outside range { $range } of you.
mastery-strong-deeds = Move or attack in every round, never with a value below { $value }.
