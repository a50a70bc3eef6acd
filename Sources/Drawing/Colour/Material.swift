/// A translucent layer: SwiftUI's `Material`. What lies below is not blurred, but covered by its pattern.
public struct Material: ShapeStyle, Hashable {
    let name: String

    public var paint: Paint { .material(self) }

    public static let ultraThin = Material(name: "ultra thin material")
    public static let thin = Material(name: "thin material")
    public static let regular = Material(name: "material")
    public static let thick = Material(name: "thick material")
    public static let ultraThick = Material(name: "ultra thick material")
    public static let bar = Material(name: "bar material")
}
