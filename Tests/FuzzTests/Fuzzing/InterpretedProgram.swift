import Playground
import Staging

/// A program as the shell runs it, and as the shell writes it down for the compiler.
public struct InterpretedProgram: Sendable {
    /// What the program is as a file of Swift.
    public let swift: String
    /// All that is to be seen of it, in order.
    public let shown: [String]

    /// Why a valid program was not run.
    public struct Refusal: Error {
        /// What was said.
        public let message: String
    }

    /// - Parameter name: what the program is called in the file of Swift.
    /// - Throws: what was said of an entry that was refused.
    public init(_ program: RandomProgram, named name: String) throws(Refusal) {
        var playground = Playground()
        for entry in program.entries {
            if let failure = playground.enter(entry).failure {
                throw Refusal(message: "\(failure.message)\n\(entry)")
            }
        }
        swift = playground.exported(as: .part, from: name)
        do {
            shown = try playground.performance().map(\.comparedText)
        } catch {
            throw Refusal(message: error.message)
        }
    }
}

extension StageEvent {
    /// All that can be compared, as text.
    fileprivate var comparedText: String {
        switch self {
        case .drawing(let picture, let tree, let isShown): "\(picture)\n\(tree)\n\(isShown ? "shown" : "as before")"
        case .text(let text): text
        }
    }
}
