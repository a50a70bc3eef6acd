/// Lines as plain text has them.
package enum PlainLines {
    /// The character of plain text that stands for one of another set; nil where there is none.
    package static func character(for other: Character) -> Character? { Pen.plain[other] }
}
