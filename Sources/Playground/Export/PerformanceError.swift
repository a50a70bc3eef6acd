/// Why a session that was entered cannot be played again.
public struct PerformanceError: Error, Equatable, Sendable {
    /// One sentence.
    public let message: String
}
