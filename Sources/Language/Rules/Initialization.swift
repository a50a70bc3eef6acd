/// Definite initialization: follows the paths through a body, to see that variables and properties are initialized
/// before they are read, and a `let` only once.
///
/// Costs one pass over the checked body; closures and loops are looked at once.
struct Initialization {
    /// A variable or a property that must be initialized.
    enum Subject: Hashable {
        case local(LocalVariable)
        case property(StoredProperty)
        /// `self` in the initializer of an enum, or in a delegating one.
        case whole
        /// The superclass's part of the instance, which `super.init` initializes.
        case inherited
    }

    /// The state of initialization at one point of the body.
    struct State {
        /// Initialized on every path that leads here.
        var given: Set<Subject>
        /// Initialized on some path.
        var perhapsGiven: Set<Subject>

        mutating func give(_ subject: Subject) {
            given.insert(subject)
            perhapsGiven.insert(subject)
        }

        /// The state where two paths meet; a path that was left is ignored.
        static func merged(_ one: State?, _ other: State?) -> State? {
            guard let one else { return other }
            guard let other else { return one }
            return State(
                given: one.given.intersection(other.given),
                perhapsGiven: one.perhapsGiven.union(other.perhapsGiven))
        }
    }

    /// The instance that an initializer must initialize; nil in other bodies.
    struct Instance {
        let variable: LocalVariable
        /// The type's own properties that need a value.
        let properties: [StoredProperty]
        let isEnum: Bool
        /// The position of the error where one is missing.
        let position: SourcePosition
        /// What assignments to wrapped properties mean before all properties are initialized.
        var wrapperStarts: [ObjectIdentifier: CheckedExpression] = [:]

        /// Whether it delegates to another initializer of the same type.
        var isDelegating = false
        /// Whether the superclass's initializer must be called, and the properties that it gives values to.
        var mustCallSuper = false
        var inherited: Set<StoredProperty> = []

        var subjects: [Subject] {
            if isEnum || isDelegating { return [.whole] }
            return properties.map { .property($0) } + (mustCallSuper ? [.inherited] : [])
        }
    }

    let instance: Instance?
    /// The state at the statement at hand; nil after `return` and the like.
    var state: State? = State(given: [], perhapsGiven: [])
    /// The targets of `break` in the statements around.
    var targets: [Target] = []

    /// How many closures stand around the statement at hand.
    var closures = 0

    /// The statements and expressions around that errors end, the innermost last.
    var catching: [Catching] = []

    /// The bodies of the `defer`s that have been met in the blocks around, of the closure at hand.
    var deferred: [[CheckedStatement]] = []
    /// Whether bodies of `defer`s are followed that run where a statement leaves their blocks.
    var isLeaving = false

    /// What errors end, as a `do` with a `catch`, or `try?`.
    struct Catching {
        /// How many closures stand around it.
        let closures: Int
        /// How many `defer`s had been met before it.
        let deferred: Int
        /// Where the paths of errors meet; nil where none may be thrown.
        var state: State?
    }

    /// Whether the statements of a loop are followed for the second time.
    var isRepeating = false

    /// A statement that a `break` may leave.
    struct Target {
        let label: String?
        let kind: Kind
        /// How many `defer`s had been met before it.
        let deferred: Int
        var left: State?

        enum Kind {
            case loop, choice, block
        }
    }

    init(_ instance: Instance?) {
        self.instance = instance
    }

    /// Looks at a whole body.
    ///
    /// - Throws: the first use without a value, and the first value too many, as a `Diagnostic`.
    static func check(_ statements: [CheckedStatement], of instance: Instance? = nil) throws {
        var check = Initialization(instance)
        try check.run(statements)
        try check.requireFilled()
    }

    /// Throws where an initializer ends here with an uninitialized property.
    mutating func requireFilled() throws {
        guard let instance, let state else { return }
        for subject in instance.subjects where !state.given.contains(subject) {
            let problem: Problem =
                switch subject {
                case .whole where instance.isDelegating: .notDelegated
                case .inherited: .superInitMissing(call: nil)
                default: .uninitializedProperty(name(of: subject))
                }
            throw Diagnostic(problem, at: instance.position, length: 4)
        }
    }

