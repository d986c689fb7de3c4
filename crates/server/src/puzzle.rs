//! Cases of the rules as pictures and puzzles: the position as it is laid out, or as a table of one's own with what the
//! case answers there.

use crate::hall::Hall;
use crate::http::{Answer, Body, Errand, NewTableInfo, NewTablePermit, opened};
use crate::record::Sheet;
use axum::Json;
use axum::extract::State;
use cases::Case;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::any::AnyTable;
use table::scene::{Board, Figure};
use table::{Seat, Standing, Until, Viewer};
use utoipa::ToSchema;
use wire::{ErrorKind, Failed};

/// A case that is to be opened.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The case as it is written (docs/cases.md).
    pub case: String,
}

/// How many cases are drawn at once.
const SKETCHES: usize = 64;

/// Cases that are to be drawn.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ToDraw {
    /// The cases as they are written (docs/cases.md).
    pub cases: Vec<String>,
}

/// What is drawn of a case: parts of the type `Scene` of `web/types/table.ts`.
#[derive(Debug, Serialize)]
pub struct Sketch {
    /// The board.
    pub board: Board,
    /// The figures on it.
    pub figures: Vec<Figure>,
}

/// The positions of cases as they are laid out, before anything happens; nothing for a case that has none.
#[utoipa::path(post, path = "/api/sketches", request_body = ToDraw,
    responses((status = 200), (status = 400), (status = 429)))]
pub async fn draw(
    State(hall): State<Arc<Hall>>,
    Errand(place): Errand,
    Body(wanted): Body<ToDraw>,
) -> Answer<Vec<Option<Sketch>>> {
    if wanted.cases.len() > SKETCHES {
        let why = format!("{} cases; at most {SKETCHES} are drawn at once", wanted.cases.len());
        return Err(ErrorKind::Request.because(why).into());
    }
    let drawn = place.work(move || wanted.cases.iter().map(|text| sketch(&hall, text)).collect());
    Ok(Json(drawn.await.map_err(Failed::from)?))
}

fn sketch(hall: &Hall, text: &str) -> Option<Sketch> {
    let table = Case::parse(text).ok()?.puzzle(&hall.games.list()).ok()?;
    let scene = table.first_scene(Viewer::Engine);
    Some(Sketch { board: scene.board, figures: scene.figures })
}

/// A puzzle that was opened.
#[derive(Debug, Serialize, ToSchema)]
pub struct Puzzle {
    /// Its table.
    #[serde(flatten)]
    pub table: NewTableInfo,
    /// The rule that it shows, as a sentence.
    pub title: String,
    /// What the case answers, in this order.
    pub answers: Vec<Given>,
}

/// An answer of a case.
#[derive(Debug, Serialize, ToSchema)]
pub struct Given {
    /// The seat's name; or `party`, `monsters`: whoever is asked.
    pub seat: String,
    /// The option's key.
    pub key: String,
}

/// Opens the position of a case as a table, and says what the case answers there.
#[utoipa::path(post, path = "/api/puzzles", request_body = Wanted,
    responses((status = 200, body = Puzzle), (status = 400), (status = 429)))]
pub async fn open(
    State(hall): State<Arc<Hall>>,
    permit: NewTablePermit,
    Errand(place): Errand,
    Body(wanted): Body<Wanted>,
) -> Answer<Puzzle> {
    let reading = Arc::clone(&hall);
    let (table, title, answers) =
        place.work(move || set_up(&reading, &wanted.case)).await.map_err(Failed::from)??;
    let sheet = Sheet { title: title.chars().take(80).collect(), ..Sheet::default() };
    let Json(opened) = opened(&hall, &permit, &*table, sheet, &BTreeMap::new()).await?;
    Ok(Json(Puzzle { table: opened, title, answers }))
}

/// The table of a case, its title, and what it answers.
type SetUp = (Box<dyn AnyTable>, String, Vec<Given>);

fn set_up(hall: &Hall, text: &str) -> Result<SetUp, Failed> {
    let unreadable = |failure: cases::Failure| ErrorKind::Setup.because(failure.text);
    let case = Case::parse(text).map_err(unreadable)?;
    let title = case.title.clone();
    let answers = case.steps.iter().flat_map(|step| &step.answers);
    let answers: Vec<Given> =
        answers.map(|a| Given { seat: a.value.seat.clone(), key: a.value.key.clone() }).collect();
    let pass: Vec<String> = case.pass.iter().map(|kind| kind.value.clone()).collect();
    let mut table = case.puzzle(&hall.games.list()).map_err(unreadable)?;
    let mut passing = table.copy();
    let_pass(&mut *passing, &pass);
    // What the case passes silently passes here too, unless the case itself has something to say to it.
    if follows(passing.copy(), &answers) >= follows(table.copy(), &answers) {
        table = passing;
    }
    Ok((table, title, answers))
}

fn let_pass(table: &mut dyn AnyTable, kinds: &[String]) {
    for (seat, _) in table.seats() {
        for kind in kinds {
            let standing =
                Standing { seat, kind: kind.clone(), key: "pass".to_owned(), until: Until::Cleared };
            // A kind that is never asked at this table has nothing to pass.
            table.standing(standing).ok();
        }
    }
}

/// How many of these answers can be given, one after the other.
fn follows(mut table: Box<dyn AnyTable>, answers: &[Given]) -> usize {
    let seats = table.seats();
    let is_seat = |name: &str| seats.iter().any(|(_, seat)| seat == name);
    let mut give = |answer: &&Given| -> bool {
        // Whoever is not a seat is all of them: the party, the monsters.
        let may = seats.iter().filter(|(_, name)| *name == answer.seat || !is_seat(&answer.seat));
        let may: Vec<Seat> = may.map(|(seat, _)| *seat).collect();
        may.into_iter().any(|seat| {
            let Some(question) = table.question(seat) else { return false };
            table.answer(seat, question, &answer.key).is_ok()
        })
    };
    answers.iter().take_while(|answer| give(answer)).count()
}
