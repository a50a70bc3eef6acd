import Catalogue
import StyleEngine

extension Lowerer {
    /// A call of a record of the catalogue. What modifiers make knows their calls.
    func callBuiltIn(
        _ record: BuiltIn, _ call: CheckedCall, at position: SourcePosition, _ locals: Locals
    ) -> Code {
        let code = code(of: record, call, at: position, locals)
        guard let owner = call.function.owner?.name, !call.function.isStatic else { return code }
        switch owner {
        case "View": return calling(code, at: position)
        case "Text":
            let isInitializer = call.function.kind == .initializer
            let maker = maker(of: call, at: position, through: ["Text"])
            return { frame in
                let text = try code(frame)
                let place = isInitializer ? nil : try frame.machine.place(of: position)
                guard case .native(let native) = text, let marked = native.marked(by: place) else { return text }
                guard let maker else { return .native(marked) }
                return .native(marked.made(at: try frame.machine.place(of: maker)))
            }
        case "Image": return making(code, at: maker(of: call, at: position, through: ["Image"]) ?? position)
        case "Shape", "InsettableShape":
            let maker = maker(of: call, at: position, through: ["Shape", "InsettableShape"])
            return making(code, at: maker ?? position)
        default: return call.function.kind == .initializer ? making(code, at: position) : code
        }
    }

    /// Where the call stands that made the view of which a call makes another one; nil where that is another function's work.
    ///
    /// - Parameter owners: the types whose methods make a view of one.
    private func maker(
        of call: CheckedCall, at position: SourcePosition, through owners: Set<String>
    ) -> SourcePosition? {
        var (inner, place) = (call, position)
        var maker: SourcePosition?
        while true {
            if inner.function.kind == .initializer {
                maker = place
                break
            }
            guard case .value(let receiver) = inner.receiver, case .call(let next) = receiver.kind,
                next.function.kind == .initializer || next.function.owner.map({ owners.contains($0.name) }) == true
            else { break }
            // The call before this one in a chain was looked at just now.
            if let last = lastMaker, last.call.isSame(as: receiver.position) {
                maker = last.maker
                break
            }
            (inner, place) = (next, receiver.position)
        }
        lastMaker = (position, maker)
        return maker
    }

    /// Code that makes a value of a type of the library. A view knows the call.
    private func making(_ code: @escaping Code, at position: SourcePosition) -> Code {
        { frame in
            let value = try code(frame)
            guard case .native(let native) = value, native.isView else { return value }
            return .native(native.made(at: try frame.machine.place(of: position)))
        }
    }

    /// Code that makes a view, which knows the call.
    ///
    /// - Parameter standsForCallee: whether the calls that the callee makes itself stand nowhere.
    func calling(
        _ code: @escaping Code, at position: SourcePosition, standsForCallee: Bool = false
    ) -> Code {
        { frame in
            let view = try code(frame)
            guard let known = AnyView(view) else { return view }
            return known.called(at: try frame.machine.place(of: position), standsForCallee: standsForCallee).value
        }
    }

    private func code(
        of record: BuiltIn, _ call: CheckedCall, at position: SourcePosition, _ locals: Locals
    ) -> Code {
        let isMember = call.function.owner != nil && !call.function.isStatic && call.function.kind != .initializer
        if let fast = Intrinsics.code(of: record, call, at: position, locals, self) { return fast }
        if Intrinsics.callee(of: record, call.function, machine: machine, types: types) != nil {
            let placeholder = CheckedExpression(.call(call), call.function.result, at: position)
            return callIndirectly(call, placeholder, locals)
        }
        let work = Work(of: call.function)
        switch record.implementation {
        case .function(let body):
            return callFunction(body, values(of: call, isMember: isMember, locals), work, at: position)
        case .mutating(let body): return callMutating(body, call, isMember: isMember, work, at: position, locals)
        case .property(let get, let set):
            if call.function.kind == .setter { return callSetter(set, call, work, at: position, locals) }
            return callFunction(get, values(of: call, isMember: true, locals), work, at: position)
        case .swift, .intrinsic, .none:
            if call.function.owner?.kind == .protocol {
                return callIndirectly(call, CheckedExpression(.call(call), call.function.result, at: position), locals)
            }
            let name = call.function.name
            return { _ in throw LocatedFault(fault: .unsupported(name), position: position) }
        }
    }

