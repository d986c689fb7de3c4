### What the browser client itself says.
###
### kept: client-

## Games.

client-game-gloomhaven = Gloomhaven
client-game-frosthaven = Frosthaven
client-game-descent = Descent
client-game-sword-and-sorcery = Sword & Sorcery
client-game-sorcery = Sword & Sorcery
client-game-massive-darkness-2 = Massive Darkness 2
client-game-massive-darkness = Massive Darkness 2
client-game-darkness = Massive Darkness 2
client-game-sample = The sample game
client-game-coin = Heads or tails

## The first page.

client-motto = One table for five dungeon crawls. It knows the rules, moves the monsters and asks you only what is yours to decide.
client-go-on = Go on
client-continue = Continue
client-round = round { $number }
client-your-turn = your turn
client-recap = While you were away
client-awaited = Nobody has come for { $names } yet.
client-invite-of = Link for { $name }
client-waits-for = { $number ->
    [one] somebody else’s turn
   *[other] others’ turn
}
client-paused-short = paused
client-over = The game is over.
client-more-tables = { $number ->
    [one] one more table
   *[other] { $number } more tables
  }
client-fewer = Show less
client-new-game = New game
client-new-game-sub = Choose a game, a place and who comes along.
client-begin = Begin
client-join = Join a table
client-join-sub = Somebody sent you a link? Put it here.
client-link = Link
client-paste-link = Paste the link
client-no-link = This is no link to a table.
client-sit-down = Sit down
client-fan-project = A fan project, not affiliated with any publisher.
client-rules = Rules
client-credits = Credits

## My tables: how seats stay.

client-my-tables = My tables
client-coming-back = Coming back
client-waits-for-you = Waiting for you
client-in-play = In play
client-finished = Over
client-no-tables = No table yet
client-no-tables-guest = Begin a game, or sign in if you have sat down somewhere else.
client-no-tables-account = Every table at which you sit down will be here, on every device.
client-look = Look
client-your-seats = Your seats
client-more-of = More about { $title }
client-kept-here = In this browser alone
client-kept-by = Kept for { $name }
client-keep-it = Keep it
client-leave = Leave this table
client-leave-kept = Your account will no longer keep your seat here. Whoever has its link can still sit down.
client-leave-here = This browser will forget your link. Without it there is no way back to your seat.
client-stay = Stay
client-account = Your account
client-keep-seats = Keep your seats
client-keep-seats-sub = With a name and a password you find your tables again: on the phone, at another computer, after a browser has forgotten everything. No mail address is asked for.
client-keep-them = Keep my seats
client-make-account = Make an account
client-new-name = I am new
client-known-name = I have a name
client-or-without = Or stay without: then your seats are in this browser alone.
client-sign-in = Sign in
client-sign-in-sub = Your tables are where you left them.
client-session-over = You have been signed out here. Sign in again to find your tables.
client-name = Name
client-name-hint = Whatever you like; two letters at least.
client-password = Password
client-new-password = New password
client-old-password = Password until now
client-password-hint = Eight characters at least.
client-password-show = Show
client-password-hide = Hide
client-password-lost = Password lost?
client-password-too-long = This password is too long.
client-lost-password = Password lost
client-lost-password-sub = The recovery code that you wrote down opens your account. You get a new one then, and every device is signed out.
client-recovery-code = Recovery code
client-set-password = Set the new password
client-back-to-sign-in = Back to signing in
client-name-taken = Somebody has this name already.
client-wrong-password = Name or password is wrong.
client-wrong-code = Name or recovery code is wrong.
client-too-often = That was too often. Wait a little and try again.
client-no-server = The server does not answer. Try again later.
client-recovery-code-of = One more thing, { $name }
client-recovery-code-sub = Write this recovery code down. It is shown only now, and it is the only way into your account when the password is lost.
client-copy-code = Copy it
client-save-code = Save as a file
client-code-written = I have written it down
client-code-file = Recovery code of { $name } at { $place }
client-loose = { $number ->
    [one] One table is in this browser alone.
   *[other] { $number } tables are in this browser alone.
  }
