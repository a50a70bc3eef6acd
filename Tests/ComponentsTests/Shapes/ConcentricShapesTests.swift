import Components
import Drawing
import StyleEngine
import Testing

@Suite struct ConcentricShapesTests {
    private func circle(_ size: Double, _ color: Color = .red) -> some View {
        Circle().fill(color).frame(width: size, height: size)
    }

    private func ring(_ size: Double) -> some View {
        Circle().stroke(.gray, lineWidth: 2).frame(width: size, height: size)
    }

    /// The characters of each row in colour, and its fills: `r` for red, `b` for blue, a dot for the page.
    private func rows(_ view: some View, charset: Charset = .unicode) throws -> [String] {
        try view.coloredPicture(width: 30, charset: charset).rows.map { row in
            let fills = row.map { run in
                String(
                    repeating: run.background.map { $0.red > $0.blue ? "r" : "b" } ?? ".", count: run.columns)
            }
            return "\(row.map(\.text).joined()) \(fills.joined())"
        }
    }

    @Test("A disc stands in the middle of a ring, which stays whole, whichever is drawn first")
    func discs() throws {
        let picture = [
            " ▗▟▀▀▀▙▖ ........", "▞▘▄▄▄▄▄▝▚ .........", "▌▐     ▌▐ ..rrrrr..", "▚▖▀▀▀▀▀▗▞ .........",
            " ▝▜▄▄▄▛▘ ........",
        ]
        #expect(
            try rows(
                ZStack {
                    ring(72); circle(60)
                }) == picture)
        #expect(
            try rows(
                ZStack {
                    circle(60); ring(72)
                }) == picture)
        #expect(
            try rows(circle(60).overlay { ring(72) }.padding()) == [
                " ", "   ▗▟▀▀▀▙▖ ..........", "  ▞▘▄▄▄▄▄▝▚ ...........", "  ▌▐     ▌▐ ....rrrrr..",
                "  ▚▖▀▀▀▀▀▗▞ ...........", "   ▝▜▄▄▄▛▘ ..........",
            ])
        #expect(
            try rows(ring(64).overlay { Circle().fill(.red).padding(6) }, charset: .ascii) == [
                " .----. .......", "/      \\ ..rrrr..", "\\      / ..rrrr..", " '----' .......",
            ])
        #expect(
            try drawing(
                ZStack {
                    ring(48); circle(40)
                }) == """
                     .--.
                    ((::))
                     '--'
                    : red   circle #1: gray, line 2
                    """)
    }

    @Test("So does text in it, and what is clipped to a circle")
    func contents() throws {
        let picture = [
            " ▄▛▀▀▀▀▜▄ .........", "▞ ▄    ▄ ▚ ...rrrr...", "▌▐  AB  ▌▐ ..rrrrrr..", "▚ ▀    ▀ ▞ ...rrrr...",
            " ▀▙▄▄▄▄▟▀ .........",
        ]
        #expect(
            try rows(
                ZStack {
                    ring(80); circle(64).overlay { Text("AB") }
                }) == picture)
        let avatar = Text("AB").frame(width: 64, height: 64).background(.red).clipShape(Circle())
        #expect(
            try rows(
                ZStack {
                    ring(80); avatar
                }) == picture)
    }

    @Test("Discs and rings that lie in each other have one middle")
    func targets() throws {
        #expect(
            try rows(
                ZStack {
                    circle(96); circle(72, .blue); circle(48)
                }) == [
                    "   ▟    ▙ ....rrrr.", "  ▗ ▗▄▄▖ ▖  .rrbbbbbbrr", " ▗ ▟    ▙ ▖  rrbbrrrrbbrr",
                    " ▝ ▜    ▛ ▘  rrbbrrrrbbrr", "  ▝ ▝▀▀▘ ▘  .rrbbbbbbrr", "   ▜    ▛ ....rrrr.",
                ])
        #expect(
            try drawing(
                ZStack {
                    ring(96); ring(72); ring(48)
                }) == #"""
                       .----.
                     .'.----.'.
                    / / .--. \ \
                    \ \ '--' / /
                     '.'----'.'
                       '----'
                    circle: gray, line 2
                    """#)
        #expect(
            try rows(circle(48).background { circle(64, .blue) }.padding()) == [
                " ", "  ▄▗▄▄▖▄ ...bbbb.", " ▟▟    ▙▙ ..brrrrb.", " ▜▜    ▛▛ ..brrrrb.", "  ▀▝▀▀▘▀ ...bbbb.",
            ])
    }

    @Test("Rings that padding makes smaller keep their distance, of what is left between cells too")
    func paddedRings() throws {
        let rings = ZStack {
            Circle().stroke(.red, lineWidth: 16)
            Circle().stroke(.blue, lineWidth: 16).padding(24)
        }
        .frame(width: 112, height: 112)
        #expect(
            try rows(rings) == [
                " ▄▟ ▛▀▀▀▀▜ ▙▄ ...r......r..",
                "▟ ▀▗▄    ▄▖▀ ▙ .r...bbbb...r.",
                " ▘▟ ▛▘  ▝▜ ▙▝  r..b......b..r",
                "               r.bb......bb.r",
                " ▖▜ ▙▖  ▗▟ ▛▗  r..b......b..r",
                "▜ ▄▝▀    ▀▘▄ ▛ .r...bbbb...r.",
                " ▀▜ ▙▄▄▄▄▟ ▛▀ ...r......r..",
            ])
    }

    @Test("Rings of an odd and an even number of columns have one middle in colour, and so have parts of them")
    func broadRings() throws {
        func rings(_ inner: some View) throws -> [String] {
            let view = ZStack {
                Circle().stroke(.red, lineWidth: 12).frame(width: 128, height: 128)
                inner.frame(width: 72, height: 72)
            }
            return try view.padding(8).coloredPicture(width: 30, charset: .unicode).rows
                .map { $0.map(\.text).joined() }
        }
        #expect(
            try rings(Circle().stroke(.blue, lineWidth: 12)) == [
                "", "    ▗▄      ▄▖", "  ▗ ▛▘      ▝▜ ▖", " ▗ ▘ ▗ ▛▀▀▜ ▖ ▝ ▖", "  ▌ ▗ ▘    ▝ ▖ ▐ ", "  ▌ ▝ ▖    ▗ ▘ ▐ ",
                " ▝ ▖ ▝ ▙▄▄▟ ▘ ▗ ▘", "  ▝ ▙▖      ▗▟ ▘", "    ▝▀      ▀▘",
            ])
        let half = Circle().trim(from: 0, to: 0.5).stroke(.blue, lineWidth: 12).rotationEffect(.degrees(-90))
        #expect(
            try rings(half) == [
                "", "    ▗▄      ▄▖", "  ▗ ▛▘      ▝▜ ▖", " ▗ ▘    ▝▀▜ ▖ ▝ ▖", "  ▌        ▝ ▖ ▐ ", "  ▌        ▗ ▘ ▐ ",
                " ▝ ▖    ▗▄▟ ▘ ▗ ▘", "  ▝ ▙▖      ▗▟ ▘", "    ▝▀      ▀▘",
            ])
    }

    @Test("A disc behind another one is seen around it, however thin the padding between them is")
    func discsBehindDiscs() throws {
        let ring = [
            "  ▄▄▄▄▄▄ ...rrrr.",
            " ▗      ▖ .rbbbbbbr",
            " ▝      ▘ .rbbbbbbr",
            "  ▀▀▀▀▀▀ ...rrrr.",
        ]
        #expect(try rows(circle(64, .blue).padding(4).background(Circle().fill(.red))) == ring)
        let behind = circle(64, .blue).background(Circle().fill(.red).padding(-4))
        #expect(try rows(behind.padding(.leading, 8)) == ring)
    }

    @Test("Between a disc and a ring around it there is a gap on all sides, or none")
    func gaps() throws {
        func avatar(_ size: Double) throws -> [String] {
            try rows(circle(size, .blue).padding(6).overlay(Circle().stroke(.red, lineWidth: 2)))
        }
        #expect(
            try avatar(72) == [
                " ▗▟▀▀▀▀▀▙▖ ..........", "▗▘▗▟   ▙▖▝▖ ....bbb....", "▐         ▌ ..bbbbbbb..",
                "▝▖▝▜   ▛▘▗▘ ....bbb....", " ▝▜▄▄▄▄▄▛▘ ..........",
            ])
        #expect(
            try avatar(56) == [
                " ▄▀▀▀▀▀▄ ........", "▐▘▄   ▄▝▌ ...bbb...", "▐▖▀   ▀▗▌ ...bbb...", " ▀▄▄▄▄▄▀ ........",
            ])
    }

    @Test("A ring on a disc leaves the edge of that on all sides, or takes it")
    func ringsOnDiscs() throws {
        func disc(_ padding: Double) throws -> [String] {
            try rows(circle(64, .blue).overlay { Circle().stroke(.red, lineWidth: 2).padding(padding) })
        }
        #expect(
            try disc(4) == [" ▄▄▄▄▄▄ ..bbbb.", "▟▘    ▝▙ .bbbbbb.", "▜▖    ▗▛ .bbbbbb.", " ▀▀▀▀▀▀ ..bbbb."])
        #expect(
            try disc(2) == ["▗▟▀▀▀▀▙▖ ..bbbb..", "▛      ▜ bbbbbbbb", "▙      ▟ bbbbbbbb", "▝▜▄▄▄▄▛▘ ..bbbb.."])
    }

    @Test("Discs with one middle have it wherever they stand between cells")
    func betweenCells() throws {
        let target = ZStack {
            Circle().fill(.red); Circle().fill(.blue).padding(16)
        }
        let row = HStack(spacing: 16) {
            target.frame(width: 88, height: 88); Color.red.frame(width: 8, height: 104)
        }
        #expect(
            try rows(row) == [
                "               .............r", "  ▄     ▄      ...rrrrr.....r", "▐ ▗▟   ▙▖ ▌    .rrrbbbrrr...r",
                "  ▐     ▌      rrrbbbbbrrr..r", "▐ ▝▜   ▛▘ ▌    .rrrbbbrrr...r", "  ▀     ▀      ...rrrrr.....r",
                "               .............r",
            ])
        // Where the padding takes a column less than it has, it does so on both sides.
        let ring = circle(64, .blue).padding(4).overlay(Circle().stroke(.red, lineWidth: 2))
        #expect(
            try rows(ring.frame(width: 72)) == [
                " ▄▀▀▀▀▀▄ ..bbbbb.", "▐▘     ▝▌ .bbbbbbb.", "▐▖     ▗▌ .bbbbbbb.", " ▀▄▄▄▄▄▀ ..bbbbb.",
            ])
    }

    @Test("A rectangle in another one leaves its line whole")
    func rectangles() throws {
        let card = ZStack {
            RoundedRectangle(cornerRadius: 12).stroke(.gray, lineWidth: 2).frame(width: 96, height: 64)
            RoundedRectangle(cornerRadius: 8).fill(.red).frame(width: 84, height: 52)
        }
        #expect(
            try rows(card) == [
                "╭━━━━━━━━━━╮ ............", "┃          ┃ .rrrrrrrrrr.", "┃          ┃ .rrrrrrrrrr.",
                "╰━━━━━━━━━━╯ ............",
            ])
    }

    @Test("Between lines without a cell inside a disc shows behind them; a dot takes the place of a ring as small")
    func smallRings() throws {
        let filled = ["▟▔▔▙ .rr.", "▜▁▁▛ .rr."]
        #expect(
            try rows(
                ZStack {
                    ring(32); circle(24)
                }) == filled)
        #expect(
            try rows(
                ZStack {
                    circle(24); ring(32)
                }) == filled)
        let digits = HStack {
            ForEach(0..<3) { digit in
                ZStack {
                    ring(16)
                    if digit < 2 { circle(10) }
                }
            }
        }
        #expect(try rows(digits) == ["●  ●  () ........"])
    }

    @Test("A disc leaves a part of a ring as it is")
    func parts() throws {
        let arc = Circle().trim(from: 0, to: 0.5).stroke(.blue, lineWidth: 2).frame(width: 72, height: 72)
        let rings = ZStack {
            ring(72); arc; circle(60)
        }
        #expect(
            try drawing(rings).hasPrefix(
                """
                  .---.
                .'.:::.'.
                #(:::::)#
                ##':::'##
                  #####
                """))
    }
}
