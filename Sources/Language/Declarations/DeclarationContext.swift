import Catalogue
import SwiftSyntax

/// Where declarations stand: the top level, a type's own braces, or an extension.
///
/// Names of types are looked up from here outwards. The members of a built-in group are read when they are first
/// looked up by name.
final class DeclarationContext {
    /// The type whose members stand here; for an extension the extended one.
    let nominal: NominalDeclaration?
    /// The context around it.
    let outer: DeclarationContext?
    /// The text that is read here.
    let source: SourceText
    /// Whether it is an extension.
    let isExtension: Bool
    /// The type that an extension names.
    let extended: TypeSyntax?
    /// `: P, Q`
    let inheritance: InheritanceClauseSyntax?
    /// `where …`
    let requirements: GenericWhereClauseSyntax?

    /// The word in front of an extension that says who sees its members.
    var access: AccessModifier?
    /// Of the types that a block declares: what tells them from those of other blocks.
    var localPath: String?
    /// The names of the blocks around them, which they can't refer to; of those further down whether each is a
    /// function.
    var localScope: Scope?
    var laterNames: [String: Bool] = [:]

    /// Whether a name of the blocks around is meant that the types here can't refer to, and if so whether it is a
    /// function.
    func hidden(_ name: String) -> Bool? {
        localScope?.entry(named: name)?.isFunction ?? laterNames[name]
    }

    /// The generic parameters in scope with all that is known of them, an extension's `where` included.
    var signature = GenericSignature.none
    /// What `inheritance` names, once it is worked out; not the superclass.
    var inherited: [ProtocolType] = []
    var inheritedIsKnown = false
    /// Whether all of them have been worked out.
    var inheritedIsWhole = false
    /// The protocols that stand in `inherited` of a built-in context, and all that these refine; nil before they are known.
    var namedProtocols: Set<NominalDeclaration>?
    var resolution = Resolution.pending

    /// The members that have been read, in order.
    private(set) var order: [Member] = []
    private var members: [String: [Member]] = [:]
    private var unread: [String: [BuiltIn]] = [:]
    /// What built-in groups declare here, read or not.
    private(set) var records: [BuiltIn] = []

    init(
        nominal: NominalDeclaration?, outer: DeclarationContext?, source: SourceText, isExtension: Bool = false,
        extended: TypeSyntax? = nil, inheritance: InheritanceClauseSyntax? = nil,
        requirements: GenericWhereClauseSyntax? = nil
    ) {
        self.nominal = nominal
        self.outer = outer
        self.source = source
        self.isExtension = isExtension
        self.extended = extended
        self.inheritance = inheritance
        self.requirements = requirements
    }

    /// Whether it is of the catalogue: its top, a type's own, what is around that, or an extension that it lists.
    var isBuiltIn: Bool { source.isOfBuiltIn }

    /// The names of all members.
    var names: Set<String> { Set(members.keys).union(unread.keys) }

    /// Adds a member that was read.
    func add(_ member: Member) {
        order.append(member)
        members[member.name, default: []].append(member)
    }

    /// Adds a group whose members are read when they are looked up.
    func add(_ group: BuiltInGroup) {
        records += group.members
        for record in group.members {
            unread[RecordTexts.shared.name(of: record.signature), default: []].append(record)
        }
    }

    /// The members of that name.
    func members(named name: String) -> [Member] {
        if let records = unread.removeValue(forKey: name) {
            for record in records { DeclarationReader.read(record, into: self) }
        }
        return members[name] ?? []
    }

    /// Lets go of the members and all that they refer to; nothing may be looked up afterwards.
    func dispose() {
        for member in order { member.dispose() }
        (order, members, unread, inherited, signature) = ([], [:], [:], [], .none)
        nominal?.dispose()
    }

    /// Reads all members of built-in groups; answers with the signatures that are no declarations.
    func readAll() -> [String] {
        var faults: [String] = []
        for (name, records) in unread.sorted(by: { $0.key < $1.key }) {
            let before = order.count
            _ = members(named: name)
            if order.count < before + records.count {
                faults.append(name + ": " + records.map(\.signature).joined(separator: " | "))
            }
        }
        return faults
    }
}

/// The syntax of a struct, enum, class or protocol: what differs between the four is named here once.
struct NominalSyntax {
    /// `<T: P>`
    var generics: GenericParameterClauseSyntax?
    /// `<Component>` of a protocol.
    var primaryAssociatedTypes: PrimaryAssociatedTypeClauseSyntax?
    /// `@propertyWrapper` and others.
    var attributes: AttributeListSyntax
    /// Whether nothing may inherit from it.
    var isFinal = false
    /// Whether the cases of an enum may hold the enum itself.
    var isIndirect = false
}

/// The syntax of a function, initializer, accessor or subscript.
struct FunctionSyntax {
    /// `<T: P>`
    var generics: GenericParameterClauseSyntax?
    /// `(a: Int)`
    var parameters: FunctionParameterListSyntax?
    /// `-> Int`
    var result: TypeSyntax?
    /// `E` of `throws(E)`
    var thrown: TypeSyntax?
    /// `where …`
    var requirements: GenericWhereClauseSyntax?
    /// `{ … }`
    var body: CodeBlockItemListSyntax?
    /// `@ViewBuilder` and others.
    var attributes: AttributeListSyntax?
    /// The mark of an `init?` or `init!`.
    var optionalMark: TokenSyntax?
    /// The name of a setter's parameter.
    var newValueName: String?
    /// The accessor's property.
    var property: PropertyDeclaration?

    /// Whether it is an initializer that may fail.
    var isFailable: Bool { optionalMark != nil }

    /// Whether what it returns is unwrapped by itself: `init!`, `-> Int!`.
    var isImplicitlyUnwrapped: Bool {
        optionalMark?.tokenKind == .exclamationMark || result?.isImplicitlyUnwrapped == true
    }
}
