/// A translucent layer: SwiftUI's `Material`. What lies below is not blurred, but covered by its pattern.
public struct Material: ShapeStyle, Hashable {
    let name: String

    public var paint: Paint { .material(self) }

    /// The lightest layer: `ultra thin material` in the legend.
    public static let ultraThin = Material(name: "ultra thin material")
    /// A light layer: `thin material` in the legend.
    public static let thin = Material(name: "thin material")
    /// The usual layer: `material` in the legend.
    public static let regular = Material(name: "material")
    /// A strong layer: `thick material` in the legend.
    public static let thick = Material(name: "thick material")
    /// The strongest layer: `ultra thick material` in the legend.
    public static let ultraThick = Material(name: "ultra thick material")
    /// The layer of toolbars: `bar material` in the legend.
    public static let bar = Material(name: "bar material")
}
