import Catalogue
import Drawing
import StyleEngine

extension Color: PrimitiveView, NativeConvertible {
    public var footprint: Int { byteCount }

    /// A colour as a view fills all the space there is.
    public static func _resolve(_ view: Color, at inputs: Inputs, by resolver: Resolver) {
        let payload = ShapePayload(outline: .rectangle, layers: [ShapeLayer(.fill, view)])
        _ = resolver.open(TypeIdentity(Color.self), .primitive, payload: payload, title: view.name, at: inputs)
    }
}

extension Color {
    /// A colour that an asset catalogue would hold. There is none here: it is shown by its name, in grey, and noted.
    ///
    /// - Parameters:
    ///   - name: the name, under which the colour stands in the legend.
    ///   - bundle: where the catalogue would be.
    public init(_ name: String, bundle: Bundle? = nil) {
        EvaluationContext.note(.unknownColor(name: name, instead: Self.code(for: name)))
        self.init(asset: name)
    }

    /// How a colour is written whose name says which it is: that of a colour of SwiftUI, or one in hexadecimal digits.
    private static func code(for name: String) -> String? {
        let word = name.lowercased()
        if let known = named.first(where: { $0.key == word }) { return "Color.\(known.key)" }
        let digits = word.hasPrefix("#") ? word.dropFirst() : word.hasPrefix("0x") ? word.dropFirst(2) : word[...]
        guard let value = UInt32(digits, radix: 16), digits.first != "+" else { return nil }
        let parts: [UInt32]
        switch digits.count {
        case 3: parts = [8, 4, 0].map { (value >> $0 & 15) * 17 }
        case 6: parts = [16, 8, 0].map { value >> $0 & 255 }
        default: return nil
        }
        let labelled = zip(["red", "green", "blue"], parts).map { "\($0): \((Double($1) / 255).short)" }
        return "Color(\(labelled.joined(separator: ", ")))"
    }
}

extension Color.RGBColorSpace: NativeConvertible {}
extension Gradient.ColorSpace: NativeConvertible {}

extension Color {
    /// The colours of SwiftUI, by their names.
    static let named: KeyValuePairs<String, Color> = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
        "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
        "white": .white, "gray": .gray, "black": .black, "clear": .clear,
    ]
}

extension BuiltIns {
    static let color: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Color: ShapeStyle, View, Hashable", "A colour; as a view it fills all the space there is.",
            example: "Color.red.frame(width: 80, height: 32)",
            [
                BuiltIn(
                    "init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)",
                    "A grey between black (0) and white (1)."
                ) { (space: Color.RGBColorSpace, white: Double, opacity: Double) in
                    Color(space, white: white, opacity: opacity)
                },
                BuiltIn(
                    "init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, "
                        + "opacity: Double = 1)", "A colour from parts between 0 and 1."
                ) { (space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) in
                    Color(space, red: red, green: green, blue: blue, opacity: opacity)
                },
                BuiltIn(
                    "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)",
                    "A colour from a hue, a saturation and a brightness between 0 and 1."
                ) { (hue: Double, saturation: Double, brightness: Double, opacity: Double) in
                    Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
                },
                BuiltIn(
                    "init(_ name: String, bundle: Bundle? = nil)",
                    "A colour of an asset catalogue, shown by its name."
                ) { (name: String, bundle: Bundle?) in Color(name, bundle: bundle) },
                BuiltIn(
                    "func opacity(_ opacity: Double) -> Color", "The same colour, thinner.",
                    example: "Color.red.opacity(0.5)"
                ) { (color: Color, opacity: Double) in color.opacity(opacity) },
                BuiltIn(
                    "func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) "
                        + "-> Color", "A colour between this one and another.",
                    example: "Color.red.mix(with: .blue, by: 0.5)"
                ) { (color: Color, other: Color, fraction: Double, space: Gradient.ColorSpace) in
                    color.mix(with: other, by: fraction, in: space)
                },
                BuiltIn(
                    "var gradient: AnyShapeStyle { get }", "A gentle gradient of the colour.",
                    example: "Rectangle().fill(Color.red.gradient)"
                ) { (color: Color) in AnyShapeStyle(color.gradient) },
            ] + BuiltIn.constants("Color", "A colour by its name.", Color.named)
                + BuiltIn.constants(
                    "Color", "A colour that follows its place.",
                    ["primary": Color.primary, "secondary": .secondary, "accentColor": .accentColor])),
        BuiltInGroup(
            "enum Color.RGBColorSpace: Hashable", "The colour spaces that SwiftUI names; all give the same colour.",
            example: "Color(.displayP3, red: 1, green: 0.5, blue: 0).frame(width: 80, height: 32)",
            BuiltIn.cases(
                "A colour space.",
                ["sRGB": Color.RGBColorSpace.sRGB, "sRGBLinear": .sRGBLinear, "displayP3": .displayP3])),
        BuiltInGroup(
            "enum Gradient.ColorSpace: Hashable", "How colours between others are found.",
            example: "Color.red.mix(with: .blue, by: 0.5, in: .device).frame(width: 80, height: 32)",
            BuiltIn.cases(
                "A way to find colours between others.",
                ["device": Gradient.ColorSpace.device, "perceptual": .perceptual])),
        BuiltInGroup(
            "extension ShapeStyle where Self == Color",
            BuiltIn.constants(
                "Color", "A colour by its name.", example: { #"Text("a").foregroundStyle(.\#($0))"# }, Color.named)),
    ]
}
