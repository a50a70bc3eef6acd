/// The ways to write down a picture.
public enum PictureFormat: String, CaseIterable, Sendable {
    /// Characters alone.
    case text
    /// Characters with a terminal's sequences for colours.
    case ansi
    /// A drawing for a browser or a slide.
    case svg
    /// A page for a browser.
    case html

    /// Whether it has forms, and any character.
    public var isDrawing: Bool { self == .svg || self == .html }
}

/// Pictures below each other, as they are written down.
public struct PictureSheet {
    /// The pictures, from top to bottom.
    public var pictures: [Painting]
    /// What stands above each of them: on a page of HTML all of its code, elsewhere a line above each of several. Nothing where
    /// there is none.
    public var captions: [PictureCaption] = []
    /// How much of the legend stands below each of them.
    public var legend = LegendUse.auto
    /// Whether a drawing has no page behind it, so that what it lies on shows.
    public var isTransparent = false
    /// The colours that the characters of a terminal have.
    public var colors = TerminalColors.indexed
    /// How many times as large as usual a drawing is, more than 0.
    public var magnification = 1.0
    /// What the names in a drawing of one picture begin with, so that several drawings can stand on one page.
    public var prefix = "d"

    /// A sheet of pictures, in the colours of their own pages.
    public init(_ pictures: [Painting]) { self.pictures = pictures }

    /// The sheet in a format, each line but the last ended by a line feed. Characters of several pictures have a blank line
    /// between them.
    ///
    /// - Parameter cancellation: what ends the writing before its end; the text then says nothing.
    public func written(as format: PictureFormat, _ cancellation: Cancellation? = nil) -> String {
        switch format {
        case .text: joined(pictures.map { $0.picture.text(legend: legend) })
        case .ansi:
            joined(
                pictures.map { picture in
                    let lines = picture.coloredLines(legend: legend, in: colors, cancellation)
                    return lines.text(cancellation) + picture.room(below: lines)
                })
        case .svg: SVGWriter(sheet: self, pictures: sketched(cancellation)).text
        case .html: HTMLWriter(sheet: self, pictures: sketched(cancellation)).text
        }
    }

    private func sketched(_ cancellation: Cancellation?) -> [SketchedPicture] {
        pictures.enumerated().map { number, picture in
            picture.sketched(legend: legend, prefix: pictures.count > 1 ? "p\(number + 1)-" : prefix, cancellation)
        }
    }
}

extension Painting {
    /// The blank lines below a picture of characters that has as many above, as wide as all of it.
    fileprivate func room(below lines: ColoredLines) -> String {
        let size = canvas.drawnSize()
        guard lines.notes.isEmpty, lines.rows > 0, size.height > lines.rows else { return "" }
        let line = "\n" + String(repeating: " ", count: size.width)
        return String(repeating: line, count: size.height - lines.rows)
    }
}

/// A picture as forms, and letters on them.
struct SketchedPicture {
    /// What is drawn behind the letters, and what that refers to.
    let elements, definitions: [String]
    /// The letters, with the legend below them.
    let rows: [[PictureRun]]
    /// The columns and rows that it takes.
    let size: Size
    /// The pixels by which it sticks out of these and of the space around them: something turned or scaled, a wide line.
    let overhang: (left: Double, top: Double, right: Double, bottom: Double)
    /// What it says, for those who can't see it.
    let words: String
    let page: Page

    init(_ canvas: Canvas, legend: [String], on page: Page, prefix: String) {
        let controls = DrawnControls(of: canvas, on: page)
        let letters = Letters(canvas.withTextBehind, controls, on: page, prefix: prefix)
        var sketch = Sketch(canvas, controls, covered: letters.covered, on: page, prefix: prefix)
        elements = sketch.drawn() + letters.elements
        definitions = sketch.definitions
        let drawn = canvas.drawnSize(with: canvas.turns.cells + canvas.formsBetweenCells + letters.cellsBehind)
        let told = legend.map { [PictureRun(text: $0, columns: GraphemeWidth.columns(of: $0))] }
        let blank = told.isEmpty ? 0 : max(0, drawn.height - letters.rows.count)
        rows = letters.rows + Array(repeating: [], count: blank) + told
        size = Size(
            width: told.reduce(drawn.width) { max($0, $1[0].columns) }, height: drawn.height + told.count)
        let margin = SketchGrid.margin - SketchGrid.freeMargin
        overhang = canvas.turns.overhang(
            of: SketchGrid.pixels(of: Rect(origin: .zero, size: size)),
            with: sketch.reach.box?.inset(dx: margin, dy: margin))
        words = canvas.words
        self.page = page
    }
}
