### What the cards of Descent say. Every line is made from the data of its card.
###
### kept: descent-special- descent-trait- descent-condition-

descent-attack = an attack
descent-attack-armed = with a weapon in hand
descent-attack-dice = with { $dice }
descent-attack-familiar = an attack of your familiar
descent-attack-hits = { $attack }; if it deals damage: { $hits }
descent-attack-kind = { $kind }
descent-attack-may = an attack, if you like
descent-attack-more = { $attack } ({ $more })
descent-attack-on-adjacent-figures = on all adjacent figures, friends too
descent-attack-on-adjacent-monsters = on all adjacent monsters
descent-attack-on-culprit = on that monster
descent-attack-on-figures-within = on all other figures within { $n } spaces and in line of sight, friends too
descent-attack-on-only-in-sight = on the only monster in your line of sight
descent-attack-on-own-familiar = on the space of your familiar, wherever it is
descent-attack-on-seen-by-owner = on all monsters in your line of sight, however far away
descent-attack-on-two-monsters = on two different monsters
descent-card-above = 1 { $what } for each shield above the attribute
descent-card-act = act { $act }
descent-card-action = Action – { $what }
descent-card-all = all { $what }
descent-card-archetype = Archetype: { $archetype }
descent-card-attack = Attack ({ $kind }): { $dice }
descent-card-attribute = { $of }
descent-card-comma = { $a }, { $b }
descent-card-copies = { $n } copies
descent-card-costs = { $does } ({ $cost })
descent-card-dark-side = Carried by a lieutenant
descent-card-deed = { $deed }
descent-card-defence = Defense: { $dice }
descent-card-die = { $colour }
descent-card-entry = { $what }: { $says }
descent-card-exhausts = the card is exhausted
descent-card-experience = Costs { $xp } experience
descent-card-feat = Heroic feat, once in each encounter
descent-card-for-fatigue = 1 { $what } for each fatigue that you now choose to suffer
descent-card-group = With { $heroes } heroes: { $minions } { $minions ->
    [one] minion
   *[other] minions
  } and { $masters } { $masters ->
    [one] master
   *[other] masters
  }
descent-card-health = Health { $n }
descent-card-hero-ability = Hero ability
descent-card-kind = { $kind }, { $deck }
descent-card-master = Master, act { $act }
descent-card-minion = Minion, act { $act }
descent-card-monster = Size { $size }; { $traits }
descent-card-more-dice = attacks also with { $dice }
descent-card-much = { $n } { $what }
descent-card-nothing = nothing
descent-card-of-damage = damage
descent-card-of-fatigue = fatigue
descent-card-of-heroes = Act { $act }, with { $heroes } heroes
descent-card-or = { $a } or { $b }
descent-card-per-damage = 1 { $what } for each { $n } damage that you have suffered
descent-card-per-fatigue = 1 { $what } for each { $n } fatigue on your sheet
descent-card-pierce = Pierce { $n }
descent-card-price = Price: { $gold } gold
descent-card-reach = Reach: melee attacks reach 2 spaces
descent-card-relic = relic
descent-card-rolled = as much { $what } as { $n } { $n ->
    [one] { $colour } die shows
   *[other] { $colour } dice show
  }
descent-card-slot = { $slot }
descent-card-speed = Speed { $n }
descent-card-stamina = Stamina { $n }
descent-card-starting-skill = Starting skill
descent-card-surge = { $n ->
    [one] Surge
   *[other] { $n } surges
  }: { $does }
