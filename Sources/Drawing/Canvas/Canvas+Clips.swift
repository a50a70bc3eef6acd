/// A cell at a round corner of a clip.
struct CutCorner {
    /// The quarters of it that the clip leaves, by their bits.
    let quarters: Int
    /// What it stood on then, and what lies outside of the clip.
    let ground: UInt16
    let below: UInt16
}

extension Canvas {
    /// In the cells of the canvas: draws something of which only what lies inside an outline is kept. A fill that ends at
    /// the outline takes its form.
    ///
    /// Cost: linear in the cells of the clip.
    ///
    /// - Parameters:
    ///   - rest: how it stands between its cells.
    ///   - fitted: the cells in which the outline stands, where drawings show it in others.
    ///   - inOthers: how it stands in shapes around it with which it has its middle in common.
    mutating func cut(
        _ outline: Outline, _ frame: Rect, _ rest: HalfCells, fitted: Rect, _ inOthers: ConcentricStand? = nil,
        _ draw: (inout Canvas) -> Void
    ) {
        let visible = clip
        let first = areas.count
        layered(.clip(outline, frame, rest), inOthers: inOthers) { canvas in
            canvas.comparing(in: visible, draw) { canvas, old in
                let formed = canvas.formArea(from: first, outline, fitted)
                canvas.cut(outline, fitted, visible, over: old, formed)
            }
        }
    }

    /// Gives the rectangle that was filled from one on the form of an outline that takes its cells or some of them, where
    /// nothing else fills these.
    ///
    /// - Returns: its number; nil where there is no such one.
    private mutating func formArea(from first: Int, _ outline: Outline, _ frame: Rect) -> Int? {
        guard let corners = outline.corners(in: frame.size), corners.rows > 0 else { return nil }
        let filled = areas.indices[first...].filter { areas[$0].frame.union(frame) == areas[$0].frame }
        guard filled.count == 1, let area = filled.first, areas[area].corners?.rows == 0, !areas[area].isThin else {
            return nil
        }
        areas[area].take(corners, in: frame)
        return area
    }

    private mutating func cut(
        _ outline: Outline, _ frame: Rect, _ visible: Rect, over old: CellCopy, _ formed: Int?
    ) {
        let shape = OutlineRows(outline, in: frame, isFilled: true)
        for y in drawnRows(of: visible) {
            let row = shape.row(y)
            for x in visible.columns where !row.contains(x) { put(old[x, y], x, y) }
            mendHalves(in: visible.columns, y)
            if let formed {
                for x in visible.columns where grounds.area(cell(x, y).ground) == formed { stand(x, y, on: old[x, y]) }
            }
            for (part, columns) in row.edge {
                for x in columns.clamped(to: visible.columns) {
                    if formed == nil, cell(x, y).glyph.isFill { stand(x, y, on: old[x, y]) }
                    bend(x, y, over: old[x, y], to: part)
                }
            }
        }
        noteCorners(of: Filled(outline, in: frame), visible, over: old, formed)
    }

    /// Notes what a clip leaves of the cells at its corners, where something else fills them than what has its form.
    private mutating func noteCorners(of clip: Filled, _ visible: Rect, over old: CellCopy, _ formed: Int?) {
        guard let corners = clip.corners, corners.rows > 0 else { return }
        let frame = clip.frame
        for y in drawnRows(of: visible.intersection(frame))
        where Double(min(y - frame.minY, frame.maxY - 1 - y)) < corners.rows {
            for x in visible.columns where Double(min(x - frame.minX, frame.maxX - 1 - x)) < corners.columns {
                let (ground, below) = (cell(x, y).ground, old[x, y].ground)
                guard ground != below, grounds.area(ground) != formed, let quarters = clip.quarters(x, y),
                    quarters != CellQuarters.all
                else { continue }
                cutCorners[y, default: [:]][x] = CutCorner(quarters: quarters, ground: ground, below: below)
            }
        }
    }

    /// Lets a cell stand on what was there before, of which its form leaves something to be seen.
    private mutating func stand(_ x: Int, _ y: Int, on old: Cell) {
        let ground = cell(x, y).ground
        guard grounds.below(ground) == 0, ground != old.ground else { return }
        cells[y * columns + x].ground = grounds.number(
            of: grounds.ink(ground), over: old.ground, area: grounds.area(ground))
    }

    /// Gives a cell of a fill or a line the form of an edge. What was in the cell before is not clipped.
    private mutating func bend(_ x: Int, _ y: Int, over old: Cell, to part: LinePart) {
        let cell = cell(x, y)
        // A line has no corners, and what is as small as a cell none of the clip's.
        guard cell != old, cell.glyph.part != .disc, cell.ground == 0 || !areas[grounds.area(cell.ground)].isThin else {
            return
        }
        if cell.glyph.isFill {
            let ink = grounds.ink(cell.ground)
            let glyph = part.showsInFill ? Glyph(part) : Glyph(edge: part)
            cells[y * columns + x] = Cell(glyph: glyph, ink: part.showsInFill ? ink : 0, ground: cell.ground)
        } else if cell.glyph.part != nil, part.showsInFill {
            cells[y * columns + x].glyph = Glyph(part)
        }
    }
}
