/// The border of a control, on one row.
struct ControlFrame {
    /// What stands at an end of it.
    enum End {
        case left(isRound: Bool), right(isRound: Bool)

        /// Whether it is a half circle.
        var isRound: Bool {
            switch self {
            case .left(let isRound), .right(let isRound): isRound
            }
        }

        /// Whether it is the left one.
        var isLeft: Bool { if case .left = self { true } else { false } }

        /// What is drawn beside a face, or of it; nil where that is a whole cell of the face.
        func sign(of charset: Charset) -> Unicode.Scalar? {
            switch self {
            case .left(isRound: true): charset == .ascii ? "(" : "▐"
            case .right(isRound: true): charset == .ascii ? ")" : "▌"
            case .left, .right: nil
            }
        }

        /// The end that a sign is; nil of other signs.
        init?(_ sign: Sign) {
            switch sign {
            case .borderLeft, .prominentLeft, .fieldLeft, .partsLeft, .topLeft, .sideLeft, .bottomLeft, .roundSideLeft:
                self = .left(isRound: false)
            case .capsuleLeft, .prominentCapsuleLeft, .arcLeft, .roundTopLeft, .roundBottomLeft:
                self = .left(isRound: true)
            case .borderRight, .prominentRight, .fieldRight, .partsRight, .topRight, .sideRight, .bottomRight,
                .roundSideRight:
                self = .right(isRound: false)
            case .capsuleRight, .prominentCapsuleRight, .arcRight, .roundTopRight, .roundBottomRight:
                self = .right(isRound: true)
            default: return nil
            }
        }
    }

    /// What is drawn.
    enum Kind: Hashable {
        /// A line around a control, with small corners or with ends that are half circles.
        case square, round
        /// A line around parts side by side, each of which has as much room before its words as behind them.
        case parts
        /// The edges of a line to be written on.
        case field
        /// The ground of a part that is chosen.
        case chosen
        /// A ring of which a part is done, 0...1.
        case ring(Double)
        /// A switch with its knob in some column.
        case `switch`(knob: Int)
        /// A face in a colour of its own, with small corners or with ends that are half circles.
        case face(isRound: Bool)
    }

    let cells: Rect
    let kind: Kind
    /// How its signs look.
    let look: PictureRun
    /// The pixels by which it is higher than its cells, above and below.
    var reach = -SketchGrid.gap

    /// Whether it is a chosen part that begins or ends beside a column.
    func isChosen(beside x: Int) -> Bool { kind == .chosen && (cells.maxX == x || cells.minX == x + 1) }

    /// The pixels of it.
    private var box: CGRect { SketchGrid.pixels(of: cells).inset(dx: kind.inset, dy: -reach) }

    /// The pixels of a part that is chosen: all that the lines around it leave.
    ///
    /// - Parameter frames: all borders of the row.
    private func part(of frames: [ControlFrame]) -> CGRect {
        func isBorder(_ frame: ControlFrame) -> Bool { frame.kind != .chosen }
        func room(_ border: ControlFrame?) -> Double {
            border.map { SketchGrid.column - $0.kind.margin } ?? SketchGrid.column / 2
        }
        let first = frames.first { isBorder($0) && $0.cells.minX == cells.minX - 1 }
        let last = frames.first { isBorder($0) && $0.cells.maxX == cells.maxX + 1 }
        let isInside = frames.contains { isBorder($0) && $0.cells.union(cells) == $0.cells }
        guard isInside else { return box }
        let (left, right) = (room(first), room(last))
        return CGRect(x: box.minX - left, y: box.minY, width: box.width + left + right, height: box.height)
            .inset(dx: 1.5, dy: 1.8)
    }

    /// The element of it: a faint face, or a thin line around what is written on.
    ///
    /// - Parameter frames: all borders of the row.
    func element(among frames: [ControlFrame], on page: Page) -> String {
        let page = page.page(isForeign: look.isForeign)
        let box = box
        let color = color(on: page).hex
        switch kind {
        case .chosen:
            // It lies on the face of the whole control, and is lighter than that.
            return rect(part(of: frames), 4, "fill=\"#ffffff\" fill-opacity=\"\(page.chosenPart.short)\"")
        case .round, .square, .parts:
            let radius = kind.isRound ? box.height / 2 : 5
            return rect(box, radius, "fill=\"\(color)\" fill-opacity=\"0.12\"")
        case .face(let isRound):
            return rect(box, isRound ? min(box.width, box.height) / 2 : 5, "fill=\"\(color)\"")
        case .field: return rect(box, 5, "fill=\"none\" stroke=\"\(color)\" stroke-opacity=\"0.35\"")
        case .ring(let part):
            let inside = box.inset(dx: 0.5, dy: 0.2)
            let ring = "fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\""
            let whole = rect(inside, inside.height / 2, ring + " stroke-opacity=\"0.2\"")
            guard part > 0 else { return whole }
            return whole
                + rect(
                    inside, inside.height / 2,
                    ring + " pathLength=\"100\" stroke-dasharray=\"\((part * 100).short) 100\"")
        case .switch(let knob):
            let face = rect(box, box.height / 2, "fill=\"\(color)\"" + (isOn ? "" : " fill-opacity=\"0.25\""))
            let x =
                knob == cells.minX + 1
                ? box.minX + box.height / 2
                : knob == cells.maxX - 2 ? box.maxX - box.height / 2 : box.midX
            return face + "<circle cx=\"\(SketchGrid.text(x))\" cy=\"\(SketchGrid.text(box.midY))\" "
                + "r=\"\(SketchGrid.text(box.height / 2 - 1.6))\" fill=\"#ffffff\"/>"
        }
    }

    /// Whether it is a switch that is on, as its knob shows.
    private var isOn: Bool { if case .switch(let knob) = kind { knob == cells.maxX - 2 } else { false } }

    private func color(on page: Page) -> RGB { look.foreground(on: page) ?? page.foreground }

    private func rect(_ box: CGRect, _ radius: Double, _ paint: String) -> String {
        "<rect\(SketchForm.attributes(of: box)) rx=\"\(SketchGrid.text(radius))\" \(paint)/>"
    }

    /// The face behind its cells where the colours of cells show it; nil of a ring, for which there are characters, and of a
    /// face that these have anyway.
    ///
    /// - Parameter ground: what it stands on.
    func face(on ground: RGB, of page: Page) -> RGB? {
        switch kind {
        case .chosen: RGB.white.over(ground, page.chosenPart)
        case .round, .square, .parts: color(on: page).over(ground, 0.2)
        case .field: color(on: page).over(ground, 0.08)
        case .switch: isOn ? color(on: page) : color(on: page).over(ground, 0.4)
        case .ring, .face: nil
        }
    }
}

extension ControlFrame.Kind {
    /// Whether it is a switch.
    var isSwitch: Bool { if case .switch = self { true } else { false } }
    fileprivate var isRound: Bool { if case .round = self { true } else { false } }

    /// The pixels that it leaves free of its first cell and its last one: those between parts are halved by their bars.
    fileprivate var margin: Double { self == .parts ? SketchGrid.column / 2 : 0 }

    /// The pixels that its edge runs further inside.
    fileprivate var inset: Double { if case .face = self { 0 } else { 0.5 + margin } }
}
