import Components
import Drawing
import StyleEngine
import Testing

/// Effects of views that only colours and drawings show.
@Suite struct EffectDrawingTests {
    private func painting(_ view: some View) throws -> Painting {
        Painting(of: try Resolver().resolve(view), width: 60, charset: .drawn)
    }

    private func svg(_ view: some View) throws -> String { try painting(view).written(as: .svg) }

    @Test("Text is turned around its middle, and the page has room for that")
    func turned() throws {
        #expect(try !svg(Text("abcd")).contains("matrix"))
        let turned = try svg(Text("abcd").rotationEffect(.degrees(90)))
        #expect(turned.contains(" transform=\"matrix(0 1 -1 0 25.2 -8.4)\">abcd<"), "\(turned)")
        #expect(turned.contains("viewBox=\"0 0 57.6 57.6\""), "\(turned)")
        let mirrored = try svg(Text("abcd").scaleEffect(x: -1))
        #expect(mirrored.contains(" transform=\"matrix(-1 0 0 1 33.6 0)\">abcd<"), "\(mirrored)")
        let page = try painting(Text("abcd").rotationEffect(.degrees(90))).written(as: .html)
        #expect(page.contains("margin: 20.4px 12px 20.4px 12px"), "\(page)")
        #expect(page.contains(" transform=\"matrix(0 1 -1 0 25.2 -8.4)\">abcd<"), "\(page)")
    }

    @Test("All of a view is scaled around one point, and each text inside of another turn once more")
    func scaled() throws {
        let card = try svg(Text("abcd").padding().background(.red).scaleEffect(2, anchor: .topLeading))
        #expect(card.contains("<g transform=\"matrix(2 0 0 2 0 0)\">\n<rect x=\"0\" y=\"0\""), "\(card)")
        #expect(card.contains(" transform=\"matrix(2 0 0 2 0 0)\">abcd<"), "\(card)")
        let both = try svg(Text("abcd").rotationEffect(.degrees(180)).scaleEffect(2, anchor: .topLeading))
        #expect(both.contains(" transform=\"matrix(-2 0 0 -2 67.2 33.6)\">abcd<"), "\(both)")
    }

    @Test("A plain picture is the same as without effects, and the legend tells them")
    func plain() throws {
        #expect(
            try drawing(Text("abcd").rotationEffect(.degrees(90)).grayscale(1))
                == "abcd\nabcd: rotated 90, grayscale 1")
    }

    @Test("Colours are seen through each filter")
    func filters() throws {
        func color(_ view: some View) throws -> String {
            let svg = try svg(view)
            return String(svg.split(separator: " fill=\"").last?.prefix { $0 != "\"" } ?? "")
        }
        let red = Color.red.frame(width: 16, height: 16)
        #expect(try color(red) == "#ff3b30")
        #expect(try color(red.grayscale(1)) == "#646464")
        #expect(try color(red.saturation(0)) == "#646464")
        #expect(try color(red.colorInvert()) == "#00c4cf")
        #expect(try color(red.brightness(0.2)) == "#ff6e63")
        #expect(try color(red.contrast(0)) == "#808080")
        #expect(try color(red.colorMultiply(.blue)) == "#001c30")
        #expect(try color(red.hueRotation(.degrees(360))) == "#ff3b30")
        #expect(try color(red.colorInvert().colorInvert()) == "#ff3b30")
        #expect(try color(red.grayscale(1).colorInvert()) == "#9b9b9b")
        #expect(try svg(Text("ab").colorInvert()).contains("fill=\"#ffffff\">ab<"))
        #expect(try !svg(Text("ab").grayscale(1)).contains("fill=\"#000000\">ab<"))
        #expect(try color(Text("ab").foregroundStyle(.red).grayscale(1)) == "#646464")
        let faded = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        #expect(try svg(faded.frame(width: 16, height: 16).grayscale(1)).contains("stop-color=\"#646464\""))
    }
}
