import Catalogue

extension Lowerer {
    /// Lowers something that can be assigned, changed in part, or passed `inout`.
    func place(_ place: CheckedPlace, _ locals: Locals) -> Place {
        switch place.kind {
        case .local(let variable): return self.place(of: variable, locals)
        case .global(let variable):
            let cell = global(variable)
            let position = place.position
            return Place(
                read: { _ in try locating(position) { try cell.read() } },
                write: { _, value in try locating(position) { try cell.write(value) } },
                modify: { _, body in
                    try locating(position) { try cell.prepare() }
                    try cell.modify(body)
                })
        case .stored(let base, let property): return field(property.index, of: self.place(base, locals))
        case .instance(let object, let property, let isDirect):
            let object = code(object, locals)
            let field = ObjectField(property, isDirect: isDirect)
            return Place(
                read: { try field.read(from: try object($0)) },
                write: { frame, value in
                    var object = try object(frame)
                    try field.write(value, to: &object)
                },
                modify: { frame, body in
                    var object = try object(frame)
                    try field.modify(&object, body)
                })
        case .tupleElement(let base, let index): return element(index, of: self.place(base, locals))
        case .accessors(let base, let getter, let setter, let arguments, let typeArguments):
            return accessors(
                base, getter, setter, list(arguments, locals), typeArguments, at: place.position, locals)
        case .closures(let getter, let setter): return closures(getter, setter, at: place.position, locals)
        case .keyPath(let base, let path): return keyPathPlace(base, path, locals)
        case .force(let base):
            return wrapped(
                self.place(base, locals), orThrow: LocatedFault(fault: .unexpectedNil, position: place.position))
        case .unwrapOrEnd(let base): return wrapped(self.place(base, locals), orThrow: ChainEnd.error)
        case .tuple(let parts): return tuple(parts.map { self.place($0, locals) })
        case .discard:
            return Place(
                read: { _ in .void }, write: { _, _ in },
                modify: { _, body in
                    var ignored = Value.void
                    try body(&ignored)
                })
        }
    }

    /// What one function reads and another writes.
    private func closures(
        _ getter: CheckedExpression, _ setter: CheckedExpression, at position: SourcePosition, _ locals: Locals
    ) -> Place {
        let read = apply(getter, [], at: position, locals)
        let setter = code(setter, locals)
        func write(_ frame: Frame, _ value: Value) throws {
            guard case .function(let function) = try setter(frame) else { throw Fault.wrongArgument }
            _ = try function.call([value])
        }
        return Place(
            read: read, write: write,
            modify: { frame, body in
                try Place.lend(try read(frame), to: body) { try write(frame, $0) }
            })
    }

    /// Several places that take a tuple's elements.
    private func tuple(_ places: [Place]) -> Place {
        func write(_ frame: Frame, _ value: Value) throws {
            guard case .tuple(let values) = value, values.count == places.count else { throw Fault.wrongArgument }
            for (place, value) in zip(places, values) { try place.write(frame, value) }
        }
        return Place(
            read: { frame in .tuple(try places.map { try $0.read(frame) }) }, write: write,
            modify: { frame, body in
                var values = Value.tuple(try places.map { try $0.read(frame) })
                try body(&values)
                try write(frame, values)
            })
    }

    private func field(_ index: Int, of base: Place) -> Place {
        if let part = base.part { return part.inner(index).place }
        return Place(
            read: { try Fields.read(index, of: try base.read($0)) },
            write: { frame, value in try base.modify(frame) { try Fields.write(value, at: index, of: &$0) } },
            modify: { frame, body in try base.modify(frame) { try Fields.modify(index, of: &$0, body) } })
    }

    private func element(_ index: Int, of base: Place) -> Place {
        if let part = base.part { return part.inner(index).place }
        func modify(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
            try base.modify(frame) { tuple in
                guard case .tuple(var values) = tuple, index < values.count else { throw Fault.wrongArgument }
                tuple = .void
                defer { tuple = .tuple(values) }
                try body(&values[index])
            }
        }
        return Place(
            read: { frame in
                guard case .tuple(let values) = try base.read(frame), index < values.count else {
                    throw Fault.wrongArgument
                }
                return values[index]
            },
            write: { frame, value in try modify(frame) { $0 = value } },
            modify: modify)
    }

