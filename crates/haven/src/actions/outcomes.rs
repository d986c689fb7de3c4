//! What happens to characters, to the map and to the party without a figure performing it: special rules of scenarios,
//! penalties of random dungeons, the aftermath of events, and treasures.

use crate::actions::effects::May;
use crate::actions::{bonuses, conditions, damage, heal};
use crate::content::{Ability, Amount, CardId, Effect, ItemId, ModifierId, Used, What, Whom};
use crate::scenario::special;
use crate::shown::names::{card_name, figure_name};
use crate::world::{Cause, Gear, GearState};
use crate::{Fact, Haven, HeroId, Play, Prompt, World};
use table::{Choice, Phrase, Reveal, Rule, Target, phrase};

/// Where an effect comes from that happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// What its damage is called.
    pub cause: Cause,
    /// Who has brought it about: who finds the treasure or opens the door.
    pub by: Option<HeroId>,
    /// The room that is revealed.
    pub room: usize,
}

impl Source {
    /// Something that nobody has brought about.
    pub fn of(cause: Cause) -> Source {
        Source { cause, by: None, room: 0 }
    }
}

/// The character whom it strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bearer(pub HeroId);

impl Choice<Haven> for Bearer {
    fn key(&self, game: &Haven, out: &mut String) {
        game.write_figure(self.0.into(), out);
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        vec![game.points_at_figure(self.0)]
    }

    fn say(&self, game: &Haven) -> Phrase {
        phrase!("haven-choose-bearer", hero = figure_name(game, self.0.into()))
    }
}

/// Which card to discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discard(pub CardId);

impl Choice<Haven> for Discard {
    fn key(&self, game: &Haven, out: &mut String) {
        out.extend(["discard:", &game.card(self.0).name]);
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        vec![game.points_at_card(self.0)]
    }

    fn say(&self, game: &Haven) -> Phrase {
        phrase!("haven-choose-discard", card = card_name(game, self.0))
    }
}

/// An effect happens. What concerns the campaign is only told.
pub fn happen(play: &mut Play, effect: &Effect, source: Source) -> Rule {
    match &effect.what {
        What::Do(Ability::Give(given, whom)) => {
            let all = whom_of(play, *whom, source)?;
            all.into_iter().for_each(|hero| conditions::give_all(play, hero.into(), *given));
            Ok(())
        }
        What::Do(Ability::Damage(amount, whom)) => {
            let (amount, all) = (play.world.amount(*amount), whom_of(play, *whom, source)?);
            all.into_iter().try_for_each(|hero| damage::suffer(play, hero.into(), amount, source.cause))
        }
        What::Do(Ability::HealAll(points, whom)) => {
            let all = whom_of(play, *whom, source)?;
            for hero in all {
                heal::heal(play, hero.into(), *points);
            }
            Ok(())
        }
        What::AddCards(name, count, whom) => {
            let all = whom_of(play, *whom, source)?;
            if let Some(card) = play.game.content.modifier(name) {
                add_cards(play, card, *count, *whom, &all);
            }
            Ok(())
        }
        What::Discard(count, whom) => {
            let all = whom_of(play, *whom, source)?;
            all.into_iter().try_for_each(|hero| (0..*count).try_for_each(|_| discard(play, hero)))
        }
        What::Gold(gold, whom) => {
            for hero in whom_of(play, *whom, source)? {
                let is = play.world.hero_mut(hero);
                is.gold = is.gold.saturating_add(*gold);
                play.tell(|_, _| Fact::FindsGold { hero, gold: *gold });
            }
            Ok(())
        }
        What::Experience(points, whom) => {
            let all = whom_of(play, *whom, source)?;
            all.into_iter().for_each(|hero| bonuses::gain_experience(play, hero, *points));
            Ok(())
        }
        What::Item(number) => source.by.map_or(Ok(()), |hero| find_item(play, hero, *number)),
        // GH-MAP-29: it is among the results.
        What::ItemDesign(number) => {
            if let Some(hero) = source.by {
                play.tell(|_, _| Fact::FindsDesign { hero, number: *number });
            }
            Ok(())
        }
        // It is drawn in the campaign.
        What::RandomScenario => {
            if let Some(hero) = source.by {
                play.tell(|_, _| Fact::FindsScenario { hero });
            }
            Ok(())
        }
        What::Spawn(count, rank, kind, letter) => {
            (0..*count).try_for_each(|_| special::spawn(play, kind, *rank, *letter))
        }
        What::Open(letter) => special::open(play, *letter),
        What::Page(deed) => special::deed(play, deed, source),
        _ => play.impossible("an effect that needs a figure"),
    }
}

