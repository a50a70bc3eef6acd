extension Command {
    /// `:choose N TAG`
    static let choose = interaction(.choose, "chooses an option of a picker by its tag", example: ":choose 1 serif")
}
