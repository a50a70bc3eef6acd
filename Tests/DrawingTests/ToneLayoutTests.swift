import Drawing
import Testing

@Suite struct ToneLayoutTests {
    @Test func opacityIsToldOfEachLook() {
        let faded = text("a").padding().background(fill(.rectangle, .black.opacity(0.2))).wrapped(
            ToneLayout.opacity(0.5))
        #expect(
            faded.drawn() == """
                +---+
                | a |
                +---+
                rectangle: black 20%, opacity 50%   a: opacity 50%
                """)
    }

    @Test func textStaysBelowAFaintGroup() {
        let scrim = fill(.rectangle, .red).frame(width: 7, height: 1).wrapped(ToneLayout.opacity(0.5))
        #expect(text("abc").overlay(scrim).drawn() == "--abc--\nline through \"abc\": red, opacity 50%")
    }

    @Test func nothingIsLeftAtZero() {
        #expect(vstack(text("a").wrapped(ToneLayout.opacity(.nan)), text("b")).drawn() == "\nb")
    }

    @Test func detailsAreToldOfTexts() {
        #expect(text("a").wrapped(ToneLayout.detail("rotated 45")).drawn() == "a\na: rotated 45")
    }

    @Test func ofVeryManyEffectsTheRestIsCounted() {
        func told(_ levels: Int) -> String {
            var element = text("a")
            for _ in 0..<levels { element = element.wrapped(ToneLayout.detail("blur 2")) }
            return Picture(of: element, width: 2_000).legend.lines(width: 2_000).joined()
        }
        let most = Array(repeating: "blur 2", count: 32).joined(separator: ", ")
        #expect(told(32) == "a: \(most)")
        #expect(told(1_000) == "a: 968 more effects, \(most)")
    }
}
