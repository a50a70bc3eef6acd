import SwiftSyntax

extension Checker {
    /// `\Root.a[b].c`; without a root the expected type says it.
    func inferKeyPath(_ syntax: KeyPathExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        var root: SwiftType
        var parts = syntax.components[...]
        if let written = syntax.root {
            root = try resolveType(written)
            // The parser takes the types inside of another one for parts of the path: `\Order.Item.price`.
            while let inner = try parts.first.flatMap({ try typeInside(root, named: $0) }) {
                root = inner
                parts.removeFirst()
            }
        } else if let expected = hint.flatMap({ keyPathRoot(of: $0) }) {
            root = expected
        } else {
            throw diagnostic(.keyPathWithoutRoot, at: syntax)
        }
        if case .variable = known(root) { throw diagnostic(.keyPathWithoutRoot, at: syntax) }
        // The components are checked as reads of a value of the root's type.
        here.closureDepth += 1
        let subject = makeLocal("root", root, isMutable: true)
        var value = make(.local(subject), root, at: position(syntax))
        var way = Way()
        var isOptional = false
        for part in parts {
            switch part.component {
            case .property(let property):
                let token = property.declName.baseName
                if token.text == "self" { continue }
                guard case .value(let next) = try member(token, of: value) else {
                    throw diagnostic(.keyPathToFunction(token.text), at: property)
                }
                if case .call(let call) = next.kind, call.function.isMutating {
                    throw diagnostic(.keyPathToMutatingGetter(token.text), at: property)
                }
                value = next
            case .subscript(let subscripted):
                value = try call(
                    subscripts(of: value, at: subscripted), arguments(of: subscripted.arguments), expected: nil,
                    at: subscripted)
                try requireHashable(value, at: subscripted)
            case .optional(let optional):
                guard let type = wrapped(value.type) else {
                    throw diagnostic(.chainOfNonOptional(finished(value.type)), at: optional)
                }
                let isForce = optional.questionOrExclamationMark.text == "!"
                value = make(isForce ? .force(value) : .unwrapOrEnd(value), type, at: position(optional))
                if !isForce { isOptional = true }
            default:
                throw diagnostic(.unsupportedExpression("a method in a key path"), at: part)
            }
        }
        here.closureDepth -= 1
        append(value, to: &way)
        var type = value.type
        if isOptional {
            way.writing = .none
            if wrapped(type) == nil {
                type = optional(type)
                way.components.append(.optional)
            }
        }
        return try make(way, from: root, to: type, written: syntax.writtenText, at: syntax)
    }

    /// The type inside of another one that a part of a path names; nil where it is a value's.
    private func typeInside(_ type: SwiftType, named part: KeyPathComponentSyntax) throws -> SwiftType? {
        guard case .property(let property) = part.component else { return nil }
        let name = property.declName.baseName
        guard findMembers(name.plainText, on: type, isStatic: false).isEmpty else { return nil }
        return try memberType(named: name.plainText, in: type, true).map { try accessible($0, at: name) }
    }

    /// Throws where a subscript index in a key path is not hashable, so that key paths could not be compared.
    private func requireHashable(_ value: CheckedExpression, at node: some SyntaxProtocol) throws {
        guard case .call(let call) = value.kind, let hashable = declarations.builtIns.nominal(named: "Hashable") else {
            return
        }
        for index in call.arguments {
            let type = finished(index.type)
            guard case .nominal = type, !type.containsVariables, !conforms(type, to: ProtocolType(hashable)) else {
                continue
            }
            throw diagnostic(.keyPathIndexNotHashable(type), at: node)
        }
    }

    /// How the value of a key path can be changed, and the type of such key paths.
    private enum Writing: String {
        case none = "KeyPath"
        /// Where the root can be changed.
        case place = "WritableKeyPath"
        /// Always, as an object holds it.
        case object = "ReferenceWritableKeyPath"
    }

    /// The steps of a key path, and how they are written.
    private struct Way {
        var components: [CheckedKeyPath.Component] = []
        var writing = Writing.place
        /// How many steps lead to the last object that is written in.
        private(set) var objectSteps = 0

        /// Notes that the step that comes next is written in an object.
        mutating func enterObject() {
            writing = .object
            objectSteps = components.count
        }
    }