/// GH-VAR-21, GH-VAR-22, GH-EVT-20: the characters whom it concerns. Of one, the party chooses who it is.
fn whom_of(play: &mut Play, whom: Whom, source: Source) -> Rule<Vec<HeroId>> {
    let heroes = play.world.party.heroes.iter();
    let all: Vec<HeroId> = match source.cause {
        // Who is exhausted and stays is struck too.
        Cause::Penalty => heroes.filter(|h| !h.gone).map(|h| h.id).collect(),
        _ => heroes.filter(|h| !h.exhausted).map(|h| h.id).collect(),
    };
    match whom {
        Whom::Everybody => Ok(all),
        Whom::Myself | Whom::Opener => Ok(source.by.into_iter().collect()),
        Whom::PreviousRoom => {
            let there = play.world.in_previous_room(play.game, source.room);
            Ok(all.into_iter().filter(|hero| there.contains(hero)).collect())
        }
        Whom::One if all.is_empty() => Ok(all),
        Whom::One => {
            let options: Vec<Bearer> = all.into_iter().map(Bearer).collect();
            Ok(vec![play.choose_party(play.world.seats(), Prompt::Bearer, &options)?.1.0])
        }
        _ => play.impossible("an effect that concerns figures around another"),
    }
}

/// Characters add modifier cards to their decks. GH-CON-26, GH-GAP-50: CURSE and BLESS have a supply; they are given
/// one by one in the order of the party, until it runs out.
fn add_cards(play: &mut Play, card: ModifierId, count: u8, whom: Whom, heroes: &[HeroId]) {
    let game = play.game;
    let supplied = [game.content.curse, game.content.bless].contains(&card);
    for _ in 0..count {
        for hero in heroes {
            if supplied {
                play.world.shuffle_in(game, (*hero).into(), card);
            } else {
                play.world.hero_mut(*hero).modifiers.add(card, 1);
            }
        }
    }
    match whom {
        Whom::Everybody => play.tell(|_, _| Fact::AddsCards { card, count }),
        _ => heroes.iter().for_each(|hero| play.tell(|_, _| Fact::AddsOwn { hero: *hero, card, count })),
    }
}

/// GH-EVT-16: a character discards a card of its hand, if it has one.
fn discard(play: &mut Play, hero: HeroId) -> Rule {
    let options: Vec<Discard> = play.world.hero(hero).hand.iter().map(|card| Discard(*card)).collect();
    if options.is_empty() {
        return Ok(());
    }
    let Discard(card) = play.choose(hero.seat(), Prompt::Discard { hero }, &options)?;
    let is = play.world.hero_mut(hero);
    is.hand.retain(|c| *c != card);
    is.discard.push(card);
    // GH-HID-01: nobody else knew that it was in the hand.
    play.reveal(Reveal::Shown);
    play.tell(|_, _| Fact::Discards { hero, card });
    Ok(())
}

/// FH-TRE-10: what becomes of an item that its finder owns already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassOn {
    /// Another character gets it.
    Give(HeroId),
    /// It is sold.
    Sell,
}

impl Choice<Haven> for PassOn {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            PassOn::Give(hero) => {
                out.push_str("give:");
                game.write_figure((*hero).into(), out);
            }
            PassOn::Sell => out.push_str("sell"),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            PassOn::Give(hero) => vec![game.points_at_figure(*hero)],
            PassOn::Sell => Vec::new(),
        }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            PassOn::Give(hero) => phrase!("haven-choose-give", hero = figure_name(game, (*hero).into())),
            PassOn::Sell => phrase!("haven-choose-sell"),
        }
    }
}

