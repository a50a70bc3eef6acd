import Components
import Staging
import StyleEngine
import Testing
import Trees

private struct Called: GroupBoxStyle {
    @Environment(\.font) var font
    func makeBody(configuration: Configuration) -> some View { Text(font == nil ? "plain" : "set") }
}

private struct Calling: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { Called().makeBody(configuration: configuration) }
}

@Suite struct NotesTests {
    /// The notes on a view that gives rise to one.
    private func notes(about subject: Note.Subject) throws -> [Note] {
        switch subject {
        case .unusedStyles: try Text("a").labelStyle(.iconOnly).notes()
        case .noticed: try GroupBox("a") { Text("b") }.groupBoxStyle(Calling()).notes()
        case .unreadableTexts: try Text("a").foregroundStyle(.red).background(.red).notes()
        case .constantControls: try Toggle("a", isOn: .constant(true)).notes()
        }
    }

    @Test("A view is noted for all that there is to note", arguments: Note.Subject.allCases)
    func eachSubject(subject: Note.Subject) throws {
        #expect(try notes(about: subject).map(\.kind.subject) == [subject])
    }
}
