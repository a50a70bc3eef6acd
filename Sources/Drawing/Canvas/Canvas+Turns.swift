/// How things on a canvas are turned and scaled that cells show upright and in their own size: in pixels of the picture.
struct DrawnTurns {
    /// What is drawn so at once.
    private struct Turned {
        let change: CGAffineTransform
        /// The cells that it takes upright and in its own size.
        let cells: Rect
        /// The pixels of these, or of what stands some half cells from them.
        let own: CGRect
        /// The pixels in which it is drawn.
        let box: CGRect
        /// Both.
        var reach: CGRect { box.union(own) }
        /// Whether a form lies on it that was drawn later.
        var isCovered = false
    }

    /// All of it; the first one has the number 1.
    private var all: [Turned] = []
    /// The numbers of what has been drawn and is not covered, by the rows that it reaches into.
    private var uncovered: [Int: [UInt16]] = [:]
    /// As many as can be told apart.
    private static let most = Int(UInt16.max) - 1

    /// The turn of a number; nil for none.
    subscript(number: UInt16) -> CGAffineTransform? { number == 0 ? nil : all[Int(number) - 1].change }

    /// The number of a turn of what stands in some cells, or some half cells from them. When 65,534 are in use, every further one counts as the last.
    mutating func number(of change: CGAffineTransform, _ cells: Rect, _ rest: HalfCells) -> UInt16 {
        if all.count < Self.most {
            let own = SketchGrid.pixels(of: cells, rest)
            all.append(
                Turned(change: change, cells: cells, own: own, box: Path(own).applying(change).boundingRect))
        }
        return UInt16(all.count)
    }

    /// Notes that all of a number has been drawn, on a canvas of so many rows.
    mutating func end(_ number: UInt16, height: Int) {
        guard number < Self.most else { return }
        let rows = Self.rows(of: all[Int(number) - 1].reach)
        for y in rows.clamped(to: 0..<height) { uncovered[y, default: []].append(number) }
    }

    /// The rows that some pixels lie in.
    private static func rows(of box: CGRect) -> Range<Int> {
        let first = Int(clamped: (box.minY / SketchGrid.row).rounded(.down))
        return first..<max(first, Int(clamped: (box.maxY / SketchGrid.row).rounded(.up)))
    }

    /// Whether a form lies on what has a number, so that it is written below that and not among other letters.
    func isCovered(_ number: UInt16) -> Bool { number > 0 && all[Int(number) - 1].isCovered }

    /// Lets a form lie on all that has been drawn where it lies, and answers what wasn't covered before.
    ///
    /// - Parameters:
    ///   - box: the pixels of the form.
    ///   - touches: whether it lies on some of them.
    mutating func cover(in box: CGRect, where touches: (CGRect) -> Bool) -> [(number: UInt16, cells: Rect)] {
        guard !uncovered.isEmpty else { return [] }
        var covered: [(number: UInt16, cells: Rect)] = []
        let rows = Self.rows(of: box).clamped(to: 0..<Canvas.tallest)
        for y in rows.count < uncovered.count ? Array(rows) : uncovered.keys.filter(rows.contains) {
            guard let numbers = uncovered[y] else { continue }
            for number in numbers where !isCovered(number) && touches(all[Int(number) - 1].reach) {
                covered.append((number, all[Int(number) - 1].cells))
                all[Int(number) - 1].isCovered = true
            }
            let rest = numbers.filter { !isCovered($0) }
            uncovered[y] = rest.isEmpty ? nil : rest
        }
        return covered
    }

    /// How far what is turned, and something else, sticks out of some pixels, at most as far as anybody looks.
    func overhang(
        of box: CGRect, with other: CGRect?
    ) -> (left: Double, top: Double, right: Double, bottom: Double) {
        func most(_ lengths: [Double]) -> Double { max(0, min(Self.widest, lengths.max() ?? 0)) }
        let boxes = all.map(\.box) + (other.map { [$0] } ?? [])
        return (
            most(boxes.map { box.minX - $0.minX }), most(boxes.map { box.minY - $0.minY }),
            most(boxes.map { $0.maxX - box.maxX }), most(boxes.map { $0.maxY - box.maxY })
        )
    }

    private static let widest = 400.0

    /// The cells in which what is turned is drawn, but for the half of a cell at most.
    var cells: [Rect] {
        func cell(_ pixels: Double, _ unit: Double) -> Int { Int(clamped: (pixels / unit).rounded()) }
        return all.map { turned in
            let box = turned.box
            let (x, y) = (cell(box.minX, SketchGrid.column), cell(box.minY, SketchGrid.row))
            return Rect(
                x: x, y: y, width: cell(box.maxX, SketchGrid.column) - x, height: cell(box.maxY, SketchGrid.row) - y)
        }
    }
}

extension Canvas {
    /// What is to be set again where a turn ends.
    struct TurnEnd {
        fileprivate let layer: Int?
        fileprivate let turn: UInt16
    }

    /// Begins to draw what only drawings show turned or scaled. What recurs takes little of the machine stack this way.
    ///
    /// - Parameters:
    ///   - change: how, in points of the canvas.
    ///   - frame: the cells of what is painted that it takes.
    mutating func beginTurn(_ change: CGAffineTransform, _ frame: Rect, in scale: Scale) -> TurnEnd? {
        guard !change.isOnlyMove else { return nil }
        let unit = CGAffineTransform(scaleX: SketchGrid.column / scale.column, y: SketchGrid.row / scale.row)
        let back = CGAffineTransform(scaleX: 1 / unit.a, y: 1 / unit.d)
        let place = rest.pixels
        let pixels = CGAffineTransform(translationX: -place.x, y: -place.y).concatenating(back)
            .concatenating(change).concatenating(unit).movedBy(place.x, place.y)
        return begin(pixels, frame)
    }

    /// Begins to draw what only drawings show some columns and rows, in parts of them too, beside the cells that it takes.
    mutating func beginMove(columns: Double, rows: Double, _ frame: Rect) -> TurnEnd? {
        let (x, y) = (columns * SketchGrid.column, rows * SketchGrid.row)
        guard max(abs(x), abs(y)) >= Self.leastMove else { return nil }
        return begin(CGAffineTransform(translationX: x, y: y), frame)
    }

    /// The pixels that are seen.
    private static let leastMove = 0.005

    /// Begins to draw with a change in pixels of the picture.
    private mutating func begin(_ pixels: CGAffineTransform, _ frame: Rect) -> TurnEnd {
        let end = TurnEnd(layer: layer, turn: tone.turn)
        layers.append(FormLayer(effect: .turned(pixels), inOthers: nil, parent: layer))
        layer = layers.count - 1
        let whole = turns[tone.turn].map { pixels.concatenating($0) } ?? pixels
        tone.turn = turns.number(of: whole, absolute(frame), rest)
        return end
    }

    /// Ends what was begun so.
    mutating func endTurn(_ end: TurnEnd?) {
        guard let end else { return }
        turns.end(tone.turn, height: max(height, ownSize.height))
        (layer, tone.turn) = (end.layer, end.turn)
    }
}

extension CGAffineTransform {
    /// The attribute that lets an element be drawn so.
    var attribute: String {
        let parts = [a, b, c, d].map(\.short) + [tx, ty].map(SketchGrid.text)
        return " transform=\"matrix(\(parts.joined(separator: " ")))\""
    }
}

extension String {
    /// Elements that are turned and scaled; the same where they aren't.
    func turned(_ change: CGAffineTransform?) -> String { change.map { "<g\($0.attribute)>\(self)</g>" } ?? self }
}