client-keep-all = { $number ->
    [one] Keep it in my account
   *[other] Keep them in my account
  }
client-your-consent = you are asked to agree
client-bots = { $number ->
    [one] a bot
   *[other] { $number } bots
  }
client-in-company = with { $names }
client-leave-alone = Nobody else keeps anything here: only links will lead back.
client-leave-to-bot = A bot plays on for me
client-keeps-tables = { $number ->
    [0] No table is kept yet.
    [one] One table is kept.
   *[other] { $number } tables are kept.
  }
client-signed-in-on = Signed in on
client-some-device = A device
client-this-device = this device
client-last-seen = used { $when }
client-sign-out = Sign out
client-sign-out-of = Sign out { $device }
client-sign-out-here = Sign out here
client-sign-out-everywhere = Sign out everywhere
client-sign-out-really = Really, on all devices?
client-wrong-own-password = The password is wrong.
client-task-password = Change the password
client-do-password = Change it
client-password-ends-others = Eight characters at least. All other devices are signed out.
client-password-changed = The password is changed. All other devices are signed out.
client-task-code = A new recovery code
client-do-code = Show a new code
client-task-code-sub = The old code is void from then on.
client-task-delete = Delete the account
client-do-delete = Delete my account
client-task-delete-sub = Your seats become free, and everybody at their tables plays on: whoever has the link of a seat can sit down, and the owner can invite somebody. Where you are the owner, another account at the table takes over.
client-task-delete-alone = { $number ->
    [one] At one table there is no other account. It can stay for whoever has its links, or go with all that was played.
   *[other] At { $number } tables there is no other account. They can stay for whoever has their links, or go with all that was played.
  }
client-task-delete-fate = What becomes of tables that nobody else keeps
client-fate-leave = They stay
client-fate-delete = They go
client-account-gone = Your account is deleted. Tables left: { $left }, given to others: { $passed }, deleted: { $deleted }.
client-notify-sub = A notice of your device, while this page is open somewhere.
client-notify-blocked = Your browser forbids notices of this page. You can allow them in its settings.
client-notify-impossible = This browser shows no notices here: it needs a secure address (https).

## A new game.

client-a-new-game = A new game
client-back = Back
client-which-game = Which game?
client-where-to = Where to?
client-where-to-sub = lit spaces are where you start
client-who-comes = Who comes along?
client-who-comes-sub = { $least } to { $most }
client-how-many = How many heroes?
client-ours = Our own.
client-length-1 = Short.
client-length-2 = An hour or two.
client-length-3 = An evening.
client-all-scenarios = all { $number }
client-contract = What is agreed
client-who-plays = Who plays whom
client-who-opposes = Who plays against you
client-who-plays-of = Who plays { $name }
client-you = You
client-by-link = A friend, by link
client-a-bot = A bot
client-plays-you = You
client-plays-link = A friend, by link
client-plays-bot = A bot
client-variants = Variants and rulings ({ $number })
client-heroes = { $number ->
    [one] one hero
   *[other] { $number } heroes
  }
client-go-down = Go down
client-ready = Bots play beside you. You can invite friends later.
client-ready-link = Your friend’s seat waits for its link. You can start without them.

## The table.

client-opening = The gate opens …
client-no-table = No table here
client-no-page = Nothing here
client-to-start = To the start
client-board = Board
client-unexplored = Unexplored
client-shadow = Shadow
client-zoom = Zoom
client-zoom-in = Closer
client-zoom-out = Farther
client-zoom-all = Whole board
client-question = The question
client-choose-lit = { $number ->
    [one] One option.
   *[other] { $number } options; everything lit can be chosen.
  }