    private func wrapped(_ base: Place, orThrow error: any Error) -> Place {
        func modify(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
            try base.modify(frame) { optional in
                guard case .some(var value) = optional else { throw error }
                optional = .none
                defer { optional = .some(value) }
                try body(&value)
            }
        }
        return Place(
            read: { frame in
                guard case .some(let value) = try base.read(frame) else { throw error }
                return value
            },
            write: { frame, value in try modify(frame) { $0 = value } },
            modify: modify)
    }

    private func accessors(
        _ base: CheckedPlace.Base, _ getter: FunctionDeclaration, _ setter: FunctionDeclaration,
        _ arguments: [ListedCode], _ typeArguments: [SwiftType], at position: SourcePosition, _ locals: Locals
    ) -> Place {
        let types = typeArgumentsCode(typeArguments, locals)
        if case .builtIn(let record) = setter.implementation, case .place(let place) = base,
            let intrinsic = Intrinsics.place(of: record, base: self.place(place, locals), arguments, at: position)
        {
            return intrinsic
        }
        let isDirect = if case .value(let value) = base { value.isSuper } else { false }
        let isMutating = getter.isMutating
        let getter = dispatch(of: getter, typeArguments, isDirect: isDirect)
        let setter = dispatch(of: setter, typeArguments, isDirect: isDirect)
        let base = self.base(base, locals)
        return Place(
            read: { frame in
                let arguments = try arguments.map { try $0(frame) }
                return try locating(position) {
                    guard isMutating else { return try getter.call(on: try base.read(frame), arguments, types(frame)) }
                    var result = Value.void
                    try base.modify(frame) { result = try getter.call(changing: &$0, arguments, types(frame)) }
                    return result
                }
            },
            write: { frame, value in
                let arguments = try arguments.map { try $0(frame) } + [value]
                try locating(position) {
                    try frame.machine.step(Work.accessors)
                    try base.modify(frame) { _ = try setter.call(changing: &$0, arguments, types(frame)) }
                }
            },
            modify: { frame, body in
                let arguments = try arguments.map { try $0(frame) }
                try locating(position) {
                    try frame.machine.step(Work.accessors)
                    try base.modify(frame) { receiver in
                        let value = try getter.call(changing: &receiver, arguments, types(frame))
                        try Place.lend(value, to: body) { value in
                            _ = try setter.call(changing: &receiver, arguments + [value], types(frame))
                        }
                    }
                }
            })
    }

    /// What accessors are called on, as a place; a value that no setter changes is one that forgets what is written.
    func base(_ base: CheckedPlace.Base, _ locals: Locals) -> Place {
        switch base {
        case .place(let place): return self.place(place, locals)
        case .value(let expression), .type(let expression):
            let value = code(expression, locals)
            return Place(
                read: value, write: { _, _ in },
                modify: { frame, body in
                    var value = try value(frame)
                    try body(&value)
                })
        case .none:
            return Place(
                read: { _ in .void }, write: { _, _ in },
                modify: { _, body in
                    var ignored = Value.void
                    try body(&ignored)
                })
        }
    }

    private func keyPathPlace(_ base: CheckedPlace.Base, _ path: CheckedExpression, _ locals: Locals) -> Place {
        let base = self.base(base, locals)
        let path = code(path, locals)
        func keyPath(_ frame: Frame) throws -> KeyPathValue {
            guard case .keyPath(let path) = try path(frame) else { throw Fault.wrongArgument }
            try frame.machine.step(path.length)
            return path
        }
        return Place(
            read: { try keyPath($0).get(from: try base.read($0)) },
            write: { frame, value in
                let path = try keyPath(frame)
                try base.modify(frame) { try path.set(value, in: &$0) }
            },
            modify: { frame, body in
                let path = try keyPath(frame)
                try base.modify(frame) { try path.modify(&$0, body) }
            })
    }
}
