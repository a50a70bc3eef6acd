import Playground

/// Taps through a random program, and tries whether the picture is the one that a new program shows whose state begins where
/// the taps have led: nothing that an update leaves standing may show what was before.
public struct UpdateCheck {
    private let program: UpdatedProgram

    /// The program with a number, of a seed.
    public init(seed: UInt64, number: Int) {
        program = UpdatedProgram(seed: seed, number: number)
    }

    /// What an update shows and a new program does not; nil where they agree.
    ///
    /// - Throws: what was said of an entry that was refused.
    public func lie() throws(InterpretedProgram.Refusal) -> String? {
        let taps = program.taps.map { ":tap \"\($0)\"" }
        let updated = try picture(of: program.entries(first: 0, second: 0) + taps)
        let counts = UpdatedProgram.buttons.map { button in program.taps.count { $0 == button } }
        let new = try picture(of: program.entries(first: counts[0], second: counts[1]))
        guard updated != new else { return nil }
        return "\(program.code)\n\(program.taps)\n--- new\n\(new)\n--- updated\n\(updated)"
    }

    private func picture(of entries: [String]) throws(InterpretedProgram.Refusal) -> String {
        var playground = Playground()
        var picture = ""
        for entry in [":set legend off"] + entries {
            let answer = playground.enter(entry)
            if let failure = answer.failure {
                throw InterpretedProgram.Refusal(message: "\(failure.message)\n\(entry)")
            }
            picture = answer.output
        }
        return picture
    }
}
