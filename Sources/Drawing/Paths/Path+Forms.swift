#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Path {
    /// A rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// An oval that touches the edges of a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// A rectangle whose corners are quarters of a circle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle whose corners are quarters of an oval.
    public init(roundedRect rect: CGRect, cornerSize: CGSize) { addRoundedRect(in: rect, cornerSize: cornerSize) }

    /// Draws straight lines from the first point to all others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for end in lines.dropFirst() { addLine(to: end) }
    }

    /// Draws a rectangle, with every point put elsewhere.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        var form = Path()
        form.addLines(rect.corners)
        form.closeSubpath()
        addPath(form, transform: transform)
    }

    /// Draws an oval that touches the edges of a rectangle, with every point put elsewhere.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let radius = max(rect.width, rect.height) / 2
        guard radius > 0, radius.isFinite else { return }
        var circle = Path()
        circle.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        circle.closeSubpath()
        addPath(
            circle.mapped {
                CGPoint(x: rect.midX + $0.x * rect.width / 2, y: rect.midY + $0.y * rect.height / 2)
            }, transform: transform)
    }

    /// Draws a rectangle whose corners are quarters of an oval, at most half as large as the rectangle, with every point
    /// put elsewhere.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(
            in: rect, corners: [cornerSize, cornerSize, cornerSize, cornerSize], transform: transform)
    }

    /// Draws a rectangle with four corners of their own: upper left, upper right, lower right, lower left; every point is
    /// put elsewhere.
    public mutating func addRoundedRect(
        in rect: CGRect, corners: [CGSize], transform: CGAffineTransform = .identity
    ) {
        var form = Path()
        /// How far the point that a curve sets out towards stands from the corner, as a part of the radius.
        let bend = 1 - Self.bend(over: .pi / 2)
        for (index, (corner, size)) in zip(rect.corners, corners).enumerated() {
            let width = max(0, min(size.width, rect.width / 2)) * (corner.x == rect.minX ? 1 : -1)
            let height = max(0, min(size.height, rect.height / 2)) * (corner.y == rect.minY ? 1 : -1)
            let upright = CGPoint(x: corner.x, y: corner.y + height)
            let level = CGPoint(x: corner.x + width, y: corner.y)
            let (from, to) = index.isMultiple(of: 2) ? (upright, level) : (level, upright)
            if index == 0 { form.move(to: from) } else { form.addLine(to: from) }
            guard width != 0, height != 0 else { continue }
            form.addCurve(to: to, control1: corner.toward(from, bend), control2: corner.toward(to, bend))
        }
        form.closeSubpath()
        addPath(form, transform: transform)
    }

    /// Draws a part of a circle, after a straight line to where it begins if something was drawn before.
    ///
    /// As in SwiftUI, whose y axis leads down too, an arc that is not `clockwise` is seen to turn the way that a clock's
    /// hands do. Every point is put elsewhere as `transform` says.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var delta = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        if abs(delta) >= turn {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
    }

    /// Draws a part of a circle that is so long, after a straight line to where it begins if something was drawn before.
    /// Every point is put elsewhere as `transform` says.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
        let turns = max(-1, min(1, delta.radians / (2 * .pi)))
        let quarters = max(1, Int(clamped: (abs(turns) * 4).rounded(.up)))
        let step = turns * 2 * .pi / Double(quarters)
        let bend = Self.bend(over: step) * radius
        func point(_ angle: Double, _ ahead: Double) -> CGPoint {
            let (sine, cosine) = (sin(angle), cos(angle))
            return transform.place(
                of: CGPoint(
                    x: center.x + radius * cosine - ahead * sine, y: center.y + radius * sine + ahead * cosine))
        }
        let begin = point(startAngle.radians, 0)
        if currentPoint == nil { move(to: begin) } else { addLine(to: begin) }
        for quarter in 0..<quarters {
            let (from, to) = (
                startAngle.radians + Double(quarter) * step, startAngle.radians + Double(quarter + 1) * step
            )
            addCurve(to: point(to, 0), control1: point(from, bend), control2: point(to, -bend))
        }
    }

    /// Draws a part of a circle that touches the lines from the current point to one point and from there to another.
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard let begin = currentPoint, tangent1End.isFinite, tangent2End.isFinite else { return }
        let one = (x: begin.x - tangent1End.x, y: begin.y - tangent1End.y)
        let other = (x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
        let (length, otherLength) = (hypot(one.x, one.y), hypot(other.x, other.y))
        let cosine = (one.x * other.x + one.y * other.y) / (length * otherLength)
        let half = acos(max(-1, min(1, cosine))) / 2
        // Lines that lead on or back leave no room for a circle.
        guard length > 0, otherLength > 0, radius > 0, sin(half) > 1e-6, cos(half) > 1e-6 else {
            return addLine(to: tangent1End)
        }
        let reach = radius / tan(half)
        let from = tangent1End.toward(begin, reach / length)
        let to = tangent1End.toward(tangent2End, reach / otherLength)
        let bend = 1 - Self.bend(over: .pi - 2 * half) * radius / reach
        addLine(to: from)
        addCurve(to: to, control1: from.toward(tangent1End, 1 - bend), control2: to.toward(tangent1End, 1 - bend))
    }

    /// The path with every point put elsewhere.
    public func applying(_ transform: CGAffineTransform) -> Path { mapped(transform.place) }

    /// How far a curve over a part of a circle with the radius 1 sets out: its ends' distance to their control points.
    private static func bend(over angle: Double) -> Double { 4.0 / 3 * tan(angle / 4) }
}

extension CGRect {
    /// Clockwise from the upper left one.
    fileprivate var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}
