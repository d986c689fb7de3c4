### What Gloomhaven and Frosthaven say.
###
### kept: condition- element- modifier- reason- haven-numbered

## Who and what.

haven-numbered = { $name } { $number }
    .gender = { $name_gender }

condition-poison = POISON
condition-wound = WOUND
condition-immobilize = IMMOBILIZE
condition-disarm = DISARM
condition-stun = STUN
condition-muddle = MUDDLE
condition-curse = CURSE
condition-brittle = BRITTLE
condition-bane = BANE
condition-impair = IMPAIR
condition-invisible = INVISIBLE
condition-strengthen = STRENGTHEN
condition-bless = BLESS
condition-regenerate = REGENERATE
condition-ward = WARD

element-fire = Fire
element-ice = Ice
element-air = Air
element-earth = Earth
element-light = Light
element-dark = Dark

reason-invisible = invisible
reason-attacked-already = attacked already
reason-focus-kept = the focus is kept
reason-no-way = there is no way
reason-more-negative-hexes = more traps or hazards on the way
reason-longer-way = a longer way
reason-further = further away
reason-acts-later = acts later

## What is asked, what can be answered, what happens.

haven-choose-suffer = Suffer the damage
haven-choose-lose-card = Lose { $card } from the hand instead
haven-choose-lose-two = Lose { $card } and { $other } from the discard pile instead
haven-choose-target = { $target }
haven-choose-done = Done
haven-choose-first-plus = { $number } first
haven-choose-first-double = Doubling first
haven-choose-first-null = Null first
haven-choose-element = { $element }
haven-choose-skip = Skip
haven-choose-apply = Apply
haven-choose-to = To { $to }
haven-choose-stop = Stop
haven-choose-on-foot = Walk instead of jumping
haven-choose-last-loot = Loot the own hex
haven-choose-last-infuse = Infuse elements
haven-choose-last-conditions = Conditions end
haven-choose-area = Hit { $targets }
haven-choose-victims = Attack { $targets }
haven-choose-ready = Ready
haven-choose-action = { $action }
haven-choose-end-turn = End the turn
haven-choose-first = { $who } first
haven-ask-next-round = Round { $round }: ready?
haven-ask-turn-order = Who has the next turn?
haven-ask-act = { $hero }: what next?
haven-ask-perform = { $hero }: use this ability?
haven-ask-step = { $hero } moves: where to? ({ $left ->
    [one] { $left } hex left
   *[other] { $left } hexes left
  })
