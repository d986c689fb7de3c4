### Was die Oberfläche im Browser selbst sagt.
###
### kept: client-

## Spiele.

client-game-gloomhaven = Gloomhaven
client-game-frosthaven = Frosthaven
client-game-descent = Descent
client-game-sword-and-sorcery = Sword & Sorcery
client-game-sorcery = Sword & Sorcery
client-game-massive-darkness-2 = Massive Darkness 2
client-game-massive-darkness = Massive Darkness 2
client-game-darkness = Massive Darkness 2
client-game-sample = Das Beispielspiel
client-game-coin = Kopf oder Zahl

## Die erste Seite.

client-motto = Ein Tisch für fünf Abenteuer im Dunkeln. Er kennt die Regeln, bewegt die Monster und fragt euch nur, was ihr zu entscheiden habt.
client-go-on = Weiterspielen
client-continue = Weiter
client-round = Runde { $number }
client-your-turn = du bist dran
client-recap = Während du fort warst
client-awaited = Für { $names } ist noch niemand da.
client-invite-of = Link für { $name }
client-waits-for = { $number ->
    [one] jemand anderes ist dran
   *[other] andere sind dran
}
client-paused-short = Pause
client-over = Das Spiel ist vorbei.
client-more-tables = { $number ->
    [one] noch ein Tisch
   *[other] noch { $number } Tische
  }
client-fewer = Weniger zeigen
client-new-game = Neues Spiel
client-new-game-sub = Wähle ein Spiel, einen Ort und wer mitkommt.
client-begin = Anfangen
client-join = An einen Tisch setzen
client-join-sub = Jemand hat dir einen Link geschickt? Hierher damit.
client-link = Link
client-paste-link = Link einfügen
client-no-link = Das ist kein Link zu einem Tisch.
client-sit-down = Hinsetzen
client-fan-project = Ein Fanprojekt, mit keinem Verlag verbunden.
client-rules = Regeln
client-credits = Dank

## Meine Tische: wie Plätze bleiben.

client-my-tables = Meine Tische
client-coming-back = Wiederkommen
client-waits-for-you = Wartet auf dich
client-in-play = Im Gange
client-finished = Vorbei
client-no-tables = Noch kein Tisch
client-no-tables-guest = Fang ein Spiel an, oder melde dich an, wenn du schon woanders sitzt.
client-no-tables-account = Jeder Tisch, an den du dich setzt, steht dann hier, auf jedem Gerät.
client-look = Ansehen
client-your-seats = Deine Plätze
client-more-of = Mehr zu { $title }
client-kept-here = Nur in diesem Browser
client-kept-by = Aufgehoben für { $name }
client-keep-it = Aufheben
client-leave = Tisch verlassen
client-leave-kept = Dein Konto hebt deinen Platz hier nicht länger auf. Wer seinen Link hat, kann sich weiterhin setzen.
client-leave-here = Dieser Browser vergisst deinen Link. Ohne ihn führt kein Weg zurück zu deinem Platz.
client-stay = Bleiben
client-account = Dein Konto
client-keep-seats = Plätze aufheben
client-keep-seats-sub = Mit einem Namen und einem Passwort findest du deine Tische wieder: am Handy, an einem anderen Rechner, auch wenn ein Browser alles vergessen hat. Eine Mailadresse braucht es nicht.
client-keep-them = Meine Plätze aufheben
client-make-account = Konto anlegen
client-new-name = Ich bin neu
client-known-name = Ich habe einen Namen
client-or-without = Oder ohne: Dann sind deine Plätze nur in diesem Browser.
client-sign-in = Anmelden
client-sign-in-sub = Deine Tische stehen da, wo du sie verlassen hast.
client-session-over = Du bist hier abgemeldet. Melde dich wieder an, um deine Tische zu finden.
client-name = Name
client-name-hint = Was du magst, mindestens zwei Buchstaben.
client-password = Passwort
client-new-password = Neues Passwort
client-old-password = Bisheriges Passwort
client-password-hint = Mindestens acht Zeichen.
client-password-show = Zeigen
client-password-hide = Verbergen
client-password-lost = Passwort verloren?
client-password-too-long = Dieses Passwort ist zu lang.
client-lost-password = Passwort verloren
client-lost-password-sub = Der Wiederherstellungscode, den du dir aufgeschrieben hast, öffnet dein Konto. Du bekommst dann einen neuen, und alle Geräte werden abgemeldet.
client-recovery-code = Wiederherstellungscode
client-set-password = Neues Passwort setzen
client-back-to-sign-in = Zurück zum Anmelden
client-name-taken = Diesen Namen hat schon jemand.
client-wrong-password = Name oder Passwort stimmt nicht.
client-wrong-code = Name oder Code stimmt nicht.
client-too-often = Das war zu oft. Warte ein wenig und versuch es noch einmal.
client-no-server = Der Server antwortet nicht. Versuch es später noch einmal.
client-recovery-code-of = Noch etwas, { $name }
client-recovery-code-sub = Schreib dir diesen Wiederherstellungscode auf. Er wird nur jetzt gezeigt, und nur er öffnet dein Konto, wenn das Passwort verloren ist.
client-copy-code = Kopieren
client-save-code = Als Datei sichern
client-code-written = Ich habe ihn aufgeschrieben
client-code-file = Wiederherstellungscode von { $name } auf { $place }
client-loose = { $number ->
    [one] Ein Tisch ist nur in diesem Browser.
   *[other] { $number } Tische sind nur in diesem Browser.
  }
