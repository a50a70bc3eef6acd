/// The outline of a shape that a path describes: which one, only the size that the shape gets can tell.
public struct PathOutline: Hashable, Sendable {
    /// What makes the path. It is one and the same for all copies, so that outlines can be compared.
    private final class Source: @unchecked Sendable {
        let path: (CGRect) -> Path
        let stance: ((CGRect) -> Stance)?
        /// The form that the path is cut out of, where that has cells of its own.
        let whole: Outline?

        init(
            _ path: @escaping (CGRect) -> Path, whole: Outline? = nil, _ stance: ((CGRect) -> Stance)?
        ) {
            self.path = path
            self.whole = whole
            self.stance = stance
        }
    }

    /// Whether it is a part of a circle, however that is turned, and takes the cells of that.
    let isPartOfCircle: Bool

    /// What the legend calls the shape.
    let name: String
    /// What the legend says of it beside its name: its corners, which cells are too large to show, and how it is cut,
    /// turned or scaled.
    let details: [String]
    /// Whether it is cut out of a longer edge, so that it may lie on the whole of that.
    let isTrimmed: Bool
    /// The radii of the corners in points, clockwise from the upper left one, of a form that is a rectangle but for them; empty
    /// of every other form.
    private let cornerRadii: [Double]
    /// How points become cells where the shape stands.
    private(set) var scale = Scale.standard
    /// Whether what lies inside two parts of the path lies outside of it.
    private(set) var isEvenOdd = false
    private let source: Source
    /// What is told of the work on the path.
    private(set) var cancellation: Cancellation?

