extension Canvas {
    /// Draws something of which only the cells are kept in which a mask draws something, too.
    ///
    /// Fills take the form of what the mask draws: its letters, its lines, its edges. Texts are kept cell by cell. Cost:
    /// linear in the cells of the clip.
    mutating func masked(by mask: Element, _ draw: (inout Canvas) -> Void) {
        let visible = clip
        // What the mask leaves is no box that casts a shadow.
        var stencil: Stencil?
        let layer = layered(.mask(nil)) { canvas in
            canvas.comparing(in: visible) {
                $0.withoutShadows(draw)
            } then: { canvas, old in
                let drawn = Stencil(of: mask, like: canvas)
                canvas.keep(by: drawn, visible, over: old)
                stencil = drawn
            }
        }
        layers[layer].effect = .mask(stencil)
    }

    private mutating func keep(by stencil: Stencil, _ visible: Rect, over old: CellCopy) {
        mark("mask", stencil.words, in: visible)
        var faint: [UInt16: UInt16] = [:]
        for y in drawnRows(of: visible) {
            for x in visible.columns {
                let (new, old) = (cell(x, y), old[x, y])
                guard new != old else { continue }
                let kept = stencil.covers(x, y) ? formed(new, by: stencil, x, y, over: old, &faint) : old
                if kept != new { put(kept, x, y) }
            }
            mendHalves(in: visible.columns, y)
        }
        for text in stencil.canvas.mentions {
            let cell = cell(text.first.minX, text.first.minY)
            guard cell.glyph.isText, inks[cell.ink].role == .text else { continue }
            mention(text.text, cell.ink, text.first, text.others)
        }
    }

    /// A cell in the form of what a mask draws in it, as faint as the mask is.
    private mutating func formed(
        _ cell: Cell, by stencil: Stencil, _ x: Int, _ y: Int, over old: Cell, _ faint: inout [UInt16: UInt16]
    ) -> Cell {
        let mask = stencil.canvas.cell(x, y)
        guard let fill = fill(of: cell) else {
            // What was behind a text before is not behind the mask.
            let isOwnGround = cell.ground != 0 && cell.ground != old.ground
            return Cell(
                glyph: cell.glyph, ink: number(of: cell.ink, through: stencil, &faint),
                ground: isOwnGround ? ground(of: cell, through: stencil, &faint) : cell.ground)
        }
        let number = number(of: fill, through: stencil, &faint)
        let ground = number == fill ? cell.ground : ground(cell.ground, of: number)
        let ink = stencil.canvas.inks[stencil.canvas.ownInk(of: mask)]
        if let part = mask.glyph.part, ink.role == .fill {
            return part.showsInFill ? Cell(glyph: mask.glyph, ink: number, ground: ground) : cell
        }
        // A letter or a line on a fill is no hole in it.
        guard mask.ground == 0, mask.glyph.part != nil || mask.glyph.isText else {
            return Cell(glyph: cell.glyph, ink: cell.glyph.part == nil ? cell.ink : number, ground: ground)
        }
        var own = inks[number]
        own.role = mask.glyph.isText ? .text : .line
        own.form = ""
        if mask.glyph.isText {
            own.traits = ink.traits
            own.typeface = ink.typeface
            own.notes = ink.notes
        } else {
            own.isDashed = ink.isDashed
        }
        let glyph = mask.glyph.cluster.map { self.glyph(of: stencil.canvas.clusters[$0]) } ?? mask.glyph
        return Cell(glyph: glyph, ink: inks.number(of: own), ground: old.ground)
    }

    /// What a text stands on, as it looks through a mask.
    private mutating func ground(
        of cell: Cell, through stencil: Stencil, _ faint: inout [UInt16: UInt16]
    ) -> UInt16 {
        let ink = grounds.ink(cell.ground)
        let number = number(of: ink, through: stencil, &faint)
        return number == ink ? cell.ground : ground(cell.ground, of: number)
    }

    /// The same ground of another ink.
    private mutating func ground(_ ground: UInt16, of ink: UInt16) -> UInt16 {
        grounds.number(of: ink, over: grounds.below(ground), area: grounds.area(ground))
    }

    /// The ink of the fill that a cell shows.
    private func fill(of cell: Cell) -> UInt16? {
        guard cell.glyph.isFill || cell.glyph.part != nil else { return nil }
        let own = ownInk(of: cell)
        return inks[own].role == .fill ? own : nil
    }

    /// The number of an ink as it looks through a mask.
    private mutating func number(
        of number: UInt16, through stencil: Stencil, _ faint: inout [UInt16: UInt16]
    ) -> UInt16 {
        guard stencil.alpha < 1 || stencil.fading != nil else { return number }
        if let known = faint[number] { return known }
        var ink = inks[number]
        ink.paint.alpha *= stencil.alpha
        if let color = ink.paint.color, ink.paint.gradient == nil, let span = stencil.fading {
            let gradient = span.gradient.fading(color)
            ink.paint.gradient = gradient
            gradients.append(GradientSpan(gradient: gradient, frame: span.frame))
        }
        let result = inks.number(of: ink)
        faint[number] = result
        return result
    }
}
