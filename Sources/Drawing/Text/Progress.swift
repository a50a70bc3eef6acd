/// How far the characters of a text are read. A step stands for some of them.
struct Progress {
    private let cancellation: Cancellation?
    private var characters = 0

    /// Characters between two looks.
    private static let stride = 64
    /// Characters for which reading takes as long as a step of a layout.
    private static let charactersOfStep = 4

    init(_ cancellation: Cancellation?) { self.cancellation = cancellation }

    /// Counts a character, and answers whether it must be left out.
    mutating func endsCharacter() -> Bool {
        guard let cancellation else { return false }
        characters &+= 1
        guard characters % Self.stride == 0 else { return cancellation.isCancelled }
        return cancellation.endsStep(Self.stride / Self.charactersOfStep)
    }
}
