import Drawing
import Testing

@testable import Components

/// Signs for symbols: short, and in the fonts that terminals have.
@Suite struct SymbolGlyphTests {
    @Test("A symbol has the sign of the one that it varies, and a shape only its own")
    func variants() {
        func signs(_ names: String...) -> [String?] { names.map { SymbolGlyph.text(of: $0, in: .unicode) } }
        #expect(signs("star", "star.fill", "star.circle", "bell.badge") == ["☆", "★", "☆", "◓"])
        #expect(signs("square", "square.fill", "square.stack.3d.up", "square.and.arrow.up") == ["□", "■", nil, "⇪"])
        #expect(signs("wifi.slash", "eye.slash", "play.slash") == ["≋×", "⊘", "►×"])
        #expect(SymbolGlyph.text(of: "square.and.arrow.up", in: .ascii) == "|^")
    }

    @Test(
        "Symbols between which a tap switches are equally wide in ASCII, and told apart",
        arguments: [
            (["square", "square.fill", "checkmark.square", "xmark.square", "minus.square"], "[ ] [#] [v] [x] [-]"),
            (["circle", "circle.fill", "checkmark.circle.fill", "xmark.circle.fill"], "( ) (o) (v) (x)"),
            (["largecircle.fill.circle", "star.circle", "exclamationmark.triangle.fill"], "(o) (*) /!\\"),
            (["star.fill", "star.leadinghalf.filled", "star"], "* + ."), (["heart", "heart.fill"], "<} <3"),
            (
                ["bell", "bell.slash.fill", "wifi", "wifi.slash", "speaker.wave.2", "speaker.slash"],
                "(! (x )) )x <) <x"
            ),
            (["play.fill", "pause.fill", "stop.circle"], "|> || []"), (["heart.circle", "heart.circle.fill"], "<} <3"),
        ])
    func taps(names: [String], signs: String) {
        #expect(names.map { SymbolGlyph.text(of: $0, in: .ascii) ?? "nil" }.joined(separator: " ") == signs)
    }

    @Test("A glyph stands without its frame where there is no room for that")
    func narrow() {
        #expect(["(v)", "[ ]", "/!\\", "<3", "*"].map(SymbolGlyph.narrow) == ["v", "[]", "!", nil, nil])
    }

    @Test("A symbol without a sign has a short name")
    func names() {
        let names = ["cart.fill", "square.and.arrow.up", "bell.slash.fill", "cloud.heavyrain"]
        #expect(names.map(SymbolGlyph.shortName) == ["cart", "share", "bell off", "rain"])
    }

    @Test("Names of very many frames in each other are read as fast as others")
    func manyFrames() throws {
        let name = "checkmark." + String(repeating: "fill.square.", count: 100) + "circle"
        #expect(try drawing(Image(systemName: name)).hasPrefix("(v)"))
    }
}
