/// What the player of lessons is asked to do.
public enum WorkshopRequest: Equatable, Sendable {
    /// List the lessons.
    case lessons
    /// Begin the lesson of a number, or go on with the one that comes next.
    case lesson(String?)
    /// Show the goal, or go to the goal of a number.
    case goal(Int?)
    /// Give a hint.
    case hint
    /// Show the solution.
    case solution
    /// Go on without having reached the goal.
    case skip
    /// Take an answer to a question, as it was typed.
    case answer(String)

    /// The command that asks for it.
    package var command: String {
        switch self {
        case .lessons: ":lessons"
        case .lesson: ":lesson"
        case .goal: ":goal"
        case .hint: ":hint"
        case .solution: ":solution"
        case .skip: ":skip"
        case .answer: ":answer"
        }
    }
}