    /// An outline with a name, whose path is made for the rectangle that the shape gets.
    ///
    /// - Parameters:
    ///   - name: what the legend calls the shape.
    ///   - details: what the legend says of it beside its name, such as its corners and how it is turned.
    ///   - isTrimmed: whether it is cut out of a longer edge.
    ///   - cornerRadii: the radii of the corners in points, clockwise from the upper left one, of a form that is a rectangle
    ///     but for them.
    ///   - base: the form of which it is a part.
    ///   - room: the room in the rectangle that the form takes; by default all of it.
    ///   - path: makes the path for a rectangle in points, whose upper left corner is the origin wherever the shape stands.
    public init(
        name: String, details: [String] = [], isTrimmed: Bool = false, cornerRadii: [Double] = [],
        partOf base: Outline? = nil, room: ((CGRect) -> CGRect)? = nil, path: @escaping (CGRect) -> Path
    ) {
        self.name = name
        self.details = details
        self.isTrimmed = isTrimmed || base?.isTrimmed == true
        isPartOfCircle = isTrimmed && base?.isCircular == true
        self.cornerRadii = cornerRadii
        let stance = base?.stance
        let isPath = if case .path = base { true } else { false }
        source = Source(
            { rect in
                guard rect.origin != .zero else { return path(rect) }
                return path(CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
            }, whole: isTrimmed && !isPath ? base : nil,
            room.map { room in
                { rect in stance?(room(rect)) ?? Stance(rect: room(rect), change: .identity) }
            } ?? stance)
    }

    /// The outline of a form of which all points are put elsewhere.
    fileprivate init(
        _ outline: Outline, _ details: [String], keepsCircles: Bool,
        changedBy change: @escaping (CGRect) -> CGAffineTransform
    ) {
        isPartOfCircle = keepsCircles && outline.isCircular
        name = outline.name
        self.details = details
        isTrimmed = outline.isTrimmed
        cornerRadii = []
        isEvenOdd = outline.isEvenOdd
        let stance = outline.stance
        source = Source({ outline.path(in: $0).applying(change($0)) }) { rect in
            let before = stance?(rect) ?? Stance(rect: rect, change: .identity)
            return Stance(rect: before.rect, change: before.change.concatenating(change(rect)))
        }
    }

    /// The outline of a form as it is in a rectangle, whatever room there is.
    init(_ outline: Outline, at rect: CGRect) {
        isPartOfCircle = false
        name = outline.name
        details = outline.details
        isTrimmed = outline.isTrimmed
        cornerRadii = []
        let stance = outline.stance
        source = Source({ _ in outline.path(in: rect) }) { _ in
            stance?(rect) ?? Stance(rect: rect, change: .identity)
        }
    }

    /// How the form stands in a rectangle where all of it was turned or scaled.
    fileprivate var stance: ((CGRect) -> Stance)? { source.stance }

    /// The path for a rectangle in points.
    func path(in rect: CGRect) -> Path { source.path(rect) }

    /// The path in cells' points, for a size in cells.
    func path(in size: Size) -> Path { path(in: rect(of: size)) }

    private func rect(of size: Size) -> CGRect { scale.points(of: Rect(origin: .zero, size: size)) }

    /// The cells that the path covers, for a size in cells.
    func rows(in size: Size) -> PathRows {
        let path = path(in: size)
        let room = Rect(origin: .zero, size: size).inset(by: -Self.reach(of: size))
        let touched = path.boundingRect.cells(scale).intersection(room)
        return PathRows(path, scale, in: touched, isEvenOdd: isEvenOdd, cancellation)
    }

    /// The smallest rectangle around them.
    func cells(in size: Size) -> Rect {
        let rows = rows(in: size)
        return rows.rows.reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { cells, row in
            rows.spans(row).reduce(cells) {
                $0.union(Rect(x: $1.lowerBound, y: row, width: $1.count, height: 1))
            }
        }
    }

    /// The path as a line, for a size in cells.
    func line(in size: Size) -> PathLine {
        if let corners = boxCorners(in: size) { return PathLine(boxOf: size, corners) }
        let rect = rect(of: size)
        let room = source.stance.map { $0(rect).room(in: scale) } ?? rect
        let path = path(in: rect)
        if let ring = Ring(path, in: room, scale) { return PathLine(ring) }
        if let whole = source.whole { return PathLine(path, partOf: whole, in: size, scale) }
        return PathLine(path, in: room, scale, cancellation)
    }

    /// The corners of a form that is a rectangle but for those, where each takes one cell: the upper ones, then the lower
    /// ones, from left to right. Nil where they take more, and of every other form.
    func boxCorners(in size: Size) -> [LinePart]? {
        guard let largest = cornerRadii.max(), size.width > 1, size.height > 1,
            size.height <= 3 || !Corner(largest, in: scale).isWhole(in: size)
        else { return nil }
        let corners: [(square: LinePart, round: LinePart)] = [
            (.topLeft, .roundTopLeft), (.topRight, .roundTopRight), (.bottomLeft, .roundBottomLeft),
            (.bottomRight, .roundBottomRight),
        ]
        let round = roundCorners
        return corners.map { round.contains($0.round) ? $0.round : $0.square }
    }

    /// How far the corners of such a form reach.
    func cornerReach(in size: Size) -> CornerReach? {
        boxCorners(in: size) == nil ? nil : CornerReach(cornerRadii.map { Corner($0, in: scale) }, in: size)
    }

    /// The corners that are round, of a form that is a rectangle but for them: `roundTopLeft` and its like.
    var roundCorners: Set<LinePart> {
        let parts: [LinePart] = [.roundTopLeft, .roundTopRight, .roundBottomRight, .roundBottomLeft]
        return Set(zip(parts, cornerRadii).compactMap { $1 > 0 ? $0 : nil })
    }

    /// How many cells a path may lead out of a frame, however it is turned; one that is lost further out would fill pages.
    static func reach(of size: Size) -> Int { min(100, max(size.width, size.height)) }

    fileprivate func standing(in scale: Scale, isEvenOdd: Bool, _ cancellation: Cancellation?) -> PathOutline {
        var outline = self
        outline.cancellation = cancellation ?? self.cancellation
        outline.scale = scale
        outline.isEvenOdd = isEvenOdd
        return outline
    }

    public static func == (one: PathOutline, other: PathOutline) -> Bool {
        one.source === other.source && one.scale == other.scale && one.isEvenOdd == other.isEvenOdd
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// The rectangle in which a form stood before all of it was turned or scaled, and how it was.
struct Stance: Hashable, Sendable {
    let rect: CGRect
    let change: CGAffineTransform

    /// The room that the form takes: as a line it leads through the middle of the room's outermost cells.
    ///
    /// It is that of an oval, which takes as much however it is turned where it is a circle. A square may miss a part of a
    /// cell on one side, and counts as one all the same.
    func room(in scale: Scale) -> CGRect {
        let (width, height) = (rect.width, rect.height)
        let isSquare = abs(width - height) < scale.row
        let x = isSquare ? width * length(change.a, change.c) : length(change.a * width, change.c * height)
        let y = isSquare ? height * length(change.b, change.d) : length(change.b * width, change.d * height)
        let middle = change.place(of: CGPoint(x: rect.midX, y: rect.midY))
        return CGRect(x: middle.x - x / 2, y: middle.y - y / 2, width: x, height: y)
    }

    private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}

extension Scale {
    /// Some cells in points.
    func points(of cells: Rect) -> CGRect {
        CGRect(
            x: Double(cells.minX) * column, y: Double(cells.minY) * row, width: Double(cells.width) * column,
            height: Double(cells.height) * row)
    }
}

extension Outline {
    /// The form with all of its points put elsewhere.
    ///
    /// - Parameters:
    ///   - details: what the legend then says of the form beside its name; nil for what it said before.
    ///   - keepsCircles: whether a circle is the same one afterwards.
    public func changed(
        _ details: [String]? = nil, keepsCircles: Bool = false, by change: @escaping (CGRect) -> CGAffineTransform
    ) -> Outline {
        .path(PathOutline(self, details ?? self.details, keepsCircles: keepsCircles, changedBy: change))
    }

    /// Whether it is cut out of a longer edge.
    var isTrimmed: Bool {
        if case .path(let path) = self { path.isTrimmed } else { false }
    }

    /// Whether what lies inside two parts of it lies outside of it.
    var isEvenOdd: Bool {
        if case .path(let path) = self { path.isEvenOdd } else { false }
    }

    /// How the form stands in a rectangle where all of it was turned or scaled.
    fileprivate var stance: ((CGRect) -> Stance)? {
        if case .path(let path) = self { path.stance } else { nil }
    }

    /// The outline where points become cells in this way; what is filled may have holes where parts of it overlap.
    ///
    /// - Parameter cancellation: what is told of the work on it, where it is a path.
    public func standing(
        in scale: Scale, isEvenOdd: Bool = false, _ cancellation: Cancellation? = nil
    ) -> Outline {
        switch self {
        case .path(let path): return .path(path.standing(in: scale, isEvenOdd: isEvenOdd, cancellation))
        case .rounded(var corner):
            corner.scale = scale
            return .rounded(corner)
        case .rectangle, .capsule, .circle, .ellipse: return self
        }
    }
}
