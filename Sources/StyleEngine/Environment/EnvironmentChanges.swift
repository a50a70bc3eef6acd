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
    /// A key with the writes that count in both; nil where there is none.
    private typealias Found = (slot: EnvironmentSlot, from: EnvironmentFrame?, to: EnvironmentFrame?)
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
        let found = found(behind: earlier.latestWrite, later.latestWrite)
        guard !found.isEmpty else { return [] }
        let changes = found.compactMap { found -> Change? in
            let name = EnvironmentRecorder.keyPath(of: found.slot)
            return isTold(name) ? (name, found.from.flatMap(text(of:)), found.to.flatMap(text(of:))) : nil
        }.sorted { $0.name < $1.name }
        last = (earlier, later, changes)
        return changes
    }

    /// Whether all keys have the value that they have in an earlier environment. Costs as much as finding what changed.
    func areNone(from earlier: EnvironmentValues, to later: EnvironmentValues) -> Bool {
        found(behind: earlier.latestWrite, later.latestWrite).isEmpty
    }

    /// The changes between two lists of writes. Writes of the same at the heads of both hide what is behind them.
    private func found(behind earlier: EnvironmentFrame?, _ later: EnvironmentFrame?) -> [Found] {
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
        return all.isEmpty || hidden.isEmpty ? all : all.filter { !hidden.contains($0.slot) }
    }

    private func found(from earlier: EnvironmentFrame?, to later: EnvironmentFrame?) -> [Found] {
        let (earlier, later) = (EnvironmentValues(writtenTo: earlier), EnvironmentValues(writtenTo: later))
        let shared = later.sharedFrames(with: earlier)
        let (own, others) = (later.latestFrames(upTo: shared), earlier.latestFrames(upTo: shared))
        var found: [Found] = []
        func compare(_ now: EnvironmentFrame?, with before: EnvironmentFrame?) {
            if let now, let before, now === before || now.isEqual(to: before, by: comparison) { return }
            guard let slot = (now ?? before)?.slot, now?.written != nil || before?.written != nil else { return }
            found.append((slot, before, now))
        }
        for now in own {
            compare(now, with: others.first { $0.slot == now.slot } ?? shared?.latest(of: now.slot))
        }
        for before in others where !own.contains(where: { $0.slot == before.slot }) {
            compare(shared?.latest(of: before.slot), with: before)
        }
        return found
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
        let text = frame.written.map { StableText.telling(of: $0, family: Family(key: frame.slot.key)) }
        texts[frame.slot] = (frame, text)
        return text
    }
}
