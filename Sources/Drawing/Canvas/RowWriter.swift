/// Writes the cells of a canvas as text. A class, so that what it knows is not copied for each cell.
final class RowWriter {
    private let canvas: Canvas
    /// The inks of the canvas: of an element of an array one property can be read, and the rest isn't copied.
    private let inks: [Ink]
    /// Whether an ink has another colour in each cell.
    private let isGradient: [Bool]
    private let charset: Charset
    private let shades: Shades
    private let looks: CellLooks
    /// The page on which colours show what is filled, so that no sign has to; nil where there are no colours.
    private let page: Page?
    /// What is drawn of lines by quarters of cells; nil where their edges are.
    private let quarterLines: QuarterLines?
    /// What is drawn of straight lines at the edges of cells; nil where their edges are.
    private let edgeLines: EdgeLines?
    /// What is drawn of round fills by squares.
    private let roundFills: RoundFills?
    /// What is drawn higher than its row.
    private let risenControls: RisenControls?
    /// The cells of knobs, and those beside them.
    private let knobs: [Rect]

    init(_ canvas: Canvas, _ shades: Shades, _ charset: Charset, on page: Page? = nil) {
        self.canvas = canvas
        inks = canvas.inks.inks
        isGradient = inks.map { $0.paint.gradient != nil }
        self.shades = shades
        self.charset = charset
        self.page = page
        quarterLines = page != nil && charset != .ascii ? QuarterLines(of: canvas) : nil
        edgeLines = page != nil ? EdgeLines(of: canvas, in: charset) : nil
        roundFills = page != nil && charset != .ascii ? RoundFills(of: canvas, below: quarterLines) : nil
        knobs = page != nil ? canvas.areas.filter(\.isKnob).map { $0.frame.inset(by: -1) } : []
        risenControls = page != nil && charset != .ascii ? RisenControls(of: canvas) : nil
        looks = CellLooks(canvas, on: page ?? Page(.light))
    }

    /// A row without spaces at its end.
    func plain(_ row: Int) -> String {
        let cells = canvas.cells[row * canvas.columns..<(row + 1) * canvas.columns]
        if let line = ascii(cells, row) { return line }
        var line = ""
        for cell in cells { append(cell, row, to: &line) }
        while line.last == " " { line.removeLast() }
        return line
    }

    /// A row of which each cell is one byte; nil where it has others.
    private func ascii(_ cells: ArraySlice<Cell>, _ row: Int) -> String? {
        var isASCII = true
        let line = String(unsafeUninitializedCapacity: cells.count) { bytes in
            var (count, end) = (0, 0)
            for cell in cells {
                guard let scalar = scalar(of: cell, row), scalar.isASCII else {
                    isASCII = false
                    break
                }
                bytes[count] = UInt8(truncatingIfNeeded: scalar.value)
                count += 1
                if scalar != " " { end = count }
            }
            return end
        }
        return isASCII ? line : nil
    }

    /// A row in colour. Spaces at its end stay where they are coloured.
    func runs(_ row: Int) -> [PictureRun] {
        var runs: [PictureRun] = []
        let painter = painter(of: row)
        let halves = halves(beside: row, painter.looks)
        var end = canvas.columns
        while end > 0, canvas.cells[row * canvas.columns + end - 1].glyph.isBlank { end -= 1 }
        end = max(end, min(quarterLines?.end(of: row) ?? 0, canvas.columns), (halves.keys.max() ?? -1) + 1)
        for fill in painter.fills { end = max(end, min(fill.reach.maxX, canvas.columns)) }
        let isBare = painter.isBare && quarterLines?.end(of: row) ?? 0 == 0 && edgeLines?.reaches(into: row) != true
        // Where nothing reaches into the row, most cells look like the one before them, which is far quicker found out than how
        // they look.
        var last: Cell?
        for (x, cell) in canvas.cells[row * canvas.columns..<row * canvas.columns + end].enumerated() {
            let half = halves[x]
            let isOwn = isBare && half == nil && hasOwnLook(cell)
            if isOwn, let last, last.ink == cell.ink, last.glyph.isBlank == cell.glyph.isBlank {
                append(cell, row, to: &runs[runs.count - 1].text)
                runs[runs.count - 1].columns += 1
                continue
            }
            let run = half ?? self.run(at: x, painter)
            last = isOwn ? cell : nil
            let isTrail = cell.glyph.isTrail
            if isTrail || runs.last?.looksLike(run) == true, !runs.isEmpty {
                runs[runs.count - 1].text += run.text
                runs[runs.count - 1].columns += 1
            } else {
                runs.append(run)
            }
        }
        while var last = runs.last, last.isPlain {
            while last.text.last == " " {
                last.text.removeLast()
                last.columns -= 1
            }
            runs[runs.count - 1] = last
            guard last.text.isEmpty else { break }
            runs.removeLast()
        }
        return runs
    }

