/// Straight lines along the edges of fills, where colours show these: a line lies at the edge of its cells, as wide as it is in
/// points, so that what it goes around keeps its size.
struct EdgeLines {
    /// What a line takes of a cell.
    struct Part {
        /// The ink of the line.
        let ink: UInt16
        /// The area that was begun last before it was drawn. Later ones lie over the line.
        let area: Int
        /// The sides of the cell along which it leads.
        let sides: Edge.Set
        /// The quarters that it takes of a cell in a round corner, by their bits; nil of a cell along whose sides it leads.
        let quarters: Int?
        /// The cell whose ground the rest of this one shows: the line lies around what it surrounds, or cuts a corner that what it
        /// goes around has, too, but that is too small to be seen. Nil where that is what lies below the line.
        let beside: Point?
        /// Whether a fill takes the quarters, which ends at the line: there its edge is seen in the place of the line.
        var isFill = false
        /// The eighths of a cell that it takes across.
        let width: (columns: Int, rows: Int)
    }

    /// The parts by their cells, those on top.
    private var parts: [Point: Part] = [:]
    /// Behind which column all that they may take of a row ends.
    private var ends: [Int: Int] = [:]

    /// Those of a canvas; nil where it has none. Cost: linear in the cells along them.
    ///
    /// - Parameter charset: without characters for parts of cells only those are found that nobody sees.
    init?(of canvas: Canvas, in charset: Charset) {
        for form in canvas.forms.while(canvas.cancellation) {
            guard case .line(let style, _, let hasCells) = form.coat, !form.isPartOfFace,
                form.cells.width > 1, form.cells.height > 1,
                let corners = form.outline.corners(in: form.cells.size), !canvas.isTurned(form.layer)
            else { continue }
            let line = Line(form, style, corners)
            let border = line.border(on: canvas)
            if line.isEdge(of: border, on: canvas) {
                let isSeen = canvas.isSeen(form)
                guard charset != .ascii || !isSeen else { continue }
                // In the colour of what lies outside it shows what it goes around.
                add(line, border, on: canvas) { isSeen ? line.part($0, $1) : nil }
            } else if hasCells, charset != .ascii, line.liesAround(border, on: canvas) {
                add(line, border, on: canvas) { line.partAround($0, $1) }
            } else if charset != .ascii, line.isOpen(in: border, on: canvas) {
                add(line, border, on: canvas) { line.squared.part($0, $1) }
            } else if charset != .ascii, corners.rows < 1 {
                for place in border {
                    guard let fill = line.fill(endingAt: place, on: canvas) else { continue }
                    parts[place] = fill
                    end(place.y, behind: place.x)
                }
            }
        }
        guard !parts.isEmpty else { return nil }
    }

    private mutating func add(_ line: Line, _ border: [Point], on canvas: Canvas, _ part: (Int, Int) -> Part?) {
        for place in border {
            let isOwn = canvas.cell(place.x, place.y).glyph.part != nil
            if let part = part(place.x, place.y) ?? (isOwn ? line.part([]) : nil) { parts[place] = part }
        }
        let seen = line.form.cells.intersection(line.form.visible)
        for y in seen.rows.clamped(to: 0..<canvas.height) { end(y, behind: seen.maxX - 1) }
    }

    private mutating func end(_ row: Int, behind column: Int) { ends[row] = max(ends[row] ?? 0, column + 1) }

    /// A line around something.
    private struct Line {
        let form: DrawnForm
        let style: StrokeStyle
        /// What it surrounds.
        private(set) var inside: Filled
        /// Whether its corners are round by less than fills show.
        let isCut: Bool
        /// The columns and rows next to its sides in which it has cells.
        let depth: (columns: Int, rows: Int)
        let width: (columns: Int, rows: Int)

        init(_ form: DrawnForm, _ style: StrokeStyle, _ corners: CornerReach) {
            (self.form, self.style) = (form, style)
            var inside = Filled(form.outline, in: form.cells)
            isCut = corners.rows > 0 && corners.areEqual && !inside.hasRoundTop
            if isCut { inside.corners = Self.leastCorner }
            self.inside = inside
            depth = (
                max(1, Int(clamped: corners.columns.rounded(.up))), max(1, Int(clamped: corners.rows.rounded(.up)))
            )
            width = (Self.eighths(style.lineWidth, of: 8), Self.eighths(style.lineWidth, of: 16))
        }

