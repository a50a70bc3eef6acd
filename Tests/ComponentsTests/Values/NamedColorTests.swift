import Components
import Drawing
import StyleEngine
import Testing

@Suite("A colour of an asset catalogue is noted, since there is none")
struct NamedColorTests {
    @Test(
        "The note says how the colour is written whose name tells it",
        arguments: [
            ("#ff0000", "Color(red: 1, green: 0, blue: 0)"), ("336699", "Color(red: 0.2, green: 0.4, blue: 0.6)"),
            ("0xFFF", "Color(red: 1, green: 1, blue: 1)"), ("Red", "Color.red"), ("clear", "Color.clear"),
            ("Brand", nil), ("", nil), ("#", nil), ("+12345", nil), ("#ff00000", nil), ("fade", nil),
        ] as [(String, String?)])
    func notes(name: String, instead: String?) {
        let notes = Noted()
        let context = EvaluationContext { notes.all.append($0) }
        let color = EvaluationContext.$current.withValue(context) { Color(name) }
        #expect(color.name == name)
        #expect(notes.all == [.unknownColor(name: name, instead: instead)])
    }

    private final class Noted {
        var all: [RuntimeNote] = []
    }
}
