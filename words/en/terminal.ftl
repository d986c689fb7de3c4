### What the terminal says: the screen of `gruft play` and its commands.
###
### kept: terminal-command- terminal-about- terminal-token- terminal-ground- terminal-rank- terminal-stat- terminal-condition- terminal-more- terminal-value- terminal-zone- terminal-state- terminal-half- terminal-stays- terminal-slot-

## The commands of `gruft play`; their words count in every language.

terminal-help = Answer with a number. Also:
terminal-command-undo = undo
terminal-command-auto = auto
terminal-command-look = look
terminal-command-card = card NAME
terminal-command-monster = monster NAME
terminal-command-log = log
terminal-command-why = why
terminal-command-keys = keys
terminal-command-save = save FILE
terminal-command-help = help
terminal-command-quit = quit
terminal-about-undo = take back your last answer
terminal-about-auto = let the bot answer this question
terminal-about-look = show everything, not only what has changed
terminal-about-card = what is printed on a card or an item
terminal-about-monster = the numbers of a type of monster, and its card of this round
terminal-about-log = tell the story so far
terminal-about-why = name the rules behind the last lines and this question
terminal-about-keys = the keys of the answers; they can be given instead of the numbers
terminal-about-save = save the game; gruft play --load FILE goes on with it
terminal-about-help = show this again
terminal-about-quit = leave
terminal-answer = Answer with a number from 1 to { $most }, a key, or: help
terminal-saved = saved: { $file }
terminal-won = It is over. Won: { $winners }.
terminal-nobody-wins = It is over. Nobody wins.

## The board.

terminal-token-treasure = treasure
terminal-token-coin = coins
terminal-token-trap = trap
terminal-token-door-closed = closed door
terminal-token-door-open = open door
terminal-token-exit-a = exit A
terminal-token-exit-b = exit B
terminal-token-sealed = sealed
terminal-token-plate = pressure plate
terminal-token-start = starting hex
terminal-ground-wall = wall
terminal-ground-obstacle = obstacle
terminal-ground-hazardous = hazardous terrain
terminal-ground-difficult = difficult terrain
terminal-ground-icy = icy terrain

## Figures.

terminal-rank-normal = normal
terminal-rank-elite = elite
terminal-rank-boss = boss
terminal-rank-minion = minion
terminal-rank-master = master
terminal-rank-leader = leader
terminal-rank-roaming = roaming
terminal-stat-hp = hit points
terminal-stat-move = move
terminal-stat-attack = attack
terminal-stat-range = range
terminal-stat-shield = shield
terminal-stat-retaliate = retaliate
terminal-stat-minions = minions
terminal-condition-venom = venom
terminal-condition-fire = fire
terminal-condition-frost = frost
terminal-condition-poison-token = poison
terminal-condition-defeated = defeated
terminal-more-level = level
terminal-more-xp = experience
terminal-more-gold = gold
terminal-more-coins = coins
terminal-more-initiative = initiative
terminal-more-exhausted = exhausted
terminal-more-dead = dead
terminal-more-resting = long rest
terminal-more-curses = curses in the deck
terminal-more-blesses = blessings in the deck
terminal-more-flying = flies
terminal-more-retaliate-range = range of retaliation
terminal-more-salves = salves
terminal-more-stance = stance
terminal-more-acted = has acted
terminal-more-mana = mana
terminal-more-rage = rage
terminal-more-activated = has been activated
terminal-more-in-shadow = in the shadow
terminal-value-yes = yes
terminal-value-no = no
terminal-value-bold = bold
terminal-value-wary = wary
terminal-value-bloodlust = bloodlust
terminal-value-frenzy = frenzy
terminal-value-counter = counter
terminal-value-warden = the Warden
terminal-value-set-up = set-up
terminal-value-round-start = start of the round
terminal-value-heroes = heroes
terminal-value-enemies = enemies
terminal-value-level-up = level-up
terminal-value-darkness = darkness
terminal-value-boss-fight = boss fight
terminal-value-over = over
terminal-value-front = front
terminal-value-back = back
terminal-value-boss = boss
terminal-value-plan = plan
terminal-value-next-hero = next hero
terminal-value-turn = turn
terminal-value-ghouls = ghouls
terminal-value-end-of-round = end of the round
terminal-value-warden-deck = The warden’s deck
terminal-value-hero-deck = The heroes’ deck
terminal-value-bag = Bag
terminal-value-doors = Door cards
terminal-value-arrows = Arrows
terminal-value-common-items = Common items
terminal-value-rare-items = Rare items
terminal-value-epic-items = Epic items
terminal-value-mobs-1-2 = Mobs, level 1–2
terminal-value-mobs-3-4 = Mobs, level 3–4
terminal-value-mobs-5 = Mobs, level 5
terminal-value-roaming-1-2 = Roaming monsters, level 1–2
terminal-value-roaming-3-4 = Roaming monsters, level 3–4
terminal-value-roaming-5 = Roaming monsters, level 5
terminal-value-mob-items-1-2 = Items of mobs, level 1–2
terminal-value-mob-items-3-4 = Items of mobs, level 3–4
terminal-value-mob-items-5 = Items of mobs, level 5

## Whose turn it is, what is in force and what is to be done.

terminal-order = Order: { $order }
terminal-goal-win = Goal: { $goal }
terminal-goal-lose = Lost: { $goal }
terminal-goal-own = Your own goal: { $goal }
terminal-progress = { $now } of { $most }
terminal-progress-beyond = now { $now }, asked: { $most }

## Cards and decks.

terminal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
terminal-deck = { $deck } – { $left } left
terminal-deck-discard = discarded: { $cards }
terminal-deck-shuffles = is shuffled at the end of the round
terminal-zone-hand = Hand
terminal-zone-selected = Chosen
terminal-zone-discard = Discarded
terminal-zone-lost = Lost
terminal-zone-active = Active
terminal-zone-goals = Battle goals
terminal-zone-items = Items
terminal-zone-backpack = Left at home
terminal-zone-ready = Ready
terminal-zone-ambush = Ambush
terminal-zone-skills = Skills
terminal-zone-worn = Worn
terminal-zone-inventory = Inventory
terminal-zone-equipped = Equipped
terminal-zone-tokens = Tokens
terminal-state-spent = spent
terminal-state-consumed = consumed
terminal-level = level { $level }
terminal-initiative = initiative { $number }
terminal-gains = experience { $points }
terminal-slots = { $count } uses
terminal-half-top = Top
terminal-half-bottom = Bottom
terminal-half-lost = lost
terminal-stays-round = until the end of the round
terminal-stays-persistent = persistent
terminal-stays-turn = until the end of the turn
terminal-slot-head = head
terminal-slot-body = body
terminal-slot-legs = legs
terminal-slot-one-hand = one hand
terminal-slot-two-hand = two hands
terminal-slot-small = small item
terminal-no-card = There is no such card in sight. There are: { $cards }
terminal-no-monster = There is no such monster on the board. There are: { $monsters }