        /// The same line with square corners: in two rows round ones would be most of it.
        var squared: Line {
            var line = self
            line.inside.corners = .square
            return line
        }

        /// The smallest corners of which cells show anything.
        private static let leastCorner = CornerReach(columns: 1.5, rows: 0.75)

        /// The eighths of so many points that a line takes.
        private static func eighths(_ width: Double, of points: Double) -> Int {
            max(1, min(8, Int(clamped: (width / points * 8).rounded())))
        }

        /// The cells that it may take a part of.
        func border(on canvas: Canvas) -> [Point] {
            let (frame, seen) = (form.cells, form.cells.intersection(form.visible))
            let (left, right) = (frame.minX + depth.columns, frame.maxX - depth.columns)
            let (upper, lower) = (frame.minY + depth.rows, frame.maxY - depth.rows)
            return seen.rows.clamped(to: 0..<canvas.height).flatMap { y in
                let columns = seen.columns.clamped(to: 0..<canvas.columns)
                guard upper <= y, y < lower, left < right else { return columns.map { Point(x: $0, y: y) } }
                let sides = [columns.clamped(to: frame.minX..<left), columns.clamped(to: right..<frame.maxX)]
                return sides.flatMap { $0.map { Point(x: $0, y: y) } }
            }
        }

        /// Whether what its cells stand on ends there, at each side for the most part.
        func isEdge(of border: [Point], on canvas: Canvas) -> Bool {
            let sides = sides(of: border, on: canvas, beside: -1) { canvas.ends($0, before: $1) }
            return !sides.isEmpty && sides.allSatisfy { $0.so * 2 > $0.all }
        }

        /// Whether something that is filled ends beside most of its cells.
        func liesAround(_ border: [Point], on canvas: Canvas) -> Bool {
            let sides = sides(of: border, on: canvas, beside: 1) { cell, place in
                let inside = canvas.cell(place.x, place.y)
                return inside.ground != 0 && inside.ground != cell.ground
            }
            return sides.reduce(0) { $0 + $1.so } * 2 > sides.reduce(0) { $0 + $1.all }
        }

        /// Whether one of its two rows was left out, since text stands in the other one: at the edges of a fill there is room for it.
        func isOpen(in border: [Point], on canvas: Canvas) -> Bool {
            let hasFill = border.contains {
                canvas.areas[canvas.grounds.area(canvas.cell($0.x, $0.y).ground)].frame == form.cells
            }
            guard form.cells.height == 2, hasFill else { return false }
            let rows = Set(border.lazy.filter { canvas.isLine(of: form.ink, at: $0) }.map(\.y))
            return rows.count == 1
        }

        /// Of how many of its cells along each side something is so, and of the places beside them.
        ///
        /// - Parameter step: how much further inside those lie.
        private func sides(
            of border: [Point], on canvas: Canvas, beside step: Int, _ isSo: (Cell, Point) -> Bool
        ) -> [(so: Int, all: Int)] {
            let frame = form.cells
            var sides: [Point: (so: Int, all: Int)] = [:]
            for place in border {
                let cell = canvas.cell(place.x, place.y)
                guard cell.glyph.part != nil, canvas.inks[cell.ink].role == .line else { continue }
                let across = place.x == frame.minX ? step : place.x == frame.maxX - 1 ? -step : 0
                // Beside a text in one of two rows only the sides have cells.
                let isLevel = frame.height <= 2 && across != 0
                let down = isLevel ? 0 : place.y == frame.minY ? step : place.y == frame.maxY - 1 ? -step : 0
                guard (across == 0) != (down == 0) else { continue }
                let side = Point(x: across, y: down)
                sides[side, default: (0, 0)].all += 1
                if isSo(cell, place + side) { sides[side, default: (0, 0)].so += 1 }
            }
            return Array(sides.values)
        }

        private func taken(_ x: Int, _ y: Int) -> Int {
            form.cells.contains(x: x, y: y) ? inside.quarters(x, y) ?? CellQuarters.all : 0
        }

