import Catalogue
import StyleEngine

private enum MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether menus have a sign that tells that they open.
    var menuIndicator: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Whether menus have a sign that tells that they open, as `menuIndicator(_:)` says.
    ///
    /// - Example:
    ///   ```swift
    ///   struct Reader: View {
    ///       @Environment(\.menuIndicatorVisibility) var visibility
    ///       var body: some View { Text("\(visibility)") }
    ///   }
    ///   Reader().menuIndicator(.hidden)
    ///   ```
    public var menuIndicatorVisibility: Visibility { menuIndicator }
}

extension View {
    /// Leaves out the sign by which the menus inside tell that they open, or shows it.
    ///
    /// - Example: `Menu("More") { Button("Share") {} }.menuIndicator(.hidden)`
    public func menuIndicator(
        _ visibility: Visibility, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.menuIndicator = visibility
            })
    }
}
