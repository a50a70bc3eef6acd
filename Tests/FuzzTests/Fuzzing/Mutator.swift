/// Makes inputs of a kind out of what is known to work.
///
/// A new kind is a new type here, and its place in `Mutators`.
public protocol Mutator: Sendable {
    /// By which it is reported.
    var name: String { get }

    /// What one batch tries, the same for the same dice: known entries and, between them, the inputs.
    func batch(of count: Int, _ dice: Dice) -> [Step]
}

/// What a batch enters, one after the other.
public enum Step: Sendable {
    /// An entry of a recorded session, which must not be looked at: what follows stands on it.
    case entry(String)
    /// The session begins anew.
    case reset
    /// An input; it may stand in several entries, as if it had been entered too soon.
    case input([String])
    /// An input whose entries follow each other and are all valid.
    case program([String])
}

/// All kinds of inputs, over the recorded sessions and the examples of the catalogue.
public struct Mutators: Sendable {
    /// Each is asked in turn.
    private let ofEntries: [any Mutator]
    private let ofPrograms = ProgramMutator()

    /// - Throws: where the sessions of the repository can't be read.
    public init() throws {
        let sessions = try Corpus.sessions()
        let examples = Corpus.examples()
        ofEntries = [
            TokenMutator(sessions: sessions),
            NumberMutator(name: "numbers in examples", sessions: examples.map { [$0] }, startsAnew: true),
            NumberMutator(name: "numbers in sessions", sessions: sessions, startsAnew: false),
        ]
    }

    /// The inputs of one batch hold together: they are entered into one session.
    public static let batchSize = 200

    /// One batch of so many is of whole programs, each of which takes as long as ten entries.
    private static let turn = 16

    /// A batch of each kind.
    public static let oneOfEach = [0, 1, 2, turn - 1]

    /// What a batch tries; batches are counted from 0.
    public func steps(of batch: Int, seed: UInt64) -> (kind: String, steps: [Step]) {
        let place = batch % Self.turn
        let mutator: any Mutator = place == Self.turn - 1 ? ofPrograms : ofEntries[place % ofEntries.count]
        return (mutator.name, mutator.batch(of: Self.batchSize, Dice(seed: seed, part: UInt64(batch))))
    }
}
