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
    fileprivate let y: Int
    fileprivate let spans: [UInt16: [GradientSpan]]

    /// How a cell looks, without its character; plain for the terminal's own look. Linear in what it stands on.
    func run(of cell: Cell, at x: Int) -> PictureRun {
        var run = PictureRun(text: "", columns: 1)
        guard !cell.glyph.isBlank else { return run }
        let ink = canvas.inks[cell.ink]
        run.traits = ink.traits
        if cell.glyph.isShadow {
            let below = ground(of: cell, at: x)?.color ?? page.background
            run.background = (ink.paint.color ?? .black).over(below, ink.paint.alpha)
        } else if let ground = face(of: ink, on: ground(of: cell, at: x)) {
            run.background = ground.color
            if !cell.glyph.isFill { run.foreground = letters(of: cell.ink, at: x, on: ground) }
        } else {
            (run.foreground, run.opacity) = color(of: cell.ink, at: x)
        }
        return run
    }

    /// The colour of an ink in a column, and how much of it there is; nil is the place's own.
    private func color(of number: UInt16, at x: Int) -> (color: RGB?, alpha: Double) {
        let paint = canvas.inks[number].paint
        guard let span = spans[number]?.first(where: { $0.frame.columns.contains(x) }) else {
            return (paint.color, paint.alpha)
        }
        let (color, alpha) = span.gradient.color(x: x, y: y, in: span.frame)
        return (color, alpha * paint.alpha)
    }

    /// What a cell stands on.
    private struct Ground {
        /// The colour that shows.
        var color: RGB
        /// The colour if the group that the cell belongs to were not faint, and what lies below that group. Where there is
        /// no such group both are the colour that shows.
        var whole: RGB
        var below: RGB
    }

    /// The ground with the colour on it that an ink has behind its letters.
    private func face(of ink: Ink, on ground: Ground?) -> Ground? {
        guard let backdrop = ink.backdrop else { return ground }
        let below = ground?.color ?? page.background
        return Ground(color: backdrop.over(below, ink.groupOpacity), whole: backdrop, below: below)
    }

    /// The colours of the fills that a cell stands on, each over those below it; nil where it stands on the page.
    private func ground(of cell: Cell, at x: Int) -> Ground? {
        guard cell.ground != 0 else { return nil }
        let inks = canvas.grounds.inks(cell.ground)
        let group = cell.glyph.isFill ? 1 : canvas.inks[cell.ink].groupOpacity
        var ground: Ground?
        for number in inks.reversed() where !canvas.inks[number].paint.isPage {
            let (color, alpha) = color(of: number, at: x)
            guard let color else { continue }
            var new = ground ?? Ground(color: page.background, whole: page.background, below: page.background)
            let isOfGroup = group < 1 && group > 0 && canvas.inks[number].groupOpacity == group
            let shown = color.over(new.color, alpha)
            new.whole = isOfGroup ? color.over(new.whole, min(1, alpha / group)) : shown
            if !isOfGroup { new.below = shown }
            new.color = shown
            ground = new
        }
        return ground
    }

    /// The colour of text or of a line on a ground: that of the ink, mixed with the ground where it is thin. Letters of no
    /// colour of their own are black or white, and those of a colour that the user didn't choose can be read. A faint group
    /// takes no more from what can be read in it than the colour.
    private func letters(of number: UInt16, at x: Int, on ground: Ground) -> RGB {
        let ink = canvas.inks[number]
        let (own, alpha) = color(of: number, at: x)
        var least = ink.paint.leastContrast
        var color = own ?? ground.whole.letters
        if ground.whole == ground.color {
            color = color.over(ground.color, alpha)
        } else {
            color = color.over(ground.whole, min(1, alpha / ink.groupOpacity))
            least = max(least, min(Self.leastContrast, color.contrast(with: ground.whole)))
            color = color.over(ground.below, ink.groupOpacity)
        }
        return ink.role == .text ? color.readable(on: ground.color, contrast: least) : color
    }

    /// The contrast that is left of text in a faint group, if it had as much.
    private static let leastContrast = 3.0
}
