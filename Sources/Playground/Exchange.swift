/// One entry of a session with what was answered to it: the unit in which sessions are saved and recorded.
public struct Exchange: Equatable, Sendable {
    /// The entry as it is to be written down: commands in full, without a line break at its end.
    public var entry: String

    /// The answer as it was shown, without a line break at its end.
    public var output: String

    /// Why the entry failed, in one sentence; nil where it didn't. One that failed changed nothing.
    public var refusal: String?

    /// Creates an exchange.
    public init(entry: String, output: String, refusal: String? = nil) {
        self.entry = entry
        self.output = output
        self.refusal = refusal
    }
}
