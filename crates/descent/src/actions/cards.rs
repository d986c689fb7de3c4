//! OVC: overlord cards.

use super::effects::{self, Cue};
use super::marks::{self, Occasion};
use crate::Play;
use crate::content::{CardId, Moment};
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Mark, Monster, Pick, Played, Who, World};
use table::{Go, Reveal, Rule};

impl World {
    /// DE-OVC-09, DE-OVC-10: as soon as no card is left in the deck, the discard pile becomes the new deck; if nothing is
    /// discarded yet, the first card that is.
    pub fn renew_deck(&mut self) {
        if self.overlord.deck.left() == 0 {
            self.overlord.deck.reshuffle();
        }
    }

    /// DE-OVC-08: a card goes to the discard pile.
    pub fn discard_card(&mut self, card: CardId) {
        self.overlord.deck.discard(card);
        self.renew_deck();
    }
}

/// DE-OVC-03: the overlord draws.
pub fn draw(play: &mut Play, n: u8) -> Rule {
    for _ in 0..n {
        if let Some(card) = play.draw("overlord", |world| &mut world.overlord.deck)? {
            play.world.renew_deck();
            play.world.overlord.hand.push(card);
            play.world.overlord.hand.sort_unstable();
            play.tell(|_, world| Fact::OverlordDraws { seat: world.overlord_seat(), card });
            play.tell(|_, _| Fact::OverlordDrew);
        }
    }
    Ok(())
}

/// The overlord discards cards by chance.
pub fn lose_by_chance(play: &mut Play, n: u8) -> Rule {
    for _ in 0..n {
        let hand = play.world.overlord.hand.clone();
        if hand.is_empty() {
            return Ok(());
        }
        let card = play.roll("hand", &hand)?;
        let hand = &mut play.world.overlord.hand;
        if let Some(place) = hand.iter().position(|held| *held == card) {
            hand.remove(place);
        }
        play.world.discard_card(card);
        play.reveal(Reveal::Shown);
        play.tell(|_, _| Fact::OverlordDiscards { card });
    }
    Ok(())
}

/// A card that was played returns to the hand, also if it has become the new deck.
pub fn take_back(play: &mut Play, card: CardId) {
    let overlord = &mut play.world.overlord;
    let mut taken = overlord.deck.take_discarded(|other| *other == card);
    if taken.pop().or_else(|| overlord.deck.take(&card)).is_some() {
        overlord.hand.push(card);
        overlord.hand.sort_unstable();
    }
    taken.into_iter().for_each(|other| overlord.deck.discard(other));
    play.world.renew_deck();
    play.tell(|_, _| Fact::TakesBack { card });
}

/// DE-OVC-08: a card is played face up and goes to the discard pile.
pub fn reveal(play: &mut Play, card: CardId) {
    let hand = &mut play.world.overlord.hand;
    if let Some(place) = hand.iter().position(|held| *held == card) {
        hand.remove(place);
    }
    play.world.discard_card(card);
    play.reveal(Reveal::Shown);
    play.tell(|_, _| Fact::Plays { card });
}

/// A card that is played in an attack; after a late roll it is for those who have just rolled (DE-ATK-28).
pub fn in_attack(play: &mut Play, card: CardId, late: Option<&[Who]>) -> Rule {
    reveal(play, card);
    let seat = play.world.overlord_seat();
    let Some(attack) = play.world.attack() else { return Ok(()) };
    let (attacker, played) = (attack.attacker, attack.played.clone());
    let on = marks::choose(play, card, Occasion { moments: &[], played: &played, late })?;
    let Some(attack) = play.world.attack_mut() else { return Ok(()) };
    attack.played.push(Played { card, on });
    let cue = Cue { seat, on, card: Some(card), ..Cue::new(play.world, attacker, None) };
    let does = &play.game.card(card).does;
    effects::each(play, cue, does)?;
    if !play.world.is_on_map(attacker)
        && let Some(attack) = play.world.attack_mut()
    {
        attack.broken_off = true;
    }
    Ok(())
}

/// DE-HID-01: asks the overlord for a card at such a moment. Whether it is asked depends only on what everybody knows.
fn offered(play: &mut Play, prompt: Prompt, moments: &[Moment], played: &[Played]) -> Rule<Option<CardId>> {
    let (seat, game) = (play.world.overlord_seat(), play.game);
    let now = Occasion::new(moments, played);
    if !marks::might_play(game, play.world, now) {
        return Ok(None);
    }
    let mut chosen: Option<CardId> = None;
    play.react(
        &[seat],
        prompt,
        |_, _| true,
        |game, world, _| marks::playable(game, world, now),
        |_, _, pick| {
            if let Pick::Card(card) = pick {
                chosen = Some(card);
            }
            Ok(Go::Close)
        },
    )?;
    if let Some(card) = chosen {
        reveal(play, card);
    }
    Ok(chosen)
}

