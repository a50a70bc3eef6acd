/// Choices that come out the same for the same seed, on every machine (SplitMix64).
struct Choices: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        let first = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        let second = (first ^ (first >> 27)) &* 0x94D0_49BB_1331_11EB
        return second ^ (second >> 31)
    }

    /// Whether something that happens once in `count` times happens now.
    mutating func happens(onceIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    /// One of several.
    mutating func one<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }

    /// A few of several, in their order.
    mutating func some<Element>(_ count: ClosedRange<Int>, of elements: [Element]) -> [Element] {
        let count = min(Int.random(in: count, using: &self), elements.count)
        let places = elements.indices.shuffled(using: &self).prefix(count).sorted()
        return places.map { elements[$0] }
    }
}
