//! GH-AMD, GH-ADV: attack modifier decks, advantage and disadvantage.

use crate::content::{Factor, Modifier, ModifierId, ToAttack};
use crate::edition::Draws;
use crate::rulings::{AlliedAdvantage, AlliedModifiers, BlessSupply, CardsOnTheTable, ReducedReshuffle};
use crate::shown::names::modifiers_said;
use crate::world::{Counting, Extra};
use crate::{Fact, FigureId, Haven, Play, Prompt, World};
use std::cmp::Ordering;
use std::sync::Arc;
use table::{Choice, Named, Phrase, Rule, SeatSet, Source, Target, phrase};

/// How an attack's modifier cards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Luck {
    Plain,
    Advantage,
    Disadvantage,
}

impl Luck {
    /// GH-ADV-09, GH-ADV-10: sources of a kind do not add up, and the two kinds cancel each other out.
    pub fn of(advantage: bool, disadvantage: bool) -> Luck {
        match (advantage, disadvantage) {
            (true, false) => Luck::Advantage,
            (false, true) => Luck::Disadvantage,
            _ => Luck::Plain,
        }
    }
}

/// How the modifier cards of an attack are read.
#[derive(Clone)]
pub struct Faces<'g> {
    game: &'g Haven,
    extra: Arc<Extra>,
    /// GH-VAR-05: what doubles or nulls counts as +2 or −2.
    reduced: bool,
    /// As what doublings count, if an item of the target says so.
    doubles_as: Option<i8>,
}

impl<'g> Faces<'g> {
    /// As this world and the target's items say.
    pub fn of(game: &'g Haven, world: &World, doubles_as: Option<i8>) -> Faces<'g> {
        let (extra, reduced) = (world.agreed.extra.clone(), world.agreed.variants.reduced_randomness);
        Faces { game, extra, reduced, doubles_as }
    }

    /// GH-EFF-14: the shield points that these cards ignore.
    pub fn pierce(&self, cards: &[ModifierId]) -> u8 {
        pierce(self.game, &self.extra, cards)
    }

    /// What is printed on a card.
    pub fn modifier(&self, card: ModifierId) -> &Modifier {
        self.extra.modifier(self.game, card)
    }

    /// GH-AMD-05, GH-AMD-06, GH-AMD-07, GH-VAR-05, FH-DIF-76: what a card does to the attack value.
    pub fn factor(&self, card: ModifierId) -> Factor {
        match (self.modifier(card).factor, self.doubles_as) {
            (Factor::Double, Some(n)) => Factor::Plus(n),
            (Factor::Double, None) if self.reduced => Factor::Plus(2),
            (Factor::Null, _) if self.reduced => Factor::Plus(-2),
            (factor, _) => factor,
        }
    }
}

/// A draw under way.
#[derive(Default)]
struct OnTable {
    /// All cards drawn, in order.
    drawn: Counting,
    /// Those that lie there and will be discarded.
    lying: Counting,
}

impl Named<Haven> for ModifierId {
    fn name(&self, game: &Haven, out: &mut String) {
        out.push_str(&game.modifier_name(*self));
    }
}

/// FH-ADV-01: which of two cards is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UseCard(pub ModifierId);

impl Choice<Haven> for UseCard {
    fn key(&self, game: &Haven, out: &mut String) {
        out.extend(["use:", &*game.modifier_name(self.0)]);
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        vec![Target::Card(game.modifier_name(self.0).into_owned())]
    }

