/// Text that wraps and is cut off where it must be: what `Text` draws.
public final class TextBlock: Drawable {
    /// A piece of text in one ink. The marks that stand for bold and the like are part of its text.
    public struct Run {
        /// The text with its marks.
        public var text: String
        /// What it is drawn with.
        public var ink: Ink

        /// Whether it may have signs in it, and all else of it can be shown.
        private let hasSigns: Bool

        /// A piece of text; control characters are written out when it is laid out.
        public init(_ text: String, _ ink: Ink = .text) {
            self.text = text
            self.ink = ink
            hasSigns = false
        }

        /// A piece of text that went through `DisplayText`, and may have signs in it.
        public init(withSigns text: String, _ ink: Ink = .text) {
            self.text = text
            self.ink = ink
            hasSigns = true
        }

        var safe: Run { hasSigns ? self : Run(withSigns: DisplayText.safe(text), ink) }
    }

    private let text: String
    /// The ink of the text, or of its first run.
    private let ink: Ink
    /// The runs of a text in several inks; none where the text has one.
    private let runs: [Run]
    private let lineLimit: Int?
    private let reservedLines: Int
    private let alignment: TextAlignment
    private let truncation: TruncationMode
    /// How many characters at the end stay where the tail is cut off.
    public let ending: Int
    private let ideal: Size

    /// Text in several inks. `lineLimit` is the largest number of lines; less than one counts as one. A shorter text takes
    /// as many rows as there are `reservedLines`, at most 10,000. Where its tail is cut off, `ending` characters stay at its
    /// end.
    public convenience init(
        _ runs: [Run], lineLimit: Int? = nil, reservedLines: Int = 1, alignment: TextAlignment = .leading,
        truncation: TruncationMode = .tail, ending: Int = 0
    ) {
        let runs = runs.map(\.safe)
        self.init(
            safe: runs.count == 1 ? runs[0].text : runs.map(\.text).joined(), runs.first?.ink ?? .text,
            runs: runs.count == 1 ? [] : runs, lineLimit, reservedLines, alignment, truncation, ending)
    }

    /// Text in one ink.
    public convenience init(
        _ text: String, _ ink: Ink = .text, lineLimit: Int? = nil, reservedLines: Int = 1,
        alignment: TextAlignment = .leading, truncation: TruncationMode = .tail
    ) {
        self.init(safe: DisplayText.safe(text), ink, runs: [], lineLimit, reservedLines, alignment, truncation)
    }

    private init(
        safe text: String, _ ink: Ink, runs: [Run], _ lineLimit: Int?, _ reservedLines: Int, _ alignment: TextAlignment,
        _ truncation: TruncationMode, _ ending: Int = 0
    ) {
        self.text = text
        self.ink = ink
        self.runs = runs
        self.lineLimit = lineLimit
        self.reservedLines = max(1, min(reservedLines, 10_000))
        self.alignment = alignment
        self.truncation = truncation
        self.ending = ending
        ideal = Self.size(of: text)
    }

    /// The size of a text of which nothing is broken.
    private static func size(of text: String) -> Size {
        if DisplayText.isPlain(text) { return Size(width: text.utf8.count, height: 1) }
        let widths = paragraphs(of: text).map { GraphemeWidth.columns(of: $0) }
        return Size(width: widths.max() ?? 0, height: widths.count)
    }

