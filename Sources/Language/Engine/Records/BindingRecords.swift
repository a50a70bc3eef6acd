import Catalogue
import StyleEngine

extension EngineLibrary {
    /// Values that somebody else owns.
    static let binding: [BuiltInGroup] = [
        BuiltInGroup(
            "@propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty",
            "Reads and writes a value that somebody else owns.",
            example:
                "struct Switch: View { @Binding var isOn: Bool; var body: some View { Toggle(\"On\", isOn: $isOn) } }",
            [
                BuiltIn(
                    "init(get: @escaping () -> Value, set: @escaping (Value) -> Void)",
                    "A binding from what reads and what writes the value.",
                    example: "Binding(get: { 1 }, set: { print($0) })"
                ) { (get: FunctionValue, set: FunctionValue) in
                    Value.native(
                        Box(
                            Binding<Value>(
                                get: { get.callReporting([]) ?? .void }, set: { _ = set.callReporting([$0]) })))
                },
                BuiltIn(
                    "init?(_ base: Binding<Value?>)",
                    "A binding to what an optional holds; nil where it holds nothing.",
                    example: "Binding(Binding<Int?>.constant(1))"
                ) { (base: ValueBinding) in base.unwrapped.map { Value.some(.native(Box($0))) } ?? Value.none },
                BuiltIn(
                    "static func constant(_ value: Value) -> Binding<Value>", "A binding whose value never changes.",
                    example: "Binding.constant(true)"
                ) { (value: Value) in Value.native(Box(Binding<Value>.constant(value))) },
                BuiltIn(
                    "var wrappedValue: Value { get nonmutating set }", "The value.",
                    implementation: .property(
                        get: { values in
                            guard let binding = values.first.flatMap(ValueBinding.init) else {
                                throw Fault.wrongArgument
                            }
                            return binding.binding.wrappedValue
                        },
                        set: { root, value in
                            guard let binding = ValueBinding(root) else { throw Fault.wrongArgument }
                            binding.binding.wrappedValue = value
                        })),
                BuiltIn("var projectedValue: Binding<Value> { get }", "The binding itself.") { (binding: Value) in
                    binding
                },
                BuiltIn(
                    "subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> "
                        + "{ get }",
                    "A binding to a part of the value."
                ) { (base: ValueBinding, path: KeyPathValue) in Value.native(Box(base.part(at: path))) },
            ]),
        BuiltInGroup(
            "extension Binding: Identifiable where Value: Identifiable",
            [
                BuiltIn(
                    "var id: Value.ID { get }", "The id of the value.",
                    example: """
                        struct Lamp: Identifiable {
                            let id: Int
                            var isOn = false
                        }
                        Binding.constant(Lamp(id: 1)).id
                        """
                ) { (binding: ValueBinding) in try identifier(of: binding.binding.wrappedValue) }
            ]),
    ]
}

/// A binding to a value of any type, whatever type it was made for.
struct ValueBinding: ValueConvertible {
    let binding: Binding<Value>

    init?(_ value: Value) {
        guard case .native(let native) = value else { return nil }
        switch native {
        case let box as Box<Binding<Value>>: binding = box.wrapped
        case let box as Box<Binding<Bool>>: binding = ValueBinding.erasing(box.wrapped)
        case let box as Box<Binding<Int>>: binding = ValueBinding.erasing(box.wrapped)
        case let box as Box<Binding<Double>>: binding = ValueBinding.erasing(box.wrapped)
        case let box as Box<Binding<String>>: binding = ValueBinding.erasing(box.wrapped)
        default: return nil
        }
    }

    var value: Value { .native(Box(binding)) }

    /// A binding to what the optional holds; nil where it holds nothing.
    var unwrapped: Binding<Value>? {
        guard case .some(let first) = binding.wrappedValue else { return nil }
        return binding.converted(
            get: { [binding] in if case .some(let value) = binding.wrappedValue { value } else { first } },
            set: { [binding] in binding.wrappedValue = .some($0) })
    }

    /// A binding to an element of the array that this one is bound to.
    func element(at index: Int) -> Binding<Value> {
        binding.part(
            at: index,
            get: { [binding] in
                guard case .array(let values) = binding.wrappedValue, index < values.count else { return .void }
                return values[index]
            },
            set: { [binding] element in
                guard case .array(var values) = binding.wrappedValue, index < values.count else { return }
                values[index] = element
                binding.wrappedValue = .array(values)
            })
    }

    /// A binding to a part of the value.
    func part(at path: KeyPathValue) -> Binding<Value> {
        binding.part(
            at: path,
            get: { [binding] in
                do {
                    return try path.get(from: binding.wrappedValue)
                } catch {
                    path.report(error)
                    return .void
                }
            },
            set: { [binding] part in
                do {
                    var value = binding.wrappedValue
                    try path.set(part, in: &value)
                    binding.wrappedValue = value
                } catch {
                    path.report(error)
                }
            })
    }

    private static func erasing<Typed: ValueConvertible>(_ typed: Binding<Typed>) -> Binding<Value> {
        typed.converted(
            get: { typed.wrappedValue.value }, set: { if let value = Typed($0) { typed.wrappedValue = value } })
    }
}
