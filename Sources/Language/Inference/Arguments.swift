import SwiftSyntax

/// One argument as it is written.
struct Argument {
    /// Its label.
    var label: String?
    /// The syntax, or the expression that was checked already.
    var content: Content
    /// Whether it is a trailing closure.
    var isTrailing = false
    /// Where it begins, with its label.
    var position: SourcePosition
    /// The expression where it was checked in advance, because its type does not depend on the parameter's.
    var checked: CheckedExpression?

    enum Content {
        case syntax(ExprSyntax)
        case checked(CheckedExpression)
    }

    var closure: ClosureExprSyntax? {
        guard case .syntax(let syntax) = content else { return nil }
        return syntax.as(ClosureExprSyntax.self)
    }

    /// Whether it is a name that stands for many functions: `reduce(0, +)`.
    var namesOverloads: Bool { syntax?.namesOverloads ?? false }

    /// Whether what closures beside it give may be needed to check it: an operator, or a key path.
    var waitsForClosures: Bool { namesOverloads || syntax?.is(KeyPathExprSyntax.self) == true }

    var syntax: ExprSyntax? {
        guard case .syntax(let syntax) = content else { return nil }
        return syntax
    }
}

extension Argument {
    /// Whether it is a literal of a number.
    var isNumber: Bool {
        guard let syntax else { return false }
        return syntax.is(IntegerLiteralExprSyntax.self) || syntax.is(FloatLiteralExprSyntax.self)
    }

    /// Whether it is a literal of a text.
    var isText: Bool { syntax?.is(StringLiteralExprSyntax.self) == true }
}

extension SwiftType {
    /// Whether it is a type of numbers of the library, perhaps an optional one.
    var isPlainNumber: Bool {
        guard case .nominal(let nominal) = self, nominal.declaration.isBuiltIn else { return false }
        if nominal.declaration.isOptional { return nominal.arguments.first?.isPlainNumber == true }
        return ["Int", "Double", "CGFloat", "Float"].contains(nominal.declaration.name)
    }
}

/// The indices of the arguments for each parameter: none where the default value is used.
typealias Matching = [[Int]]

/// Assigns arguments to parameters by labels and position, trailing closures from the front, as Swift does.
struct ArgumentMatcher {
    let parameters: [Parameter]
    let arguments: [Argument]

    /// What does not fit.
    enum Mismatch {
        case missing(Parameter)
        case extra(Int)
        case label(Int, expected: String?)
        /// The argument at one place must stand before the one at another.
        case order(Int, before: Int)
        /// Trailing closures stand for no parameter.
        case extraClosure(Int)
    }

    func match() -> (matching: Matching, mismatch: Mismatch?) {
        let result = matchInOrder()
        guard result.mismatch != nil, let order = misplaced() else { return result }
        return (result.matching, order)
    }

    /// An argument that stands too late, where the arguments would fit in another order.
    private func misplaced() -> Mismatch? {
        guard let places = placesOfWritten(), places != places.sorted() else { return nil }
        let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
        let sorted = order.map { arguments[$0] } + arguments[places.count...]
        guard ArgumentMatcher(parameters: parameters, arguments: sorted).matchInOrder().mismatch == nil else {
            return nil
        }
        for late in places.indices.dropFirst() where places[late] < places[late - 1] {
            guard let early = places[..<late].firstIndex(where: { $0 > places[late] }) else { continue }
            return .order(late, before: early)
        }
        return nil
    }

    /// The parameters that the arguments in the parentheses are for, in whatever order they are written: by their labels, and
    /// those without one in their own order. Nil where there are none for some, or one for several.
    private func placesOfWritten() -> [Int]? {
        let written = arguments.prefix { !$0.isTrailing }
        guard written.contains(where: { $0.label != nil }) else { return nil }
        let labelled = Dictionary(parameters.enumerated().map { ($1.label, $0) }) { first, _ in first }
        var unnamed = parameters.indices.filter { parameters[$0].label == nil }[...]
        var places: [Int] = []
        for argument in written {
            if argument.label == nil, let last = places.last, parameters[last].isVariadic {
                places.append(last)
            } else if let place = argument.label == nil ? unnamed.popFirst() : labelled[argument.label] {
                places.append(place)
            } else {
                return nil
            }
        }
        let isOnce = Set(places).count == places.count || parameters.contains(where: \.isVariadic)
        return isOnce ? places : nil
    }

