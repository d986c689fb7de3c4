//! What lies on the table: traps, events, search tokens, chests, shadows, critical tokens, dice, quests.

use super::super::cards::{Chest, Critical, Event, EventKind, Lasting, Search, Shadow, Trap};
use super::super::dice::{Colour, Symbol};
use super::super::{Content, Quest, Special};
use super::words::{self, Spoken, Voice, line};
use table::phrase;
use table::phrase::Arg;
use table::scene::CardLine;

impl Content {
    /// SS-TRAP-02: a trap card.
    pub fn trap_lines(&self, trap: &Trap) -> Vec<CardLine> {
        let mut all = Vec::new();
        if trap.range > 0 {
            all.push(line("range", trap.range.to_string(), phrase!("sorcery-card-reaches", n = trap.range)));
        }
        all.extend(self.deed_lines(Spoken::by(Voice::Trap, trap.range), &trap.deeds));
        if trap.deeds.is_empty() {
            all.push(line("trap", None, phrase!("sorcery-card-nothing")));
        }
        all
    }

    /// SS-EVT-05, SS-EVT-06, SS-SOUL-03: an event card: its kind, what holds while it lies there, what happens once, and the
    /// courses it offers.
    pub fn event_lines(&self, event: &Event) -> Vec<CardLine> {
        let (sign, kind) = match event.kind {
            EventKind::Standard => ("standard", phrase!("sorcery-event-kind-standard")),
            EventKind::Story => ("story", phrase!("sorcery-event-kind-story")),
            EventKind::Day => ("day", phrase!("sorcery-event-kind-day")),
            EventKind::Night => ("night", phrase!("sorcery-event-kind-night")),
        };
        let spoken = self.event_speaks(event);
        let mut all = vec![line("kind", sign.to_owned(), kind)];
        all.extend(self.deed_lines(spoken, &event.deeds));
        all.extend(event.ongoing.iter().map(|(side, is)| {
            let (verb, n) = words::change_sign(*is);
            line(
                verb,
                format!("{n:+}"),
                phrase!("sorcery-card-ongoing", change = words::for_side(*side, *is)),
            )
        }));
        all.extend(event.courses.iter().map(|(nature, deeds)| {
            let does = self.deeds_text(spoken, deeds);
            let say = phrase!("sorcery-card-course", nature = words::nature(*nature), does = does);
            line("course", nature.name().to_owned(), say)
        }));
        if all.len() == 1 {
            all.push(line("event", None, phrase!("sorcery-card-nothing")));
        }
        all
    }

