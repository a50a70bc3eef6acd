import Drawing
import StyleEngine

/// Lightens every colour inside.
struct BrightnessModifier: ToldModifier {
    let amount: Double
    var words: String? { amount == 0 ? nil : "brightness \(amount.short)" }
    var numbers: (name: String, values: [CGFloat]) { ("brightness", [amount]) }
}

/// Sets every colour inside further apart from grey.
struct ContrastModifier: ToldModifier {
    let amount: Double
    var words: String? { amount == 1 ? nil : "contrast \(amount.short)" }
    var numbers: (name: String, values: [CGFloat]) { ("contrast", [amount]) }
}

/// Makes every colour inside stronger or weaker.
struct SaturationModifier: ToldModifier {
    let amount: Double
    var words: String? { amount == 1 ? nil : "saturation \(amount.short)" }
    var numbers: (name: String, values: [CGFloat]) { ("saturation", [amount]) }
}

/// Takes the colour out of everything inside.
struct GrayscaleModifier: ToldModifier {
    let amount: Double
    var words: String? { amount == 0 ? nil : "grayscale \(amount.short)" }
    var numbers: (name: String, values: [CGFloat]) { ("grayscale", [amount]) }
}

/// Turns every colour inside around the circle of hues.
struct HueRotationModifier: ToldModifier {
    let angle: Angle
    var words: String? { angle.degrees == 0 ? nil : "hue \(angle.degrees.short)" }
    var numbers: (name: String, values: [CGFloat]) { ("hueRotation", [angle.degrees]) }
}

/// Turns every colour inside into its opposite.
struct ColorInvertModifier: ToldModifier {
    var words: String? { "inverted" }
    var numbers: (name: String, values: [CGFloat]) { ("", []) }
}

/// Shows everything inside as through a coloured glass.
struct ColorMultiplyModifier: ToldModifier {
    let color: Color
    var words: String? { "times \(color.name)" }
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
