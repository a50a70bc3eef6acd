/// The line around something that ends there, as an image does: what a clip leaves of that ends at the clip.
struct Ending {
    /// The cells of it that can be seen.
    var cells: Rect
    /// The number of the line's ink.
    let ink: UInt16
    /// How the line was drawn.
    let coat: DrawnForm.Coat
}

extension Canvas {
    /// Draws the line around something that ends there.
    package mutating func ending(_ draw: (inout Canvas) -> Void) {
        let first = forms.count
        drawingFace(draw)
        endings += forms[first...].filter { $0.outline == .rectangle }.map { form in
            Ending(cells: form.frame.intersection(form.visible), ink: form.ink, coat: form.coat)
        }
    }

    /// In the cells of the canvas: draws something that an outline cuts, and that line where things end at it.
    mutating func ended(by outline: Outline, _ frame: Rect, _ draw: (inout Canvas) -> Void) {
        let first = endings.count
        draw(&self)
        guard endings.count > first else { return }
        for ending in endings[first...] { end(ending, by: outline, frame) }
        // What has another form than its cells is not drawn around once more.
        if outline == .rectangle {
            for index in endings.indices[first...] { endings[index].cells = endings[index].cells.intersection(frame) }
        } else {
            endings.removeSubrange(first...)
        }
    }

    private mutating func end(_ ending: Ending, by outline: Outline, _ frame: Rect) {
        clipped(to: ending.cells.moved(by: -origin)) { canvas in
            canvas.drawingFace { $0.note(outline, in: frame, ending.coat, ending.ink) }
            let visible = canvas.clip
            let shape = OutlineRows(outline, in: frame, isFilled: true, visible: visible)
            for y in shape.rows.clamped(to: visible.rows) {
                for (part, columns) in shape.edge(of: shape.row(y), y) {
                    // Where the old line and the new one are the same, the old one keeps its corners.
                    let isSide = part == .vertical || part == .horizontal
                    for x in columns.clamped(to: visible.columns) where !isSide || canvas.cell(x, y).glyph.part == nil {
                        canvas.line(part, x, y, ending.ink)
                    }
                }
            }
        }
    }
}