    private static func paragraphs(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        if fits(proposal) { return Size(width: ideal.width, height: max(ideal.height, reservedLines)) }
        let lines = self.lines(in: proposal)
        return Size(width: lines.reduce(0) { max($0, $1.width) }, height: max(lines.count, reservedLines))
    }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        switch guide {
        case .firstBaseline: 0
        case .lastBaseline:
            max(0, reservedLines > 1 ? lines(in: Proposal(frame.size)).count - 1 : frame.height - 1) * 2
        default: nil
        }
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let proposal = Proposal(frame.size)
        if runs.isEmpty, ideal.height == 1, fits(proposal) { return canvas.write(text, at: frame.origin, ink) }
        // Text that has been cut off asks again for the lines it was given.
        let lines = self.lines(in: proposal)
        if runs.isEmpty {
            paint(lines, on: &canvas, in: frame)
        } else {
            paintRuns(lines, on: &canvas, in: frame)
        }
    }

    private func paint(_ lines: [TextLine], on canvas: inout Canvas, in frame: Rect) {
        let number = canvas.number(of: ink)
        var places: [Rect] = []
        for (row, line) in lines.enumerated() {
            let x = frame.minX + alignment.indent(of: line.width, in: frame.width)
            canvas.write(line.text, at: Point(x: x, y: frame.minY + row), number: number)
            places.append(Rect(x: x, y: frame.minY + row, width: line.width, height: 1))
        }
        canvas.mention(text, number, places)
    }

    /// Paints lines whose text comes from several runs, piece by piece.
    private func paintRuns(_ lines: [TextLine], on canvas: inout Canvas, in frame: Rect) {
        let ends = runs.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1.text.utf8.count) }
        var places: [[Rect]] = Array(repeating: [], count: runs.count)
        for (row, line) in lines.enumerated() {
            var x = frame.minX + alignment.indent(of: line.width, in: frame.width)
            var rest = line.text
            while !rest.isEmpty {
                let offset = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
                // The dots of a text that is cut off are no part of it: they go with the last run.
                let isOwn = rest.base == text
                let run = isOwn ? ends.firstIndex { $0 > offset } ?? runs.count - 1 : runs.count - 1
                let end = isOwn ? text.utf8.index(text.startIndex, offsetBy: ends[run]) : rest.endIndex
                let piece = rest[..<min(end, rest.endIndex)]
                let place = Point(x: x, y: frame.minY + row)
                let width = canvas.write(piece, at: place, number: canvas.number(of: runs[run].ink))
                places[run].append(Rect(origin: place, size: Size(width: width, height: 1)))
                x += width
                rest = rest[piece.endIndex...]
            }
        }
        for (run, places) in zip(runs, places) { canvas.mention(run.text, canvas.number(of: run.ink), places) }
    }

    /// Whether nothing has to be broken or cut off.
    private func fits(_ proposal: Proposal) -> Bool {
        ideal.width <= proposal.width ?? Size.infinity && ideal.height <= limit(proposal)
    }

    private func limit(_ proposal: Proposal) -> Int {
        max(1, min(lineLimit ?? Size.infinity, proposal.height ?? Size.infinity))
    }

    private func lines(in proposal: Proposal) -> [TextLine] {
        let width = max(1, proposal.width ?? ideal.width)
        let limit = limit(proposal)
        var lines: [TextLine] = []
        for paragraph in Self.paragraphs(of: text) {
            for line in LineBreaking(paragraph, width: width) {
                if lines.count == limit { return cut(lines, width) }
                // A wide character has no place on a single column.
                lines.append(line.width > width ? TextLine(text: "\(Sign.dot)", width: 1) : line)
            }
        }
        return lines
    }

    /// Puts three dots into the last line, where the mode says.
    private func cut(_ lines: [TextLine], _ width: Int) -> [TextLine] {
        guard let last = lines.last?.text else { return lines }
        let ending = width > ending ? text.suffix(ending) : ""
        // Where there is little room, one dot leaves some of the letters, and a sign at the end something before it: `<p>`.
        let space = ending.isEmpty ? (width > 4 ? 3 : 1) : max(0, width - 3 - ending.count)
        let dots = Substring(repeating: Sign.dot.character, count: min(3, space))
        let room = width - dots.count - ending.count
        let rest = text[last.startIndex...]
        let line: Substring =
            switch truncation {
            case .tail: Self.beginning(width > 4 ? last : rest, room) + dots + ending
            case .head: dots + Self.end(rest, room)
            case .middle: Self.beginning(rest, room - room / 2) + dots + Self.end(rest, room / 2)
            }
        return lines.dropLast() + [TextLine(text: line, width: GraphemeWidth.columns(of: line))]
    }

    /// As much of a text as fits into some columns, without spaces at its end.
    private static func beginning(_ text: Substring, _ columns: Int) -> Substring {
        var taken = 0
        var part = text.prefix { character in
            taken += GraphemeWidth.columns(of: character)
            return taken <= columns && character != "\n"
        }
        while part.last == " " { part.removeLast() }
        return part
    }

    /// The end of a text's last paragraph, as much as fits into some columns, without spaces at its beginning.
    private static func end(_ text: Substring, _ columns: Int) -> Substring {
        var taken = 0
        var start = text.endIndex
        while start > text.startIndex {
            let before = text.index(before: start)
            taken += GraphemeWidth.columns(of: text[before])
            guard taken <= columns, text[before] != "\n" else { break }
            start = before
        }
        return text[start...].drop { $0 == " " }
    }
}
