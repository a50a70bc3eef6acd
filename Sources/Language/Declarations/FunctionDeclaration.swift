import Catalogue
import SwiftSyntax

/// Anything that can be called: a function, a method, an initializer, or an accessor of a property or subscript.
///
/// Compared by identity. `implementation` says what runs; a body may be checked later than the first reference to it.
public final class FunctionDeclaration: Hashable {
    /// What is called.
    public enum Kind: Sendable {
        case function, initializer, getter, setter
    }

    /// What runs.
    public enum Implementation {
        /// A body in the program's own Swift; `body` holds it checked.
        case body
        /// A record of the catalogue.
        case builtIn(BuiltIn)
        /// A requirement of a protocol: the witness on the value's own type runs, or the default of an extension.
        case requirement
        /// Reads or writes a stored property of the instance.
        case stored(StoredProperty)
        /// Reads or writes a static stored property.
        case global(GlobalVariable)
        /// Makes the value of an enum case.
        case enumCase(EnumCase)
        /// Follows from the type's stored properties or cases.
        case synthesized(Synthesis)
    }

    /// The kinds of synthesized members.
    public enum Synthesis: Sendable {
        /// `==`
        case equality
        /// `hash(into:)`
        case hash
        /// `<` of an enum, by the order of its cases
        case order
        /// `allCases`
        case allCases
        /// `rawValue`
        case rawValue
        /// `init?(rawValue:)`
        case fromRawValue
    }

    /// The name without labels: `padding`, `init`, `subscript`, `+`; the property's name for accessors.
    public let name: String
    /// What is called.
    public let kind: Kind
    /// Where it stands.
    public let position: SourcePosition
    /// Called on the type rather than on an instance.
    public let isStatic: Bool
    /// Changes the value it is called on, which is passed as a place.
    public internal(set) var isMutating: Bool
    /// May throw.
    public internal(set) var isThrowing: Bool
    /// The type of the errors, where it is written: `throws(E)`.
    var thrown: SwiftType?
    /// The type it belongs to, or the protocol that its extension extends; nil for functions of no type.
    public let owner: NominalDeclaration?
    /// Whether it may be replaced in a subclass, so that a call looks at the instance's own class.
    public internal(set) var isOverridable = false
    /// What runs.
    public internal(set) var implementation: Implementation

    /// Its parameters. A setter's last parameter is the new value.
    public internal(set) var parameters: [Parameter] = []
    /// What it returns.
    public internal(set) var result: SwiftType = .void
    /// Its generic parameters: those of the type (or `Self` of the protocol) first, its own last.
    public internal(set) var signature = GenericSignature.none
    /// The body, once it is checked.
    public internal(set) var body: CheckedBody?

    /// Where its names are looked up.
    let context: DeclarationContext
    /// What was written.
    let syntax: FunctionSyntax
    /// How far it has been worked out.
    var resolution = Resolution.pending
    /// The `some P` of its result.
    var opaqueResult: OpaqueDeclaration?
    /// For a getter: the setter of the same property or subscript.
    var writer: FunctionDeclaration?
    /// Whether it is an operator behind its operand.
    var isPostfix = false
    /// The access modifier.
    var access: AccessModifier?
    /// Whether only its type sees it.
    var isPrivate = false
    /// Whether it may throw where a function that is passed to it may.
    var isRethrowing = false
    /// Whether it is marked `final`.
    var isFinal = false
    /// Whether it is marked `static`, which subclasses can't override, rather than `class`.
    var isFixedStatic = false
    /// Whether it is marked `override`.
    var isOverride = false
    /// Whether it is marked `convenience`.
    var isConvenience = false
    /// Whether it is an initializer marked `required`, which needs no `override`.
    var isRequired = false
    /// The text in which it is written.
    let source: SourceText
    /// Whether its body has been, or is being, checked.
    var bodyResolution = Resolution.pending

    /// How many generic parameters stand before its own: those of its type, or the `Self` of its protocol.
    var outerParameterCount: Int { owner.map { $0.kind == .protocol ? 1 : $0.signature.parameters.count } ?? 0 }

    /// The generic parameters that it declares itself.
    var ownGenerics: ArraySlice<GenericParameter> {
        signature.parameters.dropFirst(context.signature.parameters.count)
    }

    /// Whether its result is `Self` in a class: the receiver's type, which may be a subclass.
    private(set) lazy var returnsSelf: Bool = {
        guard owner?.kind == .class, kind == .function || kind == .getter else { return false }
        let written = (syntax.property?.typeSyntax ?? syntax.result)?.writtenText
        return written == "Self" || written == "Self?"
    }()

    /// Whether functions that it takes are handed `Self` of a class: the receiver's type, which may be a subclass.
    private(set) lazy var handsOutSelf = owner?.kind == .class && kind == .function && syntax.takesSelf

    init(
        name: String, kind: Kind, position: SourcePosition, isStatic: Bool, isMutating: Bool, isThrowing: Bool,
        implementation: Implementation, context: DeclarationContext, syntax: FunctionSyntax,
        source: SourceText
    ) {
        self.name = name
        self.kind = kind
        self.position = position
        self.isStatic = isStatic
        self.isMutating = isMutating
        self.isThrowing = isThrowing
        self.implementation = implementation
        self.context = context
        self.syntax = syntax
        self.source = source
        owner = context.nominal
    }

    public static func == (left: FunctionDeclaration, right: FunctionDeclaration) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FunctionDeclaration {
    /// Whether a protocol's member has a parameter of type `Self`.
    var takesSelf: Bool {
        guard let owner, owner.kind == .protocol, let own = owner.signature.parameters.first else { return false }
        return parameters.contains { $0.type == .parameter(own) }
    }
}
