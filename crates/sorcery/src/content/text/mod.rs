//! What is printed on cards, made from what they do, so that text and behaviour cannot drift apart.
//!
//! Each function gives the lines of one kind of card: a sign (`attack`, `property`, `level`), its value, and the same as a
//! sentence. [`words`] says what the words of the data mean, [`foes`] what enemies and their decks do, [`tokens`] what lies on
//! the table. No card is known here by its name.

pub mod foes;
pub mod places;
pub mod tokens;
pub mod words;

pub use places::{Landmark, label};
pub use words::{Spoken, Voice, condition, gain, joined, roman, symbols};

use super::cards::{Companion, Deck, HeroCard, Item, Level, Limit, Needs, Owner, Power, Slot, Style, Use};
use super::{Content, Nature};
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::CardLine;
use words::line;

fn item_name(name: &str) -> Arg {
    Arg::name(format!("ss-item-{name}"))
}

fn power_name(name: &str) -> Arg {
    Arg::name(format!("ss-power-{name}"))
}

/// Where an item is worn, as every game calls it.
pub fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Main => "main-hand",
        Slot::Off => "off-hand",
        Slot::Either => "either-hand",
        Slot::TwoHanded => "two-hands",
        Slot::Armor => "body",
        Slot::Artifact => "accessory",
        Slot::Goods => "small",
        Slot::Projectile => "projectile",
    }
}

impl Content {
    /// SS-ITM-07, SS-ITM-08, SS-ITM-09: an item: where it goes, what it does, what it costs to use, who may, where it comes from.
    pub fn item_lines(&self, item: &Item) -> Vec<CardLine> {
        let mut all = vec![item_kind(item)];
        if let Some(weapon) = &item.weapon {
            all.extend(words::weapon(phrase!("sorcery-what-attack"), weapon));
        }
        all.extend(item.guard.iter().flat_map(words::guard));
        all.extend(item.passive.iter().map(|is| words::passive(*is)));
        if item.grants > 0 {
            all.push(line("power", item.grants.to_string(), phrase!("sorcery-card-grants", n = item.grants)));
        }
        all.extend(
            item.uses.map(|uses| line("action", words::action_sign(uses).to_owned(), words::action(uses))),
        );
        if item.slot == Slot::Projectile {
            all.push(line("action", "projectile".to_owned(), phrase!("sorcery-card-projectile")));
        }
        all.extend(self.deed_lines(self.item_speaks(item), &item.deeds));
        if !item.deeds.is_empty() && item.range > 0 {
            all.push(line("range", item.range.to_string(), phrase!("sorcery-card-reaches", n = item.range)));
        }
        all.extend(item_wears_out(item));
        if item.crowns > 0 {
            all.push(line("crowns", item.crowns.to_string(), phrase!("sorcery-card-worth", n = item.crowns)));
        }
        all.extend(item_is_for(item));
        all.push(self.item_comes_from(item));
        if let Some(back) = &item.back {
            all.push(line("back", back.clone(), phrase!("sorcery-card-back", item = item_name(back))));
        }
        all
    }