client-keep-all = { $number ->
    [one] In meinem Konto aufheben
   *[other] In meinem Konto aufheben
  }
client-your-consent = du wirst um Zustimmung gebeten
client-bots = { $number ->
    [one] einem Bot
   *[other] { $number } Bots
  }
client-in-company = mit { $names }
client-leave-alone = Sonst hebt hier niemand etwas auf: Nur Links führen dann noch zurück.
client-leave-to-bot = Ein Bot spielt für mich weiter
client-keeps-tables = { $number ->
    [0] Noch ist kein Tisch aufgehoben.
    [one] Ein Tisch ist aufgehoben.
   *[other] { $number } Tische sind aufgehoben.
  }
client-signed-in-on = Angemeldet auf
client-some-device = Ein Gerät
client-this-device = dieses Gerät
client-last-seen = benutzt: { $when }
client-sign-out = Abmelden
client-sign-out-of = { $device } abmelden
client-sign-out-here = Hier abmelden
client-sign-out-everywhere = Überall abmelden
client-sign-out-really = Wirklich auf allen Geräten?
client-wrong-own-password = Das Passwort stimmt nicht.
client-task-password = Passwort ändern
client-do-password = Ändern
client-password-ends-others = Mindestens acht Zeichen. Alle anderen Geräte werden abgemeldet.
client-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
client-task-code = Neuer Wiederherstellungscode
client-do-code = Neuen Code zeigen
client-task-code-sub = Der alte Code gilt dann nicht mehr.
client-task-delete = Konto löschen
client-do-delete = Mein Konto löschen
client-task-delete-sub = Deine Plätze werden frei, und alle an den Tischen spielen weiter: Wer den Link eines Platzes hat, kann sich setzen, und wem der Tisch gehört, der kann jemanden einladen. Wo der Tisch dir gehört, übernimmt ihn ein anderes Konto am Tisch.
client-task-delete-alone = { $number ->
    [one] An einem Tisch gibt es kein anderes Konto. Er kann für alle bleiben, die seine Links haben, oder mit allem Gespielten verschwinden.
   *[other] An { $number } Tischen gibt es kein anderes Konto. Sie können für alle bleiben, die ihre Links haben, oder mit allem Gespielten verschwinden.
  }
