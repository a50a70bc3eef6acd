/// A shadow that was cast: by a thing of some form, on the cells to the right of it and below.
struct Cast {
    let ink: UInt16
    let outline: Outline
    /// The cells of the thing.
    let frame: Rect
    /// The cells that could be seen when it was cast.
    let clip: Rect

    /// The cells of the shadow: those of the thing, a column to the right and a row below, where these lie to the right
    /// of the thing or below it.
    func forEachCell(_ body: (_ x: Int, _ y: Int) -> Void) {
        let shape = OutlineRows(outline, in: frame, isFilled: true)
        for y in Rect(x: frame.minX, y: frame.minY + 1, width: 1, height: frame.height).intersection(
            Rect(x: frame.minX, y: clip.minY, width: 1, height: clip.height)
        ).rows {
            let above = shape.row(y - 1).columns
            let own = shape.row(y).columns
            let start = own.isEmpty ? above.lowerBound + 1 : own.upperBound
            let columns = start..<max(start, above.upperBound + 1)
            for x in columns.clamped(to: clip.minX..<max(clip.minX, clip.maxX)) { body(x, y) }
        }
    }
}

extension Canvas {
    /// Draws a box of some form. It casts the shadows of the tone; what is drawn on it casts none.
    public mutating func casting(from outline: Outline = .rectangle, in frame: Rect, _ draw: (inout Canvas) -> Void) {
        guard !tone.shadows.isEmpty else { return draw(&self) }
        let shadows = tone.shadows
        withoutShadows { canvas in
            for shadow in shadows { canvas.cast(shadow, from: outline, in: canvas.absolute(frame)) }
            draw(&canvas)
        }
    }

    /// Draws what casts no shadow of its own, because it stands on something that does; or not so.
    mutating func withoutShadows(if isOnBox: Bool = true, _ draw: (inout Canvas) -> Void) {
        guard isOnBox, !tone.shadows.isEmpty else { return draw(&self) }
        toned({ $0.shadows = [] }, draw)
    }

    private mutating func cast(_ shadow: ShadowStyle, from outline: Outline, in frame: Rect) {
        let cast = Cast(
            ink: number(of: Ink(.shadow, details: [shadow.description])), outline: outline, frame: frame, clip: clip)
        casts.append(cast)
        var places: [Point] = []
        cast.forEachCell { places.append(Point(x: $0, y: $1)) }
        // A shadow lies on fills and on the page, and behind all else.
        for place in places {
            let old = cell(place.x, place.y)
            guard old.glyph.isBlank || old.glyph.isFill || old.glyph.isShadow else { continue }
            put(Cell(glyph: .shadow, ink: cast.ink, ground: old.ground), place.x, place.y)
        }
    }
}
