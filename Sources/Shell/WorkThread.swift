import LineEditing
import Transcripts

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A thread with a big stack that works for another one, which Ctrl-C frees from waiting at once, whatever the work does.
///
/// Work that does not end within a moment of Ctrl-C is left alone. It goes on to where it asks next whether it must end,
/// and nothing else is done on the thread before that.
final class WorkThread {
    /// How long work may take to end by itself once Ctrl-C was pressed.
    private static let patience: Duration = .milliseconds(40)

    private let desk = Desk()
    private var isStarted = false
    /// What is to be done once the work has ended that was left alone; nil where none was.
    private var whenEnded: (() -> Void)?

    deinit { desk?.begin(nil) }

    /// Whether work was left alone, and has not been asked for since.
    var isLeft: Bool { whenEnded != nil }

    /// Does some work and waits for it. Where there can be no other thread, it is done on this one.
    ///
    /// - Parameters:
    ///   - body: the work.
    ///   - ended: takes what came of work that was left alone, on the thread that asks for the next work.
    /// - Returns: what came of it; nil where it was left alone, or not begun, since earlier work has not ended.
    func run<Value>(_ body: @escaping () -> Value, whenLeft ended: @escaping (Value) -> Void = { _ in }) -> Value? {
        guard let desk else { return body() }
        guard takeUpLeft() else { return nil }
        if !isStarted {
            guard Workers.detach({ desk.work() }) else { return body() }
            isStarted = true
        }
        var value: Value?
        desk.begin { value = body() }
        guard isDone(desk) else {
            whenEnded = { if let value { ended(value) } }
            return nil
        }
        return value
    }

    /// Waits for work that was left alone, and takes what came of it; false where Ctrl-C ends the wait, at once.
    func takeUpLeft() -> Bool {
        guard let whenEnded, let desk else { return true }
        guard isDone(desk, patience: .zero) else { return false }
        self.whenEnded = nil
        whenEnded()
        return true
    }

    /// Waits for the end of the work; false where Ctrl-C was pressed and it has not ended within `patience` after that.
    private func isDone(_ desk: Desk, patience: Duration = patience) -> Bool {
        var pressed: ContinuousClock.Instant?
        while !desk.isDone(within: Self.patience / 4) {
            guard Interrupt.check() else { continue }
            let now = ContinuousClock.now
            if pressed.map({ $0.duration(to: now) }) ?? .zero >= patience { return false }
            pressed = pressed ?? now
        }
        return true
    }
}

/// Where a thread finds its work. One side touches the work at a time: it belongs to the thread from the moment at which a
/// byte is written into the one pipe until a byte is read from the other.
private final class Desk: @unchecked Sendable {
    private let orders: (read: Int32, write: Int32)
    private let answers: (read: Int32, write: Int32)
    private var job: (() -> Void)?

    /// Fails where the process can have no more pipes.
    init?() {
        guard let orders = Self.pipe() else { return nil }
        guard let answers = Self.pipe() else {
            for end in [orders.read, orders.write] { close(end) }
            return nil
        }
        (self.orders, self.answers) = (orders, answers)
    }

    deinit { for end in [orders.read, orders.write, answers.read, answers.write] { close(end) } }

    /// Begins some work, or ends the thread where there is none.
    func begin(_ work: (() -> Void)?) {
        job = work
        Self.signal(orders.write)
    }

    /// Does what is asked for, until nothing is.
    func work() {
        Interrupt.leaveToOtherThreads()
        while Self.wait(orders.read), let job = takeJob() {
            job()
            Self.signal(answers.write)
        }
    }

    /// Whether the work ends within some time.
    func isDone(within time: Duration) -> Bool {
        var descriptor = pollfd(fd: answers.read, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, Int32(time / .milliseconds(1))) == 1 && Self.wait(answers.read)
    }

    private func takeJob() -> (() -> Void)? {
        defer { job = nil }
        return job
    }

    private static func pipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            let code = Darwin.pipe(&ends)
        #else
            let code = Glibc.pipe(&ends)
        #endif
        guard code == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func signal(_ end: Int32) {
        var byte: UInt8 = 0
        while write(end, &byte, 1) < 0, errno == EINTR {}
    }

    private static func wait(_ end: Int32) -> Bool {
        var byte: UInt8 = 0
        while true {
            let count = read(end, &byte, 1)
            if count >= 0 || errno != EINTR { return count == 1 }
        }
    }
}
