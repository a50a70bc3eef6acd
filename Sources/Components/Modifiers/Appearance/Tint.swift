import Drawing
import StyleEngine

enum TintKey: EnvironmentKey {
    static var defaultValue: Paint? { nil }
}

extension EnvironmentValues {
    /// The tint of controls; nil is the accent colour.
    var tintPaint: Paint? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// Gives text the colour of the tint, where one was set and no colour was.
    mutating func tintForeground() {
        if let tint = tintPaint, foregroundPaints.isEmpty { foregroundPaints = [tint] }
    }
}

extension View {
    /// Sets the tint of the controls inside; nil is the accent colour.
    ///
    /// - Example: `Text("a").foregroundStyle(.tint).tint(.red)`
    public func tint(_ tint: Color?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) { $0.tintPaint = tint?.paint }
        )
    }

    /// Sets the tint of the controls inside.
    ///
    /// - Example: `Text("a").foregroundStyle(.tint).tint(.secondary)`
    public func tint<S: ShapeStyle>(_ tint: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) { $0.tintPaint = tint.paint })
    }

    /// Sets the tint of the controls inside, as programs did before `tint(_:)`.
    ///
    /// - Example: `Text("a").foregroundStyle(.tint).accentColor(.red)`
    public func accentColor(
        _ accentColor: Color?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        tint(accentColor, file: file, line: line, column: column)
    }
}
