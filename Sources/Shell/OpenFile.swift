import Transcripts

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file that the shell keeps for itself: open, locked, and for its owner alone. It is closed when it is let go.
final class OpenFile {
    private let descriptor: Int32

    /// Opens a regular file, or makes it where `flags` ask for that, and waits until no other process has it locked.
    ///
    /// - Parameter waits: whether to wait; otherwise a file that is locked can't be opened.
    init(_ path: String, _ flags: Int32, waits: Bool = true) throws(Refusal) {
        var opened = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
        while opened >= 0 {
            var status = stat()
            guard fstat(opened, &status) == 0, flock(opened, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else { break }
            guard status.st_mode & S_IFMT == S_IFREG else {
                close(opened)
                throw .notRegular
            }
            if status.st_mode & 0o077 != 0 { fchmod(opened, 0o600) }
            // Who had the lock may have put another file there, or taken it away.
            var current = stat()
            if stat(path, &current) == 0, current.st_ino == status.st_ino, current.st_dev == status.st_dev {
                descriptor = opened
                return
            }
            close(opened)
            opened = open(path, flags & ~O_EXCL | O_CLOEXEC | O_NONBLOCK, 0o600)
        }
        let refusal = Refusal.ofSystem
        if opened >= 0 { close(opened) }
        throw refusal
    }

    deinit { close(descriptor) }

    /// How many bytes it has.
    var size: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// When it was written last, in nanoseconds.
    var modified: Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return 0 }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    }

    /// The bytes of a range, or fewer where the file ends.
    func read(_ range: Range<Int>) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: range.count)
        var count = 0
        while count < bytes.count {
            let got = bytes.withUnsafeMutableBytes {
                pread(
                    descriptor, $0.baseAddress?.advanced(by: count), $0.count - count, off_t(range.lowerBound + count))
            }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { break }
            count += got
        }
        return Array(bytes[..<count])
    }

    /// Why it can't be opened, or is not written to.
    enum Refusal: Error, Equatable {
        /// What stands there keeps nothing: a folder, a device, a pipe.
        case notRegular
        /// The system refused, with this number.
        case system(Int32)

        /// What the system refused last.
        static var ofSystem: Refusal { .system(errno) }
    }

    /// Adds bytes at the end: all of them, or none.
    func append(_ bytes: [UInt8]) throws(Refusal) {
        let end = size
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress, $0.count, off_t(end + bytes.count - rest.count))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let refusal = Refusal.ofSystem
                ftruncate(descriptor, off_t(end))
                throw refusal
            }
            rest = rest.dropFirst(count)
        }
    }
}
