/// What is done to a view around one of its points: it is turned, or made larger, smaller or mirrored.
public struct Turn: Hashable, Sendable {
    private enum Kind: Hashable {
        case rotated(Double)
        case scaled(x: Double, y: Double)
    }

    private let kind: Kind
    private let anchor: UnitPoint

    /// A turn in degrees, as a clock's hands turn: `rotationEffect`.
    public static func rotated(_ degrees: Double, around anchor: UnitPoint = .center) -> Turn {
        Turn(kind: .rotated(degrees.truncatingRemainder(dividingBy: 360)), anchor: anchor)
    }

    /// So many times the width and the height: `scaleEffect`.
    public static func scaled(x: Double, y: Double, from anchor: UnitPoint = .center) -> Turn {
        Turn(kind: .scaled(x: x, y: y), anchor: anchor)
    }

    /// Whether it is a turn, also one by nothing.
    var isRotation: Bool {
        if case .rotated = kind { true } else { false }
    }

    /// What it does to the points of a rectangle. Without the size a view is at most mirrored.
    func change(of rect: CGRect, withSize: Bool) -> CGAffineTransform {
        let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        return switch kind {
        case .rotated(let degrees):
            CGAffineTransform(rotationAngle: Angle(degrees: degrees).radians).around(point)
        case .scaled(let x, let y) where withSize: CGAffineTransform(scaleX: x, y: y).around(point)
        case .scaled(let x, let y): CGAffineTransform(scaleX: x < 0 ? -1 : 1, y: y < 0 ? -1 : 1).around(point)
        }
    }

    /// What it does to the size of what stands in a rectangle, and to nothing else.
    func sizeChange(of rect: CGRect) -> CGAffineTransform {
        guard case .scaled(let x, let y) = kind else { return .identity }
        let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        return CGAffineTransform(scaleX: abs(x), y: abs(y)).around(point)
    }

    /// Whether it does more than mirroring, or no more than that leaves something to see.
    var changesSize: Bool {
        if case .scaled(let x, let y) = kind { abs(x) != 1 || abs(y) != 1 } else { false }
    }

    /// Whether it leaves nothing of a view.
    var isVanishing: Bool {
        if case .scaled(let x, let y) = kind { x == 0 || y == 0 } else { false }
    }

    /// What the legend says about it; nil where it does nothing.
    public var words: String? {
        switch kind {
        case .rotated(let degrees): degrees == 0 ? nil : "rotated \(degrees.short)"
        case .scaled(let x, let y):
            x == 1 && y == 1 ? nil : "scaled " + (x == y ? x.short : "\(x.short) by \(y.short)")
        }
    }

    /// The same, with the point that stays where it is.
    package var wordsInPlace: String? {
        guard anchor != .center else { return words }
        return words.map { $0 + (isRotation ? " around " : " from ") + anchor.words }
    }

    /// What it does together with a turn inside; nil where that takes two.
    func joined(with inner: Turn) -> Turn? {
        switch (kind, inner.kind) {
        case (.rotated(let one), .rotated(let other)):
            let degrees = (one + other).truncatingRemainder(dividingBy: 360)
            return .rotated(abs(degrees) < 1e-9 ? 0 : degrees, around: anchor == inner.anchor ? anchor : .center)
        default: return nil
        }
    }
}
