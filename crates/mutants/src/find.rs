//! Finds the mutants of a source file: small faults that somebody could make.

use crate::values::{Instead, instead};
use serde::Serialize;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Block, Expr, ImplItemFn, ItemFn, Pat, Signature, Stmt};

/// What kind of fault it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A function returns at once.
    Body,
    /// Another operator.
    Operator,
    /// A `!` or `-` is missing.
    Unary,
    /// A guard is always or never true.
    Guard,
    /// An arm is missing where there is a wildcard.
    Arm,
    /// A field is missing where there is a base.
    Field,
    /// A number is one more or one less.
    Number,
    /// A `return`, `break` or `continue` is missing.
    Exit,
    /// A call or an assignment is missing.
    Statement,
    /// A condition, or what a filter asks, is the other way round.
    Negation,
    /// An alternative of `matches!` is missing.
    Alternative,
}

impl Kind {
    /// Whether `cargo mutants` makes it too: shards are drawn from these alone, so that they can be compared.
    pub fn is_plain(self) -> bool {
        matches!(self, Kind::Body | Kind::Operator | Kind::Unary | Kind::Guard | Kind::Arm | Kind::Field)
    }
}

/// A fault that could be made.
#[derive(Clone, Debug, Serialize)]
pub struct Mutant {
    /// The file, from the root of the repository.
    pub file: String,
    /// Where it is, from 1.
    pub line: usize,
    /// Where it is in its line, from 1.
    pub column: usize,
    /// What kind of fault it is.
    pub kind: Kind,
    /// Whether `cargo mutants` makes it too.
    pub plain: bool,
    /// What is changed.
    pub text: String,
    /// The part of the file that is changed, in bytes; of a body only its beginning.
    #[serde(skip)]
    pub range: Range<usize>,
}

/// A part of a file that is written otherwise, so that mutants can be turned on; numbers count the mutants of the file.
#[derive(Clone, Debug)]
pub struct Piece {
    /// In bytes.
    pub range: Range<usize>,
    /// How it is written.
    pub shape: Shape,
}

/// How a piece is written.
#[derive(Clone, Debug)]
pub enum Shape {
    /// Another expression for each mutant.
    Choice(Vec<(usize, String)>),
    /// A block that returns another value for each mutant.
    Returns(Vec<(usize, String)>),
    /// A block whose iterator is empty.
    NoItems(usize),
    /// A truth that is turned round.
    Flip(usize),
    /// A function that is asked, and turned round.
    FlipAsked(usize),
    /// A pattern that is not looked at.
    Pattern(usize),
    /// A guard that is not looked at.
    Guard(usize),
    /// A statement that is left out.
    Statement(usize),
    /// The `const` of a function with these mutants: as long as it has any, the compiler cannot work it out.
    Const(Range<usize>),
}

/// What is found in a file.
#[derive(Debug, Default)]
pub struct Found {
    /// The mutants, in the order in which they are counted.
    pub mutants: Vec<Mutant>,
    /// How they are written.
    pub pieces: Vec<Piece>,
    /// The names of functions that are `const`, with their mutants.
    pub consts: Vec<(String, Range<usize>)>,
}

/// Finds the mutants of a file.
pub fn find(file: &str, text: &str) -> syn::Result<Found> {
    let tree = syn::parse_file(text)?;
    let mut finder = Finder {
        file,
        text,
        found: Found::default(),
        names: Vec::new(),
        owner: None,
        last: BTreeSet::new(),
        in_macro: false,
    };
    finder.visit_file(&tree);
    Ok(finder.found)
}

struct Finder<'t> {
    file: &'t str,
    text: &'t str,
    found: Found,
    /// The functions around, the outermost first.
    names: Vec<String>,
    /// What is implemented around.
    owner: Option<String>,
    /// Where statements begin that must not be left out.
    last: BTreeSet<usize>,
    in_macro: bool,
}

