/// The fills of a picture that colours show by square parts of cells, of which some lie beside the cells that a fill takes: those
/// of circles and their like, of paths, and of what stands half a cell beside the text in its middle.
struct RoundFills {
    /// A fill, and what lies around it.
    struct Fill {
        /// The area that it fills, or that casts it where it is a shadow.
        let area: Filled
        let number: Int
        /// Its ink, or that of its shadow.
        let ink: UInt16
        /// Whether it takes all cells of its frame.
        var takesAll = false
        /// What it takes, where its corners don't say that.
        var form: QuarterForm?
        /// Where it is the shadow of the area that follows the one of its number: the direction in which that casts it.
        var shadow: Point?
        var isShadow: Bool { shadow != nil }
        /// Whether nothing of the shadow is seen through what casts it.
        var isHollow = false

        /// The cells of which it is drawn, with those that it takes a part of.
        var reach: Rect {
            form.map { $0.reach.union(area.frame).union(area.frame.moved(by: shadow ?? .zero)) } ?? area.reach
        }

        /// The quarters of a cell that it takes, by their bits.
        func quarters(_ x: Int, _ y: Int) -> Int {
            if let form { return form.quarters(x, y) & (isHollow ? ~ofArea(x, y) : CellQuarters.all) }
            return ofArea(x, y)
        }

        private func ofArea(_ x: Int, _ y: Int) -> Int {
            guard area.reach.contains(x: x, y: y) else { return 0 }
            return area.quarters(x, y, shift: area.shift) ?? CellQuarters.all
        }

        /// Whether it is drawn of the same squares as another one.
        func hasForm(of other: Fill) -> Bool {
            guard let form, let otherForm = other.form, isShadow == other.isShadow, !isShadow || ink == other.ink else {
                return form == nil && other.form == nil && area.hasForm(of: other.area)
            }
            return form.isAlike(otherForm)
        }
    }

    private var fills: [Int: [Fill]] = [:]

    /// The round fills of a canvas. Cost: linear in their cells.
    ///
    /// - Parameters:
    ///   - lines: what lines on them are drawn by, where that is no part of their cells.
    ///   - inks: the inks of the areas, by the numbers of these, where somebody has them already.
    init(of canvas: Canvas, below lines: QuarterLines? = nil, inks: [Int: UInt16]? = nil) {
        var fills: [Fill] = []
        var stuck: [(area: Filled, number: Int)] = []
        let outlines = Self.outlines(of: canvas)
        for (number, area) in canvas.areas.enumerated() {
            let outline = outlines[number]
            if let form = outline?.ownForm(area, on: canvas) ?? lines?.inside(of: area, outline?.outline) {
                // Of an oval below another one a ring is seen that may have no cells of its own.
                let ink = outline.flatMap { $0.isOvalInOthers ? $0.ink : nil }
                if let ink = ink ?? Self.ink(of: number, in: form.reach, on: canvas) {
                    fills.append(Fill(area: area, number: number, ink: ink, form: form))
                }
                continue
            }
            guard Self.hasOwnForm(area) else { continue }
            if let fill = Self.fill(area, number, on: canvas, below: lines) {
                fills.append(fill)
            } else if area.shift != .none {
                stuck.append((area, number))
            }
        }
        // Where one of equal fills beside each other has no room to stand half a cell beside its cells, none does.
        var straight = Set(stuck.flatMap { EqualFills.around($0.area) })
        var count = -1
        while count != stuck.count {
            count = stuck.count
            fills.removeAll { fill in
                let lines = EqualFills.around(fill.area)
                guard fill.form == nil, fill.area.shift != .none, !straight.isDisjoint(with: lines) else {
                    return false
                }
                straight.formUnion(lines)
                stuck.append((fill.area, fill.number))
                return true
            }
        }
        fills += stuck.compactMap { Self.fill($0.area.straightened, $0.number, on: canvas, below: lines) }.filter {
            !$0.takesAll
        }
        fills += Self.shadows(of: canvas, below: fills, inks ?? canvas.grounds.inksOfAreas)
        fills.sort { ($0.number, $0.isShadow ? 1 : 0) < ($1.number, $1.isShadow ? 1 : 0) }
        for fill in fills {
            for y in fill.reach.rows { self.fills[y, default: []].append(fill) }
        }
    }

    private static func hasOwnForm(_ area: Filled) -> Bool {
        (area.isOval && area.frame.height > 1 || area.shift != .none || area.isKnob) && !area.isLine
    }

