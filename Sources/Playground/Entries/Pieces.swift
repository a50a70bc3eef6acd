import Language

/// A script or a paste, taken apart where a command stands between pieces of Swift.
///
/// A command begins with a colon at the very start of a line, where no Swift is left open.
struct Pieces {
    private let settings: Settings
    /// The pieces in order.
    private(set) var all: [Piece] = []

    /// One piece.
    enum Piece: Equatable {
        /// A line that is a command.
        case command(String, line: Int)
        /// Lines of Swift between commands.
        case swift(String, line: Int)

        /// Whether it is a command that leaves the canvas as it is.
        var onlyLooks: Bool {
            if case .command(let text, _) = self { Invocation.onlyLooks(text) } else { false }
        }
    }

    /// Takes a text apart.
    ///
    /// - Parameter settings: how strictly it is read.
    init(of text: String, in settings: Settings) {
        self.settings = settings
        // Most entries are one line.
        if !text.utf8.contains(UInt8(ascii: "\n")), text.utf8.first != UInt8(ascii: ":") {
            if !text.allSatisfy(\.isWhitespace) { all = [.swift(text, line: 1)] }
            return
        }
        var swift: [Substring] = []
        var start = 1
        func flush(_ pieces: inout [Piece]) {
            if swift.contains(where: { !$0.allSatisfy(\.isWhitespace) }) {
                pieces.append(.swift(swift.joined(separator: "\n"), line: start))
            }
            swift = []
        }
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.lazy.map(Substring.init).enumerated() {
            let isCommand =
                Pieces.isCommand(line, first: swift.isEmpty)
                && (swift.isEmpty || InputState(of: settings.reading(of: swift.joined(separator: "\n"))) == .complete)
            if isCommand {
                flush(&all)
                all.append(.command(String(line), line: index + 1))
                start = index + 2
            } else {
                swift.append(line)
            }
        }
        flush(&all)
    }

    /// The entries: each command, and each top-level item of Swift. Declarations that follow one another are one
    /// entry, so that they may refer to one another in any order, and what an item needs from further down comes before
    /// it.
    var entries: [SourceEntry] {
        all.flatMap { piece -> [SourceEntry] in
            switch piece {
            case .command(let text, let line): [SourceEntry(text: text, line: line)]
            case .swift(let text, let line):
                Pieces.entries(
                    of: ItemOrder(
                        of: TopLevelItems(of: settings.reading(of: text)).items, replaces: !settings.isStrict),
                    from: line)
            }
        }
    }

    private static func entries(of order: ItemOrder, from first: Int) -> [SourceEntry] {
        let items = order.items
        return order.entries.compactMap { group -> SourceEntry? in
            guard let start = group.first.map({ items[$0] }) else { return nil }
            var entry = SourceEntry(text: start.text, line: first + start.line - 1, column: start.column)
            // The line of the script on which the entry ends so far, and how many lines it has.
            var end = start.line + start.text.lineBreaks
            var count = 1 + start.text.lineBreaks
            for item in group.dropFirst().map({ items[$0] }) {
                // Blank lines stay, so that what was written as one piece looks like it.
                let space = max(1, item.line - end)
                let breaks = space > Pieces.mostBlankLines ? 1 : space
                entry.text += String(repeating: "\n", count: breaks) + item.text
                entry.placement.add(atLine: count + breaks, fileLine: first + item.line - 1, column: item.column)
                count += breaks + item.text.lineBreaks
                end = item.line + item.text.lineBreaks
            }
            return entry
        }
    }

    /// The most blank lines that stay between two declarations of one entry.
    private static let mostBlankLines = 3

    /// Whether a line can be a command: a colon at its start that is not part of an operator. A space behind the
    /// colon is a slip where the line is the first of its piece; elsewhere it may be the end of a conditional.
    private static func isCommand(_ line: Substring, first: Bool) -> Bool {
        guard line.first == ":" else { return false }
        if first, line.dropFirst().first?.isWhitespace == true { return true }
        return line.dropFirst().first.map { $0.isLetter || line.count == 2 && ($0.isWhitespace || $0 == "?") } ?? true
    }
}

extension String {
    fileprivate var lineBreaks: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