/// What decides about each item of a list, or about the one that may be there.
const ASKING: [&str; 13] = [
    "filter",
    "any",
    "all",
    "retain",
    "find",
    "position",
    "rposition",
    "take_while",
    "skip_while",
    "is_some_and",
    "is_none_or",
    "is_ok_and",
    "partition",
];

impl Finder<'_> {
    fn source(&self, range: &Range<usize>) -> &str {
        &self.text[range.clone()]
    }

    /// The source in one line.
    fn line(&self, range: &Range<usize>) -> String {
        let words: Vec<&str> = self.source(range).split_whitespace().collect();
        let line = words.join(" ");
        match line.char_indices().nth(60) {
            None => line,
            Some((end, _)) => format!("{} …", &line[..end]),
        }
    }

    fn name(&self) -> String {
        self.names.last().cloned().unwrap_or_default()
    }

    fn add(&mut self, kind: Kind, at: Range<usize>, text: String) -> usize {
        let before = &self.text[..at.start];
        let line = before.matches('\n').count() + 1;
        let column = before.len() - before.rfind('\n').map_or(0, |end| end + 1) + 1;
        let plain = kind.is_plain() && !self.in_macro;
        self.found.mutants.push(Mutant {
            file: self.file.to_owned(),
            line,
            column,
            kind,
            plain,
            text,
            range: at,
        });
        self.found.mutants.len() - 1
    }

    fn piece(&mut self, range: Range<usize>, shape: Shape) {
        self.found.pieces.push(Piece { range, shape });
    }

    /// A function with everything in it.
    fn function(&mut self, signature: &Signature, attributes: &[Attribute], block: &Block) {
        if signature.unsafety.is_some() || is_test(attributes) {
            return;
        }
        let name = match &self.owner {
            Some(owner) if self.names.is_empty() => format!("{owner}::{}", signature.ident),
            _ => signature.ident.to_string(),
        };
        let returns = match &signature.output {
            syn::ReturnType::Default => String::new(),
            syn::ReturnType::Type(_, ty) => format!(" -> {}", self.line(&ty.span().byte_range())),
        };
        let first = self.found.mutants.len();
        self.names.push(name.clone());
        self.body(&format!("{name}{returns}"), &instead(&signature.output), block);
        visit::visit_block(self, block);
        self.names.pop();
        if let Some(keyword) = &signature.constness {
            let mutants = first..self.found.mutants.len();
            self.piece(keyword.span().byte_range(), Shape::Const(mutants.clone()));
            self.found.consts.push((signature.ident.to_string(), mutants));
        }
    }

    fn body(&mut self, name: &str, instead: &Instead, block: &Block) {
        let range = block.span().byte_range();
        let at = match (block.stmts.first(), block.stmts.last()) {
            (Some(first), Some(last)) => first.span().byte_range().start..last.span().byte_range().end,
            _ => return,
        };
        let whole = self.source(&at).trim().to_owned();
        match instead {
            Instead::NoItems if has_return(block) => {}
            Instead::NoItems => {
                let text = format!("replace {name} with ::std::iter::empty()");
                let mutant = self.add(Kind::Body, at.clone(), text);
                self.piece(range, Shape::NoItems(mutant));
            }
            Instead::Values(values) => {
                let mut returns = Vec::new();
                for value in values.iter().filter(|value| **value != whole) {
                    let text = format!("replace {name} with {value}");
                    returns.push((self.add(Kind::Body, at.clone(), text), value.clone()));
                }
                self.piece(range, Shape::Returns(returns));
            }
        }
    }

    /// What is true or false here: each part of it that no operator changes is turned round.
    fn condition(&mut self, expr: &Expr) {
        match expr {
            Expr::Binary(binary) if matches!(binary.op, BinOp::And(_) | BinOp::Or(_)) => {
                self.condition(&binary.left);
                self.condition(&binary.right);
            }
            Expr::Paren(inner) => self.condition(&inner.expr),
            Expr::MethodCall(_)
            | Expr::Call(_)
            | Expr::Path(_)
            | Expr::Field(_)
            | Expr::Macro(_)
            | Expr::Try(_) => self.flip(expr),
            _ => {}
        }
    }

    fn flip(&mut self, expr: &Expr) {
        let range = expr.span().byte_range();
        let text = format!("negate {} in {}", self.line(&range), self.name());
        let mutant = self.add(Kind::Negation, range.clone(), text);
        self.piece(range, Shape::Flip(mutant));
    }

    fn operator(&mut self, binary: &syn::ExprBinary) {
        let (instead, sign) = others(&binary.op);
        if matches!(binary.op, BinOp::And(_)) && (has_let(&binary.left) || has_let(&binary.right)) {
            return;
        }
        let range = binary.span().byte_range();
        let at = binary.op.span().byte_range();
        let [left, right] =
            [&binary.left, &binary.right].map(|side| self.text[side.span().byte_range()].to_owned());
        let mut choices = Vec::new();
        for other in instead {
            let text = format!("replace {sign} with {other} in {}", self.name());
            let mutant = self.add(Kind::Operator, at.clone(), text);
            if matches!(binary.op, BinOp::Eq(_) | BinOp::Ne(_)) {
                return self.piece(range, Shape::Flip(mutant));
            }
            choices.push((mutant, format!("{left} {other} {right}")));
        }
        if !choices.is_empty() {
            self.piece(range, Shape::Choice(choices));
        }
    }

    fn arms(&mut self, expr: &syn::ExprMatch) {
        let wildcard = expr.arms.iter().any(|arm| matches!(arm.pat, Pat::Wild(_)) && arm.guard.is_none());
        for arm in &expr.arms {
            let pattern = arm.pat.span().byte_range();
            let guard = arm.guard.as_ref().map(|(_, guard)| &**guard);
            if guard.is_some_and(has_let) {
                continue;
            }
            if wildcard && !matches!(arm.pat, Pat::Wild(_)) {
                let text = format!("delete match arm {} in {}", self.line(&pattern), self.name());
                let mutant = self.add(Kind::Arm, pattern.clone(), text);
                match guard {
                    None => self.piece(pattern, Shape::Pattern(mutant)),
                    Some(guard) => self.piece(guard.span().byte_range(), Shape::Guard(mutant)),
                }
            }
            let Some(guard) = guard else { continue };
            let range = guard.span().byte_range();
            let choices = ["true", "false"].map(|truth| {
                let guard = self.line(&range);
                let text = format!("replace match guard {guard} with {truth} in {}", self.name());
                (self.add(Kind::Guard, range.clone(), text), truth.to_owned())
            });
            self.piece(range, Shape::Choice(choices.into()));
            self.condition(guard);
        }
    }

    fn fields(&mut self, expr: &syn::ExprStruct) {
        let Some(base) = &expr.rest else { return };
        let range = expr.span().byte_range();
        let name = self.line(&expr.path.span().byte_range());
        let base = self.source(&base.span().byte_range()).to_owned();
        let fields: Vec<Range<usize>> = expr.fields.iter().map(|field| field.span().byte_range()).collect();
        let mut choices = Vec::new();
        for (field, at) in expr.fields.iter().zip(&fields) {
            let syn::Member::Named(field) = &field.member else { continue };
            let text = format!("delete field {field} from struct {name} expression in {}", self.name());
            let mutant = self.add(Kind::Field, at.clone(), text);
            let others = fields.iter().filter(|other| *other != at).map(|other| self.source(other));
            let others: String = others.map(|other| format!("{other}, ")).collect();
            choices.push((mutant, format!("{name} {{ {others}..{base} }}")));
        }
        if !choices.is_empty() {
            self.piece(range, Shape::Choice(choices));
        }
    }

    fn statement(&mut self, stmt: &Stmt) {
        let range = stmt.span().byte_range();
        let Stmt::Expr(expr, semicolon) = stmt else { return };
        if self.last.contains(&range.start) {
            return;
        }
        let kind = match expr {
            Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => Kind::Exit,
            _ if semicolon.is_none() => return,
            expr if is_telling(expr) => return,
            Expr::Call(_) | Expr::MethodCall(_) | Expr::Try(_) | Expr::Assign(_) => Kind::Statement,
            Expr::Binary(_) => Kind::Statement,
            _ => return,
        };
        let text = format!("leave out {} in {}", self.line(&range), self.name());
        let mutant = self.add(kind, range.clone(), text);
        self.piece(range, Shape::Statement(mutant));
    }

    /// `filter(|x| …)` keeps what it dropped, and drops what it kept.
    fn asked(&mut self, call: &syn::ExprMethodCall) {
        let (method, [argument]) = (call.method.to_string(), &*call.args.iter().collect::<Vec<_>>()) else {
            return;
        };
        if !ASKING.contains(&method.as_str()) {
            return;
        }
        match argument {
            Expr::Closure(closure) => {
                if !is_comparison(&closure.body) && !matches!(&*closure.body, Expr::Unary(_)) {
                    self.flip(&closure.body);
                }
                if matches!(&*closure.body, Expr::Binary(_)) {
                    self.condition(&closure.body);
                }
            }
            Expr::Path(_) => {
                let range = argument.span().byte_range();
                let text = format!("negate {method}({}) in {}", self.line(&range), self.name());
                let mutant = self.add(Kind::Negation, range.clone(), text);
                self.piece(range, Shape::FlipAsked(mutant));
            }
            _ => {}
        }
    }

    /// `matches!(value, A | B if guard)`: its value and guard are looked at like others, and alternatives go missing.
    fn matches(&mut self, mac: &syn::Macro, range: Range<usize>) {
        let Ok(asked) = mac.parse_body_with(Matches::parse) else { return };
        if let Pat::Or(any) = &asked.pattern {
            let value = self.source(&asked.value.span().byte_range()).to_owned();
            let guard = asked.guard.as_ref().map(|guard| self.source(&guard.span().byte_range()));
            let guard = guard.map_or_else(String::new, |guard| format!(" if {guard}"));
            let cases: Vec<Range<usize>> = any.cases.iter().map(|case| case.span().byte_range()).collect();
            let mut choices = Vec::new();
            for case in &cases {
                let text = format!("leave out {} of matches! in {}", self.line(case), self.name());
                let mutant = self.add(Kind::Alternative, case.clone(), text);
                let others: Vec<&str> =
                    cases.iter().filter(|other| *other != case).map(|other| self.source(other)).collect();
                choices.push((mutant, format!("matches!({value}, {}{guard})", others.join(" | "))));
            }
            self.piece(range, Shape::Choice(choices));
        }
        let outside = std::mem::replace(&mut self.in_macro, true);
        self.visit_expr(&asked.value);
        if let Some(guard) = &asked.guard {
            self.condition(guard);
            self.visit_expr(guard);
        }
        self.in_macro = outside;
    }
}

