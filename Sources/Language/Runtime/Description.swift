import Catalogue
import StyleEngine

/// The text of values: as `print` writes them, and as they stand inside others.
enum Description {
    /// What `print` and `String(describing:)` make of a value.
    static func text(of value: Value) -> String {
        switch value {
        case .string(let string): return string
        case .instance(let instance as DeclaredInstance):
            if let own = instance.runtimeType.face.ownDescription(of: instance) { return own }
            return structure(of: instance, named: instance.runtimeType.type.runtimeName)
        case .native(let native):
            if let character = native.any as? Character { return String(character) }
            if let text = native.any as? Substring { return String(text) }
            if let scalar = native.any as? Unicode.Scalar { return String(Character(scalar)) }
            if let typed = native.any as? TypedValue, !typed.type.hasLabels, !typed.type.tellsItsBase {
                return text(of: typed.content)
            }
            if let parts = collection(native) { return parts.text }
            return isEnum(native.any) || isPlainStruct(native.any) ? String(describing: native.any) : debug(of: value)
        default: return debug(of: value)
        }
    }

    /// What a value looks like inside another one, and where an entry shows it.
    static func debug(of value: Value) -> String {
        switch value {
        case .void: return "()"
        case .bool(let bool): return bool.description
        case .int(let int): return int.description
        case .double(let double): return double.description
        case .string(let string): return string.debugDescription
        case .none: return "nil"
        case .some(let wrapped):
            guard case .some = wrapped else { return "Optional(\(debug(of: wrapped)))" }
            return nested { "Optional(\(debug(of: wrapped)))" }
        case .array(let values): return list(values)
        case .dictionary(let pairs): return dictionary(pairs)
        case .tuple(let values): return nested { "(" + values.map(debug).joined(separator: ", ") + ")" }
        case .function: return "(Function)"
        case .keyPath(let path): return path.text
        case .metatype(let identity): return name(of: identity)
        case .instance(let instance): return debug(of: instance)
        case .native(let native): return debug(of: native)
        }
    }

    /// What an entry shows of a value of a known type: the text that the Swift REPL prints, optionals without a word.
    static func answer(_ value: Value, of type: SwiftType) -> String {
        guard case .some(let wrapped) = value, case .nominal(let nominal) = type, nominal.arguments.count == 1 else {
            if case .native(let native) = value, let parts = collection(native) { return parts.text }
            return shown(value, of: type)
        }
        return answer(wrapped, of: nominal.arguments[0])
    }

    /// The text of a value of a known type, tuples with their labels.
    static func shown(_ value: Value, of type: SwiftType) -> String {
        if let text = WrappedSequence.text(of: value, type) { return text }
        guard type.hasLabels else { return debug(of: value) }
        switch (value, type) {
        case (.tuple(let values), .tuple(let elements)) where values.count == elements.count:
            let parts = zip(values, elements).map { value, element in
                (element.label.map { $0 + ": " } ?? "") + shown(value, of: element.type)
            }
            return "(" + parts.joined(separator: ", ") + ")"
        case (.some(let wrapped), .nominal(let nominal)) where nominal.arguments.count == 1:
            return "Optional(" + shown(wrapped, of: nominal.arguments[0]) + ")"
        case (.array(let values), .nominal(let nominal)) where nominal.arguments.count == 1:
            return "[" + values.map { shown($0, of: nominal.arguments[0]) }.joined(separator: ", ") + "]"
        case (.dictionary(let pairs), .nominal(let nominal)) where nominal.arguments.count == 2 && !pairs.isEmpty:
            let parts = Sorting.pairs(pairs).map {
                shown($0.key, of: nominal.arguments[0]) + ": " + shown($0.value, of: nominal.arguments[1])
            }
            return "[" + parts.joined(separator: ", ") + "]"
        default: return debug(of: value)
        }
    }

    private static func list(_ values: [Value]) -> String {
        nested { "[" + values.map(debug).joined(separator: ", ") + "]" }
    }

    /// The text of a value that may hold others without end. What stands inside is copied into it at each level, which
    /// counts.
    private static func nested(_ make: () -> String) -> String {
        guard EvaluationContext.goesOn(after: 1) else { return "…" }
        let text = make()
        if text.utf8.count > 1_024 { _ = EvaluationContext.goesOn(after: text.utf8.count / 64) }
        return text
    }

    // Sorted by their text, since the order of a dictionary changes from run to run.
    private static func dictionary(_ pairs: [Value: Value]) -> String {
        if pairs.isEmpty { return "[:]" }
        return nested {
            "[" + Sorting.pairs(pairs).map { debug(of: $0.key) + ": " + debug(of: $0.value) }.joined(separator: ", ")
                + "]"
        }
    }

    private static func name(of identity: TypeIdentity) -> String {
        guard let type = (identity.declared as? RuntimeIdentity)?.current else { return identity.name }
        return type.type.runtimeName
    }

