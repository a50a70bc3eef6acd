import Playground

/// A goal graded once more with other texts in its views: an answer whose styles hold the texts themselves, in place of
/// showing what they are given, is then another one.
struct RelabelledGoal {
    let room: GoalRoom
    /// The goal's canvas.
    let look: CanvasLook

    /// What an answer that reaches the goal does not follow; nil where it reaches the goal with other texts, too.
    ///
    /// A text that the answer makes of several, or calculates, stays as it is in the goal as well.
    func difference(of answer: [String]) -> GoalDifference? {
        let held = Set(AnswerText(entries: answer).literals.filter(\.isInStyle).map(\.text))
        var texts = otherTexts
        guard let own = room.canvas(of: answer, with: texts) else { return nil }
        let words = CanvasOutline(of: own).words
        let kept = texts.filter { !words.contains($0.value) && !held.contains($0.key) }
        for text in kept.keys { texts[text] = nil }
        guard !texts.isEmpty, let own = kept.isEmpty ? own : room.canvas(of: answer, with: texts),
            let goal = room.look(with: texts),
            !Grade(
                of: own, for: goal, counting: room.goal.counts, knowing: room.known(in: answer), defaults: room.defaults
            ).isReached
        else { return nil }
        let candidates = texts.keys.sorted()
        let text = candidates.first(where: held.contains) ?? candidates[0]
        return .fixedText(text, isInStyle: held.contains(text))
    }

    /// The texts that can be read in the goal and stand in its views, each with another one.
    private var otherTexts: [String: String] {
        let words = CanvasOutline(of: look).words
        let literals = AnswerText(entries: (room.goal.start + room.goal.solution).map(\.text)).literals
        var texts: [String: String] = [:]
        for literal in literals where !literal.isInStyle && words.contains(literal.text) {
            var other = literal.text
            repeat { other += "7" } while words.contains(other)
            texts[literal.text] = other
        }
        return texts
    }
}
