### What the cards of Massive Darkness 2 say, made from what they do.

## Abilities: timing, cost and condition before the colon, effects behind it.

darkness-ability = { $head }: { $does }
darkness-enemy-ability = { $when }, { $icons } { $icons ->
    [one] ability icon
   *[other] ability icons
}, { $limit }: { $does }
darkness-once = once per combat
darkness-repeatedly = as often as icons allow
darkness-when-action = ACTION
darkness-when-always = ALWAYS
darkness-when-attack = ATTACK
darkness-when-combat = COMBAT
darkness-when-defence = DEFENCE
darkness-when-move = MOVE
darkness-when-turn = in the own turn
darkness-when-type-attack = { $kind } ATTACK
darkness-cost-element = { $n } { $element }
darkness-cost-mana = { $n } mana
darkness-cost-rage = { $n } rage
darkness-cost-wounds = suffer { $n } { $n ->
    [one] wound
   *[other] wounds
}
darkness-only-light = in light
darkness-only-shadow = in shadow
darkness-only-two-weapons = two weapons
darkness-only-wounded = with { $n } or more wounds suffered
darkness-often-round = once per round
darkness-often-unlimited = any number of times

## Effects.

darkness-effect-action = { $n } more { $n ->
    [one] action
   *[other] actions
}
darkness-effect-damage = +{ $n } damage
darkness-effect-dice = +{ $n } { $colour } { $n ->
    [one] die
   *[other] dice
}
darkness-effect-element = { $element } moves up { $n }
darkness-effect-enemy-reroll = roll { $n } { $n ->
    [one] enemy die
   *[other] enemy dice
} again
darkness-effect-enemy-shield = +{ $n } { $n ->
    [one] shield
   *[other] shields
} for the enemy
darkness-effect-fire = { $n } fire on { $whom }
darkness-effect-frost = { $n } frost on { $whom }
darkness-effect-heal = heal { $n } ({ $whom })
darkness-effect-heal-all = heal all wounds of the hero or another one in its zone
darkness-effect-ignore = ignore { $n } { $what }
darkness-effect-in-shadow = this attack counts as made in shadow
darkness-effect-mana = +{ $n } mana
darkness-effect-mana-all = +{ $n } mana for every hero
darkness-effect-move = +{ $n } movement { $n ->
    [one] point
   *[other] points
}
darkness-effect-pierce = −{ $n } { $n ->
    [one] shield
   *[other] shields
} of the other side
darkness-effect-poison = poison inflicts { $n } { $n ->
    [one] wound
   *[other] wounds
}
darkness-effect-rage = +{ $n } rage
darkness-effect-reroll = roll { $n } { $n ->
    [one] die
   *[other] dice
} again
darkness-effect-shield = +{ $n } { $n ->
    [one] shield
   *[other] shields
}
darkness-effect-summon = summon: { $spirit }
darkness-effect-tokens = draw { $n } { $n ->
    [one] token
   *[other] tokens
} from the tool bag
darkness-effect-wound = { $n } { $n ->
    [one] wound
   *[other] wounds
} for an enemy in sight within { $reach } { $reach ->
    [one] zone
   *[other] zones
}
darkness-effect-wound-here = { $n } { $n ->
    [one] wound
   *[other] wounds
} for an enemy in the same zone
darkness-effect-wounds = { $n } { $n ->
    [one] wound
   *[other] wounds
} for { $whom }
darkness-deed-burn-after = after the combat the fire on the defender burns with { $colour } dice
darkness-deed-burst = a miniature dies, and each hero in the attacker’s zone suffers { $n } { $n ->
    [one] wound
   *[other] wounds
}
darkness-deed-call-mob = the nearest mob moves a zone closer
darkness-deed-lose-mana = { $whom } loses { $n } mana
darkness-deed-recruit = a minion joins, unless { $n } mana is paid
darkness-deed-recruit-all = every mob gains a minion
darkness-deed-self-wounds = { $n } { $n ->
    [one] wound
   *[other] wounds
} for itself
darkness-deed-wound-weakest = { $n } { $n ->
    [one] wound
   *[other] wounds
} for the weakest other hero in sight
darkness-door-treasure = { $n } more treasure { $n ->
    [one] token
   *[other] tokens
} in the chamber
darkness-door-mob = another mob appears behind the door
darkness-door-roaming = a roaming monster appears
darkness-door-experience = +{ $n } experience for every hero

## Dice.

