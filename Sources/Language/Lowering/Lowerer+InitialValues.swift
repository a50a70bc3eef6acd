import Catalogue

/// The values with which the properties of a new instance begin. As in Swift each initializer that doesn't delegate
/// evaluates those of its own type before its body, a subclass's before those of the superclass.
extension Lowerer {
    /// What an initializer does before its body.
    func initialValues(before initializer: FunctionDeclaration) -> [CheckedStatement] {
        guard initializer.kind == .initializer, let owner = initializer.owner, !owner.isBuiltIn,
            owner.kind == .struct || owner.kind == .class, let variable = initializer.body?.selfVariable,
            !initializer.isDelegating
        else { return [] }
        // The memberwise initializer is given values for the properties that it has parameters for.
        let isMemberwise = owner.kind == .struct && initializer == owner.implicitInitializer
        return initialValues(
            of: owner, in: variable, except: isMemberwise ? Set(initializer.parameters.map(\.name)) : [])
    }

    /// Assignments of the initial values of a type's own properties, but for those that are part of its layout.
    func initialValues(
        of type: NominalDeclaration, in variable: LocalVariable, except given: Set<String> = []
    ) -> [CheckedStatement] {
        let inherited = type.kind == .class ? type.superclass?.declaration.storedProperties.count ?? 0 : 0
        return type.storedProperties.dropFirst(inherited).compactMap { property in
            guard let value = property.initialValue, constant(value) == nil,
                !given.contains(property.isWrapper ? String(property.name.dropFirst()) : property.name)
            else { return nil }
            let position = value.position
            let instance = variable.type
            let kind: CheckedPlace.Kind =
                type.kind == .class
                ? .instance(CheckedExpression(.local(variable), instance, at: position), property, isDirect: true)
                : .stored(CheckedPlace(.local(variable), instance, at: position), property)
            let place = CheckedPlace(kind, property.type, at: position)
            return CheckedStatement(
                .expression(CheckedExpression(.assign(place, value), .void, at: position)), at: position)
        }
    }

    /// Gives an object the initial values of the classes that inherit an initializer before that runs.
    ///
    /// - Parameter first: the first of these classes; nil for the object's own.
    func setInitialValues(
        of object: Value, from first: NominalDeclaration? = nil, inheriting initializer: FunctionDeclaration
    ) throws {
        guard !initializer.isConvenience, case .instance(let instance as ClassInstance) = object else { return }
        var type: RuntimeType? = instance.runtimeType
        if let first {
            while let current = type, current.nominal !== first { type = current.superclass }
        }
        while let current = type, let nominal = current.nominal, !nominal.isBuiltIn, nominal !== initializer.owner {
            _ = try initialValues(of: nominal)?.call(machine, current.arguments, [object])
            type = current.superclass
        }
    }
}
