/// How much an evaluation may take before it is stopped.
public struct Limits: Sendable {
    /// Calls, rounds of loops, and what built-ins and copies do, in one evaluation.
    public var steps: Int
    /// Calls inside each other. Where the machine's stack is smaller than that needs, the calls end earlier.
    public var depth: Int
    /// The memory that one evaluation may take, in bytes.
    public var memory: Int
    /// Asked every few hundred steps whether to stop.
    public var isInterrupted: @Sendable () -> Bool

    /// Creates limits; those given by default end an endless loop after some seconds.
    public init(
        steps: Int = 20_000_000, depth: Int = 250_000, memory: Int = 1 << 30,
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) {
        self.steps = steps
        self.depth = depth
        self.memory = memory
        self.isInterrupted = isInterrupted
    }
}
