### What the cards of Sword & Sorcery say, made from what they do.

## Who does it, and to whom.

sorcery-join = { $a } { $b }
sorcery-whom-you = You
sorcery-whom-active = The active hero
sorcery-whom-heroes = Every hero
sorcery-whom-enemies = Every enemy
sorcery-whom-caught = Whoever is caught
sorcery-whom-itself = This enemy
sorcery-whom-target = Its target
sorcery-whom-heroes-in-its-area = Every hero in its area
sorcery-whom-enemies-in-its-area = Every enemy in its area
sorcery-whom-heroes-at-the-trap = Every hero in the area of the trap
sorcery-whom-heroes-near-the-trap = Every hero within { $n ->
    [one] 1 area
   *[other] { $n } areas
} of the trap
sorcery-whom-enemies-at-the-trap = Every enemy in the area of the trap
sorcery-whom-enemies-near-the-trap = Every enemy within { $n ->
    [one] 1 area
   *[other] { $n } areas
} of the trap
sorcery-whom-hero-here = A hero in the same area
sorcery-whom-hero = A hero within range { $n }
sorcery-whom-enemy-here = An enemy in the same area
sorcery-whom-enemy = An enemy within range { $n }
sorcery-whom-heroes-here = Every hero in the same area
sorcery-whom-heroes-near = Every hero within range { $n }
sorcery-whom-enemies-here = Every enemy in the same area
sorcery-whom-enemies-near = Every enemy within range { $n }

## Deeds.

