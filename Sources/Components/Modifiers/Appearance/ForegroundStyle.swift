import Drawing
import StyleEngine

enum ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: [Paint] { [] }
}

extension EnvironmentValues {
    /// The styles of the foreground: primary, secondary, tertiary.
    var foregroundPaints: [Paint] {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }

    /// Sets styles in place of those around them, of which they may be weaker ones.
    mutating func setForeground(_ paints: [Paint]) {
        let outer = foregroundPaints
        foregroundPaints = paints.map { $0.anchored(in: outer) }
    }

    /// Makes the foreground secondary, as a control does with what is in it.
    mutating func weakenForeground() { setForeground([AnyShapeStyle.usual(.secondary).paint]) }
}

extension View {
    /// Sets the style of the text and the shapes inside.
    ///
    /// - Example: `VStack { Text("a") }.foregroundStyle(.red)`
    public func foregroundStyle<S: ShapeStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        foreground([style.paint], at: SourcePlace(file: file, line: line, column: column))
    }

    /// Sets the first two styles of the text and the shapes inside.
    ///
    /// - Example: `VStack { Text("a") }.foregroundStyle(.red, .blue)`
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        foreground([primary.paint, secondary.paint], at: SourcePlace(file: file, line: line, column: column))
    }

    /// Sets the styles of the text and the shapes inside.
    ///
    /// - Example: `VStack { Text("a") }.foregroundStyle(.red, .blue, .green)`
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3, file: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> some View {
        foreground(
            [primary.paint, secondary.paint, tertiary.paint], at: SourcePlace(file: file, line: line, column: column))
    }

    /// Sets the colour of the text and the shapes inside; nil is the usual one.
    ///
    /// - Example: `VStack { Text("a") }.foregroundColor(.red)`
    public func foregroundColor(
        _ color: Color?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.foregroundPaints = color.map { [$0.paint] } ?? []
            })
    }

    private func foreground(_ paints: [Paint], at place: SourcePlace) -> some View {
        modifier(EnvironmentTransform(at: place) { $0.setForeground(paints) })
    }
}
