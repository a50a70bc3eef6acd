import Catalogue
import StyleEngine

/// The way in which the layers of a symbol are coloured. SwiftUI's `SymbolRenderingMode`.
///
/// - Example: `Image(systemName: "heart").symbolRenderingMode(.hierarchical)`
public struct SymbolRenderingMode: Hashable, Sendable, NativeConvertible {
    let name: String

    /// All in one colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// In the colours that the symbol has itself.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// In one colour, thinner from layer to layer.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// In the first, second and third style of its place.
    public static let palette = SymbolRenderingMode(name: "palette")
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The way in which the layers of symbols are coloured; nil is all in one colour.
    ///
    /// - Example: `Image(systemName: "heart").environment(\.symbolRenderingMode, .multicolor)`
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the way in which the layers of the symbols inside are coloured; nil is all in one colour. The legend tells
    /// it.
    ///
    /// - Example: `Label("Sun", systemImage: "sun.min").symbolRenderingMode(.multicolor)`
    public func symbolRenderingMode(
        _ mode: SymbolRenderingMode?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.symbolRenderingMode = mode
            })
    }
}

extension Image {
    /// The symbol with its layers coloured in some way, which beats what its place says (rule G1); nil is the usual
    /// way. Of several the first wins (rule G7).
    ///
    /// - Example: `Image(systemName: "heart").symbolRenderingMode(.palette)`
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changed { if $0.symbolRenderingMode == nil { $0.symbolRenderingMode = .some(mode) } }
    }
}