haven-ask-landing = { $hero } comes down: where?
haven-ask-disarm-trap = { $hero }: which trap?
haven-ask-target = { $attacker } attacks with { $value }: whom?
haven-ask-area = { $hero }: where does the area lie?
haven-ask-modifier-order = { $attacker }, attack { $value }: which modifier counts first?
haven-ask-effect = { $attacker }: give { $target } { $condition }?
haven-ask-apply-push = { $attacker }: push { $target } up to { $hexes }?
haven-ask-apply-pull = { $attacker }: pull { $target } up to { $hexes }?
haven-ask-push = { $by } pushes { $target }: where to? ({ $left } left)
haven-ask-pull = { $by } pulls { $target }: where to? ({ $left } left)
haven-ask-heal = { $healer } heals { $points }: whom?
haven-ask-modifier = { $attacker } attacks with advantage: which card counts?
haven-ask-slot-forward = { $hero } may move the token of a persistent card on by one slot: which?
haven-ask-rest-loss = { $hero } may choose the card that is lost: which?
haven-ask-slot-back = { $hero } moves the token of a persistent card back: which?
haven-ask-recover-items = { $hero } rests: recover all spent items?
haven-ask-affect = { $by }: whom does it concern?
haven-ask-infuse = { $figure } creates an element: which?
haven-ask-consume = { $figure }: consume an element?
haven-ask-negate = { $hero } is about to suffer { $damage } damage.
haven-ask-focus = Whom does { $figure } focus on?
haven-ask-destination = Where does { $figure } go?
haven-ask-way = Which way does { $figure } take?
haven-ask-victims = Whom does { $figure } attack?
haven-ask-placement = { $figure }: on which hex?
haven-round = Round { $round } begins.
haven-reveals = { $deck }: initiative { $initiative }.
haven-turn = { $figure } has a turn.
haven-focuses = { $figure } focuses on { $on }.
haven-no-focus = { $figure } can focus on nobody.
haven-passes-over = { $figure } passes over { $enemy }: { $why }.
haven-moves = { $figure } moves to { $to }.
haven-pushed = { $figure } is pushed to { $to }.
haven-slides = { $figure } slides on to { $to }.
haven-teleports = { $figure } teleports to { $to }.
haven-pulled = { $figure } is pulled to { $to }.
haven-attacks = { $attacker } attacks { $target } with { $value }.
haven-draws = { $attacker } draws { $drawn }; it counts { $counts }.
haven-hits = { $attacker } hits { $target } for { $damage } ({ $sum }).
haven-damage-attack = { $figure } suffers { $damage } damage from { $by }.
haven-damage-retaliate = { $figure } suffers { $damage } damage from the retaliation of { $by }.
haven-damage-trap = { $figure } suffers { $damage } damage from a trap.
haven-damage-hazard = { $figure } suffers { $damage } damage from hazardous terrain.
haven-damage-wound = { $figure } suffers { $damage } damage from a wound.
haven-damage-bane = { $figure } suffers { $damage } damage from BANE.
haven-damage-own = { $figure } suffers { $damage } damage.
haven-damage-fall = { $figure } falls and suffers { $damage } damage.
haven-negates = { $hero } loses { $cards } and negates the damage.
haven-dies = { $figure } dies.
haven-dungeon-goal = A random dungeon. Defeat all monsters of its three rooms.
haven-title = Scenario { $number }: { $name }.
haven-is-destroyed = { $figure } is destroyed.
haven-is-activated = { $figure } is activated.
haven-taken-away = Room { $room } is taken away, with its doors.
haven-drops = A money token is left at { $at }.
haven-perishes = { $hero } dies for good.
haven-exhausted = { $hero } is exhausted.
haven-gains = { $figure } gets { $condition }.
haven-immune = { $figure } is immune to { $condition }.
haven-loses = { $figure } loses { $condition }.
haven-heals = { $figure } recovers { $points ->
    [one] { $points } hit point
   *[other] { $points } hit points
  }.
haven-shields = { $figure } gains shield { $points }.
haven-retaliates = { $figure } gains retaliate { $damage }, range { $range }.
haven-springs = { $figure } springs the trap at { $at }.
haven-sets-trap = { $figure } sets a trap at { $at }.
haven-disarms-trap = { $figure } disarms the trap at { $at }.
haven-opens = { $figure } opens the door at { $at }.
haven-infuses = { $figure } creates { $element }.
haven-infuses-later = { $figure } creates an element, and chooses it at the end of the turn.
haven-room-infuses = The room creates { $element }.
haven-consumes = { $figure } consumes { $element }.
haven-loots = { $figure } loots { $coins ->
    [one] { $coins } money token
   *[other] { $coins } money tokens
  }.
haven-loots-tokens = { $figure } loots { $count ->
    [one] { $count } loot token
   *[other] { $count } loot tokens
  }.
haven-summons = { $by } summons { $monster } at { $at }.
haven-cannot-summon = { $by } cannot summon anybody.
haven-cannot-open = { $figure } finds no way to a closed door.
haven-shuffles-monsters = The monsters' modifier deck is shuffled.
haven-shuffles = The modifier deck of { $hero } is shuffled.
haven-track-round = Round
haven-track-round-counted = Round that rules count
haven-track-stage = Stage
haven-track-turn = Turn
haven-track-queue = To come
haven-track-level = Scenario level
haven-track-trap = Trap damage
haven-track-hazard = Hazardous terrain
haven-track-gold = Gold per money token
haven-track-experience = Bonus experience

