/// What a mask draws, for what is seen through it.
struct Stencil {
    let canvas: Canvas
    /// How much of what it masks is left, 0...1, where that is the same everywhere.
    private(set) var alpha = 1.0
    /// The gradient through which more is seen in one place than in another.
    private(set) var fading: GradientSpan?
    /// What the legend says of it: what it draws, and how much of that is seen through.
    let words: String

    /// Names that are told of one mask.
    private static let most = 3

    /// What a mask draws where it stands on a canvas.
    init(of mask: Element, like canvas: Canvas) {
        var drawn = Canvas(width: canvas.width)
        drawn.origin = canvas.origin
        mask.paint(on: &drawn)
        self.canvas = drawn
        let covers = { (x: Int, y: Int) in Self.covers(drawn.cell(x, y)) }
        fading = drawn.gradients.last
        var names: [String] = []
        var alphas: Set<Double> = []
        func name(_ words: String) { if !names.contains(words) { names.append(words) } }
        for y in drawn.drawnRows(of: canvas.clip) {
            for x in canvas.clip.columns where covers(x, y) {
                let cell = drawn.cell(x, y)
                let own = drawn.inks[cell.ink]
                let fills = drawn.grounds.inks(cell.ground).map { drawn.inks[$0] }
                // What lies below the first one that nothing is seen through is hidden.
                let last = fills.firstIndex { $0.paint.alpha >= 1 } ?? fills.count - 1
                let inks = fills.isEmpty ? [own] : Array(fills[...last])
                for ink in inks where ink.role != .text { name(Self.name(of: ink)) }
                alphas.insert(1 - inks.reduce(1) { $0 * (1 - $1.paint.alpha) })
            }
        }
        for mention in drawn.mentions { name("\"\(Sign.plain(mention.text))\"") }
        let more = names.count - Self.most
        var words = [names.prefix(Self.most).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")]
        if let least = alphas.min(), let largest = alphas.max(), least < 1 {
            if least == largest { alpha = least }
            let range = [least, largest].map { "\(($0 * 100).rounded().short)%" }
            words.append("opacity \(range[0] == range[1] ? range[0] : range.joined(separator: " to "))")
        }
        self.words = words.joined(separator: ", ")
    }

    private static let plain = "rectangle"

    private static func name(of ink: Ink) -> String {
        if let gradient = ink.paint.gradient.map({ _ in ink.paint.name }) { return gradient }
        let form = ink.form.isEmpty ? plain : ink.form
        return ink.role == .line ? "\(form) outline" : form
    }

    /// Whether it draws something in a cell.
    func covers(_ x: Int, _ y: Int) -> Bool { Self.covers(canvas.cell(x, y)) }

    private static func covers(_ cell: Cell) -> Bool {
        if cell.glyph.isShadow { return false }
        return cell.ground != 0 || cell.glyph.part != nil || cell.glyph.isText && !cell.glyph.isSpace
    }
}
