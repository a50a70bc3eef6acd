#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How a gradient runs through what it fills.
indirect enum GradientCourse: Hashable, Sendable {
    /// Along a line.
    case line(from: UnitPoint, to: UnitPoint)
    /// Outwards from a point, between two radii in points.
    case rings(around: UnitPoint, from: Double, to: Double)
    /// Outwards from a point, between two parts of the width and of the height.
    case ovals(around: UnitPoint, from: Double, to: Double)
    /// Around a point, clockwise from one angle to another; 0 is the right.
    case turn(around: UnitPoint, from: Angle, to: Angle)

    /// How far along the gradient a place lies: 0 is its start, 1 its end.
    ///
    /// - Parameters:
    ///   - x: the place's part of the width.
    ///   - y: the place's part of the height.
    ///   - size: the width and the height in points.
    func progress(x: Double, y: Double, in size: CGSize) -> Double {
        let progress: Double
        switch self {
        case .line(let start, let end):
            let (dx, dy) = ((end.x - start.x) * size.width, (end.y - start.y) * size.height)
            let length = dx * dx + dy * dy
            progress = ((x - start.x) * size.width * dx + (y - start.y) * size.height * dy) / length
        case .rings(let center, let start, let end):
            let (dx, dy) = ((x - center.x) * size.width, (y - center.y) * size.height)
            progress = ((dx * dx + dy * dy).squareRoot() - start) / (end - start)
        case .ovals(let center, let start, let end):
            let (dx, dy) = (x - center.x, y - center.y)
            progress = ((dx * dx + dy * dy).squareRoot() - start) / (end - start)
        case .turn(let center, let start, let end):
            let angle = atan2((y - center.y) * size.height, (x - center.x) * size.width)
            let span = end.radians - start.radians
            let turned = span < 0 ? start.radians - angle : angle - start.radians
            progress = (turned - (turned / (2 * .pi)).rounded(.down) * 2 * .pi) / abs(span)
        }
        // What has no length ends where it begins.
        return progress.isNaN ? 1 : max(0, min(1, progress))
    }
}