    fn item_speaks(&self, item: &Item) -> Spoken<'_> {
        Spoken::by(Voice::Hero, item.range)
    }

    /// What an item does when it is used: its attack, its deeds, or what it protects with.
    pub fn item_does(&self, item: &Item) -> Phrase {
        let attack =
            item.weapon.iter().flat_map(|weapon| words::weapon(phrase!("sorcery-what-attack"), weapon));
        let deeds = self.deed_lines(self.item_speaks(item), &item.deeds);
        let guard = item.guard.iter().flat_map(words::guard);
        let passive = item.passive.iter().map(|is| words::passive(*is));
        let all = attack.chain(guard).chain(passive).chain(deeds);
        joined(all.map(|line| line.say)).unwrap_or_else(|| phrase!("sorcery-card-nothing"))
    }

    /// SS-SPL-01, SS-EMP-01, SS-DECK-07, SS-SWP-03, SS-EMP-06: where an item comes from.
    fn item_comes_from(&self, item: &Item) -> CardLine {
        match item.deck {
            Deck::Supply => line("price", "0".to_owned(), phrase!("sorcery-card-supply")),
            Deck::Emporium(n) => line("price", n.to_string(), phrase!("sorcery-card-price", n = n)),
            Deck::Treasure(act) => {
                line("treasure", act.to_string(), phrase!("sorcery-card-treasure", act = roman(act)))
            }
            Deck::Quest => line("treasure", None, phrase!("sorcery-card-quest-treasure")),
            Deck::Soul(n) => line("shards", n.to_string(), phrase!("sorcery-card-soul-weapon", n = n)),
            Deck::Back => {
                let front = self.items.iter().find(|other| other.back.as_ref() == Some(&item.name));
                match front {
                    Some(front) => {
                        let say = phrase!("sorcery-card-other-side", item = item_name(&front.name));
                        line("back", front.name.clone(), say)
                    }
                    None => line("back", None, phrase!("sorcery-card-a-back")),
                }
            }
        }
    }

    /// SS-POW-01, SS-POW-03, SS-POW-09, SS-CD-01, SS-USE-12: a power: whose it is, the action it needs, and each of its levels.
    pub fn power_lines(&self, power: &Power) -> Vec<CardLine> {
        let mut all = vec![power_kind(power)];
        all.push(line("action", words::action_sign(power.uses).to_owned(), words::action(power.uses)));
        if power.range > 0 {
            all.push(line(
                "range",
                power.range.to_string(),
                phrase!("sorcery-card-reaches", n = power.range),
            ));
        }
        match power.limit {
            Some(Limit::Round) => {
                all.push(line("limit", "round".to_owned(), phrase!("sorcery-card-once-a-round")))
            }
            Some(Limit::Quest) => {
                all.push(line("limit", "quest".to_owned(), phrase!("sorcery-card-once-a-quest")))
            }
            None => {}
        }
        match &power.needs {
            Some(Needs::Control) => all.push(line("needs", None, phrase!("sorcery-card-needs-control"))),
            Some(Needs::Wears(category)) => {
                let what = Arg::name(format!("ss-category-{category}"));
                all.push(line("needs", category.clone(), phrase!("sorcery-card-needs", what = what)));
            }
            None => {}
        }
        for level in &power.levels {
            if power.levels.len() > 1 || level.rank > 1 {
                let say = phrase!("sorcery-card-from-rank", rank = roman(level.rank));
                all.push(line("level", level.rank.to_string(), say));
            }
            all.extend(self.level_lines(power, level));
        }
        all
    }

    /// What a power does at one level, and how long it waits afterwards.
    fn level_lines(&self, power: &Power, level: &Level) -> Vec<CardLine> {
        let mut all = self.level_does(power, level);
        if level.cooldown > 0 {
            let n = level.cooldown;
            let later = level.deeds.iter().any(|deed| deed.act() == super::Act::Companion);
            let say = match (later, level.snare.is_empty()) {
                (true, _) => phrase!("sorcery-card-waits-when-gone", n = n),
                (false, false) => phrase!("sorcery-card-waits-when-caught", n = n),
                (false, true) => phrase!("sorcery-card-waits", n = n),
            };
            all.push(line("cooldown", n.to_string(), say));
        }
        all
    }

    fn level_does(&self, power: &Power, level: &Level) -> Vec<CardLine> {
        let hero = if let Owner::Hero(hero) = &power.of { Some(hero.as_str()) } else { None };
        let spoken = Spoken { moves: power.uses == Use::Move, hero, ..Spoken::by(Voice::Hero, power.range) };
        let attack =
            level.attack.iter().flat_map(|weapon| words::weapon(phrase!("sorcery-what-attack"), weapon));
        let mut all: Vec<CardLine> = attack.collect();
        all.extend(level.passive.iter().map(|is| words::passive(*is)));
        all.extend(self.deed_lines(spoken, &level.deeds));
        if !level.snare.is_empty() {
            all.push(line("snare", None, phrase!("sorcery-card-snare")));
            all.extend(self.deed_lines(Spoken::by(Voice::Snare, 0), &level.snare));
        }
        all
    }

    /// What a power does at this level, from 0, as one text.
    pub fn power_does(&self, power: &Power, level: u8) -> Phrase {
        let lines = power.levels.get(usize::from(level)).map(|level| self.level_does(power, level));
        let says = lines.into_iter().flatten().map(|line| line.say);
        joined(says).unwrap_or_else(|| phrase!("sorcery-card-nothing"))
    }

    /// SS-HERO-02, SS-GEM-02, SS-GHO-02: a hero card: style, nature and numbers, innate powers, the scream, each facet of the gem.
    pub fn hero_lines(&self, card: &HeroCard) -> Vec<CardLine> {
        let styles: Vec<Arg> = card.styles().map(words::style).collect();
        let signs: Vec<&str> = card.styles().map(Style::name).collect();
        let mut all = vec![
            line("style", signs.join(" "), phrase!("sorcery-card-styles", styles = Arg::List(styles))),
            nature_line(card.nature),
            line("moves", card.moves.to_string(), phrase!("sorcery-card-moves", n = card.moves)),
            line("capacity", card.capacity.to_string(), phrase!("sorcery-card-capacity", n = card.capacity)),
            line(
                "save",
                card.save.name().to_owned(),
                phrase!("sorcery-card-saves-on", symbol = words::symbol(card.save)),
            ),
        ];
        let named = |name: &String| {
            line("power", name.clone(), phrase!("sorcery-card-innate", power = power_name(name)))
        };
        all.extend(card.innate.iter().map(named));
        let scream = self.deeds_text(Spoken::by(Voice::Hero, card.scream_range), &card.scream);
        all.push(line(
            "scream",
            card.scream_range.to_string(),
            phrase!("sorcery-card-scream", n = card.scream_range, does = scream),
        ));
        all.extend((1..).zip(&card.gem).map(|(rank, facet)| {
            let say = phrase!(
                "sorcery-card-facet",
                rank = roman(rank),
                life = facet.life,
                powers = facet.powers,
                talents = facet.talents,
                combat = facet.combat,
                standard = facet.standard
            );
            line("rank", rank.to_string(), say)
        }));
        let start: Vec<Arg> = card.start.iter().map(|name| item_name(name)).collect();
        all.push(line("start", None, phrase!("sorcery-card-start", items = Arg::List(start))));
        all
    }

    /// SS-GHO-02: what a hero's scream does.
    pub fn scream_does(&self, card: &HeroCard) -> Phrase {
        self.deeds_text(Spoken::by(Voice::Hero, card.scream_range), &card.scream)
    }

    /// SS-CMP-17: a companion card.
    pub fn companion_lines(&self, card: &Companion) -> Vec<CardLine> {
        let mut all = vec![
            line(
                "kind",
                None,
                phrase!("sorcery-card-companion-of", hero = Arg::name(format!("ss-hero-{}", card.hero))),
            ),
            line(
                "style",
                card.style.name().to_owned(),
                phrase!("sorcery-card-styles", styles = words::style(card.style)),
            ),
            line("life", card.life.to_string(), phrase!("sorcery-card-life", n = card.life)),
            line("moves", card.moves.to_string(), phrase!("sorcery-card-moves", n = card.moves)),
        ];
        all.extend(words::weapon(phrase!("sorcery-what-attack"), &card.attack));
        all.extend(words::guard(&card.guard));
        all.extend(card.passive.iter().map(|is| words::passive(*is)));
        all.push(line("counts", card.counts.to_string(), phrase!("sorcery-card-counts-as", n = card.counts)));
        all
    }
}

