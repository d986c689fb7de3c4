//! What enemies do: their cards and scrolls, enemy powers, encounter cards.

use super::super::cards::Style;
use super::super::enemies::{
    Activates, Behaviour, Does, Encounter, Enemy, EnemyPower, Goes, Hand, Loot, PowerType, Prefers, Scroll,
    ScrollPower, Tier, Way,
};
use super::super::{CardId, Content};
use super::words::{self, Spoken, Voice, line, roman};
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::CardLine;

fn scroll_power(name: &str) -> Arg {
    Arg::name(format!("ss-scroll-{name}"))
}

fn hand(hand: Hand) -> Arg {
    match hand {
        Hand::Main => Arg::name("ss-arm-main"),
        Hand::Off => Arg::name("ss-arm-off"),
    }
}

impl Content {
    /// SS-ENE-03, SS-ENE-04, SS-ECD-01, SS-SCR-01: an enemy card with its scroll.
    pub fn enemy_lines(&self, card: CardId) -> Vec<CardLine> {
        let Some((n, seal, _)) = self.cards.get(card.index()) else { return Vec::new() };
        let Some(enemy) = self.enemies.get(usize::from(*n)) else { return Vec::new() };
        let powers = usize::from(*seal).checked_sub(1).and_then(|seal| enemy.cards.get(seal)).copied();
        let mut all = self.card_lines(enemy, *seal, powers.unwrap_or(0));
        let several = enemy.sides.len() > 1;
        for (side, scroll) in (1u8..).zip(&enemy.sides) {
            if several {
                let say = if side == 1 {
                    phrase!("sorcery-card-first-side")
                } else {
                    phrase!("sorcery-card-second-side")
                };
                all.push(line("side", side.to_string(), say));
            }
            all.extend(self.scroll_lines(scroll));
        }
        all
    }

    /// SS-ECD-01: the enemy card alone.
    fn card_lines(&self, enemy: &Enemy, seal: u8, powers: u8) -> Vec<CardLine> {
        let mut all = vec![line(
            "tier",
            enemy.tier.name().to_owned(),
            phrase!("sorcery-card-tier", tier = words::tier(enemy.tier)),
        )];
        all.push(match enemy.styles.as_slice() {
            [] => line("style", "all".to_owned(), phrase!("sorcery-card-all-styles")),
            styles => {
                let signs: Vec<&str> = styles.iter().map(|is| is.name()).collect();
                let names = Arg::List(styles.iter().map(|is| words::style(*is)).collect());
                line("style", signs.join(" "), phrase!("sorcery-card-styles", styles = names))
            }
        });
        if enemy.cards.len() > 1 {
            all.push(line("seal", seal.to_string(), phrase!("sorcery-card-seal", n = seal)));
        }
        let (few, many) = enemy.life;
        let life = match few == many {
            true => phrase!("sorcery-card-life", n = few),
            false => phrase!("sorcery-card-life-by-party", few = few, many = many),
        };
        all.push(line("life", if few == many { few.to_string() } else { format!("{few}/{many}") }, life));
        if enemy.figures > 1 {
            all.push(line(
                "horde",
                enemy.figures.to_string(),
                phrase!("sorcery-card-horde", n = enemy.figures),
            ));
        }
        if enemy.flies {
            all.push(line("flies", None, phrase!("sorcery-card-flies")));
        }
        all.extend(words::guard(&enemy.guard));
        all.extend(enemy.against.iter().map(|(damage, n)| {
            let name = Arg::name(format!("ss-damage-{}", damage.name()));
            let say = match *n < 0 {
                true => phrase!("sorcery-card-resists", damage = name, n = n.unsigned_abs()),
                false => phrase!("sorcery-card-is-vulnerable", damage = name, n = n.unsigned_abs()),
            };
            line("against", format!("{} {n:+}", damage.name()), say)
        }));
        if powers > 0 {
            all.push(line("powers", powers.to_string(), phrase!("sorcery-card-draws-powers", n = powers)));
        }
        all.push(line(
            "shards",
            enemy.shards.to_string(),
            phrase!("sorcery-card-leaves-shards", n = enemy.shards),
        ));
        all.extend(loot(&enemy.loot));
        if enemy.unique {
            all.push(line("unique", None, phrase!("sorcery-card-unique")));
        }
        all
    }

