/// What was laid out and painted, and is not yet written out: characters alone and coloured formats are made of it.
public struct Painting {
    let canvas: Canvas
    let charset: Charset
    let colorScheme: ColorScheme
    private let characters: Characters

    /// The characters, which are found once somebody asks for them.
    private final class Characters {
        private let make: () -> Picture
        private(set) lazy var picture = make()

        init(_ make: @escaping () -> Picture) { self.make = make }
    }

    /// Keeps a canvas. What is seen through shows the page of a colour scheme.
    public init(_ canvas: Canvas, charset: Charset = .ascii, colorScheme: ColorScheme = .light) {
        self.canvas = canvas
        self.charset = charset
        self.colorScheme = colorScheme
        characters = Characters { Picture(canvas, charset: charset) }
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

    /// Sentences about the picture, such as that something of it is left out. A drawing is shown without them.
    public var notes: [String] { Legend.folded(canvas.notes, canvas.width) }

    /// Whether letters are drawn in one of some colours.
    func hasLetters(ofColors colors: [RGB]) -> Bool {
        canvas.inks.inks.contains { ink in
            ink.role == .text
                && ink.paint.color.map { color in colors.contains { color.isHardlyOther(than: $0) } } ?? false
        }
    }

    /// Whether the page is light or dark, and the colour of that.
    var scheme: ColorScheme { colorScheme }
    var pageColor: RGB { Page(colorScheme).background }

    /// The characters, without their looks.
    public var picture: Picture { characters.picture }

    /// The characters with their looks.
    public var colored: ColoredPicture { ColoredPicture(canvas, charset: charset, colorScheme: colorScheme) }

    /// The picture as forms and letters.
    ///
    /// - Parameters:
    ///   - use: whether the legend stands below.
    ///   - prefix: what the names of its definitions begin with.
    func sketched(legend use: LegendUse, prefix: String, _ cancellation: Cancellation?) -> SketchedPicture {
        var canvas = canvas
        canvas.cancellation = cancellation
        return SketchedPicture(canvas, legend: canvas.told(use, charset), on: Page(colorScheme), prefix: prefix)
    }

    /// The picture in a format, each line but the last ended by a line feed. A drawing is best of a painting in `unicode`,
    /// in which symbols and the signs of controls are as wide as what is drawn in their place.
    ///
    /// - Parameters:
    ///   - use: how much of the legend stands below.
    ///   - cancellation: what ends the writing before its end; the text then says nothing.
    public func written(
        as format: PictureFormat, legend use: LegendUse = .auto, _ cancellation: Cancellation? = nil
    ) -> String {
        var sheet = PictureSheet([self])
        sheet.legend = use
        return sheet.written(as: format, cancellation)
    }

    /// How the things look that each node drew, in reading order, by the node; those of nodes that were not named when
    /// they were drawn are left out. Of a node whose texts look different each is named, as `y` is in `y: bold`.
    package var looks: [ObjectIdentifier: [String]] {
        var looks: [ObjectIdentifier: [String]] = [:]
        func note(_ look: String, of owner: ObjectIdentifier?) {
            guard let owner, !look.isEmpty, looks[owner]?.contains(look) != true else { return }
            looks[owner, default: []].append(look)
        }
        for mark in canvas.marks where !mark.isPlain { note(mark.look, of: mark.owner) }
        var firstLooks: [ObjectIdentifier: String] = [:]
        var differing: Set<ObjectIdentifier> = []
        for mention in canvas.mentions {
            guard let owner = mention.owner else { continue }
            let look = canvas.inks[mention.ink].lookOfNode
            if firstLooks[owner, default: look] != look { differing.insert(owner) }
            firstLooks[owner] = look
        }
        for mention in canvas.mentions {
            let look = canvas.inks[mention.ink].lookOfNode
            guard let owner = mention.owner, !look.isEmpty else { continue }
            note(differing.contains(owner) ? "\(Sign.plain(Legend.short(mention.text))): \(look)" : look, of: owner)
        }
        return looks
    }
}

extension Ink {
    /// How it looks, told of a node: what a sign stands for is said by the node itself, and of a disabled one nothing else need
    /// say that.
    fileprivate var lookOfNode: String {
        var ink = self
        ink.name = ""
        return ink.look.isEmpty && isDisabled ? "disabled" : ink.look
    }
}
