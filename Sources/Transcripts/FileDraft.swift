#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a file is to hold, written down beside it, until it takes the file's place in one step.
///
/// It is locked as long as its process lives, so that what a killed process left can be told apart, and removed by the
/// next one that writes there, or starts there.
struct FileDraft: ~Copyable {
    private let path: String
    private let descriptor: CInt
    private var isInPlace = false

    private static let prefix = ".atelier-"
    private static let suffix = ".draft"

    /// Makes an empty draft in a folder.
    ///
    /// - Parameter mode: who may read it, as far as the process lets new files be read.
    init(in folder: String, mode: mode_t) throws(FileError) {
        for number in 0..<100 {
            let path = folder + "/\(Self.prefix)\(getpid())-\(number)\(Self.suffix)"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
            if descriptor < 0, errno == EEXIST { continue }
            guard descriptor >= 0 else { throw SessionFiles.failure(folder) }
            flock(descriptor, LOCK_EX | LOCK_NB)
            self.path = path
            self.descriptor = descriptor
            return
        }
        throw SessionFiles.failure(folder)
    }

    deinit {
        if !isInPlace { unlink(path) }
        close(descriptor)
    }

    /// Adds bytes, and has them on disk where `isDurable`, so that they outlive the machine's power.
    func write(_ bytes: [UInt8], isDurable: Bool) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Self.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SessionFiles.failure(path) }
            rest = rest.dropFirst(count)
        }
        if isDurable { guard fsync(descriptor) == 0 else { throw SessionFiles.failure(path) } }
    }

    /// Gives the draft the owner and the permissions of the file that it is to replace, as far as the system allows.
    func take(after status: stat) {
        // Where the owner can't be given, nobody else is to gain rights by it.
        guard fchown(descriptor, status.st_uid, status.st_gid) == 0 || status.st_uid == geteuid() else { return }
        fchmod(descriptor, status.st_mode & 0o7777)
    }

    /// Puts the draft in the place of a file of the same folder.
    mutating func replace(_ target: String) throws(FileError) -> FileStamp {
        guard rename(path, target) == 0 else { throw SessionFiles.failure(target) }
        isInPlace = true
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SessionFiles.failure(target) }
        return FileStamp(status)
    }

    /// Removes the drafts that killed processes have left in a folder.
    static func removeAbandoned(in folder: String) {
        guard let names = try? SessionFiles.names(in: folder) else { return }
        for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            let path = "\(folder)/\(name)"
            let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            var status = stat()
            if fstat(descriptor, &status) == 0, SessionFiles.notRegular(status) == nil, status.st_uid == geteuid(),
                flock(descriptor, LOCK_EX | LOCK_NB) == 0
            {
                unlink(path)
            }
            close(descriptor)
        }
    }

    private static func write(_ descriptor: CInt, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, start, count)
        #elseif canImport(Glibc)
            Glibc.write(descriptor, start, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, start, count)
        #endif
    }
}

/// Which file it was, and when it was written: as long as this is the same, nobody has touched it.
public struct FileStamp: Equatable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(truncatingIfNeeded: status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int(truncatingIfNeeded: time.tv_sec)
        nanoseconds = Int(truncatingIfNeeded: time.tv_nsec)
    }
}
