extension Command {
    /// `:press N`
    static let press = interaction(
        .press, "presses a button and holds it", example: #":press 1"#)
}
