import Catalogue
import StyleEngine

/// Rows of views.
public struct List<Content: View>: PrimitiveView {
    private let content: Content
    /// What can be chosen among the rows; nil where nothing can.
    private var choices: Choices?

    /// A list of rows.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A row for each element of a collection, told apart by the value at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A row for each element of a collection, told apart by its own id.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// A row for each number of a range.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        content = ForEach(data, content: rowContent)
    }

    public static func _resolve(_ view: List, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(List.self), family: ListStyleConfiguration.family,
            configuration: ListStyleConfiguration(
                content: view.choices.map { AnyView(SelectableRows(choices: $0, content: view.content)) }
                    ?? AnyView(view.content.controlContext(.list))),
            defaultStyle: { DefaultListStyle().erased }, isReapplied: false, isLabelled: true,
            interaction: view.choices.map { $0.interaction(isEnabled: inputs.environment.isEnabled) }, at: inputs)
    }

    fileprivate init(content: Content, choices: Choices) {
        self.content = content
        self.choices = choices
    }
}

extension List {
    /// A list of rows of which one can be chosen. A row carries its value as its `tag`; the elements of a `ForEach` are
    /// told apart by their ids.
    public init<SelectionValue: Hashable>(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
        self.init(content: content(), choices: Choices(one: selection))
    }

    /// A list of rows of which any number can be chosen.
    public init<SelectionValue: Hashable>(
        selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), choices: Choices(several: selection))
    }

    /// A row for each element of a collection, told apart by the value at a key path. One of them can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent), choices: Choices(one: selection))
    }

    /// A row for each element of a collection, told apart by the value at a key path. Any number can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<ID>>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent), choices: Choices(several: selection))
    }

    /// A row for each element of a collection, told apart by its own id. One of them can be chosen.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Data.Element.ID?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), choices: Choices(one: selection))
    }

    /// A row for each element of a collection, told apart by its own id. Any number can be chosen.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<Data.Element.ID>>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), choices: Choices(several: selection))
    }
}

extension List {
    /// A row for a binding to each element of a collection, told apart by the value at a key path of the element.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<Binding<C>, ID, Row> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    /// A row for a binding to each element of a collection, told apart by the element's own id.
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
        self.init { ForEach(data, id: \.id, content: rowContent) }
    }
}

extension List {
    /// A row for each number of a range. One of them can be chosen, by its place in the range.
    public init<Row: View>(
        _ data: Range<Int>, selection: Binding<Int?>, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(content: ForEach(data, content: rowContent), choices: Choices(one: selection))
    }

    /// A row for each number of a range. Any number can be chosen, by their places in the range.
    public init<Row: View>(
        _ data: Range<Int>, selection: Binding<Set<Int>>, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(content: ForEach(data, content: rowContent), choices: Choices(several: selection))
    }
}

extension BuiltIns {
    static let list: [BuiltInGroup] = [
        BuiltInGroup(
            "struct List<Content: View>: View", "Rows of views.", example: #"List { Text("Sun"); Text("Moon") }"#,
            [
                BuiltIn("init(@ViewBuilder content: () -> Content)", "A list of rows.") { (content: ViewClosure) in
                    AnyView(List { content() })
                },
                BuiltIn(
                    "init<Data: RandomAccessCollection, ID: Hashable, Row: View>(_ data: Data, "
                        + "id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) "
                        + "where Content == ForEach<Data, ID, Row>",
                    "A row for each element, told apart by the value at a key path.",
                    example: #"List(["Sun", "Moon"], id: \.self) { Text($0) }"#
                ) { (data: ViewElements, id: KeyPathValue, row: FunctionValue) in
                    list(data, row) { try id.get(from: $0) }
                },
                BuiltIn(
                    "init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row) "
                        + "where Content == ForEach<Range<Int>, Int, Row>", "A row for each number of a range.",
                    example: #"List(0..<3) { Text("\($0)") }"#
                ) { (data: ViewElements, row: FunctionValue) in list(data, row, id: data.place) },
                BuiltIn(
                    "init<Data: RandomAccessCollection, Row: View>(_ data: Data, "
                        + "@ViewBuilder rowContent: @escaping (Data.Element) -> Row) "
                        + "where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row>",
                    "A row for each element, told apart by the element's own id."
                ) { (data: ViewElements, row: FunctionValue) in
                    list(data, row) { try identifier(of: $0) }
                },
                BuiltIn(
                    "init<Element: Identifiable, Row: View>(_ data: Binding<[Element]>, "
                        + "@ViewBuilder rowContent: @escaping (Binding<Element>) -> Row) "
                        + "where Content == ForEach<[Element], Element.ID, Row>",
                    "A row for a binding to each element, told apart by the element's own id.",
                    example: """
                        struct Lamp: Identifiable {
                            let id: Int
                            var isOn = false
                        }
                        @State var lamps = [Lamp(id: 1), Lamp(id: 2)]
                        List($lamps) { $lamp in Toggle("\\(lamp.id)", isOn: $lamp.isOn) }
                        """, swift: "self.init { ForEach(data, content: rowContent) }"),
                BuiltIn(
                    "init<Element, ID: Hashable, Row: View>(_ data: Binding<[Element]>, id: KeyPath<Element, ID>, "
                        + "@ViewBuilder rowContent: @escaping (Binding<Element>) -> Row) "
                        + "where Content == ForEach<[Element], ID, Row>",
                    "A row for a binding to each element, told apart by the value at a key path.",
                    example: """
                        struct Lamp {
                            let name: String
                            var isOn = false
                        }
                        @State var lamps = [Lamp(name: "Desk"), Lamp(name: "Hall")]
                        List($lamps, id: \\.name) { $lamp in Toggle(lamp.name, isOn: $lamp.isOn) }
                        """, swift: "self.init { ForEach(data, id: id, content: rowContent) }"),
            ] + selectableLists("SelectionValue?", { Choices(oneOf: $0, $1) })
                + selectableLists("Set<SelectionValue>", { Choices(severalOf: $0, $1) }))
    ]

