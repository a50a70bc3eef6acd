extension Canvas {
    /// Notes the borders of a control that are among signs, for pictures that are drawn with forms: what the control holds
    /// lies on them, and so does all that is drawn later.
    ///
    /// - Parameter name: its signs as they are on one row.
    mutating func noteControl(_ signs: [(text: String, place: Point)], named name: String, _ number: UInt16) {
        let frames = frames(among: signs, inks[number].part)
        let hasEdges = signs.contains { $0.text.unicodeScalars.contains { Sign($0)?.isEdge == true } }
        guard inks[number].backdrop != nil else {
            let isField = name.first == Sign.fieldLeft.character
            for frame in frames {
                note(.rectangle, in: frame.cells, .control(isField ? .field : frame.kind, hasEdges: hasEdges), number)
            }
            return
        }
        // A face tells by its own colour that all of it is chosen.
        let borders = frames.filter { $0.kind != .chosen }
        guard let first = borders.first else { return }
        let whole = borders.reduce(first.cells) { $0.union($1.cells) }
        let face = ControlFrame.Kind.face(isRound: borders.contains { $0.kind == .round })
        note(.rectangle, in: whole, .control(face, hasEdges: hasEdges), number)
    }

    /// The borders among signs that are written from top to bottom, on each row from left to right; the outer ones first.
    private func frames(among signs: [(text: String, place: Point)], _ part: Double?) -> [ControlFrame] {
        let look = PictureRun(text: "", columns: 1)
        var tall = TallFrames()
        var rows: [Int: ControlFrames] = [:]
        for (text, place) in signs {
            let place = origin + place
            for (column, scalar) in text.unicodeScalars.enumerated() {
                guard let sign = Sign(scalar) else { continue }
                let x = place.x + column
                guard !tall.read(sign, at: x, place.y, look) else { continue }
                if sign.isSelection {
                    rows[place.y, default: ControlFrames(place.y)].choose(look, x)
                } else {
                    _ = rows[place.y, default: ControlFrames(place.y)].read(
                        sign, at: x, look, part: part, hasFace: false)
                }
            }
        }
        return tall.closed() + joined(rows.sorted { $0.key < $1.key }.flatMap { $0.value.all.reversed() })
    }

    /// The borders of rows with those below them that go on with them, as around a large text.
    private func joined(_ frames: [ControlFrame]) -> [ControlFrame] {
        frames.reduce(into: []) { joined, frame in
            let above = joined.lastIndex {
                $0.kind == frame.kind && $0.cells.columns == frame.cells.columns && $0.cells.maxY == frame.cells.minY
            }
            guard let above else { return joined.append(frame) }
            joined[above] = ControlFrame(
                cells: joined[above].cells.union(frame.cells), kind: frame.kind, look: frame.look)
        }
    }
}
