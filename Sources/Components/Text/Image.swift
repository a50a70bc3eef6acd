import Catalogue
import Drawing
import StyleEngine

/// A picture: a glyph for the system symbols that people use most, and a short name of any other: `<cart>` for a system
/// symbol, `{photo}` for an image of one's own.
public struct Image: PrimitiveView, Hashable, Sendable, NativeConvertible {
    private var look: ImageLook
    var isResizable = false

    /// A system symbol.
    public init(systemName: String) { look = ImageLook(symbol: systemName) }

    /// An image of one's own, by its name; none is read from a bundle.
    public init(_ name: String, bundle: Bundle? = nil) { look = ImageLook(name) }

    /// An image of one's own with a text for those who don't see it; it is shown as any other.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }

    /// An image of one's own that only decorates; it is shown as any other.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }

    /// An image of one's own that shows a value from 0 to 1, which its name can't.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }

    /// A system symbol that shows a value from 0 to 1, which its name can't.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// The image with something else about how it looks.
    func changed(_ change: (inout ImageLook) -> Void) -> Image {
        var image = self
        change(&image.look)
        return image
    }

    public static func _resolve(_ view: Image, at inputs: Inputs, by resolver: Resolver) {
        let leaf = Leaf { view.drawing(in: $0) }
        let box = Container { place, _ in view.box(in: place) }
        _ = resolver.open(
            TypeIdentity(Image.self), .primitive, payload: view.isResizable ? box : leaf,
            title: view.look.title(in: inputs.environment), at: inputs)
    }

    /// The image as a piece of a text.
    var piece: Text.Piece { Text.Piece(string: look.text, hasSigns: true, image: look) }
}

extension Image {
    /// The image as large as what it is offered: itself where it can be drawn, else a box around its name.
    private func box(in place: Surroundings) -> Element {
        let run = place.lettering.run(piece, in: place)
        if place.charset == .drawn, let symbol = SymbolForm(named: run.ink.name) {
            return Element(SymbolPainting(symbol, run.ink, in: place.scale))
        }
        return Element(ImageBox(in: place), [Element(drawing(in: place))])
    }

    /// What shows the image: its form where that is large, or its glyph, or its name. Beside other things it is as high as a
    /// text there.
    private func drawing(in place: Surroundings) -> any Drawable {
        let small = sign(in: place)
        guard place.charset == .unicode, place.axis != .horizontal, let font = place.environment.font,
            let form = look.form(at: place)
        else { return small }
        let run = place.lettering.run(piece, in: place)
        return SymbolBlocks(form, ofPoints: font.size, named: run.text, run.ink, orElse: small) ?? small
    }

    /// The glyph of the image, or its name.
    private func sign(in place: Surroundings) -> any Drawable {
        let name = name(in: place)
        guard let narrow = look.narrow(at: place) else { return name }
        return SymbolName(word: look.word(at: place), name: name, sign: name.saying(narrow))
    }

    /// The image's name on one line, which keeps its closing sign where it is cut off.
    private func name(in place: Surroundings) -> TextBlock {
        let run = place.lettering.run(piece, in: place)
        let sign = run.text.lastIndex { $0 == Sign.close.character || $0 == "}" } ?? run.text.endIndex
        return TextBlock([run], TextSetting(lineLimit: 1, ending: run.text[sign...].count))
    }
}

/// A box as large as what it is offered, around the name of an image. By itself it is a square of 32 points.
private struct ImageBox: Drawable {
    private let shape: ShapePainting
    private let ideal: Size

    init(in place: Surroundings) {
        let aspect = place.scale.aspect
        shape = ShapePainting(.rectangle, .stroke(StrokeStyle()), place.resolved(.foreground), in: place.scale)
        ideal = Size(width: 2 * aspect, height: 2)
    }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let offer = Proposal(width: frame.width - 2, height: 1)
        for child in subviews { child.place(at: frame.origin(of: child.size(offer), .center), offer) }
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        canvas.casting(in: frame) { canvas in
            canvas.ending { shape.paint(on: &$0, in: frame, []) }
            guard frame.width > 2 else { return }
            for child in subviews { child.paint(on: &canvas) }
        }
    }

    func isBox(_ subviews: Subviews) -> Bool { true }
}

extension BuiltIns {
    static let image: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Image: View, Equatable", "A picture, shown by its name.", example: #"Image(systemName: "sun.min")"#,
            [
                BuiltIn("init(systemName: String)", "A system symbol.") { (name: String) in Image(systemName: name) },
                BuiltIn("init(_ name: String, bundle: Bundle? = nil)", "An image of one's own.") {
                    (name: String, bundle: Bundle?) in Image(name, bundle: bundle)
                },
                BuiltIn(
                    "init(_ name: String, bundle: Bundle? = nil, label: Text)",
                    "An image of one's own with a text for those who don't see it.",
                    example: #"Image("photo", label: Text("A lake"))"#
                ) { (name: String, bundle: Bundle?, label: Text) in Image(name, bundle: bundle, label: label) },
                BuiltIn(
                    "init(decorative name: String, bundle: Bundle? = nil)",
                    "An image of one's own that only decorates."
                ) { (name: String, bundle: Bundle?) in Image(decorative: name, bundle: bundle) },
                BuiltIn(
                    "init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)",
                    "An image of one's own that shows a value, which its name can't."
                ) { (name: String, value: Double?, bundle: Bundle?) in
                    Image(name, variableValue: value, bundle: bundle)
                },
                BuiltIn(
                    "init(systemName: String, variableValue: Double?)",
                    "A system symbol that shows a value, which its name can't."
                ) { (name: String, value: Double?) in Image(systemName: name, variableValue: value) },
            ])
    ]
}
