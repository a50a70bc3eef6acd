#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc

    // It stands in a header that the module map leaves out.
    @_silgen_name("mallopt")
    private func setHeapOption(_ option: CInt, _ value: CInt) -> CInt
#elseif canImport(Musl)
    import Musl
#endif

/// Threads with a stack of a chosen size, which deeply nested views need.
public enum Workers {
    /// How many threads the machine can run at once, at least 1.
    public static var processors: Int {
        max(1, Int(sysconf(CInt(_SC_NPROCESSORS_ONLN))))
    }

    /// The stack of a thread in bytes; only what is used takes memory.
    public static let defaultStackSize = 1 << 30

    /// What the main thread usually has, so that a smaller one is not worth a thread of its own.
    private static let smallestStackSize = 8 << 20

    /// The value of `body` for each of `0..<count`, in that order, whichever thread came first.
    ///
    /// Where a thread can't be had, its share is done on the calling thread.
    /// - Parameters:
    ///   - jobs: how many threads there are at most; at least 1.
    ///   - stackSize: the stack of each thread in bytes; less where the system has less to give.
    public static func map<Value>(
        _ count: Int, jobs: Int = processors, stackSize: Int = defaultStackSize,
        _ body: @escaping @Sendable (Int) -> Value
    ) -> [Value] {
        let jobs = max(1, min(jobs, count))
        // Each share is written by one thread only and read after that thread has ended, so none needs a lock.
        let shares = (0..<jobs).map { first in
            Share(indices: Array(stride(from: first, to: count, by: jobs)), body: body)
        }
        let threads = shares.map { start($0, stackSize: stackSize) }
        for (share, thread) in zip(shares, threads) {
            if let thread { pthread_join(thread, nil) } else { share.run() }
        }
        return shares.flatMap(\.results).sorted { $0.index < $1.index }.map(\.value)
    }

    /// Has all threads take memory from one heap, so that what one of them frees is there for the others. For threads that
    /// take turns, before there is a second one.
    public static func shareHeap() {
        #if canImport(Glibc)
            let mostArenas: CInt = -8
            _ = setHeapOption(mostArenas, 1)
        #endif
    }

    /// Starts a thread that nobody waits for; false where there can be none.
    ///
    /// - Parameter stackSize: its stack in bytes; less where the system has less to give.
    public static func detach(stackSize: Int = defaultStackSize, _ body: @escaping @Sendable () -> Void) -> Bool {
        guard let thread = start(Share(indices: [0]) { _ in body() }, stackSize: stackSize) else { return false }
        pthread_detach(thread)
        return true
    }

    /// What one thread does, and what came of it.
    private final class Share<Value>: Runnable {
        let indices: [Int]
        let body: @Sendable (Int) -> Value
        private(set) var results: [(index: Int, value: Value)] = []

        init(indices: [Int], body: @escaping @Sendable (Int) -> Value) {
            self.indices = indices
            self.body = body
        }

        override func run() {
            results = indices.map { ($0, body($0)) }
        }
    }

    /// A thread's work without its type, which a C function can't carry.
    private class Runnable {
        func run() {}
    }

    /// Starts a thread. Where a limit on memory forbids a stack of that size, half as much is tried, and so on.
    private static func start(_ work: Runnable, stackSize: Int) -> pthread_t? {
        var size = stackSize
        while size >= smallestStackSize {
            if let thread = start(work, exactStackSize: size) { return thread }
            size /= 2
        }
        return nil
    }

    private static func start(_ work: Runnable, exactStackSize stackSize: Int) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
        let pointer = Unmanaged.passRetained(work).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(&thread, &attributes, { Workers.run($0) }, pointer)
        #else
            var started = pthread_t()
            let code = pthread_create(&started, &attributes, { Workers.run($0) }, pointer)
            let thread: pthread_t? = started
        #endif
        guard code == 0 else {
            Unmanaged<Runnable>.fromOpaque(pointer).release()
            return nil
        }
        return thread
    }

    private static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let pointer { Unmanaged<Runnable>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
    }
}