client-choose-on-board = Choose what is lit.
client-also-asked = Also deciding now: { $names }.
client-look-as = Answer for { $seat }
client-waiting-for = Waiting for { $names }
client-waiting-sub = You can look around in the meantime.
client-watching-sub = Then it is your decision.
client-has-level = Level
client-has-xp = Experience
client-has-mana = Mana
client-has-rage = Rage
client-has-stamina = Stamina
client-has-fatigue = Fatigue
client-has-fire = Fire tokens
client-has-frost = Frost tokens
client-has-soulrank = Soulrank
client-has-armor = Armour
client-has-shields = Magic shields
client-has-speed = Speed
client-has-crowns = Crowns
client-condition-knocked-out = Knocked out
client-condition-monkey = A monkey
client-condition-despair = In despair
client-condition-faith = Faith
client-condition-fury = Fury
client-stage-set-up = Set-up
client-stage-heroes = Heroes’ turn
client-stage-overlord = Overlord’s turn
client-stage-between = Between encounters
client-stage-time = Time phase
client-stage-souls = Soul phase
client-stage-battle = Battle phase
client-stage-event = Event phase
client-stage-emporium = Emporium
client-playing = The table plays on
client-paused = The table is paused.
client-all-options = All options
client-several-options = { $name }: { $number } options
client-more-options = More ({ $number })
client-shown-card = What it is
client-not-these = Choose others
client-what-is-this = What is this?
client-what-rules = These rules leave this to you:
client-standing = Always: { $option }
client-standing-sub = From now on this is answered so by itself. You can take it back in the menu.
client-standing-list = Answered in advance
client-standing-clear = Take back
client-since = new since you last looked
client-undo = Undo
client-confirm = Really: { $option }
client-key-enter = Enter
client-steps = { $number ->
    [one] 1 step
   *[other] { $number } steps
  }
client-damage-to = Damage to { $figure }
client-on-average = on average
client-kills = kills
client-odds-are = { $figure }: { $mean } damage on average, { $percent } percent to kill
client-turn-order = Turn order
client-has-acted = has acted
client-close = Close
client-elements = Elements
client-element-strong = strong
client-element-waning = waning
client-element-inert = inert
client-party = Party
client-hit-points = Hit points
client-hit-points-of = { $now } of { $most } hit points
client-rank-normal = Normal
client-rank-elite = Elite
client-rank-boss = Boss
client-rank-minion = Minion
client-rank-master = Master
client-rank-leader = Leader
client-rank-roaming = Roaming
client-experience = Experience
client-mana = Mana
client-coins = Coins
client-cards-in-hand = Cards in hand
client-item-ready = ready
client-item-spent = spent
client-item-consumed = consumed
client-summons = Summons
client-goals = Goals
client-goal-win = Goal
client-goal-lose = You lose if
client-goal-of-heroes = What the heroes want
client-goal-own = Your own goal
client-progress = { $now } of { $most }
client-progress-beyond = now { $now }, asked: { $most }
client-foes-in-sight = { $number ->
    [0] no enemy in sight
    [one] one enemy in sight
   *[other] { $number } enemies in sight
  }
client-hidden-look = Hidden. Press to look.
client-attack-deck = Your attack deck
client-cards-left = { $number } cards left
client-shuffles = shuffled at the end of the round
client-log = What happened
client-earlier = { $number } earlier lines
client-passed-over = { $number ->
    [one] one passed over
   *[other] { $number } passed over
  }
client-why = why
client-total = total
client-change = change
client-so-far = so far
client-damage = damage
client-the-attack = The attack
client-played = Played this round
client-your-cards = Your cards
client-zone-hand = Hand
client-zone-selected = Chosen
client-zone-discard = Discard
client-zone-lost = Lost
client-zone-active = Active
client-pile-empty = This pile is empty.
client-now = Now
client-used = Used
client-lost = lost
client-area = Area
client-half-top = Top
client-half-bottom = Bottom
client-gain-experience = Gain { $number } experience
client-stays-round = until the end of the round
client-stays-persistent = persistent
client-use-slots = { $number } uses
client-initiative-is = initiative { $number }
client-level = Level { $number }
client-seat = Seat { $number }
client-tab-cards = Cards
client-tab-things = Gear
client-tab-party = Party
client-tab-log = Log
client-sheet = Draw the sheet up or down
client-next-step = Next
client-skip-show = Skip
client-connection-lost = The connection is lost. It comes back by itself.
client-won = Victory!
client-lost-game = Defeat