client-task-delete-fate = Was aus Tischen wird, die sonst niemand aufhebt
client-fate-leave = Sie bleiben
client-fate-delete = Sie verschwinden
client-account-gone = Dein Konto ist gelöscht. Verlassene Tische: { $left }, an andere gegeben: { $passed }, gelöscht: { $deleted }.
client-notify-sub = Eine Meldung deines Geräts, solange diese Seite irgendwo offen ist.
client-notify-blocked = Dein Browser verbietet Meldungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
client-notify-impossible = Dieser Browser zeigt hier keine Meldungen: Dafür braucht es eine sichere Adresse (https).

## Ein neues Spiel.

client-a-new-game = Ein neues Spiel
client-back = Zurück
client-which-game = Welches Spiel?
client-where-to = Wohin?
client-where-to-sub = auf den hellen Feldern geht es los
client-who-comes = Wer kommt mit?
client-who-comes-sub = { $least } bis { $most }
client-how-many = Wie viele Helden?
client-ours = Von uns.
client-length-1 = Kurz.
client-length-2 = Ein, zwei Stunden.
client-length-3 = Ein Abend.
client-all-scenarios = alle { $number }
client-contract = Was vereinbart ist
client-who-plays = Wer spielt wen
client-who-opposes = Wer spielt dagegen
client-who-plays-of = Wer spielt { $name }
client-you = Du
client-by-link = Jemand mit einem Link
client-a-bot = Ein Bot
client-plays-you = Du
client-plays-link = Jemand mit einem Link
client-plays-bot = Ein Bot
client-variants = Varianten und Auslegungen ({ $number })
client-heroes = { $number ->
    [one] ein Held
   *[other] { $number } Helden
  }
client-go-down = Hinab
client-ready = Bots spielen neben dir. Einladen kannst du auch später.
client-ready-link = Der Platz wartet auf seinen Link. Anfangen kannst du schon.

## Der Tisch.

client-opening = Das Tor geht auf …
client-no-table = Hier ist kein Tisch
client-no-page = Hier ist nichts
client-to-start = Zum Anfang
client-board = Spielplan
client-unexplored = Unerforscht
client-shadow = Schatten
client-zoom = Ansicht
client-zoom-in = Näher
client-zoom-out = Weiter weg
client-zoom-all = Ganzer Plan
client-question = Die Frage
client-choose-lit = { $number ->
    [one] Eine Möglichkeit.
   *[other] { $number } Möglichkeiten; was leuchtet, kannst du wählen.
  }
client-choose-on-board = Wähle, was leuchtet.
client-also-asked = Gleichzeitig entscheidet: { $names }.
client-look-as = Für { $seat } antworten
client-waiting-for = Wir warten auf { $names }
client-waiting-sub = Du kannst dich inzwischen umsehen.
client-watching-sub = Dann entscheidest du.
client-has-level = Stufe
client-has-xp = Erfahrung
client-has-mana = Mana
client-has-rage = Wut
client-has-stamina = Ausdauer
client-has-fatigue = Erschöpfung
client-has-fire = Feuermarken
client-has-frost = Frostmarken
client-has-soulrank = Seelenrang
client-has-armor = Rüstung
client-has-shields = Magische Schilde
client-has-speed = Geschwindigkeit
client-has-crowns = Kronen
client-condition-knocked-out = Niedergestreckt
client-condition-monkey = Ein Affe
client-condition-despair = Verzweifelt
client-condition-faith = Glaube
client-condition-fury = Zorn
client-stage-set-up = Aufbau
client-stage-heroes = Zug der Helden
client-stage-overlord = Zug des Overlords
client-stage-between = Zwischen den Szenen
client-stage-time = Zeitphase
client-stage-souls = Seelenphase
client-stage-battle = Kampfphase
client-stage-event = Ereignisphase
client-stage-emporium = Emporium
client-playing = Der Tisch spielt weiter
client-paused = Der Tisch macht Pause.
client-all-options = Alle Möglichkeiten
client-several-options = { $name }: { $number } Möglichkeiten
client-more-options = Mehr ({ $number })
client-shown-card = Was es ist
client-not-these = Andere wählen
client-what-is-this = Was ist das?
client-what-rules = Diese Regeln überlassen es dir:
client-standing = Immer: { $option }
client-standing-sub = Ab jetzt wird das von selbst so beantwortet. Im Menü lässt es sich zurücknehmen.
client-standing-list = Im Voraus beantwortet
client-standing-clear = Zurücknehmen
client-since = neu, seit du zuletzt hier warst
client-undo = Zurücknehmen
client-confirm = Wirklich: { $option }
client-key-enter = Enter
client-steps = { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
  }
