/// The edge of a form in points, of lines and curves: SwiftUI's `Path`.
///
/// The x axis leads to the right and the y axis down. A point that is no number is left out.
public struct Path: Hashable, Sendable {
    /// One step of the way along the edge.
    enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    private(set) var elements: [Element] = []
    /// Where the part begins that is being drawn.
    private var start = CGPoint.zero
    /// Where the next line begins; nil where nothing was drawn.
    public private(set) var currentPoint: CGPoint?

    /// A path without lines.
    public init() {}

    /// A path that a closure draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether nothing was drawn.
    public var isEmpty: Bool { elements.isEmpty }

    /// The memory that its lines and curves take, in bytes.
    package var byteCount: Int { elements.count * MemoryLayout<Element>.stride }

    private mutating func add(_ element: Element) { elements.append(element) }

    /// Begins a new part at a point.
    public mutating func move(to end: CGPoint) {
        guard end.isFinite else { return }
        add(.move(end))
        (start, currentPoint) = (end, end)
    }

    /// Draws a straight line to a point. Without a point to begin at, nothing is drawn.
    public mutating func addLine(to end: CGPoint) {
        guard end.isFinite, currentPoint != nil else { return }
        add(.line(end))
        currentPoint = end
    }

    /// Draws a curve to a point, which bends towards one other. Without a point to begin at, nothing is drawn.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard let begin = currentPoint else { return }
        addCurve(to: end, control1: begin.toward(control, 2.0 / 3), control2: end.toward(control, 2.0 / 3))
    }

    /// Draws a curve to a point: it sets out towards the first of two others, and arrives from the second. Without a
    /// point to begin at, nothing is drawn.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard end.isFinite, control1.isFinite, control2.isFinite, currentPoint != nil else { return }
        add(.curve(end, control1, control2))
        currentPoint = end
    }

    /// Draws a line back to where the part began.
    public mutating func closeSubpath() {
        guard currentPoint != nil, elements.last != .close else { return }
        add(.close)
        currentPoint = start
    }

    /// Adds all parts of another path, with every point put elsewhere.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        guard !path.isEmpty else { return }
        let path = transform == .identity ? path : path.applying(transform)
        for element in path.elements { add(element) }
        start = path.start
        currentPoint = path.currentPoint ?? currentPoint
    }

    /// The path with every point put elsewhere.
    func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
        var path = self
        path.elements = elements.map { element in
            switch element {
            case .move(let end): .move(change(end))
            case .line(let end): .line(change(end))
            case .curve(let end, let control1, let control2): .curve(change(end), change(control1), change(control2))
            case .close: .close
            }
        }
        path.start = change(start)
        path.currentPoint = currentPoint.map(change)
        return path
    }

    /// The path, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }
}