descent-card-tainted = 2 more Health; once turned up, its hero cannot stand up and is healed by untainted heroes alone
descent-card-then = { $a }; { $b }
descent-card-trait = { $name }
descent-card-value = { $of } { $n }
descent-card-when-if = { $when } ({ $more })
descent-card-with = with { $traits }
descent-card-worth = as much { $what } as the value of the attribute
descent-card-worth-gold = Worth { $gold } gold at the end of the quest
descent-condition-bleeding = Bleeding: 1 damage after each action, except the one that discards this
descent-condition-burning = Burning: at the end of the turn 1 damage for the figure and each friend beside it
descent-condition-cursed = Cursed: no skills and no monster actions; a test of Willpower at the start of the turn ends it
descent-condition-diseased = Diseased: at the start of the turn a test of Willpower; 1 fatigue if it fails, else it ends
descent-condition-doomed = Doomed: all damage suffered is 1 more; a surge in an attack ends it
descent-condition-immobilized = Immobilized: no move actions and no fatigue for movement until the end of the turn
descent-condition-poisoned = Poisoned: at the start of the turn a test of Might; 1 damage if it fails, else it ends
descent-condition-stunned = Stunned: the next action must be to discard this
descent-condition-terrified = Terrified: spends no surges; ends at the end of a turn without an enemy in sight
descent-condition-weakened = Weakened: attacks deal 1 damage less, the defense has 1 shield less; a rest ends it
descent-cost-exhaust = exhaust this card
descent-cost-fatigue = { $n } fatigue
descent-counts-actions-tire = { $n } fatigue after each action
descent-counts-animal = a monkey: Speed { $speed }, no defense dice, no attacks
descent-counts-attack-die = one more attack die: { $colour }
descent-counts-damage-as-fatigue = damage of an attack may be suffered as fatigue
descent-counts-defence-die = one more defense die: { $colour }
descent-counts-dodge-more = when dodging, { $n } { $n ->
    [one] space
   *[other] spaces
  } further
descent-counts-duel = attacks between you and the monster that you have challenged deal { $n } more damage
descent-counts-familiar = your familiar has { $what }
descent-counts-familiar-follows = for each fatigue that you suffer for movement your familiar moves 1 space
descent-counts-from-hiding = +{ $n } damage against monsters that did not see you when your turn began
descent-counts-heals-two = the prayer may heal two heroes; with a surge they also recover 1 fatigue
descent-counts-health = +{ $n } Health
descent-counts-needs-surge = attacks at spaces within { $n } spaces of you miss, unless a surge is spent
descent-counts-needs-surge-itself = attacks on you miss, unless a surge is spent
descent-counts-no-attacks-beside = monsters adjacent to you cannot attack
descent-counts-no-runes = no runes can be equipped beside it
descent-counts-pass-enemies = you may move through enemies
descent-counts-points-per-fatigue = each fatigue suffered for movement gives { $n } movement points
descent-counts-rest-heals = the fatigue that you recover by resting recovers as much damage
descent-counts-runs-with-shot = move up to { $n } spaces before or after an attack with a bow; 1 space in heavy armor
descent-counts-see-past-adjacent = figures adjacent to you do not block line of sight
descent-counts-see-past-friends = friends do not block line of sight
descent-counts-shares-damage = damage of you or your familiar may be suffered by the other
descent-counts-shares-defence = attacked beside another hero, you add the defense dice of that hero to yours
descent-counts-shields-for-blank = if a defense die is blank, +{ $n } { $n ->
    [one] shield
   *[other] shields
  }
descent-counts-speed-at-most = Speed at most { $n }
descent-counts-stamina = +{ $n } Stamina
descent-counts-stuns-minions-beside = minions that start their activation beside you are Stunned
descent-counts-surge-rests = the surge that recovers fatigue recovers { $n } more
descent-counts-until = { $what }, { $until }
descent-counts-weakens-monsters = monsters within { $far } spaces roll { $less } damage less, but at least 1
descent-counts-weapons-are = your weapons are also: { $name }
descent-does-activate-familiar = activate your familiar once more
descent-does-afflict = { $who } { $who_gender ->
    [plural] are
   *[other] is
  } { $condition }
descent-does-afflict-one = { $who } { $who_gender ->
    [plural] get
   *[other] gets
  } a condition of your choice (Stunned, Diseased, Immobilized or Poisoned)
descent-does-aloft = until the overlord’s next turn only adjacent figures can attack it
descent-does-at-least = at least { $n } damage to the target, unless it misses
descent-does-attack-action = one more attack action
descent-does-blast = Blast
descent-does-breath = also affects figures on { $n } more spaces, counted on from the target space
descent-does-cancel-surges = the attacker loses { $n } { $n ->
    [one] surge
   *[other] surges
  }
descent-does-challenge = challenge a monster in your line of sight
descent-does-cleanse = { $who } { $who_gender ->
    [plural] discard
   *[other] discards
  } one condition
descent-does-damage = +{ $n } damage
descent-does-defeat = { $who } { $who_gender ->
    [plural] are
   *[other] is
  } defeated
