/// Writes programs that compile, so that the language must accept them.
struct ProgramMutator: Mutator {
    let name = "well-typed programs"

    func batch(of count: Int, _ dice: Dice) -> [Step] {
        var dice = dice
        return (0..<count).flatMap { _ -> [Step] in
            [.reset, .program(RandomProgram(Dice(seed: dice.next())).entries)]
        }
    }
}
