import Catalogue
import StyleEngine

/// How much something stands out. SwiftUI's `Prominence`.
///
/// - Example: `List { Section("Sky") { Text("Sun") }.headerProminence(.increased) }`
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
    ///
    /// - Example: `List { Section("Sky") { Text("Sun") } }.environment(\.headerProminence, .increased)`
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much the headers of sections stand out.
    ///
    /// - Example: `List { Section("Sky") { Text("Sun") }.headerProminence(.increased) }`
    public func headerProminence(
        _ prominence: Prominence, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.headerProminence = prominence
            })
    }
}
