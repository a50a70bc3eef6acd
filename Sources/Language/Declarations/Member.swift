import SwiftSyntax

/// Something that a type, an extension or the top level declares.
enum Member {
    case function(FunctionDeclaration)
    case property(PropertyDeclaration)
    case `subscript`(SubscriptDeclaration)
    case enumCase(EnumCase)
    case type(NominalDeclaration)
    case alias(AliasDeclaration)
    case associatedType(AssociatedType)

    /// Under which name it is looked up.
    var name: String {
        switch self {
        case .function(let function): function.name
        case .property(let property): property.name
        case .subscript: "subscript"
        case .enumCase(let enumCase): enumCase.name
        case .type(let nominal): nominal.name
        case .alias(let alias): alias.name
        case .associatedType(let type): type.name
        }
    }

    /// Whether it is found on the type rather than on its instances.
    var isStatic: Bool {
        switch self {
        case .function(let function): function.isStatic || function.kind == .initializer
        case .property(let property): property.isStatic
        case .subscript(let declaration): declaration.getter.isStatic
        case .enumCase, .type, .alias, .associatedType: true
        }
    }

    /// Whether it is a function.
    var isFunction: Bool {
        guard case .function = self else { return false }
        return true
    }

    /// Whether it is a type.
    var isType: Bool {
        switch self {
        case .type, .alias, .associatedType: true
        case .function, .property, .subscript, .enumCase: false
        }
    }
}

/// A subscript: the accessors carry its parameters.
final class SubscriptDeclaration {
    let getter: FunctionDeclaration
    let setter: FunctionDeclaration?

    init(getter: FunctionDeclaration, setter: FunctionDeclaration?) {
        self.getter = getter
        self.setter = setter
    }
}

/// `typealias Name<T> = Type`
final class AliasDeclaration {
    let name: String
    let context: DeclarationContext
    let position: SourcePosition
    let generics: GenericParameterClauseSyntax?
    let syntax: TypeSyntax
    /// The alias's own generic parameters, once it is worked out.
    var parameters: [GenericParameter] = []
    /// The requirements on them.
    var requirements: [Requirement] = []
    var type: SwiftType?
    var resolution = Resolution.pending

    init(
        name: String, context: DeclarationContext, position: SourcePosition, generics: GenericParameterClauseSyntax?,
        syntax: TypeSyntax
    ) {
        self.name = name
        self.context = context
        self.position = position
        self.generics = generics
        self.syntax = syntax
    }
}

/// A property or a variable of the session.
final class PropertyDeclaration {
    /// Where its value is kept.
    enum Storage {
        case stored(StoredProperty)
        case global(GlobalVariable)
        case computed
        /// Reads and writes the `wrappedValue` of the wrapper that another property stores.
        case wrapped(PropertyDeclaration)
        /// The `projectedValue` of that wrapper.
        case projected(PropertyDeclaration)
    }

    let name: String
    let context: DeclarationContext
    let position: SourcePosition
    let isStatic: Bool
    /// `var` rather than `let`.
    let isMutable: Bool
    let storage: Storage
    let typeSyntax: TypeSyntax?
    let initialSyntax: ExprSyntax?
    /// `@State(…)`, on the property that stores the wrapper.
    let wrapper: AttributeSyntax?
    let attributes: AttributeListSyntax
    /// Whether only its type sees it.
    let isPrivate: Bool
    /// Reads it; nil for wrapped and projected values, which the wrapper's own accessors read.
    var getter: FunctionDeclaration?
    /// Writes it, where it can be written.
    var setter: FunctionDeclaration?

    var type: SwiftType = .void
    /// Whether the initial value of a property whose type is written has been checked.
    var isInitialChecked = false
    /// The `some P` of its type.
    var opaqueResult: OpaqueDeclaration?
    var resolution = Resolution.pending

    init(
        name: String, context: DeclarationContext, position: SourcePosition, isStatic: Bool, isMutable: Bool,
        storage: Storage, typeSyntax: TypeSyntax? = nil, initialSyntax: ExprSyntax? = nil,
        wrapper: AttributeSyntax? = nil, attributes: AttributeListSyntax = [], isPrivate: Bool = false
    ) {
        self.name = name
        self.context = context
        self.position = position
        self.isStatic = isStatic
        self.isMutable = isMutable
        self.storage = storage
        self.typeSyntax = typeSyntax
        self.initialSyntax = initialSyntax
        self.wrapper = wrapper
        self.attributes = attributes
        self.isPrivate = isPrivate
    }

    /// The observers.
    struct Observers {
        let willSet: FunctionDeclaration?
        let didSet: FunctionDeclaration?

        /// Whether a body is one of them.
        func contains(_ function: FunctionDeclaration) -> Bool { willSet == function || didSet == function }
    }

    /// `willSet` and `didSet`.
    var observers: Observers?
    /// The access modifier.
    var access: AccessModifier?
    /// The `#Preview` that it is a variable of.
    var preview: PreviewID?
    /// The pattern that declares it together with others: `let (a, b) = …`.
    var destructuring: Destructuring?
    /// The `guard` of the top level that gives it its value.
    var binding: TopLevelGuard?

    /// Where a `lazy` property keeps its value, an optional.
    var lazyStorage: StoredProperty?

    /// The property that each instance stores, where there is one.
    var stored: StoredProperty? {
        guard case .stored(let property) = storage else { return nil }
        return property
    }

    /// The global or static variable that stores it, where there is one.
    var global: GlobalVariable? {
        guard case .global(let variable) = storage else { return nil }
        return variable
    }
}
