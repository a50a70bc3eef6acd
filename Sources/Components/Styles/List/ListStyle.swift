import Catalogue
import StyleEngine

/// How lists look. The built-in styles are all there are: a list has no configuration to build on.
public protocol ListStyle: ClosedStyle where Told == ListStyleConfiguration {}

/// What a style is told about a list. The family of lists is known by it (rule B2).
public struct ListStyleConfiguration: StyleConfiguration {
    let content: AnyView

    public static var component: String { "List" }
}

extension View {
    /// Pushes a style on the stack of the lists inside (rule B1).
    ///
    /// - Record: by hand
    public func listStyle<S: ListStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        push(style, at: SourcePlace(file: file, line: line, column: column))
    }
}

extension BuiltIns {
    static let listStyle = closedFamily(
        "ListStyle", for: "lists", told: ListStyleConfiguration.self,
        push: #"List { Text("Sun"); Text("Moon") }.listStyle(.plain)"#,
        advice: "style what stands in the rows, or push one of the built-in styles")
}
