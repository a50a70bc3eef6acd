/// Filling in the types that were found.
extension Checker {
    /// Gives all expressions that were made so far their final types. Called where nothing is left to be found.
    func finishTypes() {
        for expression in inference.expressions {
            expression.type = finished(expression.type)
            expression.kind = finish(expression.kind)
        }
        inference.expressions = []
        for place in inference.places {
            place.type = finished(place.type)
            if case .accessors(let base, let getter, let setter, let arguments, let typeArguments) = place.kind {
                place.kind = .accessors(
                    base: base, getter: getter, setter: setter, arguments: arguments,
                    typeArguments: typeArguments.map(finished))
            }
        }
        inference.places = []
        for variable in inference.locals { variable.type = finished(variable.type) }
        inference.locals = []
        inference.trail = []
    }

    private func finish(_ kind: CheckedExpression.Kind) -> CheckedExpression.Kind {
        switch kind {
        case .metatype(let type): return .metatype(finished(type))
        case .call(var call):
            call.typeArguments = call.typeArguments.map(finished)
            return .call(call)
        case .function(var reference):
            reference.typeArguments = reference.typeArguments.map(finished)
            return .function(reference)
        case .cast(let value, let cast, let type): return .cast(value, cast, finished(type))
        case .keyPath(var path):
            path.root = finished(path.root)
            path.components = path.components.map { component in
                guard case .accessors(let getter, let setter, let arguments, let types) = component else {
                    return component
                }
                return .accessors(
                    getter: getter, setter: setter, arguments: arguments, typeArguments: types.map(finished))
            }
            return .keyPath(path)
        default: return kind
        }
    }
}
