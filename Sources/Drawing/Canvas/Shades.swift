/// The signs of the empty areas on a canvas: one for each colour, in reading order.
struct Shades {
    /// The sign of each ink that fills, by its number.
    private(set) var signs: [UInt16: Unicode.Scalar] = [:]
    /// The most colours that are named.
    private static let mostNames = 20

    /// Each sign, and what it stands for.
    private(set) var key: [Legend.Entry] = []

    /// No shades, as where colours are seen.
    init() {}

    init(_ canvas: Canvas, _ charset: Charset) {
        guard canvas.areas.count > 1 else { return }
        let hasShadow = canvas.marks.contains { $0.subject == Canvas.shadowName }
        let shades = charset.shades.filter { !hasShadow || $0 != charset.shadow(on: .bottom) }
        var known: [String: Unicode.Scalar] = [:]
        var last: UInt16 = 0
        var alphas: [Double] = []
        for cell in canvas.cells where cell.glyph.isFill || canvas.isRoundEdge(cell, in: charset) {
            let ink = canvas.grounds.ink(cell.ground)
            guard ink != last, signs[ink] == nil, canvas.isShaded(cell) else { continue }
            last = ink
            let paint = canvas.inks[ink].paint
            let name = paint.name.isEmpty ? "primary" : paint.name
            let place = known.count % shades.count
            let sign = known[name] ?? shades[place]
            signs[ink] = sign
            guard known.updateValue(sign, forKey: name) == nil else { continue }
            alphas.append(paint.alpha)
            if key.count < shades.count {
                key.append(Legend.Entry(subject: String(Character(sign)), look: name, news: name))
            } else if known.count <= Self.mostNames {
                key[place].look += ", \(name)"
            }
        }
        if alphas.count == 2, alphas[1] < alphas[0] { swap(shades[0], shades[1]) }
    }

    /// Gives two colours each other's signs: of two the fainter one has the fainter sign, as a track has below its bar.
    private mutating func swap(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
        signs = signs.mapValues { $0 == first ? second : first }
        key = zip(key, key.reversed()).map { Legend.Entry(subject: $0.subject, look: $1.look, news: $1.look) }
    }
}

extension Canvas {
    /// Whether a cell is a part of the round edge of a fill, for which there is a shade.
    fileprivate func isRoundEdge(_ cell: Cell, in charset: Charset) -> Bool {
        guard let part = cell.glyph.part, inks[cell.ink].role == .fill else { return false }
        return areas[grounds.area(cell.ground)].hasShade(part, in: charset)
    }

    /// Whether a cell of a fill shows a shade: not so in outlines and in lines.
    func isShaded(_ cell: Cell) -> Bool {
        let area = areas[grounds.area(cell.ground)]
        return !area.isOutline && !area.isPage && !area.isLine
    }

    /// Notes which lines are drawn as faint ones: those that are seen through beside others of their row, as the steps are that
    /// are left beside those that are done. Alone such a line is one like others.
    mutating func noteFaintLines() {
        var (full, faint): (Set<Int>, [Int]) = ([], [])
        for form in forms {
            guard case .fill(let area) = form.coat, areas[area].isLine, areas[area].thinAxis == .horizontal else {
                continue
            }
            if isVeil(form.ink) { faint.append(area) } else { full.insert(areas[area].frame.minY) }
        }
        for area in faint where full.contains(areas[area].frame.minY) { areas[area].isFaintLine = true }
    }

    /// Notes of each line whether another one goes on where it ends, from which a shade tells it.
    mutating func noteNeighbours() {
        guard areas.count > 2 else { return }
        for area in areas.indices where areas[area].isThin {
            areas[area].standsInOutline = areas[area].parent.map { areas[$0].isOutline } ?? false
        }
        for place in cells.indices.dropFirst() where cells[place].glyph.isFill {
            let area = grounds.area(cells[place].ground)
            guard let axis = areas[area].thinAxis else { continue }
            let isRow = axis == .horizontal
            for other in isRow ? [place - 1, place + 1] : [place - columns, place + columns] {
                guard cells.indices.contains(other), cells[other].glyph.isFill || cells[other].glyph.part != nil,
                    !isRow || other / columns == place / columns
                else { continue }
                let next = grounds.area(cells[other].ground)
                if next != area, areas[next].thinAxis == axis, !areas[next].isPage { areas[area].hasNeighbour = true }
            }
        }
    }
}
