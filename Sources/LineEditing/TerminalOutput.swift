#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes text to the terminal at once. libedit has flushed what it drew before it asks for a key.
func terminalWrite(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while let start = rest.baseAddress, !rest.isEmpty {
            let count = write(STDOUT_FILENO, start, rest.count)
            if count < 0 && errno != EINTR { return }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
        }
    }
}
