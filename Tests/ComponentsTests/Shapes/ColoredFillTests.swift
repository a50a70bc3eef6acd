import Components
import Drawing
import StyleEngine
import Testing

/// What is filled, and what is drawn on it, in colour.
@Suite struct ColoredFillTests {
    /// The fill of each cell in colour: `b` for blue, `r` for red, a dot for the page.
    private func fills(_ view: some View, charset: Charset = .unicode) throws -> [String] {
        let picture = try view.coloredPicture(width: 30, charset: charset)
        return picture.rows.map { row in
            row.map { run in
                let fill = run.background.map { $0.red > $0.blue ? "r" : "b" } ?? "."
                return String(repeating: fill, count: run.columns)
            }.joined()
        }
    }

    @Test("A line that leads across a fill stands on it, from edge to edge and along the edge")
    func lines() throws {
        let card = VStack(spacing: 0) {
            Text("a"); Divider(); Text("b")
        }
        #expect(try fills(card.frame(width: 40).background(.blue)) == ["bbbbb", "bbbbb", "bbbbb"])
        let tab = Text("a").padding().background(.blue).overlay(alignment: .bottom) { Divider() }
        #expect(try fills(tab) == ["bbbbb", "bbbbb", "bbbbb"])
    }

    @Test("A line around a fill lies at the edges of its cells, as wide as it is in points")
    func outlines() throws {
        let card = Text("a").padding(8).background(.red)
        let thin = ["▏▔▔▔▔▔▕ rrrrrrr", "▏     ▕ rrrrrrr", "▏  a  ▕ rrrrrrr", "▏     ▕ rrrrrrr", "▏▁▁▁▁▁▕ rrrrrrr"]
        #expect(try rows(card.border(.white)) == thin)
        let broad = ["█▀▀▀▀▀█ rrrrrrr", "█     █ rrrrrrr", "█  a  █ rrrrrrr", "█     █ rrrrrrr", "█▄▄▄▄▄█ rrrrrrr"]
        #expect(try rows(card.border(.white, width: 8)) == broad)
        let between = try card.border(.blue, width: 2).coloredPicture(width: 30, charset: .unicode)
        #expect(
            between.rows.map { $0.map(\.text).joined() } == ["▎▔▔▔▔▔▊", "▎     ▊", "▎  a  ▊", "▎     ▊", "▎▁▁▁▁▁▊"])
        #expect(between.rows[2].last?.background.map { $0.blue > $0.red } == true)
    }

    @Test("A dot on the corner of a line around a fill takes its place")
    func dotOnOutline() throws {
        let card = Text("a").padding(8).background(.red).border(.blue)
            .overlay(alignment: .topTrailing) { Circle().fill(.blue).frame(width: 16, height: 16) }
        #expect(
            try rows(card) == [
                "▏▔▔▔▔●▕ rrrrrrr", "▏     ▕ rrrrrrr", "▏  a  ▕ rrrrrrr", "▏     ▕ rrrrrrr", "▏▁▁▁▁▁▕ rrrrrrr",
            ])
    }

    @Test("A line around a round corner lies on its step, and a fill without one gets it")
    func roundOutlines() throws {
        for radius in [8.0, 12] {
            let shape = RoundedRectangle(cornerRadius: radius)
            let card = Text("a").padding(8).background(.red, in: shape).overlay(shape.stroke(.blue))
            #expect(try rows(card) == ["▟▔▔▔▙ .rrr.", "▏ a ▕ rrrrr", "▜▁▁▁▛ .rrr."])
        }
    }

    @Test("A line around a round form touches itself at each step of that")
    func steppedOutlines() throws {
        func card(_ shape: some InsettableShape, _ width: Double, _ height: Double) throws -> [String] {
            let fill = Color.red.frame(width: width, height: height).clipShape(shape)
            return try rows(fill.overlay(shape.stroke(.blue)))
        }
        #expect(
            try card(RoundedRectangle(cornerRadius: 24), 96, 80) == [
                "▗▟▔▔▔▔▔▔▔▔▙▖ ..rrrrrrrr..", "▏          ▕ rrrrrrrrrrrr", "▏          ▕ rrrrrrrrrrrr",
                "▏          ▕ rrrrrrrrrrrr", "▝▜▁▁▁▁▁▁▁▁▛▘ ..rrrrrrrr..",
            ])
        #expect(
            try card(Capsule(), 128, 48) == [
                "▗▟▔▔▔▔▔▔▔▔▔▔▔▔▙▖ ..rrrrrrrrrrrr..", "▏              ▕ rrrrrrrrrrrrrrrr",
                "▝▜▁▁▁▁▁▁▁▁▁▁▁▁▛▘ ..rrrrrrrrrrrr..",
            ])
    }

    @Test("The upper and the lower line around a corner between cells touch its steps")
    func outlinesBetweenCells() throws {
        let shape = RoundedRectangle(cornerRadius: 20)
        let card = Color.red.frame(width: 80, height: 64).clipShape(shape).overlay(shape.stroke(.blue, lineWidth: 2))
        #expect(
            try rows(card) == [
                "▄▀▔▔▔▔▔▔▀▄ .rrrrrrrr.",
                "▎        ▊ rrrrrrrrrb",
                "▎        ▊ rrrrrrrrrb",
                "▀▄▁▁▁▁▁▁▄▀ .rrrrrrrr.",
            ])
    }

    @Test("A line shows that has the colour of what is seen through around it")
    func linesOnTheirTint() throws {
        let card = Text("a").padding(8).background(.red).border(.blue, width: 2).padding(8).background(
            .blue.opacity(0.1))
        #expect(
            try rows(card) == [
                "            bbbbbbbbbbb",
                "  ▎▔▔▔▔▔▊   bbrrrrrrbbb",
                "  ▎     ▊   bbrrrrrrbbb",
                "  ▎  a  ▊   bbrrrrrrbbb",
                "  ▎     ▊   bbrrrrrrbbb",
                "  ▎▁▁▁▁▁▊   bbrrrrrrbbb",
                "            bbbbbbbbbbb",
            ])
    }

    @Test("A fill half a row beside its cells shows there what it hides of these")
    func halvesOnFills() throws {
        let box = Text("a").frame(width: 32, height: 32).background(.red).padding(8).background(.blue)
        #expect(
            try rows(box) == [
                "  ▄▄▄▄   bbbbbbbb",
                "   a     bbrrrrbb",
                "  ▀▀▀▀   bbbbbbbb",
                "         bbbbbbbb",
            ])
    }

    @Test("A circle that is seen through has the colours of what lies below each part of it")
    func translucentCircles() throws {
        let circles = ZStack {
            Circle().fill(.blue).frame(width: 64, height: 64)
            Circle().fill(.red.opacity(0.5)).frame(width: 64, height: 64).offset(x: 32)
        }
        .padding(.trailing, 32)
        let fills = try circles.coloredPicture(width: 30, charset: .unicode).rows[1].map(\.background)
        let (blue, both, red) = (RGB(0, 122, 255), RGB(128, 91, 152), RGB(255, 157, 152))
        #expect(fills == [nil, blue, blue, both, red, red, nil])
    }

    @Test(
        "Two rows of a fill have room for a line around a text at the edges of their cells, and without one it stands beside that"
    )
    func outlinesOfTwoRows() throws {
        let label = Text("No").frame(width: 80, height: 32)
        let field = label.background(.red).overlay(Rectangle().stroke(.blue, lineWidth: 2))
        #expect(try rows(field) == ["▎▔▔▔No▔▔▔▊ rrrrrrrrrb", "▎▁▁▁▁▁▁▁▁▊ rrrrrrrrrb"])
        let chip = label.overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 2))
        #expect(try rows(chip) == ["┃   No   ┃ .........."])
    }

    @Test("A separator leaves the line around it whole")
    func separators() throws {
        let parts = HStack(spacing: 0) {
            Text("a").frame(width: 24)
            Rectangle().fill(.blue).frame(width: 1)
            Text("b").frame(width: 24)
        }
        #expect(
            try rows(parts.padding(8).fixedSize().overlay(Rectangle().stroke(.blue))) == [
                "┌─────────┐ ...........",
                "│  a │ b  │ ...........",
                "└─────────┘ ...........",
            ])
    }

    @Test("Lines around rows are alike, whichever lies at the edge of what they stand on")
    func equalRows() throws {
        let list = VStack(spacing: 0) {
            ForEach(["a", "b"], id: \.self) { Text($0).padding(8).border(.blue) }
        }
        #expect(
            try rows(list.background(.red)) == [
                "┌───┐ rrrrr",
                "│   │ rrrrr",
                "│ a │ rrrrr",
                "│   │ rrrrr",
                "└───┘ rrrrr",
                "┌───┐ rrrrr",
                "│   │ rrrrr",
                "│ b │ rrrrr",
                "│   │ rrrrr",
                "└───┘ rrrrr",
            ])
    }

    @Test("A thin shape of two columns is a line as longer ones are, and a dot is none")
    func shortLines() throws {
        let parts = HStack(spacing: 8) {
            Rectangle().fill(.red).frame(width: 16, height: 4)
            Rectangle().fill(.blue).frame(width: 24, height: 4)
            Rectangle().fill(.blue).frame(width: 8, height: 4)
        }
        #expect(
            try rows(parts) == [
                "── ───   .......b"
            ])
    }

    @Test("A knob stands in its track whatever else does, and so does its shadow")
    func knobsBesideText() throws {
        let knob = Circle().fill(.blue).frame(width: 24, height: 24).shadow(radius: 1).offset(x: 16)
        let track = Capsule().fill(.red).frame(width: 64, height: 32).overlay(knob)
        #expect(
            try rows(track.overlay(Text("I").offset(x: -16))) == [
                "▟I  ▗▄▄▖ .rrrrrrr",
                "▜   ▝▀▀▘ .rrrrrrr",
            ])
    }

    @Test("A circle in a clip keeps its form, also where the clip has its middle in common with what lies around it")
    func circlesInClips() throws {
        let circle = Circle().fill(.red).frame(width: 48, height: 48)
        let card = circle.padding(8).background(.blue).clipShape(RoundedRectangle(cornerRadius: 12))
        #expect(
            try rows(card.padding(8).background(.red)) == [
                "           rrrrrrrrrr",
                " ▟      ▙  rrbbbbbbrr",
                "  ▗▟  ▙▖   rbbbrrbbbr",
                "           rbrrrrrrbr",
                "  ▝▜  ▛▘   rbbbrrbbbr",
                " ▜      ▛  rrbbbbbbrr",
                "           rrrrrrrrrr",
            ])
    }

    @Test("A shadow by quarters takes none from what stands beside it")
    func shadowsBesideRoundOnes() throws {
        let card = Color.blue.frame(width: 48, height: 48).shadow(radius: 1)
        let circle = Circle().fill(.red).frame(width: 48, height: 48).shadow(radius: 1)
        let alone = try rows(card)
        let rows = try rows(
            HStack(spacing: 16) {
                card; circle
            })
        #expect(zip(alone, rows).allSatisfy { $1.hasPrefix($0.prefix(6)) })
    }

    @Test("A dot on a thin track leaves it a line")
    func dotsOnTracks() throws {
        let track = Capsule().fill(.red).frame(width: 48, height: 4)
        let dot = Circle().fill(.blue).frame(width: 16, height: 16)
        #expect(
            try rows(track.overlay { dot }.padding(8).background(.white)) == [
                "         bbbbbbbb", " ──●───  bbbbbbbb", "         bbbbbbbb",
            ])
    }

    @Test("A line or a divider at the lower edge of a row lies along it, also beside an accent")
    func linesBelowRows() throws {
        let row = Text("a").frame(width: 48, height: 32).background(.blue)
        let accent = row.overlay(alignment: .leading) { Rectangle().fill(.red).frame(width: 4) }
        let line = accent.overlay(alignment: .bottom) { Rectangle().fill(.red).frame(height: 2) }
        #expect(try rows(line) == ["▌ a    bbbbbb", "▁▁▁▁▁▁ bbbbbb"])
        #expect(try rows(row.overlay(alignment: .bottom) { Divider() }) == ["  a    bbbbbb", "▁▁▁▁▁▁ bbbbbb"])
    }

    @Test("A shadow is not seen through what casts it, and stands where that does")
    func shadowsOfRoundFills() throws {
        let faint = Text("a").frame(width: 64, height: 64).background(.blue.opacity(0.2), in: Circle())
        #expect(
            try rows(faint.shadow(color: .red, radius: 2, y: 2)) == [
                " ▄    ▄ ..bbbb.", "▟  a   ▙ .bbbbbb.", "▜      ▛ rbbbbbbr", "▝▀    ▀▘ .rbbbbr.", "  ▀▀▀▀ ......",
            ])
    }

    @Test("A line between two fills leaves nothing to be seen of what they lie on")
    func linesBetweenFills() throws {
        func row(_ color: Color) -> some View { Text("a").frame(width: 48, height: 16).background(color) }
        let column = VStack(spacing: 0) {
            row(.red)
            Divider()
            row(.blue)
            Divider().padding(.leading, 16)
            row(.red)
        }
        #expect(
            try rows(column.frame(width: 48).background(.white)) == [
                "  a    rrrrrr", "▁▁▁▁▁▁ rrrrrr", "  a    bbbbbb", "  ▁▁▁▁ bbbbbb", "  a    rrrrrr",
            ])
    }

    @Test("A dot on a circle of two rows is a dot, and no knob of it")
    func dotsOnSmallCircles() throws {
        let circle = Circle().fill(.red).frame(width: 32, height: 32)
        let dot = Circle().fill(.blue).frame(width: 10, height: 10)
        #expect(try rows(circle.overlay(alignment: .bottomTrailing) { dot }) == ["▟  ▙ .rr.", "▜  ● .rrr"])
    }

    @Test("A dot on the edge of a circle is a dot")
    func dotsOnCircles() throws {
        let circle = Circle().fill(.red).frame(width: 48, height: 48)
        let dot = Circle().fill(.blue).frame(width: 16, height: 16)
        #expect(
            try rows(circle.overlay(alignment: .bottomTrailing) { dot }) == [
                "▗▟  ▙▖ ..rr..",
                "       rrrrrr",
                "▝▜  ●▘ ..rrr.",
            ])
    }

    @Test("A thin shape on a circle is a line there")
    func linesOnCircles() throws {
        let circle = Circle().fill(.red).frame(width: 48, height: 48)
        #expect(
            try rows(circle.overlay(Rectangle().fill(.blue).frame(width: 24, height: 2))) == [
                " ▟  ▙ ..rr.",
                " ───   rrrrrr",
                " ▜  ▛ ..rr.",
            ])
    }

    @Test("Beside a part of a ring the rest of that has no gap")
    func partsOfRings() throws {
        let rings = ZStack {
            Circle().stroke(.red, lineWidth: 10)
            Circle().trim(from: 0, to: 0.5).stroke(.blue, lineWidth: 10).rotationEffect(.degrees(-90))
        }
        #expect(
            try rows(rings.frame(width: 80, height: 80)) == [
                " ▗▄▛▀▀▜▄▖ .........",
                "▟▛      ▜▙ ..........",
                " ▌      ▐  r........b",
                "▜▙      ▟▛ ..........",
                " ▝▀▙▄▄▟▀▘ .........",
            ])
    }

    @Test("Each of many fills that are seen through is seen")
    func manyLayers() throws {
        let circles = ZStack {
            ForEach(0..<6) {
                Circle().fill(.red.opacity(0.2)).frame(width: 112 - 16 * Double($0), height: 112 - 16 * Double($0))
            }
            Text("a")
        }
        let row = try circles.coloredPicture(width: 30, charset: .unicode).rows[3]
        let seen: [UInt8] = [216, 185, 160, 140, 124, 124, 111]
        #expect(row.compactMap(\.background).map(\.green) == seen + seen.reversed())
    }

    @Test("What lies at the edge of a fill stays there, and the fill doesn't move to the middle of its text")
    func fillsThatHoldMore() throws {
        let card = Text("Hi").frame(width: 88, height: 64).background(.blue)
        #expect(
            try rows(card.overlay(alignment: .top) { Color.red.frame(height: 4) }.padding()) == [
                " ", "  ▔▔▔▔▔▔▔▔▔▔▔ ..bbbbbbbbbbb", "      Hi      ..bbbbbbbbbbb", "              ..bbbbbbbbbbb",
                "              ..bbbbbbbbbbb",
            ])
    }

    @Test("A line around two rows of a fill is whole beside a text in one of them")
    func outlineOfTwoRows() throws {
        let card = Text("2").frame(width: 40, height: 32).background(.red).overlay(Rectangle().stroke(.blue))
        #expect(try rows(card) == ["▏▔2▔▕ rrrrr", "▏▁▁▁▕ rrrrr"])
    }

    @Test("A fill that takes a part of what a line goes around ends at that line")
    func filledParts() throws {
        let picker = HStack(spacing: 0) {
            Text("a").padding().background(.red)
            Text("b").padding()
        }
        #expect(
            try rows(picker.overlay(Rectangle().stroke(.red))) == [
                "▗▄▄▄▄────┐ ..........", "▐ a    b │ .rrrr.....", "▝▀▀▀▀────┘ ..........",
            ])
    }

    @Test("A thin shape that leads to the line around a fill ends there")
    func separatorsInOutlines() throws {
        let card = VStack(spacing: 0) {
            Text("a"); Color.red.frame(height: 1); Text("b")
        }
        #expect(
            try rows(card.frame(width: 40).padding(.vertical).background(.blue).overlay(Rectangle().stroke(.white)))
                == ["▏▔▔▔▕ bbbbb", "▏ a ▕ bbbbb", "▏───▕ bbbbb", "▏ b ▕ bbbbb", "▏▁▁▁▕ bbbbb"])
    }

    @Test("A fill stays in its columns, also where its text can't stand in its middle")
    func fixedWidths() throws {
        let buttons = VStack(spacing: 0) {
            Text("ab").frame(width: 56).padding(.vertical).background(.blue)
            Text("ab").frame(width: 56, height: 48).background(.red)
        }
        let (blue, red) = ("..bbbbbbb", "..rrrrrrr")
        #expect(try fills(buttons.padding()).filter { $0.contains { $0 != "." } } == [blue, blue, blue, red, red, red])
    }

    @Test("A line of dashes has gaps along the edge")
    func dashedOutlines() throws {
        let zone = Color.red.frame(width: 64, height: 64)
            .overlay { Rectangle().strokeBorder(.blue, style: StrokeStyle(lineWidth: 1, dash: [6])) }
        #expect(
            try rows(zone) == ["▏ ▔ ▔ ▔▕ rrrrrrrr", "         rrrrrrrr", "▏      ▕ rrrrrrrr", "▏ ▁ ▁ ▁▕ rrrrrrrr"])
    }

    @Test("A line around fills that don't take all of what it goes around touches them")
    func outlinesAround() throws {
        let strips = VStack(spacing: 0) {
            Text("a").frame(width: 32).background(.blue)
            Text("b").frame(width: 32).background(.red)
        }
        #expect(
            try rows(strips.border(.green)) == [" ▁▁▁▁ .....", "▕ a  ▏ .bbbb.", "▕ b  ▏ .rrrr.", " ▔▔▔▔ ....."])
    }

    @Test("A background that is clipped to a circle is one, wherever its text stands")
    func clips() throws {
        let avatar = Text("A").frame(width: 64, height: 64).background(.blue).clipShape(Circle())
        let circle = Circle().fill(.blue).frame(width: 64, height: 64).overlay { Text("A") }
        #expect(try rows(avatar.padding(8)) == rows(circle.padding(8)))
    }

    @Test(
        "A line in the colour of what lies around a fill leaves the fill as it is",
        arguments: [Charset.ascii, .unicode])
    func invisibleLines(charset: Charset) throws {
        let circle = Circle().fill(.red).frame(width: 64, height: 64)
        let ringed = circle.overlay { Circle().stroke(.white, lineWidth: 4) }
        let expected = try rows(circle.padding().background(.white), charset: charset)
        #expect(try rows(ringed.padding().background(.white), charset: charset) == expected)
    }

    @Test("A thin capsule is a line to its ends")
    func thinCapsule() throws {
        let picture = try Capsule().fill(.red).frame(width: 80, height: 4)
            .coloredPicture(width: 30, charset: .unicode)
        #expect(picture.rows.map { $0.map(\.text).joined() } == ["──────────"])
    }

    /// The characters of each row in colour, and its fills.
    private func rows(_ view: some View, charset: Charset = .unicode) throws -> [String] {
        let picture = try view.coloredPicture(width: 30, charset: charset)
        let fills = try fills(view, charset: charset)
        return zip(picture.rows, fills).map { row, fills in "\(row.map(\.text).joined()) \(fills)" }
    }

    @Test("A thin shape is a line on what it stands on", arguments: [1, 4, 6])
    func separator(height: Double) throws {
        let card = VStack(spacing: 0) {
            Text("a"); Color.red.frame(height: height); Text("b")
        }
        let line = String(repeating: height > 4 ? "━" : "─", count: 4)
        let row = [" a   bbbb", "\(line) bbbb", " b   bbbb"]
        #expect(try rows(card.frame(width: 32).background(.blue)) == row)
        let bar = HStack {
            Rectangle().fill(.red).frame(width: 4); Text("a")
        }
        #expect(try rows(bar.background(.blue)) == ["▌ a bbb"])
        let alone = Color.red.frame(height: height).frame(width: 32).padding().background(.blue)
        #expect(try rows(alone) == ["         bbbbbbbb", "  \(line)   bbbbbbbb", "         bbbbbbbb"])
    }

    @Test("What takes a part of its first row leaves what lies behind that")
    func bars() throws {
        let chart = HStack(alignment: .bottom, spacing: 0) {
            RoundedRectangle(cornerRadius: 4).fill(.red).frame(width: 40, height: 12)
            Color.red.frame(width: 16, height: 40)
        }
        #expect(
            try rows(chart.background(.blue)) == ["     ▄▄ bbbbbbb", "        bbbbbrr", "▆▆▆▆▆   bbbbbrr"])
    }

    @Test("A dot on a fill stands on it")
    func dot() throws {
        let row = HStack {
            Circle().fill(.red).frame(width: 20, height: 20); Text("a")
        }
        #expect(try rows(row.background(.blue)) == [" ●  a bbbbb"])
    }

    @Test("A shadow lies outside of the outline of what casts it", arguments: [Charset.ascii, .unicode])
    func shadows(charset: Charset) throws {
        let card = Text("a").padding(8).background(.blue).border(.red).shadow(radius: 4)
        let fills = try fills(card, charset: charset)
        #expect(fills.prefix(5).map { $0.prefix(7) } == Array(repeating: "bbbbbbb", count: 5))
        #expect(fills[5].prefix(1) == ".")
    }

    @Test("A badge at an edge leaves the line behind it as it is")
    func badge() throws {
        let box = Color.blue.frame(width: 80, height: 32).border(.red)
            .overlay(alignment: .top) { Text("NEW").background(.red).offset(y: -8) }
        #expect(
            try rows(box.padding(8)) == [
                "     NEW .....rrr", " ▏▔▔▔▔▔▔▔▔▔▔▕ .bbbbbbbbbbbb", " ▏          ▕ .bbbbbbbbbbbb",
                " ▏          ▕ .bbbbbbbbbbbb", " ▏▁▁▁▁▁▁▁▁▁▁▕ .bbbbbbbbbbbb",
            ])
    }

    @Test("A picture and a box with a title stand on all of what is filled behind them")
    func faces() throws {
        let card = VStack(spacing: 0) { Image("sun").resizable().frame(width: 80, height: 48) }
        #expect(try fills(card.background(.blue)).allSatisfy { $0 == "bbbbbbbbbb" })
        #expect(try fills(GroupBox("a") { Text("b") }.background(.blue)).allSatisfy { !$0.contains(".") })
    }

    @Test("A background that is clipped to a shape is drawn as that shape is")
    func clippedFills() throws {
        for shape in [AnyShape(Capsule()), AnyShape(Ellipse()), AnyShape(RoundedRectangle(cornerRadius: 40))] {
            let fill = Color.blue.frame(width: 160, height: 96)
            #expect(try rows(fill.clipShape(shape)) == rows(shape.fill(.blue).frame(width: 160, height: 96)))
            let card = fill.clipShape(shape).padding().background(.red)
            let same = shape.fill(.blue).frame(width: 160, height: 96).padding().background(.red)
            #expect(try rows(card) == rows(same))
        }
    }

    @Test("Equal circles of a row are drawn alike")
    func steps() throws {
        func step(_ number: Int) -> some View {
            ZStack {
                Circle().fill(.blue).frame(width: 32, height: 32); Text("\(number)")
            }
        }
        let steps = HStack(alignment: .top, spacing: 0) {
            step(1); Rectangle().fill(.red).frame(width: 40, height: 2).padding(.top, 15); step(2)
        }
        #expect(try fills(steps) == [".bb.......bb.", ".bb.......bb."])
    }

    @Test("Equal fills of a row and of a column stand alike, however long their texts are")
    func tiles() throws {
        func tile(_ text: String) -> some View {
            Text(text).frame(width: 40, height: 16).background(.blue)
        }
        let tiles = VStack(spacing: 0) {
            HStack(spacing: 8) {
                tile("8"); tile("16")
            }
            HStack(spacing: 8) {
                tile("2"); tile("4")
            }
        }
        #expect(try fills(tiles.padding(.horizontal)) == ["..bbbbb.bbbbb", "..bbbbb.bbbbb"])
    }

    @Test("A knob leaves its track to be seen around it")
    func knobs() throws {
        func knob(_ size: Double?) -> some View {
            Circle().fill(.red).frame(width: size, height: size)
        }
        let filling = Capsule().fill(.blue).frame(width: 64, height: 32)
            .overlay(alignment: .trailing) { knob(nil).padding(4) }
        #expect(try rows(filling) == ["▟   ▗▄▄▖ .bbbbbbb", "▜   ▝▀▀▘ .bbbbbbb"])
        let shadowed = ZStack(alignment: .leading) {
            Capsule().fill(.blue).frame(width: 48, height: 32); knob(26).shadow(radius: 1).padding(2)
        }
        #expect(try rows(shadowed).map { $0.prefix(4) } == ["▗▄▄▖", "▝▀▀▘"])
        let fixed = ZStack {
            Capsule().fill(.blue).frame(width: 80, height: 44); knob(36).offset(x: 16)
        }
        #expect(try rows(fixed) == ["▗▟   ▗▄▄▖▖ ..bbbbbbb.", "    ▐    ▌ bbbbbrrrrb", "▝▜   ▝▀▀▘▘ ..bbbbbbb."])
    }

    @Test("A knob that is moved stays in its track, as far from the ends of that")
    func movedKnobs() throws {
        func toggle(_ x: Double, _ knob: some View) throws -> [String] {
            let toggle = Capsule().fill(.blue).frame(width: 56, height: 32).overlay { knob.offset(x: x) }.padding(24)
            let picture = try toggle.coloredPicture(width: 30, charset: .unicode)
            return picture.rows.map { $0.map(\.text).joined() }.filter { $0.contains { $0 != " " } }
        }
        for knob in [
            AnyView(Circle().fill(.red).padding(3)), AnyView(Circle().fill(.red).frame(width: 26, height: 26)),
        ] {
            #expect(try toggle(12, knob) == ["   ▟  ▗▄▄▖", "   ▜  ▝▀▀▘"])
            #expect(try toggle(-12, knob) == ["   ▗▄▄▖  ▙", "   ▝▀▀▘  ▛"])
        }
    }

    @Test("Of several fills in a clip each stands on what lies behind that")
    func clippedRow() throws {
        let bar = HStack(spacing: 0) {
            Color.blue; Color.blue
        }
        .frame(width: 64, height: 16).clipShape(Capsule())
        #expect(try fills(bar.padding(.horizontal).background(.red)) == ["rrrbbbbbbrrr"])
    }

    @Test("What stands behind a text fades with it behind a mask")
    func maskedGround() throws {
        let fade = LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
        let card = Text("faded").padding(.horizontal).frame(height: 32).background(.blue)
        func backgrounds(_ row: Int, _ view: some View) throws -> [RGB?] {
            try view.coloredPicture(width: 30, charset: .unicode).rows[row].flatMap { run in
                Array(repeating: run.background, count: run.columns)
            }
        }
        let masked = card.mask(fade)
        #expect(try backgrounds(0, masked) == backgrounds(1, masked))
        let white = card.foregroundStyle(.white).mask(fade).background(.white)
        let painting = Painting(of: try Resolver().resolve(white), width: 30)
        #expect(painting.unreadableTexts == [])
    }

    @Test("Corners of their own are round where they are")
    func unevenCorners() throws {
        let sheet = UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24).fill(.blue)
        #expect(
            try rows(sheet.frame(width: 64, height: 48)) == [
                "▗▟    ▙▖ ..bbbb..", "         bbbbbbbb", "         bbbbbbbb",
            ])
        let tail = UnevenRoundedRectangle(cornerRadii: .init(topLeading: 24, bottomTrailing: 24)).fill(.blue)
        #expect(
            try rows(tail.frame(width: 64, height: 48)) == [
                "▗▟       ..bbbbbb", "         bbbbbbbb", "      ▛▘ bbbbbb..",
            ])
    }

    @Test("A fill doesn't come out in the line of what stands beside it")
    func neighbours() throws {
        let cells = HStack(spacing: 0) {
            Text("a").padding(.horizontal).border(.green)
            Text("b").padding(.horizontal).background(.blue).border(.green)
            Text("c").padding(.horizontal).border(.green)
        }
        #expect(
            try rows(cells.padding(.vertical).background(.red)) == [
                "                      rrrrrrrrrrrrrrrrrrrrr", "┌─────┐▏▔▔▔▔▔▕┌─────┐ rrrrrrrbbbbbbbrrrrrrr",
                "│  a  │▏  b  ▕│  c  │ rrrrrrrbbbbbbbrrrrrrr", "└─────┘▏▁▁▁▁▁▕└─────┘ rrrrrrrbbbbbbbrrrrrrr",
                "                      rrrrrrrrrrrrrrrrrrrrr",
            ])
    }

    @Test("A capsule that takes all of its cells leaves what lies behind its corners")
    func capsule() throws {
        for button in [
            AnyView(Text("Go").padding().background(.red).clipShape(Capsule())),
            AnyView(Text("Go").padding().background(.red, in: Capsule())),
        ] {
            #expect(try fills(button.padding(8).background(.blue)).allSatisfy { !$0.contains(".") })
        }
    }

    @Test("A thin shape that is clipped with what it stands beside is a line to its ends")
    func clippedLine() throws {
        let bar = HStack {
            Rectangle().fill(.red).frame(width: 4); Text("a")
        }.frame(height: 48)
        let banner = bar.background(.blue).clipShape(RoundedRectangle(cornerRadius: 8))
        #expect(try rows(banner) == ["▌   bbb", "▌ a bbb", "▌   bbb"])
    }

    @Test("A line that ends at an outline doesn't lead the fill out of it")
    func crossedOutline() throws {
        let box = VStack(spacing: 0) {
            Text("a"); Divider(); Text("b")
        }
        .frame(width: 40).background(.blue).border(.red)
        #expect(
            try rows(box) == [
                "▏▔▔▔▔▔▕ bbbbbbb", "▏  a  ▕ bbbbbbb", "▏─────▕ bbbbbbb", "▏  b  ▕ bbbbbbb", "▏▁▁▁▁▁▕ bbbbbbb",
            ])
    }

    @Test("Around an outline lies the gradient of its own row")
    func outlineOnGradient() throws {
        let card = Text("a").padding().background(.white.opacity(0.2)).overlay(Rectangle().stroke(.white))
        let page = LinearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom)
        let picture = try card.padding().background(page).coloredPicture(width: 30, charset: .unicode)
        let around = picture.rows.filter { row in !row.contains { $0.text.contains("a") } }
        #expect(around.map { Set($0.map(\.background)).count } == [1, 2, 2, 1])
    }

    @Test("A line that is seen through is mixed with the fill that it lies on")
    func translucentOutline() throws {
        let card = Text("a").padding().background(.black).overlay(Rectangle().stroke(.white.opacity(0.5)))
        let line = try card.padding().background(.white).coloredPicture(width: 30, charset: .unicode).rows[1]
            .first { $0.text.contains("▔") }
        #expect(line?.foreground == RGB(128, 128, 128))
    }

    @Test("Circles with outlines that cover each other are drawn alike")
    func avatars() throws {
        let avatars = HStack(spacing: -8) {
            ForEach(["A", "B"], id: \.self) { name in
                Text(name).frame(width: 40, height: 40).background(.blue).clipShape(Circle())
                    .overlay { Circle().stroke(.red, lineWidth: 2) }
            }
        }
        #expect(try fills(avatars) == [".bbb.bbb.", "bbbbbbbbb", ".bbb.bbb."])
    }

    @Test("A circle that another one covers in part is round where it is seen")
    func overlappingCircles() throws {
        let circles = HStack(spacing: -16) {
            ForEach([Color.blue, .red], id: \.self) { Circle().fill($0).frame(width: 64, height: 64) }
        }
        #expect(
            try rows(circles) == [
                " ▄    ▄▄    ▄ ..bbbb..rrrr.", "▟     ▟      ▙ .bbbbbbrrrrrr.", "▜     ▜      ▛ .bbbbbbrrrrrr.",
                " ▀    ▀▀    ▀ ..bbbb..rrrr.",
            ])
    }

    @Test(
        "What is left of a circle that a clip cuts through is drawn as the same of a whole one",
        arguments: [16, 24, 32])
    func notches(size: Double) throws {
        func notch(_ x: Double) -> some View {
            Circle().fill(.red).frame(width: size, height: size).offset(x: x)
        }
        let ticket = Color.blue.frame(width: 80, height: 32)
            .overlay(alignment: .leading) { notch(-size / 2) }.overlay(alignment: .trailing) { notch(size / 2) }
        let rows =
            size < 32
            ? ["  ●        ● ..bbbbbbbbbb", "             ..bbbbbbbbbb"]
            : ["   ▙      ▟  ..rbbbbbbbbr", "   ▛      ▜  ..rbbbbbbbbr"]
        for clipped in [AnyView(ticket.clipped()), AnyView(ticket.clipShape(.rect(cornerRadius: 6)))] {
            #expect(try self.rows(clipped.padding(.horizontal)) == rows)
        }
    }

    @Test("What a mask or a circle cuts off of a circle isn't drawn beside it")
    func cutCircles() throws {
        let circle = Circle().fill(.blue).frame(width: 64, height: 64)
        let half = circle.mask { Color.black.frame(width: 32).frame(maxWidth: .infinity, alignment: .leading) }
        #expect(try rows(half) == [" ▄   ..bb", "▟    .bbb", "▜    .bbb", " ▀   ..bb"])
        let moon = circle.overlay { Circle().fill(.red).frame(width: 64, height: 64).offset(x: 32) }
        #expect(
            try rows(moon.clipShape(Circle())) == [
                " ▄   ▄▄ ..bbbb.", "▟   ▟  ▙ .bbbbrr.", "▜   ▜  ▛ .bbbbrr.", " ▀   ▀▀ ..bbbb.",
            ])
    }

    @Test("What has the colour of the page is a hole in what it lies on, and round where it is")
    func holes() throws {
        let hole = Circle().fill(.background).frame(width: 64, height: 64)
        #expect(
            try rows(hole.padding(.horizontal, 8).background(.blue)) == [
                "  ▀    ▀   bb......bb", " ▘      ▝  b........b", " ▖      ▗  b........b", "  ▄    ▄   bb......bb",
            ])
        let ring = Circle().fill(.blue).frame(width: 96, height: 96).overlay { hole }
        #expect(
            try rows(ring) == [
                "   ▟    ▙ ....bbbb.", "   ▀    ▀   .bb......bb", "  ▘      ▝   bb........bb",
                "  ▖      ▗   bb........bb",
                "   ▄    ▄   .bb......bb", "   ▜    ▛ ....bbbb.",
            ])
        let dots = HStack {
            Circle().fill(.background).frame(width: 16, height: 16)
            Circle().fill(.background).frame(width: 24, height: 16)
        }
        #expect(try fills(dots.padding(8).background(.blue)) == ["bbbbbbbb", "b.bb...b", "bbbbbbbb"])
        let card = Text("a").padding(8).background(.background).padding(8).background(.blue)
        #expect(try fills(card) == ["bbbbbbbbb", "bb.....bb", "bb.....bb", "bb.....bb", "bbbbbbbbb"])
    }

    @Test("The parts of cells that a fill takes have the colour of the rest of it")
    func parts() throws {
        let circle = Circle().fill(.red).frame(width: 64, height: 64).background(.orange)
        let picture = try circle.coloredPicture(width: 30, charset: .unicode).ansi(in: .all)
        let colors = picture.matches(of: /[34]8;(2;\d+;\d+;\d+)/).map(\.1)
        #expect(Set(colors) == ["2;255;149;0", "2;255;59;48"])
    }

    @Test("Thin bars on others, and beside them, are lines in their own colours, the broader ones heavy")
    func thinBars() throws {
        func bar(_ color: Color, _ height: Double, width: Double? = nil) -> some View {
            Rectangle().fill(color).frame(width: width, height: height)
        }
        func lines(_ view: some View) throws -> [String] {
            try view.coloredPicture(width: 30, charset: .unicode).rows.map { row in
                row.map(\.text).joined() + " "
                    + row.map { run in
                        let color = run.foreground.map { $0.red > $0.blue ? "r" : "b" } ?? "."
                        return String(repeating: color, count: run.columns)
                    }.joined()
            }
        }
        let track = ZStack(alignment: .leading) {
            bar(.red, 2); bar(.blue, 2, width: 32)
        }.frame(width: 80)
        #expect(try lines(track) == ["────────── bbbbrrrrrr"])
        #expect(try fills(track.background(.blue)) == ["bbbbbbbbbb"])
        let capsules = ZStack(alignment: .leading) {
            Capsule().fill(.red).frame(height: 6); Capsule().fill(.blue).frame(width: 32, height: 6)
        }.frame(width: 80)
        #expect(try lines(capsules) == ["━━━━━━━━━━ bbbbrrrrrr"])
        let parts = HStack(spacing: 0) {
            bar(.red, 6); bar(.blue, 4)
        }.frame(width: 80)
        #expect(try lines(parts) == ["━━━━━───── rrrrrbbbbb"])
        let tab = Text("Tab").frame(width: 80).padding(.bottom).overlay(alignment: .bottom) { bar(.blue, 2) }
            .overlay(alignment: .bottom) { Divider() }
        #expect(try lines(tab) == ["   Tab ......", "────────── bbbbbbbbbb"])
        let crossed = bar(.red, 2, width: 80).overlay { Rectangle().stroke(.blue).frame(width: 24, height: 48) }
        #expect(try rows(crossed) == ["   ┌─┐ ......", "───│─│──── ..........", "   └─┘ ......"])
    }

    @Test("What fills a thin shape without a size of its own is as thin as that")
    func thinOverlay() throws {
        let bar = Capsule().fill(.red).frame(width: 80, height: 4)
            .overlay(alignment: .leading) { Capsule().fill(.blue).frame(width: 32) }
        #expect(try rows(bar) == ["────────── .........."])
        #expect(try rows(bar, charset: .ascii) == ["---------- .........."])
    }

    @Test("A gradient shows what it lies on where it is seen through")
    func scrim() throws {
        let scrim = LinearGradient(colors: [.clear, .red], startPoint: .top, endPoint: .bottom)
        let picture = try Color.blue.frame(width: 8, height: 48).overlay { scrim }.coloredPicture(width: 30)
        let colors = picture.rows.map { $0.first?.background.map { "\($0.red) \($0.blue)" } ?? "none" }
        #expect(colors == ["43 221", "128 152", "213 83"])
    }

    @Test(
        "Text is read through a gradient where that covers less than three quarters",
        arguments: [Charset.ascii, .unicode])
    func textBelowGradient(charset: Charset) throws {
        func scrim(to end: UnitPoint) -> LinearGradient {
            LinearGradient(colors: [.clear, .red], startPoint: end == .bottom ? .top : .leading, endPoint: end)
        }
        let title = Text("Hello").padding()
        let darkened = ["          bbbbbbbbb", "  Hello   bbbbbbbbb", "          rrrrrrrrr"]
        #expect(try rows(title.overlay { scrim(to: .bottom) }.background(.blue), charset: charset) == darkened)
        let shape = RoundedRectangle(cornerRadius: 4).fill(scrim(to: .bottom))
        #expect(try rows(title.overlay { shape }.background(.blue), charset: charset) == darkened)
        let fading = Text("Fade out text").overlay { scrim(to: .trailing) }.background(.blue)
        #expect(try fading.coloredPicture(width: 30, charset: charset).text == "Fade out t   ")
        let clear = LinearGradient(colors: [.clear, .clear], startPoint: .top, endPoint: .bottom)
        #expect(
            try rows(title.overlay { clear }.background(.blue), charset: charset)
                == rows(title.background(.blue), charset: charset))
    }

    @Test("A gradient has the colours that a filter leaves of it")
    func filteredGradient() throws {
        let gradient = LinearGradient(colors: [.red, .white], startPoint: .top, endPoint: .bottom)
        let picture = try gradient.frame(width: 8, height: 32).grayscale(1).coloredPicture(width: 30)
        let colors = picture.rows.compactMap { $0.first?.background }
        #expect(colors.allSatisfy { $0.red == $0.blue } && Set(colors).count == 2)
    }

    @Test("A wide line is as wide in what is clipped or masked")
    func clippedRing() throws {
        let ring = Circle().stroke(.red, lineWidth: 16).frame(width: 64, height: 64)
        let card = ring.padding().background(.blue)
        let whole = try rows(card)
        #expect(try rows(card.cornerRadius(4)) == whole)
        #expect(try rows(card.mask { RoundedRectangle(cornerRadius: 4) }) == whole)
        let middle = ring.frame(width: 32, height: 64).clipShape(Rectangle())
        #expect(try rows(middle) == ["▛▀▀▜ ....", " ", " ", "▙▄▄▟ ...."])
    }

    @Test("A ring of a gradient lies on another ring")
    func gradientRing() throws {
        let gradient = AngularGradient(colors: [.red, .orange], center: .center)
        let ring = Circle().stroke(.blue, lineWidth: 16).frame(width: 64, height: 64)
            .overlay { Circle().trim(from: 0, to: 0.5).stroke(gradient, lineWidth: 16) }
        let rows = try ring.coloredPicture(width: 30, charset: .unicode).rows.map { row in
            row.map { run in
                let color = run.foreground ?? run.background
                return String(repeating: color.map { $0.red > $0.blue ? "r" : "b" } ?? ".", count: run.columns)
            }.joined()
        }
        #expect(rows == ["bbbbbbbb", "rb....br", "rr....rr", "rrrrrrrr"])
    }

    @Test("A line around a fill that has no other cells leaves the fill to be seen")
    func smallRings() throws {
        let circle = Circle().fill(.blue).frame(width: 32, height: 32)
        let ringed = ["▟▔▔▙ .bb.", "▜▁▁▛ .bb."]
        #expect(try rows(circle.overlay { Circle().stroke(.red) }) == ringed)
        #expect(try rows(circle.overlay { Circle().stroke(.red, lineWidth: 2).padding(-4) }) == ringed)
        let dot = Circle().fill(.blue).frame(width: 24, height: 16)
        #expect(try rows(dot.overlay { Circle().stroke(.red) }) == ["(●) ..."])
    }

    @Test("A dot stands in the middle of a ring, and an empty ring is as high as its row", arguments: [20, 22, 24])
    func radioButtons(size: Double) throws {
        for dot in [8.0, 10, 12, 14, 16] {
            let button = ZStack {
                Circle().stroke(.red).frame(width: size, height: size)
                Circle().fill(.red).frame(width: dot, height: dot)
            }
            #expect(
                try button.coloredPicture(width: 30, charset: .unicode).rows.map { $0.map(\.text).joined() } == ["(●)"])
        }
        let ring = Circle().stroke(.red).frame(width: size, height: size).padding()
        #expect(try rows(ring) == [" ", "  ( ) ....."])
    }

    @Test("A ring around a letter is as high as its row")
    func ringAroundLetter() throws {
        let step = Circle().stroke(.red).frame(width: 24, height: 24).overlay { Text("1") }
        #expect(try rows(step.padding()) == [" ", "  (1) ....."])
    }

    @Test("A thin bar of a gradient is a line in its colours, also on another one")
    func gradientBars() throws {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let bar = Capsule().fill(gradient).frame(width: 80, height: 4)
        let picture = try bar.coloredPicture(width: 30, charset: .unicode)
        #expect(picture.text == "──────────")
        #expect(Set(picture.rows[0].map(\.foreground)).count == 10)
        let progress = Capsule().fill(.blue).frame(width: 80, height: 4)
            .overlay(alignment: .leading) { Capsule().fill(gradient).frame(width: 32) }
        #expect(try rows(progress) == ["────────── .........."])
    }

    @Test("An accent at the edge of a card takes the place of the outline there")
    func accents() throws {
        func card(_ width: Double) throws -> [String] {
            let card = Text("a").padding(8).background(.blue)
                .overlay(alignment: .leading) { Rectangle().fill(.red).frame(width: width) }
                .overlay { RoundedRectangle(cornerRadius: 8).stroke(.blue) }
            return try rows(card)
        }
        #expect(try card(4) == ["▟▔▔▔▙ .bbb.", "▌ a ▕ bbbbb", "▜▁▁▁▛ .bbb."])
        #expect(try card(6) == ["▟▔▔▔▙ .bbb.", "  a ▕ rbbbb", "▜▁▁▁▛ .bbb."])
    }

    @Test("A thin shape at the edge of a fill takes the part of its cells there")
    func accentsAtEdges() throws {
        let card = Text("a").padding().background(.blue)
        func accent(_ alignment: Alignment, _ width: Double? = nil, _ height: Double? = nil) throws -> [String] {
            try card.overlay(alignment: alignment) { Color.red.frame(width: width, height: height) }
                .coloredPicture(width: 30, charset: .unicode).rows.map { $0.map(\.text).joined() }
        }
        #expect(try accent(.leading, 2) == ["▎    ", "▎ a  ", "▎    "])
        #expect(try accent(.trailing, 4) == ["    ▐", "  a ▐", "    ▐"])
        #expect(try accent(.bottom, nil, 4) == ["     ", "  a  ", "▂▂▂▂▂"])
        #expect(try accent(.top, nil, 2) == ["▔▔▔▔▔", "  a  ", "     "])
    }

    @Test("A clip cuts the corners of all that fills them")
    func clippedCorners() throws {
        let card = VStack(spacing: 0) {
            Color.blue.frame(height: 48)
            Color.red.frame(height: 48)
        }
        #expect(
            try rows(card.frame(width: 64).clipShape(RoundedRectangle(cornerRadius: 24))) == [
                "▗▟    ▙▖ ..bbbb..", "         bbbbbbbb", "         bbbbbbbb", "         rrrrrrrr",
                "         rrrrrrrr", "▝▜    ▛▘ ..rrrr..",
            ])
    }

    @Test("A thin shape along the lower edge of a clip ends at the corners of that")
    func clippedAccent() throws {
        let tab = Text("a").padding().background(.blue).overlay(alignment: .bottom) { Color.red.frame(height: 4) }
        #expect(
            try rows(tab.clipShape(RoundedRectangle(cornerRadius: 12)).padding(.horizontal)) == [
                "  ▟   ▙ ...bbb.", "    a   ..bbbbb", "  ▜▂▂▂▛ ...bbb.",
            ])
    }

    @Test("Lines that are written one by one are those of the whole picture")
    func linesOneByOne() throws {
        let bar = Rectangle().fill(.red).frame(width: 40, height: 4).padding().background(.blue)
        let painting = Painting(of: try Resolver().resolve(bar), width: 30, charset: .unicode)
        let lines = painting.coloredLines(legend: .off, in: .indexed)
        #expect((0..<lines.count).map { lines[$0] }.joined(separator: "\n") == painting.colored.ansi)
    }

    @Test("Equal boxes of a row stand alike, with text on them or without")
    func equalBoxes() throws {
        let empty = Color.blue.frame(width: 40, height: 64)
        let boxes = HStack {
            ZStack {
                Color.blue; Text("X")
            }.frame(width: 40, height: 64); empty; Text("").frame(width: 40, height: 64).background(.blue)
        }
        #expect(
            try fills(boxes.padding(8)) == [
                "..................", ".bbbbb.bbbbb.bbbbb", ".bbbbb.bbbbb.bbbbb", ".bbbbb.bbbbb.bbbbb",
                "..................",
            ])
    }
}
