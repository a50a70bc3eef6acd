import LineEditing
import Transcripts

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Standard input that is no terminal.
enum StandardInput {
    /// Why it could not be read.
    enum Failure: Error {
        /// The system refused, for this reason.
        case system(String)
        /// It is no text in UTF-8.
        case notText
        /// It is longer than what is read of a file.
        case tooLong
        /// Ctrl-C was pressed while it was waited for.
        case interrupted
    }

    /// All of it, to its end.
    static func readAll() throws(Failure) -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            if count == 0 { break }
            if count > 0 {
                bytes += chunk[..<count]
                guard bytes.count <= SessionFiles.longest else { throw .tooLong }
            } else if errno == EINTR {
                guard !Interrupt.check() else { throw .interrupted }
            } else {
                throw .system(String(cString: strerror(errno)))
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .notText
        }
        return text
    }
}
