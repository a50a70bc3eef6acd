import Drawing

/// A line of cells of which a part is done: the bar of a progress view, the track of a slider.
struct Track: Drawable {
    private let fraction: Double
    private let done: Character
    private let mark: Character?
    private let rest: Character
    private let ends: (left: String, right: String)
    private let ink: Ink

    /// The cells between the ends where there is room.
    private static let columns = 10

    /// `[#####.....]`
    static func bar(_ fraction: Double, _ ink: Ink) -> Track {
        Track(fraction: fraction, done: "#", mark: nil, rest: ".", ends: ("[", "]"), ink: ink)
    }

    /// `----o-----`
    static func slider(_ fraction: Double, _ ink: Ink) -> Track {
        Track(fraction: fraction, done: "-", mark: "o", rest: "-", ends: ("", ""), ink: ink)
    }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let ends = ends.left.count + ends.right.count
        return Size(width: max(ends + 1, min(Track.columns + ends, proposal.width ?? Size.infinity)), height: 1)
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let columns = frame.width - ends.left.count - ends.right.count
        let part = fraction.isNaN ? 0 : max(0, min(1, fraction))
        var cells: [Character]
        if let mark {
            cells = Array(repeating: rest, count: columns)
            cells[Int((part * Double(columns - 1) + 0.5).rounded(.down))] = mark
        } else {
            // Neither an unfinished bar looks finished nor one that has begun empty.
            let full = Int((part * Double(columns)).rounded(.down))
            let filled = part > 0 && full == 0 && columns > 1 ? 1 : full
            cells = (0..<columns).map { $0 < filled ? done : rest }
        }
        canvas.write(ends.left + String(cells) + ends.right, at: frame.origin, ink)
    }
}
