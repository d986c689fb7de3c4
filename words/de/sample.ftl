### Was die Beispielspiele sagen.
###
### kept: hero- card- stance- treasure- sample-ghoul

## Wer und was.

hero-ash = Esche
    .gender = feminine
hero-birch = Birke
    .gender = feminine
hero-cedar = Zeder
    .gender = feminine
hero-warden = Der Wärter
    .gender = masculine
    .the = der Wärter
    .the_acc = den Wärter
    .the_dat = dem Wärter
sample-ghoul = Ghul { $number }
    .gender = masculine
    .the = der Ghul { $number }
    .the_acc = den Ghul { $number }
    .the_dat = dem Ghul { $number }

card-guard = Deckung
card-strike = Hieb
card-rally = Aufraffen
card-frenzy = Raserei
card-sweep = Rundschlag
card-roots = Wurzeln

stance-bold = kühn
stance-wary = vorsichtig

treasure-crown = die Krone
treasure-coin = eine Münze
treasure-salve = eine Salbe
treasure-snare = eine Schlinge

## Was auf den Karten steht.

sample-card-before-roll = Bevor der Würfel fällt:
sample-card-after-roll = Nachdem der Würfel gefallen ist:
sample-card-bonus = Der Angriff verursacht { $damage } Schaden mehr.
sample-card-guard = Der Angriff verursacht { $damage } Schaden weniger.
sample-card-heal = Du erhältst { $points ->
    [one] { $points } Trefferpunkt
   *[other] { $points } Trefferpunkte
  } zurück.
sample-card-join = Noch ein Held neben dem angreifenden Ghul wird zum Ziel.
sample-card-roots = Die Bewegung des Ziels endet.

## Fragen.

sample-ask-stance = Wie geht { $hero } in diese Runde?
sample-ask-ready = Welche Karte hält { $hero } bereit?
sample-ask-ambush = Welche Karte liegt im Hinterhalt?
sample-ask-ambush-for = Wem lauert { $card } auf?
sample-ask-next-hero = Wer ist als Nächstes am Zug?
sample-ask-action = Was tut { $hero }? (noch { $left ->
    [one] { $left } Aktion
   *[other] { $left } Aktionen
  })
sample-ask-step = Wohin geht { $hero }? (noch { $left ->
    [one] { $left } Schritt
   *[other] { $left } Schritte
  })
sample-ask-snaps = Welcher Ghul schnappt zuerst nach { $hero_dat }?
sample-ask-target = Wen greift { $hero } an?
sample-ask-joins = Wer gerät mit in den Angriff?
sample-ask-before-roll = { $attacker } greift { $target_the_acc } an: eine Karte vor dem Wurf?
sample-ask-after-roll = { $attacker } würfelt { $result }: jetzt eine Karte?
sample-ask-suffer = { $hero } soll { $damage } Schaden erleiden.
sample-ask-next-ghoul = Welcher Ghul ist als Nächstes dran?
sample-ask-ghoul-step = Wohin geht { $ghoul_the }?
sample-ask-ghoul-target = Wen greift { $ghoul_the } an?
sample-ask-end-of-round = Was geschieht mit { $hero_dat } zuerst?

## Antworten.

sample-choose-bold = Kühn: drei Schritte
sample-choose-wary = Vorsichtig: zwei Schritte, ein Schaden weniger
sample-choose-card = { $card }
sample-choose-none = Keine Karte
sample-choose-hero = { $hero }
sample-choose-ghoul = { $ghoul }
sample-choose-move = Bewegen
sample-choose-attack = Angreifen
sample-choose-search = Die Truhe durchsuchen
sample-choose-hold = Jemand anderen vorlassen
sample-choose-end = Den Zug beenden
sample-choose-step = Auf { $to } gehen
sample-choose-stop = Hier stehen bleiben
sample-choose-play = { $card } spielen
sample-choose-play-on = { $card } auf { $hero_acc } spielen
sample-choose-suffer = Den Schaden erleiden
sample-choose-lose = Stattdessen { $card } verlieren
sample-choose-venom = Das Gift
sample-choose-salve = Die Salbe

## Was geschehen ist.

sample-plans = { $hero } ist { $stance }.
sample-turn = { $hero } ist am Zug.
sample-holds = { $hero } lässt jemand anderen vor.
sample-moved = { $who } geht auf { $to }.
sample-attacks = { $attacker } greift { $target_the_acc } an.
sample-plays = { $who } spielt { $card }.
sample-springs = Der Hinterhalt für { $hero_acc } schnappt zu: { $card }.
sample-rolled = Der Würfel zeigt { $result }.
sample-joins = { $target } gerät mit in den Angriff.
sample-damage = { $who } erleidet { $damage } Schaden.
sample-loses-card = { $hero } verliert { $card }, statt Schaden zu erleiden.
sample-heals = { $hero } erhält 1 Trefferpunkt zurück.
sample-falls = { $who } fällt.
sample-finds = { $hero } findet { $treasure }.
sample-draws = { $who } zieht { $card }.
sample-rises = { $ghoul } steigt auf.
sample-round = Runde { $round } beginnt.

## Leisten.

sample-track-round = Runde
sample-track-stage = Phase
sample-track-turn = Am Zug

## Münze.

coin-heads = Kopf
coin-tails = Zahl
coin-ask-call = Kopf oder Zahl?
coin-throws = Würfe
