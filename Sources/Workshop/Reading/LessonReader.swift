import Transcripts

extension WorkshopLesson {
    /// Reads a lesson.
    ///
    /// - Parameters:
    ///   - text: the text of its file.
    ///   - path: the path of the file, for errors; the lesson's name comes from it.
    /// - Throws: what is wrong first, with its line.
    public init(parsing text: String, path: String) throws(LessonError) {
        let transcript: Transcript
        do throws(TranscriptError) {
            transcript = try Transcript(parsing: text)
        } catch {
            throw LessonError(path: path, line: error.line, problem: .session(error))
        }
        var reader = LessonReader(path: path)
        for block in transcript.blocks {
            switch block {
            case .heading(let heading): try reader.read(heading)
            case .prose(let lines): try reader.read(lines)
            case .comment: continue
            case .fence(let fence): try reader.read(fence)
            }
        }
        self = try reader.finish(at: transcript.blocks.last?.lines.last?.number ?? 1)
    }

    /// Whether a file is meant as a lesson: it has a fence that only lessons have, and not only an example of one in a fence of
    /// another kind.
    public static func isLesson(_ text: String) -> Bool {
        var open: FenceMarker?
        var isInComment = false
        for line in text.split(whereSeparator: \.isNewline).map(String.init) {
            if isInComment {
                isInComment = !CommentMarker.isClosed(by: line)
                continue
            }
            if open == nil, let comment = CommentMarker(opening: line) {
                isInComment = !comment.isWhole
                continue
            }
            let marker = FenceMarker(opening: line)
            if let fence = open {
                if fence.isClosed(by: line) { open = nil }
                // A fence that is not closed hides no goal.
                guard fence.words.first?.hasPrefix("atelier") == true else { continue }
            } else {
                open = marker
            }
            if marker?.words.first?.hasPrefix("atelier-") == true { return true }
        }
        return false
    }
}

/// Goes through the file of a lesson once.
private struct LessonReader {
    let path: String
    private var title: (number: Int, text: String, line: Int)?
    private var heading = ""
    private var parts: [WorkshopLesson.Part] = []
    private var passages: [Lesson.Passage] = []
    private var start: (line: Int, entries: [WorkshopLesson.Entry])?
    private var draft: GoalDraft?
    /// The line of a question that no entry has followed yet.
    private var open: Int?
    /// The level of the instructor's heading while what stands below it is read.
    private var instructing: Int?
    /// The line of that heading.
    private var notesLine: Int?
    private var notes: [Lesson.Passage] = []
    private var shares: [(minutes: Int, line: Int)] = []
    private var minutes: (whole: Int, line: Int)?

    /// A goal whose hints are still to come.
    private struct GoalDraft {
        let line: Int
        let title: String
        let counts: Goal.Counts
        let start: [WorkshopLesson.Entry]
        let solution: [WorkshopLesson.Entry]
        var hints: [Goal.Hint] = []
        var because = ""
    }

    init(path: String) { self.path = path }

    private func error(_ line: Int, _ problem: LessonError.Problem) -> LessonError {
        LessonError(path: path, line: line, problem: problem)
    }

    mutating func read(_ heading: Transcript.Heading) throws(LessonError) {
        if title == nil {
            let words = heading.title.split(separator: " ", maxSplits: 1)
            guard heading.level == 1, words.count == 2, words[0].last == ".", let number = Int(words[0].dropLast()),
                number > 0
            else { throw error(heading.line.number, .noTitle) }
            title = (number, String(words[1]), heading.line.number)
            return
        }
        finishGoal()
        self.heading = heading.title
        if let level = instructing, heading.level <= level { instructing = nil }
        if heading.title == "For the instructor" {
            notesLine = heading.line.number
            return instructing = heading.level
        }
        add([.heading(heading.title)])
    }

    mutating func read(_ fence: Transcript.Fence) throws(LessonError) {
        finishGoal()
        for step in fence.steps {
            for line in step.expected {
                try refuseOpening(line.line, within: fence.opening.number, "atelier")
            }
            flush()
            let isRefused = step.expected.contains { $0.line.text.hasPrefix("error: ") }
            parts.append(.entry(WorkshopLesson.Entry(text: step.entry, line: step.line, isRefused: isRefused)))
            open = nil
        }
    }

