//! What a function could return instead: one or a few plausible values for a type.

use syn::{
    GenericArgument, PathArguments, PathSegment, ReturnType, Type, TypeParamBound, TypePath, TypeReference,
};

/// Tuples and other types with parts have a value for each combination, up to this many.
const MOST: usize = 8;

/// What to do with the body of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instead {
    /// It returns one of these values at once; none if nothing is known of its type.
    Values(Vec<String>),
    /// It gives an iterator of some type, which comes out empty.
    NoItems,
}

/// What a function of this return type could do instead.
pub fn instead(output: &ReturnType) -> Instead {
    match output {
        ReturnType::Default => Instead::Values(vec!["()".to_owned()]),
        ReturnType::Type(_, ty) => match &**ty {
            Type::ImplTrait(some) if some.bounds.iter().any(is_iterator) => Instead::NoItems,
            ty => Instead::Values(values(ty)),
        },
    }
}

fn is_iterator(bound: &TypeParamBound) -> bool {
    let TypeParamBound::Trait(bound) = bound else { return false };
    bound.path.segments.last().is_some_and(|last| last.ident.to_string().ends_with("Iterator"))
}

fn values(ty: &Type) -> Vec<String> {
    let mut all = match ty {
        Type::Path(path) => of_path(path),
        Type::Reference(reference) => of_reference(reference),
        Type::Tuple(tuple) => tuple.elems.iter().fold(vec![String::from("(")], |before, part| {
            let part = values(part);
            before.iter().flat_map(|b| part.iter().map(move |p| format!("{b}{p}, "))).take(MOST).collect()
        }),
        Type::Array(array) => {
            let length = text(&array.len);
            values(&array.elem).iter().map(|each| format!("[{each}; {length}]")).collect()
        }
        Type::Paren(inner) => values(&inner.elem),
        Type::Group(inner) => values(&inner.elem),
        _ => Vec::new(),
    };
    if let Type::Tuple(tuple) = ty {
        all.iter_mut().for_each(|value| {
            *value = value.trim_end_matches(' ').to_owned();
            if tuple.elems.len() != 1 {
                *value = value.trim_end_matches(',').to_owned();
            }
            value.push(')');
        });
    }
    all
}

fn of_path(path: &TypePath) -> Vec<String> {
    let Some(last) = path.path.segments.last() else { return Vec::new() };
    let name = last.ident.to_string();
    let each = |made: &dyn Fn(&str) -> String| -> Vec<String> {
        argument(last).map(values).unwrap_or_default().iter().map(|value| made(value)).collect()
    };
    let also = |first: &str, made: &dyn Fn(&str) -> String| -> Vec<String> {
        [first.to_owned()].into_iter().chain(each(made)).collect()
    };
    let fixed = |all: &[&str]| all.iter().map(|value| (*value).to_owned()).collect();
    match name.as_str() {
        "bool" => fixed(&["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => fixed(&["0", "1"]),
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => fixed(&["0", "1", "-1"]),
        "f32" | "f64" => fixed(&["0.0", "1.0", "-1.0"]),
        "String" => fixed(&["String::new()", "\"xyzzy\".into()"]),
        "Option" => also("None", &|value| format!("Some({value})")),
        "Vec" => also("vec![]", &|value| format!("vec![{value}]")),
        // Of the project's own `Rule<T>`, a `Result` whose error nobody can make, `T` may be left out.
        "Rule" if last.arguments.is_none() => fixed(&["Ok(())"]),
        "Result" if last.arguments.is_none() => fixed(&["Ok(Default::default())"]),
        "Result" | "Rule" => each(&|value| format!("Ok({value})")),
        "Box" | "Rc" | "Arc" => each(&|value| format!("{name}::new({value})")),
        "Cow" => each(&|value| format!("::std::borrow::Cow::Owned(({value}).to_owned())")),
        "BTreeMap" => fixed(&["BTreeMap::new()"]),
        "BTreeSet" | "VecDeque" | "SmallVec" | "ArrayVec" => {
            also(&format!("{name}::new()"), &|value| format!("{name}::from_iter([{value}])"))
        }
        _ => fixed(&["Default::default()"]),
    }
}

fn of_reference(reference: &TypeReference) -> Vec<String> {
    match &*reference.elem {
        Type::Path(path) if path.path.is_ident("str") => vec!["\"\"".to_owned(), "\"xyzzy\"".to_owned()],
        Type::Slice(slice) => {
            let one = values(&slice.elem).into_iter().map(|value| format!("Vec::leak(vec![{value}])"));
            ["Vec::leak(Vec::new())".to_owned()].into_iter().chain(one).collect()
        }
        other => values(other).iter().map(|value| format!("Box::leak(Box::new({value}))")).collect(),
    }
}

/// The first type in `<…>`.
fn argument(segment: &PathSegment) -> Option<&Type> {
    let PathArguments::AngleBracketed(arguments) = &segment.arguments else { return None };
    arguments.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    })
}

/// The source of the length of an array: a number or a name.
fn text(length: &syn::Expr) -> String {
    match length {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) => number.to_string(),
        syn::Expr::Path(path) => {
            let names: Vec<String> = path.path.segments.iter().map(|s| s.ident.to_string()).collect();
            names.join("::")
        }
        _ => "1".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(signature: &str) -> String {
        let signature: syn::Signature = syn::parse_str(signature).expect("a signature");
        match instead(&signature.output) {
            Instead::Values(values) => values.join(" | "),
            Instead::NoItems => "no items".to_owned(),
        }
    }

    #[test]
    fn every_type_of_the_rules_has_plausible_values() {
        assert_eq!(of("fn f()"), "()");
        assert_eq!(of("fn f() -> Rule"), "Ok(())");
        assert_eq!(of("fn f() -> Rule<bool>"), "Ok(true) | Ok(false)");
        assert_eq!(of("fn f() -> Rule<Option<u8>>"), "Ok(None) | Ok(Some(0)) | Ok(Some(1))");
        assert_eq!(of("fn f() -> (bool, Spot)"), "(true, Default::default()) | (false, Default::default())");
        assert_eq!(of("fn f() -> (bool,)"), "(true,) | (false,)");
        assert_eq!(of("fn f() -> Option<()>"), "None | Some(())");
        assert_eq!(of("fn f() -> [u8; 2]"), "[0; 2] | [1; 2]");
        assert_eq!(of("fn f() -> &[u8]"), "Vec::leak(Vec::new()) | Vec::leak(vec![0]) | Vec::leak(vec![1])");
        assert_eq!(of("fn f() -> impl Iterator<Item = u8> + '_"), "no items");
        assert_eq!(of("fn f() -> impl Fn()"), "");
    }
}
