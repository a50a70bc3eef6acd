import Catalogue
import Drawing
import StyleEngine

/// Words to be read, in as many lines as they need.
///
/// Its own modifiers, such as `bold()`, give a `Text` and beat what the environment says (rules G1 to G4),
/// and of several of one kind the first wins (rule G7).
///
/// In a literal Markdown is read, as in `Text("Tea for **two**")`, and an image or another text can be put into it; what
/// comes from elsewhere is shown as it stands.
public struct Text: PrimitiveView, Hashable, Sendable, NativeConvertible {
    /// A piece of the text with what its own modifiers said.
    struct Piece: Hashable, Sendable {
        var string: String
        /// Whether it may have signs in it, as the name of an image has, and all else of it can be shown.
        var hasSigns = false
        @Rare var font: Font?? = nil
        var letters = Letters()
        /// Its style; nil within is the usual one.
        var foreground: Paint??
        /// The address that it leads to; then it keeps its colour.
        var link: String?
        /// The image that the piece is, if it is one.
        @Rare var image: ImageLook? = nil
        /// The calls that said how it looks, while somebody asks for them.
        var callers: TextCallers?

        /// Whether it says nothing about how it looks.
        var isPlain: Bool { font == nil && foreground == nil && letters.isPlain }

        /// What is written, with signs as plain characters.
        var written: String { hasSigns ? Sign.plain(string) : string }
    }

    private(set) var pieces: [Piece]

    /// A text as it is written, which is no literal.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

    /// A text as it is written.
    public init(verbatim content: String) { pieces = [Piece(string: content)] }

    /// A value, written in a format: `Text(1234, format: .number)`.
    public init<F: EnglishFormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// A value, written in a format of one's own, or in one of Foundation's.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// An image in a text: its name.
    public init(_ image: Image) { self.init(image.piece) }

    /// A sign, which a tree shows as a plain character.
    init(_ sign: Sign) { self.init(Piece(string: sign.description, hasSigns: true)) }

    init(_ piece: Piece) { pieces = [piece] }

    init(pieces: [Piece]) { self.pieces = pieces }

    /// One text after the other.
    public static func + (left: Text, right: Text) -> Text { Text(pieces: left.pieces + right.pieces) }

    public static func _resolve(_ view: Text, at inputs: Inputs, by resolver: Resolver) {
        _ = resolver.open(
            TypeIdentity(Text.self), .primitive, payload: Leaf(view), title: view.string, at: inputs)
    }

    /// What is written, without marks.
    public var string: String {
        pieces.count == 1 && !pieces[0].hasSigns ? pieces[0].string : pieces.map(\.written).joined()
    }

    public var footprint: Int {
        if pieces.count == 1, pieces[0].string.utf8.count < 64 { return 0 }
        return pieces.reduce(pieces.count * MemoryLayout<Piece>.stride) { $0 + $1.string.utf8.count }
    }

    /// The text with what a modifier says of its letters where it says nothing of that itself: of modifiers of one kind
    /// the one that is written first wins (rule G7).
    func saying(_ letters: Letters) -> Text {
        changed {
            $0.letters = $0.letters.filled(by: letters)
            $0.callers = $0.callers?.saying(letters)
        }
    }

    /// The text in a style where it has none itself; nil is the usual one. A level that it has is one of that style.
    func painted(_ paint: Paint?) -> Text {
        changed { piece in
            guard piece.link == nil else { return }
            let before = piece.foreground
            defer {
                if before != nil {
                    piece.callers = piece.callers?.meeting(
                        paint.description(orElse: "the usual one"), of: .foreground,
                        addsUp: before != piece.foreground)
                }
            }
            switch (piece.foreground, paint) {
            case (nil, _): piece.foreground = .some(paint)
            case (.some(.some(let own)), .some(let paint)): piece.foreground = own.anchored(in: [paint])
            default: break
            }
        }
    }

    /// The text with every piece changed.
    func changed(_ change: (inout Piece) -> Void) -> Text {
        var text = self
        for index in text.pieces.indices { change(&text.pieces[index]) }
        return text
    }

    /// What is drawn at a place.
    func block(in place: Surroundings) -> TextBlock {
        let lettering = place.lettering
        if pieces.count == 1 {
            return place.texts.block(of: lettering.run(pieces[0], in: place), lettering.setting)
        }
        return place.texts.block(of: pieces.map { lettering.run($0, in: place) }, lettering.setting)
    }
}

extension Text {
    /// A text, or what is taken as the title of a control: a string as it is written, or a key of which Markdown is read.
    public init?(_ value: Value) {
        switch value {
        case .string(let string): self.init(verbatim: string)
        case .native(let native):
            switch native.any {
            case let text as Text: self = text
            case let key as LocalizedStringKey: self.init(key)
            case let part as Substring: self.init(verbatim: String(part))
            case let image as Image: self.init(image)
            default: return nil
            }
        default: return nil
        }
    }
}

extension BuiltIns {
    static let text: [BuiltInGroup] = [
        // What an interpolation in a text's quotes stands for.
        BuiltInGroup(
            "extension String",
            [
                BuiltIn(
                    "init<Input, F: FormatStyle<Input, String>>(_interpolated input: Input, format: F)",
                    "A value, written in a format.", example: #"Text("\(0.25, format: .percent)")"#,
                    swift: "self = format.format(input)")
            ]),
        BuiltInGroup(
            "struct Text: View, Equatable", "Words to be read, in as many lines as they need.",
            example: #"Text("Hello")"#,
            [
                BuiltIn("init(_ key: LocalizedStringKey)", "A text in which Markdown is read, where it is a literal.") {
                    (text: Text) in text
                },
                BuiltIn(
                    "init<S: StringProtocol>(_ content: S)", "A text as it is written, which is no literal.",
                    example: #"Text("olá, mundo".prefix(3))"#
                ) { (text: Text) in text },
                BuiltIn("init(verbatim content: String)", "A text as it is written.") { (content: String) in
                    Text(verbatim: content)
                },
                BuiltIn(
                    "init(_ image: Image)", "An image in a text: its name.",
                    example: #"Text(Image(systemName: "star")) + Text(" Favourites")"#
                ) { (image: Image) in Text(image) },
                BuiltIn(
                    "init<Input, F: FormatStyle<Input, String>>(_ input: Input, format: F)",
                    "A value, written in a format.", example: "Text(1234, format: .number)",
                    swift: "self.init(verbatim: format.format(input))"),
                BuiltIn("static func + (lhs: Text, rhs: Text) -> Text", "One text after the other.") {
                    (left: Text, right: Text) in left + right
                },
            ]),
    ]
}
