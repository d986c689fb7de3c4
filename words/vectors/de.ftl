### Meldungen nur für words/vectors.json; kein Spiel sagt sie.

vector-ash = Ash
    .gender = feminine
    .gen = Ashs
vector-bolt = Bolt
    .gender = masculine
    .gen = Bolts
vector-guard = Banditenwächter
    .gender = masculine
    .gen = Banditenwächters
    .the = der Banditenwächter
    .the_acc = den Banditenwächter
    .the_dat = dem Banditenwächter
    .the_gen = des Banditenwächters
    .a = ein Banditenwächter
    .a_acc = einen Banditenwächter
    .a_dat = einem Banditenwächter
    .plural = Banditenwächter
    .plural_dat = Banditenwächtern
vector-ooze = Schleim
    .gender = masculine
    .gen = Schleims
    .the = der Schleim
    .the_acc = den Schleim
    .the_dat = dem Schleim
    .the_gen = des Schleims
    .a = ein Schleim
    .a_acc = einen Schleim
    .a_dat = einem Schleim
    .plural = Schleime
    .plural_dat = Schleimen
vector-potion = Heiltrank
    .gender = masculine
    .the = der Heiltrank
    .the_acc = den Heiltrank
    .a = ein Heiltrank
    .a_acc = einen Heiltrank
    .plural = Heiltränke
    .plural_dat = Heiltränken
vector-poison = Gift
vector-stun = Betäubung
    .gender = feminine

standee = { $name } { $number }
    .gen = { $name_gen } { $number }
    .the = { $name_the } { $number }
    .the_acc = { $name_the_acc } { $number }
    .the_dat = { $name_the_dat } { $number }
    .the_gen = { $name_the_gen } { $number }
    .gender = { $name_gender }

attacks = { $who_the } greift { $whom_the_acc } an.
uses = { $who } benutzt { $what } mit { $who_gender ->
    [feminine] ihrer
    [plural] ihrer
   *[other] seiner
  } Hand.
finds = { $who } findet { $n ->
    [one] { $what_a_acc }
   *[other] { $n } { $what_plural }
  }.
gives = { $who } gibt { $whom_the_dat } { $what_a_acc }.
of-turn = Zug { $who_the_gen }
suffers = { $who } { $who_count ->
    [one] erleidet
   *[other] erleiden
  } { $n } Schaden.
gold = { $n } Gold
quotes = { $who } sagt „{ $text }“.
card-attack = Angriff { $n }{ $extra }
card-conditions = , { $conditions }
card-range = , Reichweite { $range }{ $extra }
card-nothing = { "" }
