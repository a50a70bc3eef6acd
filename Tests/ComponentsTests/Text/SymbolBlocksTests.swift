import Components
import Drawing
import StyleEngine
import Testing

/// Symbols in large fonts, which finer pictures draw of quarters of cells.
@Suite struct SymbolBlocksTests {
    private func rows(_ view: some View, _ charset: Charset = .unicode) throws -> [String] {
        try view.picture(width: 30, charset: charset).rows
    }

    @Test("From the size of a large title on a symbol takes several rows, as far as there is room")
    func sizes() throws {
        let symbol = Image(systemName: "heart.fill")
        #expect(try rows(symbol.font(.title)) == ["♥"])
        #expect(try rows(symbol.font(.largeTitle)) == [" ▗▄▖▗▄▖", " ██████", " ▝▜██▛▘", "   ▝▘"])
        #expect(try rows(symbol.font(.largeTitle), .ascii) == ["<3"])
        #expect(try rows(symbol.font(.largeTitle).frame(width: 16)) == ["♥"])
    }

    @Test("Beside other things, as in a label, a symbol is as high as text")
    func rowsOfText() throws {
        #expect(try rows(Label("Likes", systemImage: "heart.fill").font(.largeTitle)) == ["♥ Likes"])
    }

    @Test("Holes, circles around symbols, and lines through them")
    func variants() throws {
        let view = VStack(spacing: 16) {
            Image(systemName: "plus.circle.fill")
            Image(systemName: "bell.slash")
        }
        #expect(
            try rows(view.font(.system(size: 56))) == [
                "  ▗▄▄▄▄▖", " ▟██▛▜██▙", " ██    ██", " ▜██▙▟██▛", "  ▝▀▀▀▀▘", "", " ▖  ▗▖", " ▝▚▖▀▀▀▖", "  █▝▚▖ █",
                " ▗█▄▄▟▙▄", "    ▄▄ ▝▘",
            ])
    }
}
