/// The colours of the cells of a canvas, where it stands on a page.
struct CellLooks {
    private let canvas: Canvas
    private let page: Page
    /// What the gradient of each ink runs through, by the ink's number; the uppermost first.
    private var spans: [UInt16: [GradientSpan]] = [:]

    init(_ canvas: Canvas, on page: Page) {
        self.canvas = canvas
        self.page = page
        guard !canvas.gradients.isEmpty else { return }
        for (number, ink) in canvas.inks.inks.enumerated() {
            guard let gradient = ink.paint.gradient else { continue }
            spans[UInt16(number)] = canvas.gradients.reversed().filter { $0.gradient == gradient }
        }
    }

    /// The colours of one row.
    func row(_ y: Int) -> RowLooks {
        let spans = spans.isEmpty ? spans : spans.mapValues { $0.filter { $0.frame.rows.contains(y) } }
        return RowLooks(canvas: canvas, page: page, y: y, spans: spans)
    }
}

/// The colours of the cells of one row of a canvas.
struct RowLooks {
    fileprivate let canvas: Canvas
    fileprivate let page: Page
    let y: Int
    fileprivate let spans: [UInt16: [GradientSpan]]

    /// How a cell looks, without its character; plain for the terminal's own look. Linear in what it stands on.
    func run(of cell: Cell, at x: Int) -> PictureRun {
        var run = PictureRun(text: "", columns: 1)
        guard !cell.glyph.isBlank else { return run }
        var cell = cell
        let ink = canvas.inks[cell.ink]
        // A thin line leaves the colour behind a letter, and behind another line, as it is.
        if cell.ground != 0, isLine(cell.ground), cell.glyph.isText || cell.glyph.part != nil && ink.role == .line {
            cell.ground = canvas.grounds.below(cell.ground)
        }
        run.isForeign = ink.isForeign
        run.traits = ink.isHeavy && ink.role == .text ? ink.traits.union(.bold) : ink.traits
        if cell.glyph.isShadow {
            run.background = shadow(cell.ink, over: ground(of: cell, at: x))
        } else if let ground = face(of: ink, on: ground(of: cell, at: x), at: x) {
            run.background = ground.color
            run.beneath = ground.beneath
            if !cell.glyph.isFill { run.foreground = letters(of: cell.ink, at: x, on: ground) }
        } else {
            (run.foreground, run.opacity) = color(of: cell.ink, at: x)
            if ink.isForeign, run.foreground == nil { run.foreground = page.page(of: ink).foreground }
            run.isLine = ink.role == .line
        }
        return run
    }

    /// The colour that lies below the fill that a cell is a part of; nil where that stands on the page.
    func backgroundBelow(_ cell: Cell, at x: Int) -> RGB? {
        var below = cell
        below.ground = canvas.grounds.below(cell.ground)
        return background(of: below, at: x)
    }

    /// The colour of what a cell stands on, below the lines there; nil where that is the page.
    func background(of cell: Cell, at x: Int) -> RGB? {
        var below = cell
        while below.ground != 0, isLine(below.ground) { below.ground = canvas.grounds.below(below.ground) }
        return ground(of: below, at: x)
    }

    private func isLine(_ ground: UInt16) -> Bool { canvas.areas[canvas.grounds.area(ground)].isLine }

    /// The colour of what a cell stands on, without what its ink has behind its letters; nil where that is the page.
    func ground(of cell: Cell, at x: Int) -> RGB? {
        let ground: Ground? = ground(of: cell, at: x)
        return ground?.color
    }

    /// The colour of a shadow over another colour; nil is that of the page.
    func shadow(_ number: UInt16, over below: RGB?) -> RGB {
        let paint = canvas.inks[number].paint
        let below = below ?? (page.letters == .white ? page.background : Self.unknownPage)
        return (paint.color ?? .black).over(below, paint.alpha * Self.depthOfShadows)
    }

    /// The colour of a fill over another colour; nil is that of the page.
    func fill(_ number: UInt16, at x: Int, over below: RGB?) -> RGB? {
        let (color, alpha) = color(of: number, at: x)
        let isPage = canvas.inks[number].paint.isPage
        guard !isPage || below != nil && alpha < 1 else { return nil }
        let painted = isPage ? page.background : color ?? page.page(of: canvas.inks[number]).letters
        return painted.over(below ?? page.background, alpha)
    }

    /// What a shadow lies on beside all fills unless that is said to be dark: nobody knows whether a terminal is light.
    private static let unknownPage = RGB(128, 128, 128)

    /// How much of a shadow lies on a whole cell beside what casts it: it fades towards its end.
    private static let depthOfShadows = 0.6