descent-does-defence-die = one more defense die for a target within { $far } spaces: { $colour }
descent-does-dismiss = remove the familiar
descent-does-door = open or close a door beside you
descent-does-drink = the attacker recovers the damage that it deals
descent-does-end-move = the move action ends, and all movement points are lost
descent-does-inflict = whoever is dealt damage is { $condition }
descent-does-inflict-one = whoever is dealt damage gets a condition of the attacker’s choice (Stunned, Diseased, Immobilized or Poisoned)
descent-does-lasts = { $who }, { $until }: { $what }
descent-does-lose-point = 1 movement point is lost; if there is none: { $or }
descent-does-more = + { $what }
descent-does-move = move up to { $n } { $n ->
    [one] space
   *[other] spaces
  }
descent-does-move-action = one more move action
descent-does-move-other = another hero within { $n } spaces performs a move action
descent-does-move-speed = move up to the Speed
descent-does-overlord-discards = the overlord discards { $n } { $n ->
    [one] card
   *[other] cards
  } by chance
descent-does-overlord-draws = the overlord draws { $n } { $n ->
    [one] card
   *[other] cards
  }
descent-does-pierce = Pierce { $n }
descent-does-place-familiar = place your familiar on an adjacent empty space, anew if it is on the map
descent-does-place-within = place { $who } on an empty space within { $n } spaces
descent-does-points = gain { $n } movement { $n ->
    [one] point
   *[other] points
  }
descent-does-push = move the target 1 space
descent-does-range = +{ $n } range
descent-does-recovers = { $who } { $who_gender ->
    [plural] recover
   *[other] recovers
  } { $much }
descent-does-repeat = the test is made again with { $less } less in the attribute; if it is passed again: { $pass }
descent-does-reroll-any = roll any number of your attack dice again
descent-does-reroll-attack = roll one of your attack or power dice again
descent-does-reroll-defence = roll a defense die again
descent-does-reroll-own = roll a die of the overlord again
descent-does-reroll-power = roll one of your power dice again
descent-does-reroll-red = roll one of your red dice again
descent-does-retry = roll the test again
descent-does-search = search a token within { $n } { $n ->
    [one] space
   *[other] spaces
  }
descent-does-shields = +{ $n } { $n ->
    [one] shield
   *[other] shields
  }
descent-does-shields-are = the shields become as many as { $of }
descent-does-suffers = { $who } { $who_gender ->
    [plural] suffer
   *[other] suffers
  } { $much }
descent-does-surge = a surge ability: { $does }
descent-does-surges = +{ $n } { $n ->
    [one] surge
   *[other] surges
  }
descent-does-take-back = this card returns to the hand
descent-does-turn-attack-die = turn the attack die to a face of your choice
descent-drawn-discard = Discarded at once
descent-drawn-secret-passage = A secret passage opens
descent-drawn-shop-card = Discarded; draw a shop card
descent-goal-carried = { $n ->
    [one] 1 objective token is
   *[other] { $n } objective tokens are
  } carried off the map by the exit.
descent-goal-clear = All monsters are defeated.
descent-goal-defeat = { $who } is defeated.
descent-goal-freed = { $n ->
    [one] 1 villager is
   *[other] { $n } villagers are
  } freed.
descent-goal-knocked-out = All heroes are knocked out at the same time.
descent-goal-leave = { $n ->
    [one] 1 figure
   *[other] { $n } figures
  } of the group { $who } { $n ->
    [one] has
   *[other] have
  } left the map by the exit.
descent-goal-or = { $a } Or: { $b }
descent-goal-round = Round { $round } is over.
descent-goal-slain = { $n ->
    [one] 1 villager is
   *[other] { $n } villagers are
  } slain.
