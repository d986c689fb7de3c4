//! What is in a Fluent file: which messages, and which arguments they want.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// The messages of one or more files of one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Messages {
    /// The messages by id.
    pub by_id: BTreeMap<String, Message>,
    /// Ids, and beginnings of ids (with `-` at the end), of messages that no `phrase!` names: those that content
    /// names and those that a client says. A file lists them in a line `### kept: …`.
    pub kept: BTreeSet<String>,
    /// Ids that occur more than once.
    pub twice: Vec<String>,
}

/// What a message wants and has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The variables of it and its attributes, without the dollar sign.
    pub variables: BTreeSet<String>,
    /// The names of its attributes.
    pub attributes: BTreeSet<String>,
    /// The messages it refers to.
    pub messages: BTreeSet<String>,
    /// Its genders, where they are plain words.
    pub gender: Option<String>,
    /// Whether it has a text of its own.
    pub has_value: bool,
}

impl Messages {
    /// The messages of one file. What cannot be read is left out.
    pub fn of(resource: &FluentResource) -> Messages {
        let mut messages = Messages::default();
        messages.add(resource);
        messages
    }

    /// Adds the messages of one more file.
    pub fn add(&mut self, resource: &FluentResource) {
        let comments = resource.source().lines().filter_map(|line| line.strip_prefix("###"));
        let lists = comments.filter_map(|comment| comment.trim().strip_prefix("kept:"));
        self.kept.extend(lists.flat_map(str::split_whitespace).map(str::to_string));
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let mut found = Message { has_value: message.value.is_some(), ..Message::default() };
            message.value.iter().for_each(|pattern| found.look(pattern));
            for attribute in &message.attributes {
                found.attributes.insert(attribute.id.name.to_string());
                found.look(&attribute.value);
                if attribute.id.name == "gender"
                    && let [PatternElement::TextElement { value }] = &attribute.value.elements[..]
                {
                    found.gender = Some(value.to_string());
                }
            }
            let id = message.id.name.to_string();
            if self.by_id.insert(id.clone(), found).is_some() {
                self.twice.push(id);
            }
        }
    }

    /// The variables of a message, also those of the messages that it refers to.
    pub fn variables(&self, id: &str) -> BTreeSet<String> {
        let mut variables = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let Some(message) = self.by_id.get(id).filter(|_| seen.insert(id.to_string())) else { continue };
            variables.extend(message.variables.iter().cloned());
            open.extend(message.messages.iter().map(String::as_str));
        }
        variables
    }

    /// Whether the files say that this message is said by somebody other than a `phrase!`.
    pub fn is_kept(&self, id: &str) -> bool {
        self.kept.iter().any(|kept| kept == id || (kept.ends_with('-') && id.starts_with(kept.as_str())))
    }
}

impl Message {
    fn look(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.look_into(expression);
            }
        }
    }

    fn look_into(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.look_at(inline),
            Expression::Select { selector, variants } => {
                self.look_at(selector);
                variants.iter().for_each(|variant| self.look(&variant.value));
            }
        }
    }

    fn look_at(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_string());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_string());
            }
            InlineExpression::Placeable { expression } => self.look_into(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.look_at(argument));
            }
            // A term knows only the literals that it is given.
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(text: &str) -> Messages {
        Messages::of(&FluentResource::try_new(text.to_string()).unwrap_or_else(|(partial, _)| partial))
    }

    #[test]
    fn variables_are_found_everywhere() {
        let found = messages(
            "a = { $b } { $c ->\n    [one] { $d }\n   *[other] { f }\n } { NUMBER($g) }\n    .the = { $h }\nf = { $i }\n",
        );
        assert_eq!(found.variables("a").into_iter().collect::<Vec<_>>().join(" "), "b c d g h i");
    }

    #[test]
    fn messages_that_refer_to_each_other_end() {
        assert_eq!(messages("a = { b }\nb = { a } { $c }\n").variables("a").len(), 1);
    }

    #[test]
    fn a_file_says_what_it_keeps() {
        let found = messages("### kept: hero- pass\n\nhero-ash = Ash\n");
        assert!(found.is_kept("hero-ash") && found.is_kept("pass"));
        assert!(!found.is_kept("passing") && !found.is_kept("her"));
    }
}
