extension Canvas {
    /// Draws what cells show upright and in its own size, and what drawings show turned or scaled.
    ///
    /// - Parameters:
    ///   - change: how, in points of the canvas.
    ///   - frame: the cells of what is painted that it takes.
    mutating func turned(
        _ change: CGAffineTransform, _ frame: Rect, in scale: Scale, _ draw: (inout Canvas) -> Void
    ) {
        guard !change.isOnlyMove else { return draw(&self) }
        let unit = CGAffineTransform(scaleX: SketchGrid.column / scale.column, y: SketchGrid.row / scale.row)
        let back = CGAffineTransform(scaleX: 1 / unit.a, y: 1 / unit.d)
        let place = rest.pixels
        let pixels = CGAffineTransform(translationX: -place.x, y: -place.y).concatenating(back)
            .concatenating(change).concatenating(unit).movedBy(place.x, place.y)
        let whole = tone.turn.map { pixels.concatenating($0) } ?? pixels
        turnedBoxes.append(Path(SketchGrid.pixels(of: absolute(frame))).applying(whole).boundingRect)
        layered(.turned(pixels)) { canvas in canvas.toned({ $0.turn = whole }, draw) }
    }

    /// How far what is turned or scaled sticks out of some pixels, at most as far as anybody looks.
    func overhang(of box: CGRect) -> (left: Double, top: Double, right: Double, bottom: Double) {
        func most(_ lengths: [Double]) -> Double { max(0, min(Self.widestOverhang, lengths.max() ?? 0)) }
        return (
            most(turnedBoxes.map { box.minX - $0.minX }), most(turnedBoxes.map { box.minY - $0.minY }),
            most(turnedBoxes.map { $0.maxX - box.maxX }), most(turnedBoxes.map { $0.maxY - box.maxY })
        )
    }

    private static var widestOverhang: Double { 400 }
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