    /// Whether how a cell looks hangs on its ink alone, where nothing reaches into its row.
    private func hasOwnLook(_ cell: Cell) -> Bool {
        guard cell.ground == 0, !isGradient[Int(cell.ink)] else { return false }
        if let part = cell.glyph.part { return part != .disc && inks[Int(cell.ink)].role == .line }
        return cell.glyph.isBlank || cell.glyph.isText && cell.glyph.sign == nil
    }

    /// What is known of a row before its cells are drawn.
    private struct RowPainter {
        let looks: RowLooks
        let frames: [ControlFrame]
        let risen: [RisenControl]
        let crossings: [Crossing]
        let fills: [RoundFills.Fill]
        /// What clips leave of cells at their corners, by the columns.
        let cuts: [Int: CutCorner]

        /// Whether nothing but its own cells is drawn in it.
        var isBare: Bool {
            frames.isEmpty && risen.isEmpty && crossings.isEmpty && fills.isEmpty
        }

        func risen(at x: Int) -> RisenControl? { risen.first { $0.columns.contains(x) } }
    }

    private func painter(of row: Int) -> RowPainter {
        let looks = looks.row(row)
        return RowPainter(
            looks: looks, frames: frames(row, looks),
            risen: risenControls?.row(row) ?? [],
            crossings: canvas.crossings[row] ?? [], fills: roundFills?.row(row) ?? [],
            cuts: canvas.cutCorners[row] ?? [:])
    }

    /// What controls of the rows above and below take of a row, by its columns.
    private func halves(beside row: Int, _ looks: RowLooks) -> [Int: PictureRun] {
        var halves: [Int: PictureRun] = [:]
        guard let risenControls else { return halves }
        for (y, isUpper) in [(row - 1, false), (row + 1, true)] {
            let controls = risenControls.row(y)
            guard !controls.isEmpty else { continue }
            let painter = painter(of: y)
            for control in controls {
                let end = run(at: control.columns.lowerBound, painter)
                for x in control.columns {
                    let look = control.isOfOneLook ? end : run(at: x, painter)
                    let below = looks.ground(of: canvas.cell(x, row), at: x)
                    halves[x] = control.half(at: x, look, isUpper: isUpper, on: below)
                }
            }
        }
        return halves
    }

