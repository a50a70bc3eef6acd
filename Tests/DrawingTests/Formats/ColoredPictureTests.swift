import Drawing
import Testing

@Suite struct ColoredPictureTests {
    private var picture: ColoredPicture {
        let bold = Ink(.text, paint: Color.red.resolved(in: PaintContext()), traits: [.bold, .underline])
        return ColoredPicture(
            of: text("<日&>", bold).padding(8).background(fill(.rectangle, .blue)), width: 20)
    }

    @Test("Runs of one look, wide characters counted by their columns")
    func runs() {
        #expect(picture.rows.map { $0.map(\.text) } == [["       "], [" ", "<日&>", " "], ["       "]])
        #expect(picture.rows.map { $0.map(\.columns) } == [[7], [1, 5, 1], [7]])
    }

    @Test("ANSI: 256 colours, and no signs where something is filled")
    func ansi() {
        let blue = "\u{1B}[48;5;33m"
        #expect(
            picture.ansi == """
                \(blue)       \u{1B}[0m
                \(blue) \u{1B}[0m\u{1B}[1;4;38;5;196;48;5;33m<日&>\u{1B}[0m\(blue) \u{1B}[0m
                \(blue)       \u{1B}[0m
                """)
    }

    private func small(_ colorScheme: ColorScheme = .light) -> ColoredPicture {
        let green = Ink(.text, paint: Color.green.resolved(in: PaintContext()), traits: [.italic, .strikethrough])
        return ColoredPicture(of: hstack(text("a  <b>"), text("日", green)), width: 20, colorScheme: colorScheme)
    }

    @Test("Round edges of a fill take a part of their cells, and lines without a colour are paler than letters")
    func edges() {
        let circle = ColoredPicture(
            of: fill(.circle, .blue).frame(width: 8, height: 3), width: 20, charset: .unicode)
        #expect(circle.rows.map { $0.map(\.text).joined() } == [" ▗▟  ▙▖", "       ", " ▝▜  ▛▘"])
        let dot = ColoredPicture(of: fill(.circle, .blue).frame(width: 4, height: 2), width: 20, charset: .unicode)
        #expect(dot.rows.map { $0.map(\.text).joined() } == ["▟  ▙", "▜  ▛"])
        let blue = RGB(0, 122, 255)
        #expect(circle.rows[0].map(\.foreground) == [nil, blue, nil, blue])
        #expect(circle.rows[0].map(\.background) == [nil, nil, blue, nil])
        let line = ColoredPicture(of: Element(DividerLine(along: .horizontal)).frame(width: 3), width: 20)
        #expect(line.ansi == "\u{1B}[38;5;242m---\u{1B}[0m")
    }

    @Test("A shadow is of whole cells in its colour, and thin lines where there are characters for that")
    func shadows() {
        let cast = fill(.rectangle, .blue).frame(width: 3, height: 2).wrapped(ShadowLayout(.drop(radius: 4)))
        let blue = "\u{1B}[48;2;0;122;255m   \u{1B}[0m"
        func shadow(_ cells: String) -> String { "\u{1B}[48;2;103;103;103m\(cells)\u{1B}[0m" }
        #expect(
            ColoredPicture(of: cast, width: 20).ansi(in: .all) == "\(blue)\n\(blue)\(shadow(" "))\n \(shadow("   "))")
        let line = "\u{1B}[38;2;103;103;103m"
        #expect(
            ColoredPicture(of: cast, width: 20, charset: .unicode).ansi(in: .all)
                == "\(blue)\n\(blue)\(line)▏\u{1B}[0m\n \(line)▔▔\u{1B}[0m")
        let onFill = cast.padding(16).background(fill(.rectangle, .white))
        #expect(ColoredPicture(of: onFill, width: 20).ansi(in: .all).contains("48;2;205;205;205m"))
        #expect(
            ColoredPicture(of: onFill, width: 20, charset: .unicode).ansi(in: .all)
                .contains("\u{1B}[38;2;205;205;205;48;2;255;255;255m▔▔\u{1B}"))
    }

    @Test("Thin colours show what lies below them")
    func thin() {
        let veil = text("a").wrapped(ToneLayout.opacity(0.5)).padding(8).background(
            fill(.rectangle, .blue.opacity(0.5)))
        let picture = ColoredPicture(of: veil, width: 20)
        let runs = picture.rows[1]
        #expect(runs.map(\.text) == [" ", "a", " "])
        #expect(runs.map(\.opacity) == [1, 1, 1])
        #expect(runs[1].foreground == RGB(64, 95, 128))
        let half = RGB(128, 189, 255)
        #expect(runs.map(\.background) == [half, half, half])
        let dark = ColoredPicture(of: veil, width: 20, colorScheme: .dark)
        #expect(dark.rows[1][0].background == RGB(14, 75, 143))
    }

    @Test("A tone colours what has no colour of its own, without a word")
    func tones() {
        let label = hstack(text("a"), text("b", ink(.green))).wrapped(
            ToneLayout {
                $0.color = RGB(255, 0, 0)
                $0.backdrop = RGB(0, 0, 128)
            })
        let picture = ColoredPicture(of: label, width: 20)
        #expect(picture.rows[0].map(\.foreground) == [RGB(255, 0, 0), nil, RGB(52, 199, 89)])
        #expect(picture.rows[0].map(\.background) == [RGB(0, 0, 128), nil, RGB(0, 0, 128)])
        #expect(picture.notes == [])
    }

    @Test("A faint group shows the page as a whole: its text fades with what it stands on")
    func faintGroups() {
        let face = text("a", ink(.white)).padding(8).background(fill(.rectangle, .blue))
        let run = ColoredPicture(of: face.wrapped(ToneLayout.opacity(0.6)), width: 20).rows[1][1]
        #expect(run.background == RGB(102, 175, 255))
        #expect(run.foreground == RGB(255, 255, 255))
        let dark = text("a").padding(8).background(fill(.rectangle, .yellow)).wrapped(ToneLayout.opacity(0.5))
        #expect(ColoredPicture(of: dark, width: 20).rows[1][1].foreground == RGB(128, 128, 128))
    }

    @Test("ANSI in all colours, for terminals that know them")
    func allColors() {
        #expect(
            small().ansi(in: .all) == "a  <b> \u{1B}[3;9;38;2;52;199;89m日\u{1B}[0m")
    }
}
