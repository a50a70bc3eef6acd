import Catalogue
import StyleEngine

/// A value of a type that the program declares.
class DeclaredInstance: Instance {
    /// Its type, the generic arguments included.
    final let runtimeType: RuntimeType

    init(_ runtimeType: RuntimeType) {
        self.runtimeType = runtimeType
    }

    override final var type: TypeIdentity { runtimeType.identity }
    override var view: AnyView? { runtimeType.face.view(of: self) }
    override final func modifying(_ content: AnyView) -> AnyView? { runtimeType.face.modifying(content, with: self) }
    override final func style(for family: Family) -> ErasedStyle? { runtimeType.face.style(of: self, for: family) }
    override final var text: String { Description.text(of: .instance(self)) }

    override final var installedProperties: [String] { runtimeType.face.installedProperties(of: self) }

    override final func answers(_ requirement: String, of protocolName: String) -> Bool {
        runtimeType.face.witness(requirement, of: protocolName) != nil
    }

    override final func answer(_ requirement: String, of protocolName: String, _ arguments: [Value]) -> Value? {
        guard let witness = runtimeType.face.witness(requirement, of: protocolName) else { return nil }
        do {
            return try witness.callee.call(on: .instance(self), arguments, witness.types)
        } catch {
            machine.report(error)
            return nil
        }
    }

    override final func identifier() throws -> Value? {
        guard let witness = runtimeType.face.witness("id", of: "Identifiable") else { return nil }
        return try witness.callee.call(on: .instance(self), [], witness.types)
    }

    override final func elements() -> [Value]? { Elements(.instance(self))?.values }

    override final func isEqual(to other: Instance) -> Bool {
        guard let other = other as? DeclaredInstance, let equated = equated(with: other) else { return false }
        return machine.descending(orElse: false) {
            machine.goesOn(after: Work.comparison) && equated.face.areEqual(self, other)
        }
    }

    override final func isEqual(to other: Instance, by comparison: Comparison) -> Bool {
        guard let other = other as? DeclaredInstance, let equated = equated(with: other) else { return false }
        return comparison.descending { equated.face.areEqual(self, other, by: comparison) }
    }

    /// The type by whose `==` both are compared; nil where they are of two types that have none in common.
    private func equated(with other: DeclaredInstance) -> RuntimeType? {
        let equated = runtimeType.equated
        return other.type == type || other.runtimeType.equated.type == equated.type ? equated : nil
    }

    override final func holdsSame(as other: Instance, by comparison: Comparison) -> Bool {
        guard hasOperator, let other = other as? DeclaredInstance, other.type == type else { return true }
        return comparison.descending { hasSameContent(as: other, by: comparison) }
    }

    override final var hasOperator: Bool { runtimeType.face.isEquatable }

    override final func hash(into hasher: inout Hasher) {
        // Where the evaluation has to end, the hashes must still differ: a set of equal ones takes quadratic time.
        machine.descending(orElse: hasher.combine(ObjectIdentifier(self))) {
            if !machine.goesOn(after: Work.comparison) { return hasher.combine(ObjectIdentifier(self)) }
            if let values = runtimeType.face.ownHash(of: self) { hasher.combine(values) } else { hashContent(&hasher) }
        }
    }

    /// Hashes what the instance holds, where its type has no `hash(into:)` of its own.
    func hashContent(_ hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// What runs the program that the value belongs to.
    final var machine: Machine { runtimeType.types.lowerer.machine }

    /// Whether two instances of one type hold the same.
    func hasSameContent(as other: DeclaredInstance) -> Bool { self === other }

    /// Whether what two instances of one type hold looks the same (rule F2).
    func hasSameContent(as other: DeclaredInstance, by comparison: Comparison) -> Bool { self === other }
}

/// A value of a declared struct. It is never changed while two variables share it.
final class StructInstance: DeclaredInstance {
    /// The stored properties.
    var fields: [Value]
    /// The call that made it, where it is a view.
    private(set) var maker: SourcePlace?

    init(_ runtimeType: RuntimeType, fields: [Value]) {
        self.fields = fields
        super.init(runtimeType)
    }

    deinit {
        let held = fields
        fields = []
        runtimeType.recycler.free(consume held)
    }

    override func hasSameContent(as other: DeclaredInstance) -> Bool {
        // The same value is asked as well: the `==` of a part may deny it.
        (other as? StructInstance)?.fields.elementsEqual(fields) == true
    }

    override func hasSameContent(as other: DeclaredInstance, by comparison: Comparison) -> Bool {
        (other as? StructInstance).map { Value.areEqual(fields, $0.fields, by: comparison) } ?? false
    }

    override func hashContent(_ hasher: inout Hasher) {
        hasher.combine(fields)
    }

    /// Notes by which call it was made: one that another call made before stays what it was.
    func note(maker place: SourcePlace) { maker = maker ?? place }

    /// What an instance with so many stored properties takes in memory.
    static func bytes(of count: Int) -> Int { 96 &+ count &* Extent.bytesOfValue }

    /// A copy that can be changed on its own.
    func copy() -> StructInstance {
        let copy = StructInstance(runtimeType, fields: fields)
        copy.maker = maker
        return copy
    }
}

/// A value of a declared enum.
final class EnumInstance: DeclaredInstance {
    /// Which case.
    let enumCase: EnumCase
    /// What it carries.
    private(set) var payload: [Value]

    init(_ runtimeType: RuntimeType, _ enumCase: EnumCase, payload: [Value] = []) {
        self.enumCase = enumCase
        self.payload = payload
        super.init(runtimeType)
    }

    deinit {
        guard !payload.isEmpty else { return }
        let held = payload
        payload = []
        runtimeType.recycler.free(consume held)
    }

    override func hasSameContent(as other: DeclaredInstance) -> Bool {
        guard let other = other as? EnumInstance else { return false }
        return other.enumCase.isSame(as: enumCase) && other.payload.elementsEqual(payload)
    }

    override func hasSameContent(as other: DeclaredInstance, by comparison: Comparison) -> Bool {
        guard let other = other as? EnumInstance else { return false }
        return other.enumCase.isSame(as: enumCase) && Value.areEqual(payload, other.payload, by: comparison)
    }

    override func hashContent(_ hasher: inout Hasher) {
        hasher.combine(enumCase.index)
        hasher.combine(payload)
    }
}

extension EnumInstance {
    /// Whether it stands before another value: by the order of the cases, then by what they carry.
    func comesBefore(_ other: EnumInstance) throws -> Bool {
        if enumCase.index != other.enumCase.index { return enumCase.index < other.enumCase.index }
        for (one, other) in zip(payload, other.payload) where one != other { return try Order.isLess(one, other) }
        return false
    }
}

extension EnumCase {
    /// Whether it is the same case, be it of the declaration that took the other one's place.
    func isSame(as other: EnumCase) -> Bool {
        self === other
            || index == other.index && name == other.name && owner.identityName == other.owner.identityName
    }
}
