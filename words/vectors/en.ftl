### Messages for words/vectors.json only; no game says them.

vector-ash = Ash
    .gender = feminine
vector-bolt = Bolt
    .gender = masculine
vector-guard = bandit guard
    .the = the bandit guard
    .a = a bandit guard
    .plural = bandit guards
vector-ooze = ooze
    .the = the ooze
    .a = an ooze
    .plural = oozes
vector-potion = healing potion
    .the = the healing potion
    .a = a healing potion
    .plural = healing potions
vector-poison = poison
vector-stun = stun

standee = { $name } { $number }
    .the = { $name_the } { $number }
    .gender = { $name_gender }

attacks = { $who_the } attacks { $whom_the }.
uses = { $who } uses { $who_gender ->
    [feminine] her
    [masculine] his
    [plural] their
   *[neuter] its
  } { $what }.
finds = { $who } finds { $n ->
    [one] { $what_a }
   *[other] { $n } { $what_plural }
  }.
gives = { $who } gives { $whom_the } { $what_a }.
of-turn = Turn of { $who }
suffers = { $who } { $who_count ->
    [one] suffers
   *[other] suffer
  } { $n } damage.
gold = { $n } gold
quotes = { $who } says “{ $text }”.
card-attack = Attack { $n }{ $extra }
card-conditions = , { $conditions }
card-range = , range { $range }{ $extra }
card-nothing = { "" }
