// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let baselineOffsetRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func baselineOffset(_ baselineOffset: CGFloat) -> some View", "Raises the text inside above its line, in points; the legend tells how far.", example: "VStack { Text(\"a\") }.baselineOffset(4)") { (self_: AnyView, baselineOffset: CGFloat) in AnyView(self_.baselineOffset(baselineOffset)) },
        ]),
        BuiltInGroup("extension Text", [
            BuiltIn("func baselineOffset(_ baselineOffset: CGFloat) -> Text", "The text raised above its line, in points; the legend tells how far.", example: "Text(\"a\").baselineOffset(4)") { (self_: Text, baselineOffset: CGFloat) in self_.baselineOffset(baselineOffset) },
        ]),
    ]

    static let boldRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func bold(_ isActive: Bool = true) -> some View", "Shows the text inside in bold letters.", example: "VStack { Text(\"a\") }.bold()") { (self_: AnyView, isActive: Bool) in AnyView(self_.bold(isActive)) },
        ]),
    ]

    static let fontDesignRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func fontDesign(_ design: Font.Design?) -> some View", "Shows the text inside in a family of letters.", example: "VStack { Text(\"a\") }.fontDesign(.serif)") { (self_: AnyView, design: Font.Design?) in AnyView(self_.fontDesign(design)) },
        ]),
    ]

    static let fontModifierRecords: [BuiltInGroup] = [
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var font: Font? { get set }", "The font of text; nil is the default font.", example: "Text(\"a\").environment(\\.font, .title)", \EnvironmentValues.font),
        ]),
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func font(_ font: Font?) -> some View", "Sets the font of the text inside; nil is the default font.", example: "VStack { Text(\"a\") }.font(.title)") { (self_: AnyView, font: Font?) in AnyView(self_.font(font)) },
        ]),
    ]

    static let fontWeightRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func fontWeight(_ weight: Font.Weight?) -> some View", "Shows the text inside in letters of a thickness.", example: "VStack { Text(\"a\") }.fontWeight(.semibold)") { (self_: AnyView, weight: Font.Weight?) in AnyView(self_.fontWeight(weight)) },
        ]),
    ]

    static let fontWidthRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func fontWidth(_ width: Font.Width?) -> some View", "Shows the text inside in letters of a width; nil is the usual one.", example: "VStack { Text(\"a\") }.fontWidth(.condensed)") { (self_: AnyView, width: Font.Width?) in AnyView(self_.fontWidth(width)) },
        ]),
        BuiltInGroup("extension Text", [
            BuiltIn("func fontWidth(_ width: Font.Width?) -> Text", "The text in letters of a width; nil is the usual one.", example: "Text(\"a\").fontWidth(.condensed)") { (self_: Text, width: Font.Width?) in self_.fontWidth(width) },
        ]),
    ]

    static let italicRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func italic(_ isActive: Bool = true) -> some View", "Shows the text inside in slanted letters.", example: "VStack { Text(\"a\") }.italic()") { (self_: AnyView, isActive: Bool) in AnyView(self_.italic(isActive)) },
        ]),
    ]

    static let kerningRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func kerning(_ kerning: CGFloat) -> some View", "Sets the letters of the text inside apart, in points; the legend tells how far.", example: "VStack { Text(\"a\") }.kerning(2)") { (self_: AnyView, kerning: CGFloat) in AnyView(self_.kerning(kerning)) },
        ]),
        BuiltInGroup("extension Text", [
            BuiltIn("func kerning(_ kerning: CGFloat) -> Text", "The text with its letters set apart, in points; the legend tells how far.", example: "Text(\"a\").kerning(2)") { (self_: Text, kerning: CGFloat) in self_.kerning(kerning) },
        ]),
    ]

    static let lineLimitRecords: [BuiltInGroup] = [
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var lineLimit: Int? { get set }", "The largest number of lines of a text; nil is any number.", example: "Text(\"one two three\").environment(\\.lineLimit, 1).frame(width: 56)", \EnvironmentValues.lineLimit),
        ]),
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func lineLimit(_ number: Int?) -> some View", "Limits the lines of each text inside; nil is any number, less than one counts as one.", example: "Text(\"one two three\").lineLimit(1).frame(width: 56)") { (self_: AnyView, number: Int?) in AnyView(self_.lineLimit(number)) },
            BuiltIn("func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View", "Limits the lines of each text inside, and says whether a shorter text takes as many rows.", example: "Text(\"one\").lineLimit(2, reservesSpace: true).border(.primary)") { (self_: AnyView, limit: Int, reservesSpace: Bool) in AnyView(self_.lineLimit(limit, reservesSpace: reservesSpace)) },
            BuiltIn("func lineLimit(_ limit: ClosedRange<Int>) -> some View", "Limits the lines of each text inside: a shorter text takes as many rows as the lower bound.", example: "Text(\"one\").lineLimit(2...3).border(.primary)") { (self_: AnyView, limit: ClosedRange<Int>) in AnyView(self_.lineLimit(limit)) },
        ]),
    ]

    static let lineSpacingRecords: [BuiltInGroup] = [
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var lineSpacing: CGFloat { get set }", "How far the lines of a text stand apart, in points.", example: "Text(\"a\\nb\").environment(\\.lineSpacing, 4)", \EnvironmentValues.lineSpacing),
        ]),
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func lineSpacing(_ lineSpacing: CGFloat) -> some View", "Sets the lines of the text inside apart, in points; the legend tells how far, since a row is the least there is.", example: "Text(\"one\\ntwo\").lineSpacing(16)") { (self_: AnyView, lineSpacing: CGFloat) in AnyView(self_.lineSpacing(lineSpacing)) },
        ]),
    ]

    static let monospacedRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func monospaced(_ isActive: Bool = true) -> some View", "Shows the text inside in letters of equal width.", example: "VStack { Text(\"a\") }.monospaced()") { (self_: AnyView, isActive: Bool) in AnyView(self_.monospaced(isActive)) },
        ]),
    ]

    static let monospacedDigitRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func monospacedDigit() -> some View", "Shows the digits of the text inside in equal width, as the legend tells.", example: "VStack { Text(\"12:30\") }.monospacedDigit()") { (self_: AnyView) in AnyView(self_.monospacedDigit()) },
        ]),
        BuiltInGroup("extension Text", [
            BuiltIn("func monospacedDigit() -> Text", "The text with digits of equal width, as the legend tells.", example: "Text(\"12:30\").monospacedDigit()") { (self_: Text) in self_.monospacedDigit() },
        ]),
    ]

    static let multilineTextAlignmentRecords: [BuiltInGroup] = [
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var multilineTextAlignment: TextAlignment { get set }", "How the lines of a text stand under each other.", example: "Text(\"one\\nthree\").environment(\\.multilineTextAlignment, .center)", \EnvironmentValues.multilineTextAlignment),
        ]),
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func multilineTextAlignment(_ alignment: TextAlignment) -> some View", "Sets how the lines of each text inside stand under each other.", example: "Text(\"one\\nthree\").multilineTextAlignment(.trailing)") { (self_: AnyView, alignment: TextAlignment) in AnyView(self_.multilineTextAlignment(alignment)) },
        ]),
    ]

    static let redactedRecords: [BuiltInGroup] = [
        BuiltInGroup("struct RedactionReasons: OptionSet, Hashable", "Why what is written isn't shown.", example: "Text(\"secret\").redacted(reason: .placeholder)", [
            BuiltIn("let rawValue: Int", "A number in which each option is a bit.", example: "RedactionReasons(rawValue: 1).rawValue") { (self_: RedactionReasons) in self_.rawValue },
            BuiltIn("init(rawValue: Int)", "The options whose bits are set in a number.") { (rawValue: Int) in RedactionReasons(rawValue: rawValue) },
            BuiltIn("static var placeholder: RedactionReasons { get }", "It isn't known yet: each letter is covered.") { RedactionReasons.placeholder },
        ]),
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var redactionReasons: RedactionReasons { get set }", "Why what is written here isn't shown; empty where it is.", example: "Text(\"a\").environment(\\.redactionReasons, .placeholder)", \EnvironmentValues.redactionReasons),
        ]),
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func redacted(reason: RedactionReasons) -> some View", "Covers what is written inside.", example: "Label(\"Sun\", systemImage: \"sun.min\").redacted(reason: .placeholder)") { (self_: AnyView, reason: RedactionReasons) in AnyView(self_.redacted(reason: reason)) },
            BuiltIn("func unredacted() -> some View", "Shows what is written inside, though it is covered around it.", example: "VStack { Text(\"a\"); Text(\"b\").unredacted() }.redacted(reason: .placeholder)") { (self_: AnyView) in AnyView(self_.unredacted()) },
        ]),
    ]

    static let strikethroughRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View", "Draws a line through the text inside.", example: "VStack { Text(\"a\") }.strikethrough()") { (self_: AnyView, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in AnyView(self_.strikethrough(isActive, pattern: pattern, color: color)) },
        ]),
    ]

    static let textCaseRecords: [BuiltInGroup] = [
        BuiltInGroup("enum Text.Case: Hashable, CaseIterable", "Whether letters are shown as capitals, or as small letters.", example: "Text(\"Hello\").textCase(.uppercase)", [
            BuiltIn("case uppercase", "All letters are capitals.") { Text.Case.uppercase },
            BuiltIn("case lowercase", "All letters are small.") { Text.Case.lowercase },
        ]),
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var textCase: Text.Case? { get set }", "Whether letters are shown as capitals, or small.", example: "Text(\"Hello\").environment(\\.textCase, .uppercase)", \EnvironmentValues.textCase),
        ]),
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func textCase(_ textCase: Text.Case?) -> some View", "Shows the letters of each text inside as capitals, or small; nil leaves them as they are written.", example: "Text(\"Hello\").textCase(.lowercase)") { (self_: AnyView, textCase: Text.Case?) in AnyView(self_.textCase(textCase)) },
        ]),
    ]

    static let trackingRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func tracking(_ tracking: CGFloat) -> some View", "Spaces the text inside out, in points; the legend tells how far.", example: "VStack { Text(\"a\") }.tracking(2)") { (self_: AnyView, tracking: CGFloat) in AnyView(self_.tracking(tracking)) },
        ]),
        BuiltInGroup("extension Text", [
            BuiltIn("func tracking(_ tracking: CGFloat) -> Text", "The text spaced out, in points; the legend tells how far.", example: "Text(\"a\").tracking(2)") { (self_: Text, tracking: CGFloat) in self_.tracking(tracking) },
        ]),
    ]

    static let truncationRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func truncationMode(_ mode: Text.TruncationMode) -> some View", "Sets which part is left out of each text inside that is too long.", example: "Text(\"one two three\").lineLimit(1).truncationMode(.middle).frame(width: 64)") { (self_: AnyView, mode: Text.TruncationMode) in AnyView(self_.truncationMode(mode)) },
        ]),
    ]

    static let underlineRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .text, [
            BuiltIn("func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View", "Draws a line below the text inside.", example: "VStack { Text(\"a\") }.underline()") { (self_: AnyView, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in AnyView(self_.underline(isActive, pattern: pattern, color: color)) },
        ]),
    ]
}
