import Catalogue

/// Turns the checked tree into code: closures over numbered slots, in which every name is resolved.
///
/// A body is lowered when it is first called, and once only.
final class Lowerer {
    /// Runs the code.
    let machine: Machine
    /// The types at run time.
    private(set) lazy var types = RuntimeTypes(source: source, styleProtocols: styleProtocols, lowerer: self)

    private let source: any ConformanceSource
    private let styleProtocols: [StyleProtocol]
    private var functions: [FunctionDeclaration: Function] = [:]
    /// All bodies that are still in use, those too that were checked anew since: closures that are kept may call them.
    private var bodies: [Body] = []
    private var callees: [FunctionDeclaration: Callee] = [:]
    private var layouts: [NominalDeclaration: Layout] = [:]
    private var initialValues: [NominalDeclaration: Function?] = [:]
    private var globals: [GlobalVariable: GlobalCell] = [:]
    /// The call of a chain that was looked at last, and where the view was made that it changes.
    var lastMaker: (call: SourcePosition, maker: SourcePosition?)?
    private let usedGlobals: UsedGlobals
    /// How often all code was forgotten.
    private(set) var replacements = 0

    private struct Body {
        weak var function: Function?
    }

    /// - Parameter builtIns: the whole catalogue; its style protocols say how declared types become styles.
    init(machine: Machine, source: any ConformanceSource, builtIns: BuiltIns) {
        self.machine = machine
        usedGlobals = UsedGlobals(noting: machine.changes)
        self.source = source
        styleProtocols = builtIns.groups.compactMap(\.styleProtocol)
    }

    /// The lowered body of a declared function.
    func function(of declaration: FunctionDeclaration) -> Function {
        if let known = functions[declaration] { return known }
        let function = listed(Function { [unowned self] in lower(declaration) })
        functions[declaration] = function
        return function
    }

    /// Keeps a function in sight that others may hold in a circle: what an initial value runs may need that value again.
    private func listed(_ function: Function) -> Function {
        bodies.append(Body(function: function))
        return function
    }

    /// A declared function as something to call with values at hand.
    func callee(of declaration: FunctionDeclaration) -> Callee {
        if let known = callees[declaration] { return known }
        let callee = Callee(declaration, target(of: declaration), machine: machine)
        callees[declaration] = callee
        return callee
    }

    /// How an instance of a declared struct or class begins.
    func layout(of declaration: NominalDeclaration) -> Layout {
        if let known = layouts[declaration] { return known }
        let fields = declaration.storedProperties.map { property -> Value in
            guard let value = property.initialValue else {
                return isOptional(property.type) && property.isMutable ? .none : .void
            }
            return constant(value) ?? .void
        }
        let layout = Layout(
            isClass: declaration.kind == .class, fields: fields, inherited: inherited(by: declaration), types: types)
        layouts[declaration] = layout
        return layout
    }

    /// Gives an object the initial values of a class's own properties; nil where that has none to evaluate.
    func initialValues(of declaration: NominalDeclaration) -> Function? {
        if let known = initialValues[declaration] { return known }
        let variable = LocalVariable(
            name: "self", type: .nominal(NominalType(declaration, [])), isMutable: false, depth: 0)
        let statements = initialValues(of: declaration, in: variable)
        let function =
            statements.isEmpty
            ? nil
            : listed(
                Function { [unowned self] in
                    lower([variable], statements, Locals(generics: declaration.signature.parameters))
                })
        initialValues[declaration] = function
        return function
    }

    /// The memory of a variable of the session, or of a static stored property.
    func global(_ variable: GlobalVariable) -> GlobalCell {
        if let known = globals[variable] { return known }
        var initial: (() throws -> Value)?
        if variable.isLazy, let value = variable.initialValue {
            let function = listed(detached(value, generics: []))
            initial = { [machine, types] in try machine.withoutCalls { try function.call(machine, types.none, []) } }
        }
        let cell = GlobalCell(
            name: variable.name, initial: initial, isGivenOnce: variable.isGivenLater, among: usedGlobals)
        globals[variable] = cell
        return cell
    }

