/// The conformances that are being looked at, each asked for by the one before it: `[[Int]]: Equatable` asks for
/// `[Int]: Equatable`. What asks for itself, or for one of a type that is larger each time, would never end.
struct AskedConformances {
    private var sizes: [ConformanceKey: Int] = [:]
    private var growths = 0

    /// The most times that a conformance may be asked for by one of a type that is no larger.
    private static let most = 100

    /// Notes that a conformance of a type of that size is asked for; false where there is no end of it.
    mutating func ask(_ key: ConformanceKey, ofSize size: Int) -> Bool {
        if let outer = sizes[key], outer <= size { growths += 1 }
        sizes[key] = size
        return growths <= Self.most
    }
}
