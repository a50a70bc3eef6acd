extension Command {
    /// `:press N`
    static let press = interaction(
        .press, "presses a button and holds it, so that its pressed look shows", example: #":press 1"#)
}
