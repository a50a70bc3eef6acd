extension Command {
    /// `:toggle N`
    static let toggle = interaction(.toggle, "turns a toggle on or off", example: #":toggle "Sound""#)
}
