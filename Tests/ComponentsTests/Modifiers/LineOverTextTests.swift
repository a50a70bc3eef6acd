import Components
import Drawing
import StyleEngine
import Testing

/// A thin line over text: colour and drawings show it, and the legend tells it.
@Suite struct LineOverTextTests {
    private func painting(_ view: some View) throws -> Painting {
        Painting(of: try Resolver().resolve(view), width: 40)
    }

    private func price(_ color: Color) -> some View {
        Text("$10").overlay(Rectangle().fill(color).frame(height: 1))
    }

    private var tab: some View {
        Text("Home").padding(.horizontal, 8)
            .overlay(alignment: .bottom) { Rectangle().fill(.blue).frame(height: 2) }
    }

    @Test("The legend tells the line, whatever its colour, and where it leads")
    func legends() throws {
        #expect(try drawing(price(.primary)) == "$10\nline through \"$10\": primary")
        #expect(try drawing(price(.red)) == "$10\nline through \"$10\": red")
        #expect(try drawing(tab) == "_Home_\nline below \"Home\": blue")
        #expect(
            try drawing(Text("Sale").overlay(Divider(), alignment: .bottom))
                == "Sale\nline below \"Sale\": primary")
        #expect(
            try drawing(Text("Home").background(alignment: .bottom) { Rectangle().fill(.green).frame(height: 3) })
                == "Home\nline below \"Home\": green")
    }

    @Test("A terminal strikes letters through, or underlines them")
    func terminals() throws {
        #expect(try painting(price(.red)).colored.ansi == "\u{1B}[9m$10\u{1B}[0m")
        #expect(
            try painting(tab).colored.ansi
                == "\u{1B}[4;38;5;33m \u{1B}[0m\u{1B}[4mHome\u{1B}[0m\u{1B}[4;38;5;33m \u{1B}[0m")
    }

    @Test("A drawing has the line at its place, as thick as it is")
    func drawings() throws {
        #expect(
            try painting(price(.red)).written(as: .svg).contains(
                "<line x1=\"0\" y1=\"8.4\" x2=\"25.2\" y2=\"8.4\" stroke=\"#ff3b30\" stroke-width=\"1.05\"/>"))
        #expect(
            try painting(tab).written(as: .svg).contains(
                "<line x1=\"0\" y1=\"15.75\" x2=\"50.4\" y2=\"15.75\" stroke=\"#007aff\" stroke-width=\"2.1\"/>"))
    }

    @Test("What is filled over the line hides it")
    func hidden() throws {
        let label = ZStack {
            Divider()
            Text("or").background(.background)
        }
        let svg = try painting(label.frame(width: 64)).picture
        #expect(svg.legend.lines().filter { $0.hasPrefix("line") } == [])
    }

    @Test("What lies behind a word on a line opens the line")
    func opened() throws {
        let word = Text("or").padding(.horizontal, 8)
        let open = "-------  or  -------"
        #expect(
            try drawing(Divider().frame(width: 160).overlay { word.background(.background) })
                == open + "\nrectangle: background")
        #expect(
            try drawing(Rectangle().frame(width: 160, height: 1).overlay { word.background(.background) })
                == open + "\nrectangle #2: background")
        #expect(
            try drawing(Rectangle().frame(width: 160, height: 1).overlay { word.background(.yellow) })
                == "-------| or |-------\nrectangle #2: yellow")
        #expect(
            try drawing(Divider().frame(width: 160).overlay { word.background(.yellow) })
                == "-------| or |-------\nrectangle: yellow")
        let svg = try painting(Divider().frame(width: 160).overlay { word.background(.yellow) }).written(as: .svg)
        #expect(svg.contains("<rect x=\"58.8\" y=\"0\" width=\"50.4\" height=\"16.8\" fill=\"#ffcc00\"/>"))
    }

    @Test("What lies over a line, or behind it, is as thin as that")
    func covered() throws {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let lines = VStack(spacing: 0) {
            Divider().overlay(.red)
            Divider().overlay(.blue.opacity(0.3))
            Divider().background(.green)
            Divider().overlay(gradient)
        }
        let upright = HStack {
            Text("a")
            Divider().overlay(.red)
        }
        let svg = try painting(lines.frame(width: 80)).written(as: .svg)
        let part = "x1=\"0\" y1=\"8.4\" x2=\"84\" y2=\"8.4\""
        #expect(svg.contains("<line \(part) stroke=\"#ff3b30\" stroke-width=\"1.05\"/>"), "\(svg)")
        #expect(svg.contains("y2=\"25.2\" stroke=\"#007aff\" stroke-opacity=\"0.3\" stroke-width=\"1.05\"/>"))
        #expect(svg.contains("y1=\"42\" x2=\"84\" y2=\"42\" stroke=\"#34c759\" stroke-width=\"1.05\"/>"))
        #expect(svg.contains("y=\"58.28\" width=\"84\" height=\"1.05\" fill=\"url(#d1)\"/>"))
        #expect(try drawing(upright) == "a |\nrectangle: red")
        let bar = try painting(upright).written(as: .svg)
        #expect(
            bar.contains(
                "x1=\"21\" y1=\"0\" x2=\"21\" y2=\"16.8\" stroke=\"#ff3b30\" stroke-width=\"1.05\"/>"), "\(bar)")
    }

    @Test("What lies over a line and is seen through is a line on a fill, too")
    func coveredOnFill() throws {
        let lines = VStack(spacing: 0) {
            Divider().overlay(.white.opacity(0.3))
            Rectangle().fill(.white.opacity(0.3)).frame(height: 1)
        }
        let row = "\u{1B}[38;2;138;137;226;48;2;88;86;214m----------\u{1B}[0m"
        #expect(
            try painting(lines.frame(width: 80).background(.indigo)).colored.ansi(in: .all) == row + "\n" + row)
    }

    @Test("Small shapes have their true size in drawings, and stand where they are aligned")
    func sizes() throws {
        let shapes = HStack(alignment: .bottom) {
            Circle().fill(.red).frame(width: 12, height: 12)
            Rectangle().fill(.green).frame(width: 20, height: 12)
        }
        let svg = try painting(shapes).written(as: .svg)
        #expect(svg.contains("<ellipse cx=\"8.4\" cy=\"10.5\" rx=\"6.3\" ry=\"6.3\" fill=\"#ff3b30\"/>"))
        #expect(svg.contains("<rect x=\"27.3\" y=\"4.2\" width=\"21\" height=\"12.6\" fill=\"#34c759\"/>"))
    }
}
