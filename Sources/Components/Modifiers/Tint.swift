import Catalogue
import Drawing
import StyleEngine

private enum TintKey: EnvironmentKey {
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
    public func tint(_ tint: Color?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) { $0.tintPaint = tint?.paint }
        )
    }

    /// Sets the tint of the controls inside.
    public func tint<S: ShapeStyle>(_ tint: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) { $0.tintPaint = tint.paint })
    }

    /// Sets the tint of the controls inside, as programs did before `tint(_:)`.
    public func accentColor(
        _ accentColor: Color?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        tint(accentColor, file: file, line: line, column: column)
    }
}

extension BuiltIns {
    static let tint: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func tint(_ tint: Color?) -> some View", "Sets the tint of the controls inside.",
                    example: #"Text("a").foregroundStyle(.tint).tint(.red)"#
                ) { (content: AnyView, tint: Color?) in AnyView(content.tint(tint)) },
                BuiltIn(
                    "func tint<S: ShapeStyle>(_ tint: S) -> some View", "Sets the tint of the controls inside.",
                    example: #"Text("a").foregroundStyle(.tint).tint(.secondary)"#
                ) { (content: AnyView, tint: AnyShapeStyle) in AnyView(content.tint(tint)) },
                BuiltIn(
                    "func accentColor(_ accentColor: Color?) -> some View",
                    "Sets the tint of the controls inside, as programs did before 'tint'.",
                    example: #"Text("a").foregroundStyle(.tint).accentColor(.red)"#
                ) { (content: AnyView, color: Color?) in AnyView(content.accentColor(color)) },
            ])
    ]
}
