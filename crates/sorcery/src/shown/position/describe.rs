//! A world between two units, written as a position from which the same world is made again.

use super::{ChronicleAt, DealingAt, DeckAt, FigureAt, LaterAt, Position, TurnAt, VisitAt};
use crate::Sorcery;
use crate::content::{AreaId, CardId, ItemId, PowerId, Thing};
use crate::shown::scene::stage;
use crate::world::{Body, Dealing, Foe, Hero, HeroId, Later, Left, Movement, Stage, Turn, Who, World};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Deck, Named};

/// The position of a world at rest. Only quests can be described: a map of a case has no drawing of its own.
pub(crate) fn describe(game: &Sorcery, world: &World) -> Option<Value> {
    world.agreed.quest?;
    serde_json::to_value(Describe { game, world }.position()).ok()
}

struct Describe<'d> {
    game: &'d Sorcery,
    world: &'d World,
}

impl Describe<'_> {
    fn area(&self, area: AreaId) -> String {
        self.world.spot(area).to_string()
    }

    fn hero_name(&self, id: HeroId) -> String {
        self.game.class(id.class).hero.clone()
    }

    fn items(&self, list: &[ItemId]) -> Vec<String> {
        list.iter().map(|id| self.game.item(*id).name.clone()).collect()
    }

    fn item(&self, id: Option<ItemId>) -> Option<String> {
        id.map(|id| self.game.item(id).name.clone())
    }

    fn powers(&self, list: &[PowerId]) -> Vec<String> {
        list.iter().map(|id| self.game.power(*id).name.clone()).collect()
    }

    fn card(&self, card: CardId) -> String {
        self.game.content.cards[card.index()].2.clone()
    }

    fn position(&self) -> Position {
        let (game, world) = (self.game, self.world);
        let event = |id: &crate::content::EventId| game.content.events[id.index()].name.clone();
        let quest = world.agreed.quest.map(|quest| &game.content.quests[quest.index()]);
        let specials = quest.map_or(&[][..], |quest| &quest.specials);
        let special = |n: &u8| specials.get(usize::from(*n)).map(|special| special.name.clone());
        Position {
            at: self.at(),
            quest: quest.map(|quest| quest.name.clone()),
            doors: self.doors(),
            open: self.open(),
            figures: self.figures(),
            things: Some(self.things()),
            left: self.left(),
            gates: Some(world.gates.clone()),
            altars: Some(world.altars.clone()),
            shadow_tokens: Some(world.shadows.iter().map(|at| self.area(*at)).collect()),
            fires: world.fires.iter().map(|(at, fire)| (self.area(*at), *fire)).collect(),
            shards: Some(world.shards),
            bank: Some(world.bank.0),
            threat: world.threat.map(|(hero, level)| format!("{} {level}", self.hero_name(hero))),
            face_up: world.face_up.iter().map(event).collect(),
            day: world.day.as_ref().map(event),
            goal: world.goal,
            round: Some(world.round),
            began: Some(world.agreed.heroes),
            soul_storm: world.agreed.soul_storm,
            rulings: world.agreed.rulings,
            decks: self.decks(),
            emporium: Some(self.items(&world.stock)),
            supply: Some(self.items(&world.supply)),
            improved: self.items(&world.improved),
            visit: self.visit(),
            dealing: self.dealing(),
            later: world.later.iter().filter_map(|later| self.later(later)).collect(),
            campaign: self.campaign(),
            charges_spent: world.spent.iter().map(|(id, n)| (game.item(*id).name.clone(), *n)).collect(),
            shields_lost: world
                .shields_lost
                .iter()
                .map(|(id, n)| (game.item(*id).name.clone(), *n))
                .collect(),
            snares: self.snares(),
            specials: world.specials.iter().filter_map(special).collect(),
            reached: world.reached.clone(),
            killed: world.killed.iter().map(|card| self.card(*card)).collect(),
            active: Some(self.hero_name(world.active_hero())),
            turn: world.turn.as_ref().map(|turn| self.turn(turn)).unwrap_or_default(),
            to_act: world
                .enemy_turn
                .as_ref()
                .map(|turn| (turn.left.iter().map(|card| self.card(*card)).collect(), turn.count)),
            ended: world.ended,
            ..Position::default()
        }
    }

    /// Where play stands.
    fn at(&self) -> String {
        let world = self.world;
        let active = self.hero_name(world.active_hero());
        match (world.stage, &world.enemy_turn, &world.turn) {
            (Stage::Battle, Some(turn), _) => {
                format!("enemies {}, {active}", self.game.content.encounters[turn.card.index()].name)
            }
            (Stage::Battle, None, Some(turn)) => {
                format!(
                    "turn {}, {} combat, {} standard",
                    self.hero_name(turn.hero),
                    turn.combat,
                    turn.standard
                )
            }
            (other, ..) => stage(other).to_owned(),
        }
    }

    fn turn(&self, turn: &Turn) -> TurnAt {
        TurnAt {
            movement: Some(turn.movement),
            more: turn.more,
            lasting: turn.lasting,
            by_power: matches!(turn.movement, Movement::Going(_)) && turn.lasting.is_none(),
            slow: turn.slow,
            dashed: turn.dashed,
            focused: turn.focused,
            provoked: turn.provoked,
            next: turn.next.clone(),
            ghostly: turn.ghostly,
            over: turn.over,
            evaded: turn.evaded.map(|at| self.area(at)),
            handling: turn.handling,
        }
    }

    fn pair(&self, door: &board::area::Door) -> String {
        format!("{} {}", self.area(door.between.0), self.area(door.between.1))
    }

    fn doors(&self) -> BTreeMap<String, crate::content::Barred> {
        let doors = self.world.ground.plan.map.doors().iter();
        doors.map(|door| (self.pair(door), self.world.doors[usize::from(door.id.0)])).collect()
    }

    fn open(&self) -> Vec<String> {
        let doors = self.world.ground.plan.map.doors().iter();
        doors.filter(|door| self.world.open.is_open(door.id)).map(|door| self.pair(door)).collect()
    }

    fn things(&self) -> BTreeMap<String, Vec<String>> {
        let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (at, thing) in &self.world.things {
            let name = match thing {
                Thing::Chest => "chest".to_owned(),
                Thing::LockedChest => "locked-chest".to_owned(),
                Thing::Search => "search".to_owned(),
                Thing::Key => "key".to_owned(),
                Thing::Waypoint(n) => format!("waypoint-{n}"),
                Thing::Story(n) => format!("story-{n}"),
                Thing::Altar(n) => format!("altar-{n}"),
                Thing::Gate(n) => format!("gate-{n}"),
            };
            all.entry(self.area(*at)).or_default().push(name);
        }
        all
    }

    fn left(&self) -> BTreeMap<String, Vec<String>> {
        let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (at, left) in &self.world.left {
            let name = match left {
                Left::Item(id) => self.game.item(*id).name.clone(),
                Left::Coins(coins) => format!("coins {} {} {}", coins.0[0], coins.0[1], coins.0[2]),
                Left::Loot => "loot".to_owned(),
                Left::Treasure => "treasure".to_owned(),
            };
            all.entry(self.area(*at)).or_default().push(name);
        }
        all
    }

    fn visit(&self) -> Option<VisitAt> {
        let visit = self.world.visit.as_ref()?;
        let names = |list: &[HeroId]| list.iter().map(|hero| self.hero_name(*hero)).collect::<Vec<_>>();
        Some(VisitAt {
            heroes: Some(names(&visit.heroes)),
            at: visit.at.map(|hero| self.hero_name(hero)),
            gambled: names(&visit.gambled),
            supply: visit.supply,
        })
    }

    fn dealing(&self) -> Option<DealingAt> {
        Some(match self.world.dealing? {
            Dealing::Reorganize { hero } => DealingAt { hero: self.hero_name(hero), ..DealingAt::default() },
            Dealing::Exchange { hero, other, items } => {
                DealingAt { hero: self.hero_name(hero), with: Some(self.hero_name(other)), items }
            }
        })
    }

    fn later(&self, later: &Later) -> Option<LaterAt> {
        let event = |id: &crate::content::EventId| self.game.content.events[id.index()].name.clone();
        Some(match later {
            Later::Deeds { hero, from, range, name, event, deeds } => LaterAt::Deeds {
                hero: self.hero_name(*hero),
                from: self.area(*from),
                range: *range,
                name: name.clone(),
                event: *event,
                deeds: deeds.clone(),
            },
            Later::Course(id, hero) => LaterAt::Course { event: event(id), hero: self.hero_name(*hero) },
            Later::OntoTheDeck(id) => LaterAt::OntoTheDeck { event: event(id) },
            Later::Story(at, token) => LaterAt::Story { area: self.area(*at), token: *token },
            Later::Arrival(hero) => LaterAt::Arrival { hero: self.hero_name(*hero) },
            Later::Alert(Who::Hero(hero), at) => {
                LaterAt::Alert { hero: self.hero_name(*hero), companion: false, area: self.area(*at) }
            }
            Later::Alert(Who::Companion(hero), at) => {
                LaterAt::Alert { hero: self.hero_name(*hero), companion: true, area: self.area(*at) }
            }
            // Enemies alarm nobody.
            Later::Alert(Who::Foe(_), _) => return None,
        })
    }

    fn campaign(&self) -> Option<ChronicleAt> {
        let is = self.world.campaign.as_ref()?;
        let won = is.won.iter().map(|quest| self.game.content.quests[quest.index()].name.clone()).collect();
        Some(ChronicleAt { won, lost: is.lost, marks: is.marks.clone() })
    }

    fn snares(&self) -> Vec<String> {
        let all = self.world.snares.iter();
        all.map(|snare| {
            let (at, hero) = (self.area(snare.at), self.hero_name(snare.hero));
            format!("{at} {hero} {} {}", self.game.power(snare.power).name, snare.level + 1)
        })
        .collect()
    }

    fn figures(&self) -> BTreeMap<String, FigureAt> {
        let heroes = self.world.hero_ids().into_iter().map(|id| (self.hero_name(id), self.hero(id)));
        let foes = self.world.foes.iter().map(|foe| (self.card(foe.card), self.foe(foe)));
        heroes.chain(foes).collect()
    }

    /// What lies on a figure's card.
    fn body(&self, body: &Body) -> FigureAt {
        let until = |name: &str, n: u8| match n {
            0 => None,
            1 => Some(name.to_owned()),
            _ => Some(format!("{name} 2")),
        };
        let down = body.down.then(|| "knocked-down".to_owned());
        let poison = (body.poison > 0).then(|| format!("poisoned-{}", body.poison));
        let tokens =
            [until("stunned", body.stunned), until("blinded", body.blinded), until("slowed", body.slowed)];
        FigureAt {
            area: Some(self.area(body.at)),
            before: body.before.map(|at| self.area(at)),
            wounds: body.wounds,
            conditions: tokens.into_iter().chain([down, poison]).flatten().collect(),
            fire: body.fire,
            tokens: body.tokens.iter().map(|token| token.name()).collect(),
            shields: Some(body.shields),
            changes: body.changes.clone(),
            ..FigureAt::default()
        }
    }

    fn hero(&self, id: HeroId) -> FigureAt {
        let is: &Hero = self.world.hero(id);
        let held = |held: &crate::world::Held| {
            let from = self.item(held.from).map(|item| format!(" {item}")).unwrap_or_default();
            format!("{} {}{from}", self.game.power(held.power).name, held.wait)
        };
        FigureAt {
            seat: Some(id.seat),
            class: Some(self.game.class(id.class).class.clone()),
            rank: Some(is.rank),
            ghost: is.ghost,
            fell: is.fell,
            main: self.item(is.main),
            off: self.item(is.off),
            armor: self.item(is.armor),
            artifact: self.item(is.artifact),
            awake: is.awake,
            inventory: self.items(&is.inventory),
            coins: Some(is.coins.0),
            key: is.key,
            powers: is.powers.iter().map(held).collect(),
            done: is.done,
            hidden: is.hidden,
            used: [self.powers(&is.used_round), self.powers(&is.used_quest)],
            companion_acted: is.companion_acted,
            companion_is: is.companion.as_ref().map(|body| Box::new(self.body(body))),
            ..self.body(&is.body)
        }
    }

    fn foe(&self, foe: &Foe) -> FigureAt {
        let first = foe.figures.iter().flatten().next();
        let manager = self.world.heroes.get(usize::from(foe.manager));
        FigureAt {
            area: first.map(|body| self.area(body.at)),
            manager: manager.map(|hero| self.game.class(hero.class).hero.clone()),
            side: Some(foe.side + 1),
            charges: Some(foe.charges.clone()),
            powers: foe
                .powers
                .iter()
                .map(|id| self.game.content.enemy_powers[id.index()].name.clone())
                .collect(),
            each: foe.figures.iter().map(|body| body.as_ref().map(|body| self.body(body))).collect(),
            taunted: foe.taunted.map(|hero| self.hero_name(hero)),
            ..FigureAt::default()
        }
    }

    fn decks(&self) -> BTreeMap<String, DeckAt> {
        let all = &self.world.decks;
        [
            ("enemies", self.deck(&all.enemies)),
            ("enemy-powers", self.deck(&all.enemy_powers)),
            ("encounters", self.deck(&all.encounters)),
            ("traps", self.deck(&all.traps)),
            ("treasures", self.deck(&all.treasures)),
            ("events", self.deck(&all.events)),
            ("critical", self.deck(&all.critical)),
            ("shadows", self.deck(&all.shadows)),
            ("loot", self.deck(&all.loot)),
            ("chests", self.deck(&all.chests)),
            ("searches", self.deck(&all.searches)),
            ("souls", self.deck(&all.souls)),
        ]
        .into_iter()
        .map(|(name, deck)| (name.to_owned(), deck))
        .collect()
    }

    fn deck<C: Clone + Ord + Named<Sorcery>>(&self, deck: &Deck<C>) -> DeckAt {
        let name = |card: &C| {
            let mut out = String::new();
            card.name(self.game, &mut out);
            out
        };
        DeckAt {
            left: Some(deck.cards_left().iter().map(name).collect()),
            discard: deck.discarded().iter().map(name).collect(),
        }
    }
}
