### Names of Frosthaven: classes, monsters, summons, cards, items, battle goals, scenarios. What is called the same in
### Gloomhaven stands in gloomhaven-names.ftl.
###
### Content and saves know these things by their ids; what people read stands here, in each language in its own file.
###
### kept: hero- monster- summon- deck- card- item- goal- scenario- objective- loot-

## Classes.

hero-drifter = Wanderer
    .gender = masculine
    .the = der Wanderer
    .the_acc = den Wanderer
    .the_dat = dem Wanderer

## Monsters.

monster-algox-guard = Algox-Wache
    .gender = feminine
    .the = die Algox-Wache
    .the_acc = die Algox-Wache
    .the_dat = der Algox-Wache
monster-algox-archer = Algox-Schütze
    .gender = masculine
    .the = der Algox-Schütze
    .the_acc = den Algox-Schützen
    .the_dat = dem Algox-Schützen
monster-snow-imp = Schneewicht
    .gender = masculine
    .the = der Schneewicht
    .the_acc = den Schneewicht
    .the_dat = dem Schneewicht

## Summons.

summon-shambling-skeleton = Wankendes Skelett
    .gender = neuter
    .the = das Wankende Skelett
    .the_acc = das Wankende Skelett
    .the_dat = dem Wankenden Skelett

## Cards.

card-crushing-weight = Erdrückende Last
card-sustained-momentum = Anhaltender Schwung
card-precision-aim = Genaues Zielen
card-continuous-health = Dauerhafte Gesundheit
card-relentless = Unerbittlich
card-unbreakable = Unzerstörbar
card-vile-assault = Abscheulicher Überfall
card-draining-arrows = Zehrende Pfeile
card-prudent-preparation = Umsichtige Vorbereitung
card-deadly-shot = Tödlicher Schuss
card-bloodletting = Aderlass
card-violent-inheritance = Gewaltsames Erbe
card-no-remorse = Keine Reue
card-destructive-fury = Zerstörerische Wut

## Items.

item-amulet-of-life = Amulett des Lebens
item-weighted-net = Beschwertes Netz

## Battle goals.

goal-perfectionist = Perfektionist
