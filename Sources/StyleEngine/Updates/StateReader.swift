/// What the body of one node has read of the state in a tree. It never forgets what was read once, as SwiftUI (rule F1).
final class StateReader {
    // Cleared when the node goes.
    unowned(unsafe) var node: Node?
    /// Each state that was read, with the number of its version when the body was made last. They are few, so that looking
    /// through them costs less than a dictionary.
    private var versions: [(state: StateStorage, version: Int)] = []

    init(of node: Node) {
        self.node = node
    }

    /// Takes note of state that is read, and answers whether it is for the first time.
    func begins(with state: StateStorage) -> Bool {
        guard !versions.contains(where: { $0.state === state }) else { return false }
        versions.append((state, state.version))
        return true
    }

    /// Whether state that was read has changed since the body was made.
    func hasChanged(_ state: StateStorage) -> Bool {
        versions.contains { $0.state === state && $0.version != state.version }
    }

    /// The body was made of what is now.
    func noteMadeBody() {
        for index in versions.indices { versions[index].version = versions[index].state.version }
    }
}
