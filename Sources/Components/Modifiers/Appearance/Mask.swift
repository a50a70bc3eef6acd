import Drawing
import StyleEngine

/// Keeps of a view what lies where another view draws something.
struct MaskModifier<Other: View>: LayeredModifier {
    let other: Other
    let alignment: Alignment

    static func layout(_ alignment: Alignment, at place: Surroundings) -> any Drawable {
        MaskLayout(alignment, aspect: place.scale.aspect)
    }
}

extension View {
    /// Keeps of a view what lies where other views draw something, whatever their colours are. On cells a fill takes
    /// the form of the letters, lines and edges of its mask, and text is kept character by character. A mask through
    /// which something is seen, such as a gradient, is told in the legend.
    ///
    /// - Example: `Color.red.frame(width: 80, height: 48).mask { Circle() }`
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(other: mask(), alignment: alignment))
    }

    /// Keeps of a view what lies where another view draws something, whatever its colours are.
    ///
    /// - Example: `Color.red.frame(width: 80, height: 16).mask(Text("HI"))`
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(other: mask, alignment: .center))
    }
}
