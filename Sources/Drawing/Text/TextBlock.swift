/// Text that wraps and is cut off where it must be: what `Text` draws.
public final class TextBlock: Drawable {
    /// A piece of text in one ink.
    public struct Run: Hashable {
        /// The text.
        public var text: String
        /// What it is drawn with.
        public var ink: Ink
        /// Whether it may have signs in it, and all else of it can be shown.
        package let hasSigns: Bool

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

        fileprivate var enlargement: Double { ink.typeface?.enlargement ?? 1 }

        fileprivate func safe(_ cancellation: Cancellation?) -> Run {
            hasSigns ? self : Run(withSigns: DisplayText.breakable(text, cancellation), ink)
        }
    }

    /// The text.
    package let text: String
    /// The ink of the text, or of its first run.
    private let ink: Ink
    /// The runs of a text in several inks; none where the text has one.
    private let runs: [Run]
    let setting: TextSetting
    let ideal: Size
    /// What was measured of a long text.
    private let known: Known?

    /// What was measured of a text, and what is told of the work on it.
    private final class Known {
        let cancellation: Cancellation?
        var breadth: Int?
        var lines: [Space: Lines] = [:]

        init(_ cancellation: Cancellation?) { self.cancellation = cancellation }
    }

    /// What there is room for: lines of some columns, which end where their text must, or where it is as long as that.
    private struct Space: Hashable {
        let width: Int?
        let limit: Int
    }

    /// The lines that a text takes.
    struct Lines {
        var count = 0
        var width = 0
        /// Whether all of the text is in them.
        var isWhole = true
    }

    /// How many times as large as its row has room for all of it is drawn; 1 where it has several sizes.
    package var enlargement: Double { shared(\.enlargement) ?? 1 }

    /// How many times as wide as its columns all of it is drawn; nil as others, and where that is not the same of all.
    var spread: Double? { shared(\.spread) ?? nil }

    /// The stretches of letters of one size, each as a text of one line; none where all have one size, or several lines.
    package var sizes: [TextBlock] {
        guard shared(\.enlargement) == nil, ideal.height == 1, setting.reservedLines == 1 else { return [] }
        let starts = runs.indices.filter { $0 == 0 || runs[$0].enlargement != runs[$0 - 1].enlargement }
        return zip(starts, starts.dropFirst() + [runs.count]).map { TextBlock(Array(runs[$0..<$1])) }
    }

    /// What the typefaces of all letters have in common.
    private func shared<Value: Equatable>(_ property: KeyPath<Typeface, Value>) -> Value? {
        let one = (ink.typeface ?? Typeface())[keyPath: property]
        return runs.allSatisfy { ($0.ink.typeface ?? Typeface())[keyPath: property] == one } ? one : nil
    }

    /// How many characters at the end stay where the tail is cut off.
    public var ending: Int { setting.ending }

    /// Whether it is a sign that stands for an image.
    var isSign: Bool { runs.isEmpty ? !ink.name.isEmpty : runs.count == 1 && !runs[0].ink.name.isEmpty }

    /// What keeps its end is the name of an image, which other views don't make narrower.
    public var isRigid: Bool { setting.ending > 0 }

    /// Text in several inks.
    public convenience init(_ runs: [Run], _ setting: TextSetting = TextSetting()) {
        self.init(runs, setting, known: nil)
    }

    /// Text in one ink.
    public convenience init(_ text: String, _ ink: Ink = .text, _ setting: TextSetting = TextSetting()) {
        self.init(safe: DisplayText.breakable(text), ink, runs: [], setting, known: nil)
    }

    /// Text of which it is remembered what was measured, as it is long.
    ///
    /// - Parameter cancellation: told of the work on it.
    convenience init(long runs: [Run], _ setting: TextSetting, _ cancellation: Cancellation?) {
        self.init(runs, setting, known: Known(cancellation))
    }

    private convenience init(_ runs: [Run], _ setting: TextSetting, known: Known?) {
        let runs = runs.map { $0.safe(known?.cancellation) }
        self.init(
            safe: runs.count == 1 ? runs[0].text : runs.map(\.text).joined(), runs.first?.ink ?? .text,
            runs: runs.count == 1 ? [] : runs, setting, known: known)
    }

