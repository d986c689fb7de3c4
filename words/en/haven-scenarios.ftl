### What the pages of scenarios say: goals, special rules, rewards, treasures.

## Goals and losses.

page-kill-all = Kill all enemies.
page-kill-revealed = Kill all revealed enemies.
page-kill = Kill the { $monster }.
page-kill-one-of = Kill exactly one: { $monsters }. The characters must have dealt it at least half of its hit points; if one of them dies and this is not so, the scenario is lost.
page-kill-count = Kill { $count } enemies. C is the number of characters.
page-reveal = Reveal room { $room }.
page-loot-goals = Loot all goal treasures.
page-destroy = Destroy every { $objective }.
page-activate = Activate every { $objective }.
page-reaches = The { $objective } must reach { $letter }.
page-survive = Survive { $rounds } rounds.
page-escape = All characters escape over the hexes { $letter }
page-lost-after = You lose if you have not won by the end of round { $round }.
page-lost-dies = You lose if the { $objective } falls.
page-lost-exhausted = You lose if a character is exhausted.

## Special rules.

page-locked = Locked doors: { $doors }.
page-locked-for = Locked doors: { $doors }. Only the { $monster } opens them, in this order.
page-obstacle = { $objective }: an obstacle with { $hp } hit points. C is the number of characters, L the scenario level.
page-switch = { $text } Any attack of a character on it activates it, whatever the damage.
page-with-monsters = { $text } It is an ally of all monsters.
page-guards = { $text } Every monster within range { $range } has Shield 1 more for it.
page-ally = { $objective }: an allied figure with { $hp } hit points at initiative { $initiative }{ $count ->
    [0] .
   *[other] : { $acts }.
  }
page-ally-heads-for = { $text } It moves towards { $letter }.
page-hands = Every character plays with the cards that the page lists.
page-side = { $monsters }: on one side, enemies of everybody else.
page-order = They share an ability card and act in this order: { $monsters }.
page-links = Hexes with the same letter are linked ({ $letters }): adjacent for movement, without sight.
page-teleports-stay = Nobody teleports between tiles that are not connected.
page-no-inspiration = The scenario brings no inspiration.
page-no-masteries = Masteries cannot be achieved here, unless the table has agreed otherwise.
page-own-cards = Each draws an ability card of its own: { $monsters }.
page-unhurt = { $monster }: suffers no damage, and summons do not focus it, until this is destroyed: { $objective }.
page-acts = { $monster }: no ability cards; acts at initiative { $initiative }: { $acts }.
page-ally-like = { $objective }: an ally with the stat card and the ability cards of { $monster }{ $count ->
    [0] .
   *[other] , and with { $traits }.
  }
page-ally-idle = { $objective }: an ally with the stat card of { $monster } that takes no turns, initiative { $initiative }{ $count ->
    [0] .
   *[other] , and with { $traits }.
  }
page-rule = { $when }: { $does }.
page-rule-until = { $when }, { $until }: { $does }.
page-rule-for = ({ $party } characters) { $rule }

page-when-setup = At set-up
page-when-round-starts = At the start of every round
page-when-odd-round-starts = At the start of every odd round
page-when-even-round-starts = At the start of every even round
page-when-one-round-starts = At the start of round { $round }
page-when-round-ends = At the end of every round
page-when-odd-round-ends = At the end of every odd round
page-when-even-round-ends = At the end of every even round
page-when-one-round-ends = At the end of round { $round }
page-when-revealed = When room { $room } is revealed
page-when-dead = When every { $monster } is dead
page-when-destroyed = When every { $objective } has fallen
page-when-plate = When a character ends its turn on pressure plate { $letter }
page-when-enters = When a character enters a hex { $letter }
page-when-ends-near = When a character ends a movement on or beside a hex { $letter }
page-when-looted = When treasure { $number } is looted
page-when-revealed-dead = When all revealed enemies are dead
page-until-revealed = until room { $room } is revealed
page-until-dead = until every { $monster } is dead
page-until-destroyed = until every { $objective } has fallen
page-until-plate = until a character ends its turn on pressure plate { $letter }

page-add-cards = { $who } adds { $count } { $card } { $count ->
    [one] card
   *[other] cards
  } to its attack modifier deck
page-give = { $who } gains { $condition }
page-heal = { $who } heals { $points } hit points
page-suffer = { $who } suffers { $damage } damage
page-suffer-trap = { $who } suffers trap damage
page-suffer-hazard = { $who } suffers the damage of hazardous terrain
page-discard = { $who } discards { $count } { $count ->
    [one] card
   *[other] cards
  }
page-spawn = { $count } { $rank } { $monster } { $count ->
    [one] spawns
   *[other] spawn
  } at { $letter }
page-open = the doors { $letter } open
page-unlock = the doors { $letter } can be opened now
page-lay-out = room { $room } is laid out
page-loot-cards = draw { $count } loot cards
page-remove = every { $objective } in room { $room } is removed
page-gather = the characters and their summons go, in order of initiative, to the nearest empty hexes of room { $room }
page-take-away = room { $room } and its doors are taken away
page-rounds-anew = this round is counted as the first
page-hazard-beside-objectives = every character beside an objective suffers the damage of hazardous terrain
page-rank-normal = normal
page-rank-elite = elite
page-rank-boss = boss

## Requirements, rewards, treasures.

page-requires-party = Party achievement needed: { $name }
page-requires-global = Global achievement needed: { $name }
page-requires-not-global = Not with the global achievement: { $name }
page-gold = { $gold } gold each
page-experience = { $points } experience each
page-prosperity = Prosperity +{ $points }
page-reputation = Reputation { $points }
page-party-achievement = Party achievement: { $name }
page-global-achievement = Global achievement: { $name }
page-item = Item { $number }
page-item-design = Item design { $number }
page-unlocks = New scenarios: { $numbers }
page-find-gold = { $gold } gold
page-find-scenario = A random side scenario
page-random-design = A random item design
page-morale = Morale +{ $points }
page-morale-per = Morale +{ $points }, and 1 more for each { $objective } still on the map
page-resource = { $resource }: { $count } for the party
page-inspiration = Inspiration +{ $points }
page-check-marks = { $count ->
    [one] 1 check mark
   *[other] { $count } check marks
  } each
page-find-damage = Suffer { $damage } damage

## Cards of random dungeons: the two parts of a room's title, and penalties.

page-struck-opener = the character who opens the door
page-struck-everybody = each character
page-struck-one = one character, whom the party chooses,
page-struck-previous-room = every character in the previous room
