import Catalogue

extension StandardLibrary {
    /// `Mirror`, which lists what a value stores (article 000 compares styles by it, rule F5).
    static let reflection: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Mirror", "What a value stores.", example: "Mirror(reflecting: 1).children.count",
            [
                BuiltIn(
                    "init(reflecting subject: Any)", "Looks into a value.",
                    example: "Mirror(reflecting: \"a\").children.isEmpty"
                ) { (subject: Value) in ReflectedValue(children: ReflectedValue.children(of: subject)) },
                BuiltIn(
                    "var children: [(label: String?, value: Any)] { get }", "The parts, with their names.",
                    example: "Mirror(reflecting: [1, 2]).children.count"
                ) {
                    (mirror: ReflectedValue) in
                    Value.array(
                        mirror.children.map { .tuple([$0.label.map { .some(.string($0)) } ?? .none, $0.value]) })
                },
            ])
    ]
}

/// A value of `Mirror`.
struct ReflectedValue: NativeConvertible {
    let children: [(label: String?, value: Value)]

    /// The stored properties of an instance, the elements of a collection or tuple, what an optional holds.
    static func children(of value: Value) -> [(label: String?, value: Value)] {
        switch value {
        case .instance(let instance as StructInstance): named(instance.fields, of: instance)
        case .instance(let object as ClassInstance): named(object.fields, of: object)
        case .instance(let instance as EnumInstance) where !instance.payload.isEmpty:
            [(instance.enumCase.name, instance.payload.count == 1 ? instance.payload[0] : .tuple(instance.payload))]
        case .some(let wrapped): [("some", wrapped)]
        case .array(let elements): elements.map { (nil, $0) }
        case .dictionary(let pairs): Sorting.pairs(pairs).map { (nil, .tuple([$0.key, $0.value])) }
        case .tuple(let elements): elements.enumerated().map { (".\($0.offset)", $0.element) }
        default: []
        }
    }

    private static func named(_ fields: [Value], of instance: DeclaredInstance) -> [(label: String?, value: Value)] {
        zip(instance.runtimeType.nominal?.storedProperties ?? [], fields).map { ($0.name, $1) }
    }
}
