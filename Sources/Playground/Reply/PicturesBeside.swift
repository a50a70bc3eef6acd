import Drawing

/// Pictures with titles, side by side where there is room, and otherwise one below the other.
struct PicturesBeside {
    let pictures: [(title: String, picture: CanvasPicture)]

    /// The columns between two pictures.
    private static let gap = 3

    /// The pictures as text.
    ///
    /// - Parameter colors: the colours that are known where it is shown; nil where it has none.
    func text(width: Int, colors: ScreenColors?) -> String {
        let columns = pictures.map { title, picture in
            Column(title: title, shown: Self.lines(of: picture.text(width: width, colors: colors)))
        }
        let widths = columns.map(\.width)
        guard widths.reduce(Self.gap * (widths.count - 1), +) <= width else {
            return columns.map { "\($0.title):\n" + $0.shown.joined(separator: "\n") }.joined(separator: "\n\n")
        }
        let rows = columns.map { $0.shown.count + 1 }.max() ?? 0
        return (0..<rows).map { row in
            var line = ""
            var open = 0
            for column in columns {
                let (plain, shown) = column[row]
                if !plain.isEmpty { line += String(repeating: " ", count: open) + shown }
                open = (plain.isEmpty ? open : 0) + column.width + Self.gap
                if !plain.isEmpty { open -= GraphemeWidth.columns(of: plain) }
            }
            return line
        }.joined(separator: "\n")
    }

    private struct Column {
        let title: String
        let plain: [String]
        let shown: [String]
        /// The columns that it takes.
        let width: Int

        init(title: String, shown: [String]) {
            (self.title, self.shown) = (title, shown)
            plain = shown.map(PicturesBeside.withoutColors)
            width = ([title] + plain).map { GraphemeWidth.columns(of: $0) }.max() ?? 0
        }

        /// A row without looks, and as it is shown; the title is the first.
        subscript(row: Int) -> (plain: String, shown: String) {
            if row == 0 { return (title, title) }
            return plain.indices.contains(row - 1) ? (plain[row - 1], shown[row - 1]) : ("", "")
        }
    }

    /// A line without what switches colours and weights on and off: from an escape to the next `m`.
    private static func withoutColors(_ line: String) -> String {
        guard line.utf8.contains(escape) else { return line }
        var plain: [UInt8] = []
        var isSwitch = false
        for byte in line.utf8 {
            if byte == escape { isSwitch = true }
            if !isSwitch { plain.append(byte) }
            if isSwitch, byte == UInt8(ascii: "m") { isSwitch = false }
        }
        return String(decoding: plain, as: UTF8.self)
    }

    private static let escape: UInt8 = 0x1B

    private static func lines(of text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}
