/// A control of one row with a border, by the cells between the ends of that.
///
/// Where nothing stands above and below it, colours show it half a row higher on both sides: SwiftUI's are about two rows high,
/// and that is the room that spacing leaves between cells.
struct RisenControl: Equatable {
    /// What has ends of one kind: all of them rise, or none.
    fileprivate enum Kind { case button, field, parts }

    let columns: ClosedRange<Int>
    fileprivate let kind: Kind
    /// Whether its ends are half circles.
    fileprivate let isRound: Bool

    /// Whether a frame is drawn around it, and no face.
    var isFramed: Bool { kind == .field }

    /// Whether it looks the same along its whole length: a part that is chosen lies on the face of all of them.
    var isOfOneLook: Bool { isFramed || kind == .parts }

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

/// The controls of a picture that are drawn higher than their rows.
struct RisenControls {
    private var rows: [Int: [RisenControl]] = [:]

    /// The controls of a canvas that have room for it. Cost: linear in its cells.
    init(of canvas: Canvas) {
        let all = (0..<canvas.height).compactMap { y in
            let controls = canvas.controls(y)
            return controls.isEmpty ? nil : (y: y, controls: controls)
        }
        let found = Dictionary(all.map { ($0.y, $0.controls) }) { first, _ in first }
        // Of two controls that would need the same row none has it, so that they are equally high.
        for (y, controls) in all {
            for control in controls where canvas.hasRoom(around: control, y) {
                let others = [y - 2, y + 2].flatMap { found[$0] ?? [] }
                guard !others.contains(where: { $0.columns.overlaps(control.columns) }) else { continue }
                rows[y, default: []].append(control)
            }
        }
    }

    /// Those of a row.
    func row(_ y: Int) -> [RisenControl] { rows[y] ?? [] }
}

extension Canvas {
    fileprivate func hasRoom(around control: RisenControl, _ y: Int) -> Bool {
        guard y > 0, y + 1 < max(height, ownSize.height) else { return false }
        return control.columns.allSatisfy { x in
            let ground = cell(x, y).ground
            return [y - 1, y + 1].allSatisfy { cell(x, $0).isEmpty && cell(x, $0).ground == ground }
        }
    }

    /// The controls that have their borders in a row. A switch is none of them, which is lower than others.
    fileprivate func controls(_ y: Int) -> [RisenControl] {
        var controls: [RisenControl] = []
        var open: [Int] = []
        func close(_ x: Int, _ kind: RisenControl.Kind, isRound: Bool = false) {
            guard let start = open.popLast(), open.isEmpty else { return }
            controls.append(RisenControl(columns: start...x, kind: kind, isRound: isRound))
        }
        for x in 0..<columns {
            let cell = cells[y * columns + x]
            guard let sign = cell.glyph.sign else { continue }
            switch sign {
            case .borderLeft, .capsuleLeft, .prominentLeft, .prominentCapsuleLeft, .fieldLeft, .partsLeft:
                open.append(x)
            case .borderRight, .prominentRight: close(x, .button)
            case .capsuleRight, .prominentCapsuleRight: close(x, .button, isRound: true)
            case .fieldRight: close(x, .field)
            case .partsRight: close(x, .parts)
            case .knob: open = []
            default: break
            }
        }
        return controls
    }
}