    private init(safe text: String, _ ink: Ink, runs: [Run], _ setting: TextSetting, known: Known?) {
        self.text = text
        self.ink = ink
        self.runs = runs
        self.setting = setting
        self.known = known
        ideal = Self.size(of: text)
    }

    /// The ink in which digits of lines are drawn; nil where they are letters as others.
    var inkOfLargeDigits: Ink? { runs.isEmpty && ink.typeface?.hasLargeDigits == true ? ink : nil }

    /// Another text in the same ink, which stays whole.
    package func saying(_ signs: String) -> TextBlock { TextBlock([Run(withSigns: signs, ink)]) }

    /// The size of a text of which nothing is broken.
    private static func size(of text: String) -> Size {
        if DisplayText.isPlain(text) { return Size(width: text.utf8.count, height: 1) }
        let widths = paragraphs(of: text).map { GraphemeWidth.columns(of: $0) }
        return Size(width: widths.max() ?? 0, height: widths.count)
    }

    private static func paragraphs(of text: String) -> [Substring] {
        // Bytes are split sooner than characters: here a line ends with this byte alone.
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        if fits(proposal) { return Size(width: ideal.width, height: max(ideal.height, setting.reservedLines)) }
        let lines = lines(in: proposal)
        return Size(width: lines.width, height: max(lines.count, setting.reservedLines))
    }

    public func breadth(_ subviews: Subviews) -> Int {
        let breadth = ownBreadth
        if isRigid { return min(breadth, Self.shortest) }
        // A single line is cut off and not broken.
        return setting.lineLimit == 1 ? min(breadth, Self.cutOff) : breadth
    }

    /// The columns of a letter and the dots behind it.
    private static let cutOff = 4

    /// The columns of the shortest name of an image: `<s>`.
    private static let shortest = 3

