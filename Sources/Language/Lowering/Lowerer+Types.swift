import Catalogue

extension Lowerer {
    /// Code that answers which type is meant; a type in which nothing is generic is found once and for all.
    func typeCode(_ type: SwiftType, _ locals: Locals) -> (Frame) -> RuntimeType {
        if type.isConcrete {
            let known = types.type(of: type.concrete(in: types.source) { _ in nil })
            return { _ in known }
        }
        if case .parameter(let parameter) = type, let index = locals.generics[parameter] {
            let unknown = types.type(of: .any)
            return { $0.types[index] ?? unknown }
        }
        let cache = TypeCache<RuntimeType>()
        let generics = locals.generics
        return { [types] frame in
            cache.value(for: frame.types) {
                types.type(
                    of: type.concrete(in: types.source) { parameter in
                        generics[parameter].flatMap { frame.types[$0]?.type }
                    })
            }
        }
    }

    /// Code that answers the type arguments of a call.
    func typeArgumentsCode(_ arguments: [SwiftType], _ locals: Locals) -> (Frame) -> TypeArguments {
        if arguments.isEmpty {
            let none = types.none
            return { _ in none }
        }
        let codes = arguments.map { typeCode($0, locals) }
        let cache = TypeCache<TypeArguments>()
        return { [types] frame in
            cache.value(for: frame.types) { types.arguments(codes.map { $0(frame) }) }
        }
    }
}

/// What was found for the type arguments of the last call: most places are reached with the same ones again.
final class TypeCache<Found: AnyObject> {
    private var arguments: TypeArguments?
    private var found: Found?

    func value(for arguments: TypeArguments, _ find: () throws -> Found) rethrows -> Found {
        if self.arguments === arguments, let found { return found }
        let new = try find()
        self.arguments = arguments
        found = new
        return new
    }
}
