import Catalogue
import SwiftSyntax

extension DeclarationReader {
    /// Adds the properties of one `let` or `var` line.
    func read(_ syntax: VariableDeclSyntax) throws {
        try Checker.refuseModifiers(of: syntax) { position($0) }
        for (binding, type) in zip(syntax.bindings, syntax.bindingTypes) {
            if let pattern = binding.pattern.as(TuplePatternSyntax.self), context.nominal == nil {
                try destructured(syntax, binding, pattern)
                continue
            }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                throw Diagnostic(.tuplePatternHere, at: position(binding.pattern))
            }
            try property(syntax, binding, named: name, type: type)
            for case .property(let property) in context.members(named: name.plainText) {
                markOverridable([property.getter, property.setter], syntax.modifiers)
            }
            for case .property(let property) in context.members(named: name.plainText) {
                if syntax.modifiers.contains("override") { property.getter?.isOverride = true }
                if syntax.modifiers.contains("final") { property.getter?.isFinal = true }
            }
        }
    }

    /// `let (a, b) = …` at the top level: a variable for each name.
    private func destructured(
        _ syntax: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ pattern: TuplePatternSyntax
    ) throws {
        guard let value = binding.initializer?.value, syntax.attributes.isEmpty else {
            throw Diagnostic(.tuplePatternHere, at: position(pattern))
        }
        let whole = Destructuring(pattern: pattern, typeSyntax: binding.typeAnnotation?.type, value: value)
        let isMutable = syntax.bindingSpecifier.tokenKind == .keyword(.var)
        for name in pattern.boundNames {
            let property = stored(
                name.plainText, at: position(name), isStatic: false, isMutable: isMutable, type: nil, binding, nil,
                syntax, false)
            property.destructuring = whole
            property.global?.isBoundByPattern = true
            whole.properties.append(property)
        }
    }

    private func property(
        _ syntax: VariableDeclSyntax, _ binding: PatternBindingSyntax, named token: TokenSyntax, type: TypeSyntax?
    ) throws {
        let name = token.plainText
        let isStatic = syntax.modifiers.contains("static") || syntax.modifiers.contains("class")
        let isMutable = syntax.bindingSpecifier.tokenKind == .keyword(.var)
        let isPrivate = syntax.modifiers.arePrivate
        if let modifier = syntax.modifiers.first(where: { $0.name.text == "lazy" }), record == nil {
            return try lazy(name, at: position(token), type: type, binding, modifier, syntax)
        }
        let observers = try binding.accessorBlock.flatMap { try Observers($0, at: position) }
        if let block = binding.accessorBlock, observers == nil {
            computed(
                name, at: position(token), isStatic: isStatic, type: type,
                accessors: try Accessors(block, at: position), syntax, isPrivate)
            return
        }
        if let record {
            // A built-in's `let` or `var` without accessors reads like `{ get }`, or `{ get set }`.
            var accessors = Accessors()
            if case .property = record.implementation { accessors.hasSetter = true }
            computed(
                name, at: position(token), isStatic: isStatic, type: type, accessors: accessors, syntax, isPrivate)
            return
        }
        if let observers {
            guard context.nominal?.kind != .protocol, isStatic || !context.isExtension else {
                throw Diagnostic(.unsupportedAccessor(observers.name), at: observers.position)
            }
        }
        guard context.nominal?.kind != .protocol else {
            throw Diagnostic(
                context.isExtension ? .storedPropertyInExtension : .requirementWithoutAccessors(name),
                at: position(token))
        }
        if syntax.modifiers.contains("class") { throw Diagnostic(.storedClassProperty, at: position(token)) }
        if context.nominal?.kind == .enum, !isStatic { throw Diagnostic(.storedPropertyInEnum, at: position(token)) }
        let wrappers = syntax.attributes.attributeElements.filter {
            !Self.plainAttributes.contains($0.plainName) && !builders.contains($0.builderName)
        }
        guard let wrapper = wrappers.first else {
            let isInherited =
                observers != nil && syntax.modifiers.contains("override") && context.nominal?.kind == .class
                && binding.initializer == nil
            let property =
                isInherited
                ? inherited(name, at: position(token), type: type, syntax, isPrivate)
                : stored(
                    name, at: position(token), isStatic: isStatic, isMutable: isMutable, type: type, binding, nil,
                    syntax, isPrivate)
            if let observers { observe(property, observers, syntax) }
            return
        }
        guard isMutable else { throw Diagnostic(.wrapperOnLet(wrapper.plainName), at: position(wrapper)) }
        if syntax.bindings.count > 1 {
            throw Diagnostic(.wrapperOnSeveral(wrapper.plainName), at: position(wrapper))
        }
        if wrappers.count > 1 {
            throw Diagnostic(
                .composedWrappers(outer: wrapper.plainName, inner: wrappers[1].plainName), at: position(wrappers[1]))
        }
        let storage = stored(
            "_" + name, at: position(token), isStatic: isStatic, isMutable: true, type: type, binding, wrapper, syntax,
            isPrivate)
        for (name, storage) in [
            (name, PropertyDeclaration.Storage.wrapped(storage)), ("$" + name, .projected(storage)),
        ] {
            let property = PropertyDeclaration(
                name: name, context: context, position: position(token), isStatic: isStatic, isMutable: true,
                storage: storage, typeSyntax: type, isPrivate: isPrivate)
            context.add(.property(property))
            if let observers, case .wrapped = storage { observe(property, observers, syntax) }
        }
    }

    /// `lazy var x = …`: an optional is stored, and an accessor fills it when the property is first read.
    private func lazy(
        _ name: String, at position: SourcePosition, type: TypeSyntax?, _ binding: PatternBindingSyntax,
        _ modifier: DeclModifierSyntax, _ syntax: VariableDeclSyntax
    ) throws {
        let at = self.position(modifier)
        guard let nominal = context.nominal, nominal.kind != .protocol, !syntax.modifiers.contains("static") else {
            throw Diagnostic(.lazyGlobal, at: at, length: modifier.trimmedLength.utf8Length)
        }
        if context.isExtension { throw Diagnostic(.storedPropertyInExtension, at: position) }
        if syntax.bindingSpecifier.tokenKind == .keyword(.let) { throw Diagnostic(.lazyLet, at: at, length: 4) }
        guard binding.initializer != nil else { throw Diagnostic(.lazyWithoutValue, at: at, length: 4) }
        if let block = binding.accessorBlock {
            throw Diagnostic(.unsupportedExpression("an accessor of a 'lazy' property"), at: self.position(block))
        }
        if let attribute = syntax.attributes.attributeElements.first {
            throw Diagnostic(.unsupportedModifier("lazy"), at: self.position(attribute))
        }
        let stored = StoredProperty(
            name: "$__lazy_storage_$_" + name, index: nominal.storedProperties.count, isMutable: true,
            isWrapper: false)
        nominal.storedProperties.append(stored)
        let property = PropertyDeclaration(
            name: name, context: context, position: position, isStatic: false, isMutable: true, storage: .computed,
            typeSyntax: type, initialSyntax: binding.initializer?.value, isPrivate: syntax.modifiers.arePrivate)
        property.lazyStorage = stored
        let accessors = FunctionSyntax(property: property)
        let isMutating = nominal.kind == .struct
        property.getter = accessor(
            name, .getter, at: position, isStatic: false, isMutating: isMutating, accessors, implementation: .body)
        property.setter = accessor(
            name, .setter, at: position, isStatic: false, isMutating: isMutating, accessors, implementation: .body)
        property.setter?.isPrivate = syntax.modifiers.keepSetterPrivate
        property.getter?.writer = property.setter
        context.add(.property(property))
    }

    /// Attributes on a property that are no property wrappers.
    private static let plainAttributes: Set<String> = [
        "ViewBuilder", "MainActor", "available", "usableFromInline", "inlinable", "discardableResult", "Previewable",
    ]

    @discardableResult
    private func stored(
        _ name: String, at position: SourcePosition, isStatic: Bool, isMutable: Bool, type: TypeSyntax?,
        _ binding: PatternBindingSyntax, _ wrapper: AttributeSyntax?, _ syntax: VariableDeclSyntax, _ isPrivate: Bool
    ) -> PropertyDeclaration {
        let storage: PropertyDeclaration.Storage
        let implementation: FunctionDeclaration.Implementation
        if let nominal = context.nominal, !isStatic {
            let property = StoredProperty(
                name: name, index: nominal.storedProperties.count, isMutable: isMutable, isWrapper: wrapper != nil)
            if syntax.modifiers.keepSetterPrivate { property.privateSetterOwner = nominal }
            if !context.isExtension { nominal.storedProperties.append(property) }
            (storage, implementation) = (.stored(property), .stored(property))
        } else {
            let variable = GlobalVariable(
                name: name, type: .void, isMutable: isMutable, owner: context.nominal, position: position)
            (storage, implementation) = (.global(variable), .global(variable))
        }
        let property = PropertyDeclaration(
            name: name, context: context, position: position, isStatic: isStatic, isMutable: isMutable,
            storage: storage, typeSyntax: type, initialSyntax: binding.initializer?.value, wrapper: wrapper,
            attributes: syntax.attributes, isPrivate: isPrivate)
        let accessorSyntax = FunctionSyntax(property: property)
        property.getter = accessor(
            name, .getter, at: position, isStatic: isStatic, isMutating: false, accessorSyntax,
            implementation: implementation)
        if isMutable {
            property.setter = accessor(
                name, .setter, at: position, isStatic: isStatic,
                isMutating: context.nominal?.kind == .struct && !isStatic, accessorSyntax,
                implementation: implementation)
        }
        property.getter?.writer = property.setter
        context.add(.property(property))
        return property
    }

    /// Gives a property `willSet` or `didSet`: its setter is a body that calls them.
    private func observe(_ property: PropertyDeclaration, _ observers: Observers, _ syntax: VariableDeclSyntax) {
        let isMutating = context.nominal?.kind == .struct && !property.isStatic
        func body(_ name: String, _ kind: FunctionDeclaration.Kind, _ syntax: FunctionSyntax) -> FunctionDeclaration {
            accessor(
                name, kind, at: property.position, isStatic: property.isStatic,
                isMutating: isMutating && kind == .setter, syntax, implementation: .body)
        }
        func method(_ observer: Observers.Observer?, _ label: String) -> FunctionDeclaration? {
            guard let observer else { return nil }
            let method = body(
                label, .setter,
                FunctionSyntax(
                    body: observer.body, newValueName: observer.parameter ?? observer.usualParameter,
                    property: property))
            method.isOverridable = false
            return method
        }
        property.observers = PropertyDeclaration.Observers(
            willSet: method(observers.willSet, "willSet"), didSet: method(observers.didSet, "didSet"))
        let setter = body(property.name, .setter, FunctionSyntax(property: property))
        setter.isPrivate = syntax.modifiers.keepSetterPrivate
        property.setter = setter
        if property.getter == nil { property.getter = body(property.name, .getter, FunctionSyntax(property: property)) }
        property.getter?.writer = setter
        property.stored?.observed = property
        property.global?.observed = property
    }

    /// A property of the superclass that is observed: its accessors call those of `super`.
    private func inherited(
        _ name: String, at position: SourcePosition, type: TypeSyntax?, _ syntax: VariableDeclSyntax, _ isPrivate: Bool
    ) -> PropertyDeclaration {
        let property = PropertyDeclaration(
            name: name, context: context, position: position, isStatic: false, isMutable: true, storage: .computed,
            typeSyntax: type, attributes: syntax.attributes, isPrivate: isPrivate)
        context.add(.property(property))
        return property
    }

    private func computed(
        _ name: String, at position: SourcePosition, isStatic: Bool, type: TypeSyntax?, accessors: Accessors,
        _ declaration: VariableDeclSyntax, _ isPrivate: Bool
    ) {
        let property = PropertyDeclaration(
            name: name, context: context, position: position, isStatic: isStatic, isMutable: accessors.hasSetter,
            storage: .computed, typeSyntax: type, attributes: declaration.attributes, isPrivate: isPrivate)
        var syntax = FunctionSyntax(
            result: type, body: accessors.getterBody, attributes: declaration.attributes, property: property)
        syntax.thrown = accessors.thrown
        property.getter = accessor(
            name, .getter, at: position, isStatic: isStatic,
            isMutating: accessors.isGetterMutating && context.nominal?.kind != .class && !isStatic, syntax)
        property.getter?.isThrowing = accessors.isGetterThrowing
        property.getter?.isFixedStatic = declaration.modifiers.contains("static")
        syntax.thrown = nil
        if accessors.hasSetter {
            syntax.body = accessors.setterBody
            syntax.newValueName = accessors.newValueName
            property.setter = accessor(
                name, .setter, at: position, isStatic: isStatic,
                isMutating: !accessors.isSetterNonmutating && context.nominal?.kind != .class && !isStatic, syntax)
            property.setter?.isPrivate = declaration.modifiers.keepSetterPrivate
        }
        property.getter?.writer = property.setter
        context.add(.property(property))
    }
}

