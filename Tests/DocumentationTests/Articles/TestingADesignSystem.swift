import Atelier
import Testing

struct Account: View {
    var body: some View {
        GroupBox("Account") {
            Text("Ada").font(.headline)
            Button("Sign out") {}
                .buttonStyle(.plain)
        }
        .buttonStyle(.bordered)
        .labelStyle(.iconOnly)
    }
}

extension View {
    func quiet(
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        labelStyle(.titleOnly, file: file, line: line, column: column)
    }
}

extension ArticlesTests {
    @Test func testingADesignSystem() throws {
        let print = Printer()

        let reason = try Account().explanation(of: "Sign out")
        print(reason)
        print(reason.oneLine)

        let screen = Account().disabled(true)
        print(try screen.explanation(of: "Sign out", key: \.isEnabled))

        let notes = try Account().notes()
        for note in notes { print(note) }
        print(try Label("Sencha", systemImage: "leaf").quiet().explanation(of: "Sencha"))

        let change = try Account().environment(\.font, .body).differences(from: Account())
        print(change)

        let takes = try Account().steps().filter { if case .take = $0.event.action { true } else { false } }
        print(takes.map(\.description).joined(separator: "\n"))

        try print.check(against: "Sources/Atelier/Atelier.docc/TestingADesignSystem.md")
    }

    @Test("A test of a design system fails with the reason, on one line")
    func failsWithReason() throws {
        let reason = try Account().explanation(of: "Sign out")
        withKnownIssue {
            #expect(reason.headline.hasSuffix("takes bordered"), "\(reason.oneLine)")
        } matching: {
            $0.comments.map(\.rawValue) == [reason.oneLine] && !reason.oneLine.contains("\n")
        }
        let notes = try Account().notes().map(\.description)
        withKnownIssue {
            #expect(notes.isEmpty, "\(notes)")
        } matching: {
            $0.comments.map(\.rawValue) == ["\(notes)"]
        }
    }
}
