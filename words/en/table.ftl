### What every game says: answers, waiting, undo, refusals.
###
### kept: list- pass done seat- you- undo- undone refused- game-

## How several things are joined (see docs/words.md).

list-none = nothing
list-comma = { $a }, { $b }
list-and = { $a } and { $b }

## Answers that every game offers.

pass = Pass
done = Done

## Seats and waiting.

seat-number = Seat { $number }
seat-decides = { $seat } { $seat_count ->
    [one] decides
   *[other] decide
  }.
you-decide = It is your decision.

## Undo.

undo-offer = Undo
undo-asked = { $seat } would like to take back { $answers ->
    [one] an answer
   *[other] { $answers } answers
  }.
undone = { $seat } took back { $answers ->
    [one] an answer
   *[other] { $answers } answers
  }.
undone-line = Taken back: { $line }
undone-more = And { $lines ->
    [one] one line
   *[other] { $lines } lines
  } more.

## How far undo reaches, agreed before the game.

setting-undo = Undo
setting-undo-about = How far back answers may be taken. The story always says what was taken back.
setting-undo-free = Free
setting-undo-free-about = Any answer may be taken back, if all whom it concerns agree. Dice and cards come out differently then.
setting-undo-until-shown = Until something is shown
setting-undo-until-shown-about = Nothing is taken back past the moment at which something unknown was shown: a card or die drawn, a room revealed, secret choices turned up.
setting-undo-never = Never
setting-undo-never-about = Every answer stands.

## Answers that the table refuses.

refused-over = The game is over.
refused-not-asked = { $seat } { $seat_count ->
    [one] is
   *[other] are
  } not asked anything now.
refused-stale = This question has been answered or taken back in the meantime.
refused-not-offered = “{ $key }” is not offered; the nearest: { $nearest }.
refused-nothing-to-undo = There is nothing to take back.
refused-needs-consent = { $seats } must agree first.
refused-seen-for-good = Something was shown that cannot be taken back.
refused-undo-never = It was agreed before the game that no answer is taken back.
refused-undo-until-shown = Since then something was shown that nobody could know; it was agreed that undo reaches no further back.
refused-no-such-kind = There is no question of the kind { $kind }. Near it: { $nearest }.
refused-broken = The rules broke at this point. The report that was written reproduces it.

## The end.

game-won = You win.
game-lost = You lose.
