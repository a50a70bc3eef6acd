import Catalogue
import StyleEngine

extension Image {
    /// How large symbols are beside the text around them.
    ///
    /// - Example: `Image(systemName: "sun.min").imageScale(.large)`
    public enum Scale: Hashable, CaseIterable, Sendable, NativeConvertible {
        /// From the smallest to the largest.
        case small, medium, large
    }
}

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// How large symbols are beside the text around them.
    ///
    /// - Example: `Image(systemName: "sun.min").environment(\.imageScale, .small)`
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets how large the symbols inside are beside text. A symbol takes the cells of its name; the legend tells the
    /// scale.
    ///
    /// - Example: `Label("Sun", systemImage: "sun.min").imageScale(.large)`
    public func imageScale(
        _ scale: Image.Scale, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) { $0.imageScale = scale })
    }
}
