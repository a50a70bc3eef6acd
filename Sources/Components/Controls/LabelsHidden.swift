import Catalogue
import StyleEngine

enum LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether controls leave out their labels.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Whether controls leave out their labels, as `labelsVisibility(_:)` says.
    ///
    /// - Example:
    ///   ```swift
    ///   struct Reader: View {
    ///       @Environment(\.labelsVisibility) var visibility
    ///       var body: some View { Text("\(visibility)") }
    ///   }
    ///   Reader().labelsHidden()
    ///   ```
    public var labelsVisibility: Visibility { labelsAreHidden ? .hidden : .automatic }
}

/// Labeled content that is shown without its label: what `labelsHidden()` pushes (rule C7).
struct ContentOnlyLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.content
    }
}

extension View {
    /// Leaves out the labels of toggles, pickers and labeled content inside (rule C7).
    ///
    /// - Example: `Toggle("Sound", isOn: .constant(true)).labelsHidden()`
    public func labelsHidden(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) -> some View {
        labeledContentStyle(ContentOnlyLabeledContentStyle(), file: file, line: line, column: column)
            .modifier(
                EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                    $0.labelsAreHidden = true
                })
    }
}

/// Whether something is shown.
///
/// - Example: `Toggle("Sound", isOn: .constant(true)).labelsVisibility(.hidden)`
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the place has it.
    case automatic
    /// It is shown.
    case visible
    /// It is left out.
    case hidden
}

extension View {
    /// Leaves out the labels of controls inside, shows them, or has them as they are outside (rule C7).
    ///
    /// - Example: `Toggle("Sound", isOn: .constant(true)).labelsVisibility(.hidden)`
    @ViewBuilder public func labelsVisibility(
        _ visibility: Visibility, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        switch visibility {
        case .automatic: self
        case .hidden: labelsHidden(file: file, line: line, column: column)
        case .visible:
            labeledContentStyle(.automatic, file: file, line: line, column: column)
                .modifier(
                    EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                        $0.labelsAreHidden = false
                    })
        }
    }
}
