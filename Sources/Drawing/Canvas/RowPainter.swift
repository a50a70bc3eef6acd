/// Paints the rows of a canvas in colour. A class, so that what it knows is not copied for each cell.
final class RowPainter {
    private let canvas: Canvas
    /// The inks of the canvas: of an element of an array one property can be read, and the rest isn't copied.
    private let inks: [Ink]
    /// Whether an ink has another colour in each cell.
    private let isGradient: [Bool]
    private let charset: Charset
    /// The page on which the colours stand.
    private let page: Page
    private let writer: RowWriter
    /// What is drawn of parts of cells.
    private let parts: CellParts
    /// What is drawn higher than its row.
    private let risenControls: RisenControls?
    /// The cells of knobs, and those beside them.
    private let knobs: [Rect]

    init(_ canvas: Canvas, _ charset: Charset, on page: Page) {
        self.canvas = canvas
        inks = canvas.inks.inks
        isGradient = inks.map { $0.paint.gradient != nil }
        self.charset = charset
        self.page = page
        writer = RowWriter(canvas, Shades(canvas, charset), charset, isInColor: true)
        parts = CellParts(of: canvas, charset, on: page)
        knobs = canvas.areas.filter(\.isKnob).map { $0.frame.inset(by: -1) }
        risenControls = charset != .ascii ? RisenControls(of: canvas) : nil
    }

    /// A row in colour. Spaces at its end stay where they are coloured.
    func runs(_ row: Int) -> [PictureRun] {
        var runs: [PictureRun] = []
        let painted = painted(row)
        let halves = halves(beside: row, painted.looks)
        var end = canvas.columns
        while end > 0, canvas.cells[row * canvas.columns + end - 1].glyph.isBlank { end -= 1 }
        end = max(end, min(parts.end(of: row), canvas.columns), (halves.keys.max() ?? -1) + 1)
        for fill in painted.parts.fills { end = max(end, min(fill.reach.maxX, canvas.columns)) }
        let isBare = painted.isBare && parts.end(of: row) == 0
        // Where nothing reaches into the row, most cells look like the one before them, which is far quicker found out than how
        // they look.
        var last: Cell?
        for (x, cell) in canvas.cells[row * canvas.columns..<row * canvas.columns + end].enumerated() {
            let half = halves[x]
            let isOwn = isBare && half == nil && hasOwnLook(cell)
            if isOwn, let last, last.ink == cell.ink, last.glyph.isBlank == cell.glyph.isBlank {
                writer.append(cell, row, to: &runs[runs.count - 1].text)
                runs[runs.count - 1].columns += 1
                continue
            }
            let run = half ?? self.run(at: x, in: painted)
            last = isOwn ? cell : nil
            let isTrail = cell.glyph.isTrail
            if isTrail || runs.last?.looksLike(run) == true, !runs.isEmpty {
                runs[runs.count - 1].text += run.text
                runs[runs.count - 1].columns += 1
            } else {
                runs.append(run)
            }
        }
        return runs.withoutPlainEnd
    }

    /// Whether how a cell looks hangs on its ink alone, where nothing reaches into its row.
    private func hasOwnLook(_ cell: Cell) -> Bool {
        guard cell.ground == 0, !isGradient[Int(cell.ink)] else { return false }
        if let part = cell.glyph.part { return part != .disc && inks[Int(cell.ink)].role == .line }
        return cell.glyph.isBlank || cell.glyph.isText && cell.glyph.sign == nil
    }

    /// What is known of a row before its cells are drawn.
    private struct PaintedRow {
        let frames: [ControlFrame]
        let risen: [RisenControl]
        let crossings: [Crossing]
        let parts: CellParts.Row
        var looks: RowLooks { parts.looks }

        /// Whether nothing but its own cells is drawn in it.
        var isBare: Bool {
            frames.isEmpty && risen.isEmpty && crossings.isEmpty && parts.fills.isEmpty
        }

        func risen(at x: Int) -> RisenControl? { risen.first { $0.columns.contains(x) } }
    }

    private func painted(_ row: Int) -> PaintedRow {
        let parts = parts.row(row)
        return PaintedRow(
            frames: frames(row, parts.looks), risen: risenControls?.row(row) ?? [],
            crossings: canvas.crossings[row] ?? [], parts: parts)
    }

