import Components
import Drawing
import StyleEngine
import Testing

@Suite struct ImageLookTests {
    @Test("The scale and the colouring of symbols stand in the legend, where they are not the usual ones")
    func symbols() throws {
        let sun = Image(systemName: "sun.min")
        #expect(try drawing(sun.imageScale(.large)) == ":.\n:.: sun.min, large scale")
        #expect(try drawing(sun.imageScale(.medium)) == ":.")
        #expect(try drawing(Image("sun").imageScale(.large)) == "{sun}")
        #expect(
            try drawing(sun.symbolRenderingMode(.palette).symbolRenderingMode(.multicolor))
                == ":.\n:.: sun.min, palette")
        #expect(try drawing(sun.padding(0).symbolRenderingMode(.palette)) == ":.\n:.: sun.min, palette")
        #expect(
            try drawing(sun.symbolRenderingMode(.monochrome).padding(0).symbolRenderingMode(.palette)) == ":.")
    }

    @Test("In a drawing what stands behind something else of a symbol has the second style, or is paler")
    func palettes() throws {
        func colors(_ view: some View) throws -> [Substring] {
            let svg = Painting(of: try Resolver().resolve(view), width: 60, charset: .drawn).written(as: .svg)
            return svg.split(separator: "\"").filter { $0.hasPrefix("#") }.dropFirst(2).map { $0 }
        }
        let (cross, bell) = (Image(systemName: "xmark.circle.fill"), Image(systemName: "bell.slash.fill"))
        let (white, red, blue) = ("#ffffff", "#ff3b30", "#007aff")
        #expect(try colors(cross.foregroundStyle(.white, .red)) == [red[...], red[...], white[...]])
        #expect(try colors(bell.foregroundStyle(.blue, .red)).suffix(1) == [blue[...]])
        #expect(try colors(cross.foregroundStyle(.red)) == [red[...], red[...], white[...]])
        #expect(
            try colors(cross.symbolRenderingMode(.hierarchical).foregroundStyle(.red))
                == ["#ff9d98", "#ff9d98", red[...]])
        #expect(try colors(cross.resizable().foregroundStyle(.white, .red)) == [red[...], red[...], white[...]])
    }

    @Test("A rendering mode is told where it isn't that of the kind of image")
    func renderingModes() throws {
        #expect(try drawing(Image("sun").renderingMode(.template)) == "{sun}\n{sun}: template")
        #expect(try drawing(Image("sun").renderingMode(.original)) == "{sun}")
        #expect(try drawing(Image(systemName: "sun").renderingMode(.original)) == ":*\n:*: sun, original")
        #expect(try drawing(Image(systemName: "sun").renderingMode(.template)) == ":*")
    }

    @Test("A tree names a symbol once")
    func trees() throws {
        let star = Image(systemName: "star.fill").font(.title).foregroundStyle(.yellow)
        #expect(try told(star).tree == #"1 Image "<star.fill>"   title, yellow"#)
    }

    @Test("What is said about pixels and edges stands in the legend")
    func pixels() throws {
        let image = Image("sun").resizable(
            capInsets: EdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 4), resizingMode: .tile
        ).interpolation(.none).antialiased(false)
        #expect(
            try drawing(image.frame(width: 80, height: 48), width: 80) == """
                +--------+
                | {sun}  |
                +--------+
                {sun}: interpolation none, not antialiased, tiled, caps 8 4 8 4
                """)
    }

    @Test("A variant changes a symbol's name wherever it stands, and its title in the tree")
    func variants() throws {
        let sun = Image(systemName: "sun")
        #expect(try drawing(Text("a \(sun) b").symbolVariant(.fill)) == "a :* b")
        #expect(try tree { sun.symbolVariant(.slash).symbolVariant(.fill) } == "<sun.slash.fill>")
        #expect(try drawing(Image("sun").symbolVariant(.fill)) == "{sun}")
    }
}
