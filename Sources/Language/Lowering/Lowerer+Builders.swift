import Catalogue
import StyleEngine

extension Lowerer {
    /// The statements of a view builder. A single view stands for itself; several become a list, in which each place
    /// and each branch has an identity of its own (rule E2).
    func builder(_ builder: CheckedBuilder, _ locals: Locals) -> Code {
        let items = builder.items.map { ListedItem(run: item($0, locals)) }
        let yielding = builder.items.filter { if case .statement = $0 { false } else { true } }.count
        if yielding == 1, items.count == 1, case .view(let view) = builder.items[0] { return code(view, locals) }
        let isOptional = builder.isOptional
        if yielding == 1 {
            // What does not branch keeps its own identity.
            return { frame in
                var view = Value.void
                for item in items {
                    guard let part = try item.run(frame) else { continue }
                    view = isOptional ? try part.ifAny() : try part.alone()
                }
                return view
            }
        }
        return { frame in
            var parts: [ViewList.Part] = []
            parts.reserveCapacity(yielding)
            var index = 0
            for item in items {
                guard let part = try item.run(frame) else { continue }
                defer { index += 1 }
                if let part = try part.placed(at: index) { parts.append(part) }
            }
            return .native(ViewBox(ViewList(parts)))
        }
    }

    /// What one statement of a builder yields; nil for those that only run.
    private func item(_ item: CheckedBuilder.Item, _ locals: Locals) -> (Frame) throws -> BuiltPart? {
        switch item {
        case .view(let view):
            let code = code(view, locals)
            return { BuiltPart(value: try code($0), branch: nil) }
        case .statement(let statement):
            let step = step(statement, locals)
            return { frame in
                _ = try step(frame)
                return nil
            }
        case .conditional(let branches, let otherwise):
            let lowered = branches.map { (conditions($0.conditions, locals), builder($0.builder, locals)) }
            let otherwise = otherwise.map { builder($0, locals) }
            return { frame in
                for (index, (holds, content)) in lowered.enumerated() where try holds(frame) {
                    return BuiltPart(value: try content(frame), branch: index)
                }
                return BuiltPart(value: try otherwise?(frame), branch: lowered.count)
            }
        case .switch(let subject, let cases):
            let subject = code(subject, locals)
            let lowered = cases.map { (labels($0.patterns, locals), builder($0.builder, locals)) }
            return { frame in
                let value = try subject(frame)
                for (index, (matches, content)) in lowered.enumerated() where try matches(frame, value) {
                    // A single case is no branch.
                    return BuiltPart(value: try content(frame), branch: lowered.count > 1 ? index : nil)
                }
                return BuiltPart(value: nil, branch: nil)
            }
        }
    }
}

/// A statement of a builder in a list.
private struct ListedItem {
    let run: (Frame) throws -> BuiltPart?
}

/// What one statement of a builder yielded.
private struct BuiltPart {
    /// The view; nil where an `if` yields none.
    let value: Value?
    /// Which branch it comes from.
    let branch: Int?

    /// The view where no other stands beside it.
    func alone() throws -> Value {
        if branch == nil { return value ?? .native(ViewBox(EmptyView())) }
        return .native(ViewBox(ViewList(try placed(at: 0).map { [$0] } ?? [])))
    }

    /// The view where no other stands beside it, as an optional.
    func ifAny() throws -> Value {
        guard let value else { return .none }
        // What does not branch is an optional already.
        return branch == nil ? value : .some(try alone())
    }

    /// The view as one of several.
    func placed(at index: Int) throws -> ViewList.Part? {
        guard let value else { return nil }
        guard let view = AnyView(value) else { throw Fault.wrongArgument }
        return branch.map { ViewList.Part(view, at: index, branch: $0) } ?? ViewList.Part(view, at: index)
    }
}