    /// SS-SCR-01: one side of a scroll: whom it prefers, what it does at which distance, powers and weapons.
    fn scroll_lines(&self, scroll: &Scroll) -> Vec<CardLine> {
        let mut all = vec![prefers(scroll.prefers)];
        all.extend(scroll.behaviours.iter().map(|behaviour| self.behaviour_line(behaviour)));
        let main =
            if scroll.off.is_some() { phrase!("sorcery-what-main") } else { phrase!("sorcery-what-both") };
        all.extend(words::weapon(main, &scroll.main));
        if let Some(off) = &scroll.off {
            all.extend(words::weapon(phrase!("sorcery-what-off"), off));
        }
        all.extend(scroll.powers.iter().map(|power| self.scroll_power_line(power)));
        if scroll.immune {
            all.push(line("immune", None, phrase!("sorcery-card-immune")));
        }
        all
    }

    /// SS-SCR-03, SS-SCR-05: a power of a scroll.
    pub fn scroll_power_line(&self, power: &ScrollPower) -> CardLine {
        let (name, does) = (scroll_power(&power.name), self.way(&power.is));
        let say = match power.charges {
            0 => phrase!("sorcery-card-scroll-power", name = name, does = does),
            n => phrase!("sorcery-card-scroll-power-charged", name = name, n = n, does = does),
        };
        let charges = (power.charges > 0).then(|| power.charges.to_string());
        line("power", charges, say)
    }

    /// SS-BEH-02, SS-ECN-10: a behaviour, its sentences in order.
    pub fn behaviour_line(&self, behaviour: &Behaviour) -> CardLine {
        let does = self.behaviour_does(behaviour);
        if behaviour.at.is_empty() {
            return line("behaviour", "+".to_owned(), phrase!("sorcery-card-otherwise", does = does));
        }
        let at: Vec<String> = behaviour.at.iter().map(u8::to_string).collect();
        let say = phrase!("sorcery-card-behaviour", at = Arg::text(at.join(", ")), does = does);
        line("behaviour", at.join(" "), say)
    }

    /// What is done in a behaviour, sentence by sentence.
    pub fn behaviour_does(&self, behaviour: &Behaviour) -> Phrase {
        let parts = |sentence: &Vec<Does>| -> Arg {
            let mut all: Vec<Arg> = sentence.iter().map(|does| does_text(does).into()).collect();
            if all.len() == 1 { all.remove(0) } else { Arg::List(all) }
        };
        let sentences = behaviour.does.iter().map(|sentence| phrase!("sorcery-does", what = parts(sentence)));
        let does = sentences.reduce(|a, b| phrase!("sorcery-does-then", a = a, b = b));
        does.unwrap_or_else(|| phrase!("sorcery-does-nothing"))
    }

    /// SS-SCR-03, SS-SCR-04: what a power of an enemy is.
    pub fn way(&self, way: &Way) -> Phrase {
        let spoken = Spoken::by(Voice::Foe, 0);
        match way {
            Way::Always(change) => phrase!("sorcery-card-always", change = words::change(*change)),
            Way::IfControl(n) => phrase!("sorcery-way-if-control", n = *n),
            Way::Attack(gain) => phrase!("sorcery-way-attack", gain = words::gain(*gain)),
            Way::Guard(symbol) => phrase!("sorcery-way-guard", symbol = words::symbol(*symbol)),
            Way::Alert => phrase!("sorcery-way-alert"),
            Way::FollowUp => phrase!("sorcery-way-follow-up"),
            Way::Again => phrase!("sorcery-way-again"),
            Way::Heal(n) => phrase!("sorcery-way-heal", n = *n),
            Way::Deeds(deeds) => self.deeds_text(spoken, deeds),
            Way::Raise => phrase!("sorcery-way-raise"),
            Way::Command => phrase!("sorcery-way-command"),
            Way::Special(deeds) => phrase!("sorcery-way-special", does = self.deeds_text(spoken, deeds)),
            Way::Life(n) => phrase!("sorcery-card-more-life", n = *n),
            Way::Death(deeds) => phrase!("sorcery-way-death", does = self.deeds_text(spoken, deeds)),
        }
    }

    /// SS-EPW-02, SS-EPW-04: an enemy power card: its type and both levels.
    pub fn enemy_power_lines(&self, power: &EnemyPower) -> Vec<CardLine> {
        let kind = match power.kind {
            PowerType::Attack => ("attack", phrase!("sorcery-power-type-attack")),
            PowerType::Defence => ("defence", phrase!("sorcery-power-type-defence")),
            PowerType::Movement => ("movement", phrase!("sorcery-power-type-movement")),
            PowerType::Always => ("always", phrase!("sorcery-power-type-always")),
            PowerType::Death => ("death", phrase!("sorcery-power-type-death")),
        };
        let level = |n: u8, way: &Way| {
            line("level", n.to_string(), phrase!("sorcery-card-in-act", act = roman(n), does = self.way(way)))
        };
        vec![line("kind", kind.0.to_owned(), kind.1), level(1, &power.levels.0), level(2, &power.levels.1)]
    }

