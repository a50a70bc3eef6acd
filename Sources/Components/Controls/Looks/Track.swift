import Drawing

/// A line of cells of which a part is done, as long as a firm width: the bar of a progress view, the track of a slider.
struct Track: Drawable {
    private let fraction: Double
    private let done: Character
    private let mark: Character?
    private let rest: Character
    private let ends: (left: [Character], right: [Character])
    private let ink: Ink

    /// The cells between the ends where nothing says how long it is to be.
    private static let columns = 10

    /// `[#####.....]`
    static func bar(_ fraction: Double, _ ink: Ink) -> Track {
        Track(fraction: fraction, done: "#", mark: nil, rest: ".", ends: (["["], ["]"]), ink: ink)
    }

    /// `=====-----`
    static func line(_ fraction: Double, _ ink: Ink) -> Track {
        Track(fraction: fraction, done: "=", mark: nil, rest: "-", ends: ([], []), ink: ink)
    }

    /// `----o-----`
    static func slider(_ fraction: Double, _ ink: Ink) -> Track {
        Track(fraction: fraction, done: "-", mark: "o", rest: "-", ends: ([], []), ink: ink)
    }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let ends = ends.left.count + ends.right.count
        return Size(width: max(ends + 1, proposal.growing(Track.columns + ends)), height: 1)
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let visible = canvas.visibleColumns(of: frame)
        let cells = visible.map { character($0 - frame.minX, of: frame.width) }
        canvas.write(String(cells), at: Point(x: visible.lowerBound, y: frame.minY), ink)
    }

    private func character(_ index: Int, of width: Int) -> Character {
        if index < ends.left.count { return ends.left[index] }
        if index >= width - ends.right.count { return ends.right[index - width + ends.right.count] }
        let (index, columns) = (index - ends.left.count, width - ends.left.count - ends.right.count)
        let part = fraction.isNaN ? 0 : max(0, min(1, fraction))
        if let mark { return index == Int((part * Double(columns - 1) + 0.5).rounded(.down)) ? mark : rest }
        // Neither an unfinished bar looks finished nor one that has begun empty.
        let full = Int((part * Double(columns)).rounded(.down))
        return index < (part > 0 && full == 0 && columns > 1 ? 1 : full) ? done : rest
    }
}