descent-if-adjacent = the target is adjacent
descent-if-beside-hero = beside another hero
descent-if-both-hands = both hands hold melee weapons
descent-if-hand-free = one hand is free
descent-if-kind = { $kind }
descent-if-wearing = { $what } equipped
descent-moment-activation = While a monster is activated
descent-moment-after-roll = A monster attacks, after the dice are rolled
descent-moment-before-roll = A monster attacks, before the dice are rolled
descent-moment-defended = A monster is attacked, after the dice are rolled
descent-moment-enters = A hero enters an empty space
descent-moment-enters-in-move = A hero enters an empty space in a move action
descent-moment-knocked-out = A hero is knocked out
descent-moment-monster-falls = A monster is defeated
descent-moment-own-roll = The overlord has rolled dice
descent-moment-passed = A hero has passed a test
descent-moment-searched = A hero has searched
descent-moment-touches = A hero has opened a door or searched
descent-moment-turn = At any time in the overlord’s turn
descent-moment-turn-end = At the end of the overlord’s turn
descent-moment-turn-start = At the start of the overlord’s turn
descent-named = { $name } ({ $of })
descent-special-as-shield = use what an equipped shield says without exhausting it
descent-special-blood-rage = the monster performs two attack actions, then it is defeated
descent-special-cry-havoc = a move action, then an attack on everybody whose space it moved through
descent-special-dark-charm = the hero tests Willpower; on a failure the overlord performs a move action or an attack with it, on a pass the overlord draws a card
descent-special-diabolic-power = take any card of the deck or the discard pile; all heroes test (an event: Willpower, a trap: Awareness, magic: Knowledge), and whoever fails suffers 2 damage
descent-special-dominion = it tests Willpower; if it passes, a hero in its line of sight is moved up to 2 spaces and tests Willpower or is Immobilized
descent-special-draw-again = discard the search card and draw another, which counts
descent-special-dying-command = you test Knowledge; if you fail, you recover 1 fatigue; if you pass, a monster that was just defeated comes back, moves up to its Speed, attacks for you and is removed
descent-special-move-twice-and-attack = move up to twice your Speed, with one attack at any point of it
descent-special-oath = place yourself on the closest empty space beside a monster that is adjacent to another hero within 3 spaces, and attack it
descent-special-overpower = a move action in which it may change places with heroes beside it, if it passes a test of Might; each of them suffers 1 fatigue
descent-special-plan-ahead = look at the five topmost cards and put them back in any order
descent-special-pray = a hero within 1 space recovers as much damage as a red die shows
descent-special-promotion = it tests Willpower; if it passes, an adjacent minion is replaced by a master
descent-special-radiant-light = roll a red die: all heroes in your line of sight recover as much damage, all monsters in it suffer as much
descent-special-reinforce = place minions of the master’s type up to the group limit, none within 3 spaces of a hero
descent-special-rise-again = the monster comes back at the start of the next turn, within 5 spaces of its place, for that turn
descent-special-sacrifice = an adjacent monster suffers up to 5 damage, and it recovers as much
descent-special-schemes = name a type of cards; show cards of the deck until one is of that type, and take it
descent-special-seduce = choose a hero within 3 spaces and test Willpower; if it passes, the hero is moved 1 space and Stunned
descent-special-spirits = monsters that suffered by the skill are Poisoned, heroes that recovered recover 1 damage and 1 fatigue more
descent-special-take-place = you become the target in place of an adjacent hero
descent-special-throw = an adjacent hero tests Might; if it fails, it is placed on an empty space within 3 spaces and suffers 1 damage
descent-special-unholy-ritual = draw as many cards as the group has figures and keep two; its monsters have one action less
descent-special-vanish = leave the map; at the start of your next turn come back on an empty space within { $n } spaces
descent-special-word-of-despair = every hero tests Willpower; whoever fails suffers 1 fatigue after each action of the next turn
descent-special-word-of-misery = in this turn every hero that suffers damage also suffers 1 fatigue
descent-target-defender = on a monster that is affected
descent-target-group = on a monster group
descent-target-hero = on a hero
descent-target-master = on a master whose group has room
descent-target-monster = on a monster
descent-target-recovers = on a monster
descent-test-both = { $who } { $who_gender ->
    [plural] test
   *[other] tests
  } { $of }; on a failure: { $fail }; on a pass: { $pass }
descent-test-fail = { $who } { $who_gender ->
    [plural] test
   *[other] tests
  } { $of }; on a failure: { $fail }
descent-test-overlord-says = { $of } (the overlord chooses)
descent-test-pass = { $who } { $who_gender ->
    [plural] test
   *[other] tests
  } { $of }; on a pass: { $pass }
