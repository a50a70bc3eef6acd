import LineEditing
import Transcripts

/// Room for views that are nested by the hundred thousand: their values are built, and freed, by recursion.
enum BigStack {
    /// Only what is used takes memory.
    private static let size = 1 << 30

    /// Runs `body` on a thread with a big stack and waits for it; on the calling thread where no such thread is to be
    /// had. Signals reach only the thread of `body`, which waits for keys.
    static func run<Value>(_ body: @escaping @Sendable () -> Value) -> Value? {
        Interrupt.leaveToOtherThreads()
        return Workers.map(1, stackSize: size) { _ in
            Interrupt.takeFromOtherThreads()
            return body()
        }.first
    }
}
