import Catalogue
import Drawing
import StyleEngine

extension AnyShapeStyle: ValueConvertible {
    /// Any shape style: one written in Swift, or one that the program declared.
    public init?(_ value: Value) {
        if let own = OwnPaint(value) {
            self.init(.own(own))
            return
        }
        guard case .native(let native) = value, let style = native.any as? any ShapeStyle else { return nil }
        self.init(style.paint)
    }

    public var value: Value { .native(Box(self, footprint: byteCount)) }
}

extension OwnPaint {
    /// A style that the program declared: it is asked for the style that takes its place.
    fileprivate init?(_ value: Value) {
        guard case .instance(let instance) = value, instance.answers("resolve", of: "ShapeStyle") else { return nil }
        self.init { environment in
            guard let environment = environment as? EnvironmentValues,
                let style = instance.answer("resolve", of: "ShapeStyle", [environment.value])
            else { return .level(0) }
            return AnyShapeStyle(style)?.paint ?? .level(0)
        }
    }
}

extension HierarchicalShapeStyle: NativeConvertible {}
extension ForegroundStyle: NativeConvertible {}
extension BackgroundStyle: NativeConvertible {}
extension TintShapeStyle: NativeConvertible {}
extension SeparatorShapeStyle: NativeConvertible {}
extension SelectionShapeStyle: NativeConvertible {}
extension FillShapeStyle: NativeConvertible {}
extension PlaceholderTextShapeStyle: NativeConvertible {}
extension LinkShapeStyle: NativeConvertible {}
extension Material: NativeConvertible {}
extension ShadowStyle: NativeConvertible {}