    /// Reads prose, and the fences in it.
    mutating func read(_ lines: [Line]) throws(LessonError) {
        var paragraph: [String] = []
        var fence: (marker: FenceMarker, name: String?, line: Int, lines: [Line])?
        func ended(_ paragraph: [String]) -> [Lesson.Passage] {
            paragraph.isEmpty ? [] : [.paragraph(paragraph)]
        }
        for line in lines {
            if let current = fence {
                let isEnd = current.marker.isClosed(by: line.text)
                if let name = current.name {
                    guard !isEnd else {
                        fence = nil
                        try read(current.lines, of: name, words: current.marker.words, at: current.line)
                        continue
                    }
                    try refuseOpening(line, within: current.line, name)
                    var content = line
                    content.text = current.marker.content(of: line.text)
                    fence?.lines.append(content)
                } else {
                    paragraph.append(line.text)
                    if isEnd { fence = nil }
                }
            } else if let marker = FenceMarker(opening: line.text) {
                guard marker.words.first != "atelier" else { throw error(line.number, .tildes) }
                let name = marker.words.first.flatMap { $0.hasPrefix("atelier-") ? $0 : nil }
                if name != nil {
                    add(ended(paragraph))
                    paragraph = []
                } else {
                    paragraph.append(line.text)
                }
                fence = (marker, name, line.number, [])
            } else if line.text.allSatisfy(\.isWhitespace) {
                add(ended(paragraph))
                paragraph = []
            } else {
                paragraph.append(line.text)
                if instructing != nil { try readMinutes(line) }
            }
        }
        add(ended(paragraph))
    }

    /// A fence of a lesson that begins within another one tells that the other was never closed.
    private func refuseOpening(_ line: Line, within opening: Int, _ name: String) throws(LessonError) {
        guard let marker = FenceMarker(opening: line.text), let word = marker.words.first,
            word == "atelier" || word.hasPrefix("atelier-")
        else { return }
        throw error(opening, .unclosed(name, next: line.number))
    }

    /// `- 3 min: …` and `Minutes: 14`
    private mutating func readMinutes(_ line: Line) throws(LessonError) {
        let words = line.text.split(separator: " ").map(String.init)
        func number(_ word: String) throws(LessonError) -> Int {
            guard let number = Int(word), 1...600 ~= number else { throw error(line.number, .unknownMinutes(word)) }
            return number
        }
        if words.count >= 3, words[0] == "-", ["min", "min:", "minutes:", "min.:"].contains(words[2]) {
            shares.append((try number(words[1]), line.number))
        } else if words.first == "Minutes:" {
            minutes = (try number(words.dropFirst().joined(separator: " ")), line.number)
        }
    }

    private mutating func read(
        _ lines: [Line], of name: String, words: [String], at line: Int
    ) throws(LessonError) {
        let text = lines.map(\.text).joined(separator: "\n")
        guard text.contains(where: { !$0.isWhitespace }) else { throw error(line, .empty(name)) }
        if name != "atelier-goal", words.count > 1 { throw error(line, .wordBehind(words[1], name)) }
        switch name {
        case "atelier-start":
            finishGoal()
            start = (line, try entries(lines, of: name, at: line))
        case "atelier-goal":
            finishGoal()
            flush()
            draft = GoalDraft(
                line: line, title: heading, counts: try counts(words.dropFirst(), at: line),
                start: start?.entries ?? [], solution: try entries(lines, of: name, at: line))
            start = nil
        case "atelier-hint":
            guard draft != nil else { throw error(line, .withoutGoal(name)) }
            draft?.hints.append(Goal.Hint(line: line, text: Self.sentence(lines)))
        case "atelier-because":
            guard let goal = draft else { throw error(line, .withoutGoal(name)) }
            guard goal.because.isEmpty else { throw error(line, .secondReason) }
            draft?.because = Self.sentence(lines)
        case "atelier-predict":
            finishGoal()
            flush()
            if let open { throw error(open, .nothingToPredict) }
            parts.append(.predict(try prediction(lines, at: line)))
            open = line
        default: throw error(line, .unknownFence(name))
        }
    }

    private func counts(_ words: ArraySlice<String>, at line: Int) throws(LessonError) -> Goal.Counts {
        var counts = Goal.Counts()
        for word in words {
            if word == "picture" {
                counts.picture = true
            } else if word.hasPrefix("\\."), word.count > 2 {
                counts.keys.append(word)
            } else {
                throw error(line, .unknownCount(word))
            }
        }
        return counts
    }