## People.

client-talk = Talk
client-talk-say = Say something
client-talk-empty = Nobody has said anything yet.
client-send = Send
client-talk-undone = { $who } took something back.
client-talk-declined = { $who } said no.
client-talk-paused = The table is paused.
client-talk-goes-on = The table goes on.
client-talk-ended = The owner has ended the game.
client-talk-shared = The record is open to everybody.
client-talk-bot = A bot plays { $seat } now.
client-talk-person = A person plays { $seat } again.
client-talk-invited = { $seat } has a new link.
client-talk-left = { $seat } has left the table.
client-talk-owner = { $seat } has the owner’s tools now.
client-talk-upgraded = Gruft has new rules; { $number } answers have to be given again.
client-talk-dropped = { $who }: “{ $what }” no longer fits the rules; please answer again.
client-talk-dropped-unknown = { $who }: an answer no longer fits the rules and has to be given again.
client-undo-proposed = { $who } would like to take something back.
client-record-proposed = { $who } would like to open the whole record.
client-agree = Agree
client-disagree = No
client-hand-over = Hand over to { $name }
client-hand-over-sub = Everybody else looks away.
client-hand-over-go = I am { $name }
client-bot-plays = A bot plays ({ $bot })
client-bot-random = by chance
client-bot-greedy = greedy
client-away = not here
client-here = here

## Menu and settings.

client-menu = Menu
client-who-sits = Who sits where
client-take-over = Take over
client-let-bot = Let a bot play
client-invite = Invite
client-invite-sub = Whoever opens this link plays { $seat }.
client-copy-link = Copy the link
client-copied = Copied
client-qr = The link as a QR code
client-shared-screen = Several people share this screen
client-this-game = This game
client-what-if = What if …
client-what-if-of = What if: { $title }
client-back-from-what-if = Back to the game
client-replay = Replay
client-replay-absent = There is nothing to see yet: this browser remembers what it sees of a table from now on.
client-play = Play
client-export = Export
client-time-line = Time line
client-pause = Pause
client-end-game = End the game
client-sure = Really?
client-language = Language
client-theme = Light
client-theme-dark = Dark
client-theme-light = Bright
client-go-far = { $eventful ->
    [yes] Go there: { $steps } steps, cost { $cost }; something happens on the way
   *[no] Go there: { $steps } steps, cost { $cost }
}
client-touch = A touch on the board
client-touch-twice = Shows first, then goes
client-touch-once = Goes at once
client-pace = Monsters move
client-pace-calm = Calmly
client-pace-step = Step by step
client-pace-once = At once
client-help = Help
client-notify-me = Tell me when it is my turn
client-about = About Gruft
client-keys = Keys
client-key-does-arrows = to the next lit option
client-key-does-enter = choose
client-key-does-numbers = option of the bar; 0 stays or skips
client-key-does-undo = undo
client-key-does-what = what is this
client-key-does-options = all options as a list
client-key-does-why = why of the last line
client-key-does-panels = log, party, cards
client-key-does-zoom = zoom, whole board
client-key-does-show = next step, skip the show
client-key-does-esc = close, leave the preview

## The end.

client-end = The end
client-results = Results
client-next-game = Next game
client-look-at-board = Look at the board
client-note-rounds = Rounds
client-note-experience = Experience
client-note-gold = Gold
client-note-checks = Check marks
client-sum-experience = { $own } + { $bonus } bonus
client-sum-gold = { $coins } coins × { $each }
client-damage-dealt = Damage dealt
client-damage-suffered = Suffered
client-felled = Felled

## The first game.

client-tour = Tour
client-tour-leave = Leave
client-tour-next = Next
client-tour-end = Play
client-tour-question-title = One question
client-tour-question = Whatever is yours to decide is asked here, in one sentence. When it is not your turn, it says whom we wait for.
client-tour-lit-title = Lamplight
client-tour-lit = Whatever is lit can be chosen: cards, spaces, figures, items. Hover it to see what it would do.
client-tour-board-title = The board
client-tour-board = Drag to move, wheel or two fingers to zoom. A right click points at something for everybody.
client-tour-rail-title = Who acts when
client-tour-rail = The order of this round. A type of monster opens to its numbers and its card.
client-tour-log-title = What happened
client-tour-log = Every line has a why: the numbers and the rules. And everything can be taken back with Undo.

