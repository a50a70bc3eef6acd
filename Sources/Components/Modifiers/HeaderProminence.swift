import Catalogue
import StyleEngine

/// How much something stands out: SwiftUI's `Prominence`.
public enum Prominence: Hashable, CaseIterable, Sendable, NativeConvertible {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much the headers of the sections inside stand out; the legend tells where that is more than usual.
    public func headerProminence(
        _ prominence: Prominence, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.headerProminence = prominence
            })
    }
}

extension BuiltIns {
    static let headerProminence: [BuiltInGroup] = [
        BuiltInGroup(
            "enum Prominence: Hashable, CaseIterable", "How much something stands out.",
            example: #"List { Section("Sky") { Text("Sun") }.headerProminence(.increased) }"#,
            BuiltIn.cases(
                "How much something stands out.", ["standard": Prominence.standard, "increased": .increased])),
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func headerProminence(_ prominence: Prominence) -> some View",
                    "Sets how much the headers of sections stand out.",
                    example: #"List { Section("Sky") { Text("Sun") }.headerProminence(.increased) }"#
                ) { (content: AnyView, prominence: Prominence) in AnyView(content.headerProminence(prominence)) }
            ]),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var headerProminence: Prominence { get set }", "How much the headers of sections stand out.",
                    example: #"List { Section("Sky") { Text("Sun") } }.environment(\.headerProminence, .increased)"#,
                    \EnvironmentValues.headerProminence)
            ]),
    ]
}
