import SwiftSyntax

extension Checker {
    /// Throws where the cases of a `switch` leave out a value.
    func requireExhaustive(
        _ cases: [[CheckedCase.Label]], subject: SwiftType, at node: some SyntaxProtocol
    ) throws {
        // A case without patterns is `default`.
        if cases.contains(where: \.isEmpty) { return }
        let patterns = cases.flatMap { $0 }.filter { $0.condition == nil }.map(\.pattern)
        var search = Coverage(checker: self, of: patterns.count)
        let missing = search.missing(from: patterns.map { [$0] }, of: [subject])
        if missing.isEmpty { return }
        // Where nothing but `default` takes the rest, there is nothing to name.
        let named = missing.compactMap(\.first).map(\.description)
        throw diagnostic(.notExhaustive(missing: named.contains("_") ? [] : named), at: node)
    }
}

/// Looks for values that no row of patterns matches.
///
/// Each type is taken apart into its constructors, such as the cases of an enum; a type with too many, such as a number,
/// is only covered by a pattern that matches anything. The time grows with the constructors that patterns name, up to a
/// limit.
private struct Coverage {
    let checker: Checker
    private var steps = 0

    /// The most steps: beyond them a `default` is asked for.
    private let mostSteps: Int
    /// The most values that are named.
    private static let mostNamed = 8

    init(checker: Checker, of patterns: Int) {
        self.checker = checker
        mostSteps = max(5_000, 4 * patterns)
    }

    /// A value that is left out, as a pattern.
    indirect enum Missing: CustomStringConvertible {
        case anything
        case form(String)
        case optional(Missing)
        case enumCase(String, [Missing])
        case tuple([Missing])

        var isAnything: Bool { if case .anything = self { true } else { false } }

        var description: String {
            switch self {
            case .anything: "_"
            case .form(let name): name
            case .optional(let inner): inner.isAnything ? ".some" : inner.description + "?"
            case .enumCase(let name, let parts):
                parts.allSatisfy(\.isAnything)
                    ? "." + name : ".\(name)(\(parts.map(\.description).joined(separator: ", ")))"
            case .tuple(let parts):
                parts.allSatisfy(\.isAnything)
                    ? "_" : "(" + parts.map(\.description).joined(separator: ", ") + ")"
            }
        }
    }

    /// One constructor of a type's values: the types of its parts, and the patterns for them.
    private struct Form {
        /// The case that it is.
        var enumCase: EnumCase?
        let parts: [SwiftType]
        /// The patterns for its parts; nil where a pattern is for another constructor.
        let matched: (CheckedPattern) -> [CheckedPattern]?
        let name: ([Missing]) -> Missing
    }

    /// Rows of values, one for each type, that no row of patterns matches; empty where all are matched.
    mutating func missing(from rows: [[CheckedPattern]], of types: [SwiftType]) -> [[Missing]] {
        steps += 1
        guard let first = types.first else { return rows.isEmpty ? [[]] : [] }
        if steps > mostSteps { return [types.map { _ in .anything }] }
        let rest = Array(types.dropFirst())
        let type = checker.known(first)
        let open = rows.filter { $0[0].matchesAnything }.map { Array($0.dropFirst()) }
        // There is no value of a case that carries what has none.
        let possible = forms(of: type).map { forms in
            forms.filter { form in !form.parts.contains { checker.known($0).isNever } }
        }
        guard let forms = possible, rows.contains(where: { !$0[0].matchesAnything }) else {
            return missing(from: open, of: rest).map { [.anything] + $0 }
        }
        var found: [[Missing]] = []
        // Of an enum's many cases each pattern names one.
        let named = Dictionary(grouping: rows) { $0[0].namedCase }
        for form in forms where found.count < Self.mostNamed {
            let relevant = form.enumCase.map { (named[$0] ?? []) + (named[nil] ?? []) } ?? rows
            let inner = relevant.compactMap { row -> [CheckedPattern]? in
                if row[0].matchesAnything { return form.parts.map { _ in .any } + row.dropFirst() }
                return form.matched(row[0]).map { $0 + row.dropFirst() }
            }
            for left in missing(from: inner, of: form.parts + rest) {
                let parts = Array(left.prefix(form.parts.count))
                found.append([form.name(parts)] + left.dropFirst(form.parts.count))
            }
        }
        return found
    }

    /// The constructors of a type's values; nil where they are too many.
    private func forms(of type: SwiftType) -> [Form]? {
        if let inner = checker.wrapped(type) {
            return [
                Form(parts: [inner], matched: { if case .some(let part) = $0 { [part] } else { nil } }) {
                    .optional($0.first ?? .anything)
                },
                Form(parts: [], matched: { $0.isNone ? [] : nil }) { _ in .form(".none") },
            ]
        }
        if checker.arguments(of: type, ifNamed: "Bool") != nil {
            return [true, false].map { value in
                Form(parts: [], matched: { $0.tests(for: value) ? [] : nil }) { _ in .form("\(value)") }
            }
        }
        switch type {
        case .tuple(let elements):
            return [
                Form(parts: elements.map(\.type), matched: { if case .tuple(let parts) = $0 { parts } else { nil } }) {
                    .tuple($0)
                }
            ]
        case .nominal(let nominal) where nominal.declaration.kind == .enum && !nominal.declaration.cases.isEmpty:
            return nominal.declaration.cases.map { enumCase in
                // A case that no pattern names is not worked out yet.
                try? checker.resolve(enumCase)
                let parts = enumCase.payload.map {
                    checker.substitute($0.type, checker.substitution(for: nominal))
                }
                return Form(
                    enumCase: enumCase, parts: parts,
                    matched: { pattern in
                        guard case .enumCase(let other, let payload) = pattern, other == enumCase else { return nil }
                        if payload.count == parts.count { return payload }
                        // One pattern takes the whole payload as a tuple.
                        return payload.allSatisfy(\.matchesAnything) ? parts.map { _ in .any } : nil
                    }, name: { .enumCase(enumCase.name, $0) })
            }
        default: return nil
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

    /// The case of an enum that it matches alone.
    fileprivate var namedCase: EnumCase? {
        guard case .enumCase(let enumCase, _) = self else { return nil }
        return enumCase
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
