/// A picture in which things have their labels at their places: on a text, or on a cell that shows nothing else of theirs.
package struct LabelledPicture {
    /// Something with a label.
    package struct Label {
        /// The label, a character for each column.
        package let text: String
        /// The cells of the picture that the thing takes.
        package let frames: [Rect]
        /// Whether it is a text, on which its label may lie.
        package let isText: Bool

        /// Describes a label.
        package init(_ text: String, _ frames: [Rect], isText: Bool) {
            self.text = text
            self.frames = frames
            self.isText = isText
        }
    }

    /// The rows, without spaces at their ends.
    package let rows: [String]
    /// The labels, by their places among those that were given, for which there is no room.
    package let unplaced: [Int]

    /// Paints an element that was laid out, and labels on it.
    ///
    /// - Parameter labels: those of things that stand inside of others come behind those of the others.
    package init(of element: Element, width: Int, charset: Charset, _ labels: [Label], _ cancellation: Cancellation?) {
        var canvas = Canvas(width: width)
        canvas.cancellation = cancellation
        canvas.show(element, onPageOf: width)
        var sheet = Sheet(canvas, Picture(canvas, charset: charset))
        let cells = sheet.cells(of: labels, cancellation)
        var unplaced: [Int] = []
        // What has the fewest cells has the first choice.
        for index in labels.indices.sorted(by: { (cells[$0].count, $0) < (cells[$1].count, $1) }) {
            if cancellation?.endsStep() == true { break }
            if !sheet.place(labels[index], on: cells[index]) { unplaced.append(index) }
        }
        let isPlaced = Set(labels.indices).subtracting(unplaced)
        for index in isPlaced.sorted() where labels[index].isText { sheet.dot(cells[index], charset) }
        rows = sheet.rows
        self.unplaced = unplaced.sorted()
    }
}

/// The characters of a picture, cell by cell, on which labels are written.
private struct Sheet {
    private let canvas: Canvas
    private let columns: Int
    private let height: Int
    private var characters: [String]
    private var isLabel: [Bool]

    init(_ canvas: Canvas, _ picture: Picture) {
        self.canvas = canvas
        columns = canvas.columns
        height = canvas.height
        characters = Array(repeating: " ", count: columns * height)
        isLabel = Array(repeating: false, count: columns * height)
        for (y, row) in picture.rows.prefix(height).enumerated() {
            var x = 0
            for character in row {
                let width = max(1, GraphemeWidth.columns(of: character))
                guard x + width <= columns else { break }
                characters[y * columns + x] = String(character)
                for trail in 1..<max(2, width) where width > 1 { characters[y * columns + x + trail] = "" }
                x += width
            }
        }
    }

    /// The cells of each thing in which nothing stands that is inside of it, in reading order.
    func cells(of labels: [LabelledPicture.Label], _ cancellation: Cancellation?) -> [[Int]] {
        let page = Rect(x: 0, y: 0, width: columns, height: height)
        var cells: [[Int]] = labels.map { _ in [] }
        // For each cell the next one in its row that is free.
        var next = Array(0...columns * height)
        func free(from place: Int) -> Int {
            var place = place
            while next[place] != place {
                next[place] = next[next[place]]
                place = next[place]
            }
            return place
        }
        for index in labels.indices.reversed() {
            if cancellation?.endsStep() == true { break }
            for frame in labels[index].frames {
                let seen = frame.intersection(page)
                for y in seen.rows {
                    let end = y * columns + seen.maxX
                    var place = free(from: y * columns + seen.minX)
                    while place < end {
                        cells[index].append(place)
                        next[place] = place + 1
                        place = free(from: place + 1)
                    }
                }
            }
        }
        return cells.map { $0.sorted() }
    }

    /// Writes a label on the first of some cells where there is room: on a text, on what is empty or a line, or else on any.
    mutating func place(_ label: LabelledPicture.Label, on cells: [Int]) -> Bool {
        let count = label.text.count
        let start =
            label.isText
            ? room(count, on: cells) { _ in true }
            : room(count, on: cells) { isPlain($0) && !isBesideText($0) }
                ?? room(count, on: cells) { !isBesideText($0) }
        guard let start else { return false }
        for (offset, character) in label.text.enumerated() {
            characters[start + offset] = String(character)
            isLabel[start + offset] = true
        }
        // The half of a wide character that is left shows nothing.
        if start + count < characters.count, characters[start + count].isEmpty { characters[start + count] = " " }
        return true
    }

    /// Where so many cells follow each other on a row, and no label stands beside them.
    private func room(_ count: Int, on cells: [Int], _ isFree: (Int) -> Bool) -> Int? {
        var length = 0
        for (index, place) in cells.enumerated() {
            guard isFree(place), !isLabel[place], !characters[place].isEmpty || length > 0 else {
                length = 0
                continue
            }
            let goesOn = index > 0 && cells[index - 1] == place - 1 && place % columns != 0
            length = goesOn ? length + 1 : characters[place].isEmpty ? 0 : 1
            let start = place - count + 1
            if length >= count, !hasLabel(beside: start..<place + 1) { return start }
        }
        return nil
    }

    private func hasLabel(beside run: Range<Int>) -> Bool {
        run.lowerBound % columns > 0 && isLabel[run.lowerBound - 1]
            || run.upperBound % columns > 0 && isLabel[run.upperBound]
    }

    /// Whether a cell is empty, or a straight piece of a line from left to right.
    private func isPlain(_ place: Int) -> Bool {
        let glyph = canvas.cells[place].glyph
        if let part = glyph.part { return part == .horizontal }
        return !glyph.isText || glyph.isSpace
    }

    /// Whether a character of a text stands left or right of a cell that shows none.
    private func isBesideText(_ place: Int) -> Bool {
        func isText(_ other: Int) -> Bool {
            guard canvas.cells.indices.contains(other), other / columns == place / columns else { return false }
            let glyph = canvas.cells[other].glyph
            return glyph.isText && !glyph.isSpace
        }
        return !isText(place) && (isText(place - 1) || isText(place + 1))
    }

    /// Puts dots in the place of what is left of a text.
    mutating func dot(_ cells: [Int], _ charset: Charset) {
        for place in cells where !isLabel[place] && characters[place] != " " {
            characters[place] = charset == .ascii ? "." : "\u{B7}"
        }
    }

    var rows: [String] {
        (0..<height).map { y in
            var row = characters[y * columns..<(y + 1) * columns].joined()
            while row.last == " " { row.removeLast() }
            return row
        }
    }
}

extension Drawable {
    /// Whether what stands inside is not drawn where it is placed.
    package var isTurning: Bool { self is TurnLayout }
}
