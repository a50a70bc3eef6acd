/// The inks of one canvas, each kept once and known by a small number. Number 0 is plain text.
struct InkTable {
    private var table = NumberTable(Ink.text)

    /// The inks by their numbers.
    var inks: [Ink] { table.items }

    /// The ink's number. When 65,535 inks are in use, every further one is shown like the last.
    mutating func number(of ink: Ink) -> UInt16 { ink.isPlainText ? 0 : table.number(of: ink) }

    subscript(number: UInt16) -> Ink { table.items[Int(number)] }
}
