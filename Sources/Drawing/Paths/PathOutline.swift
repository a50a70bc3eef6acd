/// The outline of a shape that a path describes: which one, only the size that the shape gets can tell.
public struct PathOutline: Hashable, Sendable {
    /// What makes the path. It is one and the same for all copies, so that outlines can be compared.
    private final class Source: @unchecked Sendable {
        let path: (CGRect) -> Path

        init(_ path: @escaping (CGRect) -> Path) { self.path = path }
    }

    /// What the legend calls the shape.
    let name: String
    /// How points become cells where the shape stands.
    private(set) var scale = Scale.standard
    /// Whether what lies inside two parts of the path lies outside of it.
    private(set) var isEvenOdd = false
    private let source: Source

    /// An outline with a name, whose path is made for the rectangle that the shape gets.
    public init(name: String, path: @escaping (CGRect) -> Path) {
        self.name = name
        source = Source(path)
    }

    /// The path in cells' points, for a size in cells.
    func path(in size: Size) -> Path {
        source.path(
            CGRect(x: 0, y: 0, width: Double(size.width) * scale.column, height: Double(size.height) * scale.row))
    }

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
        guard case .path(let path) = self else { return self }
        return .path(path.standing(in: scale, isEvenOdd: isEvenOdd))
    }
}
