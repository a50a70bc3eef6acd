import Catalogue
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
    /// Keeps of this view what lies where the views of a closure draw something, whatever their colours are.
    ///
    /// On cells a fill takes the form of the letters, lines and edges of its mask, and text is kept character by
    /// character. A mask through which something is seen, such as a gradient, is told in the legend.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(other: mask(), alignment: alignment))
    }

    /// Keeps of this view what lies where another view draws something, whatever its colours are.
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(other: mask, alignment: .center))
    }
}

extension BuiltIns {
    static let mask: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)"
                        + " -> some View",
                    "Keeps of a view what lies where other views draw something, whatever their colours are.",
                    example: #"Color.red.frame(width: 80, height: 48).mask { Circle() }"#
                ) { (content: AnyView, alignment: Alignment, mask: ViewClosure) in
                    AnyView(content.mask(alignment: alignment) { mask() })
                },
                BuiltIn(
                    "func mask<Mask: View>(_ mask: Mask) -> some View",
                    "Keeps of a view what lies where another view draws something, whatever its colours are.",
                    example: #"Color.red.frame(width: 80, height: 16).mask(Text("HI"))"#
                ) { (content: AnyView, mask: AnyView) in AnyView(content.mask(mask)) },
            ])
    ]
}
