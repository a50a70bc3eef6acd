import Drawing

/// The canvas of a session as it was drawn, with its looks.
public struct CanvasPicture {
    /// The drawing, by the width of where it is shown.
    let drawing: Fitted<Drawing>
    /// Whether it has the characters that were shown last, so that it is shown again only where its colours are others.
    var isQuiet = false

    /// The characters for the width of the setting.
    var text: String { drawing.content(width: .max).text }

    /// A drawing for one width.
    struct Drawing {
        /// The characters with the legend below, or the words that are said instead of an empty picture.
        let text: String
        /// What the looks are made of; nil where there are only words.
        let painting: Painting?
    }

    /// The picture as text.
    ///
    /// - Parameter colors: the colours that are known where it is shown; nil where it has none.
    func text(width: Int, colors: ScreenColors?) -> String {
        let drawing = drawing.content(width: width)
        guard let colors, let painting = drawing.painting else { return drawing.text }
        let picture = painting.colored(cancellation: colors.cancellation)
        let text = picture.ansi(in: colors.known, colors.cancellation)
        return colors.cancellation.isCancelled ? drawing.text : text
    }
}

/// The colours that pictures are written with.
struct ScreenColors {
    /// Those that the screen knows.
    let known: TerminalColors
    /// What ends the writing of a long picture: it is then shown without colours.
    let cancellation: Cancellation
}
