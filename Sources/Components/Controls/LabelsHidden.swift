import Catalogue
import StyleEngine

private enum LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether controls leave out their labels.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

/// Labeled content that is shown without its label: what `labelsHidden()` pushes (rule C7).
struct ContentOnlyLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.content
    }
}

extension View {
    /// Leaves out the labels of toggles, pickers and labeled content inside (rule C7).
    public func labelsHidden(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) -> some View {
        labeledContentStyle(ContentOnlyLabeledContentStyle(), file: file, line: line, column: column)
            .modifier(
                EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                    $0.labelsAreHidden = true
                })
    }
}

extension BuiltIns {
    static let labelsHidden: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func labelsHidden() -> some View", "Leaves out the labels of the controls inside.",
                    example: #"Toggle("Sound", isOn: .constant(true)).labelsHidden()"#
                ) { (content: AnyView) in AnyView(content.labelsHidden()) }
            ])
    ]
}