extension BuiltIns {
    static let shapeStyles: [BuiltInGroup] =
        [
            BuiltInGroup(
                """
                protocol ShapeStyle {
                    associatedtype Resolved: ShapeStyle
                    func resolve(in environment: EnvironmentValues) -> Resolved
                }
                """, "What text and shapes can be painted with.",
                example: """
                    struct Brand: ShapeStyle {
                        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                            environment.colorScheme == .dark ? Color.red : .blue
                        }
                    }
                    Text("a").foregroundStyle(Brand())
                    """),
            BuiltInGroup(
                "extension ShapeStyle",
                [
                    BuiltIn(
                        "func opacity(_ opacity: Double) -> some ShapeStyle", "The style, thinner.",
                        example: #"Text("a").foregroundStyle(.tint.opacity(0.5))"#
                    ) { (style: AnyShapeStyle, opacity: Double) in AnyShapeStyle(style.opacity(opacity)) },
                    BuiltIn(
                        "func shadow(_ style: ShadowStyle) -> some ShapeStyle", "The style with a shadow.",
                        example: "Capsule().fill(.yellow.shadow(.inner(radius: 2))).frame(width: 80, height: 48)"
                    ) { (style: AnyShapeStyle, shadow: ShadowStyle) in AnyShapeStyle(style.shadow(shadow)) },
                ] + levels),
            BuiltInGroup(
                "extension ShapeStyle where Self == AnyShapeStyle",
                [
                    BuiltIn(
                        "static func shadow(_ style: ShadowStyle) -> AnyShapeStyle", "The foreground with a shadow.",
                        example: "Capsule().fill(.shadow(.drop(radius: 4))).frame(width: 80, height: 48)"
                    ) { (style: ShadowStyle) in AnyShapeStyle.shadow(style) },
                    BuiltIn(
                        "static func opacity(_ opacity: Double) -> AnyShapeStyle", "The foreground, thinner.",
                        example: #"Text("a").foregroundStyle(.opacity(0.5))"#
                    ) { (opacity: Double) in AnyShapeStyle.opacity(opacity) },
                ]),
            BuiltInGroup(
                "struct AnyShapeStyle: ShapeStyle", "A style of any kind.",
                example: #"Text("a").foregroundStyle(AnyShapeStyle(.red))"#,
                [BuiltIn("init<S: ShapeStyle>(_ style: S)", "A style of any kind.") { (style: AnyShapeStyle) in style }]
            ),
        ]
        + styles(
            "HierarchicalShapeStyle", "The foreground or one of its weaker levels.",
            [
                "primary": HierarchicalShapeStyle.primary, "secondary": .secondary, "tertiary": .tertiary,
                "quaternary": .quaternary, "quinary": .quinary,
            ], isCreatable: false)
        + styles("ForegroundStyle", "The style of the foreground.", ["foreground": ForegroundStyle()])
        + styles("BackgroundStyle", "The style behind everything.", ["background": BackgroundStyle()])
        + styles("TintShapeStyle", "The style of controls.", ["tint": TintShapeStyle()])
        + styles("SeparatorShapeStyle", "The style of dividers.", ["separator": SeparatorShapeStyle()])
        + styles("SelectionShapeStyle", "The style of what is selected.", ["selection": SelectionShapeStyle()])
        + styles("FillShapeStyle", "A grey that fills shapes.", ["fill": FillShapeStyle()])
        + styles("PlaceholderTextShapeStyle", "The style of prompts.", ["placeholder": PlaceholderTextShapeStyle()])
        + styles("LinkShapeStyle", "The style of links.", ["link": LinkShapeStyle()])
        + styles(
            "Material", "A translucent layer.",
            [
                "ultraThinMaterial": Material.ultraThin, "thinMaterial": .thin, "regularMaterial": .regular,
                "thickMaterial": .thick, "ultraThickMaterial": .ultraThick, "bar": .bar,
            ], isCreatable: false)
        + [
            BuiltInGroup(
                "extension Material",
                BuiltIn.constants(
                    "Material", "A translucent layer.", example: { #"Text("a").background(Material.\#($0))"# },
                    [
                        "ultraThin": Material.ultraThin, "thin": .thin, "regular": .regular, "thick": .thick,
                        "ultraThick": .ultraThick,
                    ]))
        ] + shadowStyle

    private static var levels: [BuiltIn] {
        ["secondary", "tertiary", "quaternary", "quinary"].enumerated().map { index, name in
            BuiltIn(
                "var \(name): some ShapeStyle { get }", "The style, weaker.",
                example: #"Text("a").foregroundStyle(.blue.\#(name))"#
            ) { (style: AnyShapeStyle) in AnyShapeStyle(.weaker(style.paint, index + 1)) }
        }
    }

    /// The records of a type of style and of the static members that stand for its values.
    private static func styles<Style: ValueConvertible & Sendable>(
        _ type: String, _ summary: String, _ members: KeyValuePairs<String, Style>, isCreatable: Bool = true
    ) -> [BuiltInGroup] {
        let example = { (name: String) in #"Text("a").foregroundStyle(.\#(name))"# }
        let initializer = members.first.map { member in BuiltIn("init()", summary) { member.value } }
        return [
            BuiltInGroup(
                "struct \(type): ShapeStyle", summary, example: example(members.first?.key ?? ""),
                isCreatable ? [initializer].compactMap { $0 } : []),
            BuiltInGroup(
                "extension ShapeStyle where Self == \(type)",
                BuiltIn.constants(type, summary, example: example, members)),
        ]
    }

    private static var shadowStyle: [BuiltInGroup] {
        let parameters = "radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle"
        return [
            BuiltInGroup(
                "struct ShadowStyle: Equatable", "A shadow.",
                example: "Capsule().fill(.yellow.shadow(.drop(radius: 4))).frame(width: 80, height: 48)",
                [
                    BuiltIn(
                        "static func drop(color: Color = Color(white: 0, opacity: 0.33), \(parameters)",
                        "A shadow behind a shape, in points."
                    ) { (color: Color, radius: Double, x: Double, y: Double) in
                        ShadowStyle.drop(color: color, radius: radius, x: x, y: y)
                    },
                    BuiltIn(
                        "static func inner(color: Color = Color(white: 0, opacity: 0.55), \(parameters)",
                        "A shadow inside a shape's edge, in points.",
                        example: "Capsule().fill(.yellow.shadow(.inner(radius: 4))).frame(width: 80, height: 48)"
                    ) { (color: Color, radius: Double, x: Double, y: Double) in
                        ShadowStyle.inner(color: color, radius: radius, x: x, y: y)
                    },
                ])
        ]
    }
}
