import Catalogue

/// A format whose texts are English on every machine: `number`, `percent`, `currency(code:)`, `dateTime`, `measurement`
/// and `list` are of this kind.
///
/// It refines the `FormatStyle` of Foundation, so that a program that imports the whole of Foundation still gets these
/// where it writes `.number`, and a view that takes a format takes any other one too.
public protocol EnglishFormatStyle: FormatStyle {}

extension BuiltIns {
    static let formatStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol FormatStyle<FormatInput, FormatOutput>: Hashable { associatedtype FormatInput; "
                + "associatedtype FormatOutput; func format(_ value: FormatInput) -> FormatOutput }",
            "How values of a type are written.",
            example: """
                struct Stars: FormatStyle {
                    func format(_ value: Int) -> String { String(repeating: "*", count: value) }
                }
                Text(3, format: Stars())
                """)
    ]
}
