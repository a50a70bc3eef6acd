import SwiftSyntax

/// The names of one block, and the blocks around it.
final class Scope {
    /// What a local name stands for.
    enum Entry {
        case variable(LocalVariable)
        /// The value that a wrapper in a variable wraps: `x` in `{ $x in … }`.
        case wrapped(LocalVariable)
        /// What a wrapper in a variable projects: `$x`.
        case projected(LocalVariable)
        /// A computed variable of a body: `var x: Int { … }`. The variable holds the getter.
        case computed(LocalVariable)
        /// A weak or unowned capture, and the type of its value. The variable holds the reference.
        case reference(LocalVariable, SwiftType, isUnowned: Bool)
        /// The functions of that name which the block declares.
        case functions([LocalFunction])
        /// A variable that stands below the function or closure which names it.
        case below(String)

        /// Whether it is a function.
        var isFunction: Bool {
            guard case .functions = self else { return false }
            return true
        }
    }

    let outer: Scope?
    /// Whether it begins a function, a closure or an accessor, whose body runs later than what stands before it.
    let isFunction: Bool
    private var entries: [String: Entry] = [:]
    /// The types that this very block declares.
    var types: DeclarationContext?

    /// The types of the innermost block that declares any.
    var localContext: DeclarationContext? {
        var scope: Scope? = self
        while let current = scope {
            if let types = current.types { return types }
            scope = current.outer
        }
        return nil
    }

    init(in outer: Scope?, isFunction: Bool = false) {
        self.outer = outer
        self.isFunction = isFunction
    }

    /// The variables that this very block declares somewhere.
    var ownVariables: Set<String> = []
    /// Those that functions and closures of this very block name though they stand above: all but what a `guard` binds.
    var lateVariables: Set<String> = []
    /// How many of the functions that this very block declares are not checked yet.
    var uncheckedFunctions = 0
    /// How many statements of this very block are checked; more than there are while those of a `defer` are, which run last.
    var checkedStatements = 0

    /// Whether a block around declares a variable of that name, further down.
    func declaresLater(_ name: String) -> Bool {
        ownVariables.contains(name) || outer?.declaresLater(name) == true
    }

    /// While a further pattern of a case is checked: the names of the first one, whose variables it binds as well.
    var alternative: Scope?

    /// The names that a `guard` binds whose body this block stands in.
    var boundByGuard: Set<String> = []

    /// Whether a `guard` around binds a name for what follows it, but not for its own body.
    func isBoundByGuard(_ name: String) -> Bool {
        boundByGuard.contains(name) || outer?.isBoundByGuard(name) == true
    }

    /// Takes over the names of a block inside.
    func adopt(_ inner: Scope) {
        entries.merge(inner.entries) { $1 }
    }

    /// Adds a name; one of the same block is shadowed.
    func declare(_ name: String, _ entry: Entry) {
        entries[name] = entry
    }

    /// What a name stands for. Where no block has it so far, functions and closures find the variables of the blocks around
    /// them that stand below, which hide what is outside of the body; other statements don't.
    func entry(named name: String) -> Entry? {
        var scope: Scope? = self
        var isInFunction = false
        var below: Entry?
        while let current = scope {
            if let entry = current.entries[name] { return entry }
            if isInFunction, below == nil, current.lateVariables.contains(name) { below = .below(name) }
            isInFunction = isInFunction || current.isFunction
            scope = current.outer
        }
        return below
    }

    /// The functions that this very block declares, in the order of their names.
    var functions: [LocalFunction] {
        entryNames.flatMap { name -> [LocalFunction] in
            guard case .functions(let functions)? = entries[name] else { return [] }
            return functions
        }
    }

    /// What a name stands for that this very block declares.
    func ownEntry(named name: String) -> Entry? { entries[name] }

    /// The names of this very block.
    var entryNames: [String] { entries.keys.sorted() }

    /// All names in scope.
    var names: [String] {
        Array(entries.keys) + (outer?.names ?? [])
    }
}

/// The function or closure whose body is checked.
final class FunctionScope {
    /// The result type; a type variable where it is inferred.
    let result: SwiftType
    /// Whether the result has `some P` in it, which what is returned fills.
    let hidesType: Bool
    /// Whether it is a closure.
    let isClosure: Bool
    /// For a closure: whether it escapes.
    var isKept = false
    /// For a closure: whether its capture list has `self`.
    var capturesSelf = false
    /// For a function that a body declares: its name with labels.
    var name: String?
    /// For a function that a body declares: the block that it stands in.
    var block: Scope?
    /// Whether errors may leave it.
    var isThrowing: Bool
    /// Whether only errors of the functions that are handed to it may leave it.
    var isRethrowing = false
    /// Whether its body is an initializer's, where `let` properties may be assigned.
    let isInitializer: Bool
    /// Whether another initializer of the same type has made the instance.
    var isDelegating = false
    /// The function around a closure.
    let outer: FunctionScope?
    /// Variables of functions around that it refers to, in the order of their first use.
    var captures: [LocalVariable] = []
    /// How many closures stand around its body.
    let depth: Int
    /// Whether it is the top level of the session, which no `return` leaves.
    var isTopLevel = false
    /// How many loops, and how many switches, stand around.
    var loops = 0
    var switches = 0
    /// The labels around, and whether they are loops'.
    var labels: [(name: String, isLoop: Bool)] = []
    /// Inside a case of a `switch`: whether another case follows, which a `fallthrough` leads to.
    var fallsIntoCase: Bool?
    /// The result builder that a `return` of the body has switched off.
    var skippedBuilder: BodyBuilder?
    /// How many `defer` stand around.
    var defers = 0
    /// How many `try` stand around.
    var tries = 0
    /// Whether a `throw` or `try` was met that nothing inside catches.
    var throwsErrors = false
    /// The type of the errors that may leave it, where it is written: `throws(E)`.
    var thrown: SwiftType?
    /// What is caught around: of each `do` with `catch`, and `try?`, from the outside in.
    var catching: [Catching] = []

    /// How many `catch` stand around of what throws nothing of its own.
    var handlers = 0

    /// The errors that one `do` with `catch` may catch.
    final class Catching {
        /// `do throws(E)`
        let declared: SwiftType?
        /// The types of the errors, each once.
        var types: [SwiftType] = []
        /// Whether one of them comes from something else than a function that is handed to the one around.
        var isOwn = false
        /// Where the first of them comes from.
        var first: Syntax?

        init(_ declared: SwiftType? = nil) {
            self.declared = declared
        }
    }

    init(
        result: SwiftType, hidesType: Bool = false, isClosure: Bool = false, isThrowing: Bool = false,
        isInitializer: Bool = false, outer: FunctionScope? = nil, depth: Int
    ) {
        self.result = result
        self.hidesType = hidesType
        self.isClosure = isClosure
        self.isThrowing = isThrowing
        self.isInitializer = isInitializer
        self.outer = outer
        self.depth = depth
    }
}
