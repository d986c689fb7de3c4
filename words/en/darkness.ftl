### What Massive Darkness 2 asks and tells.

darkness-activated = Activated: { $enemy }.
darkness-arrow = { $card }: { $arrows } { $arrows ->
    [one] arrow
   *[other] arrows
}.
darkness-arrows = Arrows in all: { $icons }.
darkness-ask-action = What does { $hero } do? (actions left: { $left })
darkness-ask-arrows = { $hero }: another arrow? ({ $icons } so far)
darkness-ask-bullseye = Bullseye! Does { $hero } apply the white effects?
darkness-ask-attack = Whom does { $hero } attack?
darkness-ask-bless = Which skill does { $hero } bless?
darkness-ask-boss-start = Where does { $hero } enter the boss chamber?
darkness-ask-class-set-up = How does { $hero } begin?
darkness-ask-consecrate = Where does { $hero } place { $column }?
darkness-ask-credit = Which hero gets the experience?
darkness-ask-enemy-attack = With which attack? ({ $enemy })
darkness-ask-enemy-step = Where to? ({ $enemy })
darkness-ask-enemy-target = Which target? ({ $enemy })
darkness-ask-forge = Which items does { $hero } forge? (chosen: { $chosen } of 3)
darkness-ask-heal = Whom does { $hero } heal?
darkness-ask-mana-or-element = { $hero }: mana, or a step of an element?
darkness-ask-move = What does { $hero } spend a movement point on? (left: { $left })
darkness-ask-new-item = What does { $hero } do with { $item }?
darkness-ask-next-enemy = Which enemy is activated next?
darkness-ask-next-hero = Which hero is activated next?
darkness-ask-next-spawn = Where do enemies appear next?
darkness-ask-next-treasure = Where does the next treasure token lie?
darkness-ask-pay-off = Does { $hero } pay { $mana } mana against it?
darkness-ask-place-skill = Where does { $hero } put { $skill }?
darkness-ask-pool = What does { $hero } add before the roll?
darkness-ask-rage = How many of { $lost } lost health tokens become rage? ({ $hero })
darkness-ask-recover = How does { $hero } recover?
darkness-ask-remove-fire = How many fire tokens are removed instead of healing? ({ $hero })
darkness-ask-resolve = What does { $hero } resolve next?
darkness-ask-shadow-ability = Does { $hero } trigger the shadow ability?
darkness-ask-skill = Which skill does { $hero } take? (level { $level })
darkness-ask-spirit = What does it do? ({ $spirit })
darkness-ask-spirit-step = Where to? ({ $spirit })
darkness-ask-start-of-round = What comes first as the round begins?
darkness-ask-starting-potion = Which potion does { $hero } take?
darkness-ask-starting-weapon = Which weapon does { $hero } take?
darkness-ask-take-off = Does { $hero } take something off before the attack?
darkness-ask-tool = Which token does { $hero } flip?
darkness-ask-trade = What changes hands? ({ $hero })
darkness-ask-weapons = Which weapons does { $hero } use against { $enemy }? ({ $kind })
darkness-ask-which-enemy = Which enemy? ({ $hero })
darkness-ask-which-hero = Which hero?
darkness-ask-next-trap = Which trap that { $hero } has stepped on is turned over first?
darkness-ask-which-minion = Which miniature dies: { $mob }?
darkness-ask-which-mob = Which mob?
darkness-ask-window = Does anybody use something before or after the action of an enemy?
darkness-attacks = Attack: { $attacker } against { $defender } ({ $kind }).
darkness-blesses = { $hero } blesses { $skill }.
darkness-boss-fight = The boss fight begins.
darkness-boss-rolls = The boss rolls { $icons } { $icons ->
    [one] ability icon
   *[other] ability icons
}: { $does }.
darkness-burns = Fire: { $colour }, { $face }.
darkness-carries = { $enemy }: { $item }.
darkness-choose-attack = Attack
darkness-choose-bless = Bless { $skill }: { $does }
darkness-choose-both-weapons = Both weapons: { $weapons }
darkness-choose-consecrate = Place { $column } (1 mana): { $does }
darkness-choose-destroy = Destroy the objective in { $zone }
darkness-choose-done = Done
darkness-choose-door = Open the door to { $zone }
darkness-choose-element = A step: { $element }
darkness-choose-end = End the turn
darkness-choose-equip = Equip { $item }
darkness-choose-equip-instead = Equip { $item } instead of { $instead }
darkness-choose-flip = Spend all of { $element } for good: { $does }
darkness-choose-give = Give { $item } to { $hero }
darkness-choose-keep = Keep it
darkness-choose-mana = Mana
darkness-choose-move = Move
darkness-choose-on = { $enemy } ({ $kind })
darkness-choose-pay = Pay { $n } mana
darkness-choose-rage = Keep { $n } { $n ->
    [one] health token
   *[other] health tokens
} as rage
darkness-choose-recover = Recover
darkness-choose-remove-fire = Remove { $n } fire tokens
darkness-choose-reroll = Roll the { $colour } die again ({ $face })
darkness-choose-resolve = { $icon } ({ $colour } die: { $face })
darkness-choose-rest = Resolve all that is left, in order
darkness-choose-reveal = Another arrow card
darkness-choose-apply = Apply them
darkness-choose-roll = Roll
darkness-choose-segment = On the segment of { $spell }
darkness-choose-spirit = Activate { $spirit }
darkness-choose-split = { $parts }
darkness-choose-stance = Stance { $stance }: { $does }
darkness-choose-step = Go to { $zone }
darkness-choose-stop = Stop drawing
darkness-choose-take = { $token }: { $does }
darkness-choose-take-off = Take off { $item }
darkness-choose-this = { $what }
darkness-choose-trade = Trade and equip
darkness-choose-turn-pointer = Turn the pointer (1 mana)
darkness-choose-unconsecrate = Remove { $column }
darkness-choose-unwounded = An unwounded one
darkness-choose-use = { $hero } uses { $card }: { $does }
darkness-choose-wounded = The wounded one
darkness-choose-zone = Zone { $zone }
darkness-consecrates = { $hero } places { $column } in { $zone }.
darkness-counts = { $damage } damage minus { $shields } shields: { $wounds } wounds.
darkness-defeated = { $hero } is defeated.
darkness-destroys = { $hero } destroys the objective.
darkness-die = { $colour } { $number }
darkness-discards = Discarded: { $item } ({ $why }).
darkness-door-card = Door card { $card }: { $does }.
darkness-element = { $hero }: { $element } at { $at }.
darkness-equips = { $hero } equips { $item }.
darkness-experience = { $hero }: +{ $n } experience.
darkness-fire = Fire tokens: { $who } { $n }.
darkness-frost = Frost tokens: { $who } { $n }.
darkness-gains = { $hero } gains { $item }.
darkness-gains-passive = { $hero } has the passive ability: { $element }.
darkness-gives = { $from } gives { $item } to { $to }.
darkness-healed = Healed: { $who } { $n }.
darkness-ignores = Ignored: { $what }.
darkness-into-bag = Into the treasure bag: { $rarity }.
darkness-joins = A minion joins: { $mob }.
darkness-killed = Killed: { $enemy }.
darkness-learns = { $hero } learns { $skill }.
darkness-leaves = Leaves the board: { $enemy }.
darkness-level = { $hero } reaches level { $level }.
darkness-loses-action = An action is lost: { $who } ({ $why }).
darkness-lost = The party has lost: { $why }.
darkness-mana = { $hero }: { $n } mana.
darkness-marker = { $track }, space { $space }: { $does }.
darkness-minion-killed = A minion dies: { $mob }.
darkness-moved = { $who }: to { $zone }.
darkness-on-card = On the card ({ $enemy }): { $rarity }.
darkness-opens = { $hero } opens the door to { $zone }.
darkness-pointer = { $hero }: the pointer is on the segment of { $segment }.
darkness-poisoned = Poisoned: { $enemy }.
darkness-prize = { $hero } takes the objective.
darkness-replaces = { $enemy }: now the card of { $category }.
darkness-rerolls = Rerolled: { $die }.
darkness-resolves = Resolved: { $icon } ({ $die }).
darkness-rolled = { $die }: { $face }.
darkness-round = Round { $round }.
darkness-spawns = Appears in { $zone }: { $enemy } ({ $category }).
darkness-spirit-gone = Gone: { $spirit }.
darkness-stance = { $hero }: { $stance }.
darkness-stands-up = A Lifebringer raises { $hero }.
darkness-summons = Summoned: { $spirit }.
darkness-takes-off = { $hero } takes off { $item }.
darkness-tool-drawn = Drawn: { $token }.
darkness-tool-used = Flipped: { $token }: { $does }.
darkness-track-actions = Actions
darkness-track-darkness = Darkness track
darkness-track-level = Dungeon level
darkness-track-lifebringers = Lifebringer tokens
darkness-track-objectives = Objectives done
darkness-track-round = Round
darkness-track-spent = Lifebringers spent
darkness-track-stage = Phase
darkness-track-turn = Turn
darkness-treasure = Treasure in { $zone }: { $rarity }.
darkness-triggers = { $enemy }: { $does }.
darkness-turn = { $hero } is active.
darkness-turn-ends = { $hero } ends the turn.
darkness-turned = Turned over: { $token }, { $shows }.
darkness-unconsecrates = { $hero } removes { $column }.
darkness-uses = { $hero } uses { $card }: { $does }.
darkness-won = The party has won.
darkness-wounds = { $who }: { $n } wounds ({ $cause }).

