import Catalogue
import Drawing
import StyleEngine

/// Text.
///
/// Its own modifiers, such as `bold()`, give a `Text` and beat what the environment says (rules G1 to G4).
public struct Text: PrimitiveView, Hashable, Sendable, NativeConvertible {
    /// A piece of the text with what its own modifiers said.
    struct Piece: Hashable, Sendable {
        var string: String
        var font: Font??
        var letters = Letters()
        var foreground: Paint?
    }

    private(set) var pieces: [Piece]

    /// A text.
    public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

    /// A text as it is written.
    public init(verbatim content: String) { pieces = [Piece(string: content)] }

    private init(pieces: [Piece]) { self.pieces = pieces }

    /// One text after the other.
    public static func + (left: Text, right: Text) -> Text { Text(pieces: left.pieces + right.pieces) }

    public static func _resolve(_ view: Text, at inputs: Inputs, by resolver: Resolver) {
        _ = resolver.open(
            TypeIdentity(Text.self), .primitive, payload: Leaf { view.block(in: $0) }, title: view.string, at: inputs)
    }

    /// What is written, without marks.
    public var string: String { pieces.count == 1 ? pieces[0].string : pieces.map(\.string).joined() }

    /// The text with every piece changed.
    func changed(_ change: (inout Piece) -> Void) -> Text {
        var text = self
        for index in text.pieces.indices { change(&text.pieces[index]) }
        return text
    }

    /// What is drawn at a place.
    func block(in place: Surroundings) -> TextBlock {
        let inherited = place.environment.letters
        let font = place.environment.font
        let textCase = place.environment.textCase
        let runs = pieces.map { piece in
            let font = piece.font ?? font
            let letters = piece.letters.over(inherited).over(font?.letters ?? Letters())
            var notes = letters.notes
            if let name = font?.name, !name.isEmpty { notes.insert(name, at: 0) }
            let paint =
                piece.foreground.map { $0.resolved(in: place.paintContext) } ?? place.resolved(.foreground)
            return TextBlock.Run(
                letters.marked(textCase?.applied(to: piece.string) ?? piece.string),
                Ink(.text, paint: paint, traits: letters.traits, notes: notes))
        }
        return TextBlock(
            runs, lineLimit: place.environment.lineLimit, alignment: place.environment.multilineTextAlignment,
            truncation: place.environment.truncationMode)
    }
}

extension BuiltIns {
    static let text: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Text: View, Equatable", "Text.", example: #"Text("Hello")"#,
            [
                BuiltIn("init(_ content: String)", "A text.") { (content: String) in Text(content) },
                BuiltIn("init(verbatim content: String)", "A text as it is written.") { (content: String) in
                    Text(verbatim: content)
                },
                BuiltIn("static func + (lhs: Text, rhs: Text) -> Text", "One text after the other.") {
                    (left: Text, right: Text) in left + right
                },
            ])
    ]
}
