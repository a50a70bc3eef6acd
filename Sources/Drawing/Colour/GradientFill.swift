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
    /// Where the places of a frame were, in points, before all of it was turned, and the room that there was then.
    var origin: Stance?

    /// Whether something is seen through it somewhere.
    var isSeenThrough: Bool { stops.contains { $0.alpha < 1 } }

    /// The colour in the middle of a cell of a frame, and how much of it there is, 0...1. Linear in the stops.
    func color(x: Int, y: Int, in frame: Rect) -> (color: RGB, alpha: Double) {
        var place = CGPoint(
            x: (Double(x - frame.minX) + 0.5) * scale.column, y: (Double(y - frame.minY) + 0.5) * scale.row)
        if let origin { place = origin.change.place(of: place) }
        return color(at: place, in: origin?.rect.size ?? scale.points(of: frame).size)
    }

    /// The colour at a place of a room in points, and how much of it there is, 0...1. Linear in the stops.
    func color(at place: CGPoint, in room: CGSize) -> (color: RGB, alpha: Double) {
        let progress = course.progress(x: place.x / room.width, y: place.y / room.height, in: room)
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

    /// One colour, of which there is as much everywhere as there is of the gradient.
    func fading(_ color: RGB) -> GradientFill {
        mapped { _ in color }
    }
}

/// Something on a canvas that a gradient runs through.
struct GradientSpan: Hashable {
    let gradient: GradientFill
    /// The cells from its start to its end.
    let frame: Rect
}

extension Canvas {
    /// Notes which cells a gradient runs through, for pictures in colour: with the colours that it has in the current tone.
    mutating func noteGradient(of ink: Ink, in frame: Rect) {
        guard ink.paint.gradient != nil, !frame.isEmpty, let gradient = inks[number(of: ink)].paint.gradient else {
            return
        }
        gradients.append(GradientSpan(gradient: gradient, frame: frame))
    }
}
