/// A control of one row with a border, or a line around such a row, by the cells between the ends of that.
///
/// Where nothing stands above and below it, colours show it half a row higher on both sides: SwiftUI's are about two rows high,
/// and that is the room that spacing leaves between cells.
struct RisenControl {
    let columns: ClosedRange<Int>
    /// Whether a frame is drawn around it, and no face.
    let isFramed: Bool
    /// Whether its ends are half circles.
    let isRound: Bool

    /// Whether a side of its frame stands in a column.
    func isFrame(at x: Int) -> Bool { isFramed && (x == columns.lowerBound || x == columns.upperBound) }

    /// What it shows of itself in a row beside its own.
    ///
    /// - Parameters:
    ///   - look: how its own row looks in a column, or its frame.
    ///   - isUpper: whether the row lies above its own.
    func half(at x: Int, _ look: PictureRun, isUpper: Bool, on below: RGB?) -> PictureRun? {
        let (first, last) = (columns.lowerBound, columns.upperBound)
        var run = PictureRun(text: "", columns: 1, background: below)
        if isFramed {
            run.text = x == first ? isUpper ? "╭" : "╰" : x == last ? isUpper ? "╮" : "╯" : "─"
            (run.foreground, run.opacity, run.isLine) = (look.foreground, look.opacity, look.isLine)
            return run
        }
        guard let face = look.background, !isRound || x != first && x != last else { return nil }
        (run.text, run.foreground) = (isUpper ? "▄" : "▀", face)
        return run
    }
}

extension Canvas {
    /// The controls of a row that are drawn higher than it.
    func risenControls(_ y: Int) -> [RisenControl] {
        guard y > 0, y + 1 < max(height, ownSize.height) else { return [] }
        let controls = controls(y)
        guard !controls.isEmpty else { return [] }
        let others = [y - 2, y + 2].flatMap(self.controls)
        return controls.filter { control in
            // Of two that would need the same row none has it.
            !others.contains { $0.columns.overlaps(control.columns) }
                && control.columns.allSatisfy { x in
                    let ground = cell(x, y).ground
                    return [y - 1, y + 1].allSatisfy { isRoom(cell(x, $0), on: ground) }
                }
        }
    }

    /// The controls that have their borders in a row. A switch is none of them, which is lower than others.
    private func controls(_ y: Int) -> [RisenControl] {
        guard y >= 0, y < height else { return [] }
        var controls: [RisenControl] = []
        var open: [Int] = []
        for x in 0..<columns {
            let cell = cell(x, y)
            if let part = cell.glyph.part, part.isCap, inks[cell.ink].role == .line {
                if part == .capLeft { open.append(x) }
                if part == .capRight, let left = open.popLast(), open.isEmpty {
                    controls.append(RisenControl(columns: left...x, isFramed: true, isRound: false))
                }
            }
            guard let sign = cell.glyph.sign else { continue }
            switch sign {
            case .borderLeft, .capsuleLeft, .prominentLeft, .prominentCapsuleLeft, .fieldLeft, .partsLeft:
                open.append(x)
            case .borderRight, .capsuleRight, .prominentRight, .prominentCapsuleRight, .fieldRight, .partsRight:
                guard let left = open.popLast(), open.isEmpty else { continue }
                let isRound = sign == .capsuleRight || sign == .prominentCapsuleRight
                controls.append(RisenControl(columns: left...x, isFramed: sign == .fieldRight, isRound: isRound))
            case .knob: open = []
            default: break
            }
        }
        return controls
    }
}
