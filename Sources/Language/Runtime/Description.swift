import Catalogue
import StyleEngine

/// The text of values: as `print` writes them, and as they stand inside others.
///
/// What stands inside is written behind what came before it, so that a text takes time by its length, however deep the
/// value is nested.
enum Description {
    /// What `print` and `String(describing:)` make of a value.
    static func text(of value: Value) -> String {
        switch value {
        case .string(let string): return string
        case .metatype(let identity): return declaredType(of: identity)?.runtimeName ?? identity.name
        case .instance(let instance as DeclaredInstance):
            if let own = instance.runtimeType.face.ownDescription(of: instance) { return own }
            return written { writeStructure(of: instance, named: instance.runtimeType.type.runtimeName, to: &$0) }
        case .native(let native):
            if let character = native.any as? Character { return String(character) }
            if let text = native.any as? Substring { return String(text) }
            if let scalar = native.any as? Unicode.Scalar { return String(Character(scalar)) }
            if let typed = native.any as? TypedValue, !typed.type.hasLabels, !typed.type.tellsItsBase {
                return text(of: typed.content)
            }
            if let parts = collection(native) { return parts.text }
            if let options = options(native.any) { return options }
            return isEnum(native.any) || isPlainStruct(native.any) ? String(describing: native.any) : debug(of: value)
        default: return debug(of: value)
        }
    }

