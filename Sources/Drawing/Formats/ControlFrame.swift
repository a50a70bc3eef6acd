/// The border of a control, on one row.
struct ControlFrame {
    /// What stands at an end of it.
    enum End {
        case left, right(isRound: Bool)

        /// The end that a sign is; nil of other signs.
        init?(_ sign: Sign) {
            switch sign {
            case .borderLeft, .capsuleLeft, .partsLeft: self = .left
            case .borderRight, .partsRight: self = .right(isRound: false)
            case .capsuleRight: self = .right(isRound: true)
            default: return nil
            }
        }
    }

    /// What is drawn.
    enum Kind {
        /// A line around a control, with small corners or with ends that are half circles.
        case square, round
        /// The ground of a part that is chosen.
        case chosen
    }

    let cells: Rect
    let kind: Kind
    /// How its signs look.
    let look: PictureRun

    /// The element of it: a thin line around its cells, which leaves those above and below alone.
    func element(on page: Page) -> String {
        let box = SketchGrid.pixels(of: cells).insetBy(dx: 0.5, dy: 0.8)
        let radius = kind == .round ? box.height / 2 : 4
        let color = (look.foreground(on: page) ?? page.foreground).hex
        if kind == .chosen {
            return "<rect\(SketchForm.attributes(of: box)) rx=\"4\" fill=\"\(color)\" fill-opacity=\"0.15\"/>"
        }
        let fill = look.foreground == nil ? "fill=\"none\"" : "fill=\"\(color)\" fill-opacity=\"0.1\""
        return "<rect\(SketchForm.attributes(of: box)) rx=\"\(SketchGrid.text(radius))\" \(fill) "
            + "stroke=\"\(color)\" stroke-opacity=\"0.4\"/>"
    }
}
