/// Why a file is no session, with the line that is to blame.
public struct TranscriptError: Error, Equatable, Sendable {
    /// The line in the file, from 1.
    public var line: Int
    /// What is wrong there.
    public var problem: Problem

    /// What can be wrong with a session file.
    public enum Problem: Equatable, Sendable {
        /// A fence, of whatever kind, has no end: all that follows would be lost in it.
        case unclosedFence
        /// A comment has no end: all that follows would be lost in it.
        case unclosedComment
        /// A fence begins with a line that no entry can have printed.
        case outputOfNothing
        /// A fence begins with a line that continues an entry.
        case continuationOfNothing
        /// A line continues an entry whose output has begun.
        case continuationOfOutput
    }
}
