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
            configuration: ListStyleConfiguration(content: AnyView(view.content)),
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
                }
            ])
    ]
}
