import Drawing
import StyleEngine

/// Says which of several views that overlap lies on top.
struct ZIndexModifier: DrawnModifier {
    let index: Double

    func drawing(at place: Surroundings) -> (any Drawable)? {
        index.isNaN ? place.number(index, "zIndex").map(ZIndexLayout.init) : ZIndexLayout(index)
    }
}

extension View {
    /// Says which of several views in a ZStack lies on top: the one with the higher value.
    ///
    /// - Example: `ZStack { Text("top").zIndex(1); Text("below") }`
    public func zIndex(_ value: Double) -> some View {
        modifier(ZIndexModifier(index: value))
    }
}