    /// An event speaks for the quest in whose deck or on whose map it is.
    pub fn event_speaks(&self, event: &Event) -> Spoken<'_> {
        let quest = self.quests.iter().find(|quest| {
            let stories = quest.stories.iter().map(|(name, _)| name);
            quest.events.iter().chain(stories).any(|name| *name == event.name)
        });
        Spoken { quest, ..Spoken::by(Voice::Event, 0) }
    }

    /// SS-OBJ-14: a search token: what each symbol finds.
    pub fn search_lines(&self, search: &Search) -> Vec<CardLine> {
        let spoken = Spoken::by(Voice::Event, 0);
        let find = |(symbol, deed): &(Symbol, super::super::Deed)| {
            let does = self.deed_line(spoken, *deed).say;
            line(
                "find",
                symbol.name().to_owned(),
                phrase!("sorcery-card-find", symbol = words::symbol(*symbol), does = does),
            )
        };
        search.finds.iter().map(find).collect()
    }

    /// SS-OBJ-07: what lies in a chest.
    pub fn chest_lines(&self, chest: Chest) -> Vec<CardLine> {
        match chest {
            Chest::Treasures(n) => {
                vec![line("treasure", n.to_string(), phrase!("sorcery-card-chest-treasures", n = n))]
            }
            Chest::Crowns(n) => {
                vec![line("crowns", n.to_string(), phrase!("sorcery-card-chest-crowns", n = n))]
            }
        }
    }

    /// SS-SET-10: a loot token.
    pub fn loot_lines(&self, crowns: u8) -> Vec<CardLine> {
        vec![line("crowns", crowns.to_string(), phrase!("sorcery-card-worth", n = crowns))]
    }

    /// SS-CRIT-04, SS-CRIT-05, SS-CRIT-06: a critical token.
    pub fn critical_lines(&self, token: Critical) -> Vec<CardLine> {
        let of = |n: u8| Some(n.to_string());
        vec![match token {
            Critical::Wounds(n) => line("suffer", of(n), phrase!("sorcery-critical-wounds", n = n)),
            Critical::Drain => line("drain", None, phrase!("sorcery-critical-drain")),
            Critical::Give(is) => line(
                "condition",
                is.name().to_owned(),
                phrase!("sorcery-critical-give", condition = words::condition(is)),
            ),
            Critical::Stays(Lasting::LessHit) => {
                line("hits", "-1".to_owned(), phrase!("sorcery-critical-less-hit"))
            }
            Critical::Stays(Lasting::LessArmor) => {
                line("armor", "-1".to_owned(), phrase!("sorcery-critical-less-armor"))
            }
            Critical::Stays(Lasting::NoEnergy) => {
                line("energy", "0".to_owned(), phrase!("sorcery-critical-no-energy"))
            }
            Critical::Stays(Lasting::LessLife(n)) => {
                line("life", format!("-{n}"), phrase!("sorcery-critical-less-life", n = n))
            }
        }]
    }

    /// SS-SHW-07 to SS-SHW-12: a shadow token.
    pub fn shadow_lines(&self, shadow: Shadow) -> Vec<CardLine> {
        let say = match shadow {
            Shadow::Citizen => phrase!("sorcery-shadow-citizen"),
            Shadow::Single => phrase!("sorcery-shadow-single"),
            Shadow::Experienced => phrase!("sorcery-shadow-experienced"),
            Shadow::Two => phrase!("sorcery-shadow-two"),
            Shadow::SpecialEnemy => phrase!("sorcery-shadow-special-enemy"),
            Shadow::SpecialEvent => phrase!("sorcery-shadow-special-event"),
        };
        vec![line("shadow", shadow.name().to_owned(), say)]
    }

    /// SS-CMB-07, SS-CMB-08: a die: what it is rolled for, and each of its faces.
    pub fn die_lines(&self, colour: Colour) -> Vec<CardLine> {
        let what = match colour {
            Colour::Red => phrase!("sorcery-die-red"),
            Colour::Blue => phrase!("sorcery-die-blue"),
        };
        let faces: Vec<Arg> = self
            .dice
            .faces(colour)
            .iter()
            .map(|face| phrase!("sorcery-die-face", symbols = words::symbols(*face)).into())
            .collect();
        let signs: Vec<String> = self.dice.faces(colour).iter().map(|face| face.text()).collect();
        let say = phrase!("sorcery-die-faces", n = self.dice.faces(colour).len(), faces = Arg::List(faces));
        vec![line("kind", colour.name().to_owned(), what), line("faces", signs.join(", "), say)]
    }

    /// SS-CMB-09, SS-BLD-06, SS-GATE-03: a symbol of the dice: what it does, how often it is on each die, what the tavern pays.
    pub fn symbol_lines(&self, symbol: Symbol) -> Vec<CardLine> {
        let say = match symbol {
            Symbol::Hit => phrase!("sorcery-symbol-hit"),
            Symbol::Energy => phrase!("sorcery-symbol-energy"),
            Symbol::Magic => phrase!("sorcery-symbol-magic"),
            Symbol::Block => phrase!("sorcery-symbol-block"),
            Symbol::Sorcery => phrase!("sorcery-symbol-sorcery"),
            Symbol::Gremlin => phrase!("sorcery-symbol-gremlin"),
        };
        let on = |colour| self.dice.faces(colour).iter().filter(|face| face.of(symbol) > 0).count();
        let (red, blue) = (on(Colour::Red), on(Colour::Blue));
        let odds = phrase!("sorcery-symbol-faces", red = red, blue = blue);
        let mut all =
            vec![line("symbol", symbol.name().to_owned(), say), line("faces", format!("{red} {blue}"), odds)];
        if let Some((_, n)) = self.dice.tavern.iter().find(|(is, _)| *is == symbol) {
            all.push(line("crowns", n.to_string(), phrase!("sorcery-symbol-tavern", n = *n)));
        }
        all
    }

    /// SS-END-01, SS-SET-02, SS-SHW-07, SS-SHW-12, SS-DAY-02, SS-ACT-16: what a quest's page tells before it is played.
    pub fn quest_lines(&self, quest: &Quest) -> Vec<CardLine> {
        let spoken = Spoken { quest: Some(quest), ..Spoken::by(Voice::Event, 0) };
        let mut all = vec![line(
            "act",
            quest.act.to_string(),
            phrase!("sorcery-quest-act", act = words::roman(quest.act)),
        )];
        if let Some(goal) = quest.goals.first() {
            all.push(line("goal", None, phrase!("sorcery-quest-goal", goal = self.goal(quest, goal))));
        }
        let begins = phrase!(
            "sorcery-quest-begins",
            area = self.place_in(quest, &quest.start),
            rank = words::roman(quest.least_rank),
            crowns = quest.crowns,
            shards = quest.shards
        );
        all.push(line("start", None, begins));
        if !quest.citizen.is_empty() {
            all.push(line(
                "citizen",
                None,
                phrase!("sorcery-quest-citizen", does = self.deeds_text(spoken, &quest.citizen)),
            ));
        }
        if !quest.special_event.is_empty() {
            let does = self.deeds_text(spoken, &quest.special_event);
            all.push(line("special-event", None, phrase!("sorcery-quest-special-event", does = does)));
        }
        if let Some((kind, tier)) = &quest.special {
            let say = phrase!(
                "sorcery-quest-special-enemy",
                enemy = Arg::name(format!("ss-enemy-{kind}")),
                tier = words::tier(*tier)
            );
            all.push(line("special-enemy", None, say));
        }
        let by_day = quest
            .by_day
            .iter()
            .map(|(side, is)| phrase!("sorcery-quest-by-day", change = words::for_side(*side, *is)));
        let by_night = quest
            .by_night
            .iter()
            .map(|(side, is)| phrase!("sorcery-quest-by-night", change = words::for_side(*side, *is)));
        all.extend(by_day.map(|say| line("day", None, say)));
        all.extend(by_night.map(|say| line("night", None, say)));
        if !quest.reward.is_empty() {
            all.push(line(
                "reward",
                None,
                phrase!("sorcery-quest-reward", does = self.deeds_text(spoken, &quest.reward)),
            ));
        }
        all
    }

    /// SS-ACT-16: a special action of a quest: where, and what it does.
    pub fn special_lines(&self, quest: &Quest, special: &Special) -> Vec<CardLine> {
        let spoken = Spoken { quest: Some(quest), ..Spoken::by(Voice::Event, 0) };
        let at = phrase!("sorcery-quest-special", area = self.place_in(quest, &special.at));
        let mut all = vec![line("action", "standard".to_owned(), at)];
        all.extend(self.deed_lines(spoken, &special.deeds));
        all
    }
}
