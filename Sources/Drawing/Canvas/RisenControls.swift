/// A control of one row with a border, by the cells between the ends of that.
///
/// Where nothing stands above and below it, colours show it half a row higher on both sides: SwiftUI's are about two rows high,
/// and that is the room that spacing leaves between cells.
struct RisenControl {
    let columns: ClosedRange<Int>
    /// Whether it is a line to be written on, around which a frame is drawn.
    let isField: Bool
    /// Whether its ends are half circles.
    let isRound: Bool

    /// What it shows of itself in a row beside its own.
    ///
    /// - Parameters:
    ///   - look: how its own row looks in a column.
    ///   - isUpper: whether the row lies above its own.
    func half(at x: Int, _ look: PictureRun, isUpper: Bool, on below: RGB?, _ page: Page) -> PictureRun? {
        let (first, last) = (columns.lowerBound, columns.upperBound)
        var run = PictureRun(text: "", columns: 1, background: below)
        if isField {
            let corner = x == first ? isUpper ? "╭" : "╰" : x == last ? isUpper ? "╮" : "╯" : "─"
            (run.text, run.foreground) = (corner, page.letters.over(below ?? page.background, 0.4))
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
        guard y > 0, y + 1 < height else { return [] }
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
        var open: [(x: Int, sign: Sign)] = []
        for x in 0..<columns {
            guard let sign = cell(x, y).glyph.sign else { continue }
            switch sign {
            case .borderLeft, .capsuleLeft, .prominentLeft, .prominentCapsuleLeft, .fieldLeft, .partsLeft:
                open.append((x, sign))
            case .borderRight, .capsuleRight, .prominentRight, .prominentCapsuleRight, .fieldRight, .partsRight:
                guard let left = open.popLast(), open.isEmpty else { continue }
                let isRound = sign == .capsuleRight || sign == .prominentCapsuleRight
                controls.append(RisenControl(columns: left.x...x, isField: sign == .fieldRight, isRound: isRound))
            case .knob: open = []
            default: break
            }
        }
        return controls
    }
}
