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

    @Test("The label of a link has the colour of text where it is a row, and elsewhere that of a button")
    func links() throws {
        let link = NavigationLink("Sencha") { Text("A green tea") }
        let isTinted = try [AnyView(link), AnyView(List { link }), AnyView(Form { link })].map {
            try svg($0).contains("fill=\"#007aff\"")
        }
        #expect(isTinted == [true, false, false])
    }

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

    @Test("The page has room for wide lines, for shadows, and for what stands between rows")
    func room() throws {
        func page(_ view: some View) throws -> String? {
            let drawn = try svg(view)
            return drawn.split(separator: "viewBox=\"0 0 ").dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
        }
        func ring(_ width: CGFloat) -> some View {
            Circle().stroke(.green, lineWidth: width).frame(width: 120, height: 120)
        }
        #expect(try page(ring(1)) == "150 158.4")
        #expect(try page(ring(12)) == "150 158.4")
        #expect(try page(ring(40)) == "165.6 165.6")
        #expect(try page(Rectangle().stroke(.green, lineWidth: 40).frame(width: 80, height: 64)) == "132 115.2")
        #expect(
            try page(Color.green.frame(width: 80, height: 64).shadow(color: .red, radius: 4, x: 20, y: 20))
                == "124.2 108")
        #expect(try page(Text("abc").tracking(8)) == "74.4 40.8")
    }

    @Test("A wide line is whole where its outline is, also in rows and where a view scrolls")
    func wholeLines() throws {
        let arc = Circle().trim(from: 0, to: 0.7).stroke(.blue, lineWidth: 16).rotationEffect(.degrees(-90))
            .frame(width: 120, height: 120)
        let clips = try [AnyView(ScrollView { arc }), AnyView(List { arc })].map { view in
            try svg(view).split(separator: "<clipPath").dropFirst().map { $0.split(separator: "</clipPath>")[0] }
        }
        #expect(
            clips == [
                [" id=\"d1\"><rect x=\"-4.79\" y=\"-11.88\" width=\"138.47\" height=\"146.28\"/>"],
                [" id=\"d1\"><rect x=\"12.01\" y=\"4.92\" width=\"138.47\" height=\"146.28\"/>"],
            ])
    }

    @Test("A line has the colours of a gradient around a point, as an area has")
    func angular() throws {
        let paint = AngularGradient(colors: [.blue, .red], center: .center)
        let line = try svg(Rectangle().stroke(paint, lineWidth: 4).frame(width: 64, height: 32))
        #expect(
            line.contains(
                "<pattern id=\"d1\" patternUnits=\"userSpaceOnUse\" x=\"-3.1\" y=\"-3.1\" width=\"73.4\" "
                    + "height=\"39.8\" viewBox=\"-3.1 -3.1 73.4 39.8\">"), "\(line)")
        #expect(
            line.contains(
                "<rect x=\"0\" y=\"0\" width=\"67.2\" height=\"33.6\" fill=\"none\" stroke=\"url(#d1)\" "
                    + "stroke-width=\"4.2\"/>"), "\(line)")
        let area = try svg(Rectangle().fill(paint).frame(width: 64, height: 32))
        #expect(
            area.contains("<rect x=\"0\" y=\"0\" width=\"67.2\" height=\"33.6\" fill=\"url(#d1)\"/>"), "\(area)")
    }

    @Test("An image that is clipped has the outline of the clip")
    func clippedImages() throws {
        let image = Image("photo").resizable().frame(width: 100, height: 100)
        #expect(
            try drawing(image.clipShape(Circle())) == #"""
                   .-----.
                 .'       '.
                /  {photo}  \
                \           /
                 '.       .'
                   '-----'
                clip: circle
                """#)
        let circle = try svg(image.clipShape(Circle()))
        #expect(circle.contains("rx=\"50.4\" ry=\"50.4\" fill=\"none\" stroke="), "\(circle)")
        let box = try svg(image.cornerRadius(20))
        #expect(box.contains("height=\"100.8\" rx=\"21\" fill=\"none\" stroke="), "\(box)")
        let card = VStack(spacing: 0) {
            Image("photo").resizable().frame(width: 96, height: 48)
            Text("Title")
        }
        #expect(
            try drawing(card.clipShape(RoundedRectangle(cornerRadius: 16))) == """
                .----------.
                | {photo}  |
                +----------+
                   Title
                clip: rounded rectangle, corner 16
                """)
        #expect(
            try drawing(Image("photo").resizable().frame(width: 200, height: 80).frame(width: 96, height: 48).clipped())
                == """
                +----------+
                | {photo}  |
                +----------+
                """)
    }

    @Test("Letters that stand apart take as many columns of a drawing as they are wide, and are not made narrower")
    func tracking() throws {
        let row = HStack {
            Text("abcd").tracking(4)
            Text("e")
        }
        let drawn = try svg(row)
        #expect(
            drawn.contains(
                "<text x=\"0\" y=\"13\" textLength=\"50.4\" lengthAdjust=\"spacingAndGlyphs\" "
                    + "style=\"letter-spacing: 4.2px\">abcd</text>"), "\(drawn)")
        #expect(drawn.contains("<text x=\"58.8\" y=\"13\" textLength=\"8.4\""), "\(drawn)")
        // Letters stand right behind these.
        let runs = try svg(Text("ab").tracking(4) + Text("c"))
        #expect(
            runs.contains("textLength=\"16.8\" lengthAdjust=\"spacingAndGlyphs\" style=\"letter-spacing"), "\(runs)")
        #expect(try svg(Text("ab cd ef").tracking(8).frame(width: 64)).contains("y=\"46.6\""))
    }

    @Test("All of a view is scaled around one point, and each text inside of another turn once more")
    func scaled() throws {
        let card = try svg(Text("abcd").padding().background(.red).scaleEffect(2, anchor: .topLeading))
        #expect(card.contains("<g transform=\"matrix(2 0 0 2 0 0)\">\n<rect x=\"0\" y=\"0\""), "\(card)")
        #expect(card.contains(" transform=\"matrix(2 0 0 2 0 0)\">abcd<"), "\(card)")
        let both = try svg(Text("abcd").rotationEffect(.degrees(180)).scaleEffect(2, anchor: .topLeading))
        #expect(both.contains(" transform=\"matrix(-2 0 0 -2 67.2 33.6)\">abcd<"), "\(both)")
    }

    @Test("What is moved by half a row stands between two rows")
    func moved() throws {
        let bar = Color.red.frame(width: 16, height: 16)
        func place(x: CGFloat, y: CGFloat) throws -> Substring? {
            let drawn = try svg(Text("one\ntwo\nsix").padding().overlay { bar.offset(x: x, y: y) })
            return drawn.split(separator: "\n").last { $0.contains("<rect") }?.prefix { $0 != "w" }
        }
        #expect(try place(x: 0, y: 0) == "<g transform=\"translate(4.2 0)\"><rect x=\"16.8\" y=\"33.6\" ")
        #expect(try place(x: 4, y: -8) == "<g transform=\"translate(0 8.4)\"><rect x=\"25.2\" y=\"16.8\" ")
        #expect(try place(x: -8, y: 8) == "<g transform=\"translate(4.2 -8.4)\"><rect x=\"8.4\" y=\"50.4\" ")
        #expect(try place(x: 1, y: 1) == "<g transform=\"translate(-4.2 -16.8)\"><rect x=\"25.2\" y=\"50.4\" ")
    }

    @Test("What lies on a part of a large letter that stands between two columns hides that")
    func fanned() throws {
        let cards = HStack(spacing: -40) {
            ForEach(["A", "B"], id: \.self) { letter in
                RoundedRectangle(cornerRadius: 10).fill(.white).overlay { Text(letter).font(.system(size: 40)) }
                    .frame(width: 88, height: 128)
            }
        }
        let lines = try svg(cards).split(separator: "\n").filter { $0.contains("<text") || $0.contains("rx=\"10.5\"") }
        #expect(lines.map { $0.last { "AB".contains($0) } } == [nil, "A", nil, "B"], "\(lines)")
    }

    @Test("A gradient runs through letters, and not from one to the next")
    func gradients() throws {
        let down = LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)
        let held = "lengthAdjust=\"spacingAndGlyphs\""
        let stops = "<stop offset=\"0\" stop-color=\"#ffcc00\"/><stop offset=\"1\" stop-color=\"#ff3b30\"/>"
        let view = Text("ab c").font(.largeTitle).foregroundStyle(down)
        let lines = try svg(view).split(separator: "\n").filter { $0.contains("d-0-0") }
        let definition = """
            <linearGradient id="d-0-0" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1.05 0.0 0.0 1.05 0.0 0.0)" \
            x1="16" y1="0" x2="16" y2="16">\(stops)</linearGradient>
            """
        let text = """
            <text x="0" y="13" textLength="33.6" \(held) fill="url(#d-0-0)" transform="matrix(2 0 0 2 0 0)">ab c</text>
            """
        #expect(lines.map(String.init) == [definition, text])
        let root = try Resolver().resolve(
            VStack(alignment: .leading) {
                Text("a"); Text("bc").foregroundStyle(down)
            })
        let html = Painting(of: root, width: 60, charset: .drawn).written(as: .html)
        #expect(html.contains("fill=\"url(#d-0-1)\">bc</text></svg>"), "\(html)")
        #expect(html.contains("<linearGradient id=\"d-0-1\""))
    }

    @Test("A symbol is one also where only a part of it stands on a fill")
    func symbolOnFill() throws {
        let heart = Image(systemName: "heart.fill").padding(4).background(.red, in: Circle())
        #expect(try svg(heart).ranges(of: "<path").count == 1)
        let two = HStack(spacing: 0) {
            heart
            heart
        }
        #expect(try svg(two).ranges(of: "<path").count == 2)
    }

    @Test("Text is read through a fill that leaves a quarter of it, and not through a material")
    func veiled() throws {
        let text = Text("faint")
        #expect(try svg(text.overlay { Color.white.opacity(0.6) }).contains("fill=\"#999999\">faint<"))
        #expect(try !svg(text.overlay { Color.white.opacity(0.8) }).contains(">faint<"))
        #expect(try !svg(text.overlay { Rectangle().fill(.ultraThinMaterial) }).contains(">faint<"))
    }

    @Test("A page is as large as its view where a text in a large font is the widest")
    func enlarged() throws {
        let title = Text("ab").font(.largeTitle)
        let page = "width=\"91.2\" height=\"91.2\""
        #expect(try svg(title.padding()).contains(page))
        #expect(try svg(title.padding().background(.red)).contains(page))
        #expect(try svg(VStack { title }.padding()).contains(page))
        #expect(try svg(title).contains("width=\"57.6\" height=\"57.6\""))
    }

    @Test("A clip cuts the corners of the border that runs along its edge")
    func clippedBorder() throws {
        let card = Text("Hello").padding().border(.red)
        let line = "<rect x=\"0.52\" y=\"0.52\" width=\"74.55\" height=\"49.35\" fill=\"none\" stroke=\"#ff3b30\""
        let plain = try svg(card)
        #expect(plain.contains(line) && !plain.contains("clip"), "\(plain)")
        let round = try svg(card.cornerRadius(12))
        #expect(
            round.contains("id=\"d1\"><rect x=\"0\" y=\"0\" width=\"75.6\" height=\"50.4\" rx=\"12.6\"/></clipPath>"),
            "\(round)")
        #expect(round.contains("<g clip-path=\"url(#d1)\">\n\(line)"), "\(round)")
        let filled = try svg(Text("Hello").padding().background(.mint).border(.red).clipShape(Capsule()))
        #expect(filled.contains("<rect x=\"0.52\" y=\"0.52\" width=\""), "\(filled)")
    }

    @Test("A border takes no room, and is as large as a frame is in points")
    func borders() throws {
        let tiles = HStack(spacing: 0) {
            Text("a").frame(width: 32, height: 32).background(.yellow).border(.gray)
            Color.clear.frame(width: 32, height: 32).border(.gray)
        }
        let svg = try svg(tiles.border(.brown, width: 2))
        let tile = "y=\"0\" width=\"33.6\" height=\"33.6\""
        let line =
            "y=\"0.52\" width=\"32.55\" height=\"32.55\" fill=\"none\" stroke=\"#8e8e93\" stroke-width=\"1.05\"/>"
        #expect(svg.contains("<rect x=\"0\" \(tile) fill=\"#ffcc00\"/>"), "\(svg)")
        #expect(svg.contains("<rect x=\"0.52\" \(line)") && svg.contains("<rect x=\"34.13\" \(line)"))
        #expect(
            svg.contains(
                "<rect x=\"1.05\" y=\"1.05\" width=\"65.1\" height=\"31.5\" fill=\"none\" "
                    + "stroke=\"#a2845e\" stroke-width=\"2.1\"/>"))
        let dot = try self.svg(Color.blue.frame(width: 10, height: 10).border(.black))
        #expect(dot.contains("width=\"9.45\" height=\"9.45\" fill=\"none\" stroke=\"#000000\""), "\(dot)")
    }

    @Test("A border keeps clear of letters whose padding is less than a row on each side")
    func paddedBorder() throws {
        let svg = try svg(Text("A").padding(6).border(.gray))
        let line = "stroke=\"#8e8e93\" stroke-width=\"1.05\"/>"
        #expect(
            svg.contains("<rect x=\"0.53\" y=\"0.52\" width=\"24.15\" height=\"32.55\" fill=\"none\" \(line)"), "\(svg)"
        )
        #expect(svg.contains("<text x=\"8.4\" y=\"21.4\""), "\(svg)")
        let bare = try self.svg(Text("A").border(.gray))
        #expect(bare.contains("height=\"15.75\" fill=\"none\" \(line)"), "\(bare)")
    }

    @Test("Letters of another size begin where those before them end")
    func letterLine() throws {
        let svg = try svg(Text("12").font(.title) + Text("kg"))
        #expect(svg.contains("transform=\"matrix(1.647 0 0 1.647 0 -0.01)\">12</text>"), "\(svg)")
        // 25.2 + 2.47 = 16.8 × 1.647
        #expect(
            svg.contains("<text x=\"25.2\" y=\"21.4\"")
                && svg.contains("transform=\"matrix(1 0 0 1 2.47 0)\">kg</text>"),
            "\(svg)")
    }

    @Test("A shadow is as faint as its colour, within what is faint as a whole")
    func shadows() throws {
        let box = Rectangle().fill(.white).frame(width: 80, height: 48)
        let shadow = box.shadow(color: .red.opacity(0.5), radius: 0, x: 40, y: 32)
        #expect(
            try svg(shadow.opacity(0.5)) == """
                <svg xmlns="http://www.w3.org/2000/svg" role="img" width="141" height="99" viewBox="0 0 141 99">
                <title>A picture</title>
                <defs><clipPath id="d1"><path clip-rule="evenodd" \
                d="M-126 -126L210 -126L210 176.4L-126 176.4ZM0 0L84 0L84 50.4L0 50.4Z"/></clipPath></defs>
                <rect width="141" height="99" rx="8" fill="#ffffff"/>
                <g font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" fill="#1c1c1e" \
                style="white-space: pre">
                <g transform="translate(12 12)">
                <g opacity="0.5">
                <g clip-path="url(#d1)"><path d="M0 0L84 0L84 50.4L0 50.4Z" transform="translate(42 33.6)" fill="#ff3b30" \
                fill-opacity="0.5"/></g>
                <rect x="0" y="0" width="84" height="50.4" fill="#ffffff"/>
                </g>
                </g>
                </g>
                </svg>
                """)
        let paint = Color.blue.opacity(0.5).shadow(.drop(color: .red.opacity(0.5), radius: 2))
        let filled = try svg(Rectangle().fill(paint).frame(width: 80, height: 48))
        #expect(filled.contains("fill=\"#ff3b30\" fill-opacity=\"0.25\""), "\(filled)")
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
