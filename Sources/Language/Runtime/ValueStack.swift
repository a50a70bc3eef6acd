import Catalogue

/// The memory of all frames: slots side by side, taken and given back in the order of calls.
final class ValueStack {
    private var segments: [Segment] = [Segment()]
    private var current = 0

    private struct Segment {
        let base: UnsafeMutablePointer<Value>
        let capacity: Int
        var used = 0

        init(atLeast count: Int = 0) {
            capacity = max(count, 1 << 14)
            base = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
        }
    }

    deinit {
        for segment in segments {
            segment.base.deinitialize(count: segment.used)
            segment.base.deallocate()
        }
    }

    /// `count` slots next to each other, each holding `()`.
    func take(_ count: Int) -> UnsafeMutablePointer<Value> {
        while segments[current].used + count > segments[current].capacity {
            current += 1
            if current == segments.count { segments.append(Segment(atLeast: count)) }
        }
        let slots = segments[current].base + segments[current].used
        slots.initialize(repeating: .void, count: count)
        segments[current].used += count
        return slots
    }

    /// Gives back the slots that were taken last.
    func give(_ slots: UnsafeMutablePointer<Value>, _ count: Int) {
        slots.deinitialize(count: count)
        segments[current].used -= count
        while segments[current].used == 0, current > 0 { current -= 1 }
    }
}
