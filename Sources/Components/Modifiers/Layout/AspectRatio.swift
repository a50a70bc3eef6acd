import Catalogue
import Drawing
import StyleEngine

/// Whether a view of fixed proportions stays inside what it is offered, or covers it.
///
/// - Example: `Rectangle().stroke().aspectRatio(2, contentMode: .fit).frame(width: 160, height: 48)`
public enum ContentMode: Hashable, Sendable, CaseIterable, NativeConvertible {
    /// As large as fits.
    case fit
    /// As small as covers everything.
    case fill
}

private enum ScaledToFitModifier {}
private enum ScaledToFillModifier {}

/// Keeps the proportions of a view.
struct AspectRatioModifier: PrimitiveModifier {
    let ratio: CGFloat?
    let contentMode: ContentMode
    /// The type that trees name it by: the modifier as it was written.
    var written = TypeIdentity(AspectRatioModifier.self)

    static func resolve(
        _ modifier: AspectRatioModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = KeptModifier(modifier) { place in
            // Proportions are those of points, and a row is higher than a column is wide.
            let ratio = modifier.ratio.flatMap { place.positive($0, "aspectRatio") }
            return AspectRatioLayout(
                ratio.map { $0 * place.scale.row / place.scale.column }, fills: modifier.contentMode == .fill,
                cutOff: place.notes.cutOff)
        }
        content(resolver.open(modifier.written, .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Keeps the proportions of a view: points of width for each point of height.
    ///
    /// - Example: `Rectangle().stroke().aspectRatio(1, contentMode: .fit).frame(width: 160, height: 48)`
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Keeps the proportions of a view: those of a size.
    ///
    /// - Example:
    ///   ```swift
    ///   Rectangle().stroke().aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit).frame(width: 160, height: 48)
    ///   ```
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Makes a view as large as fits, in its own proportions.
    ///
    /// - Example: `Image("photo").resizable().scaledToFit().frame(width: 160, height: 64)`
    public func scaledToFit() -> some View {
        modifier(AspectRatioModifier(ratio: nil, contentMode: .fit, written: TypeIdentity(ScaledToFitModifier.self)))
    }

    /// Makes a view large enough to cover what it is offered, in its own proportions.
    ///
    /// - Example: `Image("photo").resizable().scaledToFill().frame(width: 160, height: 64)`
    public func scaledToFill() -> some View {
        modifier(AspectRatioModifier(ratio: nil, contentMode: .fill, written: TypeIdentity(ScaledToFillModifier.self)))
    }
}