    func name(of subject: Subject) -> String {
        switch subject {
        case .local(let variable): variable.name
        case .property(let property): property.isWrapper ? String(property.name.dropFirst()) : property.name
        case .whole, .inherited: "self"
        }
    }

    /// Something is assigned.
    mutating func give(_ subject: Subject, isMutable: Bool, at position: SourcePosition) throws {
        if !isMutable, state?.perhapsGiven.contains(subject) == true {
            throw Diagnostic(.givenTwice(name(of: subject)), at: position, length: 1)
        }
        state?.give(subject)
    }

    /// An error may be thrown here.
    mutating func mayThrow() throws {
        guard let last = catching.indices.last, catching[last].closures == closures else { return try leave(to: 0) }
        try leave(to: catching[last].deferred)
        catching[last].state = State.merged(catching[last].state, state)
    }

    /// Follows what errors end, and answers where their paths meet; nil where none may be thrown.
    mutating func ended(_ body: (inout Initialization) throws -> Void) throws -> State? {
        catching.append(Catching(closures: closures, deferred: deferred.count))
        try body(&self)
        return catching.popLast()?.state
    }

    /// Something is read, or modified in part.
    func requireGiven(_ subject: Subject, isMutable: Bool, at position: SourcePosition) throws {
        guard let state, !state.given.contains(subject) else { return }
        let name = name(of: subject)
        var isCaptured = false
        if case .local = subject { isCaptured = closures > 0 }
        throw Diagnostic(
            isCaptured
                ? .capturedBeforeGiven(name, isMutable: isMutable) : .usedBeforeGiven(name, isMutable: isMutable),
            at: position, length: name.utf8.count)
    }

    /// Whether the instance under construction is fully initialized.
    var isWhole: Bool {
        guard let instance, let state else { return true }
        return instance.subjects.allSatisfy { state.given.contains($0) }
    }

    /// The instance under construction is used as a whole.
    ///
    /// - Parameter use: the kind of use, for messages; nil where it is unknown.
    func requireWhole(at position: SourcePosition, for use: String? = nil) throws {
        guard let instance, let state else { return }
        for subject in instance.subjects where !state.given.contains(subject) {
            let problem: Problem =
                switch subject {
                case .whole where instance.isDelegating: .usedBeforeDelegation
                case .inherited: .usedBeforeSuperInit(use: use)
                default: .selfUsedBeforeFilled(missing: name(of: subject))
                }
            throw Diagnostic(problem, at: position)
        }
    }

    /// A property of the instance under construction is read, or changed in part.
    func requireGiven(_ property: StoredProperty, at position: SourcePosition) throws {
        guard let instance else { return }
        if instance.isDelegating || instance.inherited.contains(property) {
            try requireWhole(at: position, for: "property access '\(property.name)'")
        } else if instance.properties.contains(property) {
            try requireGiven(.property(property), isMutable: property.isMutable, at: position)
        }
    }

    /// The superclass's initializer is called, after the class's own properties have been given their values.
    mutating func callSuper(at position: SourcePosition) throws {
        guard let instance, let known = state else { return }
        for case .property(let property) in instance.subjects where !known.given.contains(.property(property)) {
            throw Diagnostic(.notInitializedAtSuper(property: name(of: .property(property))), at: position)
        }
        if known.perhapsGiven.contains(.inherited) { throw Diagnostic(.superInitTwice, at: position) }
        state?.give(.inherited)
    }

    /// Whether an expression is the instance under construction.
    func isInstance(_ expression: CheckedExpression) -> Bool {
        guard let instance else { return false }
        switch expression.kind {
        case .local(let variable): return variable == instance.variable
        case .convert(let value, .superclass), .convert(let value, .superReference): return isInstance(value)
        default: return false
        }
    }
}
