/// Counts the steps that a drawing takes, and tells when it must end: then nobody looks at it, and what is left of it is
/// left out.
///
/// It is used by the thread that draws.
public final class Cancellation: @unchecked Sendable {
    private let goesOn: (_ steps: Int) -> Bool
    /// Steps that nobody was told of.
    private var steps = 0
    /// Whether the drawing must end; it stays so.
    public private(set) var isCancelled = false

    /// How many steps may be taken before it is asked again: some microseconds.
    private static let stride = 32

    /// - Parameter goesOn: asked every few steps, with how many they were, whether the drawing may go on.
    public init(while goesOn: @escaping (_ steps: Int) -> Bool) { self.goesOn = goesOn }

    /// Counts a step, or work that takes as long as several, and answers whether what is left must be left out.
    package func endsStep(_ count: Int = 1) -> Bool {
        steps &+= count
        if steps >= Self.stride, !isCancelled {
            isCancelled = !goesOn(steps)
            steps = 0
        }
        return isCancelled
    }
}

extension Sequence {
    /// The elements as long as the work on them may go on.
    ///
    /// - Parameter steps: how many each takes.
    package func `while`(_ cancellation: Cancellation?, _ steps: Int = 1) -> some Sequence<Element> {
        Interruptible(elements: makeIterator(), cancellation: cancellation, steps: steps)
    }
}

/// The elements of a sequence as long as nothing ends the work.
private struct Interruptible<Elements: IteratorProtocol>: Sequence, IteratorProtocol {
    var elements: Elements
    let cancellation: Cancellation?
    let steps: Int

    mutating func next() -> Elements.Element? {
        cancellation?.endsStep(steps) == true ? nil : elements.next()
    }
}