client-damage-to = Schaden: { $figure }
client-on-average = im Schnitt
client-kills = tödlich
client-odds-are = { $figure }: im Schnitt { $mean } Schaden, zu { $percent } Prozent tödlich
client-turn-order = Reihenfolge
client-has-acted = war dran
client-close = Schließen
client-elements = Elemente
client-element-strong = stark
client-element-waning = schwindend
client-element-inert = inaktiv
client-party = Gruppe
client-hit-points = Lebenspunkte
client-hit-points-of = { $now } von { $most } Lebenspunkten
client-rank-normal = Normal
client-rank-elite = Elite
client-rank-boss = Boss
client-rank-minion = Scherge
client-rank-master = Meister
client-rank-leader = Anführer
client-rank-roaming = Streuner
client-experience = Erfahrung
client-mana = Mana
client-coins = Münzen
client-cards-in-hand = Handkarten
client-item-ready = bereit
client-item-spent = erschöpft
client-item-consumed = verbraucht
client-summons = Herbeigerufene
client-goals = Ziele
client-goal-win = Ziel
client-goal-lose = Ihr verliert, wenn
client-goal-of-heroes = Was die Helden wollen
client-goal-own = Dein eigenes Ziel
client-progress = { $now } von { $most }
client-progress-beyond = jetzt { $now }, verlangt: { $most }
client-foes-in-sight = { $number ->
    [0] kein Gegner in Sicht
    [one] ein Gegner in Sicht
   *[other] { $number } Gegner in Sicht
  }
client-hidden-look = Verborgen. Drücken zum Ansehen.
client-attack-deck = Dein Angriffsstapel
client-cards-left = noch { $number } Karten
client-shuffles = wird am Ende der Runde gemischt
client-log = Was geschah
client-earlier = { $number } frühere Zeilen
client-passed-over = { $number ->
    [one] einer übergangen
   *[other] { $number } übergangen
  }
client-why = warum
client-total = zusammen
client-change = Änderung
client-so-far = bisher
client-damage = Schaden
client-the-attack = Der Angriff
client-played = Gespielt
client-your-cards = Deine Karten
client-zone-hand = Hand
client-zone-selected = Gewählt
client-zone-discard = Ablage
client-zone-lost = Verloren
client-zone-active = Aktiv
client-pile-empty = Dieser Stapel ist leer.
client-now = Jetzt
client-used = Benutzt
client-lost = verloren
client-area = Bereich
client-half-top = Oben
client-half-bottom = Unten
client-gain-experience = { $number } Erfahrung
client-stays-round = bis zum Ende der Runde
client-stays-persistent = dauerhaft
client-use-slots = { $number } Anwendungen
client-initiative-is = Initiative { $number }
client-level = Stufe { $number }
client-seat = Platz { $number }
client-tab-cards = Karten
client-tab-things = Ausrüstung
client-tab-party = Gruppe
client-tab-log = Verlauf
client-sheet = Blatt hoch- oder herunterziehen
client-next-step = Weiter
client-skip-show = Überspringen
client-connection-lost = Die Verbindung ist weg. Sie kommt von selbst zurück.
client-won = Sieg!
client-lost-game = Niederlage

## Leute.

