import Drawing
import StyleEngine

/// What all places have in common of a tree that is rendered.
final class Rendering {
    let scale: Scale
    let charset: Charset
    let page: ColorScheme
    let notes: NumberNotes
    let readers: Readers
    let texts: TextMemory
    let letterings = LetteringMemory()
    let origins: ElementOrigins?

    init(
        scale: Scale, charset: Charset = .ascii, page: ColorScheme = .light, notes: NumberNotes = NumberNotes(),
        readers: Readers = Readers(), texts: TextMemory = TextMemory(), origins: ElementOrigins? = nil
    ) {
        self.scale = scale
        self.charset = charset
        self.page = page
        self.notes = notes
        self.readers = readers
        self.texts = texts
        self.origins = origins
    }
}

/// What a payload knows about the place of its node.
public struct Surroundings {
    private let rendering: Rendering
    /// The environment of the place.
    public let environment: EnvironmentValues
    /// The direction of the stack around the place; nil outside of stacks.
    public let axis: Axis?

    init(_ rendering: Rendering, environment: EnvironmentValues, axis: Axis?) {
        self.rendering = rendering
        self.environment = environment
        self.axis = axis
    }

    /// How points become cells.
    public var scale: Scale { rendering.scale }
    /// The characters of the picture.
    public var charset: Charset { rendering.charset }
    /// Whether the page is light or dark.
    var page: ColorScheme { rendering.page }
    /// What is to be said of numbers that can't be drawn.
    var notes: NumberNotes { rendering.notes }
    /// The readers that were met.
    var readers: Readers { rendering.readers }
    /// The long texts of the drawing.
    var texts: TextMemory { rendering.texts }

    /// The elements of another node on the same page.
    func elements(of node: Node) -> [Element] {
        Renderer(scale: scale, charset: charset, page: page, texts, rendering.origins).elements(
            of: node, notes, readers)
    }

    /// What the environment says about text.
    var lettering: Lettering { rendering.letterings.lettering(in: self) }

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
        return Surroundings(rendering, environment: environment, axis: axis)
    }
}
