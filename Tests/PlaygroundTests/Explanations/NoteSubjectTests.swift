import Testing
import Trees

@testable import Playground

@Suite struct NoteSubjectTests {
    private struct Noted {
        let entries: [String]
        let listed: String
        var isToldByItself = true
    }

    private static func noted(_ subject: Note.Subject) -> Noted {
        switch subject {
        case .unusedStyles:
            Noted(
                entries: [#"Text("a").labelStyle(.iconOnly)"#],
                listed: """
                    iconOnly is not taken: no Label stands inside (B2); entry 2: .labelStyle(.iconOnly)
                    """)
        case .noticed:
            Noted(
                entries: [
                    """
                    struct Called: GroupBoxStyle {
                        @Environment(\\.font) var font
                        func makeBody(configuration: Configuration) -> some View { Text(font == nil ? "a" : "b") }
                    }
                    struct Calling: GroupBoxStyle {
                        func makeBody(configuration: Configuration) -> some View {
                            Called().makeBody(configuration: configuration)
                        }
                    }
                    """,
                    #"GroupBox("a") { Text("b") }.groupBoxStyle(Calling())"#,
                ],
                listed: """
                    Accessing Environment<Font?>'s value outside of being installed on a View. This will always read the \
                    default value and will not update. It is read in the body of what is declared in entry 2, line 5. (D2)
                    """)
        case .unreadableTexts:
            Noted(
                entries: [#"Text("a").foregroundStyle(.red).background(.red)"#],
                listed: #""a" can't be read: it has the colour of what it stands on"#)
        case .constantControls:
            Noted(
                entries: [#"Toggle("a", isOn: .constant(true))"#],
                listed: #"1 Toggle "a" never changes: its binding is a .constant. Bind it to an @State property."#,
                isToldByItself: false)
        }
    }

    @Test("All that there is to note is listed, and most of it told by itself", arguments: Note.Subject.allCases)
    func eachSubject(subject: Note.Subject) {
        let noted = Self.noted(subject)
        var playground = Playground()
        _ = playground.enter(":set width 200")
        let answers = noted.entries.map { playground.enter($0).output }
        #expect(answers.contains { $0.contains("note: ") || $0.contains("warning: ") } == noted.isToldByItself)
        let listed = playground.enter(":lint").output.replacing("\n    ", with: " ")
        #expect(listed == "1 note\n  \(noted.listed)")
    }
}
