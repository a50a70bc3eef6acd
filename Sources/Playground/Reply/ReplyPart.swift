import Drawing
import Language

/// One part of what a session answers.
public enum ReplyPart {
    /// Lines that the program printed.
    case printed(Printing)
    /// The value of an expression, and its type.
    case value(String, type: String)
    /// What was declared.
    case declared([DeclarationSummary])
    /// Lines that stand as they are: what a command says, or Swift.
    case text(String)
    /// Paragraphs and tables that are laid out for the width.
    case page(ReplyPage)
    /// The tree of the canvas.
    case tree(Fitted<String>)
    /// The canvas as it was drawn.
    case picture(CanvasPicture)
    /// What is to be said of the entry, below all else.
    case note(String)
    /// Why the entry failed.
    case error(Failure)

    /// Whether it is only shown where its colours are others than before.
    var isQuiet: Bool {
        if case .picture(let picture) = self { picture.isQuiet } else { false }
    }

    /// The part as text. What a program prints, and the text that an error is about, may hold anything: it is made safe.
    ///
    /// - Parameter colors: the colours of pictures; nil where they have none.
    func text(width: Int, colors: ScreenColors? = nil) -> String {
        switch self {
        case .printed(let printing): DisplayText.safe(output: printing.lines.joined(separator: "\n"))
        case .value(let text, let type): DisplayText.safe(output: Messages.value(text, type))
        case .declared(let summaries): DisplayText.safe(output: Messages.declared(summaries))
        case .text(let text): DisplayText.safe(output: text)
        case .page(let page): page.text(width: width, colors: colors)
        case .tree(let tree): DisplayText.safe(output: tree.content(width: width))
        case .picture(let picture): picture.text(width: width, colors: colors)
        case .note(let note): DisplayText.safe(output: Paragraph.fitted(note, width: width))
        case .error(let failure): DisplayText.safe(output: failure.text(width: width))
        }
    }

    /// Several parts as text, each beginning a line.
    static func text(of parts: [ReplyPart], width: Int) -> String {
        parts.map { $0.text(width: width) }.joined(separator: "\n")
    }
}

/// Lines that a program printed.
public struct Printing: Equatable, Sendable {
    /// The lines.
    public var lines: [String]
    /// Whether the last one lacks its line break, so that what is printed next stands behind it.
    public var leavesLineOpen: Bool

    /// The most lines that are shown in front of an error.
    private static let mostUnfinished = 100

    /// What an entry printed that failed: of very many lines the last ones, which tell how far it came.
    static func unfinished(_ lines: [String]) -> [ReplyPart] {
        guard !lines.isEmpty else { return [] }
        let left = lines.count - mostUnfinished
        let shown = left > 0 ? [Messages.linesLeftOut(left)] + lines.suffix(mostUnfinished) : lines
        return [.printed(Printing(lines: shown, leavesLineOpen: false))]
    }
}
