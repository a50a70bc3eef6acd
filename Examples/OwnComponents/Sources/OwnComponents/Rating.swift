import Atelier

/// So many stars out of some.
///
/// - Example: `Rating(4)`
public struct Rating: View {
    /// The stars that were given.
    public let stars: Int
    private let most: Int

    /// So many stars; never more than there are, nor less than none.
    public init(_ stars: Int, of most: Int = 5) {
        self.most = max(0, most)
        self.stars = min(max(0, stars), self.most)
    }

    public var body: some View {
        Text(String(repeating: "*", count: stars) + String(repeating: ".", count: most - stars))
    }
}