    fn say(&self, game: &Haven) -> Phrase {
        phrase!("cards-words", words = modifiers_said(game, &[self.0]))
    }
}

/// GH-AMD-01, GH-AMD-10, GH-ADV-01, GH-ADV-02, GH-ADV-03, GH-ADV-04, GH-ADV-05, GH-ADV-06, FH-AMD-01, FH-ADV-01,
/// FH-ADV-02, FH-AMD-03: draws for one target and says which cards count.
///
/// `value` is the attack value so far; it decides which of two cards is better. GH-GAP-56: the cards lie on the table
/// until the draw is complete. So when the pile runs out, cards that were drawn just now are not shuffled back into it,
/// unless the table rules so.
pub fn draw(
    play: &mut Play,
    attacker: FigureId,
    luck: Luck,
    value: i16,
    faces: &Faces<'_>,
) -> Rule<Counting> {
    if let FigureId::Ally(_) = attacker
        && play.world.agreed.rulings.allied_modifiers == AlliedModifiers::None
    {
        return Ok(Counting::new());
    }
    let mut table = OnTable::default();
    let mut counting = loop {
        draw_one(play, attacker, &mut table)?;
        if let Some(counting) = which_count(faces, luck, value, &table.drawn) {
            break counting;
        }
    };
    play.world.put_away(play.game, attacker, &table);
    if luck == Luck::Advantage && play.world.chooses_card(attacker) {
        choose_card(play, attacker, &table.drawn, &mut counting)?;
    }
    let (drawn, counts) = (table.drawn, counting.clone());
    let allied = play.world.draws_from_ally_deck(attacker);
    play.tell(|_, _| Fact::Draws { attacker, drawn, counts, allied });
    Ok(counting)
}

/// FH-ADV-01, FH-ADV-04: with advantage a character uses either of the two last cards; only the better one counts so
/// far.
fn choose_card(play: &mut Play, attacker: FigureId, drawn: &[ModifierId], counting: &mut Counting) -> Rule {
    let [.., first, second] = *drawn else { return Ok(()) };
    if first != second {
        let options = [UseCard(first), UseCard(second)];
        let UseCard(used) = crate::choose_for(play, attacker, Prompt::Modifier { attacker }, &options)?;
        counting.pop();
        counting.push(used);
    }
    Ok(())
}

/// FH-DIF-22: which of the cards count; nothing, as long as another one must be drawn.
///
/// GH-AMD-10: after a rolling card another one is drawn. GH-ADV-01, GH-ADV-04: with advantage or disadvantage two are
/// drawn, and the better or worse counts. GH-ADV-02, GH-ADV-03: with advantage, rolling cards are added to the other.
/// GH-ADV-05, GH-ADV-06: with disadvantage they do not count.
pub(super) fn which_count(
    faces: &Faces<'_>,
    luck: Luck,
    value: i16,
    drawn: &[ModifierId],
) -> Option<Counting> {
    let rolling = |card: ModifierId| faces.modifier(card).rolling;
    let one = |card: ModifierId| Some(Counting::from_slice(&[card]));
    let last = drawn.last().copied()?;
    if luck == Luck::Plain {
        return (!rolling(last)).then(|| Counting::from_slice(drawn));
    }
    if faces.game.edition.draws() == Draws::OneMore {
        return one_more(faces, luck, value, drawn);
    }
    let [first, second, ..] = *drawn else { return None };
    match (luck, rolling(first), rolling(second)) {
        (_, false, false) => one(better_or_worse(faces, luck, value, first, second)),
        (_, true, true) if rolling(last) => None,
        (Luck::Advantage, ..) => Some(Counting::from_slice(drawn)),
        (_, true, true) => one(last),
        (_, true, false) => one(second),
        (_, false, true) => one(first),
    }
}

/// FH-ADV-03, FH-ADV-04, FH-ADV-05, FH-DIF-22: cards are drawn until one does not roll, and then one more, even if it
/// rolls. The better or worse of these two counts; with advantage all those before them, too.
fn one_more(faces: &Faces<'_>, luck: Luck, value: i16, drawn: &[ModifierId]) -> Option<Counting> {
    let at = drawn.iter().position(|card| !faces.modifier(*card).rolling)?;
    let used = better_or_worse(faces, luck, value, drawn[at], *drawn.get(at + 1)?);
    let rolled = if luck == Luck::Advantage { &drawn[..at] } else { &[] };
    Some(rolled.iter().copied().chain([used]).collect())
}

/// GH-AMD-02, GH-AMD-14, FH-AMD-02, FH-AMD-13: one card of the attacker's deck.
fn draw_one(play: &mut Play, attacker: FigureId, table: &mut OnTable) -> Rule {
    let game = play.game;
    let source = match attacker.owner() {
        Some(hero) => Source::of(&game.class(hero.class).name, "modifier"),
        None if play.world.draws_from_ally_deck(attacker) => Source::from("ally-modifier"),
        None => Source::from("monster-modifier"),
    };
    if play.world.agreed.rulings.cards_on_the_table == CardsOnTheTable::ShuffledIn
        && play.world.modifiers_mut(attacker).cards.left() == 0
    {
        let back = std::mem::take(&mut table.lying);
        play.world.modifiers_mut(attacker).cards.shuffle_in(back);
        play.world.modifiers_mut(attacker).cards.reshuffle();
    }
    let mut card = play.draw(source, |world| &mut world.modifiers_mut(attacker).cards)?;
    if card.is_none() {
        // All that is left lies on the table already: a deck of a few cards. They are drawn, but lie there no more.
        let back = std::mem::take(&mut table.lying);
        play.world.modifiers_mut(attacker).cards.shuffle_in(back);
        card = play.draw(source, |world| &mut world.modifiers_mut(attacker).cards)?;
    }
    match card {
        Some(card) => {
            table.drawn.push(card);
            if !play.world.modifier(game, card).leaves {
                table.lying.push(card);
            }
            Ok(())
        }
        None => play.impossible("a modifier deck without a card"),
    }
}

/// GH-ADV-01, GH-ADV-04, GH-ADV-07, FH-ADV-06: the better or the worse card; the first one if that is not clear.
fn better_or_worse(
    faces: &Faces<'_>,
    luck: Luck,
    value: i16,
    first: ModifierId,
    second: ModifierId,
) -> ModifierId {
    match (compare(faces, value, second, first), luck) {
        (Some(Ordering::Greater), Luck::Advantage) | (Some(Ordering::Less), Luck::Disadvantage) => second,
        _ => first,
    }
}

/// GH-ADV-08, FH-ADV-06: every additional effect counts as positive, but nobody can say how much.
fn compare(faces: &Faces<'_>, value: i16, a: ModifierId, b: ModifierId) -> Option<Ordering> {
    let worth = |card: ModifierId| match faces.factor(card) {
        Factor::Null => 0,
        factor => apply(value, factor).max(0),
    };
    let number = worth(a).cmp(&worth(b));
    let effects = faces.modifier(a).compare_effects(faces.modifier(b))?;
    match (number, effects) {
        (Ordering::Equal, effects) => Some(effects),
        (number, Ordering::Equal) => Some(number),
        (number, effects) => (number == effects).then_some(number),
    }
}

/// GH-AMD-05, GH-AMD-06, GH-AMD-07, FH-AMD-06, FH-AMD-07: what a factor makes of a value.
pub fn apply(value: i16, factor: Factor) -> i16 {
    match factor {
        Factor::Plus(n) => value + i16::from(n),
        Factor::Double => value * 2,
        Factor::Null => 0,
    }
}

/// GH-AMD-09: what the cards that count add to the attack beside changing its value.
pub fn gains<'c>(
    game: &'c Haven,
    extra: &'c Extra,
    cards: &'c [ModifierId],
) -> impl Iterator<Item = ToAttack> + Clone + 'c {
    cards.iter().flat_map(|card| extra.modifier(game, *card).gains.iter().copied())
}

