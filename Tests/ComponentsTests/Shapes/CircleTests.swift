import Components
import Drawing
import StyleEngine
import Testing

/// A circle behind a line of a few letters holds these, as it does with their padding.
@Suite struct CircleTests {
    private func badge(_ text: String) -> some View {
        Text(text).padding(4).background(.red, in: Circle()).foregroundStyle(.white)
    }

    @Test("A badge holds its letters, which can be read")
    func badges() throws {
        let view = HStack {
            badge("3")
            badge("12")
            badge("99+")
        }
        #expect(try drawing(view) == "(3) (12) (99+)\ncircle: red   3, 12, 99+: white")
        #expect(try drawing(Text("12").padding(4).background { Circle().stroke(.red) }) == "(12)\ncircle: red, line")
    }

    @Test("A badge over a symbol holds its letters, which can be read, whatever room the symbol leaves it")
    func badgesOverSymbols() throws {
        let bell = Image(systemName: "bell")
        let hidden = "a fill hides the image bell"
        let picture = "(3)\ncircle: red   3: white\n\(hidden)"
        #expect(try drawing(bell.overlay(alignment: .topTrailing) { badge("3") }) == picture)
        #expect(try drawing(bell.overlay(badge("3"), alignment: .topTrailing)) == picture)
        let count = Text("3").foregroundStyle(.white)
        #expect(try drawing(bell.overlay { count.padding(4).background { Circle().fill(.red) } }) == picture)
        #expect(
            try drawing(bell.overlay { count.padding(.horizontal, 4).background(.red, in: Capsule()) })
                == "(3)\ncapsule: red   3: white\n\(hidden)")
        #expect(
            try drawing(bell.overlay(alignment: .topTrailing) { badge("12") })
                == "(12)\ncircle: red   12: white\n\(hidden)")
        #expect(
            try drawing(bell.overlay { badge("3").offset(x: 8, y: -16) })
                == " (3)\n(!\ncircle: red   3: white")
        #expect(
            try drawing(
                HStack {
                    Text("a"); bell.overlay { badge("3") }; Text("b")
                }) == "a (3)b\ncircle: red   3: white\n\(hidden)")
    }

    @Test(
        "A circle behind a longer line, and one behind nothing, is as wide as it is high; in a wider room it has a middle"
    )
    func circles() throws {
        #expect(try drawing(Text("a word").background(.red, in: Circle())) == "a word\ncircle: red")
        #expect(try drawing(Circle().fill(.red).frame(width: 16, height: 16)) == "o\ncircle: red")
        #expect(try drawing(Circle().fill(.red).frame(width: 32, height: 16)) == "(:)\n: red")
    }
}
