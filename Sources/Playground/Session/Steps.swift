/// The steps of a session, in order.
///
/// It knows which of them lead to anything when they run again: of thousands that were entered, most may have been left
/// behind by what came after them.
struct Steps: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    private var all: [Step] = []
    /// The place of the first step that nothing has reset.
    private(set) var startIndexAfterReset = 0
    /// The places of the steps since then that count, in order.
    private(set) var counting: [Int] = []

    init() {}

    var startIndex: Int { 0 }
    var endIndex: Int { all.count }

    /// One step; costs as much as there are steps after it that count.
    subscript(index: Int) -> Step {
        get { all[index] }
        set {
            all[index] = newValue
            let place = counting.lastIndex { $0 <= index }
            let didCount = place.map { counting[$0] == index } ?? false
            guard newValue.counts != didCount || newValue.isReset else { return }
            guard let place, didCount, !newValue.isReset else { return find() }
            counting.remove(at: place)
        }
    }

    /// Notes where the steps behind so many of them come from.
    mutating func note(_ origin: Step.Origin, behind count: Int) {
        for index in all.indices.dropFirst(count) { all[index].origin = origin }
    }

    mutating func append(_ step: Step) {
        all.append(step)
        if step.isReset {
            startIndexAfterReset = all.count
            counting = []
        } else if step.counts {
            counting.append(all.count - 1)
        }
    }

    /// Costs as much as there are steps in the range, in its place, and after it.
    mutating func replaceSubrange(_ range: Range<Int>, with steps: some Collection<Step>) {
        let isOfReset = range.lowerBound < startIndexAfterReset || steps.contains(where: \.isReset)
        all.replaceSubrange(range, with: steps)
        guard !isOfReset else { return find() }
        while let last = counting.last, last >= range.lowerBound { counting.removeLast() }
        counting += all.indices[range.lowerBound...].filter { all[$0].counts }
    }

    /// The steps since the last reset.
    var sinceReset: ArraySlice<Step> { all[startIndexAfterReset...] }

    private mutating func find() {
        startIndexAfterReset = all.lastIndex(where: \.isReset).map { $0 + 1 } ?? 0
        counting = all.indices[startIndexAfterReset...].filter { all[$0].counts }
    }
}

extension Step {
    /// Whether running it again leads to anything.
    fileprivate var counts: Bool { items.contains(where: \.counts) }

    /// Whether all that came before it is forgotten.
    fileprivate var isReset: Bool {
        items.contains { if case .reset = $0 { true } else { false } }
    }
}
