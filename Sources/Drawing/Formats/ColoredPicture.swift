/// A finished drawing with its colours: the characters, and how they look. What is filled has its colour, and no sign.
public struct ColoredPicture: Hashable, Sendable {
    /// The rows, without plain spaces at their ends.
    public let rows: [[PictureRun]]
    /// What stands below the rows: the legend, where it was asked for, and sentences about the picture.
    public let notes: [String]
    /// What the picture says, for those who can't see it: its texts in reading order, in one line.
    let words: String
    /// Whether the page is light or dark.
    private let colorScheme: ColorScheme

    /// Reads the colours of a canvas. What is seen through shows the page of a colour scheme.
    ///
    /// - Parameter legend: whether the legend stands below; colours show most of it.
    public init(
        _ canvas: Canvas, charset: Charset = .ascii, colorScheme: ColorScheme = .light, legend: LegendUse = .auto
    ) {
        self.colorScheme = colorScheme
        if canvas.cancellation?.isCancelled == true {
            (rows, notes, words) = ([], [], "")
            return
        }
        let shades = Shades(canvas, charset)
        let writer = RowWriter(canvas, shades, charset, on: Page(colorScheme))
        var rows = canvas.wantedRows.map(writer.runs)
        while rows.last?.isEmpty == true { rows.removeLast() }
        self.rows = rows
        let told = legend == .on ? Legend(canvas, charset, Shades()).lines(width: canvas.width) : []
        notes = told + Legend.folded(canvas.notes, canvas.width)
        words = canvas.words
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

    /// The columns of the widest line.
    var columns: Int { lines.map { $0.reduce(0) { $0 + $1.columns } }.max() ?? 0 }
}

/// The ways to write down a picture.
public enum PictureFormat: String, CaseIterable, Sendable {
    /// Characters alone.
    case text
    /// Characters with a terminal's sequences for 256 colours.
    case ansi
    /// A drawing for a browser or a slide.
    case svg
    /// A page for a browser.
    case html
}

extension ColoredPicture {
    /// The picture in a format, each line but the last ended by a line feed. As text it has no shades where something is
    /// filled: those are part of a `Picture`.
    ///
    /// - Parameter cancellation: what ends the writing before its end; the text then says nothing.
    public func written(as format: PictureFormat, _ cancellation: Cancellation? = nil) -> String {
        switch format {
        case .text: lines.while(cancellation).map { $0.map(\.text).joined() }.joined(separator: "\n")
        case .ansi: ansi(in: .indexed, cancellation)
        case .svg: SVGWriter(picture: self, page: Page(colorScheme), cancellation: cancellation).text
        case .html: HTMLWriter(picture: self, page: Page(colorScheme), cancellation: cancellation).text
        }
    }
}

extension Painting {
    /// The picture in a format, each line but the last ended by a line feed.
    ///
    /// - Parameters:
    ///   - use: how much of the legend stands below.
    ///   - cancellation: what ends the writing before its end; the text then says nothing.
    public func written(
        as format: PictureFormat, legend use: LegendUse = .auto, _ cancellation: Cancellation? = nil
    ) -> String {
        if format == .text { return picture.text(legend: use) }
        return colored(legend: use, cancellation: cancellation).written(as: format, cancellation)
    }
}

/// The colours of the page that a picture stands on.
struct Page {
    let foreground: RGB
    let background: RGB

    init(_ colorScheme: ColorScheme) {
        (foreground, background) =
            colorScheme == .dark
            ? (RGB(242, 242, 247), RGB(28, 28, 30)) : (RGB(28, 28, 30), RGB(255, 255, 255))
    }
}
