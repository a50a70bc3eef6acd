extension ShapePainting {
    /// What is drawn of a shape that is turned.
    private enum Posed {
        /// The shape somewhere. Where that can't be told from how it stood, the legend tells it.
        case shape(ShapePainting, Rect, isTold: Bool)
        /// A line of one cell's width in the place of something as thin.
        case line([PathLine.Mark], Path, Ink)
    }

    private func posed(_ pose: Pose, in cells: Rect) -> Posed {
        if let line = line(pose, in: cells) { return line }
        let transform = pose.transform
        let (outline, box) = pose.form(outline, in: cells)
        let isPath = if case .path = outline { !transform.isOnlyMove } else { false }
        let isSame =
            isPath
            ? isDrawnAlike(outline, in: box, pose.path(self.outline, in: cells, changed: false).outline)
            : box == cells && (transform.isOnlyMove || pose.changes(outline, in: cells))
        if isSame { return .shape(self, cells, isTold: true) }
        return .shape(turned(outline, by: pose, from: cells, to: box), box, isTold: false)
    }

    /// A fill of one column or one row that is turned, as a line: hands and marks of a dial, the bars of a cross.
    private func line(_ pose: Pose, in cells: Rect) -> Posed? {
        guard pose.isRotated, isFilled, isBox([]), !ink.paint.isPage, pose.transform.growth < 1.01 else { return nil }
        switch outline {
        case .rectangle, .rounded, .capsule, .ellipse: break
        case .circle, .path: return nil
        }
        guard cells.width == 1 || cells.height == 1 && cells.width > 2 else { return nil }
        let rect = pose.scale.points(of: cells)
        let isUpright = cells.width == 1
        let ends = [
            CGPoint(x: isUpright ? rect.midX : rect.minX, y: isUpright ? rect.minY : rect.midY),
            CGPoint(x: isUpright ? rect.midX : rect.maxX, y: isUpright ? rect.maxY : rect.midY),
        ].map(pose.transform.place)
        var path = Path()
        path.addLines(ends)
        var marks = PathLine(path, in: path.boundingRect, pose.scale).marks
        if marks.count == 1 {
            marks[0].part = .slope(
                (ends[1].x - ends[0].x) / pose.scale.column, (ends[1].y - ends[0].y) / pose.scale.row)
        }
        return .line(marks, path, Ink(.line, paint: ink.paint))
    }

    /// Whether two paths are drawn in the same cells.
    private func isDrawnAlike(_ one: Outline, in box: Rect, _ other: Outline) -> Bool {
        guard case .path(let one) = one, case .path(let other) = other else { return false }
        return isFilled
            ? one.rows(in: box.size).isAlike(other.rows(in: box.size))
            : Set(one.line(in: box.size).marks) == Set(other.line(in: box.size).marks)
    }

    /// The cells that are drawn, of a shape that stands in some cells of the canvas.
    func reach(in pose: Pose, _ cells: Rect) -> Rect {
        guard isBox([]), max(cells.width, cells.height) <= Scale.longest.width else { return cells }
        switch posed(pose, in: cells) {
        case .line(let marks, _, _): return PathLine.bounds(of: marks)
        case .shape(let painting, let box, _):
            guard case .path(let path) = painting.outline else { return box }
            let drawn = isFilled ? path.cells(in: box.size) : path.line(in: box.size).bounds
            return drawn.moved(by: box.origin)
        }
    }

    /// Paints the shape, which stands in some cells of the canvas, as it is turned.
    func paint(on canvas: inout Canvas, in cells: Rect, _ pose: Pose) {
        guard max(cells.width, cells.height) <= Scale.longest.width else {
            return paint(on: &canvas, in: cells.moved(by: -canvas.origin), [])
        }
        let posed = posed(pose, in: cells)
        let outer = (canvas.trueSize, canvas.inOthers)
        (canvas.trueSize, canvas.inOthers) = (nil, canvas.concentric.stand(of: canvas.element, in: cells))
        defer { (canvas.trueSize, canvas.inOthers) = outer }
        canvas.toned({ tone in
            if case .shape(_, _, isTold: true) = posed { return pose.tellInPlace(&tone) }
            for words in pose.words { tone.replace(words) }
        }) { canvas in
            switch posed {
            case .shape(let painting, let box, _):
                let place = box.moved(by: -canvas.origin)
                painting.paint(on: &canvas, in: place, [])
            case .line(let marks, let path, let ink):
                let number = canvas.number(of: ink)
                let outline = Outline.path(PathOutline(name: outline.name) { _ in path }).standing(in: pose.scale)
                let style = StrokeStyle(lineWidth: 2, lineCap: .round)
                canvas.note(
                    outline, in: Rect(x: 0, y: 0, width: 1, height: 1),
                    .line(style, isInside: false, hasCells: false), number)
                for mark in marks { canvas.line(mark.part, mark.x, mark.y, number) }
            }
        }
    }
}

extension Pose {
    /// Lets the legend tell around which point something is turned that stands where it stood.
    func tellInPlace(_ tone: inout Tone) {
        guard let words = turn?.words, let told = turn?.wordsInPlace else { return }
        tone.replace(words, by: told)
    }
}
