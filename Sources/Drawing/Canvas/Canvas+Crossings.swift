/// A thin line from left to right that leads over or behind text.
struct Crossing {
    /// The cells of the line, on one row.
    let cells: Rect
    /// At which part of the height of a row the line lies, 0...1.
    let height: Double
    /// The number of the line's ink.
    let ink: UInt16

    /// Where the line lies, as the legend says it.
    var place: String { isBelow ? "below" : isAbove ? "above" : "through" }

    var isBelow: Bool { height > 0.75 }
    private var isAbove: Bool { height < 0.25 }

    /// How letters show the line; nothing where they can't.
    var trait: Ink.Traits { isBelow ? .underline : isAbove ? [] : .strikethrough }
}

extension Canvas {
    /// Notes the lines that lead through text: a character has room for one thing, and so a plain picture shows the text, and
    /// the legend tells the line.
    ///
    /// Cost: linear in the cells of thin lines, and in the texts where there are any such lines.
    mutating func noteCrossings() {
        var texts: [Int: [(columns: Range<Int>, text: String)]]?
        for form in forms.while(cancellation) where form.frame.height == 1 {
            let cells = form.frame.intersection(form.visible)
            guard form.isThin(on: self), cells.minY < height, let first = letter(on: form, in: cells) else { continue }
            if case .fill(let area) = form.coat {
                areas[area].isCrossing = true
                guard areas[area].isLine else { continue }
            }
            let crossing = Crossing(cells: cells, height: form.stand.y, ink: form.ink)
            crossings[cells.minY, default: []].append(crossing)
            let known = texts ?? textsByRow()
            texts = known
            let text = known[cells.minY]?.last { $0.columns.contains(first) }?.text ?? ""
            tell(crossing, through: text, of: form)
        }
    }

    /// The first column in which a line of some cells leads through a letter that nothing else hides it from.
    private func letter(on form: DrawnForm, in cells: Rect) -> Int? {
        cells.columns.first { x in
            let cell = cell(x, cells.minY)
            return cell.glyph.isText && !cell.glyph.isSpace && grounds.area(cell.ground) <= form.area
        }
    }

    private func textsByRow() -> [Int: [(columns: Range<Int>, text: String)]] {
        var texts: [Int: [(columns: Range<Int>, text: String)]] = [:]
        for mention in mentions {
            for line in mention.lines { texts[line.minY, default: []].append((line.columns, mention.text)) }
        }
        return texts
    }

    /// Lets the legend tell a line together with what it leads through.
    private mutating func tell(_ crossing: Crossing, through text: String, of form: DrawnForm) {
        let name = Legend.short(text)
        let isNamed = name.contains { $0.isLetter || $0.isNumber }
        let subject = "line \(crossing.place) " + (isNamed ? "\"\(name)\"" : "a control")
        let look = inks[form.ink].look
        var mark = Mark(subject: subject, look: look.isEmpty ? "primary" : look, place: crossing.cells.origin)
        (mark.isPlain, mark.isOverText) = (look.isEmpty, true)
        guard let known = form.mark, marks.indices.contains(known) else { return marks.append(mark) }
        mark.owner = marks[known].owner
        marks[known] = mark
    }
}

extension DrawnForm {
    /// Whether it is a line from left to right.
    fileprivate func isThin(on canvas: Canvas) -> Bool {
        switch coat {
        case .fill(let area): canvas.areas[area].isThin && frame.width > 1
        case .rule(let axis): axis == .horizontal
        case .line, .shadow, .symbol: false
        }
    }
}