client-talk = Reden
client-talk-say = Etwas sagen
client-talk-empty = Noch hat niemand etwas gesagt.
client-send = Senden
client-talk-undone = { $who } hat etwas zurückgenommen.
client-talk-declined = { $who } hat Nein gesagt.
client-talk-paused = Der Tisch macht Pause.
client-talk-goes-on = Es geht weiter.
client-talk-ended = Das Spiel wurde beendet.
client-talk-shared = Die Aufzeichnung ist für alle offen.
client-talk-bot = { $seat } spielt jetzt ein Bot.
client-talk-person = { $seat } spielt wieder ein Mensch.
client-talk-invited = { $seat } hat einen neuen Link.
client-talk-left = { $seat } hat den Tisch verlassen.
client-talk-owner = { $seat } hat jetzt die Rechte des Gastgebers.
client-talk-upgraded = Gruft hat neue Regeln; { $number } Antworten müssen noch einmal gegeben werden.
client-talk-dropped = { $who }: „{ $what }“ passt nicht mehr zu den Regeln; bitte noch einmal antworten.
client-talk-dropped-unknown = { $who }: Eine Antwort passt nicht mehr zu den Regeln und muss noch einmal gegeben werden.
client-undo-proposed = { $who } möchte etwas zurücknehmen.
client-record-proposed = { $who } möchte die ganze Aufzeichnung öffnen.
client-agree = Einverstanden
client-disagree = Nein
client-hand-over = Jetzt: { $name }
client-hand-over-sub = Alle anderen sehen weg.
client-hand-over-go = Ich bin { $name }
client-bot-plays = Ein Bot spielt ({ $bot })
client-bot-random = nach Zufall
client-bot-greedy = gierig
client-away = nicht da
client-here = da

## Menü und Einstellungen.

client-menu = Menü
client-who-sits = Wer sitzt wo
client-take-over = Übernehmen
client-let-bot = Einen Bot spielen lassen
client-invite = Einladen
client-invite-sub = Wer diesen Link öffnet, spielt { $seat }.
client-copy-link = Link kopieren
client-copied = Kopiert
client-qr = Der Link als QR-Code
client-shared-screen = Mehrere Leute teilen sich diesen Bildschirm
client-this-game = Dieses Spiel
client-what-if = Was wäre, wenn …
client-what-if-of = Was wäre, wenn: { $title }
client-back-from-what-if = Zurück zum Spiel
client-replay = Ablauf ansehen
client-replay-absent = Noch ist nichts zu sehen: Dieser Browser merkt sich ab jetzt, was er von einem Tisch sieht.
client-play = Abspielen
client-export = Speichern
client-time-line = Zeitleiste
client-pause = Pause
client-end-game = Spiel beenden
client-sure = Wirklich?
client-language = Sprache
client-theme = Licht
client-theme-dark = Dunkel
client-theme-light = Hell
client-go-far = { $eventful ->
    [yes] Dorthin gehen: { $steps } Schritte, kostet { $cost }; unterwegs geschieht etwas
   *[no] Dorthin gehen: { $steps } Schritte, kostet { $cost }
}
client-touch = Berühren auf dem Plan
client-touch-twice = Zeigt erst, geht dann
client-touch-once = Geht sofort
client-pace = Monster ziehen
client-pace-calm = Ruhig
client-pace-step = Schritt für Schritt
client-pace-once = Sofort
client-help = Hilfe
client-notify-me = Melden, wenn ich dran bin
client-about = Über Gruft
client-keys = Tasten
client-key-does-arrows = zur nächsten Möglichkeit
client-key-does-enter = wählen
client-key-does-numbers = Möglichkeit der Leiste; 0 bleibt oder lässt aus
client-key-does-undo = zurücknehmen
client-key-does-what = was ist das
client-key-does-options = alle Möglichkeiten als Liste
client-key-does-why = warum die letzte Zeile
client-key-does-panels = Verlauf, Gruppe, Karten
client-key-does-zoom = Ansicht, ganzer Plan
client-key-does-show = nächster Schritt, überspringen
client-key-does-esc = schließen, Vorschau verlassen

## Das Ende.