# Cards, items and the round
haven-choose-card = { $card }
haven-choose-item = Use { $item }
haven-choose-drop = Put { $card } on its pile
haven-choose-pass = Pass
haven-choose-lead = { $card } as the initiative card ({ $initiative })
haven-choose-second = { $card }
haven-choose-long-rest = Long rest
haven-choose-short-rest = Short rest
haven-choose-redraw = Suffer 1 damage and lose another card at random
haven-choose-rest = Take the long rest
haven-choose-fast = Fast
haven-choose-slow = Slow
haven-choose-melee-form = Melee form
haven-choose-ranged-form = Ranged form
haven-choose-top = { $card }, top
haven-choose-bottom = { $card }, bottom
haven-choose-basic-attack = { $card } as Attack 2
haven-choose-basic-move = { $card } as Move 2
haven-ask-select = { $hero }: which is the initiative card?
haven-ask-second = { $hero }: which is the second card?
haven-ask-recover = { $hero } recovers a card: which?
haven-ask-refresh = { $hero } refreshes an item: which?
haven-ask-hex = { $hero }: on which hex?
haven-ask-teleport = { $hero } teleports: to which hex?
haven-ask-come-back = { $summon } has nobody to focus: does it move towards its summoner?
haven-ask-once-a-turn = { $hero }: use { $card } for this attack? It counts once in each turn.
haven-ask-summon-from-discard = { $hero } plays a discarded card for its summon: which?
haven-ask-pace = { $hero }: fast or slow in this round?
haven-ask-form = { $hero }: in which form does it begin?
haven-ask-switch-form = { $hero }: change the form while resting?
haven-ask-spend-time = { $hero }: spend { $tokens ->
    [one] one time token
   *[other] { $tokens } time tokens
  }?
haven-ask-take-condition = { $figure }: take { $condition } for what it adds?
haven-ask-place-shadow = { $hero } places a shadow: where?
haven-ask-which-shadow = { $hero }: which shadow?
haven-ask-move-shadow = { $hero }: where does the shadow at { $from } move?
haven-ask-mark = { $hero }: mark { $target }, so that it leaves a shadow when it dies?
haven-ask-flee = { $hero }: flee into a shadow instead of suffering the damage?
haven-ask-summon = { $hero } summons: on which hex?
haven-ask-long-rest = { $hero } takes a long rest: which discarded card is lost?
haven-ask-redraw = { $hero } takes a short rest: is this card lost?
haven-ask-which-bonus = { $hero }: what helps against the damage first?
haven-ask-remove = Before { $figure } acts: take persistent cards out of the active area?
haven-ask-remove-before-page = Before the special rules take effect: take persistent cards out of the active area?
haven-ask-between = { $hero }: use an item before the next ability?
haven-ask-short-rest = { $hero }: take a short rest?
haven-ask-before-draw = { $attacker } attacks { $target }: use an item?
haven-ask-damage = { $hero } is about to suffer { $damage } damage from an attack: use an item?
haven-damage-rest = { $figure } suffers { $damage } damage to keep a card.
haven-chooses = { $hero } plays { $lead } and { $second } (initiative { $initiative }).
haven-declares-rest = { $hero } takes a long rest.
haven-plays-top = { $hero } performs the top action of { $card }.
haven-plays-bottom = { $hero } performs the bottom action of { $card }.
haven-plays-attack = { $hero } uses { $card } as Attack 2.
haven-plays-move = { $hero } uses { $card } as Move 2.
haven-activates = { $card } of { $hero } is active.
haven-card-lost = { $card } of { $hero } is lost.
haven-card-discarded = { $card } of { $hero } is discarded.
haven-experience = { $hero } gains { $points } experience.
haven-averts = { $figure } averts { $damage } damage.
haven-kills = { $by } kills { $figure }.
haven-gone = { $figure } leaves the board.
haven-uses = { $hero } uses { $item }.
haven-refreshes = { $hero } refreshes { $item }.
haven-recovers = { $hero } recovers { $card }.
haven-obstacle = { $by } places an obstacle on { $at }.
haven-destroys = The obstacle on { $at } is destroyed.
haven-moves-obstacle = { $by } moves the obstacle from { $from } to { $to }.
haven-lays-hazard = { $by } lays hazardous terrain on { $at }.
haven-short-rest = { $hero } takes a short rest and loses { $card }.
haven-long-rest = { $hero } rests and loses { $card }.
haven-cannot-rest = { $hero } has too few discarded cards to rest.

