import Playground

/// A goal graded once more with buttons that do something: an answer whose styles show a button without what it does has
/// lost that, and none of it can be seen.
struct PressedGoal {
    let room: GoalRoom
    /// The goal's canvas.
    let look: CanvasLook

    /// What a button does, so that it can be told whether it did.
    private static let action = #"fatalError("pressed")"#

    /// The first button of an answer that does not do any more what it is to do; nil where all do, or where the answer has
    /// them do something by itself.
    ///
    /// - Parameters:
    ///   - answer: the entries.
    ///   - own: their canvas.
    func difference(of answer: [String], _ own: CanvasLook) -> GoalDifference? {
        let (outline, other) = (CanvasOutline(of: own), CanvasOutline(of: look))
        guard outline.components.count == other.components.count, !AnswerText(entries: answer).hasActions else {
            return nil
        }
        let buttons = zip(outline.components, other.components).filter {
            $0.0.family == "Button" && $0.1.family == "Button"
        }
        guard !buttons.isEmpty else { return nil }
        let setup = room.setup.map(\.text)
        guard let mine = AnswerText(entries: setup + answer).acting(Self.action),
            let theirs = AnswerText(entries: setup + room.goal.solution.map(\.text)).acting(Self.action)
        else { return nil }
        return buttons.first { one, other in
            doesSomething(other.number, in: theirs) == true && doesSomething(one.number, in: mine) == false
        }.map { .lostAction(node: $0.0.label) }
    }

    /// Whether a tap on a node reaches what the button is to do; nil where that can't be told.
    private func doesSomething(_ number: Int?, in entries: [String]) -> Bool? {
        guard let number, var playground = try? room.passing(through: entries) else { return nil }
        return playground.enter(":tap \(number)").failure?.message.contains("pressed") == true
    }
}
