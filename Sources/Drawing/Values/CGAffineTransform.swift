#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How the points of a plane are turned, scaled and moved: without Foundation there is no other `CGAffineTransform`.
public struct CGAffineTransform: Hashable, Sendable {
    /// What of `x` goes into the new `x`.
    public var a: CGFloat
    /// What of `x` goes into the new `y`.
    public var b: CGFloat
    /// What of `y` goes into the new `x`.
    public var c: CGFloat
    /// What of `y` goes into the new `y`.
    public var d: CGFloat
    /// How far all points are moved to the right.
    public var tx: CGFloat
    /// How far all points are moved down.
    public var ty: CGFloat

    /// A change by its six numbers: a point becomes `ax + cy + tx`, `bx + dy + ty`.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The change that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Turns the plane around the origin, in radians, as a clock's hands turn. Quarters of a turn are exact.
    public init(rotationAngle angle: CGFloat) {
        let quarters = angle / (.pi / 2)
        let isExact = abs(quarters - quarters.rounded()) < 1e-9
        let (sine, cosine) = isExact ? (sin(angle).rounded(), cos(angle).rounded()) : (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Makes the plane so many times as wide and as high.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Moves the plane to the right and down.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// This change, and another one after it.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Where a point is put.
    func place(of point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The change with a point that stays where it is, in place of the origin.
    public func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self).movedBy(point.x, point.y)
    }

    /// The change, and then a move to the right and down.
    func movedBy(_ dx: CGFloat, _ dy: CGFloat) -> CGAffineTransform {
        var moved = self
        (moved.tx, moved.ty) = (tx + dx, ty + dy)
        return moved
    }
}

extension CGAffineTransform {
    private static let hair = 1e-9

    /// How many times as large an area becomes; negative where it is mirrored.
    var determinant: Double { a * d - b * c }

    /// The change back; nil where nothing is left of an area.
    func inverted() -> CGAffineTransform? {
        let area = determinant
        guard abs(area) > Self.hair else { return nil }
        let turned = CGAffineTransform(a: d / area, b: -b / area, c: -c / area, d: a / area, tx: 0, ty: 0)
        let origin = turned.place(of: CGPoint(x: -tx, y: -ty))
        return turned.movedBy(origin.x, origin.y)
    }

    /// How many times as long a line becomes, on average over all directions.
    var growth: Double { abs(determinant).squareRoot() }

    /// Whether nothing is turned or scaled.
    var isOnlyMove: Bool { max(abs(a - 1), abs(b), abs(c), abs(d - 1)) < Self.hair }

    /// Whether what is upright or level stays so, or one becomes the other.
    var keepsAxes: Bool { max(abs(b), abs(c)) < Self.hair || max(abs(a), abs(d)) < Self.hair }

    /// Whether what is round stays so.
    var keepsForm: Bool { abs(a * c + b * d) < Self.hair && abs(a * a + b * b - c * c - d * d) < Self.hair }

    /// What it does to the direction of what is drawn, in words; empty where it does nothing.
    var words: String {
        let sign = determinant < 0 ? -1.0 : 1
        let degrees = Angle(radians: atan2(b * sign, a * sign)).degrees
        let turn = abs(degrees) < Self.hair ? [] : ["turned \(degrees.short)"]
        return ((sign < 0 ? ["mirrored"] : []) + turn).joined(separator: ", ")
    }
}