darkness-dice = { $count } { $colour }
darkness-no-dice = no dice
darkness-result = { $n } { $what }
darkness-item-attack = { $kind }: { $dice }
darkness-item-defence = Defence: { $n } blue
darkness-item-defence-many = With five or six heroes: { $n } blue
darkness-die-name = Die: { $colour }
darkness-die-yellow = An attack die.
darkness-die-orange = An attack die that hurts more.
darkness-die-blue = The defence die.
darkness-die-violet = The shadow die: for a hero that attacks out of shadow.
darkness-die-black = The enemy die: one for each minion, and those of cards, in attack and defence.
darkness-die-face = [{ $face }]
darkness-die-faces = Faces: { $faces }
darkness-die-cap = At most { $n } in one roll.
darkness-symbol-damage = Damage: what shields do not stop are wounds.
darkness-symbol-mana = The attacking hero gains a mana.
darkness-symbol-shield = Shield: stops a point of damage.
darkness-symbol-shadow = The attacking hero may trigger its shadow ability.
darkness-symbol-claw = A wound for the hero that fights the enemy; no shield stops it.
darkness-symbol-ability = Pays for the abilities of the enemy.

## Items, skills and heroes.

darkness-ranked = { $name } { $rank }
darkness-passive = Passive ability: { $element }
darkness-card-slot = Worn: { $slot }
darkness-card-of-the-set = Part of the Shadow-curse set
darkness-card-for-class = Only for the class { $class }
darkness-card-once = Discarded when it is used
darkness-card-starting = A starting item
darkness-card-treasure = Treasure: { $rarity }
darkness-card-of-mobs = Carried by mobs: { $category }
darkness-card-border = Border: { $rarity }
darkness-card-skill = { $class }, rank { $rank }, from level { $level }
darkness-card-blessed = Blessed:
darkness-card-under-stance = Lies under the stance { $stance }
darkness-card-adds-token = Adds to the tool bag: { $token }
darkness-card-class = Class: { $class }
darkness-card-health = Health: { $n }
darkness-card-mana = Mana: { $n }
darkness-card-shadow = Shadow icon: { $ability }
darkness-card-passive = For good, once { $n } steps of the element are spent
darkness-card-set-two = With two pieces:
darkness-card-set-four = With four pieces:
darkness-set-of = Shadow-curse set: { $class }
darkness-card-does = { $does }
darkness-card-arrows = Arrows: { $n }
darkness-card-beige = Fewer than seven: { $does }
darkness-card-white = Exactly seven: { $does }
darkness-card-red = More than seven: { $does }
darkness-tool-red = For Attack actions
darkness-tool-blue = For Move actions
darkness-tool-green = For every action
darkness-tool-red-does = attack: { $does }
darkness-tool-blue-does = move: { $does }
darkness-tool-green-does = every action: { $does }
darkness-tool-count = { $start } in the bag at the start, { $copies } in all
darkness-tool-poison = poison on the target

## Enemies.