/// DE-OVC-07, DE-TRG-12: a window for the overlord, because of what a hero has done. Every space entered is a trigger
/// of its own.
pub fn against(play: &mut Play, who: Who, moments: &[Moment]) -> Rule {
    let mut played: Vec<Played> = Vec::new();
    let own_turn = play.world.turn_of(who).is_some();
    while play.world.is_on_map(who) {
        let Some(card) = offered(play, Prompt::Against { who }, moments, &played)? else { return Ok(()) };
        played.push(Played { card, on: None });
        let does = play.game.card(card).does.clone();
        effects::happen(play, who, &does, Some(who))?;
        if own_turn && play.world.turn_of(who).is_none() {
            return Ok(());
        }
    }
    Ok(())
}

/// DC-OL-40, DC-OL-41: a hero has passed a test; the card by which the overlord makes it repeat that, if it plays one.
pub fn passed(play: &mut Play, who: Who) -> Rule<Option<CardId>> {
    if who.hero().is_none() {
        return Ok(None);
    }
    offered(play, Prompt::Passed { who }, &[Moment::Passed], &[])
}

/// DE-DIC-14: the overlord has rolled dice outside an attack, for a test or for what a monster recovers, and may roll one
/// of them again by a card.
pub fn own_roll(play: &mut Play, who: Who) -> Rule {
    let mut played: Vec<Played> = Vec::new();
    let seat = play.world.overlord_seat();
    while let Some(card) = offered(play, Prompt::OwnRoll { who }, &[Moment::OwnRoll], &played)? {
        played.push(Played { card, on: None });
        let cue = Cue { seat, ..Cue::new(play.world, who, None) };
        let does = &play.game.card(card).does;
        effects::each(play, cue, does)?;
    }
    Ok(())
}

/// DC-OL-07, DC-OL-08, DC-OL-09: a hero has been knocked out, and the overlord has drawn for it.
pub fn knocked_out(play: &mut Play, id: HeroId) -> Rule {
    let mut played: Vec<Played> = Vec::new();
    while let Some(card) = offered(play, Prompt::KnockedOut { hero: id }, &[Moment::KnockedOut], &played)? {
        played.push(Played { card, on: None });
        let does = play.game.card(card).does.clone();
        effects::happen(play, Who::Hero(id), &does, Some(Who::Hero(id)))?;
    }
    Ok(())
}

/// A monster is defeated: the overlord may let it rise again.
pub fn monster_falls(play: &mut Play, monster: &Monster) -> Rule {
    let who = Who::Monster(monster.id);
    if monster.risen || play.world.under_way.commanded.is_some() {
        return Ok(());
    }
    let card = offered(play, Prompt::MonsterFalls { who }, &[Moment::MonsterFalls], &[])?;
    let Some(card) = card else { return Ok(()) };
    let fallen = std::slice::from_ref(monster);
    let cue = Cue { fallen, card: Some(card), ..Cue::new(play.world, who, None) };
    let does = &play.game.card(card).does;
    effects::each(play, cue, does)
}

/// DE-OVT-01, DE-OVT-07: cards at the start or end of the overlord's turn, and those that it may play at any time of it;
/// each name once, or once on each target (DE-OVC-06, DE-OVC-07), with those that were `played` before.
pub fn in_own_turn(play: &mut Play, moment: Moment, mut played: Vec<Played>) -> Rule<Vec<Played>> {
    let seat = play.world.overlord_seat();
    let game = play.game;
    let moments = [moment, Moment::Turn];
    while marks::might_play(game, play.world, Occasion::new(&moments, &played)) {
        let mut picks = marks::playable(game, play.world, Occasion::new(&moments, &played));
        picks.push(Pick::Pass);
        let Pick::Card(card) = play.choose_hidden(seat, Prompt::OwnCards, &picks)? else { break };
        let now = play_now(play, card, None, &played)?;
        played.push(now);
    }
    Ok(played)
}

/// A card that the overlord plays in its own turn, `by` the monster that is being activated if there is one; `played` was
/// played on the same trigger.
pub fn play_now(play: &mut Play, card: CardId, by: Option<Who>, played: &[Played]) -> Rule<Played> {
    reveal(play, card);
    let on = marks::choose(play, card, Occasion::new(&[], played))?;
    let target = on.and_then(Mark::figure);
    let monster = play.world.monsters.first().map(|monster| Who::Monster(monster.id));
    let hero = play.world.hero_ids().next().map(Who::Hero);
    if let Some(by) = target.or(by).or(monster).or(hero) {
        let cue = Cue { on, card: Some(card), ..Cue::new(play.world, by, target) };
        let does = &play.game.card(card).does;
        effects::all(play, cue, does)?;
    }
    Ok(Played { card, on })
}
