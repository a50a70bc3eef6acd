import Catalogue
import StyleEngine

extension EngineLibrary {
    /// A view for each element of a collection.
    static let forEach: [BuiltInGroup] = [
        BuiltInGroup(
            "struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View",
            "A view for each element of a collection.", example: #"ForEach(0..<3) { Text("\($0)") }"#,
            [
                BuiltIn(
                    "init(_ data: Data, id: KeyPath<Data.Element, ID>, "
                        + "@ViewBuilder content: @escaping (Data.Element) -> Content)",
                    "A view for each element, told apart by the value at a key path.",
                    example: #"ForEach(["a", "b"], id: \.self) { Text($0) }"#
                ) { (data: ViewElements, id: KeyPathValue, content: FunctionValue) in
                    views(data.values, content, path: id) { try id.get(from: $0) }
                }
            ]),
        BuiltInGroup(
            "extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID",
            [
                BuiltIn(
                    "init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)",
                    "A view for each element, told apart by the element's own id."
                ) { (data: ViewElements, content: FunctionValue) in views(data.values, content, id: identifier) }
            ]),
        BuiltInGroup(
            "extension ForEach where Data == Range<Int>, ID == Int",
            [
                BuiltIn(
                    "init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)",
                    "A view for each number of a range, told apart by its place in the range."
                ) { (data: ViewElements, content: FunctionValue) in views(data.values, content, id: data.place) }
            ]),
        BuiltInGroup(
            "extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID",
            [
                BuiltIn(
                    "init<Element: Identifiable>(_ data: Binding<[Element]>, "
                        + "@ViewBuilder content: @escaping (Binding<Element>) -> Content) where Data == [Element]",
                    "A view for a binding to each element, told apart by the element's own id.",
                    example: """
                        struct Option: Identifiable {
                            let id: Int
                            var isOn = false
                        }
                        @State var options = [Option(id: 1), Option(id: 2)]
                        ForEach($options) { $option in Toggle("\\(option.id)", isOn: $option.isOn) }
                        """
                ) { (data: ValueBinding, content: FunctionValue) in
                    views(try bindings(to: data), content) {
                        try identifier(of: ValueBinding($0)?.binding.wrappedValue ?? .void)
                    }
                }
            ]),
        BuiltInGroup(
            "extension ForEach",
            [
                BuiltIn(
                    "init<Element>(_ data: Binding<[Element]>, id: KeyPath<Element, ID>, "
                        + "@ViewBuilder content: @escaping (Binding<Element>) -> Content) where Data == [Element]",
                    "A view for a binding to each element, told apart by the value at a key path.",
                    example: """
                        struct Lamp {
                            let name: String
                            var isOn = false
                        }
                        @State var lamps = [Lamp(name: "Desk"), Lamp(name: "Hall")]
                        ForEach($lamps, id: \\.name) { $lamp in Toggle(lamp.name, isOn: $lamp.isOn) }
                        """
                ) { (data: ValueBinding, id: KeyPathValue, content: FunctionValue) in
                    views(try bindings(to: data), content, path: id) {
                        try id.get(from: ValueBinding($0)?.binding.wrappedValue ?? .void)
                    }
                }
            ]),
    ]

    /// A binding to each element of what a binding leads to.
    private static func bindings(to data: ValueBinding) throws -> [Value] {
        try ViewElements.argument(data.binding.wrappedValue).values.indices.map {
            .native(Box(data.element(at: $0)))
        }
    }

    private static func views(
        _ elements: [Value], _ content: FunctionValue, path: KeyPathValue? = nil,
        id: @escaping (Value) throws -> Value
    ) -> AnyView {
        AnyView(DeclaredViews(elements: elements, path: path, id: id, content: content))
    }

    /// The `id` of an identifiable value, or of the one that a binding leads to.
    static func identifier(of value: Value) throws -> Value {
        if let binding = ValueBinding(value) { return try identifier(of: binding.binding.wrappedValue) }
        guard case .instance(let instance) = value else { return value }
        return try instance.identifier() ?? value
    }
}

/// A view for each of some values of the program.
private struct DeclaredViews: PrimitiveView {
    let elements: [Value]
    /// The key path by which views are told apart, where one was given.
    let path: KeyPathValue?
    let id: (Value) throws -> Value
    let content: FunctionValue

    static func _resolve(_ view: DeclaredViews, at inputs: Inputs, by resolver: Resolver) {
        let views = ForEach(
            view.elements.indices.map { $0 },
            identifiedBy: { index in (try? view.id(view.elements[index])) ?? .int(index) },
            content: { index in
                view.content.callReporting([view.elements[index]]).flatMap { AnyView($0) } ?? AnyView(EmptyView())
            })
        ForEach._resolve(views, at: inputs, by: resolver)
    }
}

extension DeclaredViews: SelfComparing {
    package func isEqual(to other: DeclaredViews, by comparison: Comparison) -> Bool {
        path == other.path
            && Value.function(content).isEqual(to: .function(other.content), by: comparison)
            && Value.array(elements).isEqual(to: .array(other.elements), by: comparison)
    }
}
