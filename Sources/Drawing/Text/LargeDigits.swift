/// A text in a large font of which each character has a form of lines, three rows high: a time, a price. Where there is no room
/// for these, it is a text as others.
struct LargeDigits: Drawable {
    private let text: String
    private let ink: Ink
    private let rows: [String]
    private let size: Size

    /// The forms of a text; nil where it is not in so large a font, or has other characters.
    init?(_ block: TextBlock) {
        guard let ink = block.inkOfLargeDigits, (1...Self.most).contains(block.text.count) else { return nil }
        let forms = block.text.compactMap { Self.forms[$0] }
        guard forms.count == block.text.count else { return nil }
        let isBold = ink.isHeavy || ink.traits.contains(.bold)
        (text, self.ink) = (block.text, ink)
        rows = Self.joined(forms).map { line in isBold ? String(line.map { Self.heavy[$0] ?? $0 }) : line }
        size = Size(width: rows[0].count, height: 3)
    }

    /// The most characters: a longer text is no number.
    private static let most = 12

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        fits(proposal) ? size : subviews.first?.size(proposal) ?? .zero
    }

    func breadth(_ subviews: Subviews) -> Int { subviews.first?.breadth ?? 0 }

    func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        guard frame.size != size else { return guide.isBaseline ? 2 * (size.height - 1) : nil }
        return subviews.first?.placedGuide(guide)
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard frame.size == size else { return subviews.forEach { $0.paint(on: &canvas) } }
        let lines = rows.enumerated().map { (text: $1, place: Point(x: frame.minX, y: frame.minY + $0)) }
        canvas.write(lines, named: text, ink) { _ in }
    }

    private func fits(_ proposal: Proposal) -> Bool {
        proposal.width.map { $0 >= size.width } ?? true && proposal.height.map { $0 >= size.height } ?? true
    }

    /// Forms side by side, a column apart where they would touch.
    private static func joined(_ forms: [[String]]) -> [String] {
        forms.dropFirst().reduce(forms.first ?? []) { line, form in
            let touches = zip(line, form).contains { $0.last != " " && $1.first != " " }
            return zip(line, form).map { $0 + (touches ? " " : "") + $1 }
        }
    }

    /// The rows of each character.
    private static let forms: [Character: [String]] = [
        "0": ["╭─╮", "│ │", "╰─╯"], "1": ["╶╮ ", " │ ", "╶┴╴"], "2": ["╶─╮", "╭─╯", "╰─╴"],
        "3": ["╶─╮", " ─┤", "╶─╯"], "4": ["╷ ╷", "╰─┤", "  ╵"], "5": ["╭─╴", "╰─╮", "╶─╯"],
        "6": ["╭─╴", "├─╮", "╰─╯"], "7": ["╶─╮", "  │", "  ╵"], "8": ["╭─╮", "├─┤", "╰─╯"],
        "9": ["╭─╮", "╰─┤", "╶─╯"], ":": ["•", " ", "•"], ".": [" ", " ", "."], ",": [" ", " ", ","],
        "°": ["°", " ", " "], "%": ["○ ╱", " ╱ ", "╱ ○"], "$": ["╭┼╴", "╰┼╮", "╶┼╯"], "-": ["  ", "──", "  "],
        "−": ["  ", "──", "  "], "+": ["   ", "╶┼╴", "   "], "/": ["  ╱", " ╱ ", "╱  "], " ": ["   ", "   ", "   "],
    ]

    /// The lines of bold ones.
    private static let heavy: [Character: Character] = [
        "╭": "┏", "╮": "┓", "╰": "┗", "╯": "┛", "─": "━", "│": "┃", "├": "┣", "┤": "┫", "┴": "┻", "┼": "╋",
        "╶": "╺", "╴": "╸", "╷": "╻", "╵": "╹",
    ]
}
