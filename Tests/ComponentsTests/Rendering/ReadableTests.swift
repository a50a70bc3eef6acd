import Components
import Drawing
import StyleEngine
import Testing

/// Text has the colour that its view gives it, whatever it stands on, and can be read on grounds that it brings along.
@Suite struct ReadableTests {
    private func picture(_ view: some View, _ scheme: ColorScheme) throws -> ColoredPicture {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return try view.coloredPicture(in: environment)
    }

    /// The contrast of a text with what it stands on.
    private func contrast(of word: String, in picture: ColoredPicture, _ scheme: ColorScheme) throws -> Double {
        let run = try #require(picture.rows.joined().first { $0.text.contains(word) })
        let page = scheme == .dark ? (RGB(242, 242, 247), RGB(28, 28, 30)) : (RGB(28, 28, 30), RGB(255, 255, 255))
        return (run.foreground ?? page.0).contrast(with: run.background ?? page.1)
    }

    /// The colour of a text, and what lies behind it.
    private func look(of word: String, in picture: ColoredPicture) throws -> [RGB?] {
        let run = try #require(picture.rows.joined().first { $0.text.contains(word) })
        return [run.foreground, run.background]
    }

    @Test("On colours and on each line of a gradient text is black on light pages, and white on dark ones")
    func primary() throws {
        for color in [Color.blue, .yellow, .black, .white] {
            let text = Text("label").padding().background(color)
            #expect(try look(of: "label", in: picture(text, .light))[0] == RGB(0, 0, 0))
            #expect(try look(of: "label", in: picture(text, .dark))[0] == RGB(255, 255, 255))
        }
        let lines = VStack {
            Text("one")
            Text("two")
        }
        let ground = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
        let drawn = try picture(lines.padding().background(ground), .light)
        for word in ["one", "two"] { #expect(try look(of: word, in: drawn)[0] == RGB(0, 0, 0)) }
    }

    @Test("On something in the primary style the letters can't be seen, since they have its colour")
    func primaryGround() throws {
        let drawn = try picture(Text("label").background(.primary), .light)
        #expect(try look(of: "label", in: drawn) == [RGB(0, 0, 0), RGB(0, 0, 0)])
    }

    @Test("The label of a prominent button is white on each tint, and its face grey where it is disabled")
    func faces() throws {
        for (color, face) in [
            (Color.blue, RGB(0, 122, 255)), (.green, RGB(52, 199, 89)), (.yellow, RGB(255, 204, 0)),
        ] {
            let button = Button("label") {}.buttonStyle(.borderedProminent).tint(color)
            #expect(try look(of: "label", in: picture(button, .light)) == [RGB(255, 255, 255), face])
            let disabled = button.disabled(true)
            #expect(try look(of: "label", in: picture(disabled, .light)) == [RGB(116, 116, 117), RGB(232, 232, 233)])
        }
    }

    @Test("What is dark on a light page brings its ground along: a group box, a list, a form, a field, an editor")
    func grounds() throws {
        let views = VStack {
            GroupBox("box") { Text("inside") }
            List { Text("row") }
            Form { Text("line") }
            TextField("Name", text: .constant("field")).textFieldStyle(.roundedBorder)
            TextEditor(text: .constant("letter"))
        }
        let page = VStack {
            views.environment(\.colorScheme, .dark)
            Text("light")
        }
        let drawn = try picture(page, .light)
        for word in ["box", "inside", "row", "line", "field", "letter"] {
            let run = try #require(drawn.rows.joined().first { $0.text.contains(word) })
            // The face of a field is a little lighter than what it stands on.
            #expect(run.background == (word == "field" ? RGB(46, 46, 48) : RGB(28, 28, 30)), "\(word)")
            #expect(run.foreground == RGB(255, 255, 255), "\(word)")
        }
        #expect(try contrast(of: "light", in: drawn, .light) >= 4.5)
    }

    @Test("What is light again inside of that has the page's ground")
    func groundsInside() throws {
        let inner = GroupBox("inner") { Text("lamp") }.environment(\.colorScheme, .light)
        let outer = GroupBox("outer") { inner }.environment(\.colorScheme, .dark)
        let drawn = try picture(
            VStack {
                outer
                Text("light")
            }, .light)
        let run = try #require(drawn.rows.joined().first { $0.text.contains("lamp") })
        #expect(run.background == nil)
        #expect(run.foreground == nil)
    }

    @Test("With fewer colours the nearest ones are shown: white stays white on each ground")
    func nearest() throws {
        func codes(_ color: Color, _ colors: TerminalColors) throws -> String {
            try picture(Text("4").foregroundStyle(.white).background(color), .light).ansi(in: colors)
        }
        #expect(try codes(.red, .indexed) == "\u{1B}[38;5;231;48;5;196m4\u{1B}[0m")
        #expect(try codes(.green, .indexed) == "\u{1B}[38;5;231;48;5;41m4\u{1B}[0m")
        #expect(try codes(.red, .basic) == "\u{1B}[97;101m4\u{1B}[0m")
        #expect(try codes(.green, .basic) == "\u{1B}[97;42m4\u{1B}[0m")
        #expect(try codes(.red, .all) == "\u{1B}[38;2;255;255;255;48;2;255;59;48m4\u{1B}[0m")
    }

    @Test("With fewer colours a faint fill keeps its hue, unless it is dark, and what stands on it can be read")
    func tints() throws {
        func codes(_ color: Color, _ colors: TerminalColors) throws -> [String] {
            let text = Text("a").background(color.opacity(0.15))
            return try [ColorScheme.dark, .light].map { scheme in
                let codes = try picture(text, scheme).ansi(in: colors).split(separator: "m")[0]
                return String(codes.dropFirst(2))
            }
        }
        let tints: [(Color, indexed: [String], basic: [String])] = [
            (.green, ["38;5;231;48;5;236", "38;5;16;48;5;194"], ["30;42", "30;102"]),
            (.orange, ["38;5;231;48;5;236", "38;5;16;48;5;223"], ["30;43", "30;103"]),
            (.red, ["38;5;231;48;5;235", "38;5;16;48;5;224"], ["97;41", "30;101"]),
            (.blue, ["38;5;231;48;5;235", "38;5;16;48;5;153"], ["97;44", "30;104"]),
            (.gray, ["38;5;231;48;5;236", "38;5;16;48;5;255"], ["97;100", "30;47"]),
        ]
        for (color, indexed, basic) in tints {
            #expect(try codes(color, .indexed) == indexed)
            #expect(try codes(color, .basic) == basic)
        }
    }

    /// The colours behind the runs of a view's middle row, in 256 colours.
    private func grounds(_ view: some View) throws -> [String] {
        let lines = try picture(view, .light).ansi(in: .indexed).split(separator: "\n")
        return lines[lines.count / 2].matches(of: /48;5;([0-9]+)/).map { String($0.1) }
    }

    @Test("With fewer colours the fainter of two fills is not the stronger one, and dark ones are no strong colours")
    func orderOfTints() throws {
        let backgrounds = try [0.05, 0.1, 0.15, 0.3, 0.4].map { opacity in
            try grounds(Text("a").background(.purple.opacity(opacity)).background(.white))
        }
        #expect(backgrounds == [["255"], ["255"], ["225"], ["225"], ["182"]])
        let dark = try [0x0D1117, 0x1A1A2E, 0x1F2937, 0x334155, 0x19196F].map { hex in
            let parts = [16, 8, 0].map { Double(hex >> $0 & 0xFF) / 255 }
            return try grounds(Text("a").background(Color(red: parts[0], green: parts[1], blue: parts[2])))
        }
        #expect(dark == [["233"], ["234"], ["235"], ["238"], ["17"]])
        let scrim = try [0.2, 0.5, 0.8, 0.95].map { opacity in
            try grounds(Text("a").background(.black.opacity(opacity)).background(.blue))
        }
        #expect(scrim == [["26"], ["24"], ["234"], ["232"]])
    }

    @Test("With fewer colours what lies on something is seen on it")
    func fillsOnFills() throws {
        func card(_ inner: Color, on outer: Color) throws -> [String] {
            try grounds(Text("a").background(inner).padding(.horizontal).background(outer).background(.white))
        }
        #expect(try card(.white.opacity(0.1), on: .indigo) == ["62", "98", "62"])
        #expect(try card(.white.opacity(0.1), on: .green) == ["41", "77", "41"])
        #expect(try card(.orange.opacity(0.1), on: .orange.opacity(0.1)) == ["223", "222", "223"])
        #expect(try card(.blue.opacity(0.2), on: .blue.opacity(0.1)) == ["195", "153", "195"])
        let gradient = LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
        let glass = Color.white.opacity(0.15).frame(width: 160, height: 16).padding(.vertical)
        let lines = try picture(glass.background(gradient), .light).ansi(in: .indexed).split(separator: "\n").map {
            line in
            line.matches(of: /48;5;([0-9]+)m( +)/).flatMap { Array(repeating: $0.1, count: $0.2.count) }
        }
        #expect(zip(lines[0], lines[1]).allSatisfy { $0 != $1 })
        let track = Capsule().fill(.orange.opacity(0.2)).frame(width: 24, height: 6).padding(.horizontal)
        let line = try picture(track.background(.orange.opacity(0.1)).background(.white), .light).ansi(in: .indexed)
        #expect(line.matches(of: /38;5;([0-9]+)/).map { $0.1 } == ["222", "222", "222"])
    }

    @Test("A half-transparent layer dims all that lies below it: a prominent button, its spaces, and lines")
    func scrims() throws {
        let button = Button("Go now") {}.buttonStyle(.borderedProminent).padding(.horizontal).background(.white)
        let dimmed = button.overlay(Color.black.opacity(0.4))
        #expect(try grounds(button) == ["231", "33", "33", "33", "231"])
        #expect(try Set(grounds(dimmed)) == ["247", "25"])
        let ring = Circle().stroke(.red, lineWidth: 1).frame(width: 64, height: 64).background(.white)
        let line = try picture(ring.overlay(Color.black.opacity(0.4)), .light).ansi(in: .indexed)
        #expect(Set(line.matches(of: /38;5;([0-9]+)/).map { String($0.1) }) == ["88"])
    }

    @Test("A switch that is off is grey on each ground")
    func switches() throws {
        let off = Toggle("", isOn: .constant(false)).labelsHidden()
        #expect(try grounds(off.background(.white)) == ["231", "247", "231"])
        #expect(try grounds(off.background(.blue)) == ["33", "25", "33"])
        let on = Toggle("", isOn: .constant(true)).labelsHidden()
        #expect(try grounds(on.background(.white)) == ["231", "33", "231"])
    }

    @Test("Faces of controls take the cells of square signs, and half of those of round ones or none")
    func ends() throws {
        func row(_ view: some View, _ charset: Charset) throws -> String {
            let root = try Resolver().resolve(view)
            return Painting(of: root, width: 20, charset: charset).colored.rows[0].map { run in
                run.background == nil ? run.text : run.text.replacing(" ", with: "#")
            }.joined()
        }
        let button = Button("a") {}.buttonStyle(.bordered)
        let prominent = Button("a") {}.buttonStyle(.borderedProminent)
        #expect(try row(button, .unicode) == "##a##")
        #expect(try row(prominent, .unicode) == "##a##")
        #expect(try row(button.buttonBorderShape(.capsule), .unicode) == "▐#a#▌")
        #expect(try row(button, .ascii) == "##a##")
        #expect(try row(prominent, .ascii) == " ##a##")
        #expect(try row(prominent.buttonBorderShape(.capsule), .ascii) == " (#a#)")
    }

    @Test("In colour wide lines take quarters of cells, bars eighths, and a small circle is a disc")
    func partsOfCells() throws {
        func rows(_ view: some View) throws -> [String] {
            let root = try Resolver().resolve(view)
            return Painting(of: root, width: 20, charset: .unicode).colored.rows.map { row in
                row.map { $0.background == nil ? $0.text : $0.text.replacing(" ", with: "#") }.joined()
            }
        }
        #expect(
            try rows(Circle().stroke(.red, lineWidth: 12).frame(width: 64, height: 64).padding()) == [
                "", "   ▄####▄", "  ▟▛    ▜▙", "  ▜▙    ▟▛", "   ▀####▀",
            ])
        #expect(
            try rows(Text("a").padding().background(.blue, in: RoundedRectangle(cornerRadius: 16)))
                == ["▟###▙", "##a##", "▜###▛"])
        let bars = HStack(alignment: .bottom) {
            ForEach([8.0, 16, 30], id: \.self) { Rectangle().fill(.teal).frame(width: 24, height: $0) }
        }
        #expect(try rows(bars) == ["        ▇▇▇", "▄▄▄ ### ###"])
        #expect(try rows(Circle().fill(.red).frame(width: 24, height: 24)).contains(" ●"))
    }

    @Test("In colour an arc that is turned lies on the ring below it, though its frame reaches out of the page")
    func progressRing() throws {
        let ring = ZStack {
            Circle().stroke(.gray, lineWidth: 12)
            Circle().trim(from: 0, to: 0.7).stroke(.blue, lineWidth: 12).rotationEffect(.degrees(-90))
        }
        let root = try Resolver().resolve(ring.frame(width: 100, height: 100))
        let rows = Painting(of: root, width: 20, charset: .unicode).colored.rows.map { row in
            row.map { run in
                guard let color = run.foreground ?? run.background else { return run.text }
                return String(repeating: Int(color.blue) > Int(color.red) + 40 ? "B" : "g", count: run.columns)
            }.joined()
        }
        #expect(
            rows == [
                "  ggggBBBBB",
                " ggg     BBB",
                "ggg       BBB",
                "gBB       BBB",
                " BBB     BBB",
                "  BBBBBBBBB",
            ])
    }

    @Test("Something filled and round on one row ends within its cells, unless something else lies on its end")
    func pills() throws {
        func row(_ view: some View, _ charset: Charset = .ascii) throws -> String {
            let root = try Resolver().resolve(view)
            return Painting(of: root, width: 20, charset: charset).colored.rows[0].map { run in
                run.background == nil ? run.text : run.text.replacing(" ", with: "#")
            }.joined()
        }
        let label = Text("a").padding(.horizontal)
        #expect(try row(label.background(.blue, in: Capsule())) == "(#a#)")
        #expect(try row(label.background(.blue, in: Capsule()), .unicode) == "▐#a#▌")
        #expect(try row(label.background(.blue)) == "##a##")
        let bar = ZStack(alignment: .leading) {
            Capsule().fill(.gray).frame(width: 80, height: 16)
            Capsule().fill(.blue).frame(width: 40, height: 16)
        }
        #expect(try row(bar) == "##########")
    }

    @Test("The icon of a label in a list has the tint, unless it has a colour of its own")
    func icons() throws {
        let list = List {
            Label("mail", systemImage: "star.fill")
            Label("done", systemImage: "heart").foregroundStyle(.red)
        }
        let drawn = try picture(list, .light)
        #expect(try look(of: "*", in: drawn)[0] == RGB(0, 122, 255))
        #expect(try look(of: "mail", in: drawn)[0] == nil)
        #expect(try look(of: "done", in: drawn)[0] == RGB(255, 59, 48))
        #expect(!drawn.rows.joined().contains { $0.foreground == RGB(0, 122, 255) && $0.text != "*" })
    }

    @Test("What something is laid over that is seen through has the colour of both")
    func veiled() throws {
        let dimmed = Text("a").foregroundStyle(.white).padding().background(.blue).overlay(.black.opacity(0.4))
        #expect(try look(of: "a", in: picture(dimmed, .light))[0] == RGB(153, 153, 153))
        let twice = Text("a").foregroundStyle(.white).overlay(.black.opacity(0.5)).overlay(.red.opacity(0.5))
        #expect(try look(of: "a", in: picture(twice, .light))[0] == RGB(192, 94, 88))
    }

    @Test("What can be told from its ground in all colours can be so with fewer ones")
    func distinct() throws {
        let text = Text("a").foregroundStyle(Color(white: 0.62)).background(Color(white: 0.42))
        #expect(try picture(text, .light).ansi(in: .basic) == "\u{1B}[37;100ma\u{1B}[0m")
    }

    @Test("A colour that the user chose stays as it is")
    func chosen() throws {
        let text = Text("label").foregroundStyle(.blue).padding().background(.blue)
        #expect(try contrast(of: "label", in: picture(text, .light), .light) == 1)
    }
}