    /// The receiver, where there is one, and the arguments.
    private func values(of call: CheckedCall, isMember: Bool, _ locals: Locals) -> [ListedCode] {
        var codes: [ListedCode] = []
        switch call.receiver {
        case .value(let value) where isMember: codes.append(ListedCode(run: code(value, locals)))
        case .place(let place) where isMember: codes.append(ListedCode(run: self.place(place, locals).read))
        default: break
        }
        return codes + list(call.arguments, locals)
    }

    private func callFunction(
        _ body: @escaping ([Value]) throws -> Value, _ arguments: [ListedCode], _ work: Work,
        at position: SourcePosition
    ) -> Code {
        let call: (Frame, [Value]) throws -> Value = { frame, values in
            try Lowerer.running(position) { try work.run(values, frame.machine, body) }
        }
        switch arguments.count {
        case 0: return { frame in try call(frame, []) }
        case 1:
            let one = arguments[0].run
            return { frame in try call(frame, [try one(frame)]) }
        case 2:
            let (one, other) = (arguments[0].run, arguments[1].run)
            return { frame in try call(frame, [try one(frame), try other(frame)]) }
        default: return { frame in try call(frame, try arguments.map { try $0(frame) }) }
        }
    }

    private func callMutating(
        _ body: @escaping (inout Value, [Value]) throws -> Value, _ call: CheckedCall, isMember: Bool,
        _ work: Work, at position: SourcePosition, _ locals: Locals
    ) -> Code {
        var target: Place?
        var arguments = call.arguments
        if isMember, case .place(let place) = call.receiver {
            target = self.place(place, locals)
        } else if let index = arguments.firstIndex(where: { if case .inout = $0.kind { true } else { false } }),
            case .inout(let place) = arguments.remove(at: index).kind
        {
            target = self.place(place, locals)
        }
        let codes = list(arguments, locals)
        guard let target else { return { _ in throw LocatedFault(fault: .wrongArgument, position: position) } }
        return { frame in
            let values = try codes.map { try $0(frame) }
            var result = Value.void
            try target.modify(frame) { value in
                result = try Lowerer.running(position) {
                    try work.run(values, changing: &value, frame.machine, body)
                }
            }
            return result
        }
    }

    private func callSetter(
        _ set: @escaping (inout Value, Value) throws -> Void, _ call: CheckedCall, _ work: Work,
        at position: SourcePosition, _ locals: Locals
    ) -> Code {
        guard let value = call.arguments.last.map({ code($0, locals) }) else { return { _ in .void } }
        let target: Place
        switch call.receiver {
        case .place(let place): target = self.place(place, locals)
        case .value(let base): target = self.base(.value(base), locals)
        default: return { _ in throw LocatedFault(fault: .wrongArgument, position: position) }
        }
        return { frame in
            let value = try value(frame)
            try target.modify(frame) { root in
                try Lowerer.running(position) { try work.set(value, on: &root, frame.machine, set) }
            }
            return .void
        }
    }

    /// Runs a built-in: its faults get a place.
    static func running<Result>(_ position: SourcePosition, _ body: () throws -> Result) throws -> Result {
        try locating(position) {
            do {
                return try body()
            } catch let refusal as BuiltInRefusal {
                throw Fault.refused(refusal.reason)
            } catch let mismatch as BuiltInMismatch {
                throw Fault.mismatch(
                    signature: mismatch.signature, argument: mismatch.argument, expected: mismatch.expected)
            }
        }
    }
}