    /// The root that is expected of a key path, or of a function that a key path may stand for.
    func keyPathRoot(of type: SwiftType) -> SwiftType? {
        switch known(type) {
        case .nominal(let nominal) where nominal.declaration.name.hasSuffix("KeyPath"): nominal.arguments.first
        case .function(let function): function.parameters.first?.type
        default: wrapped(type).flatMap { keyPathRoot(of: $0) }
        }
    }

    /// Turns the reads that lead to a value into the steps of a key path.
    private func append(_ value: CheckedExpression, to way: inout Way) {
        switch value.kind {
        case .stored(let base, let property):
            append(base, to: &way)
            if isClass(base.type) { way.enterObject() }
            way.components.append(observed(property, of: base) ?? .stored(property))
            if !property.isMutable { way.writing = .none }
        case .global(let variable):
            way.enterObject()
            way.components.append(.global(variable))
            if !variable.isMutable { way.writing = .none }
        case .tupleElement(let base, let index):
            append(base, to: &way)
            way.components.append(.tupleElement(index))
        case .unwrapOrEnd(let base):
            append(base, to: &way)
            way.components.append(.unwrapOrEnd)
        case .force(let base):
            append(base, to: &way)
            way.components.append(.force)
        case .call(let call):
            if case .place = call.receiver { way.writing = .none }
            let setter = call.function.writer
            if case .value(let base) = call.receiver {
                append(base, to: &way)
                if isClass(base.type) || setter?.isMutating == false { way.enterObject() }
            }
            if let setter { try? resolveSignature(setter) } else { way.writing = .none }
            way.components.append(
                .accessors(
                    getter: call.function, setter: setter, arguments: call.arguments,
                    typeArguments: call.typeArguments))
        default: break
        }
    }

    /// A stored property with observers, which are told of what is written; nil for others.
    private func observed(_ property: StoredProperty, of base: CheckedExpression) -> CheckedKeyPath.Component? {
        guard let declaration = property.observed, let getter = declaration.getter, let setter = declaration.setter,
            (try? resolveSignature(getter)) != nil, (try? resolveSignature(setter)) != nil
        else { return nil }
        var substitution: Substitution = [:]
        if case .nominal(let nominal) = known(base.type) { substitution = self.substitution(for: nominal) }
        return .accessors(
            getter: getter, setter: setter, arguments: [], typeArguments: typeArguments(of: setter, substitution))
    }

    /// `base[keyPath: path]`
    func applyKeyPath(
        _ path: ExprSyntax, to base: CheckedExpression, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        let value = freshVariable()
        let expected = try core("KeyPath", [base.type, value], at: node)
        let given = try infer(path, hint: expected)
        if let root = arguments(of: given.type, ifNamed: "PartialKeyPath")?.first, unify(root, base.type) {
            return make(.applyKeyPath(base, given), .any, at: position(node))
        }
        // A key path of a superclass applies to its subclasses.
        if let root = keyPathRoot(of: given.type), isClass(base.type), isSubclass(base.type, of: root) {
            let inherited = try core("KeyPath", [root, value], at: node)
            return make(
                .applyKeyPath(base, try converted(given, to: inherited, .argument, at: path)), value,
                at: position(node))
        }
        return make(
            .applyKeyPath(base, try converted(given, to: expected, .argument, at: path)), value, at: position(node))
    }

    /// The place that a key path leads to from a value; a property of an object can be changed though the value can't.
    func place(at path: CheckedExpression, from base: CheckedExpression) throws -> CheckedPlace.Base {
        var own = path
        while case .convert(let inner, .keyPath) = own.kind { own = inner }
        if arguments(of: own.type, ifNamed: Writing.object.rawValue) != nil { return .value(base) }
        guard arguments(of: own.type, ifNamed: Writing.place.rawValue) != nil else {
            throw Diagnostic(.readOnlyKeyPath, at: path.position)
        }
        return .place(try place(of: base))
    }

    /// The key path that leads to what an expression reads of a root.
    func keyPath(
        to value: CheckedExpression, from root: SwiftType, written text: String, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        var way = Way()
        append(value, to: &way)
        return try make(way, from: root, to: value.type, written: text, at: node)
    }

    private func make(
        _ way: Way, from root: SwiftType, to type: SwiftType, written text: String, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        let path = CheckedKeyPath(
            text: text, root: root, components: way.components, isWritable: way.writing != .none,
            objectSteps: way.writing == .object ? way.objectSteps : nil)
        return make(.keyPath(path), try core(way.writing.rawValue, [root, type], at: node), at: position(node))
    }
}
