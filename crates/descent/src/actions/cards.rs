//! OVC: overlord cards.

use super::{attack, attributes, effects, movement, windows};
use crate::content::{Again, Attribute, CardId, Effect, Moment, Scheme};
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Pick, Who, World};
use crate::{Descent, Play};
use table::{Go, Reveal, Rule};

/// DE-OVC-03, DE-OVC-09, DE-OVC-10: the overlord draws; when the deck is empty the discard pile becomes it.
pub fn draw(play: &mut Play, n: u8) -> Rule {
    for _ in 0..n {
        if let Some(card) = play.draw("overlord", |world| &mut world.overlord.deck)? {
            play.world.overlord.hand.push(card);
            play.world.overlord.hand.sort_unstable();
            play.tell(|_, world| Fact::OverlordDraws { seat: world.overlord_seat(), card });
            play.tell(|_, _| Fact::OverlordDrew);
        }
    }
    Ok(())
}

/// DE-OVC-06: the cards of the hand that may be played at such a moment, each name once on a trigger.
pub fn playable(game: &Descent, world: &World, moments: &[Moment], played: &[CardId]) -> Vec<Pick> {
    let mut cards: Vec<CardId> = world.overlord.hand.clone();
    cards.dedup();
    let fits = |card: &CardId| {
        moments.contains(&game.card(*card).when) && !played.contains(card) && makes_sense(game, world, *card)
    };
    cards.into_iter().filter(fits).map(Pick::Card).collect()
}

/// Whether a card would find what it needs.
fn makes_sense(game: &Descent, world: &World, card: CardId) -> bool {
    game.card(card).does.iter().all(|effect| match effect {
        Effect::Reroll(again) => !reroll_dice(world, *again).is_empty(),
        _ => true,
    })
}

/// The dice that the overlord has rolled.
fn reroll_dice(world: &World, again: Again) -> Vec<Pick> {
    windows::rerollable(world, again, None)
}

/// DE-OVC-08: a card is played face up and goes to the discard pile.
pub fn reveal(play: &mut Play, card: CardId) {
    let hand = &mut play.world.overlord.hand;
    if let Some(place) = hand.iter().position(|held| *held == card) {
        hand.remove(place);
    }
    play.world.overlord.deck.discard(card);
    play.reveal(Reveal::Shown);
    play.tell(|_, _| Fact::Plays { card });
}

/// A card that is played in an attack.
pub fn in_attack(play: &mut Play, card: CardId) -> Rule {
    reveal(play, card);
    let seat = play.world.overlord_seat();
    let Some(attack) = play.world.attack_mut() else { return Ok(()) };
    attack.played.push(card);
    let attacker = attack.attacker;
    let printed = play.game.card(card);
    if printed.scheme == Some(Scheme::CriticalBlow)
        && let Some(attack) = play.world.attack_mut()
    {
        attack.granted.push(card);
    }
    for effect in &printed.does {
        match effect {
            Effect::Reroll(again) => windows::reroll(play, seat, *again, None)?,
            Effect::Shields(n) => shields(play, *n)?,
            effect => attack::add(play, effect)?,
        }
    }
    if !play.world.is_on_map(attacker)
        && let Some(attack) = play.world.attack_mut()
    {
        attack.broken_off = true;
    }
    Ok(())
}

/// Shields for one monster that is affected.
fn shields(play: &mut Play, n: u8) -> Rule {
    let Some(attack) = play.world.attack() else { return Ok(()) };
    let struck = attack.struck.iter().map(|struck| struck.who).filter(|who| who.monster().is_some());
    let picks: Vec<Pick> = struck.map(Pick::Figure).collect();
    let seat = play.world.overlord_seat();
    if picks.is_empty() {
        return Ok(());
    }
    if let Pick::Figure(who) = play.choose(seat, Prompt::WhichMonster, &picks)? {
        windows::add_shields(play, who, n);
    }
    Ok(())
}

/// DE-OVC-07: a window for the overlord, because of what a hero has done. Every space entered is a trigger of its own.
pub fn against(play: &mut Play, id: HeroId, moments: &[Moment]) -> Rule {
    let seat = play.world.overlord_seat();
    let game = play.game;
    let mut played: Vec<CardId> = Vec::new();
    loop {
        if play.world.hero(id).knocked_out || !windows::might_play(game, play.world, moments) {
            return Ok(());
        }
        let known = played.clone();
        let mut now: Option<CardId> = None;
        play.react(
            &[seat],
            Prompt::Against { hero: id },
            |_, _| true,
            |game, world, _| playable(game, world, moments, &known),
            |_, _, pick| {
                if let Pick::Card(card) = pick {
                    now = Some(card);
                }
                Ok(Go::Close)
            },
        )?;
        let Some(card) = now else { return Ok(()) };
        played.push(card);
        reveal(play, card);
        let does = game.card(card).does.clone();
        effects::happen(play, Who::Hero(id), &does, Some(id))?;
        if !play.world.moves_on(id) {
            return Ok(());
        }
    }
}

impl World {
    /// Whether a hero is still on its way: it stands, and it is its turn.
    fn moves_on(&self, id: HeroId) -> bool {
        !self.hero(id).knocked_out && self.turn_of(Who::Hero(id)).is_some()
    }
}

/// DE-OVT-01: cards at the start or end of the overlord's turn.
pub fn in_own_turn(play: &mut Play, moment: Moment) -> Rule {
    let seat = play.world.overlord_seat();
    let game = play.game;
    let mut played: Vec<CardId> = Vec::new();
    while windows::might_play(game, play.world, &[moment]) {
        let mut picks = playable(game, play.world, &[moment], &played);
        picks.retain(|pick| !matches!(pick, Pick::Card(card) if !has_victim(game, play.world, *card)));
        picks.push(Pick::Pass);
        let Pick::Card(card) = play.choose_hidden(seat, Prompt::OwnCards, &picks)? else { return Ok(()) };
        played.push(card);
        reveal(play, card);
        match game.card(card).scheme {
            Some(Scheme::WordOfMisery) => play.world.overlord.misery = true,
            Some(Scheme::DarkCharm) => dark_charm(play)?,
            _ => {}
        }
        let does = game.card(card).does.clone();
        let by = play.world.monsters.first().map(|monster| Who::Monster(monster.id));
        if let Some(by) = by {
            effects::happen(play, by, &does, None)?;
        }
    }
    Ok(())
}

fn has_victim(game: &Descent, world: &World, card: CardId) -> bool {
    game.card(card).scheme != Some(Scheme::DarkCharm) || world.heroes.iter().any(|hero| !hero.knocked_out)
}

/// Dark Charm: a hero on the map tests Willpower. If it passes the overlord draws a card; if it fails, the overlord
/// moves it up to its Speed, or attacks with it.
fn dark_charm(play: &mut Play) -> Rule {
    let seat = play.world.overlord_seat();
    let heroes = play.world.hero_ids().filter(|id| play.world.is_on_map(Who::Hero(*id)));
    let picks: Vec<Pick> = heroes.map(Pick::Hero).collect();
    let Pick::Hero(id) = play.choose(seat, Prompt::WhichHero, &picks)? else { return Ok(()) };
    if attributes::test(play, Who::Hero(id), Attribute::Willpower)? {
        return draw(play, 1);
    }
    movement::charmed(play, id)
}