    /// The forms of the areas, by the numbers of these. Cost: linear in the forms.
    private static func outlines(of canvas: Canvas) -> [Int: DrawnForm] {
        var outlines: [Int: DrawnForm] = [:]
        for form in canvas.forms {
            if case .fill(let area) = form.coat { outlines[area] = form }
        }
        return outlines
    }

    /// The ink of an area in some cells; nil where it has none of them.
    private static func ink(of number: Int, in reach: Rect, on canvas: Canvas) -> UInt16? {
        for y in reach.rows.clamped(to: 0..<canvas.height) {
            for x in reach.columns.clamped(to: 0..<canvas.columns) {
                let ground = canvas.cell(x, y).ground
                if canvas.grounds.area(ground) == number { return canvas.grounds.ink(ground) }
            }
        }
        return nil
    }

    /// The shadows of round things that are high enough to have a slope. Cost: linear in the forms, and in the cells of these.
    ///
    /// - Parameters:
    ///   - fills: what stands half a cell beside its own, and so do its shadows.
    ///   - inks: the inks of the areas, by the numbers of these.
    private static func shadows(of canvas: Canvas, below fills: [Fill], _ inks: [Int: UInt16]) -> [Fill] {
        let drawn = Dictionary(fills.lazy.filter { $0.form == nil }.map { ($0.number, $0.area) }) { $1 }
        let knobs = Set(canvas.areas.lazy.filter(\.isKnob).map(\.frame))
        return canvas.forms.compactMap { form in
            guard case .shadow(let style) = form.coat, form.cells.height > 2, form.isRound, !knobs.contains(form.frame),
                let cuts = LayerCuts(of: form.layer, on: canvas)
            else { return nil }
            let caster = min(form.area + 1, canvas.areas.count - 1)
            let (shift, direction) = ((drawn[caster]?.shift ?? .none).pixels, style.direction)
            let (x, y) = (
                Double(direction.x) * SketchGrid.column / 2 + shift.x,
                Double(direction.y) * SketchGrid.row / 2 + shift.y
            )
            let shadow = QuarterForm(
                form.path().offsetBy(dx: x, dy: y), near: form.frame.origin, in: form.visible,
                isEvenOdd: form.outline.isEvenOdd,
                isOval: form.outline.isOval, cuts, canvas.cancellation)
            return Fill(
                area: drawn[caster] ?? canvas.areas[caster].straightened, number: form.area, ink: form.ink,
                form: shadow, shadow: direction, isHollow: inks[caster].map(canvas.isVeil) ?? false)
        }
    }

    /// Whether a shadow in some cell is drawn by quarters.
    func hasShadow(_ ink: UInt16, _ x: Int, _ y: Int) -> Bool {
        row(y).contains { $0.isShadow && $0.ink == ink && $0.reach.columns.contains(x) }
    }

    /// Those that may show something in a row, the lower ones first.
    func row(_ y: Int) -> [Fill] { fills[y] ?? [] }

    private static func fill(
        _ area: Filled, _ number: Int, on canvas: Canvas, below lines: QuarterLines?
    ) -> Fill? {
        let reach = area.reach
        let seen = area.visible
        let middle = canvas.cell(seen.minX + seen.width / 2, seen.minY + seen.height / 2)
        guard reach.minX >= 0, reach.minY >= 0, reach.maxX <= canvas.columns,
            canvas.grounds.area(middle.ground) == number
        else { return nil }
        if area.isKnob {
            return Fill(area: area, number: number, ink: canvas.grounds.ink(middle.ground))
        }
        var below: UInt16?
        for y in reach.rows {
            for x in reach.columns {
                var cell = canvas.cell(x, y)
                if cell.glyph.part != nil, lines?.draws(canvas.inks[cell.ink], x, y) == true {
                    cell = Cell(glyph: cell.ground == 0 ? .blank : .fill, ink: 0, ground: cell.ground)
                }
                let other = canvas.grounds.area(cell.ground)
                // What lies on it hides nothing of its form.
                if canvas.areas[other].parent == number, area.frame.contains(x: x, y: y) { continue }
                guard other != number else {
                    // A line along its edge shows its form, and nothing of it lies outside of that.
                    let isLine = cell.glyph.part != nil && canvas.inks[cell.ink].role == .line
                    if isLine, y == area.frame.minY { return nil }
                    continue
                }
                // What is drawn later hides a part of it, and leaves the form of the rest.
                if other > number { continue }
                // What is cut by a shape or a mask has another form than its own.
                if area.frame.contains(x: x, y: y), area.quarters(x, y) ?? CellQuarters.all == CellQuarters.all {
                    return nil
                }
                let isOnOneGround = area.shift == .none || below == nil || below == cell.ground
                guard isOnOneGround, cell.isEmpty else { return nil }
                below = below ?? cell.ground
            }
        }
        if area.shift != .none {
            // Where it takes all of its cells, what lies below is what they stand on.
            let ground = below ?? canvas.grounds.below(middle.ground)
            guard standsAlone(area, on: ground, canvas), holdsTextAlone(area, middle.ground, canvas) else { return nil }
        }
        return Fill(
            area: area, number: number, ink: canvas.grounds.ink(middle.ground), takesAll: below == nil)
    }