    private func entries(
        _ lines: [Line], of name: String, at line: Int
    ) throws(LessonError) -> [WorkshopLesson.Entry] {
        let all = try entries(lines, at: line)
        for entry in all where entry.onlyLooks || [":undo", ":redo", ":reset"].contains(entry.text) {
            throw error(entry.line, .command(entry.text, in: name))
        }
        return all
    }

    private func entries(_ lines: [Line], at line: Int) throws(LessonError) -> [WorkshopLesson.Entry] {
        let text = (["```atelier"] + lines.map(\.text) + ["```"]).joined(separator: "\n")
        do throws(TranscriptError) {
            return try Transcript(parsing: text).steps.map {
                WorkshopLesson.Entry(text: $0.entry, line: $0.line + line - 1)
            }
        } catch {
            throw self.error(error.line + line - 1, .session(error))
        }
    }

    private func prediction(_ lines: [Line], at line: Int) throws(LessonError) -> Prediction {
        var fields: [(key: String, value: String, line: Int)] = []
        var question: [String] = []
        for current in lines {
            let text = current.text
            if let key = ["answer", "by", "because", "again"].first(where: { text.hasPrefix("\($0): ") }) {
                guard !fields.contains(where: { $0.key == key }) else { throw error(current.number, .twice(key)) }
                fields.append((key, String(text.dropFirst(key.count + 2)), current.number))
            } else if let last = fields.indices.last {
                fields[last].value += " " + text.split(separator: " ").joined(separator: " ")
            } else {
                question.append(text)
            }
        }
        func field(_ key: String) throws(LessonError) -> (value: String, line: Int) {
            guard let field = fields.first(where: { $0.key == key }) else { throw error(line, .missing(key)) }
            return (field.value, field.line)
        }
        guard !question.isEmpty else { throw error(line, .missing("question")) }
        let (answer, by, because, again) = (
            try field("answer"), try field("by"), try field("because"), try field("again")
        )
        return Prediction(
            line: line, question: question.joined(separator: " "), answer: answer.value,
            measure: try measure(by.value, at: by.line), because: because.value,
            names: try names(again.value, at: again.line), namesLine: again.line)
    }

    private func measure(_ text: String, at line: Int) throws(LessonError) -> Prediction.Measure {
        let words = text.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("tree", 1): return .tree
        case ("takes", 2): return .takes(words[1])
        case ("line", 2):
            guard let number = Int(words[1]), number > 0 else { break }
            return .line(number)
        default: break
        }
        throw error(line, .unknownMeasure(text))
    }

    private func names(_ text: String, at line: Int) throws(LessonError) -> [Prediction.Renaming] {
        var names: [Prediction.Renaming] = []
        for pair in text.split(separator: ",") {
            let sides = pair.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
            guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
                throw error(line, .unknownNames(String(pair)))
            }
            names.append(Prediction.Renaming(from: sides[0], to: sides[1]))
        }
        return names
    }

    private static func sentence(_ lines: [Line]) -> String {
        lines.map { $0.text.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    private mutating func add(_ passages: [Lesson.Passage]) {
        if instructing != nil { notes += passages } else { self.passages += passages }
    }

    private mutating func flush() {
        if !passages.isEmpty { parts.append(.read(passages)) }
        passages = []
    }

    /// Ends the goal whose hints were read.
    private mutating func finishGoal() {
        guard let draft else { return }
        self.draft = nil
        let number = parts.count { if case .goal = $0 { true } else { false } } + 1
        parts.append(
            .goal(
                Goal(
                    line: draft.line, number: number, title: draft.title, counts: draft.counts, start: draft.start,
                    solution: draft.solution, hints: draft.hints, because: draft.because)))
    }

    /// - Parameter last: the file's last line.
    mutating func finish(at last: Int) throws(LessonError) -> WorkshopLesson {
        finishGoal()
        flush()
        guard let title else { throw error(1, .noTitle) }
        if let start { throw error(start.line, .startWithoutGoal) }
        if let open { throw error(open, .nothingToPredict) }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let known = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
        let lesson = WorkshopLesson(
            path: path, name: known, number: title.number, title: title.text, parts: parts,
            instructor: minutes.map {
                Instructor(passages: notes, minutes: $0.whole, shares: shares, line: $0.line)
            }, line: title.line, notesLine: notesLine ?? last, keys: [known])
        guard !lesson.goals.isEmpty else { throw error(1, .noGoals) }
        var titles: Set<String> = []
        for goal in lesson.goals where !titles.insert(goal.name).inserted {
            throw error(goal.line, .sameTitle(goal.title))
        }
        return lesson
    }
}