impl<'a> Visit<'a> for Finder<'_> {
    fn visit_item_fn(&mut self, item: &'a ItemFn) {
        self.function(&item.sig, &item.attrs, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'a ImplItemFn) {
        self.function(&item.sig, &item.attrs, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'a syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, &item.attrs, block);
        }
    }

    fn visit_item_impl(&mut self, item: &'a syn::ItemImpl) {
        if is_test(&item.attrs) {
            return;
        }
        let of = self.line(&item.self_ty.span().byte_range());
        let owner = match &item.trait_ {
            None => of,
            Some((_, path, _)) => format!("<impl {} for {of}>", self.line(&path.span().byte_range())),
        };
        let outer = self.owner.replace(owner);
        item.items.iter().for_each(|item| self.visit_impl_item(item));
        self.owner = outer;
    }

    fn visit_item_trait(&mut self, item: &'a syn::ItemTrait) {
        let outer = self.owner.replace(item.ident.to_string());
        item.items.iter().for_each(|item| self.visit_trait_item(item));
        self.owner = outer;
    }

    fn visit_item_mod(&mut self, item: &'a syn::ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    // What is computed by the compiler cannot be turned on and off.
    fn visit_item_const(&mut self, _: &'a syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'a syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'a syn::ImplItemConst) {}
    fn visit_item_enum(&mut self, _: &'a syn::ItemEnum) {}
    fn visit_expr_const(&mut self, _: &'a syn::ExprConst) {}
    fn visit_type(&mut self, _: &'a syn::Type) {}
    fn visit_pat(&mut self, _: &'a Pat) {}
    fn visit_attribute(&mut self, _: &'a Attribute) {}
    fn visit_generic_argument(&mut self, _: &'a syn::GenericArgument) {}

    fn visit_expr_repeat(&mut self, repeat: &'a syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_local(&mut self, local: &'a syn::Local) {
        let Some(init) = &local.init else { return };
        self.visit_expr(&init.expr);
        let Some((_, otherwise)) = &init.diverge else { return };
        if let Expr::Block(block) = &**otherwise
            && let Some(last) = block.block.stmts.last()
        {
            self.last.insert(last.span().byte_range().start);
        }
        self.visit_expr(otherwise);
    }

    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        self.statement(stmt);
        visit::visit_stmt(self, stmt);
    }

    fn visit_expr_binary(&mut self, binary: &'a syn::ExprBinary) {
        self.operator(binary);
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'a syn::ExprUnary) {
        let sign = match unary.op {
            syn::UnOp::Not(_) => "!",
            syn::UnOp::Neg(_) => "-",
            _ => return visit::visit_expr_unary(self, unary),
        };
        let (range, inner) = (unary.span().byte_range(), unary.expr.span().byte_range());
        let text = format!("delete {sign} in {}", self.name());
        let mutant = self.add(Kind::Unary, range.clone(), text);
        let inner = self.source(&inner).to_owned();
        self.piece(range, Shape::Choice(vec![(mutant, inner)]));
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_match(&mut self, expr: &'a syn::ExprMatch) {
        self.arms(expr);
        visit::visit_expr_match(self, expr);
    }

    fn visit_expr_struct(&mut self, expr: &'a syn::ExprStruct) {
        self.fields(expr);
        visit::visit_expr_struct(self, expr);
    }

    fn visit_expr_if(&mut self, expr: &'a syn::ExprIf) {
        self.condition(&expr.cond);
        visit::visit_expr_if(self, expr);
    }

    fn visit_expr_while(&mut self, expr: &'a syn::ExprWhile) {
        self.condition(&expr.cond);
        visit::visit_expr_while(self, expr);
    }

    fn visit_expr_method_call(&mut self, call: &'a syn::ExprMethodCall) {
        self.asked(call);
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_macro(&mut self, expr: &'a syn::ExprMacro) {
        if expr.mac.path.is_ident("matches") {
            self.matches(&expr.mac, expr.span().byte_range());
        }
    }

    fn visit_expr_lit(&mut self, expr: &'a syn::ExprLit) {
        let syn::Lit::Int(number) = &expr.lit else { return };
        let (Ok(value), range) = (number.base10_parse::<i128>(), expr.span().byte_range()) else { return };
        let written = self.source(&range).to_owned();
        let mut choices = Vec::new();
        for other in [value + 1, value - 1].into_iter().filter(|other| *other >= 0) {
            let text = format!("replace {written} with {other} in {}", self.name());
            choices
                .push((self.add(Kind::Number, range.clone(), text), format!("{other}{}", number.suffix())));
        }
        self.piece(range, Shape::Choice(choices));
    }
}

/// What stands in `matches!(…)`.
struct Matches {
    value: Expr,
    pattern: Pat,
    guard: Option<Expr>,
}

impl Matches {
    fn parse(input: syn::parse::ParseStream<'_>) -> syn::Result<Matches> {
        let value = input.parse()?;
        input.parse::<syn::Token![,]>()?;
        let pattern = Pat::parse_multi_with_leading_vert(input)?;
        let guard = input.parse::<Option<syn::Token![if]>>()?.map(|_| input.parse()).transpose()?;
        input.parse::<Option<syn::Token![,]>>()?;
        Ok(Matches { value, pattern, guard })
    }
}

/// `#[test]`, `#[cfg(test)]`.
fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        syn::Meta::Path(path) => path.is_ident("test"),
        syn::Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        syn::Meta::NameValue(_) => false,
    })
}

fn is_comparison(expr: &Expr) -> bool {
    matches!(expr, Expr::Binary(binary) if matches!(binary.op, BinOp::Eq(_) | BinOp::Ne(_)))
}

/// `let` among the parts of a condition: they cannot be put apart.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

/// `play.tell(…)`: that something is told is no rule.
fn is_telling(expr: &Expr) -> bool {
    matches!(expr, Expr::MethodCall(call) if call.method == "tell")
}

fn has_return(block: &Block) -> bool {
    struct Returns(bool);
    impl<'a> Visit<'a> for Returns {
        fn visit_expr_return(&mut self, _: &'a syn::ExprReturn) {
            self.0 = true;
        }
        fn visit_expr_closure(&mut self, _: &'a syn::ExprClosure) {}
        fn visit_expr_try(&mut self, _: &'a syn::ExprTry) {
            self.0 = true;
        }
    }
    let mut returns = Returns(false);
    returns.visit_block(block);
    returns.0
}

/// The operators that could stand there instead, and the one that does.
fn others(op: &BinOp) -> (&'static [&'static str], &'static str) {
    match op {
        BinOp::Eq(_) => (&["!="], "=="),
        BinOp::Ne(_) => (&["=="], "!="),
        BinOp::And(_) => (&["||"], "&&"),
        BinOp::Or(_) => (&["&&"], "||"),
        BinOp::Lt(_) => (&["==", ">", "<="], "<"),
        BinOp::Gt(_) => (&["==", "<", ">="], ">"),
        BinOp::Le(_) => (&[">"], "<="),
        BinOp::Ge(_) => (&["<"], ">="),
        BinOp::Add(_) => (&["-", "*"], "+"),
        BinOp::Sub(_) => (&["+", "/"], "-"),
        BinOp::Mul(_) => (&["+", "/"], "*"),
        BinOp::Div(_) => (&["%", "*"], "/"),
        BinOp::Rem(_) => (&["/", "+"], "%"),
        BinOp::Shl(_) => (&[">>"], "<<"),
        BinOp::Shr(_) => (&["<<"], ">>"),
        BinOp::BitAnd(_) => (&["|", "^"], "&"),
        BinOp::BitOr(_) => (&["&", "^"], "|"),
        BinOp::BitXor(_) => (&["|", "&"], "^"),
        BinOp::AddAssign(_) => (&["-=", "*="], "+="),
        BinOp::SubAssign(_) => (&["+=", "/="], "-="),
        BinOp::MulAssign(_) => (&["+=", "/="], "*="),
        BinOp::DivAssign(_) => (&["%=", "*="], "/="),
        BinOp::RemAssign(_) => (&["/=", "+="], "%="),
        BinOp::BitAndAssign(_) => (&["|="], "&="),
        BinOp::BitOrAssign(_) => (&["&="], "|="),
        BinOp::BitXorAssign(_) => (&["|=", "&="], "^="),
        BinOp::ShlAssign(_) => (&[">>="], "<<="),
        BinOp::ShrAssign(_) => (&["<<="], ">>="),
        _ => (&[], ""),
    }
}
