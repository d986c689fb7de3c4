### Names of Frosthaven: classes, monsters, summons, cards, items, battle goals, scenarios. What is called the same in
### Gloomhaven stands in gloomhaven-names.ftl.
###
### Content and saves know these things by their ids; what people read stands here, in each language in its own file.
###
### kept: hero- monster- summon- deck- card- item- goal- scenario- objective- loot-

## Classes.

hero-drifter = Drifter

## Monsters.

monster-algox-guard = Algox Guard
monster-algox-archer = Algox Archer
monster-snow-imp = Snow Imp

## Summons.

summon-shambling-skeleton = Shambling Skeleton

## Cards.

card-crushing-weight = Crushing Weight
card-sustained-momentum = Sustained Momentum
card-precision-aim = Precision Aim
card-continuous-health = Continuous Health
card-relentless = Relentless
card-unbreakable = Unbreakable
card-vile-assault = Vile Assault
card-draining-arrows = Draining Arrows
card-prudent-preparation = Prudent Preparation
card-deadly-shot = Deadly Shot
card-bloodletting = Bloodletting
card-violent-inheritance = Violent Inheritance
card-no-remorse = No Remorse
card-destructive-fury = Destructive Fury

## Items.

item-amulet-of-life = Amulet of Life
item-weighted-net = Weighted Net

## Battle goals.

goal-perfectionist = Perfectionist
