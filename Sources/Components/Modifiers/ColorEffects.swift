import Catalogue
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
    /// Lightens every colour inside. A picture tells how much.
    public func brightness(_ amount: Double) -> some View {
        modifier(BrightnessModifier(amount: amount))
    }

    /// Sets every colour inside further apart from grey. A picture tells how much.
    public func contrast(_ amount: Double) -> some View {
        modifier(ContrastModifier(amount: amount))
    }

    /// Makes every colour inside stronger or weaker. A picture tells how much.
    public func saturation(_ amount: Double) -> some View {
        modifier(SaturationModifier(amount: amount))
    }

    /// Takes the colour out of everything inside. A picture tells how much.
    public func grayscale(_ amount: Double) -> some View {
        modifier(GrayscaleModifier(amount: amount))
    }

    /// Turns every colour inside around the circle of hues. A picture tells the degrees.
    public func hueRotation(_ angle: Angle) -> some View {
        modifier(HueRotationModifier(angle: angle))
    }

    /// Turns every colour inside into its opposite. A picture tells it.
    public func colorInvert() -> some View {
        modifier(ColorInvertModifier())
    }

    /// Shows everything inside as through a coloured glass. A picture tells the colour.
    public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }
}

extension BuiltIns {
    static let colorEffects: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func brightness(_ amount: Double) -> some View",
                    "Lightens every colour inside. A picture tells how much.",
                    example: #"Text("a").foregroundStyle(.red).brightness(0.5)"#
                ) { (content: AnyView, amount: Double) in AnyView(content.brightness(amount)) },
                BuiltIn(
                    "func contrast(_ amount: Double) -> some View",
                    "Sets every colour inside further apart from grey. A picture tells how much.",
                    example: #"Text("a").foregroundStyle(.red).contrast(0.5)"#
                ) { (content: AnyView, amount: Double) in AnyView(content.contrast(amount)) },
                BuiltIn(
                    "func saturation(_ amount: Double) -> some View",
                    "Makes every colour inside stronger or weaker. A picture tells how much.",
                    example: #"Text("a").foregroundStyle(.red).saturation(0.5)"#
                ) { (content: AnyView, amount: Double) in AnyView(content.saturation(amount)) },
                BuiltIn(
                    "func grayscale(_ amount: Double) -> some View",
                    "Takes the colour out of everything inside. A picture tells how much.",
                    example: #"Text("a").foregroundStyle(.red).grayscale(0.5)"#
                ) { (content: AnyView, amount: Double) in AnyView(content.grayscale(amount)) },
                BuiltIn(
                    "func hueRotation(_ angle: Angle) -> some View",
                    "Turns every colour inside around the circle of hues. A picture tells the degrees.",
                    example: #"Text("a").foregroundStyle(.red).hueRotation(.degrees(90))"#
                ) { (content: AnyView, angle: Angle) in AnyView(content.hueRotation(angle)) },
                BuiltIn(
                    "func colorInvert() -> some View",
                    "Turns every colour inside into its opposite. A picture tells it.",
                    example: #"Text("a").foregroundStyle(.red).colorInvert()"#
                ) { (content: AnyView) in AnyView(content.colorInvert()) },
                BuiltIn(
                    "func colorMultiply(_ color: Color) -> some View",
                    "Shows everything inside as through a coloured glass. A picture tells the colour.",
                    example: #"Text("a").colorMultiply(.red)"#
                ) { (content: AnyView, color: Color) in AnyView(content.colorMultiply(color)) },
            ])
    ]
}
