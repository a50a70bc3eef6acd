// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import StyleEngine

extension BuiltIns {
    static let localizedStringKeyRecords: [BuiltInGroup] = [
        BuiltInGroup("struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable", "The text of a literal, in which Markdown is read: SwiftUI's 'LocalizedStringKey'.", example: "let title: LocalizedStringKey = \"Tea for **two**\"", [
            BuiltIn("init(_ value: String)", "A text in which Markdown is read.") { (value: String) in LocalizedStringKey(value) },
            BuiltIn("init(stringLiteral value: String)", "A literal in which Markdown is read.") { (value: String) in LocalizedStringKey(stringLiteral: value) },
        ]),
    ]
}
