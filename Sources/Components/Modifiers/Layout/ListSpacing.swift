import Catalogue
import Drawing
import StyleEngine

/// How far the sections of a list stand apart.
///
/// - Example: `List { Section("Day") { Text("Sun") }; Section("Night") { Text("Moon") } }.listSectionSpacing(.compact)`
public struct ListSectionSpacing: Hashable, Sendable {
    /// The distance in points; nil is one row.
    let points: CGFloat?

    /// One row apart.
    public static let `default` = ListSectionSpacing(points: nil)
    /// Close together.
    public static let compact = ListSectionSpacing(points: 0)

    /// So many points apart.
    ///
    /// - Example: `List { Section("Day") { Text("Sun") }; Section("Night") { Text("Moon") } }.listSectionSpacing(.custom(32))`
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// How far rows and sections of lists stand apart.
struct ListSpacing: Hashable {
    var rows: CGFloat?
    var sections = ListSectionSpacing.default
}

private enum ListSpacingKey: EnvironmentKey {
    static var defaultValue: ListSpacing { ListSpacing() }
}

private enum DefaultMinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    var listSpacing: ListSpacing {
        get { self[ListSpacingKey.self] }
        set { self[ListSpacingKey.self] = newValue }
    }

    /// The least height of a row of a list, in points; 0 is that of what stands in it.
    ///
    /// - Example: `List { Text("Sun"); Text("Moon") }.environment(\.defaultMinListRowHeight, 48)`
    public var defaultMinListRowHeight: CGFloat {
        get { self[DefaultMinListRowHeightKey.self] }
        set { self[DefaultMinListRowHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the rows of lists apart, in points, without lines between them.
    ///
    /// - Example: `List { Text("Sun"); Text("Moon") }.listRowSpacing(16)`
    public func listRowSpacing(
        _ spacing: CGFloat?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.listSpacing.rows = spacing
            })
    }

    /// Sets how far the sections of the lists inside stand apart.
    ///
    /// - Example: `List { Section("Day") { Text("Sun") }; Section("Night") { Text("Moon") } }.listSectionSpacing(.compact)`
    public func listSectionSpacing(
        _ spacing: ListSectionSpacing, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.listSpacing.sections = spacing
            })
    }

    /// Sets the sections of the lists inside so many points apart.
    ///
    /// - Example: `List { Section("Day") { Text("Sun") }; Section("Night") { Text("Moon") } }.listSectionSpacing(32)`
    public func listSectionSpacing(
        _ spacing: CGFloat, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        listSectionSpacing(.custom(spacing), file: file, line: line, column: column)
    }
}
