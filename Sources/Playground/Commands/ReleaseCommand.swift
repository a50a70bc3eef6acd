extension Command {
    /// `:release N`
    static let release = interaction(
        .release, "lets go of a button, which runs its action", example: #":release 1"#)
}
