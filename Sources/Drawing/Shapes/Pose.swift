/// How things stand in a view that is turned, while it is painted.
struct Pose {
    /// How points become cells.
    let scale: Scale
    /// From where things stand to where they are drawn, in points of the canvas.
    var transform = CGAffineTransform.identity
    /// The cells of the canvas outside of which nothing is drawn.
    var clip: Rect
    /// What was done last, together with what was done in the same way around it.
    var turn: Turn?
    /// What the legend would tell of everything inside that isn't drawn turned.
    var words: [String] = []
    /// Whether a turn is part of it, also one by nothing.
    var isRotated = false
    /// How many more levels are looked into; what stands deeper is drawn as it is.
    var levels = Pose.deepest

    /// The levels of things inside each other that are turned one by one.
    static let deepest = 64

    init(scale: Scale, clip: Rect) {
        self.scale = scale
        self.clip = clip
    }

    /// The pose for what stands inside of something.
    var inside: Pose {
        var pose = self
        pose.levels -= 1
        return pose
    }

    /// Whether a box around text may be drawn turned: by a few degrees only steps would show of it.
    var isFarTurned: Bool {
        transform.keepsAxes || min(abs(transform.a), abs(transform.b)) > 0.4 * transform.growth
    }

    /// How far the middle of some cells is moved, in whole cells.
    func offset(of cells: Rect) -> Point {
        let rect = scale.points(of: cells)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        let place = place(of: middle)
        func whole(_ points: Double, _ unit: Double) -> Int {
            let count = (points / unit * (1 + 1e-9)).rounded()
            return Int(clamped: count)
        }
        return Point(x: whole(place.x - middle.x, scale.column), y: whole(place.y - middle.y, scale.row))
    }

    /// What is left to be done, in points, to something that was moved by whole cells.
    func change(behind offset: Point) -> CGAffineTransform {
        CGAffineTransform(translationX: -Double(offset.x) * scale.column, y: -Double(offset.y) * scale.row)
            .concatenating(transform)
    }

    /// The cells that a form takes which stays upright: of a circle, or of what is turned by quarters.
    func box(of cells: Rect, _ outline: Outline = .rectangle) -> Rect {
        let rect = scale.points(of: cells)
        let isSquare = abs(rect.width - rect.height) < scale.row
        let isRound = !transform.keepsAxes || isSquare && transform.keepsForm
        let room =
            isRound
            ? Size(width: columns(rect.width * transform.growth), height: rows(rect.height * transform.growth))
            : Size(
                width: columns(abs(transform.a) * rect.width + abs(transform.c) * rect.height),
                height: rows(abs(transform.b) * rect.width + abs(transform.d) * rect.height))
        let size = outline.size(in: room, aspect: scale.aspect)
        let middle = place(of: CGPoint(x: rect.midX, y: rect.midY))
        func start(_ middle: Double, _ length: Int) -> Int {
            let start = (middle - Double(length) / 2 - 0.5 - 1e-6).rounded(.up)
            return Int(clamped: start)
        }
        return Rect(
            origin: Point(x: start(middle.x / scale.column, size.width), y: start(middle.y / scale.row, size.height)),
            size: size)
    }

    private func columns(_ points: Double) -> Int { points > 0 ? scale.columns(points + 1e-6) : 0 }

    private func rows(_ points: Double) -> Int { points > 0 ? scale.rows(points + 1e-6) : 0 }

    /// Where the middle of something is put. What stands around the point that stays where it is, but for a part of a cell,
    /// stays there too.
    private func place(of middle: CGPoint) -> CGPoint {
        let (a, d) = (1 - transform.a, 1 - transform.d)
        let area = a * d - transform.b * transform.c
        if abs(area) > 1e-9 {
            let x = (d * transform.tx + transform.c * transform.ty) / area
            let y = (a * transform.ty + transform.b * transform.tx) / area
            if abs(x - middle.x) <= scale.column * 0.51, abs(y - middle.y) <= scale.row * 0.51 { return middle }
        }
        return transform.place(of: middle)
    }

    /// Whether a form that takes the same cells as before would not look the same: it has another size, or lies on its
    /// side.
    func changes(_ outline: Outline, in cells: Rect) -> Bool {
        let rect = scale.points(of: cells)
        let isOnSide = abs(transform.a) < 1e-9 && rect.width != rect.height && outline != .circle
        return abs(transform.growth - 1) > 1e-9 || isOnSide
    }

