import SwiftSyntax

extension Checker {
    /// Throws where the cases of a `switch` leave out a value.
    func requireExhaustive(
        _ cases: [[CheckedCase.Label]], subject: SwiftType, at node: some SyntaxProtocol
    ) throws {
        // A case without patterns is `default`.
        if cases.contains(where: \.isEmpty) { return }
        let patterns = cases.flatMap { $0 }.filter { $0.condition == nil }.map(\.pattern)
        let missing = missing(from: patterns, of: known(subject))
        guard let missing else { return }
        throw diagnostic(.notExhaustive(missing), at: node)
    }

    /// What the patterns leave out; nil where they leave out nothing, an empty list where it cannot be told.
    private func missing(from patterns: [CheckedPattern], of type: SwiftType) -> [String]? {
        if patterns.contains(where: \.matchesAnything) { return nil }
        if let inner = wrapped(type) {
            let present = patterns.compactMap { pattern -> CheckedPattern? in
                guard case .some(let inner) = pattern else { return nil }
                return inner
            }
            var left: [String] = []
            if let inside = missing(from: present, of: known(inner)) {
                left += inside.isEmpty ? [".some"] : inside.map { $0 + "?" }
            }
            if !patterns.contains(where: \.isNone) { left.append(".none") }
            return left.isEmpty ? nil : left
        }
        if arguments(of: type, ifNamed: "Bool") != nil {
            let left = [true, false].filter { value in !patterns.contains { $0.tests(for: value) } }
            return left.isEmpty ? nil : left.map { "\($0)" }
        }
        guard case .nominal(let nominal) = type, nominal.declaration.kind == .enum else {
            if case .tuple(let elements) = type { return missingFromTuple(patterns, elements) }
            return []
        }
        let left = nominal.declaration.cases.filter { !covers(patterns, $0, of: nominal) }
        return left.isEmpty ? nil : left.map { "." + $0.name }
    }

    private func covers(_ patterns: [CheckedPattern], _ enumCase: EnumCase, of nominal: NominalType) -> Bool {
        let payloads = patterns.compactMap { pattern -> [CheckedPattern]? in
            guard case .enumCase(let other, let payload) = pattern, other == enumCase else { return nil }
            return payload
        }
        if payloads.contains(where: { $0.allSatisfy(\.matchesAnything) }) { return true }
        let elements = enumCase.payload.map {
            TupleElement(label: nil, type: substitute($0.type, substitution(for: nominal)))
        }
        guard !payloads.isEmpty else { return false }
        return missingFromTuple(payloads.map { .tuple($0) }, elements) == nil
    }

    /// Whether a list of tuples leaves something out: each element alone must be covered by those rows whose other
    /// elements match anything.
    private func missingFromTuple(_ patterns: [CheckedPattern], _ elements: [TupleElement]) -> [String]? {
        let rows = patterns.compactMap { pattern -> [CheckedPattern]? in
            guard case .tuple(let parts) = pattern else { return nil }
            return parts
        }
        return isCovered(rows, elements.map { known($0.type) }) ? nil : []
    }

    private func isCovered(_ rows: [[CheckedPattern]], _ types: [SwiftType]) -> Bool {
        guard let type = types.first else { return !rows.isEmpty }
        let rest = Array(types.dropFirst())
        func covered(_ fits: (CheckedPattern) -> Bool) -> Bool {
            isCovered(
                rows.filter { $0.first.map { $0.matchesAnything || fits($0) } ?? false }.map { Array($0.dropFirst()) },
                rest)
        }
        if covered({ _ in false }) { return true }
        if wrapped(type) != nil {
            return covered(\.isNone)
                && covered { if case .some(let inner) = $0 { inner.matchesAnything } else { false } }
        }
        if arguments(of: type, ifNamed: "Bool") != nil {
            return covered { $0.tests(for: true) } && covered { $0.tests(for: false) }
        }
        guard case .nominal(let nominal) = type, nominal.declaration.kind == .enum, !nominal.declaration.cases.isEmpty
        else { return false }
        return nominal.declaration.cases.allSatisfy { enumCase in
            covered {
                guard case .enumCase(let other, let payload) = $0, other == enumCase else { return false }
                return payload.allSatisfy(\.matchesAnything)
            }
        }
    }
}

extension CheckedPattern {
    /// Whether every value matches.
    var matchesAnything: Bool {
        switch self {
        case .any, .bind, .global: true
        case .tuple(let parts): parts.allSatisfy(\.matchesAnything)
        default: false
        }
    }

    var isNone: Bool {
        guard case .none = self else { return false }
        return true
    }

    /// Whether it is the literal `true` or `false`.
    fileprivate func tests(for value: Bool) -> Bool {
        guard case .expression(_, let test) = self, case .call(let call) = test.kind, let last = call.arguments.last,
            case .boolean(let literal) = last.kind
        else { return false }
        return literal == value
    }
}