/// GH-EFF-14: the shield points that the cards ignore.
pub fn pierce(game: &Haven, extra: &Extra, cards: &[ModifierId]) -> u8 {
    gains(game, extra, cards).map(|gain| if let ToAttack::Pierce(n) = gain { n } else { 0 }).sum()
}

/// GH-EFF-15: the targets that the cards add.
pub fn more_targets(game: &Haven, extra: &Extra, cards: &[ModifierId]) -> u8 {
    gains(game, extra, cards).map(|gain| if let ToAttack::MoreTargets(n) = gain { n } else { 0 }).sum()
}

impl World {
    /// FH-ADV-01, FH-GAP-32: whether somebody chooses the card of an attack with advantage.
    fn chooses_card(&self, attacker: FigureId) -> bool {
        let chosen = self.agreed.rulings.allied_advantage == AlliedAdvantage::Chosen;
        self.agreed.edition.advantage_is_chosen()
            && match attacker {
                FigureId::Hero(_) => true,
                FigureId::Summon(_) | FigureId::Ally(_) => chosen,
                FigureId::Monster(_) | FigureId::Obstacle(_) => false,
            }
    }

    /// GH-AMD-11, GH-AMD-13, GH-ADV-11, FH-AMD-10, GH-AMD-16, FH-VAR-05: what was drawn is discarded or leaves the
    /// deck, whether it counted or not.
    fn put_away(&mut self, game: &Haven, attacker: FigureId, table: &OnTable) {
        // GH-GAP-33: BLESS and CURSE are among the cards that count otherwise.
        let all_four = self.agreed.variants.reduced_randomness
            && self.agreed.rulings.reduced_reshuffle == ReducedReshuffle::AllFour;
        let given = [game.content.bless, game.content.curse];
        let extra = self.agreed.extra.clone();
        let shuffles =
            |card: &ModifierId| extra.modifier(game, *card).shuffle || (all_four && given.contains(card));
        let deck = self.modifiers_mut(attacker);
        table.lying.iter().for_each(|card| deck.cards.discard(*card));
        deck.shuffle_due |= table.drawn.iter().any(shuffles);
    }

