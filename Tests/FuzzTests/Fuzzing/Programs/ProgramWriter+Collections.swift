extension ProgramWriter {
    mutating func optional(_ wrapped: Kind, _ depth: Int, free: Bool) -> Expression? {
        let inner = depth - 1
        if !free, happens(onceIn: 4) { return expression(wrapped, inner, free: happens(onceIn: 2)) }
        switch dice.roll(7) {
        case 0:
            let array = expression(.array(wrapped), inner, free: true)
            return Expression(text: "\(array.head).\(dice.pick(["first", "last"]) ?? "first")")
        case 1:
            let array = expression(.array(wrapped), inner, free: true)
            let test = repeated(6) { $0.closure([wrapped], .bool, inner, free: false) }
            return Expression(text: "\(array.head).first(where: \(test.text))")
        case 2:
            let table = expression(.dictionary(wrapped), inner, free: true)
            return Expression(text: "\(table.head)[\"\(dice.pick(Self.keys) ?? "a")\"]")
        case 3:
            let from = plainKind()
            let value = expression(.optional(from), inner, free: true)
            return Expression(text: "\(value.head).map \(inlined([from], wrapped, inner))")
        case 4:
            let condition = expression(.bool, inner, free: true)
            let value = expression(wrapped, inner, free: true)
            let nothing = "Optional<\(wrapped.text)>.none"
            return Expression(
                text: "\(condition.text(atLeast: .or)) ? \(value.text(atLeast: .or)) : \(free ? nothing : "nil")",
                level: .ternary)
        case 5 where wrapped == .int || wrapped == .double:
            return Expression(text: "\(wrapped.text)(\(kept(.string, inner, free: true).text))")
        default: return Expression(text: "Optional(\(kept(wrapped, inner, free: free).text))")
        }
    }

    mutating func array(_ element: Kind, _ depth: Int, free: Bool) -> Expression? {
        let inner = depth - 1
        switch dice.roll(16) {
        case 0, 1, 2: return list(element, depth, free: free)
        case 3, 4:
            let from = plainKind()
            let array = expression(.array(from), inner, free: true)
            return Expression(text: "\(array.head).map \(inlined([from], element, inner))", size: array.size)
        case 5:
            let count = dice.roll(5)
            let range = happens(onceIn: 2) ? "0..<\(count)" : "1...\(count + 1)"
            return Expression(text: "(\(range)).map \(inlined([.int], element, inner))", size: count + 1)
        case 6:
            let array = expression(.array(element), inner, free: true)
            return Expression(
                text: "\(array.head).filter \(inlined([element], .bool, inner))", size: array.size)
        case 7:
            let array = expression(.array(element), inner, free: true)
            return Expression(
                text:
                    "Array(\(array.head).\(dice.pick(["reversed()", "dropFirst()", "prefix(2)", "suffix(2)", "dropLast()"]) ?? "reversed()"))",
                size: array.size)
        case 8:
            guard satisfies(element, .comparable) else { return nil }
            let array = expression(.array(element), inner, free: true)
            return Expression(
                text: "\(array.head).sorted(\(dice.pick(["", "by: >", "by: <"]) ?? ""))", size: array.size)
        case 9:
            let (one, other) = (expression(.array(element), inner, free: true), expression(.array(element), inner))
            return Expression(
                text: "\(one.text(atLeast: .sum)) + \(other.text(atLeast: .product))", level: .sum,
                size: one.size + other.size)
        case 10:
            let count = dice.roll(4)
            return Expression(
                text: "Array(repeating: \(kept(element, inner, free: free).text), count: \(count))", size: count)
        case 11:
            let from = plainKind()
            let array = expression(.array(from), inner, free: true)
            return Expression(
                text: "\(array.head).compactMap \(inlined([from], .optional(element.unwrapped), inner))",
                size: array.size
            )
            .where(element.unwrapped == element)
        case 12:
            let from = plainKind()
            let arrays = (0..<2).map { _ in kept(.array(from), inner, free: true) }
            return Expression(
                text: "zip(\(arrays[0].text), \(arrays[1].text)).map \(inlined([from, from], element, inner))", size: 6)
        case 13:
            let from = plainKind()
            let array = expression(.array(from), inner, free: true)
            return Expression(
                text: "\(array.head).enumerated().map \(inlined([.int, from], element, inner))", size: array.size)
        case 14 where element == .string:
            let table = expression(.dictionary(plainKind()), inner, free: true)
            return Expression(text: "\(table.head).keys.sorted()", size: 4)
        case 15 where element == .string:
            return Expression(text: "\(kept(.string, inner, free: true).head).map { String($0) }", size: 30)
        case 14 where element == .int, 15 where element == .int:
            let step = 1 + dice.roll(3)
            return Expression(
                text: "Array(stride(from: \(dice.roll(4)), to: \(4 + dice.roll(6)), by: \(step)))", size: 10)
        default:
            if case .named(let name, _) = element, let type = type(named: name), type.isListed {
                return Expression(text: "\(name).allCases", size: type.cases.count)
            }
            return list(element, depth, free: free)
        }
    }

    mutating func table(_ value: Kind, _ depth: Int, free: Bool) -> Expression? {
        let inner = depth - 1
        switch dice.roll(6) {
        case 0:
            let from = plainKind()
            let table = expression(.dictionary(from), inner, free: true)
            return Expression(text: "\(table.head).mapValues \(inlined([from], value, inner))")
        case 1:
            let table = expression(.dictionary(value), inner, free: true)
            return Expression(text: "\(table.head).filter { $0.key < \"\(dice.pick(Self.keys) ?? "b")\" }")
        case 2:
            let (one, other) = (
                expression(.dictionary(value), inner, free: true), expression(.dictionary(value), inner)
            )
            return Expression(
                text: "\(one.head).merging(\(other.text)) \(happens(onceIn: 2) ? "{ $1 }" : "{ old, _ in old }")")
        default: return dictionary(value, depth, free: free)
        }
    }

    mutating func set(_ element: Kind, _ depth: Int, free: Bool) -> Expression? {
        let inner = depth - 1
        switch dice.roll(4) {
        case 0: return Expression(text: "Set(\(expression(.array(element), inner, free: true).text))")
        case 1:
            let (one, other) = (expression(.set(element), inner, free: true), expression(.set(element), inner))
            let method = dice.pick(["union", "intersection", "subtracting", "symmetricDifference"]) ?? "union"
            return Expression(text: "\(one.head).\(method)(\(other.text))")
        default: return literal(.set(element), free: free)
        }
    }

    mutating func existential(_ name: String, _ depth: Int, free: Bool) -> Expression? {
        guard let type = conforming(to: name) else { return nil }
        let value = expression(type, depth - 1, free: true)
        guard free else { return value }
        return Expression(text: "\(value.text(atLeast: .range)) as any \(name)", level: .cast)
    }

    /// A value of a type that only a generic declaration knows.
    mutating func parameter(_ name: String, _ depth: Int) -> Expression? {
        guard let generic = generics.first(where: { $0.name == name }) else { return nil }
        let kind = Kind.parameter(name)
        guard let (one, other) = self.name(of: kind).flatMap({ one in self.name(of: kind).map { (one, $0) } }) else {
            return nil
        }
        switch generic.bound {
        case .number: return Expression(text: "\(one.text) + \(other.text)", level: .sum)
        case .comparable:
            return Expression(text: "Swift.\(happens(onceIn: 2) ? "min" : "max")(\(one.text), \(other.text))")
        default:
            let condition = expression(.bool, depth - 1, free: true)
            return Expression(text: "\(condition.text(atLeast: .or)) ? \(one.text) : \(other.text)", level: .ternary)
        }
    }
}

extension Expression {
    /// Nothing where it may not stand.
    fileprivate func `where`(_ mayStand: Bool) -> Expression? { mayStand ? self : nil }
}
