#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// A file that is there as long as something is done with it: arguments of a program are of bounded length.
enum TemporaryFile {
    /// Writes a text to a file whose name ends with `.swift`.
    static func with<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
        var path = Array("/tmp/atelier-XXXXXX.swift".utf8CString)
        let file = mkstemps(&path, 6)
        let name = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard file >= 0 else { throw Program.Failure.notStarted(path: name, code: errno) }
        defer { unlink(name) }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        close(file)
        return try body(name)
    }
}
