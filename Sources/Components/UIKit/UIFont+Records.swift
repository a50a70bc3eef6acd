import Catalogue
import Drawing

extension UIFont: NativeConvertible {}
extension UIFont.Weight: NativeConvertible {}
extension UIFont.TextStyle: NativeConvertible {}

extension BuiltIns {
    static let uiFont: [BuiltInGroup] = [
        BuiltInGroup(
            "final class UIFont: Hashable", "A font of UIKit, whose size the legend tells.",
            example: "UIFont.systemFont(ofSize: 12, weight: .light)",
            [
                BuiltIn(
                    "init?(name: String, size: CGFloat)",
                    "A font of iOS by its name, in a size in points; nil for other names.",
                    example: #"UIFont(name: "Avenir-Heavy", size: 12)"#
                ) {
                    (name: String, size: Double) in UIFont(name: name, size: size)
                },
                BuiltIn(
                    "static func systemFont(ofSize size: CGFloat) -> UIFont", "The system's font in a size in points."
                ) { (size: Double) in UIFont.systemFont(ofSize: size) },
                BuiltIn(
                    "static func systemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont",
                    "The system's font in a size in points and a thickness."
                ) { (size: Double, weight: UIFont.Weight) in UIFont.systemFont(ofSize: size, weight: weight) },
                BuiltIn(
                    "static func boldSystemFont(ofSize size: CGFloat) -> UIFont",
                    "The system's bold font in a size in points.",
                    example: "UIFont.boldSystemFont(ofSize: 17)"
                ) { (size: Double) in UIFont.boldSystemFont(ofSize: size) },
                BuiltIn(
                    "static func italicSystemFont(ofSize size: CGFloat) -> UIFont",
                    "The system's slanted font in a size in points.",
                    example: "UIFont.italicSystemFont(ofSize: 17)"
                ) { (size: Double) in UIFont.italicSystemFont(ofSize: size) },
                BuiltIn(
                    "static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont",
                    "The system's font for a style of text.", example: "UIFont.preferredFont(forTextStyle: .title1)"
                ) { (style: UIFont.TextStyle) in UIFont.preferredFont(forTextStyle: style) },
                BuiltIn(
                    "func withSize(_ size: CGFloat) -> UIFont", "The same font in another size in points.",
                    example: "UIFont.boldSystemFont(ofSize: 17).withSize(12)"
                ) { (font: UIFont, size: Double) in font.withSize(size) },
                BuiltIn(
                    "var pointSize: CGFloat { get }", "The size in points.",
                    example: "UIFont.systemFont(ofSize: 12).pointSize"
                ) { (font: UIFont) in font.pointSize },
            ]),
        BuiltInGroup(
            "extension Font",
            [
                BuiltIn(
                    "init(_ font: UIFont)", "A font of UIKit for text of SwiftUI.",
                    example: #"Text("a").font(Font(UIFont.boldSystemFont(ofSize: 12)))"#
                ) { (font: UIFont) in Font(font) }
            ]),
        BuiltInGroup(
            "struct UIFont.Weight: Hashable", "How thick the letters of a font are.",
            example: "UIFont.systemFont(ofSize: 12, weight: .light)",
            BuiltIn.constants(
                "UIFont.Weight", "How thick letters are.",
                [
                    "ultraLight": UIFont.Weight.ultraLight, "thin": .thin, "light": .light, "regular": .regular,
                    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
                ])),
        BuiltInGroup(
            "struct UIFont.TextStyle: Hashable", "The styles of text that a font is chosen for.",
            example: "UIFont.preferredFont(forTextStyle: .title1)",
            BuiltIn.constants(
                "UIFont.TextStyle", "A style of text.",
                [
                    "largeTitle": UIFont.TextStyle.largeTitle, "title1": .title1, "title2": .title2,
                    "title3": .title3, "headline": .headline, "subheadline": .subheadline, "body": .body,
                    "callout": .callout, "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
                ])),
    ]
}
