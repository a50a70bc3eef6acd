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
            } else if errno != EINTR {
                throw .system(String(cString: strerror(errno)))
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .notText
        }
        return text
    }
}