## Rules and about.

client-chapters = Chapters
client-rules-search = Search the rules
client-rules-none = Nothing found.
client-about-gruft = Gruft is one engine for five dungeon crawls, and one table to play them on. Whoever owns the games can play them here by their full rules.
client-about-icons = Icons
client-about-icons-text = Icons from
client-about-fonts = Type
client-about-parts = Parts
client-about-games = The games
client-about-games-text = Names of games belong to their publishers. Gruft is a fan project, contains no art and no text of the games, and is not affiliated with anybody.

## Undo, simulation, puzzles, replays, marks.

client-undo-list = Take this back?
client-undo-list-sub = { $number ->
    [one] One thing would not have happened:
   *[other] { $number } things would not have happened:
}
client-undo-asks = { $names } must agree.
client-undo-ask = Ask the others
client-undo-do = Take it back
client-undo-not = Leave it
client-undone = Taken back
client-turn-of = { $who }’s turn
client-and-more = … and { $number } more …
client-simulate = Simulate from here
client-simulate-sub = Bots play this position { $number } times, as far as { $seat } knows it: what is hidden is dealt anew each time, and so are the dice.
client-simulate-won = won { $won } of { $played }
client-simulate-range = Very likely between { $from } and { $to } percent
client-simulate-progress = { $played } of { $most } games played
client-simulate-done = { $played } games played
client-simulate-stop = Enough
client-puzzle = Puzzle
client-puzzle-play = Play this
client-puzzle-sub = What do the rules make of this position? Answer what you are asked, as the rules want it. The case knows what comes of it.
client-puzzle-short = Answer as the rules want it.
client-puzzle-right = That is what the case answers, too. Go on.
client-puzzle-solved = Solved: the outcome is that of the rules.
client-puzzle-other = The case answers something else here.
client-puzzle-other-sub = It may be allowed all the same. Play on and see what comes of it, or take it back and try again.
client-puzzle-show = Show the solution
client-puzzle-again = Start over
client-puzzle-reached = Another way, but the outcome is that of the rules.
client-puzzle-guess = Guess first: what does it come to?
client-puzzle-guess-right = { $number }: you guessed right.
client-puzzle-guess-wrong = You guessed { $guess }; it is { $number }.
client-puzzle-yours = This came of it
client-puzzle-steps = { $done } of { $all } answers
client-puzzle-back = To the rule
client-this-replay = Record
client-replay-share = Share a replay
client-replay-link-sub = Whoever has this link can see the game again, with everything that was hidden.
client-record-waits = The others have to agree first.
client-replay-open = Open a replay
client-replay-open-sub = A replay comes as a link, or as a file that somebody has exported.
client-replay-file = Choose a file
client-replay-unreadable = This is no replay.
client-step-back = One step back
client-step-on = One step on
client-spectator = Onlooker
client-mark = Put marks
client-mark-sub = A click marks a place for everybody; a second one takes the mark away. Shift and a right click do the same.
client-marks-away = Take my marks away
client-marked-by = Mark by { $who }
client-key-does-point = point at what is focused, mark it
client-out-of-zone = { $zone }: choose a card
client-lose-hand = Lose a card of your hand instead
client-lose-discard = Lose two discarded cards instead
client-suffer = Suffer { $damage } damage ({ $from } → { $to })
client-suffer-out = Suffer { $damage } damage ({ $from } → 0: exhausted)
client-hint-negate = Suffer it, or lose cards and suffer nothing.
client-hint-negate-hand = Choose the card of your hand that you lose.
client-hint-negate-discard = Choose the two discarded cards that you lose.
client-hint-another = { $card }, and which other card?
client-hint-select = Choose the card whose initiative counts for you this round.
client-hint-select-rest = Choose the card whose initiative counts for you this round, or take a long rest.
client-hint-second = It is played, too; its initiative does not count.
client-basic-top = Basic: Attack 2
client-basic-bottom = Basic: Move 2
client-your-things = Your equipment and skills
client-zone-worn = Worn
client-zone-inventory = In the bag
client-zone-skills = Skills
client-zone-equipped = Equipped
client-zone-backpack = In the pack
client-zone-search = Found
client-zone-powers = Powers
client-zone-talents = Talents
client-zone-feats = Feats
client-value-range = Range
client-value-damage = Damage
client-value-hits = Hits
client-value-lethal = Lethal
client-value-surges = Surges
client-value-pierce = Pierce
client-value-shields = Shields
client-value-blocks = Blocks
client-deck-events = Events left
client-deck-plots = Overlord cards left
client-deck-search = Search cards left
client-this-place = Here
client-rules-sub = Every rule in order, with drawn cases; many of them can be played as puzzles.
client-rules-open = Read
client-die-frozen = frozen

