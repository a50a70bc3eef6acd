import CEditline

/// The text under edit with its cursor, as libedit holds it: every line after the first begins with the prompt `+ `.
///
/// libedit knows one prompt only, and draws a buffer that holds line breaks as rows. Keeping the prompts of the
/// further rows in the buffer makes the screen look like a recording, and leaves all drawing to libedit. The keys
/// that would step into such a prompt ask here how far to go instead. Offsets count Unicode scalars, as libedit does.
struct EntryBuffer: Equatable {
    /// The buffer's scalars, with the prompts.
    private(set) var scalars: [Unicode.Scalar]
    /// Where the cursor stands, from 0 to the number of scalars.
    private(set) var cursor: Int

    private static let joint = Array("\n\(Prompt.next)".unicodeScalars)

    init(scalars: [Unicode.Scalar], cursor: Int) {
        self.scalars = scalars
        self.cursor = cursor
    }

    /// All of it, with the prompts.
    var string: String { Self.string(scalars[...]) }

    /// The entry as a person means it, without the prompts.
    var text: String { Self.plain(scalars[...]) }

    /// The part of the entry before the cursor.
    var textBeforeCursor: String { Self.plain(scalars[..<cursor]) }

    /// The text of the cursor's row before the cursor.
    var rowBeforeCursor: String {
        let start = scalars[..<cursor].lastIndex(of: "\n").map { $0 + Self.joint.count } ?? 0
        return Self.string(scalars[min(start, cursor)..<cursor])
    }

    /// Whether the cursor stands behind the name of a command, among its arguments.
    var beginsWithCommand: Bool {
        let text = textBeforeCursor.drop(while: \.isWhitespace)
        return text.first == ":" && text.contains(where: \.isWhitespace)
    }

    /// The row of a terminal on which the scalar at `index`, or the cursor there, is drawn, from 0 for the first row of
    /// the entry.
    func row(of index: Int, columns: Int) -> Int {
        var row = 0
        var column = Prompt.first.unicodeScalars.count
        for scalar in scalars[..<index] {
            if scalar == "\n" {
                row += 1
                column = 0
                continue
            }
            let width = Int(terminal_width(scalar.wide))
            if column + width > columns {
                row += 1
                column = 0
            }
            column += width
        }
        return column >= columns ? row + 1 : row
    }

    /// Puts the prompts into a text of several lines.
    static func decorated(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            result.unicodeScalars.append(scalar)
            if scalar == "\n" { result += Prompt.next }
        }
        return result
    }

    /// Takes the prompts out again. A row whose prompt was edited away keeps all it has.
    private static func plain(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var result = String.UnicodeScalarView()
        var index = scalars.startIndex
        while index < scalars.endIndex {
            result.append(scalars[index])
            let isJoint = scalars[index...].starts(with: joint)
            index += isJoint ? joint.count : 1
        }
        return String(result)
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}

// MARK: - Moving and deleting

extension EntryBuffer {
    /// The scalars that make up the character before the cursor: 0 at the start, and a line break with its prompt is one.
    var lengthOfCharacterBefore: Int {
        let before = scalars[..<cursor]
        if before.suffix(Self.joint.count).elementsEqual(Self.joint) { return Self.joint.count }
        // Forty scalars are more than any one emoji sequence has; a whole buffer would make long entries slow.
        return Self.string(before.suffix(40)).last?.unicodeScalars.count ?? 0
    }

    /// The scalars that make up the character after the cursor: 0 at the end.
    var lengthOfCharacterAfter: Int {
        let after = scalars[cursor...]
        if after.starts(with: Self.joint) { return Self.joint.count }
        return Self.string(after.prefix(40)).first?.unicodeScalars.count ?? 0
    }

    /// Where the cursor's row begins, behind its prompt.
    var startOfRow: Int {
        guard let lineBreak = scalars[..<cursor].lastIndex(of: "\n") else { return 0 }
        return min(lineBreak + Self.joint.count, cursor)
    }

    /// Where the cursor's row ends.
    var endOfRow: Int { scalars[cursor...].firstIndex(of: "\n") ?? scalars.count }

    /// The place one row up in the same column, nil in the first row.
    var placeAbove: Int? {
        guard let lineBreak = scalars[..<cursor].lastIndex(of: "\n") else { return nil }
        var above = self
        above.cursor = lineBreak
        return min(above.startOfRow + (cursor - startOfRow), lineBreak)
    }

    /// The place one row down in the same column, nil in the last row.
    var placeBelow: Int? {
        guard let lineBreak = scalars[cursor...].firstIndex(of: "\n") else { return nil }
        var below = self
        below.cursor = min(lineBreak + Self.joint.count, scalars.count)
        return min(below.cursor + (cursor - startOfRow), below.endOfRow)
    }
}

// MARK: - Lines

extension EntryBuffer {
    /// Whether Enter was pressed twice on a blank row: the sign that an unfinished entry is to be run as it is.
    var asksToEnd: Bool {
        let rows = textBeforeCursor.split(separator: "\n", omittingEmptySubsequences: false)
        return rows.count > 2 && rows.suffix(2).allSatisfy(\.isBlank) && Self.string(scalars[cursor..<endOfRow]).isBlank
    }

    /// How many blanks before the cursor a closing bracket takes away, so that it lines up with the row that opened it.
    func outdent(for bracket: Unicode.Scalar) -> Int {
        guard let opening = Self.opening[bracket] else { return 0 }
        let row = rowBeforeCursor
        guard !row.isEmpty, row.isBlank, startOfRow > 0 else { return 0 }
        var depth = 1
        for line in textBeforeCursor.split(separator: "\n", omittingEmptySubsequences: false).reversed() {
            for scalar in line.unicodeScalars.reversed() {
                if scalar == bracket { depth += 1 }
                if scalar == opening { depth -= 1 }
                if depth == 0 { return max(0, row.count - line.prefix { $0 == " " }.count) }
            }
        }
        return 0
    }

    private static let opening: [Unicode.Scalar: Unicode.Scalar] = ["}": "{", ")": "(", "]": "["]
}

extension StringProtocol {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
