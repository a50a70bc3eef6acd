import Drawing
import Staging

/// The canvas of a session as it was drawn, with its looks.
public struct CanvasPicture {
    /// The drawing, by the width of where it is shown.
    let drawing: Fitted<Drawing>
    /// Whether it has the characters that were shown last, so that it is shown again only where its colours are others.
    var isQuiet = false

    /// The characters for the width of the setting.
    var text: String { drawing.content(width: .max).picture.text }

    /// What stands below the characters: what is told of their looks, and notes.
    var textBelow: String {
        let picture = drawing.content(width: .max)
        guard picture.picture.legend != nil else { return "" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst(picture.painting.picture.rows.count).joined(separator: "\n")
    }

    /// What was painted for the width of the setting.
    var painting: Painting { drawing.content(width: .max).painting }

    /// The characters and what tells them from another picture, for the width of the setting.
    var drawn: DrawnPicture { drawing.content(width: .max).picture }

    /// How the things on it look, for the width of the setting.
    var legend: Legend? { drawing.content(width: .max).picture.legend }

    /// A drawing for one width.
    struct Drawing {
        /// The characters, and what tells them from another picture.
        let picture: DrawnPicture
        /// What the looks are made of.
        let painting: Painting
        /// How much of the legend stands below.
        let legendUse: LegendUse
    }

    /// The picture as text.
    ///
    /// - Parameter colors: the colours that are known where it is shown; nil where it has none.
    func text(width: Int, colors: ScreenColors?) -> String {
        let drawing = drawing.content(width: width)
        guard let colors, drawing.picture.legend != nil else { return drawing.picture.text }
        let lines = drawing.painting.coloredLines(
            legend: drawing.legendUse, in: colors.known, colors.cancellation)
        let text = lines.text(colors.cancellation)
        return colors.cancellation.isCancelled ? drawing.picture.text : text
    }
}

/// The lines of a picture, in colour where it is shown so.
struct PictureLines {
    private let plain: [Substring]
    private let colored: ColoredLines?
    private let painting: Painting

    /// - Parameter colors: the colours that are known where it is shown; nil where it has none.
    init(of picture: CanvasPicture, width: Int, colors: ScreenColors?) {
        let drawing = picture.drawing.content(width: width)
        painting = drawing.painting
        colored = colors.flatMap { colors in
            drawing.picture.legend == nil
                ? nil : drawing.painting.coloredLines(legend: drawing.legendUse, in: colors.known)
        }
        let text = colored == nil ? drawing.picture.text : ""
        plain = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    }

    var count: Int { colored?.count ?? plain.count }

    subscript(index: Int) -> String { colored.map { $0[index] } ?? String(plain[index]) }

    /// Tells whether a line is the same in another picture.
    func linesLikeThose(of other: PictureLines) -> (Int) -> Bool {
        func hold(_ index: Int) -> Bool { index < count && index < other.count }
        guard colored != nil, other.colored != nil else { return { hold($0) && self[$0] == other[$0] } }
        let isAlike = painting.rowsLikeThose(of: other.painting)
        return { hold($0) && (isAlike($0) || self[$0] == other[$0]) }
    }
}

/// The colours that pictures are written with.
struct ScreenColors {
    /// Those that the screen knows.
    let known: TerminalColors
    /// What ends the writing of a long picture: it is then shown without colours.
    let cancellation: Cancellation
}
