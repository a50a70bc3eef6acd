import Components
import Staging
import StyleEngine
import Testing
import Trees

@Suite("The reason of one value of the environment, in Swift programs") struct ExplanationsTests {
    private func expect(_ explanation: ExplanationText, _ lines: [String]) {
        #expect(explanation.description.split(separator: "\n").map(String.init) == lines)
    }

    @Test("names the write that counts, those that it hides, and what would be without it")
    func writes() throws {
        let card = GroupBox("Card") { Text("body").font(.title) }.font(.caption)
        expect(
            try card.explanation(of: "body", key: \.font),
            [
                "3 Text \"body\": font is title", "  its own      title (G1: what a view has of its own wins)",
                "  hides        caption, by StagingTests/ExplanationsTests.swift:14 on 1 GroupBox \"Card\" "
                    + "(A1: the nearest write wins)", "  without it   caption",
            ])
    }

    @Test("names what changes a value that is written further out")
    func transform() throws {
        let view = VStack { Level() }.transformEnvironment(\.level) { $0 += 1 }.environment(\.level, 3)
        expect(
            try view.explanation(of: "level 4", key: \.level),
            [
                "3 Text \"level 4\": level is 4",
                "  written by   StagingTests/ExplanationsTests.swift:26 on 1 VStack",
                "  depends on   3, by StagingTests/ExplanationsTests.swift:26 on 1 VStack "
                    + "(A2: the outermost runs first)", "  without it   3",
            ])
    }

    @Test("tells a part of a value by what each write makes of it")
    func part() throws {
        let view = Text("a").environment(\.level, 7).environment(\.level, 12)
        expect(
            try view.explanation(of: 1, key: \.level.isHigh),
            [
                "1 Text \"a\": level is true",
                "  written by   StagingTests/ExplanationsTests.swift:39 on 1 Text \"a\"",
                "  hides        true, by StagingTests/ExplanationsTests.swift:39 on 1 Text \"a\" "
                    + "(A1: the nearest write wins)", "  without it   true",
            ])
    }

    @Test("says where nothing is written, and what was handed over with the environment")
    func surroundings() throws {
        var environment = EnvironmentValues()
        expect(
            try Text("a").explanation(of: "a", key: \.level),
            ["1 Text \"a\": level is 0", "  because   nothing is written to it (A4)"])
        environment.level = 9
        expect(
            try Text("a").explanation(of: 1, key: \.level, in: environment),
            ["1 Text \"a\": level is 9", "  written by   what the view stands in"])
    }

    @Test("is asked of nodes that are there")
    func unknownNodes() {
        #expect(throws: GestureError.self) { try Text("a").explanation(of: 3, key: \.level) }
        #expect(throws: GestureError.self) { try Text("a").explanation(of: "b", key: \.level) }
    }
}

private struct Level: View {
    @Environment(\.level) private var level

    var body: some View { Text("level \(level)") }
}

private struct LevelKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

extension Int {
    fileprivate var isHigh: Bool { self > 5 }
}
