import Catalogue
import StyleEngine

/// What a call of a built-in costs beyond the call itself: steps for what it reads and makes, and memory for what it
/// makes. So the limits also bound the time and the memory that a few calls can take.
struct Work {
    /// Whether a call walks through the value it is called on and through its arguments; otherwise it looks at a place or
    /// two.
    private let readsAll: Bool
    /// Whether the result is made by the call; otherwise it was there before, as an element of a collection.
    private let makesResult: Bool
    /// What the call takes at least where it walks through a text or a collection: methods set up more than operators do.
    private let leastReading: Int
    /// What the change itself takes, beyond what it reads and adds.
    private let change: Int
    /// Whether an object of the library may be another one afterwards.
    private let changesObject: Bool
    /// What is named when it takes too much.
    private let name: String

    /// Steps for the call of a built-in, which takes its arguments out of their values and puts its result into one.
    static let call = 3
    /// Steps for a property that is changed by its accessors: it is read and written, and what holds it as well.
    static let accessors = 4
    /// Steps for an element that is kept in a collection.
    static let element = 2
    /// Steps for a pair of a dictionary, or an element of a set.
    static let pair = 8
    /// Steps for a line or curve of a path, which is copied with all that it has.
    static let path = 40
    /// Steps for the stored properties of an instance.
    static let instance = 3
    /// Steps for an instance that is compared or hashed, what it holds aside.
    static let comparison = 4
    /// Steps for a line that is printed.
    static let line = 10
    /// Steps for making a value written in Swift, or a text.
    static let making = 4
    /// Steps for a method that walks through a text or a collection, however short that is.
    static let walking = 8
    /// The memory that a value written in Swift is taken to have.
    static let native = 200
    /// The memory that a closure has, what it holds aside.
    static let closure = 700
    /// The bytes of a value written in Swift that are read or made in one step.
    static let bytes = 256

    /// What is named where drawings take too much.
    static let drawing = "drawing"

    /// Methods that take the same time however long the collection is.
    private static let constant: Set<String> = [
        "append", "+=", "popLast", "removeLast", "swapAt", "reserveCapacity", "prefix", "suffix", "dropFirst",
        "dropLast",
        "index", "formIndex", "contains(Set)", "insert(Set)", "remove(Set)", "update(Set)", "removeValue",
        "updateValue", "next", "??", "&&", "||",
    ]

    /// The work of a function of the catalogue.
    init(of function: FunctionDeclaration) {
        let owner = function.owner?.name ?? ""
        let isOfHashes = ["Set", "Dictionary", "Dictionary.Keys"].contains(function.owner?.qualifiedName)
        let key = isOfHashes ? function.name + "(Set)" : function.name
        name = function.name == "init" ? owner : function.name
        if Work.constant.contains(function.name) || Work.constant.contains(key) {
            readsAll = false
        } else if function.kind == .getter, owner != "String", owner != "Substring", owner != "StringProtocol" {
            readsAll = false
        } else {
            readsAll = true
        }
        leastReading = function.name.first.map { $0.isLetter || $0 == "_" } == true ? Work.walking : 0
        makesResult = !function.result.isHandedThrough
        change = owner == "Path" && function.isMutating ? Work.path : 0
        // Methods of the library's classes that return something only answer.
        changesObject =
            function.owner?.kind == .class && (function.kind == .setter || function.result == .void)
    }

    /// Runs a call: what it reads is counted before it happens, what it makes afterwards.
    func run(_ arguments: [Value], _ machine: Machine, _ body: ([Value]) throws -> Value) throws -> Value {
        try machine.account.step(Work.call)
        if readsAll {
            let steps = reading(arguments)
            if steps > 0 { try machine.account.step(steps, of: name) }
        }
        if changesObject { machine.changes.note() }
        let result = try body(arguments)
        if makesResult { try charge(result, arguments, machine.account) }
        return result
    }

    /// Runs a setter: what it adds or copies is counted afterwards.
    func set(
        _ new: Value, on value: inout Value, _ machine: Machine, _ set: (inout Value, Value) throws -> Void
    ) throws {
        if changesObject { machine.changes.note() }
        let before = Extent(value)
        try Work.chargeCopy(&value, machine.account)
        try set(&value, new)
        try Extent(value)?.charge(since: before, to: machine.account, by: name)
    }

    /// Runs a call that changes a value: what it reads is counted before it happens, what it adds or copies afterwards.
    func run(
        _ arguments: [Value], changing value: inout Value, _ machine: Machine,
        _ body: (inout Value, [Value]) throws -> Value
    ) throws -> Value {
        try machine.account.step(Work.call)
        var steps = change
        if readsAll {
            // What a value written in Swift holds is read only where it is copied.
            if Extent(value)?.kind != .values { steps &+= Work.count(value) / 4 }
            steps &+= reading(arguments)
        }
        if steps > 0 { try machine.account.step(steps, of: name) }
        let before = Extent(value)
        try Work.chargeCopy(&value, machine.account)
        let result = try body(&value, arguments)
        if let extent = Extent(value) { try extent.charge(since: before, to: machine.account, by: name) }
        return result
    }

