/// What the body of one node has read of the state in a tree. It never forgets what was read once, as SwiftUI (rule F1).
final class StateReader {
    weak var node: Node?
    /// Each state that was read, with the number of its version when the body was made last.
    private var versions: [ObjectIdentifier: (state: StateStorage, version: Int)] = [:]

    init(of node: Node) {
        self.node = node
    }

    /// Takes note of state that is read, and answers whether it is for the first time.
    func begins(with state: StateStorage) -> Bool {
        let id = ObjectIdentifier(state)
        guard versions[id] == nil else { return false }
        versions[id] = (state, state.version)
        return true
    }

    /// Whether state that was read has changed since the body was made.
    func hasChanged(_ state: StateStorage) -> Bool {
        versions[ObjectIdentifier(state)].map { $0.version != state.version } ?? false
    }

    /// The body was made of what is now.
    func noteMadeBody() {
        for (id, read) in versions where read.version != read.state.version {
            versions[id] = (read.state, read.state.version)
        }
    }
}
