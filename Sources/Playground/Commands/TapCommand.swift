extension Command {
    /// `:tap N`
    static let tap = interaction(
        .tap, "runs the action of a button or a tap gesture", example: #":tap "Share""#)
}
