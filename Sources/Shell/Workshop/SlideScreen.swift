import Playground

/// The room that a slide has: a title, what it says in parts that fit, and the keys below.
struct SlideScreen {
    let columns: Int
    /// The rows of the terminal; nil where there is no end.
    let rows: Int?

    /// A line as it is shown.
    struct Row {
        let plain: String
        var colored: String?
    }

    /// Something that stands on a slide.
    enum Block {
        /// Paragraphs and items, in large lines.
        case prose([String])
        /// Entries.
        case code([String])
        /// Lines that stay as they are.
        case exact([Row])
    }

    /// The lines of an answer.
    static func rows(of answer: Answer) -> [Row] {
        let plain = lines(answer.text.plain)
        guard let colored = answer.text.colored.map(lines), colored.count == plain.count else {
            return plain.map { Row(plain: $0) }
        }
        return zip(plain, colored).map { Row(plain: $0, colored: $1) }
    }

    /// Whether room is short, so that none goes to waste.
    private var isSmall: Bool { columns < 60 || (rows ?? .max) < 18 }

    private var margin: String { String(repeating: " ", count: isSmall ? 1 : 4) }

    /// The title, with the lines around it.
    func heading(_ title: String) -> [String] {
        let lines = Self.lines(Messages.folded(title.uppercased(), width: max(10, columns - 4)))
        if isSmall { return lines.map { " " + $0 } }
        let width = lines.map(\.count).max() ?? 0
        return [""] + lines.map { "  " + $0 } + ["  " + String(repeating: "=", count: width), ""]
    }

    /// The number of the slide and the keys, with what stands before them.
    func footer(_ number: String, _ keys: String) -> [String] {
        if !isSmall { return ["", "  \(number)   \(keys)"] }
        return Self.lines(Messages.folded("\(number)   \(keys)", width: max(10, columns - 1))).map { " " + $0 }
    }

    /// What stands on a slide, in parts that leave title and keys on the screen; at least one.
    func parts(_ blocks: [Block], below title: String) -> [[Row]] {
        // The keys' longest form, and the line that is typed on.
        let keys = [Messages.slideKeys, Messages.slideRunKeys].map { footer("99/99, 9 of 9", $0).count }.max() ?? 0
        let around = heading(title).count + keys + 1
        let room = max(1, (rows ?? .max) - around)
        let wide = isSmall ? nil : all(blocks, isWide: true)
        if let wide, wide.count <= room { return [wide] }
        let narrow = rows == nil ? wide ?? [] : all(blocks, isWide: false)
        var parts: [[Row]] = []
        var rest = narrow[...]
        while rest.count > room {
            // A part ends before an empty line, where there is one in its lower half.
            let end = rest.prefix(room + 1).lastIndex { $0.plain.isEmpty } ?? rest.startIndex
            let count = end - rest.startIndex > room / 2 ? end - rest.startIndex : room
            parts.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count).drop { $0.plain.isEmpty }
        }
        return parts + (rest.isEmpty && !parts.isEmpty ? [] : [Array(rest)])
    }

    /// - Parameter isWide: whether an empty line stands between two lines of prose.
    private func all(_ blocks: [Block], isWide: Bool) -> [Row] {
        var rows: [Row] = []
        for block in blocks {
            if !rows.isEmpty { rows.append(Row(plain: "")) }
            switch block {
            case .prose(let items):
                let lines = items.map { Self.lines(Messages.folded($0, width: max(20, columns - (isSmall ? 2 : 16)))) }
                for (place, lines) in lines.enumerated() {
                    if place > 0 { rows.append(Row(plain: "")) }
                    for (number, line) in lines.enumerated() {
                        if isWide, number > 0 { rows.append(Row(plain: "")) }
                        rows.append(Row(plain: margin + line))
                    }
                }
            case .code(let entries):
                let indent = isSmall ? margin : margin + "  "
                for line in entries.flatMap(Self.lines) {
                    rows += broken(line, width: max(10, columns - indent.count)).map { Row(plain: indent + $0) }
                }
            case .exact(let lines): rows += lines
            }
        }
        return rows
    }

    /// A line of code in lines that fit, broken between words, or else before a modifier or behind a bracket.
    private func broken(_ line: String, width: Int) -> [String] {
        var (lines, rest) = ([String](), line)
        let spaces = line.prefix { $0 == " " }.count
        let indent = String(repeating: " ", count: min(spaces + 4, width / 4))
        while rest.count > width {
            let characters = Array(rest)
            let start = characters.prefix { $0 == " " }.count
            let places = (start + 1..<max(start + 2, width + 1)).filter { $0 < characters.count }
            let end =
                places.last { characters[$0] == " " }
                ?? places.last {
                    characters[$0] == "." && (characters[$0 - 1].isLetter || ")}".contains(characters[$0 - 1]))
                }
                ?? places.last { "(,".contains(characters[$0 - 1]) }
            guard let end else { break }
            lines.append(String(characters[..<end]))
            rest = indent + String(characters[end...].drop { $0 == " " })
        }
        return lines + [rest]
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
