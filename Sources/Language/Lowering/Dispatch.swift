import Catalogue

/// A declared function that is called on a value which only running shows: on an object the form of the object's own class
/// runs, and in an extension of a protocol `Self` stands for the type of what an existential holds.
struct Dispatch {
    private let function: FunctionDeclaration
    private let fixed: Callee
    private let isOverridden: Bool
    private let opening: Opening?
    private let types: RuntimeTypes

    fileprivate init(
        _ function: FunctionDeclaration, _ fixed: Callee, isOverridden: Bool, opening: Opening?, _ types: RuntimeTypes
    ) {
        self.function = function
        self.fixed = fixed
        self.isOverridden = isOverridden
        self.opening = opening
        self.types = types
    }

    /// Calls the function on a value, with one type for each generic parameter.
    func call(on receiver: Value, _ arguments: [Value], _ given: TypeArguments) throws -> Value {
        var receiver = receiver
        let (callee, types) = target(&receiver, given)
        return try callee.call(on: receiver, arguments, types)
    }

    /// Calls the function, which may change the value that it is called on.
    func call(changing receiver: inout Value, _ arguments: [Value], _ given: TypeArguments) throws -> Value {
        let kept = opening == nil ? nil : TypedValue(receiver)
        let (callee, types) = target(&receiver, given)
        defer { if let kept { receiver = kept.replacing(receiver).value } }
        return try callee.call(changing: &receiver, arguments, types)
    }

    /// What runs, and the types that it is handed. What an existential holds takes the existential's place.
    private func target(_ receiver: inout Value, _ given: TypeArguments) -> (Callee, TypeArguments) {
        if let opening {
            var opened = given.types
            opening.open(&opened, &receiver, types)
            return (fixed, types.arguments(opened))
        }
        guard isOverridden else { return (fixed, given) }
        var type: RuntimeType?
        if case .instance(let instance as DeclaredInstance) = receiver { type = instance.runtimeType }
        if case .metatype(let identity) = receiver { type = types.type(of: identity) }
        guard let witness = type?.witness(for: function) else { return (fixed, given) }
        return (witness.callee, witness.types(given.types.dropFirst(function.outerParameterCount), in: types))
    }
}

extension Lowerer {
    /// How a function is called on a value that only running shows.
    ///
    /// - Parameters:
    ///   - typeArguments: what its generic parameters stand for where it is called.
    ///   - isDirect: whether an object's own class is not asked, as on `super`.
    func dispatch(
        of function: FunctionDeclaration, _ typeArguments: [SwiftType], isDirect: Bool = false
    ) -> Dispatch {
        var opening: Opening?
        if function.owner?.kind == .protocol, case .existential(let protocols) = typeArguments.first, !protocols.isEmpty
        {
            opening = Opening(parameter: 0, slot: 0)
        }
        return Dispatch(
            function, callee(of: function), isOverridden: !isDirect && (function.isOverridable || function.isRequired),
            opening: opening, types)
    }
}
