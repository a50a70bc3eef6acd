import Catalogue

/// The memory of all frames: slots side by side, taken and given back in the order of calls.
final class ValueStack {
    private var segments: [Segment] = [Segment()]
    private var current = 0

    private struct Segment {
        static let capacity = 1 << 14
        let base = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
        var used = 0
    }

    deinit {
        for segment in segments {
            segment.base.deinitialize(count: segment.used)
            segment.base.deallocate()
        }
    }

    /// `count` slots next to each other, each holding `()`. A frame never has more than 16,384.
    func take(_ count: Int) -> UnsafeMutablePointer<Value> {
        if segments[current].used + count > Segment.capacity {
            current += 1
            if current == segments.count { segments.append(Segment()) }
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
        if segments[current].used == 0, current > 0 { current -= 1 }
    }
}