    /// What controls of the rows above and below take of a row, by its columns.
    private func halves(beside row: Int, _ looks: RowLooks) -> [Int: PictureRun] {
        var halves: [Int: PictureRun] = [:]
        guard let risenControls else { return halves }
        for (y, isUpper) in [(row - 1, false), (row + 1, true)] {
            let controls = risenControls.row(y)
            guard !controls.isEmpty else { continue }
            let painted = painted(y)
            for control in controls {
                let end = run(at: control.columns.lowerBound, in: painted)
                for x in control.columns {
                    let look = control.isOfOneLook ? end : run(at: x, in: painted)
                    let below = looks.ground(of: canvas.cell(x, row), at: x)
                    halves[x] = control.half(at: x, look, isUpper: isUpper, on: below)
                }
            }
        }
        return halves
    }

    /// A cell in colour.
    private func run(at x: Int, in painted: PaintedRow) -> PictureRun {
        let (looks, row) = (painted.looks, painted.looks.y)
        let accent = parts.accent(at: x, row)
        var cell = accent ?? canvas.cell(x, row)
        if cell.glyph.isShadow, knobs.contains(where: { $0.contains(x: x, y: row) }) {
            // The shadow of a knob would lie outside of its track.
            cell.glyph = cell.ground == 0 ? .blank : .fill
        }
        if let line = parts.line(of: cell, at: x, in: painted.parts, isAccent: accent != nil) {
            return line
        }
        var run = looks.run(of: cell, at: x)
        if isThin(cell) {
            let isDisc = cell.glyph.part == .disc
            (run.foreground, run.background) = (
                run.background,
                isDisc ? parts.colorBelow(cell, at: x, in: painted.parts) : looks.backgroundBelow(cell, at: x)
            )
            run.isLine = true
        }
        if cell.glyph.part != nil, inks[Int(cell.ink)].role == .line, isDot(cell, row) {
            // A dot takes one of its cells.
            run.background = looks.backgroundBelow(cell, at: x)
        }
        let crossing = painted.crossings.last { $0.cells.columns.contains(x) }
        if let crossing, cell.glyph.isText { run.traits.formUnion(crossing.trait) }
        if let crossing, !cell.glyph.isText, crossing.isBelow {
            // Beside letters that are underlined, a line in the middle of the row would lead past theirs.
            run.traits.formUnion(crossing.trait)
            run.text = " "
        } else if let part = parts.part(of: cell, at: x, in: painted.parts) {
            run = part.run
        } else if isThin(cell), let corner = parts.corner(of: cell, at: x, in: painted.parts) {
            run = corner.run
        } else if let block = block(at: x, row) {
            let isThin = block == "(" || block == ")"
            (run.foreground, run.background) = (
                isThin ? run.background.map(colorOfEnd) : run.background, looks.backgroundBelow(cell, at: x)
            )
            if block == " " { run.foreground = nil }
            run.text.unicodeScalars.append(block)
        } else if let corner = parts.corner(of: cell, at: x, in: painted.parts) {
            run = corner.run
        } else if painted.risen(at: x)?.isFrame(at: x) == true {
            if cell.glyph.sign != nil {
                (run.foreground, run.opacity) = (page.letters.over(run.background ?? page.background, 0.4), 1)
            }
            run.text.append("│")
        } else if color(cell, x, &run, in: painted) {
            writer.append(cell, row, to: &run.text)
        } else if run.text.isEmpty {
            run.text = " "
        }
        return run
    }

    /// The borders of controls in a row.
    private func frames(_ row: Int, _ looks: RowLooks) -> [ControlFrame] {
        var frames = ControlFrames(row)
        for x in 0..<canvas.columns {
            let cell = canvas.cell(x, row)
            guard let sign = cell.glyph.sign else { continue }
            let ink = canvas.inks[cell.ink]
            _ = frames.read(
                sign, at: x, looks.run(of: cell, at: x), part: ink.part, hasFace: ink.backdrop != nil)
        }
        return frames.all
    }

