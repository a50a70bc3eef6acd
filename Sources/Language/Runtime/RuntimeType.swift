import Catalogue
import StyleEngine

/// A concrete type while the program runs: one object a type, so that types are compared by identity.
final class RuntimeType {
    /// The type as the checker knows it; nothing in it is generic any more.
    let type: SwiftType
    /// What the engine and metatype values know the type by.
    let identity: TypeIdentity
    /// The declaration of a struct, enum or class.
    let nominal: NominalDeclaration?
    /// What its generic parameters stand for.
    let arguments: TypeArguments
    /// Frees what values of the program's types held.
    let recycler: Recycler
    /// The types of the program it belongs to.
    unowned let types: RuntimeTypes
    /// What the engine does with values of the type.
    var face: EngineFace {
        if let knownFace { return knownFace }
        let made = EngineFace(of: self)
        knownFace = made
        noteAnswers()
        return made
    }

    private var knownFace: EngineFace?

    /// Answers about the type; where another declaration took its place, those that were given before.
    var source: any ConformanceSource { earlier ?? types.source }

    /// Who answers where another declaration took the type's place.
    private var earlier: (any ConformanceSource)?
    private var hasAnswers = false

    private func noteAnswers() {
        if hasAnswers { return }
        hasAnswers = true
        types.note(answersAbout: self)
    }

    /// Goes on with the answers of a program that declares the type, if the next one doesn't; where it does, metatypes mean
    /// this type from now on.
    func keepAnswers(of source: any ConformanceSource, unlessKnownTo next: any ConformanceSource) {
        if let nominal, !next.knows(nominal) {
            earlier = earlier ?? source
        } else {
            earlier = nil
            // Types of one identity differ in a declaration, and one of those is declared at a time.
            if type.isDeclared(in: next) { (identity.declared as? RuntimeIdentity)?.current = self }
        }
    }

    /// Forgets what was found about the type, since more may have been declared.
    func forgetAnswers() {
        hasAnswers = false
        if earlier == nil { letGoOfAnswers() } else { noteAnswers() }
    }

    /// Forgets what was found about the type.
    func letGoOfAnswers() {
        witnesses = [:]
        conformances = [:]
        conformers = [:]
        knownFace = nil
    }

    /// Whether a value of the type tells less than the type: in an existential the type is kept with it.
    private(set) lazy var saysMore = type.saysMore
    /// Whether an existential keeps the type with a value of it.
    func keepsType(in existential: SwiftType) -> Bool { saysMore || type.isKept(in: existential) }

    /// A value of the type, with the type.
    func keeping(_ value: Value) -> Value { TypedValue(value, of: type, recycler).value }

    /// Whether tuples with labels are part of it.
    private(set) lazy var hasLabels = type.hasLabels

    private var witnesses: [FunctionDeclaration: Witness?] = [:]
    private var conformances: [ProtocolType: Bool] = [:]
    private var conformers: [FunctionDeclaration: RuntimeType] = [:]

    init(_ type: SwiftType, identity: RuntimeIdentity, arguments: TypeArguments, types: RuntimeTypes) {
        self.type = type
        self.identity = TypeIdentity(identity)
        self.arguments = arguments
        self.types = types
        recycler = types.recycler
        if case .nominal(let nominal) = type { self.nominal = nominal.declaration } else { nominal = nil }
        identity.current = self
    }

    /// What runs for a requirement on values of this type; nil where the type does not conform, though it may have a member
    /// that would fit.
    func witness(for requirement: FunctionDeclaration) -> Witness? {
        if let known = witnesses[requirement] { return known }
        let asked = requirement.owner.flatMap { $0.kind == .protocol ? ProtocolType($0) : nil }
        var found: Witness?
        if asked.map(conforms(to:)) != false, let known = source.witness(for: requirement, of: type) {
            found = Witness(
                callee: types.lowerer.callee(of: known.function), known.typeArguments, own: known.own,
                for: requirement, in: types)
        }
        witnesses[requirement] = .some(found)
        noteAnswers()
        return found
    }

    /// Whether the type conforms to a protocol.
    func conforms(to constraint: ProtocolType) -> Bool {
        if let known = conformances[constraint] { return known }
        let answer = source.conforms(type, to: constraint)
        conformances[constraint] = answer
        noteAnswers()
        return answer
    }

    /// The type whose witness answers a requirement for values of this type: of a class the topmost superclass that
    /// conforms, or itself; any other type itself.
    func conformer(to requirement: FunctionDeclaration) -> RuntimeType {
        guard nominal?.kind == .class, let owner = requirement.owner else { return self }
        if let known = conformers[requirement] { return known }
        var found = self
        var next = superclass
        while let type = next, type.conforms(to: ProtocolType(owner)) { (found, next) = (type, type.superclass) }
        conformers[requirement] = found
        noteAnswers()
        return found
    }

