import Catalogue
import Playground
import StyleEngine
import Trees

/// The session in which a question is answered, as it stands in the lesson or with other names. Use it on one thread.
public struct PredictionRoom {
    /// The lesson.
    public let lesson: WorkshopLesson
    /// The question.
    public let prediction: Prediction
    /// Whether it is asked again, with other names.
    public let isAskedAgain: Bool
    private let model: Playground

    /// A question of a lesson.
    ///
    /// - Parameter own: what sessions know beside the language and the library.
    public init(
        _ prediction: Prediction, of lesson: WorkshopLesson, again isAskedAgain: Bool = false,
        knowing own: BuiltIns = .none
    ) {
        self.init(prediction, of: lesson, again: isAskedAgain, like: Playground(knowing: own))
    }

    /// A question whose sessions know what another one does.
    init(
        _ prediction: Prediction, of lesson: WorkshopLesson, again isAskedAgain: Bool = false, like model: Playground
    ) {
        (self.lesson, self.prediction, self.isAskedAgain, self.model) = (lesson, prediction, isAskedAgain, model)
    }

    /// A text of the lesson, with other names where the question is asked again.
    public func text(_ text: String) -> String {
        guard isAskedAgain else { return text }
        return prediction.names.reduce(text) { $1.replacingWords(in: $0) }
    }

    /// The entries before the one that is predicted, and that one.
    public var entries: (before: [WorkshopLesson.Entry], predicted: WorkshopLesson.Entry?) {
        let part = lesson.parts.firstIndex {
            if case .predict(let prediction) = $0 { prediction.line == self.prediction.line } else { false }
        }
        let before = lesson.entries(before: part ?? 0).mattering
        let next = lesson.parts.dropFirst(part ?? 0).lazy.compactMap {
            if case .entry(let entry) = $0 { entry } else { nil }
        }.first
        return (before.map(renamed), next.map(renamed))
    }

    private func renamed(_ entry: WorkshopLesson.Entry) -> WorkshopLesson.Entry {
        WorkshopLesson.Entry(text: text(entry.text), line: entry.line)
    }

    /// What the entry shows, and what is asked of it.
    public struct Truth {
        /// The right answer as it is told.
        public let answer: String
        /// Whether it is code or a drawing, in which every character counts, and no words.
        public let isDrawing: Bool
        /// The answer of the session to the entry.
        public let reply: Reply
        let measure: AnswerMeasure

        /// Whether another answer says the same.
        public func isRight(_ answer: String) -> Bool { measure.isRight(answer) }

        /// Whether an answer names the right styles, and leaves out what they show.
        public func lacksContent(_ answer: String) -> Bool { measure.lacksContent(answer) }

        /// Whether an answer says all that stands in a tree, and not what stands in what.
        public func lacksBrackets(_ answer: String) -> Bool { measure.lacksBrackets(answer) }
    }

    /// Runs the entry, and looks at what came of it.
    ///
    /// - Parameters:
    ///   - charset: the characters in which it is drawn; nil for those of a recorded session.
    ///   - columns: how wide the screen is on which it is shown; nil where there is none.
    public func truth(drawnIn charset: String? = nil, columns: Int? = nil) throws(GoalRoom.Failure) -> Truth {
        let entries = entries
        guard let predicted = entries.predicted else {
            throw GoalRoom.Failure(
                entry: WorkshopLesson.Entry(text: "", line: prediction.line), message: Messages.goalHasNoCanvas)
        }
        var playground = model.beside()
        playground.screenColumns = columns
        let setting = if let charset { ":set charset \(charset)" } else { "" }
        var reply = playground.enter(setting)
        for entry in entries.before + [predicted] {
            reply = playground.enter(entry.text)
            if let failure = reply.failure { throw GoalRoom.Failure(entry: entry, message: failure.message) }
        }
        guard let look = (try? playground.canvasLook()) ?? nil else {
            throw GoalRoom.Failure(entry: predicted, message: Messages.goalHasNoCanvas)
        }
        let measure = measure(of: look)
        if let problem = problem(with: measure, of: look) {
            throw GoalRoom.Failure(
                entry: WorkshopLesson.Entry(text: predicted.text, line: prediction.line), message: problem)
        }
        switch measure {
        case .tree(let tree): return Truth(answer: tree, isDrawing: true, reply: reply, measure: measure)
        case .row(let row, _):
            let isDrawing = AnswerMeasure.isDrawing(row)
            // The same row in the characters of the screen.
            let shown = reply.output.split(separator: "\n").map { String($0.drop { $0 == " " }) }
                .first { AnswerMeasure.drawn($0) == AnswerMeasure.drawn(row) }
            return Truth(answer: shown ?? row, isDrawing: isDrawing, reply: reply, measure: measure)
        case .labels(let labels):
            let meant = labels.filter(\.isMeant).map(\.text)
            let answer = meant.isEmpty ? "none" : meant.joined(separator: ", ")
            return Truth(answer: answer, isDrawing: false, reply: reply, measure: measure)
        }
    }

    /// Why nothing can be asked so of what the entry shows; nil where it can.
    private func problem(with measure: AnswerMeasure, of look: CanvasLook) -> String? {
        switch (prediction.measure, measure) {
        case (.line(let number), _):
            let count = look.text.split(separator: "\n", omittingEmptySubsequences: false).count
            return number > count ? Messages.noRow(number, of: count) : nil
        case (.takes(let style), .labels(let labels)) where !labels.contains(where: \.isMeant):
            let styles = Set(CanvasOutline(of: look).components.flatMap(\.takes).map(\.name))
            let isDeclared = AnswerText(entries: entries.before.map(\.text) + [entries.predicted?.text ?? ""])
                .declaredTypes.contains { $0.lowercased().hasPrefix(style.lowercased()) }
            return isDeclared ? nil : Messages.noStyle(style, among: styles.sorted())
        default: return nil
        }
    }

    private func measure(of look: CanvasLook) -> AnswerMeasure {
        switch prediction.measure {
        case .tree: return .tree(look.compact)
        case .line(let number):
            let lines = look.text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
            let row = line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
            return .row(String(row), asked: text(prediction.question))
        case .takes(let style):
            let components = CanvasOutline(of: look).components
            func takes(_ one: CanvasOutline.Component) -> Bool {
                one.takes.contains { $0.name.hasPrefix(style) }
            }
            let family = components.first(where: takes)?.family
            func isOfFamily(_ one: CanvasOutline.Component) -> Bool { family == nil || one.family == family }
            /// How many components of the family stand around each.
            var depths: [Int] = []
            for component in components {
                let outer = component.outer
                depths.append(outer.map { depths[$0] + (isOfFamily(components[$0]) ? 1 : 0) } ?? 0)
            }
            return .labels(
                zip(components, depths).filter { isOfFamily($0.0) }.map {
                    AnswerLabel(text: $0.title ?? $0.label, isMeant: takes($0), depth: $1)
                })
        }
    }
}

extension Prediction.Renaming {
    /// Whether a name stands in a text as a word of its own.
    static func stands(_ name: String, in text: String) -> Bool {
        Prediction.Renaming(from: name, to: name + name).replacingWords(in: text) != text
    }

    /// A text with the other name wherever the name stands as a word of its own.
    func replacingWords(in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let found = rest.firstRange(of: from) {
            let before = rest[..<found.lowerBound].last ?? result.last
            let isWord = ![before, rest[found.upperBound...].first].contains {
                $0?.isLetter == true || $0?.isNumber == true
            }
            result += rest[..<found.lowerBound] + (isWord ? to : from)
            rest = rest[found.upperBound...]
        }
        return result + rest
    }
}
