/// How things on a canvas are turned and scaled that cells show upright and in their own size: in pixels of the picture.
struct DrawnTurns {
    /// The turns by their numbers; the one at 0 stands for none.
    private var all = NumberTable(CGAffineTransform.identity)
    /// The pixels of what is turned.
    private var boxes: [CGRect] = []

    /// The turn of a number; nil for none.
    subscript(number: UInt16) -> CGAffineTransform? { number == 0 ? nil : all.items[Int(number)] }

    /// The number of a turn of what stands in some pixels. When 65,535 are in use, every further one counts as the last.
    mutating func number(of change: CGAffineTransform, _ box: CGRect) -> UInt16 {
        boxes.append(Path(box).applying(change).boundingRect)
        return all.number(of: change)
    }

    /// How far what is turned sticks out of some pixels, at most as far as anybody looks.
    func overhang(of box: CGRect) -> (left: Double, top: Double, right: Double, bottom: Double) {
        func most(_ lengths: [Double]) -> Double { max(0, min(Self.widest, lengths.max() ?? 0)) }
        return (
            most(boxes.map { box.minX - $0.minX }), most(boxes.map { box.minY - $0.minY }),
            most(boxes.map { $0.maxX - box.maxX }), most(boxes.map { $0.maxY - box.maxY })
        )
    }

    private static let widest = 400.0

    /// The cells in which what is turned is drawn, but for the half of a cell at most.
    var cells: [Rect] {
        func cell(_ pixels: Double, _ unit: Double) -> Int { Int(clamped: (pixels / unit).rounded()) }
        return boxes.map { box in
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
        let end = TurnEnd(layer: layer, turn: tone.turn)
        let unit = CGAffineTransform(scaleX: SketchGrid.column / scale.column, y: SketchGrid.row / scale.row)
        let back = CGAffineTransform(scaleX: 1 / unit.a, y: 1 / unit.d)
        let place = rest.pixels
        let pixels = CGAffineTransform(translationX: -place.x, y: -place.y).concatenating(back)
            .concatenating(change).concatenating(unit).movedBy(place.x, place.y)
        layers.append(FormLayer(effect: .turned(pixels), parent: layer))
        layer = layers.count - 1
        let whole = turns[tone.turn].map { pixels.concatenating($0) } ?? pixels
        tone.turn = turns.number(of: whole, SketchGrid.pixels(of: absolute(frame)))
        return end
    }

    /// Ends what was begun so.
    mutating func endTurn(_ end: TurnEnd?) {
        guard let end else { return }
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