    /// What a value looks like inside another one, and where an entry shows it.
    static func debug(of value: Value) -> String {
        if case .int(let int) = value { return int.description }
        return written { write(value, to: &$0) }
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
    static func shown(_ value: Value, of type: SwiftType) -> String { written { write(value, of: type, to: &$0) } }

    private static func written(_ write: (inout String) -> Void) -> String {
        var text = ""
        write(&text)
        return text
    }

    private static func write(_ value: Value, to text: inout String) {
        switch value {
        case .void: text += "()"
        case .bool(let bool): text += bool.description
        case .int(let int): text += int.description
        case .double(let double): text += double.description
        case .string(let string): text += string.debugDescription
        case .none: text += "nil"
        case .some(let wrapped): nested(&text) { write([wrapped], between: "Optional(", ")", to: &$0, write) }
        case .array(let values): nested(&text) { write(values, between: "[", "]", to: &$0, write) }
        case .dictionary(let pairs):
            if pairs.isEmpty {
                text += "[:]"
            } else {
                // Sorted by their text, since the order of a dictionary changes from run to run.
                nested(&text) {
                    write(Sorting.pairs(pairs), between: "[", "]", to: &$0) { pair, text in
                        write(pair.key, to: &text)
                        text += ": "
                        write(pair.value, to: &text)
                    }
                }
            }
        case .tuple(let values): nested(&text) { write(values, between: "(", ")", to: &$0, write) }
        case .function: text += "(Function)"
        case .keyPath(let path): text += path.text
        case .metatype(let identity): text += declaredType(of: identity)?.qualifiedRuntimeName ?? identity.name
        case .instance(let instance): write(instance, to: &text)
        case .native(let native): write(native, to: &text)
        }
    }

    private static func write(_ value: Value, of type: SwiftType, to text: inout String) {
        if let own = WrappedSequence.text(of: value, type) {
            text += own
            return
        }
        guard type.hasLabels else { return write(value, to: &text) }
        switch (value, type) {
        case (.tuple(let values), .tuple(let elements)) where values.count == elements.count:
            write(zip(values, elements), between: "(", ")", to: &text) { part, text in
                if let label = part.1.label { text += label + ": " }
                write(part.0, of: part.1.type, to: &text)
            }
        case (.some(let wrapped), .nominal(let nominal)) where nominal.arguments.count == 1:
            write([wrapped], between: "Optional(", ")", to: &text) { write($0, of: nominal.arguments[0], to: &$1) }
        case (.array(let values), .nominal(let nominal)) where nominal.arguments.count == 1:
            write(values, between: "[", "]", to: &text) { write($0, of: nominal.arguments[0], to: &$1) }
        case (.dictionary(let pairs), .nominal(let nominal)) where nominal.arguments.count == 2 && !pairs.isEmpty:
            write(Sorting.pairs(pairs), between: "[", "]", to: &text) { pair, text in
                write(pair.key, of: nominal.arguments[0], to: &text)
                text += ": "
                write(pair.value, of: nominal.arguments[1], to: &text)
            }
        default: write(value, to: &text)
        }
    }

    /// Writes parts one after the other.
    private static func write<Parts: Sequence>(
        _ parts: Parts, between open: String, _ close: String, to text: inout String,
        _ write: (Parts.Element, inout String) -> Void
    ) {
        text += open
        var isFirst = true
        for part in parts {
            if !isFirst { text += ", " }
            isFirst = false
            write(part, &text)
        }
        text += close
    }

    /// Writes a value that may hold others without end, where the evaluation may go on.
    private static func nested(_ text: inout String, _ write: (inout String) -> Void) {
        if EvaluationContext.goesOn(after: 1) { write(&text) } else { text += "…" }
    }

    /// The type that is meant; nil for one of the library.
    private static func declaredType(of identity: TypeIdentity) -> SwiftType? {
        (identity.declared as? RuntimeIdentity)?.current?.type
    }

    private static func write(_ instance: Instance, to text: inout String) {
        guard let declared = instance as? DeclaredInstance else {
            text += instance.text
            return
        }
        declared.machine.descending(orElse: text += "…") { nested(&text) { write(declared, to: &$0) } }
    }

    private static func write(_ declared: DeclaredInstance, to text: inout String) {
        if let own = declared.runtimeType.face.ownDebugDescription(of: declared) {
            text += own
            return
        }
        let name = declared.runtimeType.type.qualifiedRuntimeName
        if declared is EnumInstance { text += name + "." }
        writeStructure(of: declared, named: name, to: &text)
    }

    /// The text that Swift makes up for a type without a description of its own.
    private static func writeStructure(of instance: DeclaredInstance, named name: String, to text: inout String) {
        switch instance {
        case let instance as EnumInstance:
            text += instance.enumCase.name
            guard !instance.payload.isEmpty else { return }
            if instance.payload.count == 1, let only = instance.enumCase.payload.first, only.label == nil,
                case .tuple = instance.payload[0]
            {
                // A tuple is the payload itself.
                return write(instance.payload[0], of: instance.runtimeType.concrete(only.type), to: &text)
            }
            write(zip(instance.enumCase.payload, instance.payload), between: "(", ")", to: &text) { part, text in
                if let label = part.0.label { text += label + ": " }
                write(part.1, of: instance.runtimeType.concrete(part.0.type), to: &text)
            }
        case let instance as StructInstance:
            let properties = instance.runtimeType.nominal?.storedProperties ?? []
            write(zip(properties, instance.fields), between: name + "(", ")", to: &text) { part, text in
                text += part.0.name + ": "
                write(part.1, of: instance.runtimeType.concrete(part.0.type), to: &text)
            }
        default: text += instance.runtimeType.type.qualifiedRuntimeName
        }
    }

    /// The text of a set, a range or a part of an array, and its name, which stands around the text inside other values.
    private static func collection(_ native: Native) -> (name: String, text: String, inside: String)? {
        func range(_ name: String, _ text: String) -> (name: String, text: String, inside: String) {
            (name, text, text)
        }
        switch native.any {
        case let set as Set<Value>: return range("Set", debug(of: .array(Sorting.elements(set))))
        case let part as DictionaryPart:
            return range("Dictionary.\(part.kind.rawValue)", debug(of: .array(part.elementValues ?? [])))
        case let values as ArraySlice<Value>: return range("ArraySlice", debug(of: .array(Array(values))))
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

    private static func write(_ native: Native, to text: inout String) {
        switch native.any {
        case let typed as TypedValue: nested(&text) { write(typed.content, of: typed.type, to: &$0) }
        default: text += debug(of: native)
        }
    }

    private static func debug(of native: Native) -> String {
        if let parts = collection(native) { return parts.name + "(" + parts.inside + ")" }
        switch native.any {
        case let style as ErasedStyle: return String(describing: style.base)
        case let style as Mirror.DisplayStyle: return "Swift.Mirror.DisplayStyle.\(style)"
        case let character as Character: return character.debugDescription
        case let text as Substring: return text.debugDescription
        case let scalar as Unicode.Scalar: return scalar.debugDescription
        case let convertible as any CustomDebugStringConvertible: return convertible.debugDescription
        case let convertible as any CustomStringConvertible: return convertible.description
        case let options as any OptionSet: return nameInSwiftUI(of: options) + rawValue(of: options)
        default:
            if isEnum(native.any) { return qualifiedName(of: native.any) + "." + String(describing: native.any) }
            guard isPlainStruct(native.any) else { return TypeIdentity(Swift.type(of: native.any)).name }
            // Inside others a type has the names of those around it, but for its module.
            let text = String(describing: native.any)
            return qualifiedName(of: native.any) + (text.firstIndex(of: "(").map { text[$0...] } ?? "")
        }
    }

    /// What `print` shows of a set of options; nil for other values.
    private static func options(_ value: Any) -> String? {
        guard let options = value as? any OptionSet, !(value is any CustomStringConvertible) else { return nil }
        return TypeIdentity(Swift.type(of: options)).name + rawValue(of: options)
    }

    private static func rawValue(of options: some OptionSet) -> String { "(rawValue: \(options.rawValue))" }

    /// The name of a type as SwiftUI has it, with the types around it.
    private static func nameInSwiftUI(of options: some OptionSet) -> String {
        let parts = String(reflecting: Swift.type(of: options)).split(separator: ".").dropFirst()
        return (["SwiftUI"] + parts.map(String.init)).joined(separator: ".")
    }

    /// The name of a value's type behind those of the types around it.
    private static func qualifiedName(of value: Any) -> String {
        let type = Swift.type(of: value)
        let name = String(reflecting: type)
        guard !name.contains("<"), !name.contains("("), let dot = name.firstIndex(of: ".") else {
            return TypeIdentity(type).name
        }
        return String(name[name.index(after: dot)...])
    }

    /// Whether Swift's own text of a value is meant: that of a struct without fields, or of a small one that is no view.
    private static func isPlainStruct(_ value: Any) -> Bool {
        if value is any CustomStringConvertible || value is ErasedStyle || value is TypedValue { return false }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct else { return false }
        return mirror.children.allSatisfy { child in
            child.value is any BinaryInteger || ["Double", "Bool", "String"].contains("\(type(of: child.value))")
        }
    }

    /// Whether a value is a view of the library, which is not made of what SwiftUI makes it of.
    static func isUntold(_ native: Native) -> Bool {
        native.any is any View && !(native.any is any CustomStringConvertible)
            && !isEnum(native.any) && !isPlainStruct(native.any)
    }

    private static func isEnum(_ value: Any) -> Bool {
        Mirror(reflecting: value).displayStyle == .enum
    }
}

/// A fixed order for collections that have none.
enum Sorting {
    /// The elements of a set: numbers and strings by their order, others by their text.
    static func elements(_ set: Set<Value>) -> [Value] { inOrder(Array(set), by: comesBefore) }

    /// The pairs of a dictionary, by their keys, and by their values where those can't be told apart, as `.nan`.
    static func pairs(_ dictionary: [Value: Value]) -> [(key: Value, value: Value)] {
        inOrder(dictionary.map { (key: $0.key, value: $0.value) }) { one, other in
            if comesBefore(one.key, other.key) { return true }
            return !comesBefore(other.key, one.key) && comesBefore(one.value, other.value)
        }
    }

    /// What is put in order; as it is where the evaluation has to end meanwhile.
    private static func inOrder<Element>(_ elements: [Element], by isLess: (Element, Element) -> Bool) -> [Element] {
        (try? Order.sorted(elements, by: isLess)) ?? elements
    }

    private static func comesBefore(_ one: Value, _ other: Value) -> Bool {
        switch (one, other) {
        case (.int(let one), .int(let other)): one < other
        case (.double(let one), .double(let other)): other.isNaN ? !one.isNaN : one < other
        case (.string(let one), .string(let other)): one < other
        default: Description.debug(of: one) < Description.debug(of: other)
        }
    }
}