    /// GH-AMD-12, GH-CON-15, GH-CON-16, GH-CON-17, GH-CON-22, GH-CON-24, GH-CON-26, FH-AMD-11, FH-CND-16, FH-CND-29,
    /// GH-DATA-07, FH-CND-17, FH-DIF-25, FH-CND-02: a BLESS or CURSE goes into the figure's deck, if its supply has one
    /// left. Says whether it had.
    ///
    /// GH-GAP-60: the supplies are for monsters, and for characters and their summons: an allied figure gets none.
    /// FH-CND-34: it does where the allies have a deck.
    pub fn shuffle_in(&mut self, game: &Haven, figure: FigureId, card: ModifierId) -> bool {
        if let FigureId::Ally(_) = figure
            && !self.agreed.edition.allies_have_a_deck()
        {
            return false;
        }
        // FH-CND-30: those of the ally deck are of the other supply.
        let monsters = figure.is_monster() && !self.draws_from_ally_deck(figure);
        let (in_use, supply) = if card == game.content.bless {
            // GH-DATA-08, GH-GAP-50: one supply for all decks, if it has an end.
            let ruled = (self.agreed.rulings.bless_supply == BlessSupply::Ten).then_some(10);
            let in_use = self.cards_in_decks(card, true) + self.cards_in_decks(card, false);
            (in_use, self.agreed.edition.bless_supply().or(ruled))
        } else {
            (self.cards_in_decks(card, monsters), Some(10))
        };
        let some_left = supply.is_none_or(|supply| in_use < supply);
        if some_left {
            self.modifiers_mut(figure).cards.shuffle_in([card]);
        }
        some_left
    }

    /// GH-AMD-13, GH-END-02: shuffles every deck from which a card with the symbol was drawn this round.
    pub fn shuffle_modifiers(&mut self) -> (bool, SeatSet) {
        let mut heroes = SeatSet::NONE;
        let shuffle = |deck: &mut crate::world::ModifierDeck| {
            let due = std::mem::take(&mut deck.shuffle_due);
            if due {
                deck.cards.reshuffle();
            }
            due
        };
        for hero in &mut self.party.heroes {
            if shuffle(&mut hero.modifiers) {
                heroes = heroes.with(hero.id.seat());
            }
        }
        shuffle(&mut self.decks.ally_modifiers);
        (shuffle(&mut self.decks.monster_modifiers), heroes)
    }
}
