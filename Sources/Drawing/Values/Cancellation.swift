/// Whether a drawing that is under way must end: then nobody looks at it, and what is left of it is left out.
public final class Cancellation {
    private let isAsked: () -> Bool
    private var steps = 0
    /// Whether the drawing must end; it stays so.
    public private(set) var isCancelled = false

    /// How many steps may be taken before it is asked again: some microseconds.
    private static let stride = 32

    /// - Parameter isAsked: asked every few steps whether to end.
    public init(where isAsked: @escaping () -> Bool) { self.isAsked = isAsked }

    /// Counts a step, and answers whether it must be left out.
    package func endsStep() -> Bool {
        steps &+= 1
        if steps % Self.stride == 0, !isCancelled { isCancelled = isAsked() }
        return isCancelled
    }
}
