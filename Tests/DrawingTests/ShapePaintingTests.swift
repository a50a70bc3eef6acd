import Drawing
import Testing

@Suite struct ShapePaintingTests {
    @Test func aRoundedStrokeBehindPaddedTextIsAFrameAroundIt() {
        #expect(
            text("hello").padding().background(stroke(.rounded(8))).drawn() == """
                .-------.
                | hello |
                '-------'
                """)
    }

    @Test func nestedFramesLineUp() {
        let inner = text("hello").padding().background(stroke(.rounded(12), .red))
        #expect(
            vstack(text("Outer"), inner, align: .leading).padding().background(stroke(.rounded(8))).drawn() == """
                .-----------.
                | Outer     |
                | .-------. |
                | | hello | |
                | '-------' |
                '-----------'
                rounded rectangle #2: red, line, corner 12
                """)
    }

    @Test func unicodeIsTheSamePictureInFinerInk() {
        let inner = text("hello").padding().background(stroke(.rounded(12), .red))
        let outer = vstack(text("Outer"), inner, align: .leading).padding().background(stroke(.rounded(8)))
        #expect(
            outer.drawn(.unicode) == """
                ╭───────────╮
                │ Outer     │
                │ ╭───────╮ │
                │ │ hello │ │
                │ ╰───────╯ │
                ╰───────────╯
                rounded rectangle #2: red, line, corner 12
                """)
    }

    @Test func eachFillHasItsPatternAndEachShapeItsEdge() {
        let shapes = hstack(
            fill(.rectangle, .red).frame(width: 8, height: 4), fill(.rounded(8), .green).frame(width: 8, height: 4),
            fill(.capsule, .blue).frame(width: 8, height: 4), fill(.circle, .orange).frame(width: 8, height: 4),
            fill(.ellipse, .red).frame(width: 16, height: 5))
        #expect(
            shapes.drawn() == #"""
                :::::::: .%%%%%%.  .====.   .;;;;.     .::::::::.
                :::::::: %%%%%%%% /======\ /;;;;;;\  .::::::::::::.
                :::::::: %%%%%%%% \======/ \;;;;;;/ ::::::::::::::::
                :::::::: '%%%%%%'  '===='   ';;;;'   '::::::::::::'
                                                       '::::::::'
                : red   % green   = blue   ; orange
                """#)
    }

    @Test func aSignStandsForSeveralColoursWhereThereAreMoreOfThem() {
        let colors: [Color] = [.red, .blue, .green, .orange, .yellow, .pink, .teal, .gray]
        let shapes = Element(
            StackLayout.horizontal(), colors.map { fill(.rectangle, $0).frame(width: 2, height: 2) })
        #expect(
            shapes.drawn() == """
                :: %% == ;; ^^ ,, ~~ ::
                :: %% == ;; ^^ ,, ~~ ::
                : red, gray   % blue   = green   ; orange   ^ yellow   , pink   ~ teal
                rectangle #1: red   rectangle #8: gray
                """)
    }

    @Test func aShapeByItselfIsOfferedTenRows() {
        let rows = Array(repeating: "::::", count: 10).joined(separator: "\n")
        #expect(fill(.rectangle, .red).frame(width: 4).drawn() == rows + "\n: red")
        #expect(hstack(text("a"), fill(.rectangle, .red).frame(width: 4)).drawn() == "a ::::\n: red")
    }

    @Test func strokesOfAllShapes() {
        let shapes = [Outline.rectangle, .rounded(8), .capsule, .circle, .ellipse].map { outline in
            Element(
                StackLayout.horizontal(.top),
                (2...5).map { stroke(outline).frame(width: 3 * $0, height: $0) })
        }
        #expect(
            Element(StackLayout.vertical(.leading, spacing: 0), shapes).drawn() == #"""
                +----+ +-------+ +----------+ +-------------+
                +----+ |       | |          | |             |
                       +-------+ |          | |             |
                                 +----------+ |             |
                                              +-------------+
                .----. .-------. .----------. .-------------.
                '----' |       | |          | |             |
                       '-------' |          | |             |
                                 '----------' |             |
                                              '-------------'
                .----. .-------.  .--------.    .---------.
                '----' (       ) /          \ .'           '.
                       '-------' \          / |             |
                                  '--------'  '.           .'
                                                '---------'
                 .--.    .--.       .----.        .----.
                 '--'   (    )     /      \     .'      '.
                         '--'      \      /     |        |
                                    '----'      '.      .'
                                                  '----'
                .----.  .-----.    .------.      .-------.
                '----' (       ) .'        '.  .'         '.
                        '-----'  '.        .' |             |
                                   '------'    '.         .'
                                                 '-------'
                """#)
    }

    @Test func onOneRowTheLegendTellsFormsApart() {
        let shapes = [Outline.rectangle, .rounded(8), .capsule, .ellipse].map { stroke($0).frame(width: 6, height: 1) }
        #expect(
            Element(StackLayout.horizontal(), shapes).drawn() == """
                ------ (    ) (    ) (    )
                """)
    }

    @Test func aLargeCircleIsRound() {
        #expect(
            stroke(.circle).frame(width: 22, height: 11).drawn() == #"""
                      .--------.
                   .-'          '-.
                  /                \
                 /                  \
                /                    \
                |                    |
                \                    /
                 \                  /
                  \                /
                   '-.          .-'
                      '--------'
                """#)
    }

    @Test func dashesAndSecondaryLinesHaveAPenOfTheirOwn() {
        let dashes = StrokeStyle(dash: [2])
        #expect(
            hstack(
                text("a").padding().background(stroke(.rectangle, .primary, dashes)),
                text("b").padding().background(stroke(.rounded(8), .primary, dashes))
            ).drawn() == """
                ..... .....
                : a : : b :
                :...: '...'
                rectangle, rounded rectangle: dashed 2
                """)
        #expect(
            text("a").border(.secondary).drawn() == """
                +-+
                |a|
                +-+
                border: secondary
                """)
    }

    @Test func textOnAFillKeepsFreeOfIt() {
        let stars = text("Five Stars", ink(.white, notes: ["title"]))
        #expect(
            stars.padding(24).background(fill(.capsule)).drawn() == """
                  .----------.
                .'            '.
                |  Five Stars  |
                '.            .'
                  '----------'
                capsule: green   Five Stars: title, white
                """)
    }

    @Test func whatTextHidesIsToldInTheLegend() {
        #expect(
            text("Hi").background(fill(.capsule, .yellow)).drawn() == """
                Hi
                capsule: yellow
                """)
        #expect(
            text("Hi").background(stroke(.rounded(12), .yellow)).drawn() == """
                Hi
                rounded rectangle: yellow, line, corner 12
                """)
    }

    @Test func aShapeInAnOverlayLeavesTextStanding() {
        #expect(
            text("hello").overlay(stroke(.capsule)).drawn() == """
                hello
                """)
        #expect(
            text("hello").padding().overlay(fill(.rectangle, .black.opacity(0.2))).drawn() == """
                +-------+
                | hello |
                +-------+
                rectangle: black 20%
                """)
        #expect(
            text("hello").padding().overlay(fill(.rectangle, .black)).drawn() == """
                :::::::::
                :::::::::
                :::::::::
                : black
                """)
    }

    @Test func clearPaintsNothing() {
        #expect(text("a").padding().background(fill(.rectangle, .clear)).drawn() == "\n  a")
    }

    @Test func shapesOfNoSizeAreNotDrawn() {
        #expect(
            hstack(stroke().frame(width: 0, height: 0), fill().frame(width: 0, height: 3), text("a")).drawn() == """

                  a
                """)
    }

    /// A shape around a text in the middle: the ends of each row are as far from the text's middle on both sides. A circle in a
    /// wider room is as wide in all of them, whatever stands in it.
    @Test(
        "Text stands in the middle of any shape around it",
        arguments: [Outline.rectangle, .rounded(8), .capsule, .circle, .ellipse])
    func textInTheMiddle(outline: Outline) {
        for height in 1...5 {
            for width in 1...9 {
                if outline == .circle, width > 2 * height + 1 { continue }
                let word = String(repeating: "X", count: width > 5 ? 2 + width % 2 : 2 - width % 2)
                for shape in [fill(outline, .red), stroke(outline, .red)] where word.count < width {
                    let picture = shape.frame(width: width, height: height).overlay(text(word)).drawn()
                    let rows = picture.split(separator: "\n").prefix(height)
                        .map(String.init).filter { !$0.contains("red") }
                    guard let row = rows.first(where: { $0.contains(word) }), width > word.count + 1 else { continue }
                    let before = row.prefix { $0 != "X" }.drop { $0 == " " }.count
                    let after = row.reversed().prefix { $0 != "X" }.count
                    #expect(before == after, "\(width) x \(height):\n\(picture)")
                }
            }
        }
    }

    @Test func aCapsuleHasRoundEnds() {
        let shapes = [(4, 14), (5, 16), (8, 7)].map { rows, columns in
            stroke(.capsule).frame(width: columns, height: rows)
        }
        #expect(
            Element(StackLayout.horizontal(.top), shapes).drawn() == #"""
                 .----------.    .----------.    .---.
                /            \ .'            '. /     \
                \            / |              | |     |
                 '----------'  '.            .' |     |
                                 '----------'   |     |
                                                |     |
                                                \     /
                                                 '---'
                """#)
    }

    @Test func circlesBehindShortText() {
        let circles = ["5", "12", "123"].map { text($0).padding().background(fill(.circle, .red)) }
        #expect(
            Element(StackLayout.horizontal(), circles).drawn() == """
                 .-.   .--.   .---.
                ( 5 ) ( 12 ) ( 123 )
                 '-'   '--'   '---'
                circle: red
                """)
    }
}

extension ShapePaintingTests {
    /// Where there are cells enough, or else by a word in the legend.
    @Test("Capsules, circles and ellipses are told apart wherever they have another form")
    func formsDiffer() {
        for height in 1...7 {
            for width in 2...16 where width != 2 * height {
                for paint in [{ fill($0, .red) }, { stroke($0, .red) }] as [(Outline) -> Element] {
                    let pictures = [Outline.capsule, .circle, .ellipse].map {
                        Picture(of: paint($0).frame(width: width, height: height), width: 80).text(legend: .on)
                    }
                    #expect(Set(pictures).count == 3, "\(width) x \(height)\n\(pictures)")
                }
            }
        }
    }
}
