#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The three descriptors that a program begins with.
enum StandardDescriptors {
    /// Takes those that are closed, so that no file gets one of them, and answers would be written into it.
    ///
    /// What is written to them, or read, is refused as before: the null device is opened the wrong way round.
    static func takeClosed() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is the one that was found closed.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
