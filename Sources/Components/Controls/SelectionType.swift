import Catalogue

/// What an option of a picker or a row of a list stands for.
struct ChoiceTag {
    let value: AnyHashable
    /// The type that it was given as.
    let type: Any.Type
    /// Whether it stands for the optional value too.
    let includesOptional: Bool

    /// A tag of a type; by default that of the value, which doesn't say whether that was an optional.
    init(value: AnyHashable, as type: Any.Type? = nil, includesOptional: Bool = true) {
        self.value = value
        self.type = type ?? Swift.type(of: value.base)
        self.includesOptional = includesOptional
    }
}

/// Which tags are values of what is selected: those of its own type, and those of the type that it wraps.
struct SelectionType<Selected: Hashable> {
    let name: String
    /// The tag as a value of the type; nil where it is of another.
    let value: (ChoiceTag) -> Selected?
    /// What the type of a tag is called.
    let typeName: (ChoiceTag) -> String
    /// Whether a value is nil, of an optional type.
    let isNil: (Selected) -> Bool

    /// A type of compiled Swift.
    static var compiled: SelectionType {
        SelectionType(
            name: "\(Selected.self)",
            value: { tag in
                let base = tag.value.base
                let wrapped = (Selected.self as? any Wrapping.Type)?.wrapped
                let isFitting =
                    tag.type == Selected.self || Selected.self == AnyHashable.self
                    || tag.includesOptional && wrapped.map { $0 == tag.type } == true
                return isFitting ? base as? Selected ?? tag.value as? Selected : nil
            },
            typeName: { "\($0.type)" }, isNil: { ($0 as? any Wrapping)?.isNil == true })
    }
}

extension SelectionType where Selected == Value {
    /// A type of a running program; nil where each tag is known to be of it.
    static func running(_ type: ValueType?) -> SelectionType {
        SelectionType(
            name: type?.name ?? "",
            value: { tag in
                guard let value = tag.value.base as? Value else { return nil }
                guard let type else { return value }
                return type.convert(value, tag.includesOptional)
            },
            typeName: { tag in (tag.value.base as? Value).flatMap { type?.typeName($0) } ?? "Optional" },
            isNil: { if case .none = $0 { true } else { false } })
    }
}

/// A type whose values may wrap one of another.
private protocol Wrapping {
    static var wrapped: Any.Type { get }
    var isNil: Bool { get }
}

extension Optional: Wrapping {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate var isNil: Bool { self == nil }
}
