import Drawing
import Testing

/// The symbols of drawings.
@Suite struct SymbolFormTests {
    private func drawn(_ name: String, traits: Ink.Traits = [], on color: Color? = nil) -> String {
        var ink = Ink(.text, traits: traits)
        ink.name = name
        let signs = String(repeating: Sign.symbol.character, count: SymbolForm.columns)
        var element = Element(TextBlock([TextBlock.Run(withSigns: signs, ink)]))
        if let color { element = element.background(fill(.rectangle, color)) }
        let svg = Painting(of: element, width: 20, charset: .drawn).written(as: .svg)
        return svg.split(separator: "\n").filter { $0.hasPrefix("<g transform=\"translate(0.9") }.joined(
            separator: "\n")
    }

    private let start =
        "<g transform=\"translate(0.9 0.9) scale(0.625)\" fill=\"none\" stroke-width=\"1.9\" "
        + "stroke-linecap=\"round\" stroke-linejoin=\"round\">"

    @Test("As a line, and filled: what is inside shows the ground")
    func filled() {
        let lines = "<path d=\"M8 11V7a4 4 0 0 1 8 0v4\" stroke=\"#1c1c1e\"/>"
        #expect(
            drawn("lock") == start + "<path d=\"M5 11h14v10H5z\" stroke=\"#1c1c1e\"/>" + lines
                + "<path d=\"M12 15v2\" stroke=\"#1c1c1e\"/></g>")
        #expect(
            drawn("lock.fill") == start + "<path d=\"M5 11h14v10H5z\" fill=\"#1c1c1e\" stroke=\"#1c1c1e\"/>" + lines
                + "<path d=\"M12 15v2\" stroke=\"#ffffff\"/></g>")
        #expect(drawn("lock.fill", on: .blue).contains("<path d=\"M12 15v2\" stroke=\"#007aff\"/>"))
        #expect(drawn("lock", traits: .bold).contains("stroke-width=\"2.8\""))
    }

    @Test("In a circle, and crossed out")
    func variants() {
        let circle = "<path d=\"M12 2a10 10 0 1 0 .01 0z\""
        let plus = "<path d=\"M12 4v16M4 12h16\""
        let inner = "<g transform=\"translate(5.4 5.4) scale(0.55)\" stroke-width=\"3.2\">"
        #expect(
            drawn("plus.circle") == start + circle + " stroke=\"#1c1c1e\"/>" + inner + plus
                + " stroke=\"#1c1c1e\"/></g></g>")
        #expect(
            drawn("plus.circle.fill") == start + circle + " fill=\"#1c1c1e\" stroke=\"#1c1c1e\"/>" + inner + plus
                + " stroke=\"#ffffff\"/></g></g>")
        #expect(
            drawn("plus.slash") == start + plus + " stroke=\"#1c1c1e\"/><path d=\"M4.5 2.5l17 17\" stroke=\"#ffffff\"/>"
                + "<path d=\"M3 4l17 17\" stroke=\"#1c1c1e\"/></g>")
    }

    @Test("A symbol varies the one that its name begins with, but no shape")
    func names() {
        #expect(SymbolForm(named: "bell.badge") == SymbolForm(named: "bell"))
        #expect(SymbolForm(named: "bell.badge.fill") == SymbolForm(named: "bell.fill"))
        #expect(SymbolForm(named: "bell.badge") != SymbolForm(named: "bell.fill"))
        #expect(SymbolForm(named: "square.dashed") == nil)
        #expect(SymbolForm(named: "unknown") == nil)
        #expect(SymbolForm(named: "") == nil)
        #expect(SymbolForm(named: "fill") == nil)
        #expect(SymbolForm(named: ".slash") == nil)
    }
}
