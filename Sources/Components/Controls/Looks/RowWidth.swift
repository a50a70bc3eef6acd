import StyleEngine

private enum RowsFillKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether rows of a label and a control are as wide as the box that they stand in.
    var rowsFill: Bool {
        get { self[RowsFillKey.self] }
        set { self[RowsFillKey.self] = newValue }
    }

    /// How wide the row of a control is here.
    var rowWidth: ControlRow.Width { rowsFill ? .filled : .natural }
}
