import Components
import StyleEngine
import Testing

@Suite struct TextEditorTests {
    @Test("Text stands on rows of blanks, as large as the editor is told to be, and what is longer scrolls")
    func pages() throws {
        let editor = TextEditor(text: .constant("Dear Ada,\nsend tea."))
        #expect(try drawing(editor) == "Dear Ada,_\nsend tea._\n__________")
        #expect(try drawing(editor.frame(width: 96, height: 16)) == "Dear Ada,___\n1 more line to scroll to")
    }
}
