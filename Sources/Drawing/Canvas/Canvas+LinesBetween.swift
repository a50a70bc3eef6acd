extension Canvas {
    /// Lets lines between two fills that touch them stand on the first one: a line is a point wide on a screen, and nothing is seen
    /// beside it there. Cost: linear in the cells of thin lines, and in those beside their ends.
    mutating func closeLinesBetweenFills() {
        for form in forms.while(cancellation) {
            guard let axis = form.thinAxis(on: self) else { continue }
            let cells = form.frame.intersection(form.visible)
            let rows = cells.rows.clamped(to: 0..<height)
            let places = rows.flatMap { y in cells.columns.clamped(to: 0..<columns).map { Point(x: $0, y: y) } }
            guard let start = places.first, let end = places.last else { continue }
            var (line, below) = (nil as Int?, grounds.area(cell(start.x, start.y).ground))
            if case .fill(let area) = form.coat { (line, below) = (area, areas[area].parent ?? 0) }
            let grounds = places.compactMap { place in
                self.grounds.area(cell(place.x, place.y).ground) == line ?? below
                    ? ground(beside: place, axis, below: below) : nil
            }
            guard grounds.count == places.count else { continue }
            for (place, ground) in zip(places, grounds) { stand(place, on: ground, axis, line) }
            if axis == .horizontal, let line { areas[line].ownLinePart = .low }
            // What a shorter line leaves between them is as thin as that.
            let step = axis == .horizontal ? Point(x: 1, y: 0) : Point(x: 0, y: 1)
            close(from: end + step, by: step, axis, below: below)
            close(from: start + -step, by: -step, axis, below: below)
        }
    }

    /// Lets dividers that are aligned with the lower edge of a fill lie along it. Cost: linear in the forms, and in their cells.
    mutating func lowerDividers() {
        for form in forms.while(cancellation) {
            guard case .rule(.horizontal) = form.coat, form.stand.y == 1, form.frame.minY < height else { continue }
            let y = form.frame.minY
            for x in form.frame.columns.clamped(to: 0..<columns) {
                var cell = cell(x, y)
                guard cell.glyph.part?.straight == .horizontal, cell.ink == form.ink else { continue }
                let area = areas[grounds.area(cell.ground)]
                guard cell.ground != 0, area.frame.height > 1, area.frame.maxY - 1 == y else { continue }
                cell.glyph = Glyph(.low)
                put(cell, x, y)
            }
        }
    }

    /// What lies in front of a place between two fills that lie on the same area; nil where it does not lie between such.
    private func ground(beside place: Point, _ axis: Axis, below: Int) -> UInt16? {
        let step = axis == .horizontal ? Point(x: 0, y: 1) : Point(x: 1, y: 0)
        let (first, last) = (place + -step, place + step)
        let grounds = [cell(first.x, first.y).ground, cell(last.x, last.y).ground]
        let areFills = grounds.allSatisfy { ground in
            let area = self.grounds.area(ground)
            return area != below && area > 0 && (areas[area].parent ?? 0) == below && !areas[area].isThin
                && inks[self.grounds.ink(ground)].paint.gradient == nil
        }
        return areFills ? grounds[0] : nil
    }

    /// Lets a cell of a line stand on a ground. Between rows the line lies where the first one ends.
    private mutating func stand(_ place: Point, on ground: UInt16, _ axis: Axis, _ line: Int?) {
        var cell = cell(place.x, place.y)
        let own = grounds.ink(cell.ground)
        cell.ground = line.map { grounds.number(of: own, over: ground, area: $0) } ?? ground
        if axis == .horizontal, cell.glyph.part?.straight == .horizontal { cell.glyph = Glyph(.low) }
        put(cell, place.x, place.y)
    }

    /// Fills empty cells between two fills, from a place on as far as there are any.
    private mutating func close(from start: Point, by step: Point, _ axis: Axis, below: Int) {
        var place = start
        while place.x >= 0, place.x < columns, place.y >= 0, place.y < height {
            var cell = cell(place.x, place.y)
            guard grounds.area(cell.ground) == below, cell.glyph.isBlank || cell.glyph.isFree || cell.glyph.isFill,
                let ground = ground(beside: place, axis, below: below)
            else { return }
            (cell.glyph, cell.ground) = (.fill, ground)
            put(cell, place.x, place.y)
            place = place + step
        }
    }
}
