### What Sword & Sorcery asks and tells.

sorcery-activated = { $card } is activated.
sorcery-against = { $who }: hits changed by { $n } because of the damage type.
sorcery-again = { $who } has it already: { $condition }.
sorcery-appears = { $card } appears in { $area }.
sorcery-area-burns = { $area } burns (level { $level }).
sorcery-ask-action = What does { $hero } do? (combat { $combat }, standard { $standard })
sorcery-ask-companion = What does the companion of { $hero } do?
sorcery-ask-defend = Which properties protect { $who }?
sorcery-ask-enemy-property = Which property must be used first?
sorcery-ask-enemy-step = Where does { $who } go?
sorcery-ask-enemy-target = Whom does { $card } choose?
sorcery-ask-exchange = What do { $hero } and { $other } exchange?
sorcery-ask-ghost-action = What does the ghost do? ({ $hero })
sorcery-ask-learn = Which power does { $hero } choose?
sorcery-ask-next-enemy = Which enemy is next?
sorcery-ask-next-hero = Who is active next?
sorcery-ask-next-shadow = Which shadow is revealed first?
sorcery-ask-pass-threat = Who gets the threat token?
sorcery-ask-projectile = Does { $hero } use a projectile?
sorcery-ask-properties = Which properties does { $who } use?
sorcery-ask-pushed = Where is { $who } pushed to?
sorcery-ask-react = Does anybody react before { $card } acts?
sorcery-ask-reorganize = What does { $hero } wear?
sorcery-ask-second-attack = { $hero }: strike again?
sorcery-ask-souls = What are the soul shards spent on? ({ $shards } left)
sorcery-ask-which-gate = Which gate?
sorcery-ask-which-power = Which power of { $hero } is it?
sorcery-ask-which-trap = Which trap does { $hero } choose?
sorcery-ask-which-treasure = Which treasure does { $hero } keep?
sorcery-ask-whom = { $hero }: whom?
sorcery-attacks = { $by } attacks { $target } ({ $arm }).
sorcery-awakes = The soul weapon of { $hero } awakes.
sorcery-burns = { $who } burns (level { $level }).
sorcery-chest-crowns = { $n } crowns
sorcery-chest-treasures = treasure cards: { $n }
sorcery-chest = { $hero } opens the chest: { $chest }.
sorcery-choose-area = { $area }
sorcery-choose-attack-unarmed = Attack { $target } unarmed
sorcery-choose-attack = Attack { $target } with { $with }
sorcery-choose-awake = Awaken { $item } for { $n ->
    [one] 1 soul shard
   *[other] { $n } soul shards
}: { $does }
sorcery-choose-bash-chest = Break the chest open
sorcery-choose-bash-door = Break the door to { $area } open
sorcery-choose-dash-up = Dash: stand up
sorcery-choose-dash = Dash: 1 more movement point
sorcery-choose-done = Done
sorcery-choose-drop = Drop { $item }
sorcery-choose-end = End the turn
sorcery-choose-equip = Put on { $item }
sorcery-choose-equip-main = Take { $item } into the main hand
sorcery-choose-exchange = Exchange items with { $hero }
sorcery-choose-focus = Focus: 1 more hit with the next attack in this turn
sorcery-choose-give-coins = Give all coins
sorcery-choose-give = Give { $item }
sorcery-choose-item = Use { $item }: { $does }
sorcery-choose-open = Open the door to { $area }
sorcery-choose-pick-coins = Pick up the coins
sorcery-choose-pick-key = Pick up the key
sorcery-choose-pick-loot = Turn a loot token over
sorcery-choose-pick-treasure = Turn a treasure card over
sorcery-choose-pick-up = Pick up { $item }
sorcery-choose-provoke = Provoke: move the threat token
sorcery-choose-raise = Raise { $hero } by a soulrank
sorcery-choose-reorganize = Change equipment
sorcery-choose-reroll = Roll the { $colour } again ({ $face })
sorcery-choose-resurrect = Resurrect { $hero }
sorcery-choose-return = Return to the altar in { $area }
sorcery-choose-scream = Soul scream: { $does }
sorcery-choose-search = Search the area
sorcery-choose-stand-up = Stand up
sorcery-choose-step = Go to { $area }
sorcery-choose-strike = { $power } against { $target }: { $does }
sorcery-choose-take-coins = Take all coins
sorcery-choose-take-off = Take off { $item }
sorcery-choose-take = Take { $item }
sorcery-choose-this = { $what }
sorcery-choose-unlock = Remove the magic lock of the door to { $area }
sorcery-choose-unlock-chest = Remove the magic lock of the chest
sorcery-coins = { $from } gives { $n } crowns to { $to }.
sorcery-companion-gone = The companion of { $hero } is gone.
sorcery-critical = Critical hit: { $who } gets { $token }.
sorcery-crowns = { $hero } gains { $n } crowns.
sorcery-cured = { $who } is rid of { $ill }.
sorcery-defends = { $who } defends: { $blocks } blocked, { $wounds ->
    [0] nothing gets through
    [one] 1 gets through
   *[other] { $wounds } get through
}.
sorcery-drops = { $hero } drops { $item }.
sorcery-encounter = Encounter: { $card }.
sorcery-ended = The quest is over: { $why }.
sorcery-enemies-done = The enemy turn is over.
sorcery-enemy-numbered = { $kind } ({ $tier }, { $n })
sorcery-enemy-power = { $card } gains the power { $power }.
sorcery-enemy = { $kind } ({ $tier })
sorcery-equips = { $hero } puts on { $item }.
sorcery-evades = { $hero } leaves the fight.
sorcery-event-gone = The event passes: { $event }.
sorcery-event = Event: { $event }.
sorcery-flips = { $who } changes its ways.
sorcery-floats = { $hero } floats to { $area }.
sorcery-fumbles = { $hero } is blinded, and the action is wasted.
sorcery-gain-all-lethal = all hits are lethal
sorcery-gain-area = { $n ->
    [0] also hits others in the target’s area
    [one] also hits others within 1 area of the target
   *[other] also hits others within { $n } areas of the target
}
sorcery-gain-bash = pushes the target into another area
sorcery-gain-blocks = { $n ->
    [one] 1 more block
   *[other] { $n } more blocks
}
sorcery-gain-critical = a critical hit
sorcery-gain-fire = the target burns (fire { $n })
sorcery-gain-heal = the attacker heals { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
sorcery-gain-hits = { $n ->
    [one] 1 more hit
   *[other] { $n } more hits
}
sorcery-gain-lethal = { $n ->
    [one] 1 hit is lethal
   *[other] { $n } hits are lethal
}
sorcery-gain-pierce = the target has { $n } armour less
sorcery-gain-reroll = { $n ->
    [one] 1 die may be rolled again
   *[other] up to { $n } dice may be rolled again
}
sorcery-gain-steal = steals { $n } crowns
sorcery-gains-item = { $hero } gains { $item }.
sorcery-gains = { $who }: { $condition }.
sorcery-gate = { $open ->
    [yes] { $gate } opens.
   *[no] { $gate } closes.
}
sorcery-ghost = { $hero } becomes a ghost.
sorcery-gives = { $from } gives { $item } to { $to }.
sorcery-goal = Another goal counts: { $goal }
sorcery-goal-all-ghosts = All heroes are ghosts at the same time.
sorcery-goal-all-reach = All living heroes stand at the waypoint in { $area }.
sorcery-goal-instead = Once a hero reaches the waypoint in { $area }, another goal counts: { $goal }
sorcery-goal-kill = Every enemy of this kind has fallen: { $enemy }.
sorcery-goal-no-events = The event deck is used up, and its last card is discarded.
sorcery-goal-none = none.
sorcery-goal-reach = A hero stands at the waypoint in { $area }, and no enemy is there.
sorcery-healed = { $who } is healed by { $n }.
sorcery-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}: { $rolled } rolled{ $automatic ->
    [0] {""}
   *[other] , { $automatic } automatic
}{ $supremacy ->
    [0] {""}
   *[other] , { $supremacy } for supremacy
}{ $more ->
    [0] {""}
   *[other] , { $more } by effects
}{ $lethal ->
    [none] {""}
    [0] ; all of them lethal
   *[other] ; lethal at most: { $lethal }
}.
sorcery-hourglass = { $hero }: { $power } now waits { $wait }.
sorcery-idle = { $card } finds nothing to do.
sorcery-key = { $hero } takes the magic key.
sorcery-killed = { $who } is killed.
sorcery-learns = { $hero } chooses { $power }.
sorcery-loses-power = { $hero } loses { $power }.
sorcery-moved = { $who } goes to { $area }.
sorcery-no-effect = The attack on { $target } has no effect.
sorcery-opens = { $hero } opens the way to { $area }.
sorcery-pays = { $who }: { $gain } for { $cost }.
sorcery-ready = Ready again: { $power } ({ $hero }).
sorcery-resists = No effect on { $who }: { $condition }.
sorcery-resurrected = { $hero } lives again.
sorcery-rises = { $hero } reaches soulrank { $rank }.
sorcery-robbed = { $hero } is robbed of { $n } crowns.
sorcery-rolled = { $who } rolls a { $colour }: { $face }.
sorcery-round = Round { $round }.
sorcery-saves = { $saved ->
    [yes] { $who } makes the save roll.
   *[no] { $who } fails the save roll.
}
sorcery-screams = { $hero }: the soul scream.
sorcery-searches = { $hero } searches ({ $token }): { $face }.
sorcery-shadow = The shadow in { $area }: { $token }.
sorcery-shards = The heroes gain soul shards: { $n }.
sorcery-shuffled = The encounter cards are shuffled.
sorcery-stands-up = { $hero } stands up.
sorcery-stunned = { $card } is stunned and does nothing.
sorcery-summons = { $hero } summons the companion.
sorcery-threat = { $hero } holds the threat token, level { $level }.
sorcery-track-altars = Active altars
sorcery-track-combat = Combat actions
sorcery-track-day = Day or night
sorcery-track-event = Current event
sorcery-track-gates = Open gates
sorcery-track-points = Movement points
sorcery-track-round = Round
sorcery-track-shards = Soul shards
sorcery-track-stage = Phase
sorcery-track-standard = Standard actions
sorcery-track-threat = Threat token
sorcery-track-turn = Active hero
sorcery-trap = A trap: { $trap }.
sorcery-turn-ends = { $hero }: the turn ends.
sorcery-turn = { $hero } is active.
sorcery-unlocks = { $hero } removes the magic lock.
sorcery-used-up = Used up: { $item } ({ $hero }).
sorcery-uses-item = { $hero } uses { $item }.
sorcery-uses-power = { $card } uses { $name }.
sorcery-uses = { $hero } uses { $power }.
sorcery-wounds = { $who } suffers { $n } ({ $cause }).
sorcery-ask-course = Which way does { $hero } choose?
sorcery-ask-emporium = What does { $hero } do in the Emporium? (crowns: { $crowns })
sorcery-ask-next-quest = Which quest is next?
sorcery-ask-receive = { $hero }: put on { $item } at once?
sorcery-ask-shopper = Who is served next?
sorcery-behaves = { $card } against { $target }: { $does }.
sorcery-bets = { $hero } gambles: { $face }. Won: { $n } crowns.
sorcery-buys = { $hero } buys { $item } for { $n } crowns.
sorcery-choose-bet = Gamble on { $symbol } (5 crowns)
sorcery-choose-buy = Buy { $item } ({ $n } crowns)
sorcery-choose-course = The { $nature } way: { $does }
sorcery-choose-drop-coins = Drop all coins
sorcery-choose-drop-coin = Drop a coin of { $n } crowns
sorcery-choose-fetch = Take { $item } from the supply
sorcery-choose-give-coin = Give a coin of { $n } crowns
sorcery-choose-improve = Improve { $item } (50 crowns)
sorcery-choose-sell = Sell { $item }
sorcery-choose-store = Store { $item } in the supply
sorcery-choose-swap = Change hands
sorcery-choose-take-coin = Take a coin of { $n } crowns
sorcery-course = { $hero } chooses the { $nature } way.
sorcery-drops-coins = { $hero } drops { $n } crowns.
sorcery-fetches = { $hero } takes { $item } from the supply.
sorcery-improves = { $hero } has a card improved: { $item }.
sorcery-loses-item = { $hero } loses { $item } for good.
sorcery-quest = A new quest: { $quest }.
sorcery-sells = { $hero } sells { $item } for { $n } crowns.
sorcery-snared = { $who } is caught: { $power }.
sorcery-special = { $hero }: { $name }.
sorcery-stores = { $hero } stores { $item } in the supply.
sorcery-visits = The Emporium is open.
sorcery-track-emporium = Emporium
sorcery-track-supply = Supply
sorcery-track-bank = Bank
sorcery-ask-cure = What is { $who } to be rid of?
sorcery-cancels = { $who }: { $armor ->
    [0] magic shields cancel { $shields }
   *[other] { $shields ->
        [0] armor cancels { $armor }
       *[other] armor cancels { $armor }, magic shields { $shields }
    }
}.
sorcery-tell-before-properties = Before anybody pays for properties.
sorcery-tell-evades = Leaving provokes reaction attacks.
sorcery-tell-dangerous = It hurts to enter this area.
sorcery-tell-burns = This area burns.
sorcery-choose-property = For { $cost }: { $gain }
sorcery-choose-does = { $what }: { $does }
sorcery-choose-learn = Choose { $power }
sorcery-ill-fire = fire { $n }
sorcery-group-printed = { $what }: { $printed } printed, { $now } now.
sorcery-group-power = { $power } (level { $level }): { $does }
sorcery-group-charges = { $name }: { $left } of { $most ->
    [one] 1 charge
   *[other] { $most } charges
} left.
sorcery-effect = { $cause }: { $what }
sorcery-effect-plain = { $what }
sorcery-effect-focus = Focus
sorcery-token-gate = { $gate }
sorcery-token-altar = Altar { $n }
sorcery-token-shadow = A shadow, face down
sorcery-token-snare = A snare
sorcery-token-locked-chest = A chest with a magic lock
sorcery-token-story = A story that waits
sorcery-term-rolled = rolled
sorcery-term-automatic = automatic
sorcery-term-supremacy = supremacy
sorcery-term-effects = effects
sorcery-tell-behaviour = If it were activated now: { $does }.
sorcery-tell-stunned = It is stunned and does nothing.
sorcery-tell-idle = It finds nothing to do.
sorcery-tell-player-decides = Between equals its player decides.
sorcery-passed-hidden = nobody may choose it
sorcery-passed-not-considered = another hero draws this enemy
sorcery-passed-out-of-span = not in sight at that range, or no way leads there
sorcery-passed-not-preferred = another hero is preferred
sorcery-passed-outdone = another hero is hurt more, weaker or closer
sorcery-choose-property-free = Free: { $gain }
sorcery-condition-poisoned = Poisoned { $n }
sorcery-track-of = { $what }
sorcery-track-threat-of = { $hero }, level { $level }