    /// A form in some cells, as it is drawn: the form and its cells.
    ///
    /// What is turned by quarters fills whole cells as it did before; everything else becomes a path.
    func form(_ outline: Outline, in cells: Rect) -> (outline: Outline, cells: Rect) {
        if transform.isOnlyMove { return (outline, cells.moved(by: offset(of: cells))) }
        let isPath = if case .path = outline { true } else { false }
        if !isPath, transform.keepsAxes || outline == .circle && transform.keepsForm {
            return (outline.scaled(by: transform.growth), box(of: cells, outline))
        }
        return path(outline, in: cells, changed: true)
    }

    /// Where the places in some cells were before they were turned, from the corner of the cells in which they stood.
    func origin(of box: Rect, from cells: Rect) -> Stance? {
        let (drawn, rect) = (scale.points(of: box), scale.points(of: cells))
        return transform.inverted().map {
            Stance(
                rect: rect,
                change: CGAffineTransform(translationX: drawn.minX, y: drawn.minY).concatenating($0)
                    .movedBy(-rect.minX, -rect.minY))
        }
    }

    /// The path of a form in some cells, as it is drawn, or as it stands but where the turned one has its cells.
    func path(_ outline: Outline, in cells: Rect, changed: Bool) -> (outline: Outline, cells: Rect) {
        let rect = scale.points(of: cells)
        let fitted = fitted(cells)
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map(fitted.place)
        var path = Path()
        path.addLines(corners)
        let box = path.boundingRect.cells(scale)
        let change = (changed ? fitted : .identity).movedBy(
            -Double(box.minX) * scale.column, -Double(box.minY) * scale.row)
        var isEvenOdd = false
        if case .path(let path) = outline { isEvenOdd = path.isEvenOdd }
        return (outline.standing(at: rect).changed { _ in change }.standing(in: scale, isEvenOdd: isEvenOdd), box)
    }

    /// The change of what stands in some cells, so that what is turned by quarters fills whole cells, and what is as wide
    /// as high keeps its place among them.
    private func fitted(_ cells: Rect) -> CGAffineTransform {
        let rect = scale.points(of: cells)
        let middle = transform.place(of: CGPoint(x: rect.midX, y: rect.midY))
        let isSquare = abs(rect.width - rect.height) < scale.row
        if isSquare, transform.keepsForm, abs(transform.growth - 1) < 1e-9 {
            let offset = offset(of: cells)
            return transform.movedBy(
                rect.midX + Double(offset.x) * scale.column - middle.x,
                rect.midY + Double(offset.y) * scale.row - middle.y)
        }
        guard transform.keepsAxes else { return transform }
        let box = scale.points(of: box(of: cells))
        let width = abs(transform.a) * rect.width + abs(transform.c) * rect.height
        let height = abs(transform.b) * rect.width + abs(transform.d) * rect.height
        guard width > 0, height > 0 else { return transform }
        return transform.concatenating(
            CGAffineTransform(scaleX: box.width / width, y: box.height / height).around(middle)
        ).movedBy(box.midX - middle.x, box.midY - middle.y)
    }
}

extension Outline {
    /// The form with corners so many times as large.
    fileprivate func scaled(by factor: Double) -> Outline {
        guard case .rounded(var corner) = self, abs(factor - 1) > 1e-9 else { return self }
        corner.radius *= factor
        return .rounded(corner)
    }

    /// The form where only one rectangle matters: the one in which it stands.
    fileprivate func standing(at rect: CGRect) -> Outline {
        .path(PathOutline(self, at: rect))
    }

    /// The edge of the form in a rectangle in points.
    func path(in rect: CGRect) -> Path {
        let shorter = min(rect.width, rect.height)
        switch self {
        case .rectangle: return Path(rect)
        case .rounded(let corner): return Path(roundedRect: rect, cornerRadius: corner.radius)
        case .capsule: return Path(roundedRect: rect, cornerRadius: shorter / 2)
        case .circle:
            return Path(
                ellipseIn: CGRect(
                    x: rect.midX - shorter / 2, y: rect.midY - shorter / 2, width: shorter, height: shorter))
        case .ellipse: return Path(ellipseIn: rect)
        case .path(let path): return path.path(in: rect)
        }
    }
}