/// FH-TRE-04, FH-TRE-10, FH-DIF-38, FH-TRE-09: a character takes the item and may use it at once, beyond the limits of
/// what it could bring; one that it owns already goes to another character who does not, or is sold.
pub fn gain_item(play: &mut Play, finder: HeroId, number: u8) -> Rule {
    let mut hero = finder;
    if play.world.owns_item(play.game, finder, number) {
        let others = play.world.party.heroes.iter().map(|h| h.id).filter(|h| *h != finder);
        let others = others.filter(|h| !play.world.owns_item(play.game, *h, number));
        let options: Vec<PassOn> = others.map(PassOn::Give).chain([PassOn::Sell]).collect();
        match play.choose(finder.seat(), Prompt::PassOn { hero: finder, number }, &options)? {
            PassOn::Give(other) => hero = other,
            PassOn::Sell => {
                sell(play, finder, number);
                return Ok(());
            }
        }
    }
    play.world.party.found_items.push((hero, number));
    play.tell(|_, _| Fact::FindsItem { hero, number });
    match play.game.content.items.iter().position(|item| item.number == number) {
        Some(n) => wear(play, hero, ItemId(n as u8)),
        None => Ok(()),
    }
}

/// FH-TRE-04, FH-ITM-07: the item counts as if the character had brought it, with its cards −1; it may do without it.
fn wear(play: &mut Play, hero: HeroId, item: ItemId) -> Rule {
    let game = play.game;
    let is = game.item(item);
    let prompt = Prompt::WearItem { hero, number: is.number };
    let matters = is.minus_ones > 0 || is.is_forced() || is.used == Used::Passive;
    if matters && play.choose(hero.seat(), prompt, &[May::Do, May::Skip])? == May::Skip {
        return Ok(());
    }
    let gear = Gear { item, state: GearState::Ready, used: 0 };
    play.world.hero_mut(hero).items.push(gear);
    play.world.hero_mut(hero).items.sort_by_key(|gear| gear.item);
    if let Some(card) = game.content.modifier("-1").filter(|_| is.minus_ones > 0) {
        play.world.hero_mut(hero).modifiers.add(card, is.minus_ones);
        play.tell(|_, _| Fact::AddsOwn { hero, card, count: is.minus_ones });
    }
    Ok(())
}

/// GH-SHP-02: an item is sold for half of its price.
fn sell(play: &mut Play, hero: HeroId, number: u8) {
    let item = play.game.content.items.iter().find(|i| i.number == number);
    let gold = item.map_or(0, |i| i.cost / 2);
    let is = play.world.hero_mut(hero);
    is.gold = is.gold.saturating_add(gold);
    play.tell(|_, _| Fact::Sells { hero, number, gold });
}

/// GH-LOO-05, GH-MAP-28, GH-DEC-32, GH-ITM-01: an item that the character owns already is sold at once, for half of its
/// price (GH-SHP-02); another one may be taken. It is not equipped in this scenario (GH-ITM-06).
fn find_item(play: &mut Play, hero: HeroId, number: u8) -> Rule {
    if play.world.agreed.edition.found_items_are_usable() {
        return gain_item(play, hero, number);
    }
    if play.world.owns_item(play.game, hero, number) {
        sell(play, hero, number);
        return Ok(());
    }
    let take = play.choose(hero.seat(), Prompt::TakeItem { hero, number }, &[May::Do, May::Skip])?;
    if take == May::Do {
        play.world.party.found_items.push((hero, number));
        play.tell(|_, _| Fact::FindsItem { hero, number });
    }
    Ok(())
}

impl World {
    /// GH-MAP-14, GH-MAP-18: how much damage it is in this scenario.
    pub fn amount(&self, amount: Amount) -> u8 {
        match amount {
            Amount::Points(points) => points,
            Amount::Trap => self.trap_damage(),
            Amount::Hazard => self.hazard_damage(),
        }
    }

    /// GH-ITM-04: whether a character owns an item: equipped, left at home, or found in this scenario.
    pub fn owns_item(&self, game: &Haven, hero: HeroId, number: u8) -> bool {
        let is = self.hero(hero);
        let equipped = is.items.iter().map(|g| g.item);
        equipped.chain(is.left_at_home.iter().copied()).any(|item| game.item(item).number == number)
            || self.party.found_items.contains(&(hero, number))
    }
}
