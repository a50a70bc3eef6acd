import Catalogue
import Drawing
import StyleEngine

/// How far the sections of a list stand apart: SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Hashable, Sendable, NativeConvertible {
    /// The distance in points; nil is one row.
    let points: CGFloat?

    /// One row apart.
    public static let `default` = ListSectionSpacing(points: nil)
    /// Close together.
    public static let compact = ListSectionSpacing(points: 0)

    /// So many points apart.
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
    public func listSectionSpacing(
        _ spacing: ListSectionSpacing, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.listSpacing.sections = spacing
            })
    }

    /// Sets the sections of the lists inside so many points apart.
    public func listSectionSpacing(
        _ spacing: CGFloat, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        listSectionSpacing(.custom(spacing), file: file, line: line, column: column)
    }
}

extension BuiltIns {
    private static let sections = #"List { Section("Day") { Text("Sun") }; Section("Night") { Text("Moon") } }"#

    static let listSpacing: [BuiltInGroup] = [
        BuiltInGroup(
            "struct ListSectionSpacing: Hashable", "How far the sections of a list stand apart.",
            example: sections + ".listSectionSpacing(.compact)",
            BuiltIn.constants(
                "ListSectionSpacing", "How far the sections of a list stand apart.",
                ["`default`": ListSectionSpacing.default, "compact": .compact]) + [
                    BuiltIn(
                        "static func custom(_ spacing: CGFloat) -> ListSectionSpacing", "So many points apart.",
                        example: sections + ".listSectionSpacing(.custom(32))"
                    ) { (spacing: Double) in ListSectionSpacing.custom(spacing) }
                ]),
        BuiltInGroup(
            "extension View", kind: .layout,
            [
                BuiltIn(
                    "func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View",
                    "Sets how far the sections of lists stand apart.",
                    example: sections + ".listSectionSpacing(.compact)"
                ) { (content: AnyView, spacing: ListSectionSpacing) in AnyView(content.listSectionSpacing(spacing)) },
                BuiltIn(
                    "func listSectionSpacing(_ spacing: CGFloat) -> some View",
                    "Sets the sections of lists so many points apart.",
                    example: sections + ".listSectionSpacing(32)"
                ) { (content: AnyView, spacing: Double) in AnyView(content.listSectionSpacing(spacing)) },
            ]),
    ]
}
