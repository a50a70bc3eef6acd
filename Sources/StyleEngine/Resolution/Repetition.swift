/// A block that a list repeats from its start to its end, at least twice.
struct Repetition<Element: Equatable> {
    /// The shortest such block.
    let block: ArraySlice<Element>

    /// Looks for the block; nil where the list repeats none.
    ///
    /// Cost: the product of the list's length and that of the longest block, where the list nearly repeats.
    ///
    /// - Parameter longest: the longest block to look for.
    init?(of list: [Element], longest: Int = 64) {
        let longest = min(longest, list.count / 2)
        guard longest > 0,
            let period = (1...longest).first(where: { period in
                list.indices.dropFirst(period).allSatisfy { list[$0] == list[$0 - period] }
            })
        else { return nil }
        block = list.prefix(period)
    }
}