    private func matchInOrder() -> (matching: Matching, mismatch: Mismatch?) {
        var matching = Matching(repeating: [], count: parameters.count)
        var next = 0
        for (index, argument) in arguments.enumerated() {
            // A variadic parameter takes all that follows without a label.
            if argument.label == nil, !argument.isTrailing, next > 0, parameters[next - 1].isVariadic {
                matching[next - 1].append(index)
                continue
            }
            var candidate = next
            while candidate < parameters.count, !fits(argument, parameters[candidate], candidate) {
                candidate += 1
            }
            // Where no parameter is a function, a closure stands for the last one that may be anything.
            if candidate == parameters.count, argument.isTrailing, argument.label == nil,
                let last = parameters.indices.last, last >= next, parameters[last].type.isGeneric
            {
                candidate = last
            }
            guard candidate < parameters.count else { return (matching, mismatch(index, next)) }
            for skipped in next..<candidate where isRequired(parameters[skipped]) {
                return (matching, argument.isTrailing ? .missing(parameters[skipped]) : mismatch(index, skipped))
            }
            matching[candidate] = [index]
            next = candidate + 1
        }
        for rest in next..<max(next, parameters.count) where isRequired(parameters[rest]) {
            return (matching, .missing(parameters[rest]))
        }
        return (matching, nil)
    }

    private func fits(_ argument: Argument, _ parameter: Parameter, _ index: Int) -> Bool {
        guard argument.isTrailing else { return argument.label == parameter.label }
        if let label = argument.label { return label == parameter.label || label == "_" }
        guard parameter.takesFunction else {
            // A value of any type may be a closure, where no later parameter asks for one.
            return parameter.isOfAnyType && !parameters[(index + 1)...].contains(where: \.takesFunction)
        }
        // A closure parameter that may be left out gives way to a later one that may not.
        if parameter.hasDefault {
            let labels = Set(arguments.compactMap { $0.isTrailing ? $0.label : nil })
            return !parameters[(index + 1)...].contains {
                $0.takesFunction && !$0.hasDefault && !labels.contains($0.label ?? "")
            }
        }
        return true
    }

    private func isRequired(_ parameter: Parameter) -> Bool { !parameter.hasDefault && !parameter.isVariadic }

    private func mismatch(_ index: Int, _ next: Int) -> Mismatch {
        let argument = arguments[index]
        if argument.isTrailing { return .extraClosure(index) }
        guard next < parameters.count else { return .extra(index) }
        let parameter = parameters[next]
        // A later argument has the label, or this one belongs to a later parameter.
        if isRequired(parameter),
            arguments.contains(where: { $0.label != nil && $0.label == parameter.label })
                || arguments.count < parameters.filter(isRequired).count
                || argument.label != nil && parameters[next...].contains(where: { $0.label == argument.label })
        {
            return .missing(parameter)
        }
        if arguments.count > parameters.count { return .extra(index) }
        if let label = argument.label,
            let nearest = NearestName.nearest(to: label, in: parameters[next...].compactMap(\.label))
        {
            return .label(index, expected: nearest)
        }
        // `VStack(8)`: the number is for the parameter that takes one, where those before it may be left out.
        if argument.label == nil, argument.isNumber, !isRequired(parameter),
            let meant = parameters[next...].first(where: { $0.label != nil && $0.type.isPlainNumber })
        {
            return .label(index, expected: meant.label)
        }
        return .label(index, expected: parameter.label)
    }
}

extension Parameter {
    /// Whether its type is a generic parameter, so that it may turn out to be a function.
    var isOfAnyType: Bool {
        if case .parameter = type { return !isAutoclosure }
        return false
    }

    /// Whether a closure can be passed.
    var takesFunction: Bool {
        if isAutoclosure { return false }
        switch type {
        case .function: return true
        case .nominal(let nominal):
            guard nominal.declaration.isOptional, case .function? = nominal.arguments.first else {
                return false
            }
            return true
        default: return false
        }
    }
}

extension Checker {
    /// The arguments of a call, trailing closures included.
    func arguments(of call: FunctionCallExprSyntax) -> [Argument] {
        arguments(of: call.arguments)
            + trailing(call.trailingClosure, call.additionalTrailingClosures)
    }

    /// The arguments of a subscript, trailing closures included.
    func arguments(of call: SubscriptCallExprSyntax) -> [Argument] {
        arguments(of: call.arguments)
            + trailing(call.trailingClosure, call.additionalTrailingClosures)
    }

    private func trailing(
        _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
    ) -> [Argument] {
        func argument(_ label: String?, _ closure: ClosureExprSyntax) -> Argument {
            Argument(
                label: label, content: .syntax(ExprSyntax(closure)), isTrailing: true, position: position(closure))
        }
        return (first.map { [argument(nil, $0)] } ?? []) + others.map { argument($0.label.plainText, $0.closure) }
    }

    func arguments(of list: LabeledExprListSyntax) -> [Argument] {
        list.map { element in
            Argument(
                label: element.label.map(\.plainText), content: .syntax(element.expression), position: position(element)
            )
        }
    }
}