    /// Shows by colours what a sign says, and the faces of controls.
    ///
    /// - Returns: whether the character is still to be written where nothing was.
    private func color(
        _ cell: Cell, _ x: Int, _ run: inout PictureRun, in painted: PaintedRow
    ) -> Bool {
        let page = page.page(of: canvas.inks[cell.ink])
        let looks = painted.looks
        let risen = painted.risen(at: x)
        if cell.glyph.isShadow {
            // Finer characters draw a part of the cell, beside which what it lies on is seen; without them all of it has the
            // shadow's colour.
            guard charset != .ascii else { return true }
            let below = looks.ground(of: cell, at: x)
            guard !isTurnOfShadow(cell, x, looks.y) else {
                run = PictureRun(text: " ", columns: 1, background: below)
                return false
            }
            (run.foreground, run.background) = (run.background, below)
            return true
        }
        var isFaced = canvas.inks[cell.ink].backdrop != nil
        let below = isFaced ? looks.ground(of: cell, at: x) : run.background
        // The outer ones stand below those inside.
        let isEnd = risen == nil && cell.glyph.sign.flatMap(ControlFrame.End.init) != nil
        for frame in painted.frames.reversed()
        where frame.cells.columns.contains(x) || isEnd && frame.isChosen(beside: x) {
            // What is filled on a control lies above its face.
            let isFilled = cell.glyph.isFill && cell.ground != canvas.cell(frame.cells.minX, looks.y).ground
            if isFilled || frame.kind == .field && risen != nil {
                isFaced = true
                continue
            }
            guard let face = frame.face(on: run.background ?? page.background, of: page) else { continue }
            let letters = (run.foreground ?? page.letters).over(face, run.opacity)
            let front = frame.kind.isSwitch ? RGB.white : frame.kind == .chosen ? page.letters : letters
            (run.foreground, run.background, run.opacity) = (front, face, 1)
            if frame.kind == .chosen { run.traits.insert(.bold) }
            isFaced = true
        }
        guard let sign = cell.glyph.sign else { return true }
        if !isEnd, let chosen = painted.frames.first(where: { $0.isChosen(beside: x) }) {
            // The chosen part tells by itself where it ends: in the middle of what is between parts, or around them.
            guard charset != .ascii else { return sign != .bar }
            run.foreground = chosen.face(on: run.background ?? page.background, of: page)
            run.text.append(chosen.cells.minX > x ? "▐" : "▌")
            return false
        }
        switch sign {
        case .idle, .linkLeft, .linkRight, .unwritten: return false
        case .edge, .edgeAbove, .edgeBelow: return !isFaced
        case .blank:
            if run.background == nil, run.foreground == nil { (run.opacity, run.isLine) = (0.5, true) }
            return !isFaced
        case .fieldLeft, .fieldRight:
            (run.foreground, run.opacity) = (page.letters.over(run.background ?? page.background, 0.4), 1)
            return true
        case .bar where isFaced:
            // Parts of a control are told apart, and not fenced off.
            let face = run.background ?? page.background
            run.foreground = (run.foreground ?? page.letters).over(face, 0.4)
            return true
        case .thinDone where charset != .ascii: return true
        case .thinHalf where charset != .ascii:
            run.text.append("╸")
            return false
        case .thinLeft where charset != .ascii, .rail where charset != .ascii:
            (run.foreground, run.opacity) = (track(below: run, on: page), 1)
            run.text.append("━")
            return false
        case _ where sign.eighths != nil:
            let color = run.foreground(on: page) ?? page.foreground
            let track = track(below: run, on: page)
            run.opacity = 1
            let isPart = sign.eighths.map { 1...7 ~= $0 } ?? false && charset != .ascii
            (run.foreground, run.background) = (isPart ? color : nil, sign.eighths == 8 ? color : track)
            return isPart
        default:
            guard isFaced else { return true }
            if let end = ControlFrame.End(sign) {
                draw(end, x, looks.y, &run, below, isRisen: risen != nil)
                return false
            }
            return !sign.isSelection
        }
    }

    /// Whether a shadow turns in a cell: the lines along its sides meet before that.
    private func isTurnOfShadow(_ cell: Cell, _ x: Int, _ y: Int) -> Bool {
        guard let side = cell.glyph.shadow, side == .top || side == .bottom else { return false }
        let beside = canvas.cell(x, side == .top ? y + 1 : y - 1).glyph.shadow
        return beside == .leading || beside == .trailing
    }