    /// A cell in colour.
    private func run(at x: Int, _ painter: RowPainter) -> PictureRun {
        let (looks, row) = (painter.looks, painter.looks.y)
        let accent = accent(at: x, row)
        var cell = accent ?? canvas.cell(x, row)
        if cell.glyph.isShadow, knobs.contains(where: { $0.contains(x: x, y: row) }) {
            // The shadow of a knob would lie outside of its track.
            cell.glyph = cell.ground == 0 ? .blank : .fill
        }
        if let line = quarters(of: cell, at: x, painter) ?? (accent == nil ? edge(of: cell, at: x, painter) : nil) {
            return line
        }
        var run = looks.run(of: cell, at: x)
        if isThin(cell) {
            (run.foreground, run.background) = (run.background, looks.backgroundBelow(cell, at: x))
            run.isLine = true
        }
        if cell.glyph.part != nil, inks[Int(cell.ink)].role == .line, isDot(cell, row) {
            // A dot takes one of its cells.
            run.background = looks.backgroundBelow(cell, at: x)
        }
        let crossing = painter.crossings.last { $0.cells.columns.contains(x) }
        if let crossing, cell.glyph.isText { run.traits.formUnion(crossing.trait) }
        if let crossing, !cell.glyph.isText, crossing.isBelow {
            // Beside letters that are underlined, a line in the middle of the row would lead past theirs.
            run.traits.formUnion(crossing.trait)
            run.text = " "
        } else if let part = part(of: cell, at: x, painter) {
            run = part
        } else if isThin(cell), let corner = corner(of: cell, at: x, painter) {
            run = corner
        } else if let block = block(at: x, row) {
            let isThin = block == "(" || block == ")"
            (run.foreground, run.background) = (
                isThin ? run.background.map(colorOfEnd) : run.background, looks.backgroundBelow(cell, at: x)
            )
            if block == " " { run.foreground = nil }
            run.text.unicodeScalars.append(block)
        } else if let corner = corner(of: cell, at: x, painter) {
            run = corner
        } else if painter.risen(at: x)?.isFrame(at: x) == true {
            if cell.glyph.sign != nil, let page {
                (run.foreground, run.opacity) = (page.letters.over(run.background ?? page.background, 0.4), 1)
            }
            run.text.append("│")
        } else if color(cell, x, &run, painter) {
            append(cell, row, to: &run.text)
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
        _ cell: Cell, _ x: Int, _ run: inout PictureRun, _ painter: RowPainter
    ) -> Bool {
        guard let page = page?.page(of: canvas.inks[cell.ink]) else { return true }
        let looks = painter.looks
        let risen = painter.risen(at: x)
        if cell.glyph.isShadow {
            // Finer characters draw a part of the cell, beside which what it lies on is seen; without them all of it has the
            // shadow's colour.
            guard charset != .ascii else { return true }
            (run.foreground, run.background) = (run.background, looks.ground(of: cell, at: x))
            return true
        }
        var isFaced = canvas.inks[cell.ink].backdrop != nil
        let below = isFaced ? looks.ground(of: cell, at: x) : run.background
        // The outer ones stand below those inside.
        let isEnd = risen == nil && cell.glyph.sign.flatMap(ControlFrame.End.init) != nil
        for frame in painter.frames.reversed()
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
        if !isEnd, let chosen = painter.frames.first(where: { $0.isChosen(beside: x) }) {
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
        guard let page, face.hue == nil else { return face }
        return page.letters.over(face, 0.4)
    }

    /// The colour of what is left of a bar: letters that are a quarter there.
    private func track(below run: PictureRun, on page: Page) -> RGB {
        page.letters.over(run.background ?? page.background, 0.25)
    }

    private func append(_ cell: Cell, _ y: Int, to line: inout String) {
        if let scalar = scalar(of: cell, y) {
            line.unicodeScalars.append(scalar)
        } else if let cluster = cell.glyph.cluster {
            line += canvas.clusters[cluster]
        }
    }

    /// What stands in a cell of a row; nil for characters of several scalars and for the right halves of wide ones.
    private func scalar(of cell: Cell, _ y: Int) -> Unicode.Scalar? {
        let glyph = cell.glyph
        if glyph.isBlank || glyph.isFree { return " " }
        if let scalar = glyph.scalar {
            guard !scalar.isASCII else { return scalar }
            return charset.shown(scalar, isDisabled: page == nil && canvas.inks[cell.ink].isDisabled)
        }
        if let part = glyph.part {
            let ink = Int(cell.ink)
            guard inks[ink].role != .fill else { return edge(part, of: cell, y) }
            let isThick =
                page == nil
                ? inks[ink].isOnLine
                : inks[ink].isHeavy && !inks[ink].isDashed && !part.isCap && charset != .ascii
            let pen = isThick ? charset.penOnLine : charset.pen(isDashed: inks[ink].isDashed)
            return pen.scalar(of: isEdgeSeen(by: part, at: cell) ? part : part.straight)
        }
        if glyph.isFill {
            let area = canvas.areas[canvas.grounds.area(cell.ground)]
            if area.isLine { return scalar(ofLine: area) }
            if page != nil { return " " }
            guard area.isOutline else { return shades.signs[canvas.grounds.ink(cell.ground)] ?? " " }
            return glyph.edge.map { edge($0, of: cell, y) } ?? " "
        }
        if let letter = glyph.dotted { return charset == .ascii ? "." : charset.shown(letter) }
        if page == nil, glyph.isShadow, let part = glyph.edge,
            canvas.areas[canvas.grounds.area(cell.ground)].isOutline
        {
            return edge(part, of: cell, y)
        }
        return glyph.shadow.map { page != nil && charset == .ascii ? " " : charset.shadow(on: $0) }
    }

    /// What a cell shows of a thin shape: in colour, where that lies at the edge of what it stands on, the part of the cell there.
    private func scalar(ofLine area: Filled) -> Unicode.Scalar {
        if page != nil, charset != .ascii, area.ownLinePart == nil, let parent = area.parent,
            let side = area.side(of: canvas.areas[parent])
        {
            let (character, isInverse) = CellEighths.character(of: area.eighthsAcross ?? 1, at: side, isOnPage: true)
            if !isInverse, let scalar = character.unicodeScalars.first { return scalar }
        }
        return pen(of: area).scalar(of: area.linePart)
    }

    /// What a thin shape is drawn with: a broad one in colour with heavy strokes, which tell lines on each other apart where
    /// there are no colours.
    private func pen(of area: Filled) -> Pen {
        if page != nil, area.isBroad, charset != .ascii { return charset.penOnLine }
        return charset.pen(isDashed: page == nil && area.isFaintLine)
    }

    /// What shows, in the colour of a fill, the part of a cell that the fill takes.
    private func block(at x: Int, _ y: Int) -> Unicode.Scalar? {
        let cell = canvas.cell(x, y)
        let part = canvas.inks[cell.ink].role == .fill ? cell.glyph.part : nil
        guard page != nil, part != nil || cell.glyph.isFill, part != .disc else { return nil }
        let area = canvas.areas[canvas.grounds.area(cell.ground)]
        if isDot(cell, y) { return x == area.middleColumn ? "●" : " " }
        if charset != .ascii, !area.isPage, !area.isLine, !area.hasRoundTop, y == area.frame.minY, area.eighthsOnTop < 8
        {
            return Unicode.Scalar(UInt32(0x2580 + area.eighthsOnTop))
        }
        guard let part, part.isCap else { return nil }
        // The end of a line is a part of it.
        if area.isLine { return scalar(ofLine: area) }
        guard isRoundEnd(at: x, y) else { return nil }
        guard charset == .ascii else { return part == .capLeft ? "▐" : "▌" }
        return part == .capLeft ? "(" : ")"
    }

    /// A cell in the round corner of a fill, of which that takes a part; nil of others.
    private func corner(of cell: Cell, at x: Int, _ painter: RowPainter) -> PictureRun? {
        let looks = painter.looks
        let isEdge = cell.glyph.part != nil && cell.glyph.part != .disc && canvas.inks[cell.ink].role == .fill
        let area = canvas.areas[canvas.grounds.area(cell.ground)]
        guard page != nil, charset != .ascii, isEdge || cell.glyph.isFill else { return nil }
        if let cut = painter.cuts[x], cut.ground == cell.ground {
            let below = looks.background(of: Cell(glyph: .fill, ink: 0, ground: cut.below), at: x)
            // A thin shape that lies along the upper or the lower edge ends at the corner; one along a side would be too short.
            if area.isLine, area.thinAxis == .vertical { return nil }
            let own = area.isLine ? looks.backgroundBelow(cell, at: x) : looks.ground(of: cell, at: x)
            return parted(cut.quarters, own, on: below)
        }
        guard area.frame.height > 1, !area.isLine,
            let quarters = area.quarters(x, looks.y), quarters != CellQuarters.all
        else { return nil }
        return parted(quarters, looks.ground(of: cell, at: x), on: looks.backgroundBelow(cell, at: x))
    }

    /// A cell of which some quarters have another colour than the rest; nil is that of the page, which no character has.
    private func parted(_ quarters: Int, _ color: RGB?, on below: RGB?) -> PictureRun {
        let isHole = color == nil
        let shown = isHole ? CellQuarters.all ^ quarters : quarters
        let (front, back) = isHole ? (below, color) : (color, below)
        guard let scalar = CellQuarters.scalar(of: shown), front != nil else {
            return PictureRun(text: " ", columns: 1, background: shown == 0 ? back : front)
        }
        return PictureRun(text: String(Character(scalar)), columns: 1, foreground: front, background: back)
    }

    /// What a cell shows of a round fill that it belongs to, or that reaches into it; nil of others.
    private func part(of cell: Cell, at x: Int, _ painter: RowPainter) -> PictureRun? {
        let isEdge = cell.glyph.part != nil && canvas.inks[cell.ink].role == .fill
        let isEmpty = cell.glyph.isFill || cell.glyph.isBlank || cell.glyph.isFree || cell.glyph.isShadow
        guard isEdge || isEmpty, painter.cuts[x]?.ground != cell.ground || cell.ground == 0 else { return nil }
        let (looks, y) = (painter.looks, painter.looks.y)
        for fill in painter.fills.reversed() where fill.reach.columns.contains(x) {
            let number = canvas.grounds.area(cell.ground)
            let isOwn = number == fill.number && fill.shadow == nil
            let isTrack = fill.area.isKnob && number == fill.area.parent
            let isLater = number < fill.number + (fill.shadow == nil ? 0 : 1)
            let isRoom = isTrack || isLater && canvas.isRoom(cell, on: cell.ground)
            guard isOwn || isRoom else { continue }
            let quarters = fill.quarters(x, y)
            if quarters == 0, isOwn, fill.area.isKnob {
                // What it takes of its track is less than its cells.
                let ground = canvas.grounds.below(cell.ground)
                let lower = Cell(glyph: ground == 0 ? .blank : .fill, ink: 0, ground: ground)
                let track = part(of: lower, at: x, painter) ?? corner(of: lower, at: x, painter)
                return track ?? PictureRun(text: " ", columns: 1, background: looks.ground(of: lower, at: x))
            }
            guard isOwn || quarters != 0 else { continue }
            var ground = isOwn ? canvas.grounds.below(cell.ground) : cell.ground
            // What is left of the cell may lie outside of the fill below, too.
            let rest = CellQuarters.all ^ quarters
            while rest != 0,
                let lower = painter.fills.last(where: {
                    $0.shadow == nil && $0.number == canvas.grounds.area(ground)
                }), (lower.quarters(x, y) & rest).nonzeroBitCount * 2 < rest.nonzeroBitCount
            {
                ground = canvas.grounds.below(ground)
            }
            let below = color(beside: quarters, of: fill, x, y, painter)
            return parted(
                quarters, color(of: fill, x, y),
                on: below ?? looks.ground(of: Cell(glyph: .fill, ink: 0, ground: ground), at: x))
        }
        guard cell.glyph.isShadow, roundFills?.hasShadow(cell.ink, x, y) == true else { return nil }
        return PictureRun(text: " ", columns: 1, background: looks.ground(of: cell, at: x))
    }

    /// The colour of a fill in a cell that it takes a part of.
    private func color(of fill: RoundFills.Fill, _ x: Int, _ y: Int) -> RGB? {
        if let shadow = fill.shadow {
            var ground = canvas.cell(x, y).ground
            while canvas.grounds.area(ground) > fill.number { ground = canvas.grounds.below(ground) }
            let cell = Cell(glyph: Glyph(shadow: .trailing, over: .fill), ink: shadow, ground: ground)
            return looks.row(y).run(of: cell, at: x).background
        }
        let frame = fill.area.frame
        let place = Point(x: max(frame.minX, min(x, frame.maxX - 1)), y: max(frame.minY, min(y, frame.maxY - 1)))
        return looks.row(place.y).ground(of: Cell(glyph: .fill, ink: 0, ground: fill.ground), at: place.x)
    }

    /// The colour of a path or a shadow that lies below a fill and takes most of what that leaves of a cell; nil where none does.
    private func color(
        beside quarters: Int, of fill: RoundFills.Fill, _ x: Int, _ y: Int, _ painter: RowPainter
    ) -> RGB? {
        let rest = CellQuarters.all ^ quarters
        guard rest != 0 else { return nil }
        let lower = painter.fills.last {
            $0.number < fill.number && $0.form != nil
                && ($0.quarters(x, y) & rest).nonzeroBitCount * 2 >= rest.nonzeroBitCount
        }
        return lower.flatMap { color(of: $0, x, y) }
    }

    /// What a cell shows of lines of quarters; nil where none of them is drawn in it.
    private func quarters(of cell: Cell, at x: Int, _ painter: RowPainter) -> PictureRun? {
        guard let page, let quarterLines, !cell.glyph.isText else { return nil }
        let (looks, y) = (painter.looks, painter.looks.y)
        let isEdge = cell.glyph.part != nil && quarterLines.draws(canvas.inks[cell.ink], x, y)
        let area = canvas.grounds.area(cell.ground)
        guard isEdge || quarterLines.covers(x, y, on: area) else { return nil }
        let under = fill(below: cell, at: x, painter, isLine: isEdge)
        guard
            let colors = quarterLines.quarters(
                x, y, on: area, over: under.quarters,
                { ink, color in
                    let (own, alpha) = looks.colorOfQuarterLine(ink, at: x)
                    return (own ?? page.letters).over(color ?? page.background, alpha)
                })
        else { return isEdge ? under : nil }
        // A cell has two colours: that of most of what the line on top leaves of it, or of what lies outside of that; the line
        // takes the rest, so that it has no gaps.
        let rest = colors.quarters.filter { $0 != colors.top }
        let outside = under.background
        let back = rest.max { one, other in
            (rest.count { $0 == one }, one == outside ? 1 : 0) < (rest.count { $0 == other }, other == outside ? 1 : 0)
        }
        var covered = 0
        for (bit, color) in colors.quarters.enumerated() where rest.isEmpty || color != back { covered |= 1 << bit }
        return parted(covered, colors.top, on: back ?? colors.top)
    }

    /// The cell of an accent at the edge of a card, where a line along that edge has taken its colour: it is the broader one of them.
    private func accent(at x: Int, _ y: Int) -> Cell? {
        var cell = canvas.cell(x, y)
        guard cell.glyph.part != nil, cell.ground != 0, let part = edgeLines?.part(x, y), part.quarters == nil,
            inks[Int(cell.ink)].role == .line, !isDrawn(cell, by: part),
            inks[Int(cell.ink)].paint == inks[Int(canvas.grounds.ink(cell.ground))].paint
        else { return nil }
        cell.glyph = .fill
        return cell
    }

    /// Whether a cell is one of the line that takes a part of it.
    private func isDrawn(_ cell: Cell, by part: EdgeLines.Part) -> Bool {
        guard cell.glyph.part != nil, cell.ink != part.ink else { return cell.glyph.part != nil }
        var ink = inks[Int(cell.ink)]
        (ink.isOnLine, ink.veils) = (false, [])
        return ink == inks[Int(part.ink)]
    }

    /// What a cell shows but for the line in it.
    private func fill(below cell: Cell, at x: Int, _ painter: RowPainter, isLine: Bool) -> PictureRun {
        var ground = cell.ground
        // A line that ends at another one doesn't fill the cell.
        while isLine, canvas.areas[canvas.grounds.area(ground)].isLine { ground = canvas.grounds.below(ground) }
        let lower = isLine ? Cell(glyph: ground == 0 ? .blank : .fill, ink: 0, ground: ground) : cell
        let below = lower.glyph.isBlank ? nil : painter.looks.ground(of: lower, at: x)
        return part(of: lower, at: x, painter) ?? corner(of: lower, at: x, painter)
            ?? PictureRun(text: " ", columns: 1, background: below)
    }

    /// What a cell shows of a line along its edge; nil where there is none.
    private func edge(of cell: Cell, at x: Int, _ painter: RowPainter) -> PictureRun? {
        let looks = painter.looks
        guard let page, !cell.glyph.isText, let part = edgeLines?.part(x, looks.y) else { return nil }
        let isEdge = isDrawn(cell, by: part)
        let area = canvas.grounds.area(cell.ground)
        guard isEdge || cell.glyph.isFill && area > 0 && area <= part.area else { return nil }
        let under = fill(below: cell, at: x, painter, isLine: isEdge)
        let line = Cell(glyph: Glyph(.vertical), ink: isEdge ? cell.ink : part.ink, ground: cell.ground)
        let color = looks.run(of: line, at: x).foreground(on: page) ?? page.letters
        let outside = part.beside.flatMap { place in
            self.looks.row(place.y).ground(of: canvas.cell(place.x, place.y), at: place.x)
        }
        return part.run(in: color, on: under, beside: outside)
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

    /// Whether the edge is seen, of what a cell stands on, at which a line ends.
    private func isEdgeSeen(by line: LinePart, at cell: Cell) -> Bool {
        if cell.ground == 0 { return true }
        let area = canvas.areas[canvas.grounds.area(cell.ground)]
        return page == nil && (line.straight == .horizontal ? area.hasSides : area.isOutline)
    }

    /// Whether a cell shows what it is filled with as the colour of a sign.
    private func isThin(_ cell: Cell) -> Bool {
        if cell.glyph.part == .disc { return !canvas.areas[canvas.grounds.area(cell.ground)].isPage }
        return cell.glyph.isFill && canvas.areas[canvas.grounds.area(cell.ground)].isLine
    }

    /// The edge of an area: of one that is shaded only what is round.
    private func edge(_ part: LinePart, of cell: Cell, _ y: Int) -> Unicode.Scalar {
        let area = canvas.areas[canvas.grounds.area(cell.ground)]
        let pen = charset.pen(isDashed: false)
        if part == .disc {
            // What is seen through is told from what isn't, as the dots of pages are.
            guard page == nil, canvas.isVeil(cell.ink) else {
                // No character has the colour of the page.
                return page != nil && area.isPage ? " " : pen.scalar(of: part)
            }
            return charset == .ascii ? "." : "○"
        }
        if page != nil { return " " }
        guard area.isOutline else {
            if area.isPage { return " " }
            guard area.hasShade(part, in: charset), let shade = shades.signs[canvas.grounds.ink(cell.ground)] else {
                return pen.scalar(of: part)
            }
            return shade
        }
        return area.shown(part, y).map(pen.scalar) ?? " "
    }
}
