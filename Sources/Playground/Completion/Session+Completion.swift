import Language

extension Session {
    /// What could stand at `offset` of `text`.
    func completions(in text: String, at offset: Int) -> Completions {
        let typed = String(text.prefix(offset))
        return typed.first == ":" && !typed.contains("\n") ? commandCompletions(of: typed) : swiftCompletions(of: typed)
    }

    private func commandCompletions(of typed: String) -> Completions {
        let name = typed.dropFirst().prefix { !$0.isWhitespace }
        guard name.count + 1 < typed.count else {
            let all = Command.all.map { Completions.Candidate(text: ":" + $0.name, summary: $0.summary) }
            return Completions(all, continuing: typed, at: 0)
        }
        guard let command = try? Command.named(String(name)) else {
            return Completions(replacing: typed.count..<typed.count, candidates: [])
        }
        var words = Word.all(in: typed, from: name.count + 1)
        let last = typed.last?.isWhitespace == true ? nil : words.popLast()
        return Completions(
            command.candidates(self, words), continuing: last?.text ?? "", at: last?.offset ?? typed.count)
    }

    private func swiftCompletions(of typed: String) -> Completions {
        let word = String(typed.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
        let start = typed.count - word.count
        let before = typed.dropLast(word.count)
        guard before.last == "." || !word.isEmpty else { return Completions(replacing: start..<start, candidates: []) }
        let names = interpreter.declarations.names(at: Session.place(after: before)).map {
            Completions.Candidate(text: $0.text, summary: $0.summary)
        }
        return Completions(names, continuing: word, at: start)
    }

    /// What kind of name may stand after a piece of Swift.
    private static func place(after text: some BidirectionalCollection<Character>) -> KnownName.Place {
        guard text.last == "." else { return .start }
        guard let before = text.dropLast().last(where: { !$0.isWhitespace }) else { return .member }
        return "(,:=?[".contains(before) ? .implicitMember : .member
    }
}

extension Completions {
    /// Those of the candidates that begin with what is typed, sorted, each once.
    init(_ candidates: [Candidate], continuing typed: String, at start: Int) {
        var seen: Set<String> = []
        let fitting = candidates.filter { $0.text.hasPrefix(typed) && seen.insert($0.text).inserted }
        self.init(replacing: start..<start + typed.count, candidates: fitting.sorted { $0.text < $1.text })
    }
}
