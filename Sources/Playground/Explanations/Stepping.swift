import StyleEngine
import Trees

/// How far a person has stepped through what led to the canvas.
struct Stepping {
    /// All steps.
    let steps: ResolutionSteps
    /// The step that was shown last.
    private(set) var index: Int

    /// Begins with the first step.
    init(_ steps: ResolutionSteps) {
        self.steps = steps
        index = 0
    }

    /// Goes to a step; where there is none of that number, the step stays.
    ///
    /// - Returns: whether there is one.
    mutating func go(to number: Int) -> Bool {
        guard steps.indices.contains(number &- 1) else { return false }
        index = number - 1
        return true
    }
}
