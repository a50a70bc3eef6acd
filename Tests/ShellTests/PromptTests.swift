import LineEditing
import Testing
import Transcripts

@Suite struct PromptTests {
    @Test func theTerminalAndRecordingsHaveTheSamePrompts() {
        #expect(Prompt.first == Notation.prompt)
        #expect(Prompt.next == Notation.continuation)
    }
}
