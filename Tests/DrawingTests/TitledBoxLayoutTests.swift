import Drawing
import Testing

@Suite struct TitledBoxLayoutTests {
    @Test func theTitleStandsInTheUpperLine() {
        let theme = Element(TitledBoxLayout(), [text("Theme"), text("Design   | Serif |*Round* |")])
        let rows = vstack(
            hstack(text("Accent Color"), spacer(.horizontal), text("blue")), theme,
            hstack(text("Sound Effects"), spacer(.horizontal), text("(  o)")), align: .leading)
        #expect(
            Element(TitledBoxLayout(), [text("Customization"), rows]).drawn(width: 36) == """
                .- Customization ------------------.
                | Accent Color                blue |
                | .- Theme ---------------------.  |
                | | Design   | Serif |*Round* | |  |
                | '-----------------------------'  |
                | Sound Effects              (  o) |
                '----------------------------------'
                """)
    }

    @Test func aTitleOfTwoLinesStandsInside() {
        #expect(
            Element(TitledBoxLayout(), [text("Two\nlines"), text("content")]).drawn() == """
                .---------.
                | Two     |
                | lines   |
                | content |
                '---------'
                """)
    }

    @Test func aBoxWithoutTitleIsABox() {
        #expect(
            Element(TitledBoxLayout(), [text("content")]).drawn() == """
                .---------.
                | content |
                '---------'
                """)
    }

    @Test func aLongTitleIsCutOff() {
        #expect(
            Element(TitledBoxLayout(), [text("A title that is long", lines: 1), text("x")]).drawn(width: 16) == """
                .- A title... -.
                | x            |
                '--------------'
                """)
    }
}
