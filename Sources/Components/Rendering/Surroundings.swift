import Drawing
import StyleEngine

/// What a payload knows about the place of its node.
public struct Surroundings {
    /// The environment of the place.
    public let environment: EnvironmentValues
    /// How points become cells.
    public let scale: Scale
    /// The characters of the picture.
    public let charset: Charset
    /// The direction of the stack around the place; nil outside of stacks.
    public let axis: Axis?
    /// Whether the page is light or dark.
    let page: ColorScheme
    /// What is to be said of numbers that can't be drawn.
    let notes: NumberNotes
    /// The readers that were met.
    let readers: Readers
    /// The long texts of the drawing.
    let texts: TextMemory
    private let memory: LetteringMemory
    private let origins: ElementOrigins?

    init(
        environment: EnvironmentValues, scale: Scale, charset: Charset = .ascii, axis: Axis?,
        page: ColorScheme = .light, notes: NumberNotes = NumberNotes(), readers: Readers = Readers(),
        texts: TextMemory = TextMemory(), lettering memory: LetteringMemory = LetteringMemory(),
        origins: ElementOrigins? = nil
    ) {
        self.origins = origins
        self.texts = texts
        self.page = page
        self.notes = notes
        self.readers = readers
        self.environment = environment
        self.scale = scale
        self.charset = charset
        self.axis = axis
        self.memory = memory
    }

    /// The elements of another node on the same page.
    func elements(of node: Node) -> [Element] {
        Renderer(scale: scale, charset: charset, page: page, texts, origins).elements(of: node, notes, readers)
    }

    /// What the environment says about text.
    var lettering: Lettering { memory.lettering(in: self) }

    /// What styles need to know about the place.
    public var paintContext: PaintContext {
        PaintContext(
            colorScheme: environment.colorScheme, page: page, tint: environment.tintPaint,
            foreground: environment.foregroundPaints, background: environment.backgroundPaint, scale: scale,
            environment: environment)
    }

    /// The colour and the name that a style has at the place.
    public func resolved(_ style: some ShapeStyle) -> ResolvedPaint { style.paint.resolved(in: paintContext) }

    /// The ink of lines in a style at the place.
    public func lineInk(_ style: some ShapeStyle = .foreground) -> Ink { Ink(.line, paint: resolved(style)) }

    /// A sign, repeated, as the place would show a text.
    func signs(_ sign: Sign, count: Int) -> TextBlock {
        let piece = Text.Piece(string: String(repeating: sign.character, count: count), hasSigns: true)
        return Text(piece).block(in: self)
    }

    /// A text as the place would show it: in its font, its colour, and with its marks.
    public func text(_ string: String) -> TextBlock { Text(verbatim: string).block(in: self) }

    /// The place with another environment.
    func changed(_ change: (inout EnvironmentValues) -> Void) -> Surroundings {
        var environment = environment
        change(&environment)
        return Surroundings(
            environment: environment, scale: scale, charset: charset, axis: axis, page: page, notes: notes,
            readers: readers, texts: texts, origins: origins)
    }
}