/// The accessors of a property or subscript.
struct Accessors {
    var getterBody: CodeBlockItemListSyntax?
    var setterBody: CodeBlockItemListSyntax?
    var newValueName: String?
    var hasSetter = false
    var isSetterNonmutating = false
    /// `mutating get`
    var isGetterMutating = false
    /// `get throws(E)`
    var isGetterThrowing = false
    var thrown: TypeSyntax?

    init() {}

    init(_ block: AccessorBlockSyntax?, at position: (Syntax) -> SourcePosition) throws {
        switch block?.accessors {
        case nil: break
        case .getter(let body): getterBody = body
        case .accessors(let accessors):
            for accessor in accessors {
                switch accessor.accessorSpecifier.tokenKind {
                case .keyword(.get):
                    getterBody = accessor.body?.statements
                    isGetterMutating = accessor.modifier?.name.text == "mutating"
                    isGetterThrowing = accessor.effectSpecifiers?.throwsClause != nil
                    thrown = accessor.effectSpecifiers?.throwsClause?.type
                case .keyword(.set):
                    hasSetter = true
                    setterBody = accessor.body?.statements
                    newValueName = accessor.parameters?.name.plainText
                    isSetterNonmutating = accessor.modifier?.name.text == "nonmutating"
                case .keyword(.willSet), .keyword(.didSet):
                    let isRead = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
                    throw Diagnostic(
                        .observerOfComputed(accessor.accessorSpecifier.text, beside: isRead ? "getter" : "setter"),
                        at: position(Syntax(accessor)))
                default:
                    throw Diagnostic(
                        .unsupportedAccessor(accessor.accessorSpecifier.text), at: position(Syntax(accessor)))
                }
            }
        }
    }
}

/// `willSet` and `didSet` of a stored property.
struct Observers {
    /// One of them.
    struct Observer {
        let body: CodeBlockItemListSyntax?
        /// The name in parentheses.
        let parameter: String?
        /// The name without.
        let usualParameter: String
    }

    private(set) var willSet: Observer?
    private(set) var didSet: Observer?
    /// The first of them, and where it stands.
    private(set) var name = ""
    private(set) var position: SourcePosition

    /// Reads them; nil where there are none.
    init?(_ block: AccessorBlockSyntax, at position: (Syntax) -> SourcePosition) throws {
        guard case .accessors(let accessors) = block.accessors else { return nil }
        self.position = position(Syntax(block))
        for accessor in accessors {
            let parameter = accessor.parameters?.name.plainText
            let body = accessor.body?.statements
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.willSet):
                willSet = Observer(body: body, parameter: parameter, usualParameter: "newValue")
            case .keyword(.didSet): didSet = Observer(body: body, parameter: parameter, usualParameter: "oldValue")
            default: return nil
            }
            if name.isEmpty {
                name = accessor.accessorSpecifier.text
                self.position = position(Syntax(accessor))
            }
        }
        if name.isEmpty { return nil }
    }
}
