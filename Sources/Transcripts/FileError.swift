/// Why a file or folder could not be used.
public struct FileError: Error, Equatable, Sendable {
    /// The path as it was given.
    public var path: String
    /// What is wrong with it.
    public var problem: Problem

    /// Names a problem with a file or folder.
    package init(path: String, problem: Problem) { (self.path, self.problem) = (path, problem) }

    /// What can be wrong with a file or folder.
    public enum Problem: Equatable, Sendable {
        /// The system refused, for this reason.
        case system(String)
        /// The file is no text in UTF-8.
        case notText
        /// The folder holds no session.
        case noSessions
        /// The file is there, and nobody said that it may be lost.
        case exists
        /// The file was written by the same session, and by somebody else since.
        case changed
        /// The file is there and may only be read.
        case readOnly
        /// It is no file that keeps what is written to it: a device, a pipe, a socket.
        case notRegular
        /// It is a link, to this path; nil where it leads nowhere.
        case link(to: String?)
        /// The file is the one that an export is made of.
        case source
        /// The path holds a line break.
        case lineBreak
        /// The file is longer than so many megabytes.
        case tooLong(megabytes: Int)
    }
}
