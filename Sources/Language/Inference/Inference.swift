/// What is known of types that are still to be found, and what waits for them.
struct Inference {
    /// The changes to type variables, so that a failed attempt can be taken back.
    var trail: [TypeVariable.State] = []
    /// Pairs of types that must become the same once more is known.
    var deferred: [(SwiftType, SwiftType)] = []
    /// What the elements of empty literals are where nothing else tells it. Those of attempts that were taken back do no harm:
    /// nothing is of their types.
    var fallbacks: [(element: SwiftType, type: SwiftType)] = []
    /// Parts of the checked tree whose types may still hold variables.
    var expressions: [CheckedExpression] = []
    var places: [CheckedPlace] = []
    var locals: [LocalVariable] = []
    /// How far the arguments at hand are from what was asked for.
    var score = ConversionScore()
    /// The arguments that were refused while the calls around them are tried.
    var refused = RefusedArguments()

    /// How much of the checked tree was made.
    struct Made {
        var expressions = 0
        var places = 0
        var locals = 0
    }

    /// How much of the checked tree was made so far.
    var made: Made { Made(expressions: expressions.count, places: places.count, locals: locals.count) }
}

extension TypeVariable {
    /// What was known of a variable before it changed.
    struct State {
        let variable: TypeVariable
        let binding: SwiftType?
        let constraints: [ProtocolType]
        let superclass: SwiftType?

        init(of variable: TypeVariable) {
            self.variable = variable
            binding = variable.binding
            constraints = variable.constraints
            superclass = variable.superclass
        }

        func restore() {
            variable.binding = binding
            variable.constraints = constraints
            variable.superclass = superclass
        }
    }
}

/// Trying something, and taking back what it found out about types. There is no other way to do that.
extension Checker {
    /// Does something that may fail by an error or by nil; where it does, all types are as before.
    func attempt<Result>(_ work: () throws -> Result?) rethrows -> Result? {
        let mark = mark()
        do {
            if let result = try work() { return result }
        } catch {
            takeBack(to: mark)
            throw error
        }
        takeBack(to: mark)
        return nil
    }

    /// Does one thing, and where something is wrong with it another, for which all types are as before.
    func attempt<Result>(
        _ work: () throws -> Result, otherwise: (Diagnostic) throws -> Result
    ) throws -> Result {
        let mark = mark()
        do {
            return try work()
        } catch let diagnostic as Diagnostic {
            takeBack(to: mark)
            return try otherwise(diagnostic)
        }
    }

    /// Whether something holds; where it does not, all types are as before.
    func holds(_ work: () throws -> Bool) rethrows -> Bool {
        try attempt { try work() ? true : nil } != nil
    }

    /// Does something only to see what comes of it: all types are as before.
    func probe<Result>(_ work: () throws -> Result) rethrows -> Result {
        let mark = mark()
        defer { takeBack(to: mark) }
        return try work()
    }

    /// What came of an attempt that was taken back, and can be kept after all.
    struct Trial<Value> {
        let value: Value
        let score: ConversionScore
        fileprivate let changes: [TypeVariable.State]
        fileprivate let deferred: [(SwiftType, SwiftType)]
        fileprivate let notes: [CheckNote]
    }

    /// Does something, notes what it finds out about types, and takes it back.
    func trial<Value>(_ work: () throws -> Value) rethrows -> Trial<Value> {
        let mark = mark()
        defer { takeBack(to: mark) }
        inference.score = ConversionScore()
        let value = try work()
        return Trial(
            value: value, score: inference.score,
            changes: inference.trail[mark.trail...].map { TypeVariable.State(of: $0.variable) },
            deferred: inference.deferred, notes: Array(notes.dropFirst(mark.notes)))
    }

    /// Brings about again what a trial found out about types.
    func keep<Value>(_ trial: Trial<Value>) {
        for change in trial.changes {
            remember(change.variable)
            change.restore()
        }
        inference.deferred = trial.deferred
        inference.score += trial.score
        notes += trial.notes
    }

    /// Does work whose types have nothing to do with those that are being found, and finishes them.
    func isolated<Value>(_ work: () throws -> Value) throws -> Value {
        let outer = inference
        inference = Inference()
        defer { inference = outer }
        let result = Result { try work() }
        // An attempt that was stopped may have left the work to another one.
        if let stop { throw stop }
        finishTypes()
        return try result.get()
    }

    /// Notes what is known of a variable before it changes.
    func remember(_ variable: TypeVariable) { inference.trail.append(TypeVariable.State(of: variable)) }

    /// A moment to which types can be brought back.
    private struct Mark {
        let trail: Int
        let deferred: [(SwiftType, SwiftType)]
        let score: ConversionScore
        let notes: Int
    }

    private func mark() -> Mark {
        Mark(
            trail: inference.trail.count, deferred: inference.deferred, score: inference.score, notes: notes.count)
    }

    private func takeBack(to mark: Mark) {
        while inference.trail.count > mark.trail, let state = inference.trail.popLast() { state.restore() }
        inference.deferred = mark.deferred
        inference.score = mark.score
        notes.removeLast(max(0, notes.count - mark.notes))
    }
}