# Scenarios
haven-choose-goal = { $goal }
haven-choose-equip = Equip { $item }
haven-choose-all = Equip everything
haven-choose-usual-hand = Take the cards of level 1
haven-choose-leave = Leave { $card } behind
haven-ask-goal = { $hero }: which battle goal do you keep?
haven-ask-equip = { $hero }: which item do you equip?
haven-ask-hand = { $hero }: which card stays behind?
haven-ask-start = { $hero }: where do you begin?
haven-ask-standees = Too few figures of this kind ({ $kind }): who is placed first?
haven-ask-spawn = { $kind } spawns: on which hex?
haven-room = Room { $room } is revealed.
haven-placed = { $monster } appears on { $at }.
haven-placed-elite = { $monster } (elite) appears on { $at }.
haven-door-opens = The door on { $at } opens.
haven-adds-cards = Every character adds { $count } modifier cards ({ $card }).
haven-starts = { $hero } begins on { $at }.
haven-treasure = { $hero } opens treasure { $number }.
haven-treasure-goal = { $hero } takes the treasure of the goal.
haven-finds-gold = { $hero } finds { $gold } gold.
haven-goal-met = The goal is met. The round is played to its end.
haven-goal-missed = The scenario is lost. The round is played to its end.
haven-reward = Reward: { $reward }.
haven-unlocks = Scenario { $scenario } is unlocked.
haven-shows-goal = The battle goal of { $hero } was { $goal }.
haven-finds-scenario = { $hero } finds a random side scenario.
haven-takes-home = { $hero } takes home { $experience } experience, { $gold } gold and { $checks ->
    [one] { $checks } check mark
   *[other] { $checks } check marks
  }.
haven-ask-take-item = { $hero } has found item { $number }: take it?
haven-finds-item = { $hero } finds item { $number }.
haven-treasure-dungeon = { $hero } opens a treasure.
haven-damage-penalty = { $figure } suffers { $damage } damage from a penalty.
haven-damage-scenario = { $figure } suffers { $damage } damage from the scenario.
haven-ask-entrance = Through which entrance do you come?
haven-choose-entrance = Entrance { $kind }
haven-ask-opener = Whom does the penalty strike as the one who opens the door?
haven-choose-opener = { $hero }
haven-room-title = { $name } { $attribute }
haven-built = { $title } is built.
haven-entrance = Entrance { $kind } is at { $at }.
haven-trap-damage = damage
haven-card-traps = Traps here: { $traps }.
haven-card-treasure = Treasure tiles here: { $finds }.
haven-exit = Exit { $kind } is on { $at }.
haven-next-entrance = The next room card has { $count ->
    [one] this entrance
   *[other] these entrances
  }: { $kinds }.
haven-puts-aside = { $room } has no such entrance and is put aside.
haven-seals = The exit on { $at } is sealed.
haven-penalty-minor = Minor penalty ({ $room }): { $deeds }.
haven-penalty-major = Major penalty ({ $room }): { $deeds }.
haven-damage-treasure = { $figure } suffers { $damage } damage from a treasure.
haven-ask-bearer = Whom does the event strike?
haven-choose-bearer = { $hero }
haven-ask-discard = { $hero }: which card do you discard?
haven-choose-discard = Discard { $card }
haven-adds-own = { $hero } adds { $count } modifier cards ({ $card }).
haven-damage-event = { $figure } suffers { $damage } damage from an event.
haven-finds-design = { $hero } finds the design of item { $number }.
haven-sells = { $hero } owns item { $number } already and sells it for { $gold } gold.
haven-slot = { $card } of { $hero } is used ({ $number }).
haven-slot-back = The token on { $card } of { $hero } moves back ({ $number }).
haven-is-fast = { $hero } is fast in this round ({ $tokens ->
    [one] one time token
   *[other] { $tokens } time tokens
  } left).
haven-is-slow = { $hero } is slow in this round ({ $tokens ->
    [one] one time token
   *[other] { $tokens } time tokens
  }).
haven-time = { $hero } has { $tokens ->
    [one] one time token
   *[other] { $tokens } time tokens
  }.