# A table whose game this version cannot open.
client-unwoken = { $title } cannot be opened here
client-unwoken-short = cannot be opened
client-unwoken-newer = A later version of Gruft has stored this game. This one cannot read it; ask whoever runs the server to put the later version back.
client-unwoken-unreadable = Gruft has changed since this game was stored, and this version can no longer read it.
client-unwoken-unsound = Gruft has changed since this game was stored, and by its rules of today this game cannot be as it is.
client-unwoken-no-game = The game that was played here is not on this server.
client-unwoken-damaged = What is stored of this game is damaged.
client-unwoken-stays = Nothing has been deleted. You can download everything that was recorded; it names what was hidden, so look at it only when all have agreed.

## Whoever runs the server.

client-admin = Running the server
client-admin-now = At this moment
client-admin-tables = Tables
client-admin-people = People
client-admin-callers = Addresses
client-admin-reports = Broken rules
client-admin-work = Work that waits
client-admin-database = The database answers in
client-admin-up = Running for
client-admin-awake = { $number } in memory
client-admin-connected = { $number ->
    [one] one connection
   *[other] { $number } connections
}
client-admin-tell = Tell everybody
client-admin-told = Everybody is told:
client-admin-text = What
client-admin-down-in = The server goes down in so many minutes
client-admin-say = Tell them
client-admin-take-back = Take it back
client-admin-opens = Who may open tables
client-admin-opens-is = { $who ->
    [accounts] Whoever has an account.
    [invited] Whoever is invited by the link that you make here.
   *[anybody] Anybody.
}
client-admin-invitation = The invitation, shown once
client-admin-invite = Make a new invitation
client-admin-uninvite = Take it back
client-admin-table = Table
client-admin-opened = Opened
client-admin-visited = Visited
client-admin-days-ago = { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
}
client-admin-kept = kept by an account
client-admin-here = { $number } here
client-admin-ended = ended
client-admin-end = End
client-admin-end-sure = End “{ $title }” for everybody who plays there?
client-admin-name = Name
client-admin-since = Since
client-admin-seen = Last used
client-admin-devices = Devices
client-admin-close = Close
client-admin-close-sure = Close the account { $name }? Its tables stay with whoever has their links.
client-admin-address = Address
client-admin-sockets = Connections
client-admin-wrong = Wrong passwords and links
client-admin-minutes = Minutes
client-admin-ban = Ban
client-admin-banned = banned until { $time }
client-admin-pardon = Let in again
client-admin-choose = Choose
client-admin-you = this is you
client-admin-when = When
client-admin-game = Game
client-admin-how = How
client-admin-reports-how = The games themselves are on the machine: “gruft reports” writes them to files, “gruft replay” shows what broke.
client-admin-none = There are none.
client-admin-newer = Back
client-admin-older = More
client-admin-yes = Yes
client-admin-no = No
client-notice-down = The server goes down at { $time }; every table is kept.
client-notice-read = All right
client-opens-accounts = Here only whoever has an account opens tables. Sign in first, under “My tables”.
client-opens-invited = Here only whoever is invited opens tables. Ask whoever runs this server for the link.
