import Catalogue
import Drawing

extension Font: NativeConvertible {}
extension Font.TextStyle: NativeConvertible {}
extension Font.Design: NativeConvertible {}
extension Font.Weight: NativeConvertible {}
extension Font.Width: NativeConvertible {}
extension Font.Leading: NativeConvertible {}

extension BuiltIns {
    static let font: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Font: Hashable", "A font, told in the legend.", example: #"Text("a").font(.title)"#,
            BuiltIn.constants(
                "Font", "The system's font for a style of text.",
                [
                    "largeTitle": Font.largeTitle, "title": .title, "title2": .title2, "title3": .title3,
                    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
                    "footnote": .footnote, "caption": .caption, "caption2": .caption2,
                ]) + fontFunctions + fontChanges),
        BuiltInGroup(
            "enum Font.TextStyle: Hashable, CaseIterable", "The styles of text that a font is chosen for.",
            example: #"Text("a").font(.system(.title, design: .serif))"#,
            BuiltIn.cases(
                "A style of text.",
                [
                    "largeTitle": Font.TextStyle.largeTitle, "title": .title, "title2": .title2, "title3": .title3,
                    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
                    "footnote": .footnote, "caption": .caption, "caption2": .caption2,
                ])),
        BuiltInGroup(
            "enum Font.Design: Hashable, CaseIterable", "The families of letters.",
            example: #"Text("a").fontDesign(.serif)"#,
            BuiltIn.cases(
                "A family of letters.",
                ["`default`": Font.Design.default, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced])),
        BuiltInGroup(
            "struct Font.Weight: Hashable", "How thick letters are.", example: #"Text("a").fontWeight(.semibold)"#,
            BuiltIn.constants(
                "Font.Weight", "A thickness of letters.",
                [
                    "ultraLight": Font.Weight.ultraLight, "thin": .thin, "light": .light, "regular": .regular,
                    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
                ])),
        BuiltInGroup(
            "enum Font.Leading: Hashable, CaseIterable", "How far apart the lines of a font stand.",
            example: #"Text("a").font(.body.leading(.tight))"#,
            BuiltIn.cases(
                "A distance of lines.", ["standard": Font.Leading.standard, "tight": .tight, "loose": .loose])),
        BuiltInGroup(
            "struct Font.Width: Hashable", "How wide letters are.", example: #"Text("a").fontWidth(.condensed)"#,
            BuiltIn.constants(
                "Font.Width", "A width of letters.",
                [
                    "compressed": Font.Width.compressed, "condensed": .condensed, "standard": .standard,
                    "expanded": .expanded,
                ]) + [
                    BuiltIn(
                        "init(_ value: CGFloat)", "A width by how much wider letters are than usual.",
                        example: #"Text("a").fontWidth(Font.Width(0.2))"#
                    ) { (value: Double) in Font.Width(value) }
                ]),
    ]

    private static var fontFunctions: [BuiltIn] {
        [
            BuiltIn(
                "static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil)"
                    + " -> Font", "The system's font for a style of text.",
                example: #"Text("a").font(.system(.title, design: .serif))"#
            ) { (style: Font.TextStyle, design: Font.Design?, weight: Font.Weight?) in
                Font.system(style, design: design, weight: weight)
            },
            BuiltIn(
                "static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font",
                "The system's font in a size in points.", example: #"Text("a").font(.system(size: 12))"#
            ) { (size: Double, weight: Font.Weight?, design: Font.Design?) in
                Font.system(size: size, weight: weight, design: design)
            },
            BuiltIn(
                "static func custom(_ name: String, size: CGFloat) -> Font", "A font by its name, in a size in points.",
                example: #"Text("a").font(.custom("Inter", size: 12))"#
            ) { (name: String, size: Double) in Font.custom(name, size: size) },
            BuiltIn(
                "static func custom(_ name: String, size: CGFloat, relativeTo style: Font.TextStyle) -> Font",
                "A font by its name, in a size in points that follows a style of text.",
                example: #"Text("a").font(.custom("Inter", size: 12, relativeTo: .body))"#
            ) { (name: String, size: Double, style: Font.TextStyle) in
                Font.custom(name, size: size, relativeTo: style)
            },
            BuiltIn(
                "static func custom(_ name: String, fixedSize: CGFloat) -> Font",
                "A font by its name, in a size in points that stays.",
                example: #"Text("a").font(.custom("Inter", fixedSize: 12))"#
            ) { (name: String, size: Double) in Font.custom(name, fixedSize: size) },
        ]
    }

    private static var fontChanges: [BuiltIn] {
        [
            BuiltIn(
                "func bold() -> Font", "The font in bold letters.", example: #"Text("a").font(.title.bold())"#
            ) { (font: Font) in font.bold() },
            BuiltIn(
                "func italic() -> Font", "The font in slanted letters.", example: #"Text("a").font(.title.italic())"#
            ) { (font: Font) in font.italic() },
            BuiltIn(
                "func monospaced() -> Font", "The font in letters of equal width.",
                example: #"Text("a").font(.title.monospaced())"#
            ) { (font: Font) in font.monospaced()
            },
            BuiltIn(
                "func monospacedDigit() -> Font", "The font with digits of equal width.",
                example: #"Text("a").font(.title.monospacedDigit())"#
            ) { (font: Font) in font.monospacedDigit()
            },
            BuiltIn(
                "func lowercaseSmallCaps() -> Font", "The font with small capitals for lowercase letters.",
                example: #"Text("a").font(.title.lowercaseSmallCaps())"#
            ) { (font: Font) in font.lowercaseSmallCaps() },
            BuiltIn(
                "func uppercaseSmallCaps() -> Font", "The font with small capitals for uppercase letters.",
                example: #"Text("a").font(.title.uppercaseSmallCaps())"#
            ) { (font: Font) in font.uppercaseSmallCaps() },
            BuiltIn(
                "func smallCaps() -> Font", "The font with small capitals for all letters.",
                example: #"Text("a").font(.title.smallCaps())"#
            ) { (font: Font) in font.smallCaps() },
            BuiltIn(
                "func leading(_ leading: Font.Leading) -> Font", "The font with its lines closer or further apart.",
                example: #"Text("a").font(.title.leading(.tight))"#
            ) { (font: Font, leading: Font.Leading) in font.leading(leading)
            },
            BuiltIn(
                "func width(_ width: Font.Width) -> Font", "The font in letters of a width.",
                example: #"Text("a").font(.title.width(.condensed))"#
            ) { (font: Font, width: Font.Width) in font.width(width)
            },
            BuiltIn(
                "func weight(_ weight: Font.Weight) -> Font", "The font in letters of a thickness.",
                example: #"Text("a").font(.title.weight(.semibold))"#
            ) { (font: Font, weight: Font.Weight) in font.weight(weight)
            },
        ]
    }
}
