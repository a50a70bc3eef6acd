/// A thin line that leads over or behind text.
struct Crossing {
    /// The cells of the line, on one row or in one column.
    let cells: Rect
    /// Whether it leads from left to right, or downwards.
    let axis: Axis
    /// At which part of the height of its row the line lies, or of the width of its column, 0...1.
    let part: Double
    /// The number of the line's ink.
    let ink: UInt16

    /// Where the line lies, as the legend says it.
    var place: String {
        let isAcross = axis == .horizontal
        return isLast ? isAcross ? "below" : "right of" : isFirst ? isAcross ? "above" : "left of" : "through"
    }

    private var isFirst: Bool { part < 0.25 }
    private var isLast: Bool { part > 0.75 }

    /// Whether it lies below letters.
    var isBelow: Bool { axis == .horizontal && isLast }

    /// What its cells beside the letters show: a line in the middle of the row would read as a dash. Nil of one that leads
    /// through them.
    var linePart: LinePart? { axis == .vertical ? nil : isFirst ? .high : isLast ? .low : nil }

    /// How letters show the line; nothing where they can't.
    var trait: Ink.Traits { axis == .vertical || isFirst ? [] : isLast ? .underline : .strikethrough }
}

extension Canvas {
    /// Notes the lines that lead through text: a character has room for one thing, and so a plain picture shows the text, and
    /// the legend tells the line.
    ///
    /// Cost: linear in the cells of thin lines, and in the texts where there are any such lines.
    mutating func noteCrossings() {
        var texts: [Int: [(columns: Range<Int>, text: String)]]?
        for form in forms.while(cancellation) {
            guard let axis = form.thinAxis(on: self) else { continue }
            let cells = form.frame.intersection(form.visible)
            guard let first = letter(on: form, in: cells) else { continue }
            let part = axis == .horizontal ? form.stand.y : form.stand.x
            let crossing = Crossing(cells: cells, axis: axis, part: part, ink: form.ink)
            if case .fill(let area) = form.coat {
                areas[area].isCrossing = true
                guard areas[area].isLine else { continue }
                areas[area].ownLinePart = crossing.linePart
            } else if let part = crossing.linePart {
                shift(crossing, to: part)
            }
            if axis == .horizontal { crossings[first.y, default: []].append(crossing) }
            let known = texts ?? textsByRow()
            texts = known
            let text = known[first.y]?.last { $0.columns.contains(first.x) }?.text ?? ""
            tell(crossing, through: text, of: form)
        }
    }

    /// The first cell in which a line of some cells leads through a letter that nothing else hides it from.
    private func letter(on form: DrawnForm, in cells: Rect) -> Point? {
        for y in drawnRows(of: cells) {
            let x = cells.columns.first { x in
                let cell = cell(x, y)
                return cell.glyph.isText && !cell.glyph.isSpace && grounds.area(cell.ground) <= form.area
            }
            if let x { return Point(x: x, y: y) }
        }
        return nil
    }

    /// Lets the cells of a line that text leaves show where it leads. Lines downwards that it meets lead on to their ends.
    private mutating func shift(_ crossing: Crossing, to part: LinePart) {
        let cells = crossing.cells
        for x in cells.columns {
            let place = cells.minY * columns + x
            guard self.cells[place].ink == crossing.ink, let old = self.cells[place].glyph.part else { continue }
            let isLevel = old == .horizontal || old == .high
            self.cells[place].glyph = Glyph(isLevel ? part : old == .low ? old : .vertical)
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
    /// The axis along which it is a line; nil of all else.
    func thinAxis(on canvas: Canvas) -> Axis? {
        switch coat {
        case .fill(let area): canvas.areas[area].thinAxis
        case .rule(let axis), .bar(let axis): axis
        case .line, .shadow, .symbol, .control: nil
        }
    }
}
