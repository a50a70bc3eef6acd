import Catalogue
import StyleEngine

/// Rows of views.
public struct List<Content: View>: PrimitiveView {
    private let content: Content

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

    public static func _resolve(_ view: List, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(List.self), family: ListStyleConfiguration.family,
            configuration: ListStyleConfiguration(content: AnyView(view.content.controlContext(.list))),
            defaultStyle: { DefaultListStyle().erased }, isReapplied: false, at: inputs)
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
                ) { (data: RowValues, id: KeyPathValue, row: FunctionValue) in
                    list(data, row) { try id.get(from: $0) }
                },
                BuiltIn(
                    "init<Data: RandomAccessCollection, Row: View>(_ data: Data, "
                        + "@ViewBuilder rowContent: @escaping (Data.Element) -> Row) "
                        + "where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row>",
                    "A row for each element, told apart by the element's own id."
                ) { (data: RowValues, row: FunctionValue) in
                    list(data, row) { try identifier(of: $0) }
                },
            ])
    ]

    private static func identifier(of value: Value) throws -> Value {
        guard case .instance(let instance) = value else { return value }
        return try instance.identifier() ?? value
    }

    private static func list(
        _ data: RowValues, _ row: FunctionValue, id: @escaping (Value) throws -> Value
    ) -> AnyView {
        let values = data.values
        let rows = ForEach(
            Array(values.indices), identifiedBy: { (try? id(values[$0])) ?? .int($0) },
            content: { row.callReporting([values[$0]]).flatMap { AnyView($0) } ?? AnyView(EmptyView()) })
        return AnyView(List { rows })
    }
}

/// The elements of a collection that has an order: an array, or a range of whole numbers.
private struct RowValues: ValueConvertible {
    /// The most rows of a range that are made.
    private static let limit = 5_000_000

    let values: [Value]

    init?(_ value: Value) {
        switch value {
        case .array(let values): self.values = values
        case .native(let native):
            let range: Range<Int>? =
                switch native.any {
                case let range as Range<Int>: range
                case let range as ClosedRange<Int> where range.upperBound < .max: Range(range)
                default: nil
                }
            guard let range, range.count <= Self.limit else { return nil }
            values = range.map { .int($0) }
        default: return nil
        }
    }

    var value: Value { .array(values) }
}
