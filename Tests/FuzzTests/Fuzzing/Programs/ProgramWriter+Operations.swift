extension ProgramWriter {
    /// An expression by what only its type has: operators, and what the standard library offers.
    mutating func own(_ kind: Kind, _ depth: Int, free: Bool) -> Expression? {
        switch kind {
        case .int: number(depth)
        case .double: fraction(depth, free: free)
        case .bool: truth(depth)
        case .string: words(depth)
        case .optional(let wrapped): optional(wrapped, depth, free: free)
        case .array(let element): array(element, depth, free: free)
        case .dictionary(let value): table(value, depth, free: free)
        case .set(let element): set(element, depth, free: free)
        case .tuple(let parts):
            Expression(text: "(\(parts.map { kept($0, depth - 1, free: free).text }.joined(separator: ", ")))")
        case .function(let inputs, let result): closure(inputs, result, depth - 1, free: free)
        case .named: construction(kind, depth, free: free)
        case .existential(let name): existential(name, depth, free: free)
        case .parameter(let name): parameter(name, depth)
        }
    }

    private mutating func binary(
        _ kind: Kind, _ sign: String, _ level: Expression.Level, _ depth: Int, free: Bool
    ) -> Expression {
        let isFirstFree = free && happens(onceIn: 2)
        let left = expression(kind, depth - 1, free: free && isFirstFree)
        let right = expression(kind, depth - 1, free: free && !isFirstFree)
        let after = Expression.Level(rawValue: level.rawValue + 1) ?? .whole
        return Expression(
            text: "\(left.text(atLeast: level)) \(sign) \(right.text(atLeast: after))", level: level,
            size: sign == "*"
                ? left.size.multipliedReportingOverflow(by: right.size).partialValue : left.size + right.size)
    }

    // MARK: Numbers

    private mutating func number(_ depth: Int) -> Expression {
        let inner = depth - 1
        switch dice.roll(22) {
        case 0...3: return binary(.int, dice.pick(["+", "-"]) ?? "+", .sum, depth, free: false)
        case 4:
            let (left, right) = (kept(.int, inner), kept(.int, inner))
            return Expression(
                text: "\(left.text(atLeast: .product)) * \(right.text(atLeast: .sign))", level: .product,
                size: 1_000_000)
        case 5, 6:
            let left = expression(.int, inner)
            let sign = dice.pick(["/", "%"]) ?? "/"
            return Expression(
                text: "\(left.text(atLeast: .product)) \(sign) \(1 + dice.roll(9))", level: .product, size: left.size)
        case 7:
            guard let value = name(of: .int) else { return leaf(.int, free: false) }
            return Expression(text: "-\(value.text)", level: .sign, size: value.size)
        case 8:
            let (left, right) = (kept(.int, inner), kept(.int, inner))
            return Expression(
                text: "\(left.text(atLeast: .sum)) \(dice.pick(["|", "^"]) ?? "|") \(right.text(atLeast: .product))",
                level: .sum, size: 2_048)
        case 9:
            let left = kept(.int, inner)
            return Expression(
                text: "\(left.head) \(dice.pick(["<<", ">>"]) ?? "<<") \(dice.roll(4))", level: .product, size: 8_000)
        case 10:
            let function = minOrMax()
            let values = (0..<2 + dice.roll(2)).map { _ in expression(.int, inner) }
            return Expression(
                text: "\(function)(\(values.map(\.text).joined(separator: ", ")))", size: values.map(\.size).max() ?? 0)
        case 11:
            let value = expression(.int, inner)
            return Expression(text: "abs(\(value.text))", size: value.size)
        case 12: return Expression(text: "\(expression(.string, inner, free: true).head).count", size: 200)
        case 13: return Expression(text: "\(expression(.array(kind(1)), inner, free: true).head).count", size: 100)
        case 14:
            let array = kept(.array(.int), inner, free: true)
            return Expression(text: "\(array.head).reduce(0, +)", size: 8_000)
        case 15:
            let array = kept(.array(.int), inner, free: true)
            let body = closure([.int, .int], .int, inner, free: false)
            return Expression(text: "\(array.head).reduce(\(kept(.int, 0).text), \(body.text))", size: 1_000)
        case 16: return Expression(text: "Int(\(kept(.double, inner, free: true).text))", size: 1_000)
        case 17:
            let array = kept(.array(.int), inner, free: true)
            let other = expression(.int, 0)
            return Expression(
                text:
                    "\(array.head).\(dice.pick(["max()", "min()", "first", "last"]) ?? "first") ?? \(other.text(atLeast: .coalescing))",
                level: .coalescing, size: 1_000)
        case 18:
            let element = plainKind()
            let array = expression(.array(element), inner, free: true)
            return Expression(text: "\(array.head).filter \(inlined([element], .bool, inner)).count", size: 100)
        case 19: return Expression(text: "(\(kept(.int, inner).text)).signum()", size: 1)
        case 20:
            let value = kept(.string, inner, free: true)
            return Expression(
                text: "Int(\(value.text)) ?? \(expression(.int, 0).text(atLeast: .coalescing))", level: .coalescing,
                size: 1_000_000_000)
        default:
            let value = expression(.dictionary(kind(1)), inner, free: true)
            return Expression(text: "\(value.head).count", size: 10)
        }
    }

    private mutating func fraction(_ depth: Int, free: Bool) -> Expression {
        let inner = depth - 1
        switch dice.roll(13) {
        case 0...2: return binary(.double, dice.pick(["+", "-"]) ?? "+", .sum, depth, free: free)
        case 3:
            let (left, right) = (kept(.double, inner, free: free), kept(.double, inner))
            return Expression(
                text: "\(left.text(atLeast: .product)) * \(right.text(atLeast: .sign))", level: .product,
                size: 1_000_000)
        case 4:
            let left = expression(.double, inner, free: free)
            return Expression(
                text: "\(left.text(atLeast: .product)) / \(["2", "4", "3", "0.5", "8.0"][dice.roll(5)])",
                level: .product,
                size: left.size * 2)
        case 5: return Expression(text: "Double(\(kept(.int, inner).text))", size: 1_000)
        case 6:
            guard let value = name(of: .double) else { return leaf(.double, free: free) }
            return Expression(text: "-\(value.text)", level: .sign, size: value.size)
        case 7:
            let value = expression(.double, inner, free: true)
            return Expression(
                text:
                    "(\(value.text)).rounded(\(["", ".down", ".up", ".toNearestOrEven", ".towardZero"][dice.roll(5)]))",
                size: value.size + 1)
        case 8:
            let values = (0..<2).map { _ in expression(.double, inner, free: true) }
            return Expression(
                text: "\(minOrMax())(\(values.map(\.text).joined(separator: ", ")))",
                size: values.map(\.size).max() ?? 0)
        case 9: return Expression(text: "abs(\(kept(.double, inner, free: true).text))", size: 1_000)
        case 10: return Expression(text: "abs(\(kept(.double, inner, free: true).text)).squareRoot()", size: 1_000)
        case 11: return Expression(text: "\(kept(.array(.double), inner, free: true).head).reduce(0, +)", size: 8_000)
        default:
            let value = kept(.string, inner, free: true)
            return Expression(
                text: "Double(\(value.text)) ?? \(expression(.double, 0).text(atLeast: .coalescing))",
                level: .coalescing, size: 1_000_000_000)
        }
    }

    // MARK: Truth

    private mutating func truth(_ depth: Int) -> Expression {
        let inner = depth - 1
        switch dice.roll(16) {
        case 0, 1:
            let kind = happens(onceIn: 3) ? Kind.double : happens(onceIn: 3) ? .string : .int
            return comparison(kind, dice.pick(["<", ">", "<=", ">=", "==", "!="]) ?? "<", depth)
        case 2, 3, 4:
            for _ in 0..<4 {
                let kind = kind(2, withFunctions: false)
                if satisfies(kind, .equatable) { return comparison(kind, dice.pick(["==", "!="]) ?? "==", depth) }
            }
            return comparison(.int, "<", depth)
        case 5: return binary(.bool, "&&", .and, depth, free: false)
        case 6: return binary(.bool, "||", .or, depth, free: false)
        case 7: return Expression(text: "!\(expression(.bool, inner).head)", level: .sign)
        case 8: return Expression(text: "\(expression(.string, inner, free: true).head).isEmpty")
        case 9: return Expression(text: "\(expression(.array(kind(1)), inner, free: true).head).isEmpty")
        case 10:
            let element = plainKind()
            let array = expression(.array(element), inner, free: true)
            return Expression(text: "\(array.head).contains(\(expression(element, inner).text))")
        case 11:
            let element = plainKind()
            let array = expression(.array(element), inner, free: true)
            let question = dice.pick(["allSatisfy", "contains"]) ?? "contains"
            let isNamed = question == "contains"
            let test = closure([element], .bool, inner, free: false).text
            return Expression(text: "\(array.head).\(question)(\(isNamed ? "where: " : "")\(test))")
        case 12:
            let value = expression(.optional(plainKind()), inner, free: true)
            return Expression(
                text: "\(value.text(atLeast: .coalescing)) \(dice.pick(["==", "!="]) ?? "==") nil", level: .comparison)
        case 13: return Expression(text: "\(expression(.int, inner).head).isMultiple(of: \(2 + dice.roll(3)))")
        case 14:
            let text = expression(.string, inner, free: true)
            return Expression(
                text:
                    "\(text.head).\(dice.pick(["hasPrefix", "hasSuffix", "contains"]) ?? "hasPrefix")(\(expression(.string, 0).text))"
            )
        default:
            let low = dice.roll(5)
            let range = happens(onceIn: 2) ? "\(low)...\(low + dice.roll(9))" : "\(low)..<\(low + dice.roll(9))"
            return Expression(text: "(\(range)).contains(\(expression(.int, inner).text))")
        }
    }

    private mutating func comparison(_ kind: Kind, _ sign: String, _ depth: Int) -> Expression {
        // A composite value on the right says nothing about what is on the left.
        let isFirstFree = !kind.isPlain || happens(onceIn: 2)
        let left = expression(kind, depth - 1, free: isFirstFree || kind == .double)
        let right = expression(kind, depth - 1, free: !isFirstFree || kind == .double)
        return Expression(
            text: "\(left.text(atLeast: .coalescing)) \(sign) \(right.text(atLeast: .coalescing))", level: .comparison)
    }

    // MARK: Texts

    private mutating func words(_ depth: Int) -> Expression {
        let inner = depth - 1
        if let generic = generics.first(where: { $0.bound == .describable }), happens(onceIn: 3),
            let name = name(of: .parameter(generic.name))
        {
            return Expression(text: "\(name.text).description", size: 200)
        }
        switch dice.roll(15) {
        case 0...3: return interpolation(inner)
        case 4, 5: return binary(.string, "+", .sum, depth, free: false)
        case 6:
            let text = expression(.string, inner, free: true)
            return Expression(
                text: "\(text.head).\(dice.pick(["uppercased()", "lowercased()"]) ?? "uppercased()")",
                size: text.size * 2)
        case 7:
            let text = expression(.string, inner, free: true)
            let part = dice.pick(["prefix", "suffix", "dropFirst", "dropLast"]) ?? "prefix"
            return Expression(text: "String(\(text.head).\(part)(\(dice.roll(5))))", size: text.size)
        case 8: return Expression(text: "String(\(expression(.string, inner, free: true).head).reversed())", size: 40)
        case 9:
            return Expression(text: "String(repeating: \(kept(.string, inner).text), count: \(dice.roll(4)))", size: 90)
        case 10:
            return Expression(
                text: "String(\(kept(dice.pick([.int, .double, .bool]) ?? .int, inner, free: true).text))", size: 20)
        case 11:
            let array = kept(.array(.string), inner, free: true)
            return Expression(
                text: "\(array.head).joined(separator: \(happens(onceIn: 2) ? "\"-\"" : "\", \""))", size: 200)
        case 12:
            let element = plainKind()
            let array = expression(.array(element), inner, free: true)
            return Expression(text: "\(array.head).map \(inlined([element], .string, inner)).joined()", size: 200)
        case 13:
            let text = expression(.string, inner, free: true)
            return Expression(
                text:
                    "\(text.head).filter { $0 \(dice.pick(["!=", "==", "<", ">"]) ?? "!=") \"\(dice.pick(["a", "e", " "]) ?? "a")\" }",
                size: text.size)
        default:
            let kind = dice.pick([Kind.int, .double, .bool]) ?? .int
            return Expression(text: "(\(kept(kind, inner, free: true).text)).description", size: 20)
        }
    }

    /// A text with values in it.
    private mutating func interpolation(_ depth: Int) -> Expression {
        var text = ""
        var size = 0
        for _ in 0...dice.roll(3) {
            let kind = printed()
            text += "\(dice.pick(["", " ", "a", ": ", "/"]) ?? "")\\(\(kept(kind, depth, free: true).text))"
            size += 60
        }
        return Expression(text: "\"\(text)\"", size: size)
    }

    /// A type whose values print the same each time.
    mutating func printed() -> Kind {
        for _ in 0..<5 {
            let kind = kind(2, withFunctions: false)
            if isPrinted(kind) { return kind }
        }
        return .int
    }

    /// - Parameter isInside: whether a value prints as a part of another, which names the module of its type.
    func isPrinted(_ kind: Kind, isInside: Bool = false) -> Bool {
        switch kind {
        case .int, .double, .bool, .string: return true
        // Their order is not the same each time.
        case .dictionary, .set, .function: return false
        case .named(let name, let parts):
            guard let type = type(named: name) else { return false }
            if type.conformances.contains(.describable) { return true }
            // A class prints no more than its name.
            return !isInside && type.form != .object && parts.allSatisfy { isPrinted($0, isInside: true) }
                && type.fields.allSatisfy { isPrinted($0.kind, isInside: true) }
                && type.cases.allSatisfy { $0.payload.allSatisfy { isPrinted($0.kind, isInside: true) } }
        case .existential, .parameter: return false
        case .optional(let part), .array(let part): return isPrinted(part, isInside: true)
        case .tuple(let parts): return parts.allSatisfy { isPrinted($0, isInside: true) }
        }
    }

    /// Where `self` is a number its type has members of these names.
    private mutating func minOrMax() -> String {
        let prefix = variables.contains { $0.name == "self" && $0.kind.isPlain } || happens(onceIn: 10) ? "Swift." : ""
        return prefix + (happens(onceIn: 2) ? "min" : "max")
    }

    /// One of the four that literals stand for.
    mutating func plainKind() -> Kind { dice.pick([.int, .double, .string, .bool, .int, .string]) ?? .int }
}
