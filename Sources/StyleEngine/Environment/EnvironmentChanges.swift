/// What differs between the environments of two trees, place by place.
///
/// Neighbours mostly stand in the same environments, which are compared once, and read the same values, which are put
/// into words once.
package final class EnvironmentChanges {
    /// A key by name, with both values as text; nil where nothing was written.
    package typealias Change = (name: String, from: String?, to: String?)

    private let comparison: Comparison
    private let isTold: (String) -> Bool
    private var last: (from: EnvironmentValues, to: EnvironmentValues, changes: [Change])?
    private typealias Found = (slot: EnvironmentSlot, change: Change)
    /// What was found between two lists of writes, which it holds on to.
    private var known: [Pair: (from: EnvironmentFrame?, to: EnvironmentFrame?, changes: [Found])] = [:]
    /// The text of the write of each key that was put into words last.
    private var texts: [EnvironmentSlot: (frame: EnvironmentFrame, text: String?)] = [:]

    /// Creates an empty memory.
    ///
    /// - Parameter isTold: whether to tell of a key, by its name.
    package init(by comparison: Comparison, where isTold: @escaping (String) -> Bool) {
        (self.comparison, self.isTold) = (comparison, isTold)
    }

    /// The keys that have another value than in an earlier environment, sorted by their names. Linear in the writes that
    /// only one of both has; what those have in common further out is compared once.
    package func changes(from earlier: EnvironmentValues, to later: EnvironmentValues) -> [Change] {
        if let last, last.from.isIdentical(to: earlier), last.to.isIdentical(to: later) { return last.changes }
        let changes = changes(behind: earlier.latestWrite, later.latestWrite)
        last = (earlier, later, changes)
        return changes
    }

    /// The changes between two lists of writes. Writes of the same at the heads of both hide what is behind them.
    private func changes(behind earlier: EnvironmentFrame?, _ later: EnvironmentFrame?) -> [Change] {
        var (before, now) = (earlier, later)
        var hidden: [EnvironmentSlot] = []
        while before !== now, let one = before, let other = now, one.isEqual(to: other, by: comparison) {
            hidden.append(one.slot)
            (before, now) = (one.next, other.next)
        }
        if before === now { return [] }
        let pair = Pair(from: before.map(ObjectIdentifier.init), to: now.map(ObjectIdentifier.init))
        let all: [Found]
        if let known = known[pair] {
            all = known.changes
        } else {
            all = found(from: before, to: now)
            known[pair] = (before, now, all)
        }
        if all.isEmpty || hidden.isEmpty { return all.map(\.change) }
        return all.filter { !hidden.contains($0.slot) }.map(\.change)
    }

    private func found(from earlier: EnvironmentFrame?, to later: EnvironmentFrame?) -> [Found] {
        let (earlier, later) = (EnvironmentValues(writtenTo: earlier), EnvironmentValues(writtenTo: later))
        let shared = later.sharedFrames(with: earlier)
        let (own, others) = (later.latestFrames(upTo: shared), earlier.latestFrames(upTo: shared))
        var changes: [Found] = []
        func compare(_ now: EnvironmentFrame?, with before: EnvironmentFrame?) {
            if let now, let before, now === before || now.isEqual(to: before, by: comparison) { return }
            guard let slot = (now ?? before)?.slot, now?.written != nil || before?.written != nil else { return }
            let name = EnvironmentRecorder.keyPath(of: slot)
            if isTold(name) { changes.append((slot, (name, before.flatMap(text(of:)), now.flatMap(text(of:))))) }
        }
        for now in own {
            compare(now, with: others.first { $0.slot == now.slot } ?? shared?.latest(of: now.slot))
        }
        for before in others where !own.contains(where: { $0.slot == before.slot }) {
            compare(shared?.latest(of: before.slot), with: before)
        }
        return changes.sorted { $0.change.name < $1.change.name }
    }

    /// Two lists of writes.
    private struct Pair: Hashable {
        let from: ObjectIdentifier?
        let to: ObjectIdentifier?
    }

    private func text(of frame: EnvironmentFrame) -> String? {
        if let known = texts[frame.slot], known.frame === frame || known.frame.isEqual(to: frame, by: comparison) {
            return known.text
        }
        let text = frame.written.map { ValueSketch.telling(of: $0, family: Family(key: frame.slot.key)) }
        texts[frame.slot] = (frame, text)
        return text
    }
}
