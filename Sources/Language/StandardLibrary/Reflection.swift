import Catalogue

extension StandardLibrary {
    /// `Mirror`, which lists what a value stores (“Generalizing styling APIs for SwiftUI components” compares styles
    /// by it, rule F5).
    static let reflection: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Mirror", "What a value stores.", example: "Mirror(reflecting: 1).children.count",
            [
                BuiltIn(
                    "init(reflecting subject: Any)", "Looks into a value.",
                    example: "Mirror(reflecting: \"a\").children.isEmpty"
                ) { (subject: Value) in
                    ReflectedValue(
                        children: ReflectedValue.children(of: subject), style: ReflectedValue.style(of: subject))
                },
                BuiltIn(
                    "var displayStyle: Mirror.DisplayStyle? { get }", "What kind of value it is.",
                    example: "Mirror(reflecting: [1]).displayStyle == .collection"
                ) { (mirror: ReflectedValue) in mirror.style },
                BuiltIn(
                    "var children: [(label: String?, value: Any)] { get }", "The parts, with their names.",
                    example: "Mirror(reflecting: [1, 2]).children.count"
                ) {
                    (mirror: ReflectedValue) in
                    Value.array(
                        mirror.children.map { .tuple([$0.label.map { .some(.string($0)) } ?? .none, $0.value]) })
                },
            ]),
        BuiltInGroup(
            "enum Mirror.DisplayStyle: Hashable", "What kind of value is looked into.",
            example: "Mirror(reflecting: (1, 2)).displayStyle == .tuple",
            [
                BuiltIn("case `struct`", "A struct.") { Mirror.DisplayStyle.struct },
                BuiltIn("case `class`", "An object.") { Mirror.DisplayStyle.class },
                BuiltIn("case `enum`", "A case of an enum.") { Mirror.DisplayStyle.enum },
                BuiltIn("case tuple", "A tuple.") { Mirror.DisplayStyle.tuple },
                BuiltIn("case optional", "A value that may be missing.") { Mirror.DisplayStyle.optional },
                BuiltIn("case collection", "An array or the like.") { Mirror.DisplayStyle.collection },
                BuiltIn("case dictionary", "A dictionary.") { Mirror.DisplayStyle.dictionary },
                BuiltIn("case set", "A set.") { Mirror.DisplayStyle.set },
            ]),
    ]
}

extension Mirror.DisplayStyle: NativeConvertible {}

/// A value of `Mirror`.
struct ReflectedValue: NativeConvertible {
    let children: [(label: String?, value: Value)]
    let style: Mirror.DisplayStyle?

    /// What kind of value it is; nil for numbers, texts and functions.
    static func style(of value: Value) -> Mirror.DisplayStyle? {
        switch TypedValue.content(of: value) {
        case .instance(is StructInstance): .struct
        case .instance(is ClassInstance): .class
        case .instance(is EnumInstance): .enum
        case .some, .none: .optional
        case .array: .collection
        case .dictionary: .dictionary
        case .tuple, .void: .tuple
        case .native(let native): native.any is Set<Value> ? .set : Mirror(reflecting: native.any).displayStyle
        default: nil
        }
    }

    /// The stored properties of an instance, the elements of a collection or tuple, what an optional holds.
    static func children(of value: Value) -> [(label: String?, value: Value)] {
        switch TypedValue.content(of: value) {
        case .instance(let instance as StructInstance): named(instance.fields, of: instance)
        case .instance(let object as ClassInstance): named(object.fields, of: object)
        case .instance(let instance as EnumInstance) where !instance.payload.isEmpty:
            [(instance.enumCase.name, instance.payload.count == 1 ? instance.payload[0] : .tuple(instance.payload))]
        case .some(let wrapped): [("some", wrapped)]
        case .array(let elements): elements.map { (nil, $0) }
        case .dictionary(let pairs): Sorting.pairs(pairs).map { (nil, .tuple([$0.key, $0.value])) }
        case .tuple(let elements):
            elements.enumerated().map { index, element in
                let label = labels(of: value).flatMap { index < $0.count ? $0[index] : nil }
                return (label ?? ".\(index)", element)
            }
        default: []
        }
    }

    /// The labels of a tuple that is kept with its type.
    private static func labels(of value: Value) -> [String?]? {
        guard case .tuple(let elements)? = TypedValue(value)?.type else { return nil }
        return elements.map(\.label)
    }

    private static func named(_ fields: [Value], of instance: DeclaredInstance) -> [(label: String?, value: Value)] {
        zip(instance.runtimeType.nominal?.storedProperties ?? [], fields).map { property, value in
            // A field of `Any` or another existential knows its own type.
            let type = instance.runtimeType.types.type(of: instance.runtimeType.concrete(property.type))
            return (property.name, type.keepsType(in: .any) ? type.keeping(value) : value)
        }
    }
}