sorcery-act-suffer = { $you ->
    [yes] You suffer
   *[no] { $whom } suffers
} { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
sorcery-act-heal = { $you ->
    [yes] You heal
   *[no] { $whom } heals
} { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
sorcery-act-heal-by-rank = { $you ->
    [yes] You heal
   *[no] { $whom } heals
} as many wounds as half { $mine ->
    [yes] your soulrank
   *[no] the soulrank of the active hero
}, rounded up.
sorcery-act-fire = { $you ->
    [yes] You burn
   *[no] { $whom } burns
}: fire { $n }.
sorcery-act-fire-here = { $you ->
    [yes] Your area
   *[no] { $whom }: the area
} burns, and everybody in it (fire { $n }).
sorcery-act-give = { $you ->
    [yes] You suffer
   *[no] { $whom } suffers
} the condition “{ $condition }”.
sorcery-act-cure = { $you ->
    [yes] You are
   *[no] { $whom } is
} rid of a condition, a fire token or a lasting critical token.
sorcery-act-until = { $you ->
    [yes] Until the next time phase: { $change }.
   *[no] { $whom }, until the next time phase: { $change }.
}
sorcery-act-next = { $mine ->
    [yes] Your next attack in this turn: { $gain }.
   *[no] The next attack of the active hero: { $gain }.
}
sorcery-act-next-by-rank = { $mine ->
    [yes] Your next attack in this turn: as many more hits as half your soulrank, rounded up.
   *[no] The next attack of the active hero: as many more hits as half its soulrank, rounded up.
}
sorcery-act-move = You move: { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}.
sorcery-act-more-movement = { $n ->
    [one] 1 more movement point
   *[other] { $n } more movement points
} in this turn.
sorcery-act-hide = { $you ->
    [yes] You are hidden: until you act, no enemy can choose you.
   *[no] { $whom } is hidden: until it acts, no enemy can choose it.
}
sorcery-act-taunt = { $whom } must choose you as its next target.
sorcery-act-delay = { $you ->
    [yes] One of your exhausted powers
   *[no] { $whom }: one exhausted power
} waits one hourglass longer.
sorcery-act-hasten = { $you ->
    [yes] One of your exhausted powers
   *[no] { $whom }: one exhausted power
} waits one hourglass less.
sorcery-act-ready = { $you ->
    [yes] One of your exhausted powers
   *[no] { $whom }: one exhausted power
} is ready at once.
sorcery-act-companion = { $name } comes to your side, moves and attacks.
sorcery-act-any-companion = The companion of the hero comes, moves and attacks.
sorcery-act-treasure = { $you ->
    [yes] You draw
   *[no] { $whom } draws
} { $n ->
    [one] a treasure card
   *[other] { $n } treasure cards
}.
sorcery-act-shards = The heroes gain { $n ->
    [one] 1 soul shard
   *[other] { $n } soul shards
}.
sorcery-act-crowns = { $you ->
    [yes] You gain
   *[no] { $whom } gains
} { $n } crowns.
sorcery-formula-less = heroes in play less enemies in play, less { $n }
sorcery-formula-even = heroes in play less enemies in play
sorcery-formula-more = heroes in play less enemies in play, and { $n } more
sorcery-formula-all = all heroes, ghosts too, less enemies in play
sorcery-act-spawn = Enemies appear at the gates: { $formula }.
sorcery-act-spawn-by = Enemies appear at the gates: with up to 3 heroes { $few }; with more { $many }.
sorcery-act-open-gate = { $gate } opens.
sorcery-act-close-gate = { $gate } closes.
sorcery-act-wake-altar = Altar { $n } awakes.
sorcery-act-sleep-altar = Altar { $n } falls asleep.
sorcery-act-goal = Another goal counts: { $goal }
sorcery-act-any-goal = Goal { $n } of the quest counts from now on.
sorcery-act-encounter = An encounter card is drawn and carried out at once.
sorcery-act-trap = A trap card is drawn.
sorcery-act-activate = All enemies in the area are activated.
sorcery-act-shadow = A shadow token appears at a gate.
sorcery-act-visit = A merchant: every hero in the area visits the Emporium.
sorcery-act-supply = Every hero in the area takes what it likes from the supply.
sorcery-act-soul-weapon = { $you ->
    [yes] You gain
   *[no] { $whom } gains
} a soul weapon.
sorcery-act-find = { $you ->
    [yes] You find
   *[no] { $whom } finds
} { $item }.
sorcery-act-find-any = { $you ->
    [yes] You find
   *[no] { $whom } finds
} treasure { $n } of the quest.
sorcery-act-mark = The campaign remembers it (note { $n }).
sorcery-card-unless-saved = { $what } A save roll prevents it.
sorcery-card-nothing = Nothing happens.

## Changes, costs, dice.

sorcery-change-hits = { $sign }{ $n ->
    [one] 1 hit
   *[other] { $n } hits
} with every attack
sorcery-change-blocks = { $sign }{ $n ->
    [one] 1 block
   *[other] { $n } blocks
} in every defence
sorcery-change-armor = { $sign }{ $n } armour
sorcery-change-moves = { $sign }{ $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}
sorcery-change-of-heroes = heroes { $change }
sorcery-change-of-enemies = enemies { $change }
sorcery-cost-of = { $n } × { $symbol }
sorcery-card-property-free = Free: { $gain }.
sorcery-card-property = For { $cost }: { $gain }.
sorcery-dice-hits = { $n ->
    [one] 1 automatic hit
   *[other] { $n } automatic hits
}
sorcery-dice-red = { $n ->
    [one] 1 red die
   *[other] { $n } red dice
}
sorcery-dice-blue = { $n ->
    [one] 1 blue die
   *[other] { $n } blue dice
}
sorcery-dice-none = no dice
sorcery-die-red = The red die is rolled in attacks.
sorcery-die-blue = The blue die is rolled in attacks, in defence and for save rolls.
sorcery-die-faces = Its { $n } faces: { $faces }.
sorcery-die-face = “{ $symbols }”
sorcery-symbol-hit = In an attack: one hit.
sorcery-symbol-energy = Pays for a property of the weapon or the armour.
sorcery-symbol-magic = Pays for a magical property of the weapon or the armour.
sorcery-symbol-block = In a defence: cancels one hit.
sorcery-symbol-sorcery = Pays for the strongest properties.
sorcery-symbol-gremlin = A miss; it uses up the projectile of the attack.
sorcery-symbol-faces = On { $red ->
    [0] no face
    [one] 1 face
   *[other] { $red } faces
} of the red die and { $blue ->
    [0] none
    [one] 1
   *[other] { $blue }
} of the blue one.
sorcery-symbol-tavern = In the tavern: { $n } crowns.

## Attack and defence.

sorcery-what-attack = Attack
sorcery-what-main = Main weapon
sorcery-what-off = Other weapon
sorcery-what-both = Weapon, main and other
sorcery-card-attack = { $what }: { $with }; { $damage }, { $reach }.
sorcery-card-attack-plain = { $what }: { $with }; { $reach }.
sorcery-card-melee = in the same area
sorcery-card-ranged = up to range { $n }
sorcery-card-armor = Armour { $n }: cancels { $n ->
    [one] 1 hit
   *[other] { $n } hits
} of each attack.
sorcery-card-shields = { $n ->
    [one] 1 magic shield: cancels one hit, even a lethal one, and is back
   *[other] { $n } magic shields: each cancels one hit, even a lethal one, and is back
} in the time phase.
sorcery-card-defence = Defence: { $n ->
    [one] 1 blue die
   *[other] up to { $n } blue dice, one for each hit
}.
sorcery-card-blocks = { $n ->
    [one] 1 automatic block.
   *[other] { $n } automatic blocks.
}

## Always.

sorcery-card-always = Always: { $change }.
sorcery-card-more-life = { $n ->
    [one] 1 more life point.
   *[other] { $n } more life points.
}
sorcery-card-traps = Draw { $n } trap cards instead of one and choose which one counts.
sorcery-card-save-again = A save roll that failed may be made again, once.
sorcery-card-second-weapon = After an attack with the main weapon, attack with the other one too, if both are of { $n ->
    [one] one category
   *[other] { $n } categories
}.
sorcery-card-treasures = Draw { $n } treasure cards instead of one and keep one of them.
sorcery-card-flies = Flies: barriers do not stop it, and it is never knocked down.

## Items.

sorcery-card-kind = { $slot }.
sorcery-card-kind-of = { $slot }; { $categories }.
sorcery-card-grants = While it is worn: { $n ->
    [one] one power more
   *[other] { $n } powers more
}.
sorcery-card-projectile = With an attack with a ranged weapon.
sorcery-card-reaches = Range { $n }.
sorcery-card-charges = Charges: { $most }; each use takes { $each }.
sorcery-card-gremlin = Used up if the attack roll shows a gremlin.
sorcery-card-stays = It stays after use.
sorcery-card-once = Used up after one use.
sorcery-card-worth = Worth { $n } crowns.
sorcery-card-for = Only for { $styles }.
sorcery-card-not-for = Not for { $styles }.
sorcery-card-supply = From the supply, free of charge.
sorcery-card-price = Price: { $n } crowns.
sorcery-card-treasure = Treasure of act { $act }.
sorcery-card-quest-treasure = Treasure of a quest.
sorcery-card-soul-weapon = Soul weapon: for { $n ->
    [one] 1 soul shard
   *[other] { $n } soul shards
} it awakes until the next time phase.
sorcery-card-back = Other side: { $item }.
sorcery-card-other-side = The other side of { $item }.
sorcery-card-a-back = The other side of a card.

## Powers and heroes.

sorcery-action-passive = Passive.
sorcery-action-move = Takes the place of your movement.
sorcery-action-combat = Combat action.
sorcery-action-standard = Standard action.
sorcery-action-free = Free action.
sorcery-action-reaction = Reaction: before an enemy acts or strikes.
sorcery-card-is-innate = Innate power.
sorcery-card-talent = Talent.
sorcery-card-talent-for = Talent, { $nature }.
sorcery-card-power-of = Power of { $hero }, { $nature }.
sorcery-card-once-a-round = Once in each round.
sorcery-card-once-a-quest = Once in each quest.
sorcery-card-needs-control = Only if the heroes control the area of a possible target, or you are hidden.
sorcery-card-needs = Only while you wear: { $what }.
sorcery-card-from-rank = From soulrank { $rank }:
sorcery-card-waits = Then it waits { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
sorcery-card-waits-when-gone = When the companion is gone it waits { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
sorcery-card-waits-when-caught = When somebody has been caught it waits { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
sorcery-card-snare = You lay a token in your area; it catches the first enemy that enters.
sorcery-card-styles = Fighting style: { $styles }.
sorcery-card-nature = Soul nature: { $nature }.
sorcery-card-moves = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
} in each movement.
sorcery-card-capacity = The inventory holds { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
sorcery-card-saves-on = A save roll needs: { $symbol }.
sorcery-card-innate = Innate power: { $power }.
sorcery-card-scream = Soul scream, as a ghost, range { $n }: { $does }
sorcery-card-facet = Soulrank { $rank }: { $life } life points; powers { $powers }, talents { $talents }, combat actions { $combat }, standard actions { $standard }.
sorcery-card-start = Begins with { $items }.
sorcery-card-companion-of = Companion of { $hero }.
sorcery-card-counts-as = For events it counts as { $n ->
    [0] nobody
    [one] 1 hero
   *[other] { $n } heroes
}.

## Enemies.

sorcery-card-tier = Tier: { $tier }.
sorcery-card-all-styles = Fighting style: all of them.
sorcery-card-seal = { $n ->
    [one] 1 seal.
   *[other] { $n } seals.
}
sorcery-card-life = { $n ->
    [one] 1 life point.
   *[other] { $n } life points.
}
sorcery-card-life-by-party = Life points: { $few } for 2 or 3 heroes, { $many } for 4 or 5.
sorcery-card-horde = A horde of { $n } figures.
sorcery-card-resists = Resists: { $damage } attacks lose { $n ->
    [one] 1 hit
   *[other] { $n } hits
}.
sorcery-card-is-vulnerable = Vulnerable: { $damage } attacks have { $n ->
    [one] 1 more hit
   *[other] { $n } more hits
}.
sorcery-card-draws-powers = Draws { $n ->
    [one] an enemy power
   *[other] { $n } enemy powers
} when it appears.
sorcery-card-leaves-shards = Whoever kills it brings the heroes { $n ->
    [one] 1 soul shard
   *[other] { $n } soul shards
}.
sorcery-card-loot = It leaves { $loot }.
sorcery-loot-crowns = { $n } crowns
sorcery-loot-token = a loot token
sorcery-loot-treasure = a treasure card
sorcery-card-unique = It does not come back into the deck.
sorcery-card-first-side = First side of its scroll:
sorcery-card-second-side = From half its life on, the other side of its scroll:
sorcery-prefers-most-wounded = Prefers the hero with the most wounds.
sorcery-prefers-closest = Prefers the closest hero.
sorcery-prefers-richest = Prefers the hero with the most crowns.
sorcery-prefers-style = Prefers heroes of { $style }.
sorcery-prefers-vengeful = Goes only for the hero with the threat token.
sorcery-prefers-anybody = Prefers nobody in particular.
sorcery-card-behaviour = A hero in sight at range { $at }: { $does }.
sorcery-card-otherwise = Otherwise, even without sight: { $does }.
sorcery-does = { $what }
sorcery-does-then = { $a }; then { $b }
sorcery-does-nothing = nothing
sorcery-does-move-in = moves into melee
sorcery-does-move = moves { $n ->
    [one] 1 area
   *[other] { $n } areas
} towards its target
sorcery-does-move-to-closest = moves { $n ->
    [one] 1 area
   *[other] { $n } areas
} towards the closest hero
sorcery-does-move-to-gate = moves { $n ->
    [one] 1 area
   *[other] { $n } areas
} towards the nearest gate
sorcery-does-move-to-waypoint = moves { $n ->
    [one] 1 area
   *[other] { $n } areas
} towards the nearest waypoint
sorcery-does-retreat = retreats { $n ->
    [one] 1 area
   *[other] { $n } areas
}
sorcery-does-attack = attacks with the { $with }
sorcery-does-attack-closest = attacks the closest hero in sight within range { $n } with the { $with }
sorcery-does-use = uses { $name }
sorcery-does-use-if-wounded = if wounded, uses { $name }
sorcery-card-scroll-power = { $name }. { $does }
sorcery-card-scroll-power-charged = { $name } ({ $n ->
    [one] 1 charge
   *[other] { $n } charges
}). { $does }
sorcery-way-if-control = While the enemies control its area: { $n ->
    [one] 1 more hit
   *[other] { $n } more hits
} with every attack.
sorcery-way-attack = With every attack: { $gain }.
sorcery-way-guard = Before an attack on it a blue die is rolled; if it shows { $symbol }, the attack has no effect.
sorcery-way-alert = A hero that enters its area makes a save roll or is attacked with the main weapon at once.
sorcery-way-follow-up = Whenever its main weapon has wounded, it attacks with the other one too.
sorcery-way-again = It attacks its target once more with the main weapon.
sorcery-way-heal = It heals { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
sorcery-way-raise = The top card of the discarded enemies comes into play in its area.
sorcery-way-command = All other enemies in its sight use their special powers and heal 1 wound.
sorcery-way-special = Special, only if a behaviour or the encounter card says so: { $does }
sorcery-way-death = When it dies: { $does }
sorcery-card-immune = It cannot be stunned.
sorcery-power-type-attack = Enemy power: attack.
sorcery-power-type-defence = Enemy power: defence.
sorcery-power-type-movement = Enemy power: movement.
sorcery-power-type-always = Enemy power: always active.
sorcery-power-type-death = Enemy power: at its death.
sorcery-card-in-act = Level { $act }: { $does }
sorcery-card-activates = Activated: { $whom }.
sorcery-card-activates-instead = Otherwise: { $whom }.
sorcery-card-activates-nobody = Nobody is activated.
sorcery-activates-tier = all enemies of tier { $tier }
sorcery-activates-highest = all enemies of the highest tier in play
sorcery-activates-style = all enemies of { $style }
sorcery-activates-wounded = all wounded enemies
sorcery-activates-near = all enemies within range { $n } of a hero
sorcery-activates-count = { $n ->
    [one] one enemy
   *[other] { $n } enemies
}
sorcery-activates-all = all enemies
sorcery-card-with-special = They use their special powers.
sorcery-card-shuffles = Afterwards the encounter cards are shuffled.

## Events, tokens, quests.

sorcery-event-kind-standard = Event.
sorcery-event-kind-story = Story event.
sorcery-event-kind-day = It is day until night falls.
sorcery-event-kind-night = It is night until day breaks.
sorcery-card-ongoing = While it lies on top: { $change }.
sorcery-card-course = If { $nature }: { $does }
sorcery-card-find = On { $symbol }: { $does }
sorcery-card-chest-treasures = The opener draws { $n ->
    [one] a treasure card
   *[other] { $n } treasure cards
}.
sorcery-card-chest-crowns = { $n } crowns for the opener.
sorcery-critical-wounds = The target suffers { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
sorcery-critical-drain = The target loses its charges and magic shields.
sorcery-critical-give = The target suffers the condition “{ $condition }”.
sorcery-critical-less-hit = Stays: 1 hit less with every attack.
sorcery-critical-less-armor = Stays: 1 armour less.
sorcery-critical-no-energy = Stays: no properties that need energy.
sorcery-critical-less-life = Stays: { $n ->
    [one] 1 life point
   *[other] { $n } life points
} less.
sorcery-shadow-citizen = A citizen; the quest says what that means.
sorcery-shadow-single = One enemy appears.
sorcery-shadow-experienced = One enemy appears with one enemy power more.
sorcery-shadow-two = Two enemies appear.
sorcery-shadow-special-enemy = The special enemy of the quest appears.
sorcery-shadow-special-event = A special event; the quest says what happens.
sorcery-quest-act = Act { $act }.
sorcery-quest-goal = Goal: { $goal }
sorcery-quest-begins = The heroes begin in { $area }: at least soulrank { $rank }, { $crowns } crowns for each, { $shards } soul shards for all.
sorcery-quest-citizen = Citizens: { $does }
sorcery-quest-special-event = The special event: { $does }
sorcery-quest-special-enemy = The special enemy: { $enemy } ({ $tier }).
sorcery-quest-by-day = By day: { $change }.
sorcery-quest-by-night = By night: { $change }.
sorcery-quest-reward = In a campaign, for winning: { $does }
sorcery-quest-special = A special standard action, once, in { $area }.

## Places.

sorcery-place = { $area }
sorcery-place-with = { $area } ({ $landmark })
sorcery-gate-number = Gate { $n }
