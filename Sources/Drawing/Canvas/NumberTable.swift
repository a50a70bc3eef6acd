/// Things that are each kept once and known by a small number.
struct NumberTable<Item: Hashable> {
    /// The things by their numbers.
    private(set) var items: [Item]
    private var numbers: [Item: UInt16]
    /// The number that was last asked for, which is mostly asked for again.
    private var last: UInt16 = 0

    /// A table of one thing, which has the number 0.
    init(_ first: Item) {
        items = [first]
        numbers = [first: 0]
    }

    /// The number of a thing. When 65,535 are in use, every further one counts as the last.
    mutating func number(of item: Item) -> UInt16 {
        if items[Int(last)] == item { return last }
        last = numbers[item] ?? added(item)
        return last
    }

    private mutating func added(_ item: Item) -> UInt16 {
        guard items.count < Int(UInt16.max) else { return UInt16.max - 1 }
        let number = UInt16(items.count)
        items.append(item)
        numbers[item] = number
        return number
    }
}
