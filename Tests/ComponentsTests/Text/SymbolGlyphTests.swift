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

    @Test("A symbol without a sign has a short name")
    func names() {
        let names = ["cart.fill", "square.and.arrow.up", "bell.slash.fill", "cloud.heavyrain"]
        #expect(names.map(SymbolGlyph.shortName) == ["cart", "share", "bell off", "rain"])
    }
}
