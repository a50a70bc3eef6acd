import LineEditing
import Playground
import Transcripts

/// Lets the line editor ask the session about its language.
final class HostAssistant: LineEditorAssistant {
    private let host: Host

    init(_ host: Host) {
        self.host = host
    }

    func indentation(after text: String) -> Int? {
        switch host.playground.completeness(of: text) {
        case .complete: nil
        case .incomplete(let indentation): indentation
        }
    }

    func completions(in text: String, at offset: Int) -> Completion {
        let offer = host.playground.completions(in: text, at: offset)
        let paths = offer.path.map(SessionFiles.paths(beginningWith:)) ?? []
        return Completion(
            replacing: offer.range,
            candidates: offer.candidates.map { Completion.Candidate(text: $0.text, summary: $0.summary) }
                + paths.map { Completion.Candidate(text: $0, summary: "") })
    }
}