    /// SS-ENT-03, SS-EAC-02, SS-EAC-08, SS-SCR-04: an encounter card.
    pub fn encounter_lines(&self, card: &Encounter) -> Vec<CardLine> {
        let mut all = Vec::new();
        match card.first {
            Some(first) => {
                let say = phrase!("sorcery-card-activates", whom = activates(first));
                all.push(line("encounter", activates_sign(first), say));
            }
            None => {
                all.push(line("encounter", "nobody".to_owned(), phrase!("sorcery-card-activates-nobody")))
            }
        }
        if let Some(second) = card.second {
            let say = phrase!("sorcery-card-activates-instead", whom = activates(second));
            all.push(line("encounter", activates_sign(second), say));
        }
        if card.special {
            all.push(line("special", None, phrase!("sorcery-card-with-special")));
        }
        if card.shuffles {
            all.push(line("shuffles", None, phrase!("sorcery-card-shuffles")));
        }
        all
    }
}

/// SS-TGT-01: whom an enemy prefers.
fn prefers(is: Prefers) -> CardLine {
    let (sign, say) = match is {
        Prefers::MostWounded => ("most-wounded", phrase!("sorcery-prefers-most-wounded")),
        Prefers::Closest => ("closest", phrase!("sorcery-prefers-closest")),
        Prefers::Richest => ("richest", phrase!("sorcery-prefers-richest")),
        Prefers::Style(style) => {
            (style.name(), phrase!("sorcery-prefers-style", style = words::style(style)))
        }
        Prefers::Vengeful => ("vengeful", phrase!("sorcery-prefers-vengeful")),
        Prefers::Anybody => ("anybody", phrase!("sorcery-prefers-anybody")),
    };
    line("target", sign.to_owned(), say)
}

/// SS-EMV-01, SS-EMV-03, SS-EMV-04, SS-EMV-09, SS-EAT-01: a part of a sentence.
fn does_text(does: &Does) -> Phrase {
    match does {
        Does::MoveIn => phrase!("sorcery-does-move-in"),
        Does::Move(n) => phrase!("sorcery-does-move", n = *n),
        Does::MoveToClosest(n) => phrase!("sorcery-does-move-to-closest", n = *n),
        Does::MoveTo(Goes::Gate, n) => phrase!("sorcery-does-move-to-gate", n = *n),
        Does::MoveTo(Goes::Waypoint, n) => phrase!("sorcery-does-move-to-waypoint", n = *n),
        Does::Retreat(n) => phrase!("sorcery-does-retreat", n = *n),
        Does::Attack(with) => phrase!("sorcery-does-attack", with = hand(*with)),
        Does::AttackClosest(with, n) => phrase!("sorcery-does-attack-closest", with = hand(*with), n = *n),
        Does::Use(name) => phrase!("sorcery-does-use", name = scroll_power(name)),
        Does::IfWounded(name) => phrase!("sorcery-does-use-if-wounded", name = scroll_power(name)),
    }
}

/// SS-ECD-07: what an enemy leaves behind.
fn loot(all: &[Loot]) -> Option<CardLine> {
    let says = all.iter().map(|loot| match loot {
        Loot::Crowns(n) => phrase!("sorcery-loot-crowns", n = *n),
        Loot::Token => phrase!("sorcery-loot-token"),
        Loot::Treasure => phrase!("sorcery-loot-treasure"),
    });
    let list: Vec<Arg> = says.map(Arg::from).collect();
    (!list.is_empty()).then(|| line("loot", None, phrase!("sorcery-card-loot", loot = Arg::List(list))))
}

/// SS-EAC-02: whom an encounter card activates.
fn activates(is: Activates) -> Phrase {
    match is {
        Activates::Tier(tier) => phrase!("sorcery-activates-tier", tier = words::tier(tier)),
        Activates::Highest => phrase!("sorcery-activates-highest"),
        Activates::Style(style) => phrase!("sorcery-activates-style", style = words::style(style)),
        Activates::Wounded => phrase!("sorcery-activates-wounded"),
        Activates::Near(n) => phrase!("sorcery-activates-near", n = n),
        Activates::Count(n) => phrase!("sorcery-activates-count", n = n),
        Activates::All => phrase!("sorcery-activates-all"),
    }
}

fn activates_sign(is: Activates) -> String {
    match is {
        Activates::Tier(tier) => Tier::name(tier).to_owned(),
        Activates::Highest => "highest".to_owned(),
        Activates::Style(style) => Style::name(style).to_owned(),
        Activates::Wounded => "wounded".to_owned(),
        Activates::Near(n) => format!("near {n}"),
        Activates::Count(n) => n.to_string(),
        Activates::All => "all".to_owned(),
    }
}
