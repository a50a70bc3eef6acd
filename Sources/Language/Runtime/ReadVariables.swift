import Catalogue

/// The variables of a session that were read while a view was made and resolved: until one of them changes, the view would
/// be made as it is.
public final class ReadVariables {
    private struct Read {
        let cell: GlobalCell
        let changes: Int
        /// Whether only a write of the variable changes what it holds; nil where nobody asked yet.
        var isUnshared: Bool?
    }

    private weak var lowerer: Lowerer?
    private let used: UsedGlobals
    private let number: Int
    private let replacements: Int
    private var read: [ObjectIdentifier: Read] = [:]

    /// Nothing was read yet.
    init(of used: UsedGlobals, by lowerer: Lowerer) {
        used.readers &+= 1
        (self.used, number) = (used, used.readers)
        (self.lowerer, replacements) = (lowerer, lowerer.replacements)
    }

    /// The names of those that were read.
    public var names: Set<String> { Set(read.values.lazy.map(\.cell.name)) }

    /// Notes what a piece of work reads.
    public func noting<Result>(_ work: () throws -> Result) rethrows -> Result {
        let outer = used.reader
        used.reader = self
        defer { used.reader = outer }
        return try work()
    }

    /// Whether nothing that was read can have changed since: no code, no variable, and no object that one of them leads to.
    ///
    /// Costs what there are variables, and the first time what they hold.
    public func areUnchanged() -> Bool {
        guard lowerer?.replacements == replacements else { return false }
        for (key, variable) in read {
            guard variable.changes == variable.cell.changes else { return false }
            let isUnshared = variable.isUnshared ?? variable.cell.isUnshared
            read[key]?.isUnshared = isUnshared
            guard isUnshared else { return false }
        }
        return true
    }

    /// Notes that a variable is read, or about to be changed.
    func note(_ cell: GlobalCell) {
        guard cell.notedBy != number else { return }
        cell.notedBy = number
        let key = ObjectIdentifier(cell)
        if read[key] == nil { read[key] = Read(cell: cell, changes: cell.changes) }
    }
}

extension Value {
    /// Whether nothing in the value is kept elsewhere in memory, where somebody else may change it.
    ///
    /// - Parameter rest: how many parts are still looked at; where there are more, the answer is no.
    func isUnshared(_ rest: inout Int) -> Bool {
        rest -= 1
        guard rest > 0 else { return false }
        return switch self {
        case .void, .bool, .int, .double, .string, .none, .metatype: true
        case .some(let wrapped): wrapped.isUnshared(&rest)
        case .array(let values), .tuple(let values): values.areUnshared(&rest)
        case .dictionary(let pairs): Array(pairs.keys).areUnshared(&rest) && Array(pairs.values).areUnshared(&rest)
        case .instance(let instance as StructInstance): instance.fields.areUnshared(&rest)
        case .instance(let instance as EnumInstance): instance.payload.areUnshared(&rest)
        case .native: isPlain == true
        case .function, .keyPath, .instance: false
        }
    }
}

extension [Value] {
    fileprivate func areUnshared(_ rest: inout Int) -> Bool {
        for value in self where !value.isUnshared(&rest) { return false }
        return true
    }
}
