import LineEditing
import Playground

/// A session that works on a thread of its own, so that the prompt comes back at once after Ctrl-C, whatever it does.
///
/// Without a prompt there is nothing to come back to: then it works on the thread that asks, and whoever runs the whole
/// script on a thread of its own answers Ctrl-C.
final class SessionThread {
    /// What only the thread touches that works.
    private final class Own {
        var playground: Playground

        init(_ playground: Playground) { self.playground = playground }
    }

    private let own: Own
    private let thread: WorkThread?
    /// Takes texts apart, which needs nothing of the session: such work can be left alone for good.
    private var readers = WorkThread()

    init(_ playground: Playground, hasPrompt: Bool) {
        own = Own(playground)
        thread = hasPrompt ? WorkThread() : nil
    }

    /// Waits for what Ctrl-C was to end, and takes what came of it; false where Ctrl-C ends the wait.
    func takeUpLeft() -> Bool { thread?.takeUpLeft() ?? true }

    /// Does something with the session.
    ///
    /// - Parameter ended: takes what came of it where Ctrl-C was pressed and it did not end soon: then it ends before
    ///   anything else is done with the session.
    /// - Returns: what came of it; nil where Ctrl-C ended the wait.
    func run<Value>(
        whenLeft ended: @escaping (Value) -> Void = { _ in }, _ body: @escaping (inout Playground) -> Value
    ) -> Value? {
        guard let thread else { return body(&own.playground) }
        let own = own
        let value = thread.run({ body(&own.playground) }) { value in
            Interrupt.keepRaised(false)
            ended(value)
        }
        // It must end although the key is forgotten at the next prompt.
        if value == nil { Interrupt.keepRaised(thread.isLeft) }
        return value
    }

    /// Reads a text as the session would read it.
    ///
    /// - Returns: what came of it; nil where Ctrl-C ended the wait. The text is then forgotten.
    func read<Value>(_ body: @escaping (EntryReader) -> Value) -> Value? {
        guard thread != nil else { return body(own.playground.reader) }
        guard let reader = run({ $0.reader }) else { return nil }
        let value = readers.run { body(reader) }
        if value == nil { readers = WorkThread() }
        return value
    }
}
