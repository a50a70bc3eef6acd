import Drawing
import Testing

@Suite struct LegendTests {
    @Test func equalTextsInDifferentLooksAreNumbered() {
        #expect(
            hstack(text("a"), text("a", ink(.red)), text("b", ink(.red))).drawn() == """
                a a b
                a #2, b: red
                """)
        #expect(
            hstack(text("a"), text("a", ink(.red)), text("a", ink(.red))).drawn() == """
                a a a
                a #2, #3: red
                """)
    }

    @Test func runsOfOneLookAreNamedAsOneText() {
        let runs = [
            TextBlock.Run("Bold", Ink(.text, paint: ink(.red).paint, traits: .bold), isMarked: true),
            TextBlock.Run(" 3 ", ink(.red)), TextBlock.Run(" plain"),
        ]
        #expect(Element(TextBlock(runs)).drawn() == "*Bold* 3  plain\n*Bold* 3: red")
    }

    @Test func aFillThatShowsItsEndsOnlyIsToldOfTheTextOnIt() {
        let badges = [("News", Color.red), ("Art", .blue), ("Tea", .red)].map {
            text($0).beside().background(fill(.capsule, $1))
        }
        #expect(
            Element(StackLayout.horizontal(), badges).drawn() == """
                (News) (Art) (Tea)
                News, Tea: on red capsule
                Art: on blue capsule
                """)
    }

    @Test func smallShapesShowTheirPatternAndSmallOutlinesAreNumbered() {
        let dots = [Color.red, .blue].map { fill(.circle, $0).frame(width: 2, height: 1) }
        #expect(
            Element(StackLayout.horizontal(), dots).drawn() == """
                :: %%
                : red, circle
                % blue, circle
                """)
        let rings = [Color.red, .blue].map { stroke(.circle, $0).frame(width: 2, height: 1) }
        #expect(
            Element(StackLayout.horizontal(), rings).drawn() == """
                () ()
                () #1: red, circle
                () #2: blue, circle
                """)
    }

    @Test func theSecondLayerOfASmallShapeIsToldToo() {
        let rims = [Color.red, .blue].map {
            text("ab").beside().background(fill(.capsule, .gray)).overlay(stroke(.capsule, $0))
        }
        #expect(
            Element(StackLayout.horizontal(), rims).drawn() == """
                (ab) (ab)
                ( ) #1: red, on gray capsule, capsule
                ab: on gray capsule
                ( ) #2: blue, on gray capsule, capsule
                """)
        let fields = [Color.red, .blue].map {
            text("ab").beside().background(fill(.capsule, .gray)).background(fill(.rectangle, $0))
        }
        #expect(
            Element(StackLayout.horizontal(), fields).drawn() == """
                (ab) (ab)
                ab #1: on gray capsule, on red
                ab #2: on gray capsule, on blue
                """)
    }

    @Test func outlinesOfASingleCellAndOfTwoRowsAreTold() {
        let dots = [Color.red, .blue].map { stroke(.circle, $0).frame(width: 1, height: 1) }
        #expect(
            Element(StackLayout.horizontal(), dots).drawn() == """
                o o
                o #1: red, circle
                o #2: blue, circle
                """)
        let boxes = [Color.red, .blue].map { text("ab\ncd").beside().overlay(stroke(.capsule, $0)) }
        #expect(
            Element(StackLayout.horizontal(), boxes).drawn() == """
                .ab. .ab.
                'cd' 'cd'
                ab cd #1: in capsule outline red
                ab cd #2: in capsule outline blue
                """)
    }

    @Test func anOutlineCloseRoundATextOnAFillIsDrawn() {
        let tag = text("ab").beside().overlay(stroke(.capsule, .red))
        #expect(
            tag.padding(8).background(fill(.rectangle, .green)).drawn() == """
                ::::::
                :(ab):
                ::::::
                : green
                ( ): red, capsule
                """)
    }

    @Test func looksAreNamedInReadingOrder() {
        #expect(
            vstack(text("one", ink(.red)), text("two", ink(.blue)), text("three", ink(.red))).drawn() == """
                 one
                 two
                three
                one, three: red
                two: blue
                """)
    }

    @Test func oneLookForAllTextIsNamedOnce() {
        let words = ["a", "b", "c", "d"].map { text($0, ink(.red)) }
        #expect(Element(StackLayout.horizontal(), words).drawn() == "a b c d\nall text: red")
    }

    @Test func manyTextsAreCounted() {
        let words = (1...20).map { text("\($0)", ink(.red)) } + [text("x")]
        #expect(
            Element(StackLayout.horizontal(), words).drawn(width: 60) == """
                1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 x
                1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 8 more: red
                """)
    }

    @Test func longLinesAreBroken() {
        let look = ink(.red, notes: ["a very long name of a font"], details: ["rotated 45", "disabled", "opacity 50%"])
        #expect(
            text("Text", look).drawn(width: 40) == """
                Text
                Text: a very long name of a font, red,
                  rotated 45, disabled, opacity 50%
                """)
    }

    @Test func longTextsAreNamedByTheirBeginning() {
        #expect(
            text("The quick brown fox jumps over the lazy dog", ink(.red)).drawn() == """
                The quick brown fox jumps over the lazy dog
                The quick brown fox j...: red
                """)
    }

    @Test func coveredTextIsNotNamed() {
        #expect(
            zstack(text("under", ink(.red)), fill(.rectangle, .black).frame(width: 7, height: 1)).drawn() == """
                :::::::
                : black
                """)
    }

    @Test func aNameFromOutsideStaysOnItsLine() {
        #expect(text("a", ink(.red, notes: ["x\ny\u{1B}"])).drawn() == "a\na: x\\ny\\u{1B}, red")
    }

    @Test func eachLetterOfAConjunctTakesAColumn() {
        #expect(
            text("नमस्ते").border().drawn() == """
                +----+
                |नमस्ते|
                +----+
                """)
    }

    @Test func noFillLooksLikeALine() {
        let box = stroke(.rectangle, .secondary).frame(width: 5, height: 3)
        #expect(
            box.padding(8).background(fill(.rectangle, .yellow)).drawn() == """
                %%%%%%%
                %.....%
                %:%%%:%
                %:...:%
                %%%%%%%
                % yellow
                . secondary
                """)
    }

    @Test(arguments: Charset.allCases) func eachOfManyLooksHasASignOfItsOwn(_ charset: Charset) {
        let greys = (1...60).map { Color(white: Double($0) / 100) }
        let rows =
            greys.map { fill(.rectangle, $0).frame(width: 3, height: 1) }
            + greys.map { stroke(.rectangle, $0).frame(width: 3, height: 2) }
            + (1...60).map {
                fill(.rectangle, .red).frame(width: 3, height: 1).wrapped(ShadowLayout(.drop(radius: Double($0))))
            }
        let picture = Picture(
            of: Element(StackLayout.vertical(spacing: 1), rows), width: 80, charset: charset)
        let signs = picture.legend.compactMap(\.first)
        #expect(signs.count == 181)
        #expect(Set(signs).count == 181)
        #expect(picture.legend[59] == "\(signs[59]) white 0.6")
        #expect(picture.rows[118] == String(repeating: signs[59], count: 3))
    }

    @Test func moreLooksThanSignsShareTheLast() {
        let shadows = (1...600).map {
            fill(.rectangle, .red).frame(width: 1, height: 1).wrapped(ShadowLayout(.drop(radius: Double($0))))
        }
        let legend = Picture(of: Element(StackLayout.vertical(spacing: 1), shadows), width: 80).legend
        #expect(legend.count == 601)
        #expect(legend[600].hasSuffix(" shadow 600"))
        #expect(legend[600].first == legend[599].first)
    }

    @Test func signsThatATextTellsOfAreCounted() {
        func box(_ ink: Ink) -> Element { text("a").wrapped(Signs(ink: ink)) }
        #expect(
            hstack(box(.text), box(ink(.red)), box(.text)).drawn() == """
                [a] [a] [a]
                [] #2: red
                """)
    }

    /// Brackets beside a view.
    private struct Signs: Drawable {
        let ink: Ink

        func size(_ proposal: Proposal, _ subviews: Subviews) -> Size { Size(width: 3, height: 1) }

        func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
            subviews[0].place(at: Point(x: frame.minX + 1, y: frame.minY), proposal)
        }

        func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
            canvas.write([("[", Point(x: 0, y: 0)), ("]", Point(x: 2, y: 0))], named: "[]", ink) {
                subviews[0].paint(on: &$0)
            }
        }
    }

    @Test func whatATextStandsOnLooksAlikeOnBothSides() {
        func box(_ width: Int) -> String {
            text("ab").frame(width: width, height: 1).background(fill(.rectangle, .red)).drawn()
        }
        #expect(box(2) == "ab\nab: on red")
        #expect(box(3) == "ab:\n: red")
        #expect(box(4) == ":ab:\n: red")
        #expect(box(5) == ":ab::\n: red")
        #expect(box(6) == ": ab :\n: red")
        #expect(
            text("ab").border().background(fill(.rectangle, .red)).drawn() == "+--+\n|ab|\n+--+\n- on red\nab: on red")
    }

    @Test func linesAndGradientsAreTold() {
        func line(_ style: StrokeStyle) -> String {
            stroke(.rectangle, .red, style).frame(width: 3, height: 2).drawn().split(separator: "\n").last.map(
                String.init) ?? ""
        }
        #expect(line(StrokeStyle(lineCap: .round, lineJoin: .bevel)) == "- red, round ends, bevel bends")
        #expect(line(StrokeStyle(miterLimit: 4, dash: [4, 2], dashPhase: 2)) == ". red, dashed 4 2, phase 2, miter 4")
        func name(_ style: some ShapeStyle) -> String { style.paint.resolved(in: PaintContext()).name }
        let colors: [Color] = [.red, .blue]
        #expect(name(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)) == "gradient red to blue")
        #expect(
            name(LinearGradient(colors: colors, startPoint: .bottom, endPoint: .top))
                == "gradient red to blue, bottom to top")
        #expect(
            name(
                LinearGradient(
                    stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)],
                    startPoint: .leading, endPoint: UnitPoint(x: 0.5, y: 0.25)))
                == "diagonal gradient red at 0% to blue at 30%, leading to 0.5 0.25")
        #expect(
            name(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 50))
                == "radial gradient red to blue, radius 50")
        #expect(
            name(RadialGradient(colors: colors, center: .top, startRadius: 5, endRadius: 50))
                == "radial gradient red to blue, radius 5 to 50, at top")
        #expect(name(EllipticalGradient(colors: colors)) == "elliptical gradient red to blue")
        #expect(
            name(EllipticalGradient(colors: colors, center: .top, endRadiusFraction: 1))
                == "elliptical gradient red to blue, radius 0% to 100%, at top")
        #expect(name(AngularGradient(colors: colors, center: .center)) == "angular gradient red to blue")
        #expect(
            name(AngularGradient(colors: colors, center: .center, startAngle: .degrees(0), endAngle: .degrees(90)))
                == "angular gradient red to blue, from 0 to 90 degrees")
    }
}

extension Element {
    /// With a column on both sides.
    fileprivate func beside() -> Element {
        wrapped(PaddingLayout(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)))
    }
}
