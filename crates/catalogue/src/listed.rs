//! Items that a file of `rules/` names by area or by id.

use crate::references::Scope;
use crate::{Catalogue, Id};

/// Finds what lists name: `GH-FOC` is an area, `GH-FOC-02` an item, `GH-FOC-02..06` a range of items.
pub(crate) struct Finder<'c> {
    catalogue: &'c Catalogue,
    scope: Scope,
}

impl<'c> Finder<'c> {
    /// A finder that knows the items of `catalogue`.
    pub(crate) fn of(catalogue: &'c Catalogue) -> Finder<'c> {
        Finder { catalogue, scope: Scope::of(catalogue.prefixes()) }
    }

    /// The items of an area, or why there are none.
    pub(crate) fn area(&self, name: &str) -> Result<Vec<&'c Id>, String> {
        let of_area = |id: &&Id| format!("{}-{}", id.prefix(), id.area()) == name;
        let ids: Vec<&Id> = self.catalogue.items().map(|item| &item.id).filter(of_area).collect();
        if ids.is_empty() {
            return Err(format!("there is no area {name}; write it as GH-FOC"));
        }
        Ok(ids)
    }

    /// The items of an id or a range, and what is wrong with it.
    pub(crate) fn ids(&self, text: &str) -> (Vec<&'c Id>, Vec<String>) {
        let mentions = self.scope.mentions(text);
        let whole = mentions.len() == 1 && mentions[0].text == text && mentions[0].broken.is_none();
        if !whole {
            return (Vec::new(), vec![format!("`{text}` is no rule id or range of a known game")]);
        }
        let (mut found, mut wrong) = (Vec::new(), Vec::new());
        for id in &mentions[0].ids {
            match self.catalogue.item(id) {
                Some(item) => found.push(&item.id),
                None => wrong.push(self.catalogue.no_such(id)),
            }
        }
        (found, wrong)
    }
}
