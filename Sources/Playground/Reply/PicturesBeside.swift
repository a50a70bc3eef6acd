import Drawing

/// Pictures with titles, side by side where there is room, and otherwise one below the other. Of tall ones the rows are shown
/// that differ.
struct PicturesBeside {
    let pictures: [(title: String, picture: CanvasPicture)]

    /// The columns between two pictures.
    private static let gap = 3

    /// The pictures as text.
    ///
    /// - Parameter colors: the colours that are known where it is shown; nil where it has none.
    func text(width: Int, colors: ScreenColors?) -> String {
        let shown = Self.differing(
            pictures.map { PictureLines(of: $0.picture, width: width, colors: colors) }, colors?.cancellation)
        let columns = zip(pictures, shown).map { Column(title: $0.title, shown: $1) }
        let widths = columns.map(\.width)
        guard widths.reduce(Self.gap * (widths.count - 1), +) <= width else {
            return columns.map {
                Self.shortened($0.title, to: width - 1) + ":\n" + $0.shown.joined(separator: "\n")
            }.joined(separator: "\n\n")
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

    /// The most rows that are shown of tall pictures, and how many are shown around each that differs.
    private static let (mostRows, rowsAround) = (60, 2)

    /// Of tall pictures the rows that differ, with some around them, and how many were left out in between.
    private static func differing(_ pictures: [PictureLines], _ cancellation: Cancellation?) -> [[String]] {
        let count = pictures.map(\.count).max() ?? 0
        guard count > mostRows, let first = pictures.first else {
            return pictures.map { picture in (0..<picture.count).map { picture[$0] } }
        }
        let areAlike = pictures.dropFirst().map { $0.linesLikeThose(of: first) }
        var kept: [Range<Int>] = []
        var shown = 0
        for index in 0..<count where shown < mostRows && cancellation?.isCancelled != true {
            guard areAlike.contains(where: { !$0(index) }) else { continue }
            let end = kept.last?.upperBound ?? 0
            let rows = max(end, index - rowsAround)..<max(end, min(count, index + rowsAround + 1))
            shown += rows.count
            if let last = kept.last, end == rows.lowerBound {
                kept[kept.count - 1] = last.lowerBound..<rows.upperBound
            } else {
                kept.append(rows)
            }
        }
        if kept.isEmpty { kept = [0..<mostRows] }
        return pictures.map { picture in
            var lines: [String] = []
            var end = 0
            for rows in kept {
                if end < rows.lowerBound { lines.append(Messages.leftOut(rows: rows.lowerBound - end)) }
                lines += rows.filter { $0 < picture.count }.map { picture[$0] }
                end = rows.upperBound
            }
            if end < count { lines.append(Messages.leftOut(rows: count - end)) }
            return lines
        }
    }

    /// The beginning of a title that is too long.
    private static func shortened(_ title: String, to width: Int) -> String {
        guard GraphemeWidth.columns(of: title) > width else { return title }
        var title = title
        while !title.isEmpty, GraphemeWidth.columns(of: title) + 3 > width { title.removeLast() }
        return title + "..."
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
}