darkness-card-levels = Dungeon { $category }:
darkness-card-miniature-health = Health of each miniature: { $n }
darkness-card-health-each = Health for each hero: { $n }
darkness-card-defence = Defence: { $dice }
darkness-card-reward = Treasure tokens: { $n }
darkness-card-fixed = Reward: { $n } of the { $rarity } items
darkness-card-minions = Minions in the box: { $n }
darkness-card-boss-health = Health with { $heroes } { $heroes ->
    [one] hero
   *[other] heroes
}: { $n }
darkness-card-boss-actions = { $n } { $n ->
    [one] action
   *[other] actions
}, { $dice } activation { $dice ->
    [one] die
   *[other] dice
} for each
darkness-card-passive-power = Always: { $does }
darkness-card-boss-track = Boss track, space { $space }: { $does }
darkness-card-removed = Removed from the game afterwards
darkness-behaviour = { $when }: { $does }
darkness-if-in-light = In light
darkness-if-hero-within = A hero within { $n } { $n ->
    [one] zone
   *[other] zones
}
darkness-if-sees-several = It sees several heroes
darkness-if-sees-one = It sees one hero
darkness-if-on-board = On the board
darkness-if-off-board = Off the board
darkness-if-minion-here = A minion in its zone
darkness-if-otherwise = Otherwise
darkness-act-to-shadow = it goes to the nearest shadow zone
darkness-act-pounce = it is placed beside the farthest hero within { $within } { $within ->
    [one] zone
   *[other] zones
}, gives it { $fire } fire and attacks it
darkness-act-attack-each = it attacks each hero in sight
darkness-act-attack-seen = it attacks the hero in sight, with { $dice } more
darkness-act-strike-and-leave = it attacks the weakest hero in sight, then leaves the board
darkness-act-appear = it is placed next to the weakest hero and attacks it
darkness-act-devour = a minion in its zone dies and it heals { $n }
darkness-act-rush = it moves up to { $n } { $n ->
    [one] zone
   *[other] zones
} towards the nearest hero and attacks it if it can
darkness-boss-special = { $icons } { $icons ->
    [one] icon
   *[other] icons
}: { $does }
darkness-boss-attack = it moves up to { $n } { $n ->
    [one] zone
   *[other] zones
} towards the nearest hero and attacks it if it can
darkness-boss-attack-with = it moves up to { $n } { $n ->
    [one] zone
   *[other] zones
} towards the nearest hero and attacks it if it can, with { $dice } more
darkness-boss-sweep = it attacks every hero in its zone
darkness-boss-ignite = { $n } fire on every hero
darkness-boss-freeze = { $n } frost on every hero
darkness-boss-scream = { $n } { $n ->
    [one] wound
   *[other] wounds
} for every hero in sight
darkness-boss-mend = it heals { $n } for each hero in the game
darkness-boss-summon = a mob appears in its zone
darkness-boss-pull = the weakest hero is pulled into its zone
darkness-power-dice = its attacks have { $dice } more
darkness-power-shield = it always has +{ $n } { $n ->
    [one] shield
   *[other] shields
}
darkness-power-action = it has another action

## Tokens, the level board and the darkness track.

darkness-token-loot = marks where a treasure token will lie
darkness-token-treasure = an item of the { $rarity } deck
darkness-token-enemy = a mob appears here when the chamber is revealed
darkness-token-quarry = a mob whose leader must be killed appears here when the chamber is revealed
darkness-token-portal = mobs come out of it
darkness-token-roaming-portal = mobs and roaming monsters come out of it
darkness-token-spike-trap = wounds whoever comes into the zone; on the backs: { $backs }
darkness-token-bear-trap = ends the move and takes an action of whoever comes into the zone, in { $bites } of { $of }
darkness-token-fountain = heals whoever uses it; on the backs: { $backs }
darkness-token-chest = two items of one rarity; on the backs: { $backs }
darkness-token-large-chest = three items of one rarity; on the backs: { $backs }
darkness-token-forge = three items of a rarity become one of the next
darkness-token-pillar = takes a yellow die of ranged and magic attacks past it
darkness-token-prize = an objective: to be collected for a movement point
darkness-token-goal = an objective: to be destroyed for an action
darkness-times = { $n } ({ $times }×)
darkness-times-rarity = { $rarity } ({ $times }×)
darkness-token-count = { $n } in all
darkness-token-in-bag = { $n } in the bag at the start
darkness-condition-fire = Rolls a yellow die when its bearer is activated: each damage is a wound
darkness-condition-frost = Takes an action of its bearer
darkness-condition-stock = { $n } fire and frost tokens in the stock
darkness-level-board = Level board
darkness-level-row = Level { $level }: { $cost } experience, +{ $health } health, +{ $mana } mana, into the bag: { $token }
darkness-level-no-token = nothing
darkness-track-space = { $track }, space { $space }: { $does }
darkness-icon-mobs = mobs at all portals
darkness-icon-roaming = a roaming monster at its portal
darkness-icon-token = a treasure token for the bag: { $rarity }
darkness-icon-nothing = nothing

## Quests.

darkness-goal-collect = Collect the objective token in { $zone }
darkness-goal-destroy = Destroy the objective in { $zone }
darkness-goal-destroy-with = Destroy the objective in { $zone }, holding the token from { $prize }
darkness-goal-hunt = Kill the leaders of marked mobs: { $n }
darkness-goal-roaming = Kill roaming monsters: { $n }
darkness-goal-return = Bring every hero that stands back to { $zone }
darkness-goal-boss = Kill { $boss }
darkness-quest-start = Begins in { $zone }
darkness-quest-goal = Objective: { $goal }
darkness-quest-experience = For it every hero gains { $n } experience
darkness-quest-in-order = The objectives are done in this order
darkness-quest-rounds = Lost when round { $n } has ended
darkness-quest-boss = { $boss } waits in { $zone }; the heroes enter in { $heroes }
darkness-quest-mob = A mob stands in { $zone } from the start
