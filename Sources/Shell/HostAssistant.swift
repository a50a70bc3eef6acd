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
        switch host.session.read({ $0.completeness(of: text) }) {
        case .complete, nil: nil
        case .incomplete(let indentation): indentation
        }
    }

    func note(on row: String) -> String? {
        let word = String(row.split(separator: " ").first ?? "")
        guard word.first == ":", host.session.read({ $0.isCommand(word) }) == true else { return nil }
        return Messages.commandInEntry(word)
    }

    func completions(in text: String, at offset: Int) -> Completion {
        guard let offer = host.session.run({ $0.completions(in: text, at: offset) }) else {
            return Completion(replacing: offset..<offset, candidates: [])
        }
        let paths = offer.path.map { $0.written(host.home.paths(beginningWith: $0.typed)) } ?? []
        return Completion(
            replacing: offer.range,
            candidates: offer.candidates.map { Completion.Candidate(text: $0.text, summary: $0.summary) }
                + paths.map { Completion.Candidate(text: $0, summary: "") })
    }
}