haven-melee-form = { $hero } is in its melee form.
haven-ranged-form = { $hero } is in its ranged form.
haven-shadow = { $hero } places a shadow at { $at }.
haven-shadow-goes = The shadow of { $hero } at { $at } is removed.
haven-shadow-moves = The shadow of { $hero } moves from { $from } to { $to }.
haven-marks = { $hero } marks { $target }.
haven-becomes-elite = { $figure } becomes an elite monster.
haven-becomes-normal = { $figure } becomes a normal monster.
haven-acts-hasten = Move { $points }, then suffer { $damage } damage
haven-acts-switch-rank = elites become normal and normal ones elite
haven-acts-shield-by-level = Shield 1, and 1 more for every { $levels } levels, rounded up
haven-acts-crush-shields = every target suffers as much damage as its shield; { $element }: twice as much
haven-acts-control-targets = controls every target, in order of initiative: Attack { $value }
haven-acts-mend = Heal { $points }, self; { $element }: { $more } more
haven-acts-afflict = { $condition } for up to { $targets } enemies within range { $range }
haven-acts-raise-obstacle = an obstacle on the adjacent empty hex nearest to an enemy; enemies beside it suffer hazardous terrain damage
haven-acts-immune = immune to { $condition }
haven-token-shadow = Shadow
haven-section = Section { $section } of the scenario book can be read now.
haven-draws-loot = { $hero } draws a loot card: { $loot } ({ $amount }).
haven-finds-random-design = { $hero } finds a random item design.
haven-unlocked = The door at { $at } is no longer locked.
haven-escapes = { $hero } escapes.
haven-takes-resource = { $hero } brings { $amount } to the outpost: { $loot }.
haven-masters = { $hero } has achieved a mastery: { $mastery }
haven-inspired = The party gains { $points } inspiration.
haven-ask-escape = { $hero } stands on an escape hex: leave the map?
haven-ask-pass-on = { $hero } owns item { $number } already: who gets it?
haven-ask-wear-item = { $hero } has found item { $number }: use it in this scenario?
haven-ask-last-things = { $hero } ends its turn: what comes next?
haven-choose-give = Give it to { $hero }
haven-choose-sell = Sell it

# What a scene says.
haven-dungeon-title = Random dungeon
haven-track-defeated = Defeated
haven-element-inert = inert
haven-element-waning = waning
haven-element-strong = strong
haven-stage-setup = Setting up
haven-stage-round-start = Choosing cards
haven-stage-turns = Turns
haven-stage-end-of-round = End of the round
haven-stage-over = Over
haven-deck-monsters = Modifiers of the monsters
haven-deck-goals = Battle goals
haven-deck-allies = Modifiers of the allies
haven-deck-loot = Loot deck
haven-deck-hero = Modifiers: { $hero }
haven-deck-rooms = Room cards
haven-deck-monster-cards = Monster cards
haven-token-locked = locked door
haven-token-goal = treasure of the goal
haven-goal-all-exhausted = All characters are exhausted.
haven-goal-exhausted = A character is exhausted.
haven-goal-falls = The { $objective } falls.
haven-goal-too-late = Round { $round } ends, and you have not won.
haven-goal-checks = { $checks ->
    [one] { $checks } check mark
   *[other] { $checks } check marks
  }.
