extension Canvas {
    /// Draws something of which only the cells are kept in which a mask draws something, too.
    ///
    /// Fills take the form of what the mask draws: its letters, its lines, its edges. Texts are kept cell by cell, and
    /// the legend tells the mask of them; of fills and lines where nothing else shows it. A mask that is seen through is
    /// told in any case. Cost: linear in the cells of the clip.
    mutating func masked(by mask: Element, _ draw: (inout Canvas) -> Void) {
        let (visible, first) = (clip, mentions.count)
        // What the mask leaves is no box that casts a shadow.
        comparing(in: visible) {
            $0.withoutShadows(draw)
        } then: { canvas, old in
            canvas.keep(by: Stencil(of: mask, like: canvas), visible, over: old, mentionsFrom: first)
        }
    }

    private mutating func keep(by stencil: Stencil, _ visible: Rect, over old: CellCopy, mentionsFrom first: Int) {
        let faintness = stencil.faintness + tone.shadows.map(\.description)
        var isSeen = false
        var letters: Set<UInt16> = []
        for y in drawnRows(of: visible) {
            for x in visible.columns {
                let (new, old) = (cell(x, y), old[x, y])
                guard new != old else { continue }
                let kept = stencil.covers(x, y) ? formed(new, by: stencil, x, y, over: old, faintness, &letters) : old
                guard kept != new else { continue }
                put(kept, x, y)
                if kept.glyph != new.glyph, !new.glyph.isSpace { isSeen = true }
            }
            mendHalves(in: visible.columns, y)
        }
        let words = stencil.name.map { ["masked by \($0)"] + faintness } ?? faintness
        tell(words, of: stencil, ofMentionsFrom: first)
        tell(isSeen ? faintness : words, of: stencil, exceptFor: letters, old)
        mention(letters, of: stencil)
    }

    /// A cell in the form of what a mask draws in it.
    private mutating func formed(
        _ cell: Cell, by stencil: Stencil, _ x: Int, _ y: Int, over old: Cell, _ words: [String],
        _ letters: inout Set<UInt16>
    ) -> Cell {
        let mask = stencil.canvas.cell(x, y)
        guard let fill = fill(of: cell) else { return cell }
        let ink = stencil.canvas.inks[stencil.canvas.ownInk(of: mask)]
        if let part = mask.glyph.part, ink.role == .fill {
            return part.showsInFill ? Cell(glyph: mask.glyph, ink: fill, ground: cell.ground) : cell
        }
        // A letter or a line on a fill is no hole in it.
        guard mask.ground == 0, mask.glyph.part != nil || mask.glyph.isText else { return cell }
        var own = inks[fill]
        own.role = mask.glyph.isText ? .text : .line
        own.form = ""
        own.isFormTold = false
        own = told(own, words, of: stencil)
        if mask.glyph.isText {
            own.traits = ink.traits
            own.notes = ink.notes
        } else {
            own.isDashed = ink.isDashed
        }
        let number = inks.number(of: own)
        letters.insert(number)
        let glyph = mask.glyph.cluster.map { self.glyph(of: stencil.canvas.clusters[$0]) } ?? mask.glyph
        return Cell(glyph: glyph, ink: number, ground: ground(under: old))
    }

    /// The ink of the fill that a cell shows.
    private func fill(of cell: Cell) -> UInt16? {
        guard cell.glyph.isFill || cell.glyph.part != nil else { return nil }
        let own = ownInk(of: cell)
        return inks[own].role == .fill ? own : nil
    }

    /// Adds words to the look of the texts that were noted since there were so many.
    private mutating func tell(_ words: [String], of stencil: Stencil, ofMentionsFrom first: Int) {
        guard !words.isEmpty else { return }
        for index in first..<max(first, mentions.count) where firstPlace(of: mentions[index]) != nil {
            let mention = mentions[index]
            let told = inks.number(of: told(inks[mention.ink], words, of: stencil))
            mentions[index].ink = told
            for line in mention.lines {
                for x in line.columns where isSeen(mention, x, line.minY) { cells[line.minY * columns + x].ink = told }
            }
        }
    }

    /// Adds words to the look of the fills and lines that were drawn, but for what already has them.
    private mutating func tell(
        _ words: [String], of stencil: Stencil, exceptFor done: Set<UInt16>, _ old: CellCopy
    ) {
        guard !words.isEmpty else { return }
        var tolds: [UInt16: UInt16] = [:]
        for y in drawnRows(of: clip) {
            for x in clip.columns {
                let cell = cell(x, y)
                guard cell != old[x, y], cell.glyph.isFill || cell.glyph.part != nil else { continue }
                let own = ownInk(of: cell)
                guard !done.contains(own) else { continue }
                if tolds[own] == nil { tolds[own] = inks.number(of: told(inks[own], words, of: stencil)) }
                restain(y * columns + x, tolds)
            }
        }
    }

    /// An ink as it looks through a mask, and what is said of that.
    private mutating func told(_ ink: Ink, _ words: [String], of stencil: Stencil) -> Ink {
        var ink = words.reduce(ink) { tone.adding($1, to: $0) }
        ink.paint.alpha *= stencil.alpha
        guard let color = ink.paint.color, ink.paint.gradient == nil, let span = stencil.fading else { return ink }
        let gradient = span.gradient.fading(color)
        ink.paint.gradient = gradient
        gradients.append(GradientSpan(gradient: gradient, frame: span.frame))
        return ink
    }

    /// Notes the texts of a mask for the legend: each piece of one in the ink that a fill lent it.
    private mutating func mention(_ letters: Set<UInt16>, of stencil: Stencil) {
        for text in stencil.canvas.mentions {
            var pieces: [(ink: UInt16, text: String)] = []
            var isWhole = true
            for line in text.lines {
                for x in line.columns {
                    let (cell, mask) = (cell(x, line.minY), stencil.canvas.cell(x, line.minY).glyph)
                    let isOwn = cell.glyph.isText && letters.contains(cell.ink)
                    if isOwn, pieces.last?.ink != cell.ink { pieces.append((cell.ink, "")) }
                    if !isOwn, !mask.isSpace { isWhole = false }
                    guard isOwn || mask.isSpace, let last = pieces.indices.last else { continue }
                    pieces[last].text += stencil.canvas.text(of: mask)
                }
            }
            for piece in pieces {
                let shown = String(piece.text.reversed().drop { $0 == " " }.reversed())
                let name = isWhole && pieces.count == 1 ? text.text : shown
                mentions.append(Mention(text: name, ink: piece.ink, first: text.first, others: text.others))
            }
        }
    }

    /// What a glyph of a text reads; nothing for the right half of a wide character.
    private func text(of glyph: Glyph) -> String {
        if let cluster = glyph.cluster { return clusters[cluster] }
        return glyph.scalar.map { String(Character($0)) } ?? ""
    }
}