    private func reading(_ arguments: [Value]) -> Int {
        var (count, least) = (0, 0)
        for argument in arguments {
            let size = Work.count(argument)
            if size > 0 { least = leastReading }
            count &+= size / 4
        }
        return max(count, least)
    }

    /// Counts the copy of what a value written in Swift holds, which a change takes where other variables share it.
    static func chargeCopy(_ value: inout Value, _ account: Account) throws {
        // Copies of collections are told by their extents.
        guard case .native(var native) = value, native.footprint > 0, Extent(value)?.kind == .values else { return }
        value = .void
        let isShared = !isKnownUniquelyReferenced(&native)
        let size = native.footprint
        value = .native(native)
        if isShared { try account.copied(size / 16, bytes: size, .values) }
    }

    private func charge(_ result: Value, _ arguments: [Value], _ account: Account) throws {
        switch result {
        case .void, .bool, .int, .double, .none, .function, .keyPath, .metatype, .instance: return
        case .some(.some): return
        case .some(let wrapped): return try charge(wrapped, arguments, account)
        case .tuple(let parts):
            for part in parts { try charge(part, arguments, account) }
        default:
            guard let extent = Extent(result) else {
                try account.step(Work.making)
                return try account.take(Work.native)
            }
            // What was handed in was there before.
            if arguments.contains(where: { Extent($0)?.isKept(as: extent) ?? false }) { return }
            try extent.check(madeBy: name)
            try account.step(max(Work.making, extent.steps(for: extent.count)), of: name)
            try account.take(extent.count &* extent.bytesOfElement, for: extent.kind, of: extent.count)
        }
    }

    /// Counts work of a built-in whose amount only it knows, such as comparisons.
    static func charge(_ steps: Int) throws {
        if !EvaluationContext.goesOn(after: steps) { throw Fault.interrupted }
    }

    /// Counts a value that is made into text: all that stands inside it, before the text is written.
    static func describe(_ value: Value, _ machine: Machine) throws {
        try describe(value) { try machine.account.step($0, of: "description") }
    }

    /// The same for a built-in.
    static func describe(_ value: Value) throws { try describe(value, charge) }

    private static func describe(_ value: Value, _ charge: (Int) throws -> Void) throws {
        let value = TypedValue.content(of: value)
        switch value {
        case .string, .array, .dictionary, .tuple, .some, .instance: break
        case .native(let native): return try requireTold(native)
        default: return
        }
        // What stands inside each other, level by level, each with how much of it is still to be counted.
        var levels = [(values: [value], left: 1)]
        while let (values, left) = levels.last, left > 0 {
            levels[levels.count - 1].left = left &- 1
            let value = TypedValue.content(of: values[left &- 1])
            try charge(max(1, count(value) / 16))
            if case .native(let native) = value { try requireTold(native) }
            if let inner = parts(of: value), !inner.isEmpty {
                try charge(level)
                levels.append((inner, inner.count))
                if levels.count > deepest { throw Fault.nestedTooDeep }
            }
            while levels.count > 1, levels[levels.count - 1].left == 0 { levels.removeLast() }
        }
    }

    private static func requireTold(_ native: Native) throws {
        if Description.isUntold(native) { throw Fault.viewAsText }
    }

    /// What stands in a value and is written with it.
    private static func parts(of value: Value) -> [Value]? {
        switch value {
        case .array(let values), .tuple(let values): values
        case .dictionary(let pairs): pairs.flatMap { [$0, $1] }
        case .some(let wrapped): [wrapped]
        case .instance(let instance as EnumInstance): instance.payload
        case .instance(let instance as StructInstance): instance.fields
        default: nil
        }
    }

    /// Steps for a value that is written with what stands in it.
    private static let level = 3

    /// How deep a value is written as text: each level takes a call of its own.
    private static let deepest = 100_000

    /// Counts a walk through a collection that has to be put in order first, or whose elements are made for it.
    static func walk(_ value: Value, _ machine: Machine) throws {
        if case .array = value { return }
        let steps = count(value)
        if steps > 0 { try machine.step(steps) }
    }

    /// How many elements a value has; of a text, how many bytes.
    private static func count(_ value: Value) -> Int {
        switch value {
        case .string(let text): text.utf8.count
        case .array(let values): values.count
        case .dictionary(let pairs): pairs.count * 8
        case .native(let native) where native.isView: native.footprint / (Work.bytes / 4)
        case .native(let native):
            switch native {
            case let text as Box<Substring>: text.wrapped.utf8.count
            case let view as Box<TextView>: view.wrapped.text.utf8.count
            case let slice as Box<ArraySlice<Value>>: slice.wrapped.count
            case let set as Box<Set<Value>>: set.wrapped.count * 8
            case let part as Box<DictionaryPart>: part.wrapped.pairs.count * 8
            case let typed as Box<TypedValue>: count(typed.wrapped.content)
            default: native.footprint / (Work.bytes / 4)
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
        case .nominal(let nominal) where nominal.declaration.isOptional:
            nominal.arguments.first?.isHandedThrough ?? false
        default: false
        }
    }
}