client-end = Das Ende
client-results = Ergebnis
client-next-game = Nächstes Spiel
client-look-at-board = Plan ansehen
client-note-rounds = Runden
client-note-experience = Erfahrung
client-note-gold = Gold
client-note-checks = Häkchen
client-sum-experience = { $own } + { $bonus } Bonus
client-sum-gold = { $coins } Münzen × { $each }
client-damage-dealt = Schaden verursacht
client-damage-suffered = Erlitten
client-felled = Besiegt

## Das erste Spiel.

client-tour = Rundgang
client-tour-leave = Lassen
client-tour-next = Weiter
client-tour-end = Spielen
client-tour-question-title = Eine Frage
client-tour-question = Was du zu entscheiden hast, steht hier, in einem Satz. Bist du nicht dran, steht hier, auf wen wir warten.
client-tour-lit-title = Lampenlicht
client-tour-lit = Was leuchtet, kannst du wählen: Karten, Felder, Figuren, Gegenstände. Zeige darauf, um zu sehen, was es bewirkt.
client-tour-board-title = Der Plan
client-tour-board = Ziehen verschiebt, Mausrad oder zwei Finger zoomen. Ein Rechtsklick zeigt allen eine Stelle.
client-tour-rail-title = Wer wann dran ist
client-tour-rail = Die Reihenfolge dieser Runde. Eine Monsterart zeigt auf Klick ihre Werte und ihre Karte.
client-tour-log-title = Was geschah
client-tour-log = Jede Zeile hat ein Warum: die Zahlen und die Regeln. Und alles lässt sich zurücknehmen.

## Regeln und Dank.

client-chapters = Kapitel
client-rules-search = Regeln durchsuchen
client-rules-none = Nichts gefunden.
client-about-gruft = Gruft ist ein Regelwerk für fünf Abenteuer im Dunkeln und ein Tisch, an dem man sie spielt. Wer die Spiele besitzt, kann sie hier nach ihren ganzen Regeln spielen.
client-about-icons = Zeichen
client-about-icons-text = Zeichen von
client-about-fonts = Schrift
client-about-parts = Teile
client-about-games = Die Spiele
client-about-games-text = Die Namen der Spiele gehören ihren Verlagen. Gruft ist ein Fanprojekt, enthält keine Bilder und keine Texte der Spiele und ist mit niemandem verbunden.

## Zurücknehmen, Simulation, Rätsel, Aufzeichnungen, Marken.

