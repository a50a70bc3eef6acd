/// Filling in the types that were found.
extension Checker {
    /// Gives all expressions that were made so far their final types. Called where nothing is left to be found.
    func finishTypes() {
        for fallback in inference.fallbacks where isOpenParameter(fallback.element) { _ = fallBack(fallback.element) }
        replaceTypes(since: Inference.Made(), by: finished)
        inference.expressions = []
        inference.places = []
        inference.locals = []
        inference.trail = []
        inference.fallbacks = []
    }

    /// Lets the type of an empty literal's elements be what it is where nothing else tells it; false for other types.
    func fallBack(_ type: SwiftType) -> Bool {
        let type = known(type)
        guard let fallback = inference.fallbacks.first(where: { known($0.element) == type }) else { return false }
        return holds { unify(type, fallback.type) }
    }

    /// Replaces the types in what was made since some of it was.
    func replaceTypes(since earlier: Inference.Made, by replace: (SwiftType) -> SwiftType) {
        for expression in inference.expressions.dropFirst(earlier.expressions) {
            expression.type = replace(expression.type)
            expression.kind = replaceTypes(in: expression.kind, by: replace)
        }
        for place in inference.places.dropFirst(earlier.places) {
            place.type = replace(place.type)
            if case .accessors(let base, let getter, let setter, let arguments, let typeArguments) = place.kind {
                place.kind = .accessors(
                    base: base, getter: getter, setter: setter, arguments: arguments,
                    typeArguments: typeArguments.map(replace))
            }
        }
        for variable in inference.locals.dropFirst(earlier.locals) { variable.type = replace(variable.type) }
    }

    private func replaceTypes(
        in kind: CheckedExpression.Kind, by replace: (SwiftType) -> SwiftType
    ) -> CheckedExpression.Kind {
        switch kind {
        case .metatype(let type): return .metatype(replace(type))
        case .call(var call):
            call.typeArguments = call.typeArguments.map(replace)
            return .call(call)
        case .function(var reference):
            reference.typeArguments = reference.typeArguments.map(replace)
            return .function(reference)
        case .cast(let value, let cast, let type): return .cast(value, cast, replace(type))
        case .keyPath(var path):
            path.root = replace(path.root)
            path.components = path.components.map { component in
                guard case .accessors(let getter, let setter, let arguments, let types) = component else {
                    return component
                }
                return .accessors(
                    getter: getter, setter: setter, arguments: arguments, typeArguments: types.map(replace))
            }
            return .keyPath(path)
        default: return kind
        }
    }
}
