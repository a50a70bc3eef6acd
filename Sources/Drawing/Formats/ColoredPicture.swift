/// A finished drawing with its colours: the characters, and how they look. What is filled has its colour, and no sign.
public struct ColoredPicture: Hashable, Sendable {
    /// The rows, without plain spaces at their ends.
    public let rows: [[PictureRun]]
    /// What stands below the rows: the legend, where it was asked for, and sentences about the picture.
    public let notes: [String]

    /// Reads the colours of a canvas. What is seen through shows the page of a colour scheme.
    ///
    /// - Parameter legend: whether the legend stands below; colours show most of it.
    public init(
        _ canvas: Canvas, charset: Charset = .ascii, colorScheme: ColorScheme = .light, legend: LegendUse = .auto
    ) {
        if canvas.cancellation?.isCancelled == true {
            (rows, notes) = ([], [])
            return
        }
        var canvas = canvas
        canvas.prepareForColors()
        let painter = RowPainter(canvas, charset, on: Page(colorScheme))
        var rows = canvas.wantedRows.map(painter.runs)
        while rows.last?.isEmpty == true { rows.removeLast() }
        self.rows = rows
        notes = canvas.toldInColor(legend, charset) + Legend.folded(canvas.notes, canvas.width)
    }

    /// Lays out an element and draws it, as `Picture(of:width:charset:notes:)` does.
    public init(
        of element: Element, width: Int, charset: Charset = .ascii, colorScheme: ColorScheme = .light,
        notes: @escaping @autoclosure () -> [String] = [], cancellation: Cancellation? = nil
    ) {
        self =
            Painting(
                of: element, width: width, charset: charset, colorScheme: colorScheme, notes: notes(),
                cancellation: cancellation
            ).colored
    }

    /// The rows, and what stands below them as plain rows.
    var lines: [[PictureRun]] {
        rows + notes.map { [PictureRun(text: $0, columns: GraphemeWidth.columns(of: $0))] }
    }

    /// The characters alone, each line but the last ended by a line feed. It has no shades where something is filled: those
    /// are part of a `Picture`.
    public var text: String { lines.map { $0.map(\.text).joined() }.joined(separator: "\n") }
}

extension Canvas {
    /// What is told below a picture in colour: the legend where it was asked for, and unless it isn't wanted what neither
    /// characters nor colours show.
    func toldInColor(_ legend: LegendUse, _ charset: Charset) -> [String] {
        legend == .auto ? Legend(self, charset, Shades()).unseenInColor(width: width) : told(legend, charset)
    }

    /// The legend of a drawing, where it was asked for.
    func told(_ legend: LegendUse, _ charset: Charset) -> [String] {
        legend == .on ? Legend(self, charset, Shades()).lines(width: width) : []
    }
}

/// The colours of the page that a picture stands on.
struct Page {
    let foreground: RGB
    let background: RGB
    /// The colour of what has none of its own on something that is filled.
    let letters: RGB
    /// How much white there is of what is chosen of a control's parts, which lies on the face of all of them.
    var chosenPart: Double { letters == .white ? 0.3 : 1 }

    /// The page for what is drawn in an ink.
    func page(of ink: Ink) -> Page { page(isForeign: ink.isForeign) }

    /// The page itself, or that of the other colour scheme.
    func page(isForeign: Bool) -> Page { isForeign ? Page(letters == .white ? .light : .dark) : self }

    init(_ colorScheme: ColorScheme) {
        letters = colorScheme == .dark ? .white : .black
        (foreground, background) =
            colorScheme == .dark
            ? (RGB(242, 242, 247), RGB(28, 28, 30)) : (RGB(28, 28, 30), RGB(255, 255, 255))
    }
}
