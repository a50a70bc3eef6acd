import Catalogue

/// A variable of the session, or a static stored property, which takes its value when it is first used.
final class GlobalCell {
    let name: String
    private let cell = Cell(.void)
    private var isSet = false
    private var initial: (() throws -> Value)?
    private let makeInitial: (() throws -> Value)?

    /// Whether it takes a single value.
    private let isGivenOnce: Bool
    private let used: UsedGlobals
    /// How often its value may have become another one.
    private(set) var changes = 0
    /// The last of those that noted it as read.
    var notedBy = 0

    init(name: String, initial: (() throws -> Value)?, isGivenOnce: Bool = false, among used: UsedGlobals) {
        self.name = name
        self.used = used
        self.isGivenOnce = isGivenOnce
        self.initial = initial
        makeInitial = initial
    }

    /// The value.
    func read() throws -> Value {
        try prepare()
        used.reader?.note(self)
        return try cell.read()
    }

    /// Replaces the value; where that is the first use, the initial one is evaluated all the same.
    func write(_ value: Value) throws {
        if initial != nil { try prepare() }
        used.changes.note()
        try set(value)
    }

    private func set(_ value: Value) throws {
        if isGivenOnce, isSet { throw Fault.givenTwice(name) }
        if isSet { used.written.insert(name) } else { used.cells.append(self) }
        isSet = true
        initial = nil
        changes &+= 1
        try cell.write(value)
    }

    /// Lends the value to `body`, which may change it.
    func modify(_ body: (inout Value) throws -> Void) throws {
        try prepare()
        used.reader?.note(self)
        used.changes.note()
        used.written.insert(name)
        changes &+= 1
        try cell.modify(body)
    }

    /// Forgets the value, as when the program begins anew.
    func reset() {
        cell.content = .void
        changes &+= 1
        isSet = false
        initial = makeInitial
    }

    /// Whether what it holds can only change by a write of the variable itself: nothing in it is kept elsewhere in memory.
    var isUnshared: Bool {
        var rest = 10_000
        return isSet && cell.content.isUnshared(&rest)
    }

    /// Sees to it that there is a value.
    func prepare() throws {
        guard !isSet else { return }
        guard let initial else { throw Fault.uninitialized(name) }
        // A value that asks for itself finds the variable without one.
        self.initial = nil
        used.cells.append(self)
        try set(initial())
    }
}

/// The global variables that were given a value, or are being given one, since the last reset. A session also keeps
/// those of entries that were replaced.
final class UsedGlobals {
    /// What is changed of what outlives the work under way.
    fileprivate let changes: StateChanges
    fileprivate var cells: [GlobalCell] = []
    /// Who notes which variables are read.
    var reader: ReadVariables?
    /// How many have noted that so far.
    var readers = 0
    /// The names of those that had a value and may have got another one, since somebody asked.
    fileprivate var written: Set<String> = []

    init(noting changes: StateChanges) { self.changes = changes }

    /// The names of the variables to which a piece of work may have given another value.
    func written(by work: () throws -> Void) rethrows -> Set<String> {
        written = []
        try work()
        return written
    }

    /// Has all variables forget what they hold.
    func reset() {
        let used = cells
        cells = []
        for cell in used { cell.reset() }
    }
}
