import Drawing
import Testing

@Suite struct LegendTests {
    private func lines(_ element: Element, since earlier: Element? = nil, width: Int = 80) -> [String] {
        let picture = Picture(of: element, width: width)
        return picture.legend.summary(since: earlier.map { Picture(of: $0, width: width).legend }, width: width)
    }

    @Test func aNewViewTellsTwoLooks() {
        let (one, two) = (text("a", ink(.red)), text("b", ink(.blue)))
        #expect(lines(text("a")) == [])
        #expect(lines(hstack(one, two)) == ["a: red   b: blue"])
        #expect(lines(hstack(one, two), width: 15) == ["a: red", "b: blue"])
        #expect(lines(text("abcdef", ink(.red)), width: 9) == [])
        #expect(lines(text("abcdef", ink(.red)), width: 15) == ["abcdef: red"])
        #expect(lines(text("abcdefghijklmn", ink(.red)), width: 18) == ["1 look, :legend"])
        #expect(
            lines(hstack(text("a", ink(.red)), text("b", ink(.blue)), text("c", ink(.green))))
                == ["3 looks that plain text can't show, :legend"])
    }

    @Test func ofANewViewWithManyTextsNothingIsTold() {
        func row(_ count: Int) -> Element {
            Element(StackLayout.horizontal(), [text("z", ink(.red))] + (1..<count).map { text("\($0)") })
        }
        #expect(lines(row(4)) == ["z: red"])
        #expect(lines(row(5)) == [])
        #expect(lines(row(5), since: Element(StackLayout.horizontal(), [])) == ["z: red"])
    }

    @Test("What a sign stands for is told beside its colour, too")
    func signsInColours() {
        func sign(_ name: String, _ color: Color) -> Element {
            var ink = ink(color)
            ink.name = name
            return Element(TextBlock([TextBlock.Run(withSigns: "*", ink)]))
        }
        let stars = [sign("star.fill", .red), sign("star.fill", .red)] + (0..<3).map { _ in sign("star", .gray) }
        #expect(
            lines(Element(StackLayout.horizontal(), stars))
                == ["* #1, #2: star.fill, red   * #3, #4, #5: star, gray"])
    }

    @Test func whatASignStandsForIsToldWhereItStandsForSeveralThings() {
        func row(_ names: String...) -> Element {
            let signs = names.map { name in
                var ink = Ink.text
                ink.name = name
                return Element(TextBlock([TextBlock.Run(withSigns: "*", ink)]))
            }
            return Element(StackLayout.horizontal(), signs)
        }
        #expect(lines(row("star", "star")) == [])
        #expect(lines(row("star.fill", "star")) == ["* #1: star.fill   * #2: star"])
        #expect(
            lines(row("star.fill", "star.fill", "star.fill", "star", "star"))
                == ["* #1, #2, #3: star.fill   * #4, #5: star"])
    }

    @Test func ofAChangedViewOnlyWhatIsNewIsTold() {
        func row(_ colors: Color...) -> Element {
            Element(StackLayout.horizontal(), zip(["a", "b", "c", "d"], colors).map { text($0, ink($1)) })
        }
        #expect(lines(row(.red, .blue, .green), since: row(.red, .blue, .red)) == ["c: green"])
        #expect(lines(row(.red, .blue, .green), since: row(.red, .blue, .green)) == [])
        #expect(
            lines(row(.red, .blue, .green, .pink), since: row(.black, .black, .black, .black))
                == ["4 looks that plain text can't show, :legend"])
    }

    @Test func shadesBesideEachOtherHaveAKey() {
        let (red, blue) = (
            fill(.rectangle, .red).frame(width: 3, height: 2), fill(.circle, .blue).frame(width: 4, height: 2)
        )
        #expect(lines(red) == [": red"])
        #expect(
            hstack(red, blue).drawn() == """
                ::: (%%)
                ::: (%%)
                : red   % blue
                """)
        #expect(
            hstack(fill(.rectangle, .red), fill(.circle, .blue)).frame(width: 9, height: 2).told() == """
                :::: (%%)
                :::: (%%)
                : red
                % blue
                rectangle: red
                circle: blue
                """)
    }

    @Test func theKeyOfAShadeStandsBeforeAllElse() {
        func column(_ words: [String], _ color: Color) -> Element {
            let red = fill(.rectangle, .red).frame(width: 3, height: 2)
            return Element(StackLayout.vertical(), [red] + words.map { text($0, ink(color)) })
        }
        #expect(lines(column(["a"], .blue)) == [": red   a: blue"])
        let looks = [text("a", ink(.blue)), text("b", ink(.green))]
        #expect(
            lines(Element(StackLayout.vertical(), [column([], .red)] + looks))
                == [": red", "a: blue   b: green"])
        #expect(
            lines(Element(StackLayout.vertical(), [column([], .red)] + looks + [text("c", ink(.pink))]))
                == [": red", "3 looks that plain text can't show, :legend"])
        #expect(lines(column(["a", "b", "c", "d", "e"], .blue)) == [": red"])
        #expect(lines(column(["a"], .blue), since: column([], .blue)) == ["a: blue"])
    }

    @Test func whereColoursAreMoreThanSignsTheFirstStandsForAllOthers() {
        let greys = (1...60).map { fill(.rectangle, Color(white: Double($0) / 100)).frame(width: 3, height: 2) }
        let picture = Picture(of: Element(StackLayout.vertical(spacing: 1), greys), width: 80)
        #expect(picture.legend.shades.count == 7)
        #expect(picture.lines(legend: .auto).count == picture.rows.count + 2)
        #expect(picture.legend.entries.count == 60)
    }

    @Test func equalTextsInDifferentLooksAreNumbered() {
        #expect(
            hstack(text("a"), text("a", ink(.red)), text("b", ink(.red))).told() == """
                a a b
                a #2, b: red
                """)
        #expect(
            hstack(text("a"), text("a", ink(.red)), text("a", ink(.red))).told() == """
                a a a
                a #2, #3: red
                """)
    }

    @Test func runsOfOneLookAreNamedAsOneText() {
        let runs = [
            TextBlock.Run("Bold", Ink(.text, paint: ink(.red).paint, traits: .bold)),
            TextBlock.Run(" 3 ", ink(.red)), TextBlock.Run(" plain"),
        ]
        #expect(Element(TextBlock(runs)).told() == "Bold 3  plain\nBold: bold, red\n3: red")
    }

    @Test func anOutlineCloseRoundATextOnAFillIsDrawn() {
        let tag = text("ab").beside().overlay(stroke(.capsule, .red))
        #expect(
            tag.padding(8).background(fill(.rectangle, .green)).told() == """
                +----+
                |(ab)|
                +----+
                rectangle: green
                capsule: red, line
                """)
    }

    @Test func looksAreNamedInReadingOrder() {
        #expect(
            vstack(text("one", ink(.red)), text("two", ink(.blue)), text("three", ink(.red))).told() == """
                 one
                 two
                three
                one, three: red
                two: blue
                """)
    }

    @Test func manyTextsAreCounted() {
        let words = (1...20).map { text("\($0)", ink(.red)) } + [text("x")]
        #expect(
            Element(StackLayout.horizontal(), words).told(width: 60) == """
                1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 x
                1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 8 more: red
                """)
    }

    @Test func longLinesAreBroken() {
        let look = ink(.red, notes: ["a very long name of a font"], details: ["rotated 45", "disabled", "opacity 50%"])
        #expect(
            text("Text", look).told(width: 40) == """
                Text
                Text: a very long name of a font, red,
                  rotated 45, disabled, opacity 50%
                """)
    }

    @Test func longTextsAreNamedByTheirBeginning() {
        #expect(
            text("The quick brown fox jumps over the lazy dog", ink(.red)).told() == """
                The quick brown fox jumps over the lazy dog
                The quick brown fox j...: red
                """)
    }

    @Test func aNameFromOutsideStaysOnItsLine() {
        #expect(text("a", ink(.red, notes: ["x\ny\u{1B}"])).told() == "a\na: x\\ny\\u{1B}, red")
    }

    @Test func eachLetterOfAConjunctTakesAColumn() {
        #expect(
            text("नमस्ते").border().told() == """
                +----+
                |नमस्ते|
                +----+
                """)
    }

    @Test("Each consonant before the vowel of a syllable of Hangul takes two columns, and what follows it none")
    func hangul() {
        #expect(
            text("\u{1100}\u{1100}\u{1161}\u{11A8}").border().told() == """
                +----+
                |\u{1100}\u{1100}\u{1161}\u{11A8}|
                +----+
                """)
        #expect(
            text("\u{1100}\u{1161}\u{11A8}").border().told() == """
                +--+
                |\u{1100}\u{1161}\u{11A8}|
                +--+
                """)
    }

    @Test func linesAndGradientsAreTold() {
        func line(_ style: StrokeStyle) -> String {
            stroke(.rectangle, .red, style).frame(width: 3, height: 2).told().split(separator: "\n").last.map(
                String.init) ?? ""
        }
        #expect(
            line(StrokeStyle(lineCap: .round, lineJoin: .bevel)) == "rectangle: red, line, round ends, bevel bends")
        #expect(
            line(StrokeStyle(miterLimit: 4, dash: [4, 2], dashPhase: 2))
                == "rectangle: red, dashed 4 2, phase 2, miter 4")
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

    @Test("What a fill hides in part is told in one sentence, of more than two texts without their names")
    func hidden() {
        func lines(_ texts: String...) -> [String] {
            let column = Element(StackLayout.vertical(.leading), texts.map { text($0) })
            return Picture(of: zstack(column, fill(.ellipse).frame(width: 2, height: texts.count)), width: 60).notes
        }
        #expect(lines("abc") == ["a fill hides part of \"abc\""])
        #expect(lines("abc", "def") == ["a fill hides part of \"abc\" and \"def\""])
        #expect(lines("abc", "abc") == ["a fill hides part of \"abc\""])
        #expect(lines("abc", "def", "ghi", "jkl") == ["a fill hides part of \"abc\", \"def\" and others"])
    }
}

extension Element {
    fileprivate func told(width: Int = 80) -> String { Picture(of: self, width: width).text(legend: .on) }

    /// With a column on both sides.
    fileprivate func beside() -> Element {
        wrapped(PaddingLayout(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)))
    }
}
