extension Command {
    /// `:tap N`
    static let tap = interaction(
        .tap, "runs the action of a button, or of any view that reacts to a tap", example: #":tap "Share""#)
}