    /// The colour of an ink in a column, and how much of it there is; nil is the place's own.
    private func color(of number: UInt16, at x: Int) -> (color: RGB?, alpha: Double) {
        let paint = canvas.inks[number].paint
        guard let span = span(of: number, at: x) else { return (paint.color, paint.alpha) }
        let (color, alpha) = span.gradient.color(x: x, y: y, in: span.frame)
        return (color, alpha * paint.alpha)
    }

    /// The same of a line of quarters, which reaches out of the frame that its gradient runs through by less than a cell.
    func colorOfQuarterLine(_ number: UInt16, at x: Int) -> (color: RGB?, alpha: Double) {
        let paint = canvas.inks[number].paint
        let span = canvas.gradients.last {
            $0.gradient == paint.gradient && $0.frame.inset(by: -1).contains(x: x, y: y)
        }
        guard let span else { return (paint.color, paint.alpha) }
        let (color, alpha) = span.gradient.color(x: x, y: y, in: span.frame)
        return (color, alpha * paint.alpha)
    }

    /// What the gradient of an ink runs through in a column; nil where it has none.
    func span(of number: UInt16, at x: Int) -> GradientSpan? {
        spans[number]?.first { $0.frame.columns.contains(x) }
    }

    /// What a cell stands on.
    private struct Ground {
        /// The colour that shows.
        var color: RGB
        /// The colour if the group that the cell belongs to were not faint, and what lies below that group. Where there is
        /// no such group both are the colour that shows.
        var whole: RGB
        var below: RGB
        /// What is seen through the uppermost fill; nil where that covers all, or lies on the page.
        var beneath: RGB?
    }

    /// The ground with the colour on it that an ink has behind its letters.
    private func face(of ink: Ink, on ground: Ground?, at x: Int) -> Ground? {
        guard let backdrop = ink.backdrop else { return ground }
        let below = ground?.color ?? page.background
        let whole = veiled(backdrop.over(below, ink.backdropOpacity), as: ink, at: x)
        return Ground(color: whole.over(below, ink.groupOpacity), whole: whole, below: below)
    }

    /// The colours of the fills that a cell stands on, each over those below it; nil where it stands on the page.
    private func ground(of cell: Cell, at x: Int) -> Ground? {
        guard cell.ground != 0 else { return nil }
        let inks = canvas.grounds.inks(cell.ground)
        let group = cell.glyph.isFill ? 1 : canvas.inks[cell.ink].groupOpacity
        var ground: Ground?
        for number in inks.reversed() {
            let (color, alpha) = color(of: number, at: x)
            let isPage = canvas.inks[number].paint.isPage
            guard !isPage || ground != nil && alpha < 1 else {
                ground = nil
                continue
            }
            let painted = isPage ? page.background : color ?? page.page(of: canvas.inks[number]).letters
            var new = ground ?? Ground(color: page.background, whole: page.background, below: page.background)
            let isOfGroup = group < 1 && group > 0 && canvas.inks[number].groupOpacity == group
            let shown = painted.over(new.color, alpha)
            new.whole = isOfGroup ? painted.over(new.whole, min(1, alpha / group)) : shown
            if !isOfGroup { new.below = shown }
            new.beneath = alpha < 1 ? ground?.color : nil
            new.color = shown
            ground = new
        }
        return ground
    }

    /// The colour of text or of a line on a ground: that of the ink, or else the page's, mixed with the ground where it is
    /// thin. Whether it can be read there is left to the view.
    private func letters(of number: UInt16, at x: Int, on ground: Ground) -> RGB {
        veiled(bareLetters(of: number, at: x, on: ground), as: canvas.inks[number], at: x)
    }

    /// A colour of an ink below the fills that it is seen through.
    private func veiled(_ color: RGB, as ink: Ink, at x: Int) -> RGB {
        ink.veils.reduce(color) { color, veil in
            let (own, alpha) = self.color(of: veil, at: x)
            return (own ?? page.page(of: canvas.inks[veil]).letters).over(color, alpha)
        }
    }

    /// The same without the fills that they are seen through.
    private func bareLetters(of number: UInt16, at x: Int, on ground: Ground) -> RGB {
        var (own, alpha) = color(of: number, at: x)
        if let weakness = canvas.inks[number].paint.weakness {
            own = weakness.color
            alpha *= weakness.part
        }
        let color = own ?? page.page(of: canvas.inks[number]).letters
        guard ground.whole != ground.color else { return color.over(ground.color, alpha) }
        let opacity = canvas.inks[number].groupOpacity
        return color.over(ground.whole, min(1, alpha / opacity)).over(ground.below, opacity)
    }
}
