/// The face of a control: a colour behind its letters.
struct ControlFace {
    var cells: Rect
    let color: RGB
    /// The half cells by which it stands further to the right and down.
    let rest: HalfCells
    /// How it is turned and scaled, in pixels of the picture; nil where it isn't.
    let turn: CGAffineTransform?
    /// Whether its ends are half circles.
    var isRound = false
    /// The pixels by which it is higher than its cells, above and below.
    var reach = -SketchGrid.gap
    /// The number of the row whose controls it is as high as; nil of one of several rows.
    var row: Int?

    /// Whether it goes on with a face of the row above.
    func isBelow(_ other: ControlFace) -> Bool {
        cells.columns == other.cells.columns && color == other.color && other.cells.maxY == cells.minY
            && turn == other.turn
    }

    /// Makes one of it and of the face above.
    mutating func join(_ other: ControlFace) {
        cells = other.cells.union(cells)
        row = nil
        isRound = isRound || other.isRound
    }

    /// The element of it.
    var element: String {
        let box = SketchGrid.pixels(of: cells, rest).insetBy(dx: 0, dy: -reach)
        let radius = isRound ? min(box.width, box.height) / 2 : 5
        return "<rect\(SketchForm.attributes(of: box)) rx=\"\(SketchGrid.text(radius))\" fill=\"\(color.hex)\"/>"
            .turned(turn)
    }
}
