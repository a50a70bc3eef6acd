/// The styles that one component takes, each through the `Component(configuration)` of the one before (rule B8).
///
/// A chain whose stack does not shrink over 200 takes is a cycle. Ten thousand styles on one component are none.
final class StyleChain {
    let take: Take
    /// What the component that took the last style told it.
    let configuration: Any
    private let previous: StyleChain?
    private let smallest: Int
    private let takesSinceShrink: Int

    static let limit = 200

    init(_ take: Take, configuration: Any, previous: StyleChain?) {
        self.configuration = configuration
        self.take = take
        let left = take.left.count
        let shrinks = previous.map { left < $0.smallest } ?? true
        smallest = shrinks ? left : previous?.smallest ?? left
        takesSinceShrink = shrinks ? 0 : (previous?.takesSinceShrink ?? 0) + 1
        // The styles before a shrink are no part of a cycle, and keeping them would make the list as long as the stack.
        self.previous = shrinks ? nil : previous
    }

    /// Whether a component with this configuration is the one that began the chain: its memory is the same, bit for
    /// bit. What stands in the content of a component has another content, and so another configuration.
    func continues<Configuration>(with configuration: Configuration) -> Bool {
        guard let own = self.configuration as? Configuration else { return false }
        return withUnsafeBytes(of: own) { own in
            withUnsafeBytes(of: configuration) { own.elementsEqual($0) }
        }
    }

    var isCycle: Bool { takesSinceShrink > StyleChain.limit }

    /// The names of the styles that repeat, in the order in which they are taken, the first of them once.
    var cycle: [String] {
        var styles: [ErasedStyle] = []
        var link: StyleChain? = self
        while let current = link, styles.count < StyleChain.limit {
            styles.append(current.take.style)
            link = current.previous
        }
        // Where a value changes at each level, it is the types that repeat.
        let names =
            Repetition(of: styles.map(\.name))
            ?? Repetition(of: styles.map { StyleName(type: $0.type.name, family: take.family, values: []).text })
        return names?.block.reversed() ?? [take.style.name]
    }
}