    /// Draws an end of a control's face: all of its cell, or what shows that it is round. Of two ends in each other the outer
    /// one is left out, so that a face is as wide as others.
    private func draw(
        _ end: ControlFrame.End, _ x: Int, _ y: Int, _ run: inout PictureRun, _ below: RGB?, isRisen: Bool
    ) {
        let inner = canvas.cell(end.isLeft ? x + 1 : x - 1, y).glyph.sign.flatMap(ControlFrame.End.init)
        if inner?.isLeft == end.isLeft {
            run = PictureRun(text: " ", columns: 1, background: below)
            return
        }
        guard !isRisen, let sign = end.sign(of: charset) else { return }
        let face = run.background ?? below ?? Page(.light).background
        run.foreground = end.isRound && charset == .ascii ? colorOfEnd(face) : face
        (run.background, run.opacity) = (below, 1)
        run.text.unicodeScalars.append(sign)
    }

    /// The colour of a round end beside something filled: a thin line needs more colour than that to be seen.
    private func colorOfEnd(_ face: RGB) -> RGB {
        guard face.hue == nil else { return face }
        return page.letters.over(face, 0.4)
    }

    /// The colour of what is left of a bar: letters that are a quarter there.
    private func track(below run: PictureRun, on page: Page) -> RGB {
        page.letters.over(run.background ?? page.background, 0.25)
    }

    /// What shows, in the colour of a fill, the part of a cell that the fill takes.
    private func block(at x: Int, _ y: Int) -> Unicode.Scalar? {
        let cell = canvas.cell(x, y)
        let part = canvas.inks[cell.ink].role == .fill ? cell.glyph.part : nil
        guard part != nil || cell.glyph.isFill, part != .disc else { return nil }
        let area = canvas.areas[canvas.grounds.area(cell.ground)]
        if isDot(cell, y) { return x == area.middleColumn ? "●" : " " }
        if charset != .ascii, !area.isPage, !area.isLine, !area.hasRoundTop, y == area.frame.minY, area.eighthsOnTop < 8
        {
            return Unicode.Scalar(UInt32(0x2580 + area.eighthsOnTop))
        }
        guard let part, part.isCap else { return nil }
        // The end of a line is a part of it.
        if area.isLine { return writer.scalar(ofLine: area) }
        guard isRoundEnd(at: x, y) else { return nil }
        guard charset == .ascii else { return part == .capLeft ? "▐" : "▌" }
        return part == .capLeft ? "(" : ")"
    }

    /// Whether a cell belongs to a circle of one row without anything on it, which a sign shows.
    private func isDot(_ cell: Cell, _ y: Int) -> Bool {
        let area = canvas.areas[canvas.grounds.area(cell.ground)]
        guard let corners = area.corners, area.frame.height == 1, area.frame.width == 3, charset != .ascii else {
            return false
        }
        return corners.columns == 1.5 && area.shift == .none && !area.isFitted && !area.isPage && !area.isHolding
            && !area.isLine
    }

    /// Whether the end of a row is shown by a round sign beside it: of one row, unless it lies on the end of something else, and
    /// where halves of cells can't show how something bulges.
    private func isRoundEnd(at x: Int, _ y: Int) -> Bool {
        let area = canvas.areas[canvas.grounds.area(canvas.cell(x, y).ground)]
        guard !area.isPage else { return false }
        guard area.frame.height == 1 else { return charset == .ascii && isBulge(at: x, y) }
        guard area.frame.width > 2, !area.hasNeighbour, area.hasRoundEnds else { return false }
        guard let parent = area.parent.map({ canvas.areas[$0].frame }) else { return true }
        return parent.minX < area.frame.minX && parent.maxX > area.frame.maxX
    }

    /// Whether the end of a row stands out from those above and below: half a cell of it shows that they belong to something
    /// round.
    private func isBulge(at x: Int, _ y: Int) -> Bool {
        let area = canvas.grounds.area(canvas.cell(x, y).ground)
        return [y - 1, y + 1].allSatisfy { canvas.grounds.area(canvas.cell(x, $0).ground) != area }
            && canvas.areas[area].frame.height == 3
    }

    /// Whether a cell shows what it is filled with as the colour of a sign.
    private func isThin(_ cell: Cell) -> Bool {
        if cell.glyph.part == .disc { return !canvas.areas[canvas.grounds.area(cell.ground)].isPage }
        return cell.glyph.isFill && canvas.areas[canvas.grounds.area(cell.ground)].isLine
    }
}
