/// Told of what happens while a tree is resolved. Without one, nothing is recorded and nothing is paid.
public final class Trace {
    /// What happened, in order.
    public private(set) var events: [Event] = []

    /// One thing that happened, and the node inside which it did.
    public struct Event {
        /// What happened.
        public let action: Action
        /// The node inside which it happened.
        public let node: Node
    }

    /// The things that can happen.
    public enum Action {
        /// A style was pushed on its family's stack.
        case push(style: String, family: Family)
        /// A component took a style.
        case take(style: String, family: Family, isDefault: Bool)
        /// A body was made.
        case body
        /// The environment was written.
        case environmentWrite
    }

    /// Creates a trace that holds nothing.
    public init() {}

    func record(_ action: Action, at inputs: Inputs) {
        events.append(Event(action: action, node: inputs.parent))
    }
}