client-undo-list = Das zurücknehmen?
client-undo-list-sub = { $number ->
    [one] Eines wäre dann nicht geschehen:
   *[other] { $number } Dinge wären dann nicht geschehen:
}
client-undo-asks = { $names } muss zustimmen.
client-undo-ask = Die anderen fragen
client-undo-do = Zurücknehmen
client-undo-not = So lassen
client-undone = Zurückgenommen
client-turn-of = Zug: { $who }
client-and-more = … und { $number } weitere …
client-simulate = Von hier aus simulieren
client-simulate-sub = Bots spielen diese Stellung { $number }-mal, so weit { $seat } sie kennt: Verborgenes wird jedes Mal neu verteilt, und die Würfel fallen neu.
client-simulate-won = { $won } von { $played } gewonnen
client-simulate-range = Sehr wahrscheinlich zwischen { $from } und { $to } Prozent
client-simulate-progress = { $played } von { $most } Partien gespielt
client-simulate-done = { $played } Partien gespielt
client-simulate-stop = Genug
client-puzzle = Rätsel
client-puzzle-play = Diesen Fall spielen
client-puzzle-sub = Was machen die Regeln aus dieser Stellung? Antworte, wie die Regeln es wollen. Der Fall weiß, was daraus wird.
client-puzzle-short = Antworte so, wie es die Regeln wollen.
client-puzzle-right = So antwortet auch der Fall. Weiter.
client-puzzle-solved = Gelöst: Es kommt heraus, was die Regeln sagen.
client-puzzle-other = Der Fall antwortet hier anders.
client-puzzle-other-sub = Erlaubt kann es trotzdem sein. Spiele weiter und sieh, was daraus wird, oder nimm es zurück und versuche es noch einmal.
client-puzzle-show = Lösung zeigen
client-puzzle-again = Von vorn
client-puzzle-reached = Ein anderer Weg, aber es kommt heraus, was die Regeln sagen.
client-puzzle-guess = Rate zuerst: Wie viel kommt heraus?
client-puzzle-guess-right = { $number }: richtig geraten.
client-puzzle-guess-wrong = Du hast { $guess } geraten; es sind { $number }.
client-puzzle-yours = Das kam dabei heraus
client-puzzle-steps = { $done } von { $all } Antworten
client-puzzle-back = Zur Regel
client-this-replay = Aufzeichnung
client-replay-share = Aufzeichnung teilen
client-replay-link-sub = Wer diesen Link hat, kann die Partie noch einmal sehen, mit allem, was verborgen war.
client-record-waits = Erst müssen die anderen zustimmen.
client-replay-open = Aufzeichnung öffnen
client-replay-open-sub = Eine Aufzeichnung kommt als Link oder als Datei, die jemand gespeichert hat.
client-replay-file = Datei wählen
client-replay-unreadable = Das ist keine Aufzeichnung.
client-step-back = Einen Schritt zurück
client-step-on = Einen Schritt weiter
client-spectator = Von außen
client-mark = Marken setzen
client-mark-sub = Ein Klick markiert einen Ort für alle; ein zweiter nimmt die Marke weg. Umschalt und Rechtsklick tun dasselbe.
client-marks-away = Meine Marken wegnehmen
client-marked-by = Marke von { $who }
client-key-does-point = auf das Gewählte zeigen, es markieren
client-out-of-zone = { $zone }: eine Karte wählen
client-lose-hand = Stattdessen eine Handkarte verlieren
client-lose-discard = Stattdessen zwei abgelegte Karten verlieren
client-suffer = { $damage } Schaden erleiden ({ $from } → { $to })
client-suffer-out = { $damage } Schaden erleiden ({ $from } → 0: erschöpft)
client-hint-negate = Erleide ihn, oder verliere Karten und erleide nichts.
client-hint-negate-hand = Wähle die Handkarte, die du verlierst.
client-hint-negate-discard = Wähle die zwei abgelegten Karten, die du verlierst.
client-hint-another = „{ $card }“, und welche andere Karte?
client-hint-select = Wähle die Karte, deren Initiative in dieser Runde für dich gilt.
client-hint-select-rest = Wähle die Karte, deren Initiative in dieser Runde für dich gilt, oder nimm eine lange Rast.
client-hint-second = Auch sie wird gespielt; ihre Initiative zählt nicht.
client-basic-top = Standard: Angriff 2
client-basic-bottom = Standard: Bewegung 2
client-your-things = Deine Ausrüstung und Fertigkeiten
client-zone-worn = Angelegt
client-zone-inventory = Im Beutel
client-zone-skills = Fertigkeiten
client-zone-equipped = Ausgerüstet
client-zone-backpack = Im Gepäck
client-zone-search = Gefunden
client-zone-powers = Kräfte
client-zone-talents = Talente
client-zone-feats = Heldentaten
client-value-range = Reichweite
client-value-damage = Schaden
client-value-hits = Treffer
client-value-lethal = Tödlich
client-value-surges = Energie
client-value-pierce = Durchdringen
client-value-shields = Schilde
client-value-blocks = Abwehr
client-deck-events = Ereignisse übrig
client-deck-plots = Overlordkarten übrig
client-deck-search = Suchkarten übrig
client-this-place = Hierhin
client-rules-sub = Jede Regel der Reihe nach, mit gezeichneten Fällen; viele davon lassen sich als Rätsel spielen.
client-rules-open = Lesen
client-die-frozen = eingefroren

