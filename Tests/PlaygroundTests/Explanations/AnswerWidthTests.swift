import Drawing
import Testing

@testable import Playground

@Suite struct AnswerWidthTests {
    private static let entries = [
        """
        struct Starred: GroupBoxStyle {
            @Environment(\\.font) var font
            var mark: String
            func makeBody(configuration: Configuration) -> some View {
                VStack(alignment: .leading) {
                    HStack { Text(mark); configuration.label }
                    GroupBox(configuration)
                }
            }
        }
        """,
        """
        GroupBox("A title that is not short at all") {
            Text("many words that are to be broken on a narrow screen, and none of them is long").font(.title)
            Button("Send") {}.buttonStyle(.plain)
        }
        """,
        ".groupBoxStyle(Starred(mark: \"*\"))", ".groupBoxStyle(.automatic)", ".buttonStyle(.bordered)",
        ".font(.body).padding()",
    ]

    private static let questions = [
        ":why", ":why 1", ":why GroupBox", ":why \"Send\"", ":why \"Sned\"", ":why 7 font", ":why 6 fnt", ":why 7 size",
        ":why 1 size", ":why @3,3", ":why @300,3", ":step", ":step 4", ":step end", ":step 100", ":step off",
        ":compare", ":compare .groupBoxStyle(Starred(mark: \"#\"))", ":compare 1", ":lint", ":stack", ":draw --numbers",
    ]

    @Test("Each answer fits screens of 40 and of 200 columns", arguments: [40, 80, 200])
    func fits(width: Int) {
        var playground = Playground()
        for entry in [":set width \(width)"] + Self.entries { #expect(playground.enter(entry).failure == nil) }
        for question in Self.questions {
            let lines = playground.enter(question).output.split(separator: "\n")
            let tooLong = lines.filter { GraphemeWidth.columns(of: $0) > width }
            #expect(!lines.isEmpty, "\(question) has no answer")
            #expect(tooLong == [], "\(question) at \(width) columns")
        }
    }

    @Test("A screen that is narrower than the setting gets answers as narrow as if the width were set to it")
    func fitsTheScreen() {
        var (set, shown) = (Playground(), Playground())
        for entry in Self.entries {
            _ = set.enter(entry)
            _ = shown.enter(entry)
        }
        _ = set.enter(":set width 40")
        shown.screenColumns = 40
        for question in Self.questions {
            // The width that was set is a change itself.
            if question == ":why" || question == ":compare" { continue }
            let text = ReplyWriter().text(of: shown.enter(question)).plain
            #expect(text == set.enter(question).output, "\(question)")
        }
    }
}
