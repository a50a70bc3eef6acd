import Catalogue
import Drawing
import StyleEngine

extension Text {
    /// The text in bold letters, or explicitly not.
    public func bold(_ isActive: Bool = true) -> Text { saying(.bold(isActive)) }

    /// The text in slanted letters, or explicitly not.
    public func italic(_ isActive: Bool = true) -> Text { saying(.italic(isActive)) }

    /// The text in a font; nil is the default font, whatever the environment says.
    public func font(_ font: Font?) -> Text {
        changed { piece in
            if piece.font == nil { return piece.font = .some(font) }
            piece.callers = piece.callers?.meeting(font.description(orElse: "the default font"), of: .font)
        }
    }

    /// The text in letters of a thickness; nil is the usual one.
    public func fontWeight(_ weight: Font.Weight?) -> Text { saying(.weight(weight)) }

    /// The text in a family of letters; nil is the usual one.
    public func fontDesign(_ design: Font.Design?) -> Text { saying(.design(design)) }

    /// The text in letters of equal width, or explicitly not.
    public func monospaced(_ isActive: Bool = true) -> Text { saying(.monospaced(isActive)) }

    /// The text with a line below it, or explicitly without.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        saying(.underline(isActive, pattern, color))
    }

    /// The text with a line through it, or explicitly without.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        saying(.strikethrough(isActive, pattern, color))
    }

    /// The text in a style.
    public func foregroundStyle(_ style: some ShapeStyle) -> Text {
        painted(style.paint)
    }

    /// The text in a colour; nil is the usual one, whatever the environment says.
    public func foregroundColor(_ color: Color?) -> Text {
        painted(color?.paint)
    }
}

extension BuiltIns {
    static let textModifiers: [BuiltInGroup] = [
        BuiltInGroup(
            "extension Text",
            [
                BuiltIn(
                    "func bold(_ isActive: Bool = true) -> Text", "The text in bold letters.",
                    example: #"Text("a").bold()"#
                ) { (text: Text, isActive: Bool) in text.bold(isActive) },
                BuiltIn(
                    "func italic(_ isActive: Bool = true) -> Text", "The text in slanted letters.",
                    example: #"Text("a").italic()"#
                ) { (text: Text, isActive: Bool) in text.italic(isActive) },
                BuiltIn("func font(_ font: Font?) -> Text", "The text in a font.", example: #"Text("a").font(.title)"#)
                {
                    (text: Text, font: Font?) in text.font(font)
                },
                BuiltIn(
                    "func fontWeight(_ weight: Font.Weight?) -> Text", "The text in letters of a thickness.",
                    example: #"Text("a").fontWeight(.semibold)"#
                ) { (text: Text, weight: Font.Weight?) in text.fontWeight(weight) },
                BuiltIn(
                    "func fontDesign(_ design: Font.Design?) -> Text", "The text in a family of letters.",
                    example: #"Text("a").fontDesign(.serif)"#
                ) { (text: Text, design: Font.Design?) in text.fontDesign(design) },
                BuiltIn(
                    "func monospaced(_ isActive: Bool = true) -> Text", "The text in letters of equal width.",
                    example: #"Text("a").monospaced()"#
                ) { (text: Text, isActive: Bool) in text.monospaced(isActive) },
                BuiltIn(
                    "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, "
                        + "color: Color? = nil) -> Text",
                    "The text with a line below it.", example: #"Text("a").underline()"#
                ) { (text: Text, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in
                    text.underline(isActive, pattern: pattern, color: color)
                },
                BuiltIn(
                    "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, "
                        + "color: Color? = nil) -> Text",
                    "The text with a line through it.", example: #"Text("a").strikethrough()"#
                ) { (text: Text, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in
                    text.strikethrough(isActive, pattern: pattern, color: color)
                },
                BuiltIn(
                    "func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text", "The text in a style.",
                    example: #"Text("a").foregroundStyle(.red)"#
                ) { (text: Text, style: AnyShapeStyle) in text.foregroundStyle(style) },
                BuiltIn(
                    "func foregroundColor(_ color: Color?) -> Text", "The text in a colour.",
                    example: #"Text("a").foregroundColor(.red)"#
                ) { (text: Text, color: Color?) in text.foregroundColor(color) },
            ])
    ]
}
