/// How a shape stands that has its middle in common with those around it.
struct ConcentricStand: Hashable {
    /// How large it is in drawings, in parts of its size in its cells.
    let scale: CGSize
    /// What puts it from its cells to where it stands in quarters of cells, in pixels of the picture. There it is smaller where
    /// what lies around it could not be seen.
    let change: CGAffineTransform

    /// - Parameters:
    ///   - middle: the middle of all of them, in half cells.
    ///   - quarters: how large it is in quarters of cells, in parts of its size in its cells.
    init(of cells: Rect, around middle: Point, scale: CGSize, inQuarters quarters: CGSize) {
        self.scale = scale
        let offset = HalfCells(
            x: Int8(clamping: middle.x - 2 * cells.minX - cells.width),
            y: Int8(clamping: middle.y - 2 * cells.minY - cells.height))
        let (box, place) = (SketchGrid.pixels(of: cells), offset.pixels)
        change = CGAffineTransform(
            a: quarters.width, b: 0, c: 0, d: quarters.height, tx: box.midX * (1 - quarters.width) + place.x,
            ty: box.midY * (1 - quarters.height) + place.y)
    }

    /// The pixels of a circle that stands in some cells, in its size in drawings.
    func box(of cells: Rect) -> CGRect {
        let box = SketchGrid.pixels(of: cells)
        let (width, height) = (box.width * scale.width, box.height * scale.height)
        return CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
    }
}
