/// An outline in some cells, in pixels.
struct SketchForm {
    private let outline: Outline
    private let cells: Rect
    /// The pixels around it.
    let box: CGRect
    /// What the radii of its corners lose.
    private let inset: Double

    /// An outline that fills its cells, or runs further inside.
    ///
    /// - Parameters:
    ///   - inset: how much further inside it runs, in pixels.
    ///   - margin: how much further inside its upper and its lower edge run, in pixels.
    ///   - throughCells: whether it runs through the middle of its outermost cells.
    ///   - whole: the pixels that all of it has; by default those of its cells.
    init(
        _ outline: Outline, in cells: Rect, insetBy inset: Double = 0, margin: Double = 0, throughCells: Bool = false,
        whole: CGRect? = nil
    ) {
        self.outline = outline
        self.cells = cells
        self.inset = inset
        let (x, y) = throughCells ? (SketchGrid.column / 2, SketchGrid.row / 2) : (inset, inset + margin)
        let whole = whole ?? SketchGrid.pixels(of: cells)
        box = whole.inset(dx: min(x, whole.width / 2), dy: min(y, whole.height / 2))
    }

    /// The radius of its corners; nil where it is no rectangle.
    private var radius: Double? {
        let most = min(box.width, box.height) / 2
        switch outline {
        case .rectangle: return 0
        case .rounded(let corner):
            let radius = corner.radius / corner.scale.column * SketchGrid.column - inset
            return max(0, min(most, radius))
        case .capsule: return most
        case .circle, .ellipse, .path: return nil
        }
    }

    /// The edge as a path.
    var path: Path {
        if let radius { return radius > 0 ? Path(roundedRect: box, cornerRadius: radius) : Path(box) }
        guard case .path(let path) = outline else { return Path(ellipseIn: oval) }
        let change = SketchGrid.change(from: path.scale, in: cells)
        return path.path(in: cells.size).mapped(change.place)
    }

    /// The box of an oval: a circle is as wide as high.
    private var oval: CGRect {
        guard outline == .circle else { return box }
        let side = min(box.width, box.height)
        return CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
    }

    /// Whether it may have any corners.
    var isPath: Bool { if case .path = outline { true } else { false } }

    /// The pixels around it, also of a path that leads out of its cells.
    var bounds: CGRect { isPath ? path.boundingRect : oval }

    /// The element of it, without its end: `rect x="0" y="0" width="8.4" height="16.8"`.
    var element: String {
        if let radius {
            return "rect" + Self.attributes(of: box) + (radius > 0 ? " rx=\"\(SketchGrid.text(radius))\"" : "")
        }
        if case .path = outline { return "path d=\"\(path.data)\"" }
        let oval = oval
        return "ellipse cx=\"\(SketchGrid.text(oval.midX))\" cy=\"\(SketchGrid.text(oval.midY))\" "
            + "rx=\"\(SketchGrid.text(oval.width / 2))\" ry=\"\(SketchGrid.text(oval.height / 2))\""
    }

    /// Which part of it is filled, where not all of it is.
    func rule(_ attribute: String) -> String {
        if case .path(let path) = outline, path.isEvenOdd { " \(attribute)=\"evenodd\"" } else { "" }
    }

    /// A rectangle as elements hold it.
    static func attributes(of box: CGRect) -> String {
        " x=\"\(SketchGrid.text(box.minX))\" y=\"\(SketchGrid.text(box.minY))\" "
            + "width=\"\(SketchGrid.text(box.width))\" height=\"\(SketchGrid.text(box.height))\""
    }
}
