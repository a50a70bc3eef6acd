import Drawing
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Elements nested far deeper than a thread's own stack allows are measured, placed, painted and freed.
@Suite struct DeepStackTests {
    private static let levels = 10_000

    private static let wrappers: [@Sendable (Element) -> Element] = [
        { $0.wrapped(FrameLayout(width: 9)) },
        { hstack(text("a"), $0, spacing: 0).frame(width: 9, height: 1, .leading) },
        { Element(GridLayout(), [Element(GridRowLayout(), [$0])]) },
    ]

    private static func draw(_ wrapper: (Element) -> Element) -> String {
        var element = text("x")
        for _ in 0..<levels { element = wrapper(element) }
        return Picture(of: element, width: 9).rows.joined(separator: "\n")
    }

    @Test("On the main thread") @MainActor func mainThread() {
        #expect(Self.draw(Self.wrappers[2]) == "x")
    }

    @Test("On a thread with 512 KB of stack") func smallThread() throws {
        final class Result {
            var pictures: [String] = []
        }
        let result = Result()
        try onThread(stack: 512 * 1_024) { result.pictures = Self.wrappers.map(Self.draw) }
        #expect(result.pictures.map { $0.filter { $0 != " " } } == ["x", "aaaaaaaaa", "x"])
    }

    @Test("Each level turned") func turned() {
        var element = text("z")
        for _ in 0..<500 {
            element = vstack(text("a"), element).wrapped(TurnLayout(.scaled(x: 0.5, y: 0.5), in: .standard))
        }
        #expect(Picture(of: element, width: 9).rows == Array(repeating: "a", count: 500) + ["z"])
    }

    private func onThread(stack: Int, _ work: @escaping () -> Void) throws {
        final class Job {
            let work: () -> Void
            init(_ work: @escaping () -> Void) { self.work = work }
        }
        var attributes = pthread_attr_t()
        try #require(pthread_attr_init(&attributes) == 0)
        defer { pthread_attr_destroy(&attributes) }
        try #require(pthread_attr_setstacksize(&attributes, stack) == 0)
        let job = Unmanaged.passRetained(Job(work)).toOpaque()
        #if canImport(Glibc)
            var thread: pthread_t = 0
            let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { job in
                job.map { Unmanaged<Job>.fromOpaque($0).takeRetainedValue().work() }
                return nil
            }
            try #require(pthread_create(&thread, &attributes, start, job) == 0)
            #expect(pthread_join(thread, nil) == 0)
        #else
            var thread: pthread_t?
            let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { job in
                Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work()
                return nil
            }
            try #require(pthread_create(&thread, &attributes, start, job) == 0)
            #expect(pthread_join(try #require(thread), nil) == 0)
        #endif
    }
}