darkness-goal-rounds = Round { $n } has ended
darkness-goal-lifebringers = A hero falls and no Lifebringer is left
darkness-term-dice = damage on the dice
darkness-term-abilities = from abilities
darkness-term-shields = shields

darkness-choose-does = { $what }: { $does }

darkness-place = { $zone }
darkness-place-with = { $zone } ({ $landmark })
darkness-back-wounds = { $n } { $n ->
    [one] wound
   *[other] wounds
}
darkness-back-heals = heals { $n }
darkness-back-bites = the move ends and an action is lost
darkness-split-health = { $n } health
darkness-split-mana = { $n } mana
darkness-split-fire = { $n } fire { $n ->
    [one] token
   *[other] tokens
} removed
darkness-icon-mana = { $n } mana
darkness-icon-claw = Claw: { $n } { $n ->
    [one] wound that no shield stops
   *[other] wounds that no shield stops
}
darkness-icon-ability = { $n } { $n ->
    [one] ability icon for the enemy
   *[other] ability icons for the enemy
}
darkness-icon-shadow = Shadow: the shadow ability may be triggered
darkness-at-space = { $track }: space { $space }
darkness-next-space = At the end of the round: { $track }, space { $space }: { $does }
darkness-effect-quest = Quest: { $quest }
darkness-token-does = { $token }: { $does }
darkness-group-printed = { $what }: { $now } now, { $printed } printed
darkness-term-damage = damage
darkness-tell-dice = Attack: { $attack }. Defence: { $defence }.
darkness-tell-miniature = The next miniature dies of { $n } { $n ->
    [one] wound
   *[other] wounds
}; the leader is last, behind { $minions } { $minions ->
    [one] minion
   *[other] minions
}.
darkness-tell-before-abilities = Before abilities, claws and what the enemy’s icons pay for.
darkness-tell-ignored = It is ignored.
darkness-tell-shadow = The shadow ability: { $does }
darkness-tell-pays = { $ability } ({ $icons } unspent so far)
darkness-tell-reaction = Leaving hurts: { $n } { $n ->
    [one] wound
   *[other] wounds
}, one for each miniature left behind.
darkness-tell-in-shadow = In shadow: attacks roll the violet die.
darkness-tell-in-light = In light.
darkness-tell-door = A door that stays open.
darkness-tell-chamber = A chamber nobody has seen: a door card, then enemies, then treasure.
darkness-tell-asleep = It sleeps until its fight begins.
darkness-tell-frozen = Two frost tokens keep it from being activated.
darkness-tell-burns = It burns first: { $n } yellow { $n ->
    [one] die
   *[other] dice
}.
darkness-tell-thaws = Frost takes { $n } of its actions.
darkness-tell-mob-actions = { $n } { $n ->
    [one] action
   *[other] actions
}: with each it attacks if it can, otherwise it moves a zone towards the nearest hero.
darkness-tell-boss-actions = { $n } { $n ->
    [one] action
   *[other] actions
}; for each the activation dice are rolled:
darkness-tell-special = { $does } ({ $n } of { $of } rolls)
darkness-tell-blow = It attacks { $target } ({ $kind }): { $attack } against { $defence }.
darkness-tell-players-decide = Where several are possible, the players decide.
darkness-passed-out-of-reach = Not in sight, or out of reach.
darkness-passed-farther = Another one is nearer.
darkness-passed-not-meant = Its card means another one.
