import Catalogue

/// How several texts are written as one, in English: what Foundation calls `ListFormatStyle<StringStyle, [String]>`.
public struct ListFormatStyle: EnglishFormatStyle, Sendable {
    /// What holds for the parts: all of them, or one.
    public enum ListType: String, CaseIterable, Hashable, Codable, Sendable {
        /// `a, b, and c`; `a, b, or c`.
        case and, or
    }

    /// How much room there is.
    public enum Width: CaseIterable, Hashable, Codable, Sendable {
        /// `a, b, and c`; `a, b, & c`; `a, b, c`. With `or` all are written out.
        case standard, short, narrow
    }

    let type: ListType
    let width: Width

    /// The texts as one.
    public func format(_ value: [String]) -> String {
        guard let last = value.last, value.count > 1 else { return value.first ?? "" }
        let word: String? =
            switch (type, width) {
            case (.or, _): "or"
            case (.and, .standard): "and"
            case (.and, .short): "&"
            case (.and, .narrow): nil
            }
        let first = value.dropLast().joined(separator: ", ")
        guard let word else { return first + ", " + last }
        return first + (value.count > 2 ? ", " : " ") + word + " " + last
    }
}

extension EnglishFormatStyle where Self == ListFormatStyle {
    /// Texts one after the other, with a word before the last.
    public static func list(type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard) -> Self {
        ListFormatStyle(type: type, width: width)
    }
}

extension ListFormatStyle: NativeConvertible {}
extension ListFormatStyle.ListType: NativeConvertible {}
extension ListFormatStyle.Width: NativeConvertible {}

extension BuiltIns {
    static let listFormatStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct ListFormatStyle: FormatStyle", "How several texts are written as one, in English.",
            example: #"Text(["tea", "milk"], format: .list(type: .and))"#,
            [
                BuiltIn("func format(_ value: [String]) -> String", "The texts as one.") {
                    (style: ListFormatStyle, value: [String]) in style.format(value)
                }
            ]),
        BuiltInGroup(
            "extension FormatStyle where Self == ListFormatStyle",
            [
                BuiltIn(
                    "static func list(type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard)"
                        + " -> ListFormatStyle", "Texts one after the other, with a word before the last.",
                    example: #"Text(["tea", "milk"], format: .list(type: .and))"#
                ) { (type: ListFormatStyle.ListType, width: ListFormatStyle.Width) in
                    ListFormatStyle(type: type, width: width)
                }
            ]),
        BuiltInGroup(
            "enum ListFormatStyle.ListType: Hashable, CaseIterable", "What holds for the parts: all of them, or one.",
            example: #"Text(["tea", "coffee"], format: .list(type: .or))"#,
            BuiltIn.cases("What holds for the parts.", ["and": ListFormatStyle.ListType.and, "or": .or])),
        BuiltInGroup(
            "enum ListFormatStyle.Width: Hashable, CaseIterable", "How much room there is.",
            example: #"Text(["tea", "milk"], format: .list(type: .and, width: .short))"#,
            BuiltIn.cases(
                "How much room there is.",
                ["standard": ListFormatStyle.Width.standard, "short": .short, "narrow": .narrow])),
    ]
}
