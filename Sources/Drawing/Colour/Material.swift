/// A translucent layer: SwiftUI's `Material`. What lies below is not blurred, but covered by its pattern,
/// also text.
public struct Material: ShapeStyle, Hashable {
    let name: String
    /// How much of what lies below it hides, 0...1.
    private let strength: Double

    private init(name: String, _ strength: Double) {
        self.name = name
        self.strength = strength
    }

    public var paint: Paint { .material(self) }

    /// The lightest layer: `ultra thin material` in the legend.
    public static let ultraThin = Material(name: "ultra thin material", 0.6)
    /// A light layer: `thin material` in the legend.
    public static let thin = Material(name: "thin material", 0.7)
    /// The usual layer: `material` in the legend.
    public static let regular = Material(name: "material", 0.8)
    /// A strong layer: `thick material` in the legend.
    public static let thick = Material(name: "thick material", 0.88)
    /// The strongest layer: `ultra thick material` in the legend.
    public static let ultraThick = Material(name: "ultra thick material", 0.95)
    /// The layer of toolbars: `bar material` in the legend.
    public static let bar = Material(name: "bar material", 0.9)
}

extension Material {
    /// A light grey over what is light, a dark one over what is dark: text stays readable on it.
    func resolved(in context: PaintContext) -> ResolvedPaint {
        var paint = ResolvedPaint(
            name: context.name(name), color: context.colorScheme == .dark ? RGB(44, 44, 46) : RGB(228, 228, 232),
            alpha: strength)
        paint.isBlurring = true
        return paint
    }
}
