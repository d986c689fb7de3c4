//! The packs that are built in: one folder of `content/` for each game.

use super::Files;

macro_rules! pack {
    ($folder:literal: $($file:literal)*) => {
        &[$(($file, include_str!(concat!("../../../../content/", $folder, "/", $file)))),*]
    };
}

/// The built-in pack of Gloomhaven.
pub const GLOOMHAVEN: Files<'static> = pack!("gloomhaven":
    "monsters.ron"
    "decks.ron"
    "modifiers.ron"
    "classes/brute.ron"
    "classes/tinkerer.ron"
    "classes/spellweaver.ron"
    "classes/scoundrel.ron"
    "classes/cragheart.ron"
    "classes/mindthief.ron"
    "summons.ron"
    "items.ron"
    "battle-goals.ron"
    "tiles.ron"
    "treasures.ron"
    "enhancements.ron"
    "scenarios/01-black-barrow.ron"
    "scenarios/02-barrow-lair.ron"
    "scenarios/03-inox-encampment.ron"
    "scenarios/04-crypt-of-the-damned.ron"
    "scenarios/05-ruinous-crypt.ron"
    "scenarios/201-proving-ground.ron"
    "scenarios/202-prison-break.ron"
    "dungeon.ron"
);

/// The built-in pack of Frosthaven.
pub const FROSTHAVEN: Files<'static> = pack!("frosthaven":
    "monsters.ron"
    "decks.ron"
    "modifiers.ron"
    "classes/drifter.ron"
    "classes/banner-spear.ron"
    "classes/boneshaper.ron"
    "classes/blinkblade.ron"
    "classes/geminate.ron"
    "classes/deathwalker.ron"
    "summons.ron"
    "items.ron"
    "battle-goals.ron"
    "tiles.ron"
    "treasures.ron"
    "loot.ron"
    "enhancements.ron"
    "scenarios/00-howling-in-the-snow.ron"
    "scenarios/01-a-town-in-flames.ron"
    "scenarios/02-algox-scouting.ron"
    "scenarios/03-algox-offensive.ron"
    "scenarios/04-heart-of-ice-a.ron"
    "scenarios/04-heart-of-ice-b.ron"
    "scenarios/05-frozen-crypt.ron"
    "scenarios/06-avalanche.ron"
    "scenarios/07-edge-of-the-world.ron"
    "scenarios/08-crystal-trench.ron"
    "scenarios/09-glowing-catacombs.ron"
    "scenarios/10-crystal-enclosure.ron"
    "scenarios/12-temple-entrance.ron"
    "scenarios/201-frozen-pass.ron"
    "scenarios/202-sundered-tower.ron"
    "dungeon.ron"
);
