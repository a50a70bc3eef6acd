/// A random program that compiles: declarations, values, statements and views, each an entry.
public struct RandomProgram: Sendable {
    /// What is entered, one after the other.
    public private(set) var entries: [String] = []

    /// The same program for the same seed and number.
    public init(seed: UInt64, number: Int) {
        self.init(Dice(seed: seed, part: UInt64(number)))
    }

    init(_ dice: Dice) {
        var writer = ProgramWriter(dice)
        let size = 1 + writer.dice.roll(3)
        if writer.happens(onceIn: 3) { add(writer.failure()) }
        for _ in 0..<writer.dice.roll(2 * size) { declare(&writer) }
        for _ in 0..<1 + writer.dice.roll(3 * size) { state(&writer) }
        guard !writer.happens(onceIn: 3) else { return }
        for _ in 0..<writer.dice.roll(2 * size) { declareView(&writer) }
        for _ in 0..<1 + writer.dice.roll(size) { show(&writer) }
    }

    private mutating func add(_ lines: [String]) { entries.append(lines.joined(separator: "\n")) }

    private mutating func declare(_ writer: inout ProgramWriter) {
        switch writer.dice.roll(9) {
        case 0: add(writer.contract())
        case 1, 2: add(writer.structure())
        case 3, 4: add(writer.enumeration())
        case 5: add(writer.addition())
        default:
            let made = writer.function(named: writer.fresh("make"), 2)
            writer.functions.append(made.function)
            add(made.lines)
        }
    }

    private mutating func state(_ writer: inout ProgramWriter) {
        writer.spent = 1
        switch writer.dice.roll(8) {
        case 0, 1: add([writer.binding(3)])
        case 2: add([writer.change() ?? writer.binding(2)])
        case 3: add(["print(\(writer.whole(writer.printed(), 3, free: true).text))"])
        case 4: declare(&writer)
        default: add([writer.whole(writer.printed(), 3, free: true).text])
        }
    }

    private mutating func declareView(_ writer: inout ProgramWriter) {
        switch writer.dice.roll(8) {
        case 0: add(writer.key())
        case 1: add(writer.modifierType())
        case 2, 3: add(writer.style())
        case 4: add(writer.viewFunction())
        default: add(writer.viewType())
        }
    }

    private mutating func show(_ writer: inout ProgramWriter) {
        switch writer.dice.roll(6) {
        case 0: entries += writer.interaction()
        case 1:
            entries.append(writer.viewEntry())
            entries.append(writer.modifierEntry())
        case 2:
            entries.append(writer.viewEntry())
            if let change = writer.change() { entries.append(change) }
        default: entries.append(writer.viewEntry())
        }
    }
}
