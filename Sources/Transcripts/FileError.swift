/// Why a file or folder could not be used.
public struct FileError: Error, Equatable, Sendable {
    /// The path as it was given.
    public var path: String
    /// What is wrong with it.
    public var problem: Problem

    /// What can be wrong with a file or folder.
    public enum Problem: Equatable, Sendable {
        /// The system refused, for this reason.
        case system(String)
        /// The file is no text in UTF-8.
        case notText
        /// The folder holds no session.
        case noSessions
        /// The file is there and may not be overwritten.
        case exists
    }
}
