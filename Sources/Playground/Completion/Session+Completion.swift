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
        guard !command.takesSwift else {
            let head = name.count + 1
            let inner = swiftCompletions(of: String(typed.dropFirst(head)))
            return Completions(
                replacing: inner.range.lowerBound + head..<inner.range.upperBound + head, candidates: inner.candidates)
        }
        var words = Word.all(in: typed, from: name.count + 1)
        let last = typed.last?.isWhitespace == true && words.last?.isClosed != false ? nil : words.popLast()
        let candidates = command.candidates(self, words)
        let word = last?.text ?? ""
        let start = last?.offset ?? typed.count
        guard !command.takesPath else {
            let isQuoted = last?.isQuoted == true
            var found = Completions(isQuoted ? [] : candidates, continuing: word, at: start)
            found.range = start..<typed.count
            if words.allSatisfy(\.isOption) { found.path = Completions.Path(typed: word, isQuoted: isQuoted) }
            return found
        }
        let found = Completions(candidates, continuing: last?.isQuoted == true ? "\"" + word : word, at: start)
        // Names may be written as in Swift, behind a dot or `@`, where that is not a cell of the picture.
        let signs = command.arguments.contains("@") ? "." : ".@"
        let marks = word.prefix(word.hasPrefix("\\.") ? 2 : signs.contains(word.prefix(1)) ? 1 : 0)
        guard found.candidates.isEmpty, !marks.isEmpty else { return found }
        return Completions(candidates, continuing: String(word.dropFirst(marks.count)), at: start + marks.count)
    }

    private func swiftCompletions(of typed: String) -> Completions {
        guard typed.contains(where: { !$0.isWhitespace }) else {
            // What to begin with.
            return Completions(
                replacing: typed.count..<typed.count,
                candidates: interpreter.declarations.views.map {
                    Completions.Candidate(text: $0.text, summary: $0.summary)
                })
        }
        let suggestions = interpreter.declarations.suggestions(in: typed, canvas: state.canvasType)
        let start = typed.count - suggestions.word.count
        return Completions(
            replacing: start..<typed.count,
            candidates: suggestions.all.map { Completions.Candidate(text: $0.text, summary: $0.summary) })
    }
}

extension Completions {
    /// Those of the candidates that begin with what is typed, in any case where none does exactly, sorted, each once.
    init(_ candidates: [Candidate], continuing typed: String, at start: Int) {
        var seen: Set<String> = []
        let fitting = candidates.beginning(with: typed, \.text).filter { seen.insert($0.text).inserted }
        self.init(replacing: start..<start + typed.count, candidates: fitting.sorted { $0.text < $1.text })
    }
}
