import Catalogue

/// What the call of a built-in costs in steps, beyond the one of the call: as much as it reads and makes, so that the
/// limit on steps also bounds the time and the memory that a few calls can take.
struct Work {
    /// What a call does with the value it is called on and with its arguments.
    private enum Reading {
        /// Looks at a place or two.
        case nothing
        /// Walks through them.
        case all
        /// Puts them in order.
        case order
        /// Walks through all that stands inside them, too, to write it as text.
        case depth
    }

    private let reading: Reading
    /// Whether the result is made by the call; otherwise it was there before, as an element of a collection.
    private let makesResult: Bool
    /// Whether what is changed grows by the elements of the arguments.
    private let adds: Bool
    /// The steps for a single element that is added.
    private let added: Int

    /// Steps for an element that is kept in a collection.
    static let element = 2
    /// Steps for a pair of a dictionary, or an element of a set.
    static let pair = 8
    /// Steps for a line or curve of a path, which is copied with all that it has.
    static let path = 40
    /// Steps for the stored properties of an instance.
    static let instance = 3
    /// Steps for a line that is printed.
    static let line = 10

    /// Methods that take the same time however long the collection is.
    private static let constant: Set<String> = [
        "append", "popLast", "removeLast", "swapAt", "reserveCapacity", "prefix", "suffix", "dropFirst", "dropLast",
        "index", "formIndex", "contains(Set)", "insert(Set)", "remove(Set)", "update(Set)", "removeValue",
        "updateValue", "next", "??", "&&", "||",
    ]

    /// Methods that add an element.
    private static let adding: Set<String> = ["append", "insert", "update", "updateValue"]

    /// The work of a function of the catalogue.
    init(of function: FunctionDeclaration) {
        let owner = function.owner?.name ?? ""
        let isOfHashes = owner == "Set" || owner == "Dictionary"
        let key = isOfHashes ? function.name + "(Set)" : function.name
        if Work.constant.contains(function.name) || Work.constant.contains(key) {
            reading = .nothing
        } else if function.name.hasPrefix("sort") {
            reading = .order
        } else if function.parameters.first?.label == "describing" || function.parameters.first?.label == "reflecting" {
            reading = .depth
        } else if function.kind == .getter, owner != "String", owner != "Substring", owner != "StringProtocol" {
            reading = .nothing
        } else {
            reading = .all
        }
        makesResult = !function.result.isHandedThrough
        adds =
            function.name == "+=" || function.parameters.first?.label == "contentsOf" || function.name.hasPrefix("form")
        added =
            owner == "Path" && function.isMutating
            ? Work.path : !Work.adding.contains(function.name) ? 0 : isOfHashes ? Work.pair : Work.element
    }

    /// Counts what a call reads, before it happens.
    func begin(_ arguments: [Value], _ machine: Machine) throws {
        guard let steps = try steps(for: arguments[...], machine), steps > 0 else { return }
        try machine.step(steps)
    }

    /// Counts what a call reads that changes a value, and what it adds to the value, before it happens.
    func begin(_ arguments: [Value], changing value: Value, _ machine: Machine) throws {
        var steps = (try steps(for: arguments[...], machine) ?? 0) + added
        if let own = try self.steps(for: [value], machine) { steps &+= own }
        if adds { for argument in arguments { steps &+= Work.making(argument) } }
        try machine.step(steps)
    }

    private func steps(for values: ArraySlice<Value>, _ machine: Machine) throws -> Int? {
        switch reading {
        case .nothing: return nil
        case .all: return values.reduce(0) { $0 &+ Work.count($1) / 4 }
        case .order:
            return values.reduce(0) { sum, value in
                let count = Work.count(value)
                return sum &+ count * (Int.bitWidth - count.leadingZeroBitCount) / 2
            }
        case .depth:
            for value in values { try Work.describe(value, machine) }
            return nil
        }
    }

    /// Counts what a call has made.
    func end(_ result: Value, _ machine: Machine) throws {
        guard makesResult else { return }
        let steps = Work.making(result)
        if steps > 0 { try machine.step(steps) }
    }

    /// Counts a value that is made into text: all that stands inside it, before the text is written.
    static func describe(_ value: Value, _ machine: Machine) throws {
        let value = TypedValue.content(of: value)
        switch value {
        case .string, .array, .dictionary, .tuple, .some, .instance: break
        default: return
        }
        var rest = [value]
        while let value = rest.popLast().map({ TypedValue.content(of: $0) }) {
            try machine.step(max(1, count(value) / 16))
            switch value {
            case .array(let values), .tuple(let values): rest += values
            case .dictionary(let pairs):
                for (key, value) in pairs { rest += [key, value] }
            case .some(let wrapped): rest.append(wrapped)
            case .instance(let instance as EnumInstance): rest += instance.payload
            case .instance(let instance as StructInstance): rest += instance.fields
            default: break
            }
        }
    }

    /// Counts a walk through a collection that has to be put in order first, or whose elements are made for it.
    static func walk(_ value: Value, _ machine: Machine) throws {
        if case .array = value { return }
        let steps = count(value)
        if steps > 0 { try machine.step(steps) }
    }

    /// The steps that a new value takes.
    static func making(_ value: Value) -> Int {
        switch value {
        case .string(let text): text.utf8.count / 8
        case .array(let values): values.count * element
        case .dictionary(let pairs): pairs.count * pair
        case .some(let wrapped): making(wrapped)
        case .native(let native):
            if let set = (native as? Box<Set<Value>>)?.wrapped { set.count * pair } else { 0 }
        default: 0
        }
    }

    /// How many elements a value has; of a text, how many bytes.
    private static func count(_ value: Value) -> Int {
        switch value {
        case .string(let text): text.utf8.count
        case .array(let values): values.count
        case .dictionary(let pairs): pairs.count * 8
        case .native(let native):
            switch native {
            case let text as Box<Substring>: text.wrapped.utf8.count
            case let slice as Box<ArraySlice<Value>>: slice.wrapped.count
            case let set as Box<Set<Value>>: set.wrapped.count * 8
            case let typed as Box<TypedValue>: count(typed.wrapped.content)
            default: 0
            }
        default: 0
        }
    }
}

extension SwiftType {
    /// Whether a built-in with such a result answers what it was handed, such as an element.
    fileprivate var isHandedThrough: Bool {
        switch self {
        case .parameter, .member: true
        case .nominal(let nominal) where nominal.declaration.name == "Optional":
            nominal.arguments.first?.isHandedThrough ?? false
        default: false
        }
    }
}