    private var ownBreadth: Int {
        if let breadth = known?.breadth { return breadth }
        let breadth = Self.paragraphs(of: text).reduce(0) {
            max($0, LineBreaking.longestPart(of: $1, known?.cancellation))
        }
        known?.breadth = breadth
        return breadth
    }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        let proposal = Proposal(frame.size)
        return switch guide {
        case .firstBaseline: 0
        case .lastBaseline:
            max(0, setting.reservedLines > 1 ? lines(in: proposal).count - 1 : frame.height - 1) * 2
        default: nil
        }
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let proposal = Proposal(frame.size)
        if runs.isEmpty, ideal.height == 1, fits(proposal) { return canvas.write(text, at: frame.origin, ink) }
        // Text that has been cut off asks again for the lines it was given.
        var lines: [TextLine] = []
        let end = canvas.visibleRows(of: frame).upperBound - frame.minY
        _ = broken(in: proposal) { line in
            if lines.count < end { lines.append(line) }
            return lines.count < end
        }
        if runs.isEmpty { paint(lines, on: &canvas, in: frame) } else { paintRuns(lines, on: &canvas, in: frame) }
    }

    /// The steps of a layout that take as long as a line of text on the canvas.
    private static let stepsOfLine = 8

    private func paint(_ lines: [TextLine], on canvas: inout Canvas, in frame: Rect) {
        let outer = canvas.rest
        defer { canvas.rest = outer }
        canvas.noteGradient(of: ink, in: canvas.absolute(frame))
        var places: [Rect] = []
        var first: UInt16?
        for (row, line) in lines.enumerated().while(canvas.cancellation, Self.stepsOfLine) {
            let start = start(of: line, row, in: frame)
            canvas.rest = outer + start.rest
            let (x, number) = (start.cell.x, canvas.number(of: ink))
            first = first ?? number
            canvas.write(line.text, at: Point(x: x, y: frame.minY + row), number: number)
            if line.isHyphenated {
                canvas.write("-", at: Point(x: x + line.width - 1, y: frame.minY + row), number: number)
            }
            if let dots = line.fineDots {
                canvas.dot(over: dots.letters, at: Point(x: x + dots.column, y: frame.minY + row))
            }
            places.append(Rect(x: x, y: frame.minY + row, width: line.width, height: 1))
        }
        canvas.mention(text, first ?? canvas.number(of: ink), places)
    }

    /// Where a line begins in the frame of the text.
    private func start(of line: TextLine, _ row: Int, in frame: Rect) -> HalfPoint {
        let indent = setting.alignment.indent(of: line.width, in: frame.width)
        return HalfPoint(x: 2 * frame.minX + indent, y: 2 * (frame.minY + row))
    }

    /// Paints lines whose text comes from several runs, piece by piece. Runs of one look are one text for the legend.
    private func paintRuns(_ lines: [TextLine], on canvas: inout Canvas, in frame: Rect) {
        let ends = runs.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1.text.utf8.count) }
        let outer = canvas.rest
        defer { canvas.rest = outer }
        for run in runs { canvas.noteGradient(of: run.ink, in: canvas.absolute(frame)) }
        var places: [[Rect]] = Array(repeating: [], count: runs.count)
        // Lines follow each other as the runs do.
        var current = 0
        for (row, line) in lines.enumerated().while(canvas.cancellation, Self.stepsOfLine) {
            let start = start(of: line, row, in: frame)
            canvas.rest = outer + start.rest
            var x = start.cell.x
            var rest = line.text
            while !rest.isEmpty {
                let offset = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
                // The dots of a text that is cut off are no part of it: they go with the last run.
                let isOwn = rest.base == text
                while isOwn, current < runs.count - 1, ends[current] <= offset { current += 1 }
                let run = isOwn ? current : runs.count - 1
                let end = isOwn ? text.utf8.index(text.startIndex, offsetBy: ends[run]) : rest.endIndex
                let piece = rest[..<min(end, rest.endIndex)]
                let place = Point(x: x, y: frame.minY + row)
                let width = canvas.write(piece, at: place, number: canvas.number(of: runs[run].ink))
                places[run].append(Rect(origin: place, size: Size(width: width, height: 1)))
                x += width
                rest = rest[piece.endIndex...]
                if rest.isEmpty, let dots = line.fineDots {
                    canvas.dot(over: dots.letters, at: Point(x: start.cell.x + dots.column, y: frame.minY + row))
                }
                if rest.isEmpty, line.isHyphenated {
                    canvas.write("-", at: Point(x: x, y: frame.minY + row), number: canvas.number(of: runs[run].ink))
                    places[run].append(Rect(x: x, y: frame.minY + row, width: 1, height: 1))
                }
            }
        }
        var start = 0
        while start < runs.count {
            let ink = runs[start].ink
            let end = runs[start...].firstIndex { $0.ink.look != ink.look } ?? runs.count
            let text = runs[start..<end].map(\.text).joined()
            canvas.mention(text, canvas.number(of: ink), places[start..<end].flatMap { $0 })
            start = end
        }
    }

    /// Whether nothing has to be broken or cut off.
    private func fits(_ proposal: Proposal) -> Bool {
        ideal.width <= proposal.width ?? Size.infinity && ideal.height <= limit(proposal)
    }

    /// The columns in which a word that has to be broken would be a few letters on each line: there only the beginning of a
    /// text is shown, on one line.
    private static let narrow = 3

    /// Whether words would have to be broken into such pieces: those without hyphens, of letters between which no line ends.
    func isChopped(in proposal: Proposal) -> Bool {
        let width = max(1, proposal.width ?? Size.infinity)
        guard width <= Self.narrow, ideal.width > width, ownBreadth > width else { return false }
        return text.allSatisfy { letter in
            !["-", "\n", LineBreaking.softHyphen].contains(letter) && GraphemeWidth.columns(of: letter) == 1
        }
    }

    private func limit(_ proposal: Proposal) -> Int {
        if isChopped(in: proposal) { return 1 }
        return max(1, min(setting.lineLimit ?? Size.infinity, proposal.height ?? Size.infinity))
    }

    /// The lines that the text takes in a space.
    func lines(in proposal: Proposal) -> Lines {
        let space = Space(width: proposal.width, limit: limit(proposal))
        if let lines = known?.lines[space] { return lines }
        var lines = Lines()
        lines.isWhole = broken(in: proposal) { line in
            lines.count += 1
            lines.width = max(lines.width, line.width)
            return true
        }
        known?.lines[space] = lines
        return lines
    }

    /// Breaks the text into lines in a space, one after the other as long as more are wanted.
    ///
    /// - Returns: whether all of the text is in the lines.
    private func broken(in proposal: Proposal, _ wantsMore: (TextLine) -> Bool) -> Bool {
        let width = max(1, proposal.width ?? ideal.width)
        let limit = limit(proposal)
        var isWhole = true
        // The last line is known to be the last only when there is another one.
        var last: TextLine?
        var count = 0
        for paragraph in Self.paragraphs(of: text) {
            for line in LineBreaking(paragraph, width: width, known?.cancellation) {
                if let shown = last {
                    // Without a width there is room for dots behind the longest line.
                    guard count < limit else {
                        _ = wantsMore(cut(shown, proposal.width == nil ? width + 3 : width))
                        return false
                    }
                    guard wantsMore(shown) else { return isWhole }
                }
                count += 1
                if line.width > width {
                    // A wide character has no place on a single column.
                    last = TextLine(text: "\(Sign.cut)", width: 1)
                    isWhole = false
                } else {
                    last = line
                }
            }
        }
        if let last { _ = wantsMore(last) }
        return isWhole
    }

    /// Puts three dots into the last line, where the mode says.
    private func cut(_ shown: TextLine, _ width: Int) -> TextLine {
        if ending > 0 {
            // The name of an image keeps both of its brackets and a letter, or is left out.
            let short = text.prefix(2) + text.suffix(1)
            let columns = GraphemeWidth.columns(of: short)
            let isWhole = columns <= width && !short.contains("\n")
            return isWhole ? TextLine(text: short, width: columns) : TextLine(text: "", width: 0)
        }
        let last = shown.text
        // Where there is little room, one sign leaves some of the letters. It is no dot, which would end a sentence.
        let isRoomy =
            width > 4
            || text[last.endIndex...].first { $0 != " " } == "\n"
                && GraphemeWidth.columns(of: Self.beginning(last, shown.width)) + 3 <= width
        let dots: Substring = isRoomy ? "\(Sign.dot)\(Sign.dot)\(Sign.dot)" : "\(Sign.cut)"
        let room = width - dots.count
        let rest = text[last.startIndex...]
        let (beginning, end): (Substring?, Substring?) =
            switch setting.truncation {
            case .tail: (Self.beginning(rest, room), nil)
            case .head: (nil, Self.end(rest, room))
            case .middle: (Self.beginning(rest, room - room / 2), Self.end(rest, room / 2))
            }
        let line = (beginning ?? "") + dots + (end ?? "")
        var shown = TextLine(text: line, width: GraphemeWidth.columns(of: line))
        if isRoomy, let letters = Self.fineDots(of: rest, behind: beginning, before: end) {
            shown.fineDots = (GraphemeWidth.columns(of: beginning ?? ""), letters)
        }
        return shown
    }

    /// What stands in the place of three dots where one character says the same: two letters more, and that one. Nil where
    /// the letters don't take a column each.
    ///
    /// - Parameters:
    ///   - rest: the text from the line on that is cut off.
    ///   - beginning: what stands before the dots; nil where they stand first.
    ///   - end: what stands behind the dots; nil where they stand last.
    private static func fineDots(
        of rest: Substring, behind beginning: Substring?, before end: Substring?
    ) -> [Unicode.Scalar]? {
        var (first, last) = (rest.prefix(0), rest.suffix(0))
        if let beginning {
            let whole = self.beginning(rest, GraphemeWidth.columns(of: beginning) + 2)
            guard whole.count >= beginning.count, whole.hasPrefix(beginning) else { return nil }
            first = whole.dropFirst(beginning.count)
        }
        if let end, first.endIndex <= end.startIndex {
            let left = rest[first.endIndex..<end.startIndex].suffix(max(0, 2 - first.count))
            last = left[(left.lastIndex(of: "\n").map(left.index(after:)) ?? left.startIndex)...]
        }
        let letters = (first + last).compactMap { letter in
            letter.unicodeScalars.count == 1 && GraphemeWidth.columns(of: letter) == 1
                ? letter.unicodeScalars.first : nil
        }
        guard letters.count == first.count + last.count, letters.count <= 2 else { return nil }
        let blanks = Array(repeating: " " as Unicode.Scalar, count: 2 - letters.count)
        return letters.prefix(first.count) + ["\u{2026}"] + letters.dropFirst(first.count) + blanks
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
