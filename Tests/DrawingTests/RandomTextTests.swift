import Drawing
import Testing

/// What holds for every text, in every width.
@Suite struct RandomTextTests {
    /// The same numbers in each run.
    private struct Numbers {
        private var state: UInt64

        init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

        mutating func below(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }

        mutating func one<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
    }

    private static let pieces = [
        "a", "hello", "well-known", "x--y", " ", "  ", "\n", "\t", "-", "日本語", "漢", "👨‍👩‍👧", "🇩🇪", "❤️", "1️⃣", "e\u{301}",
        "\u{301}",
        "नमस्ते", "க்ஷ", "กำ", "שלום", "مرحبا", "한국", "\u{1B}", "\u{200D}", "ﷺ", "Donaudampfschifffahrt", "42",
    ]
    private static let traits: [Ink.Traits] = [[], [], .bold, .italic, [.bold, .italic], .underline, .strikethrough]

    private static func runs(_ numbers: inout Numbers) -> [TextBlock.Run] {
        (0...numbers.below(3)).map { _ in
            let string = (0...numbers.below(6)).map { _ in numbers.one(pieces) }.joined()
            return TextBlock.Run(string, Ink(.text, traits: numbers.one(traits)))
        }
    }

    /// The rows of a text in a frame of some columns, without the frame.
    private static func rows(_ block: TextBlock, in width: Int) -> [Substring] {
        let height = Element(block).size(Proposal(width: width, height: nil)).height
        let rows = Element(block).frame(width: width).border().drawn(width: width + 2).split(separator: "\n")
        return rows.dropFirst().prefix(height).map { $0.dropFirst().dropLast() }
    }

    private static func letters(_ text: some Sequence<Character>) -> String {
        String(text.filter { $0 != " " && $0 != "\n" })
    }

    @Test(
        "A text is never wider than its space, and keeps its letters in order", arguments: 0..<100)
    func everyText(seed: Int) {
        var numbers = Numbers(seed + 1)
        let runs = Self.runs(&numbers)
        let limit = numbers.one([nil, nil, 1, 2])
        let alignment = numbers.one([TextAlignment.leading, .center, .trailing])
        let block = TextBlock(runs, TextSetting(lineLimit: limit, alignment: alignment))
        let plain = TextBlock(runs.map { TextBlock.Run($0.text) }, TextSetting(lineLimit: limit, alignment: alignment))
        let whole = Self.letters(runs.map { DisplayText.safe($0.text) }.joined())
        for width in 1...40 {
            let size = Element(block).size(Proposal(width: width, height: nil))
            #expect(size.width <= width)
            // What is cut off may be a letter shorter where less room is left for its dots.
            let again = Element(block).size(Proposal(size))
            #expect(again.height == size.height && again.width <= size.width)
            #expect(size.height == Element(plain).size(Proposal(width: width, height: nil)).height)
            let rows = Self.rows(block, in: width)
            #expect(rows.map { GraphemeWidth.columns(of: $0) } == rows.map { _ in width })
            let shown = rows.map { Self.letters($0) }.joined()
            // A wide character has no place on a single column.
            guard width > 4 else { continue }
            #expect(shown == whole || shown.last == "." && whole.hasPrefix(shown.prefix { $0 != "." }))
        }
    }

    @Test func aMillionSpacesInBoldAreOneRow() {
        let spaces = String(repeating: " ", count: 1_000_000)
        let block = Element(TextBlock([TextBlock.Run(spaces + "x", Ink(.text, traits: .bold))]))
        #expect(block.border().drawn(width: 8).count < 100)
    }
}