/// SS-WPN-08: where it goes, and of which categories it is.
fn item_kind(item: &Item) -> CardLine {
    let place = Phrase::new(format!("ss-slot-{}", slot(item.slot)));
    let categories: Vec<Arg> = item.is.iter().map(|is| Arg::name(format!("ss-category-{is}"))).collect();
    let say = match categories.len() {
        0 => phrase!("sorcery-card-kind", slot = place),
        _ => phrase!("sorcery-card-kind-of", slot = place, categories = Arg::List(categories)),
    };
    line("slot", slot(item.slot).to_owned(), say)
}

/// SS-INV-02, SS-INV-03, SS-INV-06, SS-ART-03, SS-ART-04: what use costs.
fn item_wears_out(item: &Item) -> Option<CardLine> {
    match item.slot {
        Slot::Artifact => {
            let (most, each) = item.charges;
            let say = phrase!("sorcery-card-charges", most = most, each = each);
            (item.charges != (0, 0)).then(|| line("charges", format!("{most} {each}"), say))
        }
        Slot::Projectile => Some(line("wears-out", "gremlin".to_owned(), phrase!("sorcery-card-gremlin"))),
        Slot::Goods if item.crowns > 0 => None,
        Slot::Goods if item.stays => {
            Some(line("wears-out", "stays".to_owned(), phrase!("sorcery-card-stays")))
        }
        Slot::Goods => Some(line("wears-out", "once".to_owned(), phrase!("sorcery-card-once"))),
        _ => None,
    }
}

/// SS-ITM-03, SS-ITM-04, SS-ITM-05: who may use it.
fn item_is_for(item: &Item) -> Vec<CardLine> {
    let names = |styles: &[Style]| Arg::List(styles.iter().map(|is| words::style(*is)).collect());
    let signs = |styles: &[Style]| styles.iter().map(|is| is.name()).collect::<Vec<_>>().join(" ");
    let mut all = Vec::new();
    if !item.runes.is_empty() {
        all.push(line("for", signs(&item.runes), phrase!("sorcery-card-for", styles = names(&item.runes))));
    }
    if !item.not.is_empty() {
        all.push(line(
            "not-for",
            signs(&item.not),
            phrase!("sorcery-card-not-for", styles = names(&item.not)),
        ));
    }
    all
}

/// SS-POW-01, SS-POW-03: whose a power is.
fn power_kind(power: &Power) -> CardLine {
    match (&power.of, power.nature) {
        (Owner::Innate, _) => line("kind", "innate".to_owned(), phrase!("sorcery-card-is-innate")),
        (Owner::Talent, Nature::Neutral) => line("kind", "talent".to_owned(), phrase!("sorcery-card-talent")),
        (Owner::Talent, is) => {
            line("kind", "talent".to_owned(), phrase!("sorcery-card-talent-for", nature = words::nature(is)))
        }
        (Owner::Hero(hero), is) => {
            let hero = Arg::name(format!("ss-hero-{hero}"));
            let say = phrase!("sorcery-card-power-of", hero = hero, nature = words::nature(is));
            line("nature", is.name().to_owned(), say)
        }
    }
}

fn nature_line(is: Nature) -> CardLine {
    line("nature", is.name().to_owned(), phrase!("sorcery-card-nature", nature = words::nature(is)))
}
