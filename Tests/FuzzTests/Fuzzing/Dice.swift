/// Random numbers that are the same for the same seed, on every machine (SplitMix64).
public struct Dice: RandomNumberGenerator {
    private var state: UInt64

    /// The numbers of a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The numbers of one part of what a seed stands for, unlike those of all others.
    public init(seed: UInt64, part: UInt64) {
        var dice = Dice(seed: seed)
        state = dice.next() ^ (part &* 0xD134_2543_DE82_EF95)
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below `bound`.
    mutating func roll(_ bound: Int) -> Int { Int.random(in: 0..<Swift.max(bound, 1), using: &self) }

    /// One of the elements; nil where there are none.
    mutating func pick<Elements: Collection>(_ elements: Elements) -> Elements.Element? {
        elements.randomElement(using: &self)
    }
}