    /// The superclass, where it is a class that has one.
    var superclass: RuntimeType? {
        nominal?.superclass.map { types.type(of: concrete(.nominal($0))) }
    }

    /// The type of a member, with what the type's own generic parameters stand for.
    func concrete(_ member: SwiftType) -> SwiftType {
        guard !member.isConcrete, let signature = nominal?.signature else { return member }
        let known = zip(signature.parameters, arguments.types)
        return member.concrete(in: source) { parameter in known.first { $0.0 == parameter }?.1.type }
    }

    /// The type as a value: `T.self`.
    var metatype: Value { .metatype(identity) }
}

/// What runs for a requirement, and the types its generic parameters stand for.
struct Witness {
    let callee: Callee
    /// The types of all parameters that follow from the requirement alone.
    let types: TypeArguments
    /// The types of its own parameters by those of the requirement; nil where they are these.
    private let own: [SwiftType]?
    /// The requirement's own parameters.
    private let asked: ArraySlice<GenericParameter>

    /// - Parameters:
    ///   - outer: the types of the parameters around it.
    ///   - own: those of its own ones by those of the requirement; nil where they are these.
    init(
        callee: Callee, _ outer: [SwiftType], own: [SwiftType]?, for requirement: FunctionDeclaration,
        in types: RuntimeTypes
    ) {
        self.callee = callee
        asked = requirement.ownGenerics
        let isTold = own?.allSatisfy(\.isConcrete) == true
        self.own = isTold ? [] : own
        self.types = types.arguments((outer + (isTold ? own ?? [] : [])).map(types.type(of:)))
    }

    /// All types, where the requirement's own parameters stand for some.
    func types(_ given: some Collection<RuntimeType>, in all: RuntimeTypes) -> TypeArguments {
        guard let own else { return given.isEmpty ? types : all.arguments(types.types + given) }
        if own.isEmpty { return types }
        let known = Array(zip(asked, given))
        return all.arguments(
            types.types
                + own.map { type in
                    all.type(
                        of: type.concrete(in: all.source) { parameter in known.first { $0.0 == parameter }?.1.type })
                })
    }
}

/// What a type is known by outside of the program. It outlives a redeclaration that leaves the stored properties as
/// they were, so that state kept for the type stays.
final class RuntimeIdentity: DeclaredIdentity {
    /// The type as it was declared last.
    fileprivate(set) unowned(unsafe) var current: RuntimeType?

    /// Where the type was declared last.
    override var place: SourcePlace? {
        guard let nominal = current?.nominal, !nominal.isBuiltIn else { return nil }
        return nominal.position.sourcePlace
    }
}

/// The types that the generic parameters of one call stand for. Equal lists are one object.
final class TypeArguments {
    /// One type for each parameter.
    let types: [RuntimeType]

    init(_ types: [RuntimeType]) {
        self.types = types
    }

    /// The type of one parameter; nil where there are not so many.
    subscript(index: Int) -> RuntimeType? { index < types.count ? types[index] : nil }
}

extension SwiftType {
    /// Whether a program declares all types that it is made of.
    fileprivate func isDeclared(in source: any ConformanceSource) -> Bool {
        !contains { if case .nominal(let nominal) = $0 { !source.knows(nominal.declaration) } else { false } }
    }
}

extension RuntimeType {
    /// The type by whose `==` a value of this one is compared with others: objects of two classes by that of a superclass.
    var equated: RuntimeType { source.requirement("==", of: "Equatable").map { conformer(to: $0) } ?? self }

    /// Whether one value of this declared type comes before another, by the type's own `<`.
    func isLess(_ one: Value, _ other: Value) throws -> Bool {
        guard case .bool(let isLess) = try answer("<", of: "Comparable", [one, other]) else {
            throw Fault.wrongArgument
        }
        return isLess
    }

    /// A number of this declared type without its sign.
    func magnitude(of number: Value) throws -> Value {
        guard try isLess(number, try answer("zero", of: "AdditiveArithmetic", [])) else { return number }
        return try answer("-", of: "SignedNumeric", [number])
    }

    /// What the type's own static member gives that a protocol of the library asks for.
    private func answer(_ name: String, of protocolName: String, _ operands: [Value]) throws -> Value {
        guard let requirement = source.requirement(name, of: protocolName) else { throw Fault.wrongArgument }
        let type = conformer(to: requirement)
        guard let witness = type.witness(for: requirement) else { throw Fault.wrongArgument }
        return try witness.callee.call(on: type.metatype, operands, witness.types)
    }
}
