import Drawing
import Language

/// Why an entry failed, with its place.
public struct Failure: Error, Equatable, Sendable {
    /// The line, from 1: within the entry, or in the file that it was taken from.
    public var line: Int
    /// The column within that line in characters, from 1.
    public var column: Int
    /// The file in which that stands, where an entry of an earlier file is meant; nil where it is the entry's own.
    public var file: String?
    /// One plain sentence.
    public var message: String
    /// True where the evaluation was stopped from outside.
    public var isInterruption: Bool
    /// The line that it is about; nil where there is none.
    var excerpt: Excerpt?
    /// What to write instead, line by line.
    var help: [String] = []
    /// The first line of the earlier entry in which it stands; nil where it is the one that failed.
    var earlierEntry: String?

    /// Creates a failure at a place in the entry.
    public init(line: Int, column: Int, in file: String? = nil, message: String, isInterruption: Bool = false) {
        self.line = line
        self.column = column
        self.file = file
        self.message = message
        self.isInterruption = isInterruption
    }

    /// What is wrong, the line that it is about with a caret under the place, and what helps, in lines of at most `width`
    /// columns.
    func text(width: Int) -> String {
        var lines = [Paragraph.fitted("error: " + message, width: width)]
        lines += excerptLines(width: width - 2).map { "  " + $0 }
        lines += help.map { Paragraph.fitted("  " + $0, width: width) }
        if let earlierEntry { lines.append(Paragraph.fitted(Messages.stands(inEntry: earlierEntry), width: width)) }
        return lines.joined(separator: "\n")
    }

    /// What is wrong, with its place in a script or, for an entry of one line or more, behind so many lines of a file.
    public func report(in name: String, behind lines: Int = 0) -> String {
        let place = "\(file ?? name):\(line + lines):\(column): error: \(message)"
        return ([place] + (excerptLines(width: 160) + help).map { "  " + $0 }).joined(separator: "\n")
    }

    private func excerptLines(width: Int) -> [String] {
        excerpt?.lines(width: width) { GraphemeWidth.columns(of: $0) } ?? []
    }
}

extension Failure {
    /// What is wrong with an entry that stands somewhere in a file.
    init(_ complaint: Complaint, in entry: String? = nil, at placement: Placement = Placement()) {
        switch complaint {
        case .swift(let diagnostic): self.init(diagnostic, in: entry)
        case .ofPaste(.swift(let diagnostic), _): self.init(diagnostic, in: entry)
        case .ofPaste(let complaint, let line): self.init(complaint, line: line, at: placement)
        default: self.init(complaint, line: 1, at: placement)
        }
    }

    private init(_ complaint: Complaint, line: Int, at placement: Placement) {
        let (line, column) = placement.place(line: line, column: 1)
        self.init(
            line: line, column: column, message: Messages.text(of: complaint), isInterruption: complaint.isInterruption)
    }

    private init(_ diagnostic: Diagnostic, in entry: String?) {
        self.init(
            line: diagnostic.place.line, column: diagnostic.place.column, in: diagnostic.file,
            message: diagnostic.message, isInterruption: diagnostic.isInterruption)
        // Where it was stopped says nothing of what was stopped.
        guard !isInterruption else { return }
        excerpt = diagnostic.excerpt
        help = diagnostic.help
        // The line that is drawn may be all of the earlier entry.
        let lines = diagnostic.text.split(separator: "\n")
        if let entry, lines.count > 1, !entry.contains(diagnostic.text) { earlierEntry = lines.first.map(String.init) }
    }
}

extension Diagnostic {
    /// Whether the evaluation was stopped from outside.
    var isInterruption: Bool { if case .fault(.interrupted) = problem { true } else { false } }
}
