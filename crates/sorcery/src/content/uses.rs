//! Which records of a pack use which area of the rules: what nothing uses could as well be missing.

use super::cards::Deck;
use super::{
    Act, Condition, Content, Deed, Enemy, Gain, Item, Owner, Passive, Power, Prefers, Property, Quest,
    Shadow, Slot, Thing, Tier, Use, Way, Weapon,
};

/// An area of the rules, and the records that use it.
pub type Used = (&'static str, Vec<String>);

impl Content {
    /// Every area that needs records, with those that use it.
    pub fn uses(&self) -> Vec<Used> {
        let mut all = self.attacks();
        all.extend(self.heroes_and_items());
        all.extend(self.enemies_and_encounters());
        all.extend(self.places());
        all
    }

    /// Everything that attacks, by name.
    fn weapons(&self) -> Vec<(String, &Weapon)> {
        let items = self.items.iter().filter_map(|item| Some((item.name.clone(), item.weapon.as_ref()?)));
        let levels =
            self.powers.iter().flat_map(|power| power.levels.iter().map(move |level| (power, level)));
        let powers = levels.filter_map(|(power, level)| Some((power.name.clone(), level.attack.as_ref()?)));
        let scrolls = self.enemies.iter().flat_map(|enemy| enemy.sides.iter().map(move |side| (enemy, side)));
        let scrolls = scrolls.flat_map(|(enemy, side)| {
            std::iter::once(&side.main).chain(&side.off).map(move |weapon| (name(enemy), weapon))
        });
        items.chain(powers).chain(scrolls).collect()
    }

    fn gains(&self, fits: impl Fn(Gain) -> bool) -> Vec<String> {
        let has = |weapon: &Weapon| weapon.props.iter().any(|Property(_, gain)| fits(*gain));
        let next = |deed: &Deed| matches!(deed.act(), Act::Next(gain) if fits(gain));
        let lent = self.deeds().into_iter().filter(|(_, deed)| next(deed)).map(|(name, _)| name);
        unique(self.weapons().into_iter().filter(|(_, weapon)| has(weapon)).map(|(name, _)| name).chain(lent))
    }

    /// Everything that is done by cards, by name.
    fn deeds(&self) -> Vec<(String, Deed)> {
        let powers = self.powers.iter().flat_map(|power| {
            let deeds = power.levels.iter().flat_map(|level| level.deeds.iter().chain(&level.snare));
            deeds.map(move |deed| (power.name.clone(), *deed))
        });
        let items =
            self.items.iter().flat_map(|item| item.deeds.iter().map(move |d| (item.name.clone(), *d)));
        let traps =
            self.traps.iter().flat_map(|trap| trap.deeds.iter().map(move |d| (trap.name.clone(), *d)));
        let events = self.events.iter().flat_map(|event| {
            let courses = event.courses.iter().flat_map(|(_, deeds)| deeds);
            event.deeds.iter().chain(courses).map(move |deed| (event.name.clone(), *deed))
        });
        let quests = self.quests.iter().flat_map(|quest| {
            let points = quest.waypoints.iter().flat_map(|(_, deeds)| deeds);
            let more = quest.citizen.iter().chain(&quest.special_event).chain(&quest.reward).chain(points);
            more.map(move |deed| (quest.name.clone(), *deed))
        });
        powers.chain(items).chain(traps).chain(events).chain(quests).collect()
    }

    fn acts(&self, fits: impl Fn(Act) -> bool) -> Vec<String> {
        unique(self.deeds().into_iter().filter(|(_, deed)| fits(deed.act())).map(|(name, _)| name))
    }

    fn attacks(&self) -> Vec<Used> {
        let gives = |wanted: Condition| {
            let by_weapon = self.gains(|gain| gain == Gain::Give(wanted));
            unique(by_weapon.into_iter().chain(self.acts(|act| act == Act::Give(wanted))))
        };
        let saves = self.deeds().into_iter().filter(|(_, deed)| matches!(deed, Deed::Save(..)));
        vec![
            ("SS-CRIT critical hits", self.gains(|gain| gain == Gain::Critical)),
            ("SS-LETH lethal hits", self.gains(|gain| matches!(gain, Gain::Lethal(_)))),
            ("SS-BASH pushing back", self.gains(|gain| gain == Gain::Bash)),
            ("SS-AOE attacks over areas", self.gains(|gain| matches!(gain, Gain::Area(_)))),
            ("SS-FIRE fire", self.gains(|gain| matches!(gain, Gain::Fire(_)))),
            ("SS-FIRE fire in areas", self.acts(|act| matches!(act, Act::FireHere(_)))),
            ("SS-CON stunned", gives(Condition::Stunned)),
            ("SS-CON blinded", gives(Condition::Blinded)),
            ("SS-CON knocked down", gives(Condition::KnockedDown)),
            ("SS-CON slowed", gives(Condition::Slowed)),
            ("SS-CON poisoned", gives(Condition::Poisoned(1))),
            ("SS-SAV save rolls", unique(saves.map(|(name, _)| name))),
            (
                "SS-CMB ranged attacks",
                unique(self.weapons().into_iter().filter(|(_, w)| w.range > 0).map(|(n, _)| n)),
            ),
        ]
    }

    fn items_that(&self, fits: impl Fn(&Item) -> bool) -> Vec<String> {
        self.items.iter().filter(|item| fits(item)).map(|item| item.name.clone()).collect()
    }

    fn powers_that(&self, fits: impl Fn(&Power) -> bool) -> Vec<String> {
        self.powers.iter().filter(|power| fits(power)).map(|power| power.name.clone()).collect()
    }

    fn heroes_and_items(&self) -> Vec<Used> {
        let classes = |fits: fn(&super::HeroCard) -> bool| {
            self.heroes.iter().filter(|card| fits(card)).map(|card| card.class.clone()).collect()
        };
        let uses = |wanted: Use| self.powers_that(|power| power.uses == wanted);
        vec![
            ("SS-GEM soul gems", classes(|card| card.gem.len() == 7)),
            ("SS-GHO soul screams", classes(|card| !card.scream.is_empty())),
            ("SS-POW innate powers", self.powers_that(|power| power.of == Owner::Innate)),
            ("SS-POW talents", self.powers_that(|power| power.of == Owner::Talent)),
            ("SS-POW several levels", self.powers_that(|power| power.levels.len() > 1)),
            ("SS-POW tokens on the map", self.powers_that(|p| p.levels.iter().any(|l| !l.snare.is_empty()))),
            ("SS-POW granted by items", self.items_that(|item| item.grants > 0)),
            (
                "SS-CD hourglasses",
                self.powers_that(|power| power.levels.iter().any(|level| level.cooldown > 0)),
            ),
            (
                "SS-CD delayed, hastened, ready",
                self.acts(|act| matches!(act, Act::Delay | Act::Hasten | Act::Ready)),
            ),
            ("SS-USE movement powers", uses(Use::Move)),
            ("SS-USE reactions", uses(Use::Reaction)),
            ("SS-HIDE hidden heroes", self.acts(|act| act == Act::Hide)),
            ("SS-CMP companions", self.companions.iter().map(|companion| companion.name.clone()).collect()),
            ("SS-SWP soul weapons", self.items_that(|item| matches!(item.deck, Deck::Soul(_)))),
            ("SS-ART artifacts", self.items_that(|item| item.slot == Slot::Artifact)),
            ("SS-ARM armour", self.items_that(|item| item.slot == Slot::Armor)),
            (
                "SS-SHD magic shields",
                self.items_that(|item| item.guard.as_ref().is_some_and(|g| g.shields > 0)),
            ),
            ("SS-INV projectiles", self.items_that(|item| item.slot == Slot::Projectile)),
            ("SS-INV permanent items", self.items_that(|item| item.stays)),
            (
                "SS-FLY flying heroes",
                self.powers_that(|p| p.levels.iter().any(|l| l.passive.contains(&Passive::Flies))),
            ),
            ("SS-EMP cards with a price", self.items_that(|item| matches!(item.deck, Deck::Emporium(_)))),
            ("SS-SPL supply", self.items_that(|item| item.deck == Deck::Supply)),
            ("SS-BLD improved backs", self.items_that(|item| item.deck == Deck::Back)),
            ("SS-GOLD cards that are crowns", self.items_that(|item| item.crowns > 0)),
            ("SS-DECK treasures of quests", self.items_that(|item| item.deck == Deck::Quest)),
        ]
    }

    fn enemies_that(&self, fits: impl Fn(&Enemy) -> bool) -> Vec<String> {
        self.enemies.iter().filter(|enemy| fits(enemy)).map(name).collect()
    }

    fn enemies_and_encounters(&self) -> Vec<Used> {
        let way = |enemy: &Enemy, fits: fn(&Way) -> bool| {
            enemy.sides.iter().flat_map(|side| &side.powers).any(|power| fits(&power.is))
        };
        let vengeful = |enemy: &Enemy| enemy.sides.iter().any(|side| side.prefers == Prefers::Vengeful);
        vec![
            ("SS-HRD hordes", self.enemies_that(|enemy| enemy.figures > 1)),
            ("SS-BOSS master enemies", self.enemies_that(|enemy| enemy.tier == Tier::Purple)),
            ("SS-THR threat token", self.enemies_that(vengeful)),
            ("SS-THR taunts", self.acts(|act| act == Act::Taunt)),
            ("SS-FLY flying enemies", self.enemies_that(|enemy| enemy.flies)),
            ("SS-DEF weakness and resistance", self.enemies_that(|enemy| !enemy.against.is_empty())),
            (
                "SS-SCR special powers",
                self.enemies_that(|enemy| way(enemy, |is| matches!(is, Way::Special(_)))),
            ),
            (
                "SS-EDT powers at death",
                self.enemies_that(|enemy| way(enemy, |is| matches!(is, Way::Death(_)))),
            ),
            (
                "SS-ECD reactions of enemies",
                self.enemies_that(|enemy| way(enemy, |is| matches!(is, Way::Guard(_)))),
            ),
            ("SS-EPW enemy powers", self.enemy_powers.iter().map(|power| power.name.clone()).collect()),
            ("SS-EAC encounter cards", self.encounters.iter().map(|card| card.name.clone()).collect()),
        ]
    }

    fn quests_that(&self, fits: impl Fn(&Quest) -> bool) -> Vec<String> {
        self.quests.iter().filter(|quest| fits(quest)).map(|quest| quest.name.clone()).collect()
    }

    fn places(&self) -> Vec<Used> {
        let things = |fits: fn(Thing) -> bool| {
            self.quests_that(|quest| quest.things.iter().any(|(_, thing)| fits(*thing)))
        };
        let barred =
            |wanted: super::Barred| self.quests_that(|q| q.borders.iter().any(|(.., b)| *b == wanted));
        let tiles = |fits: fn(&super::TileSide) -> bool| {
            self.tiles.iter().filter(|tile| fits(tile)).map(|tile| tile.name.clone()).collect()
        };
        let shadow = |wanted: Shadow| self.quests_that(|quest| quest.shadows.contains(&wanted));
        let events = |fits: fn(&super::Event) -> bool| {
            self.events.iter().filter(|event| fits(event)).map(|event| event.name.clone()).collect()
        };
        vec![
            ("SS-TRAP traps", self.traps.iter().map(|trap| trap.name.clone()).collect()),
            ("SS-OBJ chests", things(|thing| thing == Thing::Chest)),
            ("SS-OBJ chests with a magic lock", things(|thing| thing == Thing::LockedChest)),
            ("SS-OBJ keys", things(|thing| thing == Thing::Key)),
            ("SS-OBJ search tokens", things(|thing| thing == Thing::Search)),
            ("SS-OBJ doors", barred(super::Barred::Door)),
            ("SS-OBJ locked doors", barred(super::Barred::Locked)),
            ("SS-OBJ doors with a magic lock", barred(super::Barred::Magic)),
            ("SS-TER wall tokens", barred(super::Barred::Wall)),
            ("SS-TER barriers", tiles(|tile| tile.drawing.contains(['<', '>', '^', 'v']))),
            ("SS-TER difficult terrain", tiles(|tile| !tile.difficult.is_empty())),
            ("SS-TER dangerous terrain", tiles(|tile| !tile.dangerous.is_empty())),
            ("SS-WAY waypoints", things(|thing| matches!(thing, Thing::Waypoint(_)))),
            ("SS-GATE gates", things(|thing| matches!(thing, Thing::Gate(_)))),
            ("SS-RES altars", things(|thing| matches!(thing, Thing::Altar(_)))),
            ("SS-STO story events", things(|thing| matches!(thing, Thing::Story(_)))),
            ("SS-SPN spawn formulas", self.acts(|act| matches!(act, Act::Spawn(_) | Act::SpawnBy(..)))),
            ("SS-EVT ongoing effects", events(|event| !event.ongoing.is_empty())),
            (
                "SS-DAY day and night",
                events(|event| matches!(event.kind, super::EventKind::Day | super::EventKind::Night)),
            ),
            ("SS-SOUL choices by soul nature", events(|event| !event.courses.is_empty())),
            ("SS-SHW citizens", shadow(Shadow::Citizen)),
            ("SS-SHW special enemies", shadow(Shadow::SpecialEnemy)),
            ("SS-SHW special events", shadow(Shadow::SpecialEvent)),
            ("SS-ACT special actions", self.quests_that(|quest| !quest.specials.is_empty())),
            ("SS-CAMP linked quests", self.campaign.iter().map(|link| link.quest.clone()).collect()),
            ("SS-CAMP rewards", self.quests_that(|quest| !quest.reward.is_empty())),
            ("SS-CAMP what is remembered", self.quests_that(|quest| !quest.because.is_empty())),
        ]
    }
}

fn name(enemy: &Enemy) -> String {
    format!("{}-{}", enemy.kind, enemy.tier.name())
}

fn unique(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut all: Vec<String> = names.into_iter().collect();
    all.sort();
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use super::super::{BUILT_IN, Content};

    #[test]
    fn every_area_of_the_rules_is_used_by_a_record() {
        let content = Content::load(BUILT_IN).unwrap_or_else(|e| panic!("{e}"));
        let empty: Vec<&str> =
            content.uses().into_iter().filter(|(_, list)| list.is_empty()).map(|(area, _)| area).collect();
        assert!(empty.is_empty(), "{empty:?}");
    }
}
