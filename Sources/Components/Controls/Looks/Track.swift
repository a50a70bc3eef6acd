import Drawing

/// A line of cells of which a part is done, as long as a firm width: the bar of a progress view, the track of a slider.
struct Track: Drawable {
    /// 0...1; nil where it isn't known.
    private let fraction: Double?
    private let done: Sign
    private let mark: Sign?
    private let rest: Sign
    /// What shows a cell of which some eighths are done; nil where such a cell counts as not done.
    private let part: ((Int) -> Sign)?
    private let ink: Ink

    /// The cells where nothing says how long it is to be.
    static let columns = 10

    /// `#####.....`
    static func bar(_ fraction: Double?, _ ink: Ink) -> Track {
        Track(fraction, done: .done, mark: nil, rest: fraction == nil ? .unknown : .left, ink) { .eighths($0) }
    }

    /// The same where there is a finer line for it: `━━━━╾─────`
    static func thinBar(_ fraction: Double?, _ ink: Ink) -> Track {
        Track(fraction, done: .thinDone, mark: nil, rest: fraction == nil ? .unknown : .thinLeft, ink) {
            $0 < 4 ? .thinLeft : .thinHalf
        }
    }

    /// `=====-----`
    static func line(_ fraction: Double, _ ink: Ink) -> Track {
        Track(fraction, done: .passed, mark: nil, rest: .rail, ink)
    }

    /// `----o-----`
    static func slider(_ fraction: Double, _ ink: Ink) -> Track {
        Track(fraction, done: .slid, mark: .knob, rest: .rail, ink)
    }

    /// Where what is done is no number, nothing is, and the legend says so.
    private init(
        _ fraction: Double?, done: Sign, mark: Sign?, rest: Sign, _ ink: Ink, part: ((Int) -> Sign)? = nil
    ) {
        self.part = fraction == nil ? nil : part
        self.fraction = fraction.map { $0.isNaN ? 0 : max(0, min(1, $0)) }
        self.done = done
        self.mark = mark
        self.rest = rest
        self.ink = ink.noting(fraction.map { $0.isNaN ? "not a number" : "" } ?? "indeterminate")
    }

    var isModest: Bool { true }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        Size(width: max(1, proposal.growing(Track.columns)), height: 1)
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let visible = canvas.visibleColumns(of: frame)
        let cells = visible.map { character($0 - frame.minX, of: frame.width) }
        canvas.write(String(cells), at: Point(x: visible.lowerBound, y: frame.minY), ink)
    }

    private func character(_ index: Int, of width: Int) -> Character {
        let fraction = fraction ?? 0
        if let mark {
            let place = Int(clamped: (fraction * Double(width - 1) + 0.5).rounded(.down))
            return (index == place ? mark : index < place ? done : rest).character
        }
        // Neither an unfinished bar looks finished nor one that has begun empty.
        let full = Int(clamped: (fraction * Double(width)).rounded(.down))
        let isBegun = fraction > 0 && full == 0 && width > 1
        if index == full, !isBegun, let part {
            return part(Int(clamped: ((fraction * Double(width) - Double(full)) * 8).rounded(.down))).character
        }
        return (index < (isBegun ? 1 : full) ? done : rest).character
    }
}

extension Ink {
    /// The ink with a word that the legend says of it.
    func noting(_ word: String) -> Ink {
        var ink = self
        if !word.isEmpty { ink.details.append(word) }
        return ink
    }
}
