#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A machine stack for work that recurs as deep as a tree of elements is: threads have 8 MB of it, or 512 KB.
enum DeepStack {
    /// So many levels fit on any stack.
    static let shallow = 64

    /// What one level takes at most, in bytes. It is only reserved: memory is used as far as the work gets.
    private static let level = 24 * 1_024

    /// Runs work that recurs some levels deep: here where that is little, otherwise on a thread of its own, which it is
    /// waited for. A thread costs some 30 microseconds.
    ///
    /// Where so large a stack can't be had, the work is left alone, and the answer is false.
    static func run(levels: Int, _ work: () -> Void) -> Bool {
        guard levels > shallow else {
            work()
            return true
        }
        return withoutActuallyEscaping(work) { runOnThread(stack: (levels + shallow) * level, Job($0)) }
    }

    private final class Job {
        let work: () -> Void

        init(_ work: @escaping () -> Void) { self.work = work }
    }

    private static func runOnThread(stack: Int, _ job: Job) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stack) == 0 else { return false }
        #if canImport(Glibc)
            var thread: pthread_t = 0
        #else
            var thread: pthread_t?
        #endif
        let argument = Unmanaged.passUnretained(job).toOpaque()
        guard pthread_create(&thread, &attributes, runJob, argument) == 0 else { return false }
        #if canImport(Glibc)
            return pthread_join(thread, nil) == 0
        #else
            return thread.map { pthread_join($0, nil) == 0 } ?? false
        #endif
    }

    #if canImport(Darwin)
        private static let runJob: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
            Unmanaged<Job>.fromOpaque($0).takeUnretainedValue().work()
            return nil
        }
    #else
        private static let runJob: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { job in
            job.map { Unmanaged<Job>.fromOpaque($0).takeUnretainedValue().work() }
            return nil
        }
    #endif
}