# Ein Tisch, dessen Spiel diese Version nicht öffnen kann.
client-unwoken = { $title } lässt sich hier nicht öffnen
client-unwoken-short = lässt sich nicht öffnen
client-unwoken-newer = Eine spätere Version von Gruft hat dieses Spiel gespeichert. Diese kann es nicht lesen; wer den Server betreibt, kann die spätere wieder einsetzen.
client-unwoken-unreadable = Gruft hat sich geändert, seit dieses Spiel gespeichert wurde, und diese Version kann es nicht mehr lesen.
client-unwoken-unsound = Gruft hat sich geändert, seit dieses Spiel gespeichert wurde, und nach den Regeln von heute kann dieses Spiel nicht so sein, wie es ist.
client-unwoken-no-game = Das Spiel, das hier gespielt wurde, gibt es auf diesem Server nicht.
client-unwoken-damaged = Was von diesem Spiel gespeichert ist, ist beschädigt.
client-unwoken-stays = Nichts wurde gelöscht. Alles, was aufgezeichnet wurde, lässt sich herunterladen; es nennt auch, was verdeckt war, also seht es nur an, wenn alle einverstanden sind.

## Wer den Server betreibt.

client-admin = Den Server betreiben
client-admin-now = In diesem Augenblick
client-admin-tables = Tische
client-admin-people = Leute
client-admin-callers = Adressen
client-admin-reports = Regelfehler
client-admin-work = Wartende Arbeit
client-admin-database = Die Datenbank antwortet in
client-admin-up = Läuft seit
client-admin-awake = { $number } im Speicher
client-admin-connected = { $number ->
    [one] eine Verbindung
   *[other] { $number } Verbindungen
}
client-admin-tell = Allen etwas sagen
client-admin-told = Allen wird gesagt:
client-admin-text = Was
client-admin-down-in = Der Server hält an in so vielen Minuten
client-admin-say = Sagen
client-admin-take-back = Zurücknehmen
client-admin-opens = Wer Tische aufmachen darf
client-admin-opens-is = { $who ->
    [accounts] Wer ein Konto hat.
    [invited] Wer mit dem Link eingeladen ist, den du hier machst.
   *[anybody] Alle.
}
client-admin-invitation = Die Einladung; sie wird einmal gezeigt
client-admin-invite = Neue Einladung machen
client-admin-uninvite = Zurücknehmen
client-admin-table = Tisch
client-admin-opened = Aufgemacht
client-admin-visited = Besucht
client-admin-days-ago = { $days ->
    [0] heute
    [1] gestern
   *[other] vor { $days } Tagen
}
client-admin-kept = in einem Konto behalten
client-admin-here = { $number } da
client-admin-ended = beendet
client-admin-end = Beenden
client-admin-end-sure = „{ $title }“ für alle beenden, die dort spielen?
client-admin-name = Name
client-admin-since = Seit
client-admin-seen = Zuletzt benutzt
client-admin-devices = Geräte
client-admin-close = Schließen
client-admin-close-sure = Das Konto { $name } schließen? Seine Tische bleiben bei denen, die die Links haben.
client-admin-address = Adresse
client-admin-sockets = Verbindungen
client-admin-wrong = Falsche Passwörter und Links
client-admin-minutes = Minuten
client-admin-ban = Aussperren
client-admin-banned = ausgesperrt bis { $time }
client-admin-pardon = Wieder einlassen
client-admin-choose = Wählen
client-admin-you = das bist du
client-admin-when = Wann
client-admin-game = Spiel
client-admin-how = Wie
client-admin-reports-how = Die Spiele selbst liegen auf der Maschine: „gruft reports“ schreibt sie in Dateien, „gruft replay“ zeigt, was brach.
client-admin-none = Es gibt keine.
client-admin-newer = Zurück
client-admin-older = Mehr
client-admin-yes = Ja
client-admin-no = Nein
client-notice-down = Der Server hält um { $time } an; alle Tische bleiben erhalten.
client-notice-read = In Ordnung
client-opens-accounts = Hier macht nur Tische auf, wer ein Konto hat. Melde dich zuerst an, unter „Meine Tische“.
client-opens-invited = Hier macht nur Tische auf, wer eingeladen ist. Frag nach dem Link bei denen, die diesen Server betreiben.
