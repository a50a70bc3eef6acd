/// Built-in views have no text: they are not made of the types that SwiftUI makes them of, which `print` would show.
extension Checker {
    /// Throws where a view is passed to a function of the library that writes any value as text.
    func requireTold(_ arguments: [CheckedExpression], by function: FunctionDeclaration) throws {
        switch function.name {
        case "print", "debugPrint", "init": break
        default: return
        }
        guard function.owner?.isBuiltIn != false,
            function.context.isBuiltIn,
            function.name != "init" || ["describing", "reflecting"].contains(function.parameters.first?.label)
        else { return }
        for argument in arguments {
            guard case .array(let items) = argument.kind, function.name != "init" else {
                try requireTold(argument)
                continue
            }
            for item in items { try requireTold(item) }
        }
    }

    /// Throws where a value is, or contains, a built-in view.
    func requireTold(_ value: CheckedExpression) throws {
        var value = value
        while case .convert(let inner, .existential) = value.kind { value = inner }
        let type = finished(value.type)
        guard isUntold(type) else { return }
        throw Diagnostic(.viewAsText(type), at: value.position)
    }

    private func isUntold(_ type: SwiftType) -> Bool {
        switch type {
        case .opaque(let opaque):
            guard conforms(type, toBuiltIn: "View") else { return false }
            return opaque.declaration.underlying.map(isUntold) ?? true
        case .tuple(let elements): return elements.contains { isUntold($0.type) }
        case .nominal(let nominal) where nominal.declaration.isBuiltIn:
            if ["Optional", "Array"].contains(nominal.declaration.name) {
                return nominal.arguments.contains(where: isUntold)
            }
            // Shapes and colours are values that know their text.
            return conforms(type, toBuiltIn: "View") && !conforms(type, toBuiltIn: "ShapeStyle")
                && !conforms(type, toBuiltIn: "Shape")
        default: return false
        }
    }

    private func conforms(_ type: SwiftType, toBuiltIn name: String) -> Bool {
        declarations.builtIns.nominal(named: name).map { conforms(type, to: ProtocolType($0)) } ?? false
    }
}
