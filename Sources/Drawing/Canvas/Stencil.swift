/// What a mask draws, for what is seen through it.
struct Stencil {
    let canvas: Canvas
    /// What the legend calls it; nil where its cells say all.
    private(set) var name: String?
    /// How much of what it masks is left, 0...1, where that is the same everywhere.
    private(set) var alpha = 1.0
    /// The gradient through which more is seen in one place than in another.
    private(set) var fading: GradientSpan?
    /// What the legend says of how much is seen.
    private(set) var faintness: [String] = []

    /// Names that are told of one mask.
    private static let most = 3

    /// What a mask draws where it stands on a canvas.
    init(of mask: Element, like canvas: Canvas) {
        var drawn = Canvas(width: canvas.width)
        drawn.origin = canvas.origin
        drawn.isStencil = true
        mask.paint(on: &drawn)
        self.canvas = drawn
        fading = drawn.gradients.last
        var names: [String] = []
        var alphas: Set<Double> = []
        for y in drawn.drawnRows(of: canvas.clip) {
            for x in canvas.clip.columns where covers(x, y) {
                let cell = drawn.cell(x, y)
                let own = drawn.inks[cell.ink]
                let fills = drawn.grounds.inks(cell.ground).map { drawn.inks[$0] }
                let inks = fills.isEmpty ? [own] : fills
                for ink in inks {
                    // Texts are named below.
                    if ink.role != .text { note(Self.name(of: ink), in: &names) }
                    if ink.paint.gradient != nil { note("masked by \(ink.paint.name)", in: &faintness) }
                }
                alphas.insert(1 - inks.reduce(1) { $0 * (1 - $1.paint.alpha) })
            }
        }
        for mention in drawn.mentions where drawn.firstPlace(of: mention) != nil {
            note("\"\(mention.text)\"", in: &names)
        }
        if names != [Self.plain], !names.isEmpty {
            let more = names.count - Self.most
            name = names.prefix(Self.most).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        }
        guard let least = alphas.min(), let largest = alphas.max(), least < 1 else { return }
        if least == largest { alpha = least }
        let range = [least, largest].map { "\((($0 * 100).rounded()).short)%" }
        faintness.append("mask opacity \(range[0] == range[1] ? range[0] : range.joined(separator: " to "))")
    }

    private static let plain = "rectangle"

    private static func name(of ink: Ink) -> String {
        let form = ink.form.isEmpty ? plain : ink.form
        return ink.role == .line ? "\(form) outline" : form
    }

    private func note(_ words: String, in list: inout [String]) {
        if !list.contains(words) { list.append(words) }
    }

    /// Whether it draws something in a cell.
    func covers(_ x: Int, _ y: Int) -> Bool {
        let cell = canvas.cell(x, y)
        if cell.glyph.isShadow { return false }
        return cell.ground != 0 || cell.glyph.part != nil || cell.glyph.isText && !cell.glyph.isSpace
    }
}