descent-test-tested-says = { $of } (the hero chooses)
descent-trait-aftershock = Aftershock
descent-trait-aftershock-does = an adjacent hero that has attacked it tests Willpower, or suffers 1 fatigue
descent-trait-aura = Aura
descent-trait-aura-does = a hero that enters a space adjacent to it suffers { $n } damage
descent-trait-cowardly = Cowardly
descent-trait-cowardly-does = spends surges only within 3 spaces of a master or lieutenant
descent-trait-flail = Flail
descent-trait-flail-does = its attack may have two targets
descent-trait-fly = Fly
descent-trait-fly-does = ignores enemies and terrain while it moves
descent-trait-freezing = Freezing
descent-trait-freezing-does = a hero that enters a space adjacent to it suffers 1 fatigue
descent-trait-night-stalker = Night Stalker
descent-trait-night-stalker-does = one more brown defense die against attackers that are not adjacent
descent-trait-not-me = Not Me!
descent-trait-not-me-does = attacked, it may test Awareness to make an adjacent monster the target
descent-trait-ravage = Ravage
descent-trait-ravage-does = may use both actions to attack
descent-trait-reach = Reach
descent-trait-reach-does = its melee attacks reach 2 spaces
descent-trait-regeneration = Regeneration
descent-trait-regeneration-does = recovers { $n } damage at the start of the overlord’s turn
descent-trait-scamper = Scamper
descent-trait-scamper-does = may move through spaces with heroes
descent-trait-shadow = Shadow
descent-trait-shadow-does = an attack of an adjacent hero misses, unless a surge is spent
descent-trait-shambling = Shambling
descent-trait-shambling-does = at most one move action in an activation
descent-trait-unmovable = Unmovable
descent-trait-unmovable-does = nobody else moves it
descent-trait-web = Web
descent-trait-web-does = a hero that leaves a space adjacent to it suffers 1 fatigue
descent-until-encounter = until the end of the encounter
descent-until-givers-turn = until the start of the giver’s next turn
descent-until-next-attack = in the next attack of this round
descent-until-return = until it comes back
descent-until-turn-ends = until the end of the next turn
descent-until-turns-end = until { $n ->
    [one] the end of the next turn
   *[other] { $n } further turns have ended
  }
descent-when-action = Action
descent-when-activated = A monster is about to be activated
descent-when-after-attack = After your attack
descent-when-after-defeat = After an attack in which you have defeated a monster
descent-when-after-slaying = After an attack in which you or your familiar have defeated monsters
descent-when-always = Always
descent-when-attacked = You or a hero within { $far } { $far ->
    [one] space
   *[other] spaces
  } are attacked, before the dice are rolled
descent-when-attacking = In your attacks
descent-when-defeats = For each monster that you defeat with it
descent-when-defended = You are attacked, after the dice are rolled
descent-when-drawn = You have drawn a search card
descent-when-falls = You are defeated, before you are knocked out
descent-when-familiar-attacks = Your familiar attacks, after the dice are rolled
descent-when-healed = For each hero whom your prayer has healed
descent-when-monster-near = A monster enters an empty space beside you
descent-when-moved-twice = At the end of a turn with two move actions
descent-when-own-skill = Somebody has suffered or recovered by a skill of yours
descent-when-resting = When you rest
descent-when-rolled = In your attack, after the dice are rolled
descent-when-slays = For each monster that you or your familiar defeat
descent-when-stands-up = When you stand up or are revived
descent-when-stands-up-near = A hero stands up or is revived within { $far } spaces of you
descent-when-stood-still = At the end of a turn in which you have not moved
descent-when-struck = A monster beside you has attacked you
descent-when-surge = { $n ->
    [one] Surge
   *[other] { $n } surges
  }
descent-when-surge-within = { $n ->
    [one] Surge
   *[other] { $n } surges
  } of you or a hero within { $far } spaces
descent-when-tested = You have failed a test
descent-when-turn = In your turn
descent-when-turn-start = At the start of your turn
descent-when-while = As long as this card is exhausted
descent-whom-culprit = that figure
    .gender = neuter
descent-whom-culprit-and = that hero and each hero within { $n } { $n ->
    [one] space
   *[other] spaces
  } of it
    .gender = plural
descent-whom-culprits-group = each other monster of its group
descent-whom-every-hero = every hero
descent-whom-familiar = your familiar
descent-whom-group = each monster of the group of one within { $n } spaces
descent-whom-hero = one hero within { $n } { $n ->
    [one] space
   *[other] spaces
  }
descent-whom-heroes = each hero within { $n } { $n ->
    [one] space
   *[other] spaces
  }
descent-whom-monster = one monster within { $n } { $n ->
    [one] space
   *[other] spaces
  }
descent-whom-monster-itself = it
descent-whom-monsters = each monster within { $n } { $n ->
    [one] space
   *[other] spaces
  }
descent-whom-near-target = one other monster within { $n } spaces of the target
descent-whom-other-hero = one other hero within { $n } { $n ->
    [one] space
   *[other] spaces
  }
descent-whom-targets = each target
descent-whom-tested = the tested hero
descent-whom-that-hero = that hero
descent-whom-you = you
    .gender = plural
