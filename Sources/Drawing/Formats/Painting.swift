/// What was laid out and painted, and is not yet written out: characters alone and coloured formats are made of it.
public struct Painting {
    private let canvas: Canvas
    private let charset: Charset
    private let colorScheme: ColorScheme

    /// Keeps a canvas. What is seen through shows the page of a colour scheme.
    public init(_ canvas: Canvas, charset: Charset = .ascii, colorScheme: ColorScheme = .light) {
        self.canvas = canvas
        self.charset = charset
        self.colorScheme = colorScheme
    }

    /// Lays out an element and paints it, as `Picture(of:width:charset:notes:)` does.
    public init(
        of element: Element, width: Int, charset: Charset = .ascii, colorScheme: ColorScheme = .light,
        notes: @escaping @autoclosure () -> [String] = [], cancellation: Cancellation? = nil
    ) {
        self.init(
            Canvas(showing: element, width: width, notes: notes, cancellation: cancellation), charset: charset,
            colorScheme: colorScheme)
    }

    /// Whether anything lies behind text.
    var hasFills: Bool { !canvas.grounds.isEmpty }

    /// The characters, without their looks.
    public var picture: Picture { Picture(canvas, charset: charset) }

    /// The characters with their looks.
    ///
    /// - Parameter cancellation: what ends the writing before its end, in place of what could end the painting; the
    ///   picture then says nothing.
    public func colored(cancellation: Cancellation?) -> ColoredPicture {
        var canvas = canvas
        canvas.cancellation = cancellation
        return ColoredPicture(canvas, charset: charset, colorScheme: colorScheme)
    }

    /// The same, to its end unless the painting was ended.
    public var colored: ColoredPicture { ColoredPicture(canvas, charset: charset, colorScheme: colorScheme) }
}
