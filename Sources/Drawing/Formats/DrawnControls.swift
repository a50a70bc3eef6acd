/// The borders and faces of the controls of a canvas, each as high as there is room for it and for those like it.
struct DrawnControls {
    /// By the numbers of their forms.
    private var frames: [Int: ControlFrame] = [:]
    /// The numbers of those that stand in a row, by the rows.
    private var rows: [Int: [Int]] = [:]

    /// The controls of a canvas on a page. Cost: linear in its forms, and in the cells of controls.
    init(of canvas: Canvas, on page: Page) {
        var heights: [Int: ControlHeights.Row] = [:]
        for (number, form) in canvas.forms.enumerated() {
            guard case .control(let kind, let hasEdges) = form.coat else { continue }
            let ink = canvas.inks[form.ink]
            var look = PictureRun(text: "", columns: 1, foreground: ink.paint.color)
            look.isForeign = ink.isForeign
            if case .face = kind {
                look.foreground = ink.backdrop?.over(page.page(of: ink).background, ink.backdropOpacity)
            }
            var frame = ControlFrame(cells: form.frame, kind: kind, look: look)
            frame.reach = hasEdges ? -SketchGrid.row / 2 : canvas.reach(around: form.frame)
            frames[number] = frame
            for y in form.frame.rows { rows[y, default: []].append(number) }
            guard form.frame.height == 1 else { continue }
            heights[form.frame.minY, default: ControlHeights.Row()].join(kind.height, room: frame.reach)
        }
        let all = ControlHeights(Array(heights.values))
        for (y, row) in heights {
            for number in rows[y] ?? [] where frames[number]?.cells.height == 1 {
                frames[number]?.reach = all.reach(of: row)
            }
        }
    }

    /// The element of the control that a form is.
    func element(ofForm number: Int, on page: Page) -> String {
        guard let frame = frames[number] else { return "" }
        return frame.element(among: row(frame.cells.minY), on: page)
    }

    /// Those that stand in a row.
    func row(_ y: Int) -> [ControlFrame] { (rows[y] ?? []).compactMap { frames[$0] } }
}

extension [ControlFrame] {
    /// Those in which some cells stand.
    func around(_ cells: Rect) -> [ControlFrame] { filter { $0.cells.union(cells) == $0.cells } }

    /// Whether what stands in some cells is drawn with a border: the knob of a switch, and in all of them a line to be written
    /// on.
    func draws(_ form: SignForm, in cells: Rect) -> Bool {
        switch form {
        case .knob: contains { if case .switch(let knob) = $0.kind { knob == cells.minX } else { false } }
        case .blank: !around(cells).isEmpty
        // The part that is chosen keeps itself apart from others.
        case .bar: contains { $0.isChosen(beside: cells.minX) }
        default: false
        }
    }
}

extension Canvas {
    /// The pixels by which a control is higher than its cells: those above and below are empty, and of what it stands on.
    fileprivate func reach(around cells: Rect) -> Double {
        var reach = SketchGrid.reach
        for (inner, outer) in [(cells.minY, cells.minY - 1), (cells.maxY - 1, cells.maxY)] {
            let ground = grounds.area(cell(cells.minX, inner).ground)
            for x in cells.columns {
                let other = cell(x, outer)
                guard grounds.area(other.ground) == ground else { return -SketchGrid.gap }
                guard other.glyph.isText else { continue }
                if other.glyph.sign.flatMap(ControlFrame.End.init) != nil || inks[other.ink].backdrop != nil {
                    return -SketchGrid.gap
                }
                if !other.glyph.isSpace { reach = 0 }
            }
        }
        return reach
    }
}
