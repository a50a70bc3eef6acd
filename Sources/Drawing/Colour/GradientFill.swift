/// A gradient at a place: it knows its colours, and which of them each cell of a frame has.
public struct GradientFill: Hashable, Sendable {
    /// A colour, how much of it there is, and where.
    struct Stop: Hashable, Sendable {
        let color: RGB
        let alpha: Double
        let location: Double
    }

    let stops: [Stop]
    let course: GradientCourse
    /// The points in a cell.
    let scale: Scale

    /// The colour in the middle of a cell of a frame, and how much of it there is, 0...1. Linear in the stops.
    func color(x: Int, y: Int, in frame: Rect) -> (color: RGB, alpha: Double) {
        let (column, row) = (Double(x - frame.minX) + 0.5, Double(y - frame.minY) + 0.5)
        let progress = course.progress(
            x: column / Double(frame.width), y: row / Double(frame.height),
            in: CGSize(width: Double(frame.width) * scale.column, height: Double(frame.height) * scale.row))
        guard let next = stops.firstIndex(where: { $0.location > progress }) else {
            return stops.last.map { ($0.color, $0.alpha) } ?? (.black, 0)
        }
        let end = stops[next]
        guard next > 0 else { return (end.color, end.alpha) }
        let start = stops[next - 1]
        let part = (progress - start.location) / (end.location - start.location)
        let alpha = start.alpha + (end.alpha - start.alpha) * part
        // What can't be seen of a colour doesn't count.
        return (end.color.over(start.color, alpha > 0 ? part * end.alpha / alpha : part), alpha)
    }
}

/// Something on a canvas that a gradient runs through.
struct GradientSpan {
    let gradient: GradientFill
    /// The cells from its start to its end.
    let frame: Rect
}

extension Canvas {
    /// Notes which cells a gradient runs through, for pictures in colour.
    mutating func noteGradient(of ink: Ink, in frame: Rect) {
        guard let gradient = ink.paint.gradient, !frame.isEmpty else { return }
        gradients.append(GradientSpan(gradient: gradient, frame: frame))
    }
}