    private static func debug(of instance: Instance) -> String {
        guard let declared = instance as? DeclaredInstance else { return instance.text }
        return declared.machine.descending(orElse: "…") { nested { debug(of: declared) } }
    }

    private static func debug(of declared: DeclaredInstance) -> String {
        if let own = declared.runtimeType.face.ownDebugDescription(of: declared) { return own }
        let name = declared.runtimeType.type.qualifiedRuntimeName
        let text = structure(of: declared, named: name)
        return declared is EnumInstance ? name + "." + text : text
    }

    /// The text that Swift makes up for a type without a description of its own.
    private static func structure(of instance: DeclaredInstance, named name: String) -> String {
        switch instance {
        case let instance as EnumInstance:
            guard !instance.payload.isEmpty else { return instance.enumCase.name }
            let parts = zip(instance.enumCase.payload, instance.payload).map { parameter, value in
                (parameter.label.map { $0 + ": " } ?? "")
                    + shown(value, of: instance.runtimeType.concrete(parameter.type))
            }
            return instance.enumCase.name + "(" + parts.joined(separator: ", ") + ")"
        case let instance as StructInstance:
            let properties = instance.runtimeType.nominal?.storedProperties ?? []
            let parts = zip(properties, instance.fields).map {
                "\($0.name): \(shown($1, of: instance.runtimeType.concrete($0.type)))"
            }
            return name + "(" + parts.joined(separator: ", ") + ")"
        default: return instance.runtimeType.type.qualifiedRuntimeName
        }
    }

    /// The text of a set, a range or a part of an array, and its name, which stands around the text inside other values.
    private static func collection(_ native: Native) -> (name: String, text: String, inside: String)? {
        func range(_ name: String, _ text: String) -> (name: String, text: String, inside: String) {
            (name, text, text)
        }
        switch native.any {
        case let set as Set<Value>: return range("Set", list(Sorting.elements(set)))
        case let values as ArraySlice<Value>: return range("ArraySlice", list(Array(values)))
        case let bounds as Range<Int>: return range("Range", bounds.description)
        case let bounds as Range<Double>: return range("Range", bounds.description)
        case let bounds as ClosedRange<Int>: return range("ClosedRange", bounds.description)
        case let bounds as ClosedRange<Double>: return range("ClosedRange", bounds.description)
        case let bounds as ValueRange:
            let dots = bounds.isClosed ? "..." : "..<"
            return (
                bounds.isClosed ? "ClosedRange" : "Range", text(of: bounds.lower) + dots + text(of: bounds.upper),
                debug(of: bounds.lower) + dots + debug(of: bounds.upper)
            )
        default: return nil
        }
    }

    private static func debug(of native: Native) -> String {
        if let parts = collection(native) { return parts.name + "(" + parts.inside + ")" }
        switch native.any {
        case let style as ErasedStyle: return String(describing: style.base)
        case let typed as TypedValue: return nested { shown(typed.content, of: typed.type) }
        case let style as Mirror.DisplayStyle: return "Swift.Mirror.DisplayStyle.\(style)"
        case let character as Character: return character.debugDescription
        case let text as Substring: return text.debugDescription
        case let scalar as Unicode.Scalar: return scalar.debugDescription
        case let convertible as any CustomStringConvertible: return convertible.description
        default:
            let name = TypeIdentity(Swift.type(of: native.any)).name
            return isEnum(native.any) ? name + "." + String(describing: native.any) : name
        }
    }

    /// Whether Swift's own text of a value is meant: that of a struct without fields, or of a small one that is no view.
    private static func isPlainStruct(_ value: Any) -> Bool {
        if value is any CustomStringConvertible || value is ErasedStyle || value is TypedValue { return false }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct else { return false }
        return mirror.children.allSatisfy { ["Int", "Double", "Bool", "String"].contains("\(type(of: $0.value))") }
    }

    private static func isEnum(_ value: Any) -> Bool {
        Mirror(reflecting: value).displayStyle == .enum
    }
}

/// A fixed order for collections that have none.
enum Sorting {
    /// The elements of a set: numbers and strings by their order, others by their text.
    static func elements(_ set: Set<Value>) -> [Value] {
        inOrder(Array(set))
    }

    /// The pairs of a dictionary, by their keys.
    static func pairs(_ dictionary: [Value: Value]) -> [(key: Value, value: Value)] {
        inOrder(Array(dictionary.keys)).compactMap { key in dictionary[key].map { (key, $0) } }
    }

    /// The values in order; as they are where the evaluation has to end meanwhile.
    private static func inOrder(_ values: [Value]) -> [Value] {
        (try? Order.sorted(values) { comesBefore($0, $1) }) ?? values
    }

    private static func comesBefore(_ one: Value, _ other: Value) -> Bool {
        switch (one, other) {
        case (.int(let one), .int(let other)): one < other
        case (.double(let one), .double(let other)): one < other
        case (.string(let one), .string(let other)): one < other
        default: Description.debug(of: one) < Description.debug(of: other)
        }
    }
}
