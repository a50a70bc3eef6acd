/// A component that an answer may name.
struct AnswerLabel: Sendable {
    /// What it is called.
    let text: String
    /// Whether the right answer names it.
    let isMeant: Bool
    /// How many others of its family stand around it.
    let depth: Int
}
