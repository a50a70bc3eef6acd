import Catalogue
import StyleEngine

/// A value in an existential that tells less than its type: tuples do not know their labels, and a `CGFloat` looks like
/// a `Double`; functions do not know what they take, and collections and optionals not what they hold.
struct TypedValue: NativeConvertible {
    private let held: Held
    let type: SwiftType

    /// - Parameter recycler: frees the content, which may hold others of its kind without end.
    init(_ content: Value, of type: SwiftType, _ recycler: Recycler) {
        held = Held([content], recycler)
        self.type = type
    }

    var content: Value { held.values.first ?? .void }

    /// Another value of the same type.
    func replacing(_ content: Value) -> TypedValue { TypedValue(content, of: type, held.recycler) }

    /// The value itself, where it is kept with its type.
    static func content(of value: Value) -> Value {
        guard case .native(let native) = value, let box = native as? Box<TypedValue> else { return value }
        return box.wrapped.content
    }
}

extension TypedValue: Hashable {
    static func == (one: TypedValue, other: TypedValue) -> Bool {
        EvaluationContext.goesOn(after: 1) && one.content == other.content && one.type.isLength == other.type.isLength
    }

    func hash(into hasher: inout Hasher) {
        if EvaluationContext.goesOn(after: 1) { hasher.combine(content) }
    }
}

extension TypedValue: SelfComparing {
    package func isEqual(to other: TypedValue, by comparison: Comparison) -> Bool {
        type.isLength == other.type.isLength && content.isEqual(to: other.content, by: comparison)
    }
}

extension SwiftType {
    /// Whether a value of the type tells less than the type.
    var saysMore: Bool {
        switch self {
        case .tuple(let elements): hasLabels || elements.contains { $0.type.saysMore }
        case .nominal(let nominal):
            // What is not made of other values knows its own type.
            isLength
                || nominal.declaration.isBuiltIn
                    && ["Optional", "Array", "Dictionary", "Set"].contains(nominal.declaration.name)
                    && nominal.arguments.contains(where: \.saysMore)
        default: false
        }
    }

    /// Whether an existential must keep the type of what is put into it, since the type's arguments say what runs, and
    /// to what it can be cast.
    func isKept(in existential: SwiftType) -> Bool {
        guard case .existential(let protocols) = existential else { return false }
        switch self {
        case .function: return true
        case .tuple(let elements): return !elements.isEmpty && protocols.isEmpty
        default: break
        }
        guard case .nominal(let nominal) = self else { return false }
        if protocols.isEmpty, tellsItsBase { return true }
        if protocols.isEmpty, nominal.declaration.isBuiltIn,
            ["Optional", "Array", "Dictionary", "Set", "Range", "ClosedRange", "ArraySlice"]
                .contains(nominal.declaration.name)
        {
            return true
        }
        return nominal.declaration.isBuiltIn && !nominal.arguments.isEmpty
            && protocols.contains { !$0.declaration.isBuiltIn }
    }

    /// Whether it is `CGFloat`.
    var isLength: Bool {
        guard case .nominal(let nominal) = self else { return false }
        return nominal.declaration.isBuiltIn && nominal.declaration.name == "CGFloat"
    }

    /// Whether tuples with labels are part of it.
    var hasLabels: Bool {
        contains {
            if case .tuple(let elements) = $0 { return elements.contains { $0.label != nil } }
            return false
        }
    }
}