    /// Whether nothing but text lies on it: all else would stand half a cell beside it.
    private static func holdsTextAlone(_ area: Filled, _ ground: UInt16, _ canvas: Canvas) -> Bool {
        area.frame.rows.clamped(to: 0..<canvas.height).allSatisfy { y in
            area.frame.columns.clamped(to: 0..<canvas.columns).allSatisfy { x in
                let cell = canvas.cell(x, y)
                let isLine = cell.glyph.part != nil && canvas.inks[cell.ink].role == .line
                return cell.ground == ground && !isLine || area.quarters(x, y) != CellQuarters.all
            }
        }
    }

    /// Whether nothing but what it lies on touches it: half a cell beside its own it would leave a gap there, or lie on that.
    private static func standsAlone(_ area: Filled, on ground: UInt16, _ canvas: Canvas) -> Bool {
        let around = area.frame.inset(by: -1)
        return around.rows.clamped(to: 0..<canvas.height).allSatisfy { y in
            around.columns.clamped(to: 0..<canvas.columns).allSatisfy { x in
                let cell = canvas.cell(x, y)
                return area.frame.contains(x: x, y: y) || cell.ground == ground || cell.glyph.isShadow
            }
        }
    }
}

extension DrawnForm {
    /// What it takes of cells where these alone don't say it: of a path, and of an oval, or what is clipped to one, in the middle of
    /// others. Nil of all else.
    fileprivate func ownForm(_ area: Filled, on canvas: Canvas) -> QuarterForm? {
        if isPath { return quarters(path(), on: canvas) }
        guard !area.isKnob, frame.height > 1 else { return nil }
        if isOvalInOthers { return quarters(path(), isOval: true, on: canvas) }
        guard frame.height > 2 else { return nil }
        // A rectangle that is clipped has the form of the clip.
        guard !outline.isRound, let layer, let stand = canvas.layers[layer].inOthers,
            case .clip(let outline, let frame, _) = canvas.layers[layer].effect, outline.isOval,
            area.corners == outline.corners(in: area.frame.size),
            let cuts = LayerCuts(of: canvas.layers[layer].parent, on: canvas)
        else { return nil }
        return QuarterForm(
            SketchForm(outline, in: frame).path.applying(stand.change), near: frame.origin, in: visible.inset(by: -1),
            isEvenOdd: false,
            isOval: true, cuts, canvas.cancellation)
    }

    /// Whether it is a path that is no rectangle but for its corners.
    fileprivate var isPath: Bool {
        if case .path = outline { outline.corners(in: cells.size) == nil } else { false }
    }

    /// Whether it is no rectangle: a circle, a path and the like.
    fileprivate var isRound: Bool {
        outline.corners(in: cells.size).map { $0.rows * 2 >= Double(cells.height) } ?? true
    }

    /// The quarters of cells that a path takes; nil where it is turned with others, which cells don't show.
    private func quarters(_ path: Path, isOval: Bool = false, on canvas: Canvas) -> QuarterForm? {
        guard let cuts = LayerCuts(of: layer, on: canvas) else { return nil }
        return QuarterForm(
            path, near: frame.origin, in: visible, isEvenOdd: outline.isEvenOdd, isOval: isOval, cuts,
            canvas.cancellation)
    }
}

extension Cell {
    /// Whether it shows nothing but what it stands on, or a shadow on that.
    var isEmpty: Bool { glyph.isBlank || glyph.isFree || glyph.isFill || glyph.isShadow }
}