        /// What it takes of a cell at its edge.
        func part(_ x: Int, _ y: Int) -> Part? {
            let own = taken(x, y)
            guard own == CellQuarters.all else {
                let step = own & CellQuarters.left == CellQuarters.left ? 1 : -1
                return own == 0 ? nil : part([], quarters: own, beside: isCut ? Point(x: x + step, y: y) : nil)
            }
            let (edge, isTurn) = self.edge(x, y)
            guard edge != 0 else { return nil }
            let sides = CellQuarters.sides.filter { $0.quarters & edge == $0.quarters }
            // Where a round edge turns, its steps touch each other; those of an upright line nearly do.
            let isLevel = sides.first?.side == .top || sides.first?.side == .bottom
            let isStraight = sides.first?.quarters == edge && !(isTurn && isLevel)
            if inside.corners != .square, edge != CellQuarters.all, !isStraight {
                return part([], quarters: edge)
            }
            let all = Edge.Set(sides.map { Edge.Set($0.side) })
            return part(sides.count == 1 ? all.subtracting(gaps(x, y)) : all)
        }

        /// The quarters of a cell beside which lies what it doesn't surround, and whether that is so of two sides of any.
        private func edge(_ x: Int, _ y: Int) -> (quarters: Int, isTurn: Bool) {
            let (above, below) = (taken(x, y - 1), taken(x, y + 1))
            let (before, behind) = (taken(x - 1, y), taken(x + 1, y))
            let (upper, lower) = (CellQuarters.upper, CellQuarters.lower)
            let (left, right) = (CellQuarters.left, CellQuarters.right)
            let level = CellQuarters.all ^ (above >> 2 & upper | lower) & (below << 2 & lower | upper)
            let upright = CellQuarters.all ^ (before >> 1 & left | right) & (behind << 1 & right | left)
            return (level | upright, level & upright != 0)
        }

        /// What it takes of a cell that lies around what it surrounds.
        func partAround(_ x: Int, _ y: Int) -> Part? {
            let frame = form.cells
            let isAcross = x == frame.minX || x == frame.maxX - 1
            let isDown = y == frame.minY || y == frame.maxY - 1
            guard isAcross || isDown else { return nil }
            // It leads around the corner of what lies inside, and takes nothing of the cell there.
            let step = Point(
                x: isAcross ? x == frame.minX ? -1 : 1 : 0, y: isDown ? y == frame.minY ? -1 : 1 : 0)
            let side: Edge.Set = isAcross ? step.x < 0 ? .trailing : .leading : step.y < 0 ? .bottom : .top
            let sides = isAcross && isDown ? [] : side.subtracting(gaps(x, y))
            return part(sides, beside: Point(x: x, y: y) + step)
        }

        /// What a fill that ends at the line, as it does at few of its cells, takes of one of these; nil of all others.
        func fill(endingAt place: Point, on canvas: Canvas) -> Part? {
            let frame = form.cells
            func isOwn(_ x: Int, _ y: Int) -> Bool { canvas.isLine(of: form.ink, at: Point(x: x, y: y)) }
            let area = canvas.areas[canvas.grounds.area(canvas.cell(place.x, place.y).ground)]
            guard isOwn(place.x, place.y), !area.isLine, area.visible.union(frame) == frame else { return nil }
            var across = place.x == frame.minX ? -1 : place.x == frame.maxX - 1 ? 1 : 0
            var down = place.y == frame.minY ? -1 : place.y == frame.maxY - 1 ? 1 : 0
            if across != 0, down != 0 {
                // A side that a text interrupts isn't there.
                let (level, upright) = (isOwn(place.x - across, place.y), isOwn(place.x, place.y - down))
                if !level { down = 0 } else if !upright { across = 0 }
            }
            let beside = Point(x: place.x + across, y: place.y + down)
            guard across != 0 || down != 0,
                canvas.ends(canvas.cell(place.x, place.y), before: beside)
            else { return nil }
            let columns = across == 0 ? CellQuarters.all : across < 0 ? CellQuarters.right : CellQuarters.left
            let rows = down == 0 ? CellQuarters.all : down < 0 ? CellQuarters.lower : CellQuarters.upper
            var part = part([], quarters: columns & rows, beside: beside)
            part.isFill = true
            return part
        }

