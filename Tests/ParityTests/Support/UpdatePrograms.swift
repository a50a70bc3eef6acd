import Playground
import Staging

/// The random programs about updates, each group a session that is exported as one file.
enum UpdatePrograms {
    /// How many groups there are.
    static let groups = 1...20
    private static let groupSize = 15

    /// What a group is called.
    static func name(of group: Int) -> String { "Updates\(group < 10 ? "0" : "")\(group)" }

    /// The entries of a group: what its programs share, and the programs of its seeds.
    private static func entries(of group: Int) -> [String] {
        let seeds = (group - 1) * groupSize + 1...group * groupSize
        return UpdateProgram.declarations
            + seeds.flatMap { UpdateProgram(seed: UInt64($0), named: "U\($0)").entries }
    }

    /// A group as Swift, with all that it is to show.
    static func export(of group: Int) throws -> (text: String, events: [StageEvent]) {
        var playground = Playground()
        for entry in entries(of: group) {
            if let failure = playground.enter(entry).failure { throw failure }
        }
        return (playground.exported(as: .part, from: name(of: group)), try playground.performance())
    }
}