    /// The records of lists of which rows can be chosen.
    private static func selectableLists(
        _ selection: String, _ choices: @escaping @Sendable (Binding<Value>, ValueType?) -> Choices
    ) -> [BuiltIn] {
        let start =
            selection.hasSuffix("?") ? "@State var chosen: String? = nil" : "@State var chosen: Set<String> = []"
        return [
            BuiltIn(
                "init<SelectionValue: Hashable>(selection: Binding<\(selection)>, @ViewBuilder content: () -> Content)",
                "A list of rows that can be chosen, each by its tag.",
                example: start + "\n" + #"List(selection: $chosen) { Text("Sun").tag("sun") }"#
            ) { (selection: Binding<Value>, content: ViewClosure, type: ValueType) in
                AnyView(List(content: content(), choices: choices(selection, type)))
            },
            BuiltIn(
                "init<Row: View>(_ data: Range<Int>, "
                    + "selection: Binding<\(selection.hasSuffix("?") ? "Int?" : "Set<Int>")>, "
                    + "@ViewBuilder rowContent: @escaping (Int) -> Row) "
                    + "where Content == ForEach<Range<Int>, Int, Row>", "A row for each number, which can be chosen.",
                example: "@State var chosen: \(selection.hasSuffix("?") ? "Int? = nil" : "Set<Int> = []")\n"
                    + #"List(0..<3, selection: $chosen) { Text("\($0)") }"#
            ) { (data: ViewElements, selection: Binding<Value>, row: FunctionValue) in
                list(data, row, choices(selection, nil), id: data.place)
            },
            BuiltIn(
                "init<Data: RandomAccessCollection, SelectionValue: Hashable, Row: View>(_ data: Data, "
                    + "id: KeyPath<Data.Element, SelectionValue>, selection: Binding<\(selection)>, "
                    + "@ViewBuilder rowContent: @escaping (Data.Element) -> Row) "
                    + "where Content == ForEach<Data, SelectionValue, Row>",
                "A row for each element that can be chosen by the value at a key path.",
                example: start + "\n" + #"List(["Sun", "Moon"], id: \.self, selection: $chosen) { Text($0) }"#
            ) {
                (data: ViewElements, id: KeyPathValue, selection: Binding<Value>, row: FunctionValue, type: ValueType)
                in
                list(data, row, choices(selection, type)) { try id.get(from: $0) }
            },
            BuiltIn(
                "init<Data: RandomAccessCollection, SelectionValue: Hashable, Row: View>(_ data: Data, "
                    + "selection: Binding<\(selection)>, "
                    + "@ViewBuilder rowContent: @escaping (Data.Element) -> Row) "
                    + "where Data.Element: Identifiable, SelectionValue == Data.Element.ID, "
                    + "Content == ForEach<Data, Data.Element.ID, Row>",
                "A row for each element that can be chosen by the element's own id."
            ) { (data: ViewElements, selection: Binding<Value>, row: FunctionValue, type: ValueType) in
                list(data, row, choices(selection, type)) { try identifier(of: $0) }
            },
        ]
    }

    private static func identifier(of value: Value) throws -> Value {
        guard case .instance(let instance) = value else { return value }
        return try instance.identifier() ?? value
    }

    private static func list(
        _ data: ViewElements, _ row: FunctionValue, _ choices: Choices? = nil, id: @escaping (Value) throws -> Value
    ) -> AnyView {
        let values = data.values
        let rows = ForEach(
            Array(values.indices), identifiedBy: { (try? id(values[$0])) ?? .int($0) },
            content: { row.callReporting([values[$0]]).flatMap { AnyView($0) } ?? AnyView(EmptyView()) })
        return choices.map { AnyView(List(content: rows, choices: $0)) } ?? AnyView(List { rows })
    }
}