        func part(_ sides: Edge.Set, quarters: Int? = nil, beside: Point? = nil) -> Part {
            Part(ink: form.ink, area: form.area, sides: sides, quarters: quarters, beside: beside, width: width)
        }

        /// The sides of a cell along which it has a gap between two dashes.
        private func gaps(_ x: Int, _ y: Int) -> Edge.Set {
            guard let dash = style.dash.first else { return [] }
            let length = max(1, Int(clamped: (dash / 8).rounded()))
            var gaps: Edge.Set = []
            if (x - form.cells.minX) / length % 2 == 1 { gaps.formUnion(.vertical) }
            if (y - form.cells.minY) % 2 == 1 { gaps.formUnion(.horizontal) }
            return gaps
        }
    }

    /// Behind which column all that they may take of a row ends.
    func end(of row: Int) -> Int { ends[row] ?? 0 }

    /// What a line takes of a cell; nil where none of these does.
    func part(_ x: Int, _ y: Int) -> Part? { parts[Point(x: x, y: y)] }
}

extension Canvas {
    /// Whether a line of an ink has a cell.
    fileprivate func isLine(of ink: UInt16, at place: Point) -> Bool {
        let cell = cell(place.x, place.y)
        return cell.glyph.part != nil && cell.ink == ink
    }

    /// Whether the fill that a cell stands on ends before another place, whatever stands there.
    fileprivate func ends(_ cell: Cell, before place: Point) -> Bool {
        let area = grounds.area(cell.ground)
        return area > 0 && !areas[area].visible.contains(x: place.x, y: place.y)
    }
}

extension EdgeLines.Part {
    /// How the cell looks where the line has a colour, on what the cell shows without it.
    ///
    /// - Parameter outside: the colour of the cell beside it; nil is the page's.
    func run(in color: RGB, on under: PartedCell, beside outside: RGB?) -> PictureRun {
        let colors = under.colors
        guard let quarters else {
            let rest = beside != nil ? outside : Self.most(of: colors)
            guard let (text, isInverse) = character(isOnPage: rest == nil) else {
                return beside == nil ? under.run : PictureRun(text: " ", columns: 1, background: rest)
            }
            return PictureRun(
                text: String(text), columns: 1, foreground: isInverse ? rest : color,
                background: isInverse ? color : rest)
        }
        // The thinnest line takes less of a corner than a quarter of the cell.
        let part = width.columns > 1 ? 1 : 0.75
        let fill = Self.most(of: colors.indices.filter { quarters & 1 << $0 != 0 }.map { colors[$0] })
        let rest = Self.most(of: colors.indices.filter { quarters & 1 << $0 == 0 }.map { colors[$0] })
        guard !isFill || fill != nil else { return under.run }
        return PictureRun(
            text: CellQuarters.scalar(of: quarters).map { String($0) } ?? " ", columns: 1,
            foreground: fill.map { isFill ? $0 : color.over($0, part) } ?? color,
            background: beside != nil ? outside : rest)
    }

    /// The colour of most of some quarters; nil is the page's.
    private static func most(of colors: [RGB?]) -> RGB? {
        colors.max { one, other in colors.count { $0 == one } < colors.count { $0 == other } } ?? nil
    }

    /// The character that shows the sides along which a line leads, and whether that has the colour of the rest of the cell, as it
    /// can't where that is the page's; nil where the line leads along none.
    private func character(isOnPage: Bool) -> (Character, isInverse: Bool)? {
        let isLeft = sides.contains(.leading)
        let isUpper = sides.contains(.top)
        let isAcross = isLeft || sides.contains(.trailing)
        let isDown = isUpper || sides.contains(.bottom)
        if isAcross, isDown, width.columns > 5 { return ("█", false) }
        if isAcross, isDown, width.columns > 2 {
            let free = CellQuarters.bit(isLower: isUpper, isRight: isLeft)
            return CellQuarters.scalar(of: CellQuarters.all ^ free).map { (Character($0), false) }
        }
        if isAcross {
            return CellEighths.character(of: width.columns, at: isLeft ? .leading : .trailing, isOnPage: isOnPage)
        }
        if isDown { return CellEighths.character(of: width.rows, at: isUpper ? .top : .bottom, isOnPage: isOnPage) }
        return nil
    }
}
