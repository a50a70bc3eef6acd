/// The outline of a shape that a path describes: which one, only the size that the shape gets can tell.
public struct PathOutline: Hashable, Sendable {
    /// What makes the path. It is one and the same for all copies, so that outlines can be compared.
    private final class Source: @unchecked Sendable {
        let path: (CGRect) -> Path

        init(_ path: @escaping (CGRect) -> Path) { self.path = path }
    }

    /// What the legend calls the shape.
    let name: String
    /// What the legend says of its corners; nil where it says nothing.
    let corner: String?
    /// The corners that are round, of a form that is a rectangle but for them: `roundTopLeft` and its like.
    let roundCorners: Set<LinePart>
    /// How points become cells where the shape stands.
    private(set) var scale = Scale.standard
    /// Whether what lies inside two parts of the path lies outside of it.
    private(set) var isEvenOdd = false
    private let source: Source

    /// An outline with a name, whose path is made for the rectangle that the shape gets.
    ///
    /// - Parameters:
    ///   - name: what the legend calls the shape.
    ///   - corner: what the legend says of its corners, because cells are too large to show it.
    ///   - roundCorners: the corners that are round, of a form that is a rectangle but for them.
    ///   - path: makes the path for a rectangle in points.
    public init(
        name: String, corner: String? = nil, roundCorners: Set<LinePart> = [], path: @escaping (CGRect) -> Path
    ) {
        self.name = name
        self.corner = corner
        self.roundCorners = roundCorners
        source = Source(path)
    }

    /// The path for a rectangle in points.
    func path(in rect: CGRect) -> Path { source.path(rect) }

    /// The path in cells' points, for a size in cells.
    func path(in size: Size) -> Path {
        path(in: CGRect(x: 0, y: 0, width: Double(size.width) * scale.column, height: Double(size.height) * scale.row))
    }

    /// The cells that the path covers, for a size in cells.
    func cells(in size: Size) -> Rect {
        let path = path(in: size)
        let room = Rect(origin: .zero, size: size).inset(by: -Self.reach(of: size))
        let touched = path.boundingRect.cells(scale).intersection(room)
        let rows = PathRows(path, scale, in: touched, isEvenOdd: isEvenOdd)
        return rows.rows.reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { cells, row in
            rows.spans(row).reduce(cells) {
                $0.union(Rect(x: $1.lowerBound, y: row, width: $1.count, height: 1))
            }
        }
    }

    /// The path as a line, for a size in cells.
    func line(in size: Size) -> PathLine { PathLine(path(in: size), in: size, scale) }

    /// How many cells a path may lead out of a frame, however it is turned; one that is lost further out would fill pages.
    static func reach(of size: Size) -> Int { min(100, max(size.width, size.height)) }

    fileprivate func standing(in scale: Scale, isEvenOdd: Bool) -> PathOutline {
        var outline = self
        outline.scale = scale
        outline.isEvenOdd = isEvenOdd
        return outline
    }

    public static func == (one: PathOutline, other: PathOutline) -> Bool {
        one.source === other.source && one.scale == other.scale && one.isEvenOdd == other.isEvenOdd
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

extension Outline {
    /// The outline where points become cells in this way; what is filled may have holes where parts of it overlap.
    public func standing(in scale: Scale, isEvenOdd: Bool = false) -> Outline {
        switch self {
        case .path(let path): return .path(path.standing(in: scale, isEvenOdd: isEvenOdd))
        case .rounded(var corner):
            corner.scale = scale
            return .rounded(corner)
        case .rectangle, .capsule, .circle, .ellipse: return self
        }
    }
}
