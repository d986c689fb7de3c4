### What the sample games say.
###
### kept: hero- card- stance- treasure- sample-ghoul

## Who and what.

hero-ash = Ash
    .gender = feminine
hero-birch = Birch
    .gender = masculine
hero-cedar = Cedar
    .gender = masculine
hero-warden = The warden
    .the = the warden
sample-ghoul = Ghoul { $number }
    .the = ghoul { $number }

card-guard = Guard
card-strike = Strike
card-rally = Rally
card-frenzy = Frenzy
card-sweep = Sweep
card-roots = Roots

stance-bold = bold
stance-wary = wary

treasure-crown = the crown
treasure-coin = a coin
treasure-salve = a salve
treasure-snare = a snare

## What stands on the cards.

sample-card-before-roll = Before the die is rolled:
sample-card-after-roll = After the die is rolled:
sample-card-bonus = The attack deals { $damage } more damage.
sample-card-guard = The attack deals { $damage } less damage.
sample-card-heal = You recover { $points ->
    [one] { $points } hit point
   *[other] { $points } hit points
  }.
sample-card-join = Another hero beside the attacking ghoul becomes a target too.
sample-card-roots = The target’s movement ends.

## Questions.

sample-ask-stance = How does { $hero } go about this round?
sample-ask-ready = Which card does { $hero } keep ready?
sample-ask-ambush = Which card lies in ambush?
sample-ask-ambush-for = For whom does { $card } wait?
sample-ask-next-hero = Who goes next?
sample-ask-action = What does { $hero } do? ({ $left ->
    [one] { $left } action
   *[other] { $left } actions
  } left)
sample-ask-step = Where does { $hero } step? ({ $left ->
    [one] { $left } step
   *[other] { $left } steps
  } left)
sample-ask-snaps = Which ghoul snaps at { $hero } first?
sample-ask-target = Whom does { $hero } attack?
sample-ask-joins = Who is drawn into the attack?
sample-ask-before-roll = { $attacker } attacks { $target_the }: play a card before the roll?
sample-ask-after-roll = { $attacker } rolled { $result }: play a card now?
sample-ask-suffer = { $hero } is about to suffer { $damage } damage.
sample-ask-next-ghoul = Which ghoul goes next?
sample-ask-ghoul-step = Where does { $ghoul_the } step?
sample-ask-ghoul-target = Whom does { $ghoul_the } attack?
sample-ask-end-of-round = What happens to { $hero } first?

## Answers.

sample-choose-bold = Bold: three steps
sample-choose-wary = Wary: two steps, one damage less
sample-choose-card = { $card }
sample-choose-none = No card
sample-choose-hero = { $hero }
sample-choose-ghoul = { $ghoul }
sample-choose-move = Move
sample-choose-attack = Attack
sample-choose-search = Search the chest
sample-choose-hold = Let another go first
sample-choose-end = End the turn
sample-choose-step = Step to { $to }
sample-choose-stop = Stop here
sample-choose-play = Play { $card }
sample-choose-play-on = Play { $card } on { $hero }
sample-choose-suffer = Suffer it
sample-choose-lose = Lose { $card } instead
sample-choose-venom = The venom
sample-choose-salve = The salve

## What happened.

sample-plans = { $hero } is { $stance }.
sample-turn = It is { $hero }’s turn.
sample-holds = { $hero } lets another go first.
sample-moved = { $who } steps to { $to }.
sample-attacks = { $attacker } attacks { $target_the }.
sample-plays = { $who } plays { $card }.
sample-springs = The ambush for { $hero } springs: { $card }.
sample-rolled = The die shows { $result }.
sample-joins = { $target } is drawn into the attack.
sample-damage = { $who } suffers { $damage } damage.
sample-loses-card = { $hero } loses { $card } instead of suffering damage.
sample-heals = { $hero } recovers 1 hit point.
sample-falls = { $who } falls.
sample-finds = { $hero } finds { $treasure }.
sample-draws = { $who } draws { $card }.
sample-rises = { $ghoul } rises.
sample-round = Round { $round } begins.

## Tracks.

sample-track-round = Round
sample-track-stage = Stage
sample-track-turn = Turn

## Coin.

coin-heads = Heads
coin-tails = Tails
coin-ask-call = Heads or tails?
coin-throws = Throws