    /// Forgets all code, since all of it was checked anew; variables keep what they hold.
    func forgetCode() {
        replacements &+= 1
        functions = [:]
        callees = [:]
        layouts = [:]
        initialValues = [:]
        bodies.removeAll { $0.function == nil }
    }

    /// Lets go of everything, when the program ends.
    func dispose() {
        // A function that calls itself holds on to itself.
        for body in bodies { body.function?.dispose() }
        forgetCode()
        globals = [:]
        usedGlobals.reset()
        types.dispose()
    }

    /// Variables, of which none was read yet.
    func readVariables() -> ReadVariables { ReadVariables(of: usedGlobals, by: self) }

    /// The names of the variables to which a piece of work may have given another value.
    func variablesWritten(by work: () throws -> Void) rethrows -> Set<String> { try usedGlobals.written(by: work) }

    /// Forgets what all variables of the session and static properties hold.
    func resetGlobals() {
        usedGlobals.reset()
    }

    /// An expression that stands in no body, such as an initial value, as a function without parameters.
    func detached(_ expression: CheckedExpression, generics: [GenericParameter]) -> Function {
        Function { [unowned self] in
            let locals = Locals(generics: generics)
            let body = code(expression, locals)
            return Function.Lowered(slotCount: locals.slotCount, cellParameters: [], body: body)
        }
    }

    /// An expression over variables that are handed in.
    func detached(_ expression: CheckedExpression, parameters: [LocalVariable]) -> Function {
        Function { [unowned self] in
            lower(parameters, [CheckedStatement(.return(expression), at: expression.position)], Locals(generics: []))
        }
    }

    /// Statements that stand in no body: those of the top level.
    func detached(_ statements: [CheckedStatement]) -> Function {
        Function { [unowned self] in lower([], statements, Locals(generics: [])) }
    }

    private func lower(_ declaration: FunctionDeclaration) -> Function.Lowered {
        let locals = Locals(generics: declaration.signature.parameters)
        // The bodies of built-ins are checked when they are first called.
        if declaration.body == nil { source.checkBody(of: declaration) }
        guard let body = declaration.body else {
            return Function.Lowered(slotCount: 1, cellParameters: []) { _ in
                throw Fault.unsupported(declaration.name)
            }
        }
        var parameters = body.parameters
        if let variable = body.selfVariable { parameters.insert(variable, at: 0) }
        return lower(parameters, initialValues(before: declaration) + body.statements, locals)
    }

    /// Lowers a body whose parameters stand in the first slots.
    func lower(
        _ parameters: [LocalVariable], captures: [LocalVariable] = [], inoutParameters: [Bool] = [],
        _ statements: [CheckedStatement], _ locals: Locals
    ) -> Function.Lowered {
        var cells: [Int] = []
        for (index, parameter) in parameters.enumerated() {
            // An `inout` argument of a function value arrives as the cell that holds it.
            let isInout = index < inoutParameters.count && inoutParameters[index]
            let slot = locals.declare(parameter, isBoxed: isInout ? true : nil)
            if locals.isBoxed(parameter) { cells.append(slot) }
        }
        for capture in captures { locals.declare(capture) }
        let body = body(of: statements, locals)
        return Function.Lowered(
            slotCount: locals.slotCount, parameterCount: parameters.count, cellParameters: cells, body: body)
    }

    // A body that is one `return` needs no statements.
    private func body(of statements: [CheckedStatement], _ locals: Locals) -> Code {
        if statements.count == 1, case .return(let value?) = statements[0].kind { return code(value, locals) }
        if statements.isEmpty { return { _ in .void } }
        let step = block(statements, locals)
        return { frame in
            guard case .returned = try step(frame) else { return .void }
            return frame.result
        }
    }

    private func isOptional(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal) = type else { return false }
        return nominal.declaration.isOptional
    }
}