haven-modifier-words = { $a } { $b }
modifier-rolling = rolling
modifier-push = push
modifier-pull = pull
modifier-pierce = pierce
modifier-stun = stun
modifier-disarm = disarm
modifier-muddle = muddle
modifier-poison = poison
modifier-wound = wound
modifier-immobilize = immobilize
modifier-strengthen = strengthen
modifier-invisible = invisible
modifier-curse = curse
modifier-bless = bless
modifier-regenerate = regenerate
modifier-brittle = brittle
modifier-earth-or-dark = earth or dark
modifier-gain-time = time token
modifier-slots-back = slots back
modifier-add-target = add-target
modifier-shield = shield
modifier-heal = heal
modifier-made-up = made-up card
modifier-fire = fire
modifier-ice = ice
modifier-air = air
modifier-earth = earth
modifier-light = light
modifier-dark = dark
modifier-null = null
haven-card-null = Null
haven-card-double = 2×
haven-card-plus = { $number }
haven-card-rolling = Rolling: another card is drawn.
haven-made-up-card = Made-up card
haven-card-shuffles = The deck is shuffled at the end of the round.
haven-card-leaves = It leaves the deck when it is drawn.
haven-acts-on-death = When it dies: { $what }
haven-acts-summon = Summon a normal monster: { $monster }
haven-acts-summon-elite = Summon an elite monster: { $monster }
haven-acts-summon-by-party = Summon a monster, normal for two characters, else elite: { $monster }
haven-acts-special = Special { $number }
haven-acts-special-is = Special { $number }: { $does }
haven-class-hp = Hit points from level 1 on: { $points }.
haven-class-hand = { $cards } cards in hand.
haven-card-slow = Initiative { $initiative } in a slow turn.
haven-card-melee = Played in melee form.
haven-card-ranged = Played in ranged form.
haven-item-potion = A potion.
haven-item-cost = Costs { $gold } gold.
haven-item-craft = Made of { $parts }.
haven-item-part = { $count } { $resource }
haven-item-number = Item { $number }.
haven-goal-number = { $number }
haven-goal-level-plus = your level plus { $number }
haven-goal-most = as many as you have at most
haven-goal-half = half of what you have at most
haven-goal-by-party = { $two }, { $three } or { $four } (for 2, 3 or 4 characters)
haven-goal-at-least = Needed: at least { $number }.
haven-goal-at-most = Needed: at most { $number }.
haven-goal-exactly = Needed: exactly { $number }.
haven-goal-checks-of-four = With four characters: { $checks }.
haven-loot-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }: { $two } for two characters, { $three } for three, { $four } for four.
haven-room-gates = Entrances: { $entrances }. Exits: { $exits }.
haven-card-monsters = Monsters: { $monsters }.
haven-acts-open-next-door = Go to the next door and open it
haven-acts-land = Stop flying
haven-acts-summon-per-hp = { $summon }, one for every { $each } hit points of its own, { $most } at most
haven-acts-summon-alike = { $summon }, with as many hit points as the figure itself has
haven-acts-attackers-disadvantage = attackers have Disadvantage

# The arithmetic of an attack.
haven-term-attack = attack
haven-term-card = { $card }
haven-term-bonus = bonus
haven-term-double = doubled
haven-term-modifier = { $card } drawn
haven-term-shield = shield
haven-term-floor = never less than nothing
haven-sum-first = { $what } { $number }
haven-sum-next = { $what } { $change }

# What is told before it happens.
haven-tell-trap = springs a trap: { $damage } damage
haven-tell-trap-gives = springs a trap: { $damage } damage, { $conditions }
haven-tell-hazard = hazardous terrain: { $damage } damage
haven-tell-if-you-end = if you end here: { $what }
haven-tell-door = opens the door
haven-tell-attacked-by = would attack you here: { $who }
haven-tell-nobody-attacks = Nobody who is still to act would attack you here
haven-tell-advantage = Advantage
haven-tell-disadvantage = Disadvantage
haven-tell-shield = shield { $points }
haven-tell-retaliate = retaliates { $damage }
haven-tell-cures = loses { $condition }
haven-tell-heals = recovers { $points ->
    [one] { $points } hit point
   *[other] { $points } hit points
  }, then has { $hp }
haven-tell-initiative = initiative { $initiative }
haven-tell-long-rest = recovers 2 hit points and all spent items
haven-tell-loses-one = one discarded card is lost
haven-tell-loses-cards = loses { $cards }
haven-tell-averted = suffers nothing and keeps { $hp } hit points
haven-tell-exhausted = would be exhausted
haven-tell-hit-points = { $hp } hit points left
haven-tell-lost = the card is lost
haven-tell-discarded = the card is discarded
haven-tell-stays = the card stays in play
haven-tell-experience = { $points } experience
haven-tell-stunned = { $figure } is stunned and does nothing
haven-tell-outcomes = The rules leave { $count } outcomes; the players choose
haven-term-hit-points = hit points
haven-term-damage = damage
