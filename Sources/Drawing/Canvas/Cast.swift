/// A shadow that was cast: by a thing of some form, on the cells beside it.
struct Cast {
    let outline: Outline
    /// The cells of the thing.
    let frame: Rect
    /// The cells that could be seen when it was cast.
    let clip: Rect
    /// How far it lies from the thing: one cell or none along each axis.
    let direction: Point

    /// The cells of the shadow: those of the thing, moved, where they lie on the side of the thing to which it was moved.
    func forEachCell(_ body: (_ x: Int, _ y: Int, _ side: Edge) -> Void) {
        let shape = OutlineRows(outline, in: frame, isFilled: true)
        let visible = frame.moved(by: direction).intersection(clip)
        for y in visible.rows {
            let moved = shape.row(y - direction.y).columns
            let own = shape.row(y).columns
            let (start, end) = (moved.lowerBound + direction.x, moved.upperBound + direction.x)
            guard !moved.isEmpty else { continue }
            guard !own.isEmpty else {
                visit(start..<end, y, visible, direction.y < 0 ? .top : .bottom, body)
                continue
            }
            // Of the slope of a round form all but the cell beside it lies below or above the row before.
            let slope = direction.y < 0 ? Edge.top : .bottom
            if direction.x <= 0, start < own.lowerBound {
                visit(start..<own.lowerBound - 1, y, visible, slope, body)
                visit(own.lowerBound - 1..<own.lowerBound, y, visible, .leading, body)
            }
            if direction.x >= 0, own.upperBound < end {
                visit(own.upperBound..<own.upperBound + 1, y, visible, .trailing, body)
                visit(own.upperBound + 1..<end, y, visible, slope, body)
            }
        }
    }

    private func visit(
        _ columns: Range<Int>, _ y: Int, _ visible: Rect, _ side: Edge,
        _ body: (_ x: Int, _ y: Int, _ side: Edge) -> Void
    ) {
        for x in columns.clamped(to: visible.columns) { body(x, y, side) }
    }
}

extension Canvas {
    /// Draws a box of some form. It casts the shadows of the tone; what is drawn on it casts none.
    ///
    /// - Parameter opacity: how much of a shadow it casts, from 0 to 1.
    public mutating func casting(
        from outline: Outline = .rectangle, in frame: Rect, opacity: Double = 1, _ draw: (inout Canvas) -> Void
    ) {
        guard !tone.shadows.isEmpty else { return draw(&self) }
        let shadows = tone.shadows
        withoutShadows { canvas in
            // What casts a shadow several times casts it darker.
            for (index, shadow) in shadows.enumerated() where !shadows[..<index].contains(shadow) {
                let words = shadows.filter { $0 == shadow }.map(\.description).joined(separator: ", ")
                canvas.cast(shadow, words, from: outline, in: canvas.absolute(frame), opacity)
            }
            let outer = canvas.isCasting
            canvas.isCasting = true
            draw(&canvas)
            canvas.isCasting = outer
        }
    }

    /// Draws what casts no shadow of its own, because it stands on something that does; or not so.
    mutating func withoutShadows(if isOnBox: Bool = true, _ draw: (inout Canvas) -> Void) {
        guard isOnBox, !tone.shadows.isEmpty else { return draw(&self) }
        toned({ $0 = $0.withoutShadows }, draw)
    }

    /// What the legend calls a shadow that is drawn.
    static let shadowName = "shadow"

    private mutating func cast(
        _ shadow: ShadowStyle, _ words: String, from outline: Outline, in frame: Rect, _ opacity: Double
    ) {
        let cast = Cast(outline: outline, frame: frame, clip: clip, direction: shadow.direction)
        var paint = shadow.color.resolved(in: PaintContext())
        paint.alpha *= opacity
        let ink = number(of: Ink(.shadow, paint: paint))
        mark(Canvas.shadowName, words, in: frame)
        note(outline, in: frame, .shadow(shadow), ink)
        // A shadow lies on fills and on the page, and behind all else.
        cast.forEachCell { x, y, side in
            let old = cell(x, y)
            guard old.glyph.isBlank || old.glyph.isFill || old.glyph.isShadow else { return }
            put(Cell(glyph: Glyph(shadow: side, over: old.glyph), ink: ink, ground: old.ground), x, y)
        }
    }
}
