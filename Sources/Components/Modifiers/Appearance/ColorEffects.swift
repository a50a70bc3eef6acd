import Drawing
import StyleEngine

/// Lightens every colour inside.
struct BrightnessModifier: ColorFilterModifier {
    let amount: Double
    func filter(primary: RGB) -> ColorFilter? { amount == 0 ? nil : .brightness(amount, primary: primary) }
    var numbers: (name: String, values: [CGFloat]) { ("brightness", [amount]) }
}

/// Sets every colour inside further apart from grey.
struct ContrastModifier: ColorFilterModifier {
    let amount: Double
    func filter(primary: RGB) -> ColorFilter? { amount == 1 ? nil : .contrast(amount, primary: primary) }
    var numbers: (name: String, values: [CGFloat]) { ("contrast", [amount]) }
}

/// Makes every colour inside stronger or weaker.
struct SaturationModifier: ColorFilterModifier {
    let amount: Double
    func filter(primary: RGB) -> ColorFilter? { amount == 1 ? nil : .saturation(amount, primary: primary) }
    var numbers: (name: String, values: [CGFloat]) { ("saturation", [amount]) }
}

/// Takes the colour out of everything inside.
struct GrayscaleModifier: ColorFilterModifier {
    let amount: Double
    func filter(primary: RGB) -> ColorFilter? { amount == 0 ? nil : .grayscale(amount, primary: primary) }
    var numbers: (name: String, values: [CGFloat]) { ("grayscale", [amount]) }
}

/// Turns every colour inside around the circle of hues.
struct HueRotationModifier: ColorFilterModifier {
    let angle: Angle
    func filter(primary: RGB) -> ColorFilter? { angle.degrees == 0 ? nil : .hue(angle.degrees, primary: primary) }
    var numbers: (name: String, values: [CGFloat]) { ("hueRotation", [angle.degrees]) }
}

/// Turns every colour inside into its opposite.
struct ColorInvertModifier: ColorFilterModifier {
    func filter(primary: RGB) -> ColorFilter? { .inverted(primary: primary) }
    var numbers: (name: String, values: [CGFloat]) { ("", []) }
}

/// Shows everything inside as through a coloured glass.
struct ColorMultiplyModifier: ColorFilterModifier {
    let color: Color
    func filter(primary: RGB) -> ColorFilter? { .times(color, primary: primary) }
    var numbers: (name: String, values: [CGFloat]) { ("", []) }
}

extension View {
    /// Lightens every colour inside; a picture tells how much. A picture tells how much.
    ///
    /// - Example: `Text("a").foregroundStyle(.red).brightness(0.5)`
    public func brightness(_ amount: Double) -> some View {
        modifier(BrightnessModifier(amount: amount))
    }

    /// Sets every colour inside further apart from grey; a picture tells how much. A picture tells how much.
    ///
    /// - Example: `Text("a").foregroundStyle(.red).contrast(0.5)`
    public func contrast(_ amount: Double) -> some View {
        modifier(ContrastModifier(amount: amount))
    }

    /// Makes every colour inside stronger or weaker; a picture tells how much. A picture tells how much.
    ///
    /// - Example: `Text("a").foregroundStyle(.red).saturation(0.5)`
    public func saturation(_ amount: Double) -> some View {
        modifier(SaturationModifier(amount: amount))
    }

    /// Takes the colour out of everything inside; a picture tells how much. A picture tells how much.
    ///
    /// - Example: `Text("a").foregroundStyle(.red).grayscale(0.5)`
    public func grayscale(_ amount: Double) -> some View {
        modifier(GrayscaleModifier(amount: amount))
    }

    /// Turns every colour inside around the circle of hues; a picture tells the degrees. A picture tells the degrees.
    ///
    /// - Example: `Text("a").foregroundStyle(.red).hueRotation(.degrees(90))`
    public func hueRotation(_ angle: Angle) -> some View {
        modifier(HueRotationModifier(angle: angle))
    }

    /// Turns every colour inside into its opposite; a picture tells it. A picture tells it.
    ///
    /// - Example: `Text("a").foregroundStyle(.red).colorInvert()`
    public func colorInvert() -> some View {
        modifier(ColorInvertModifier())
    }

    /// Shows everything inside as through a coloured glass; a picture tells the colour. A picture tells the colour.
    ///
    /// - Example: `Text("a").colorMultiply(.red)`
    public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }
}
