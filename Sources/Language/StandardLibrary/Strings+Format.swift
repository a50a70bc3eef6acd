import Catalogue

extension StandardLibrary {
    /// `String(format:)`, as Foundation has it.
    static let formattedTexts: [BuiltIn] = [
        BuiltIn(
            "init(format: String, _ arguments: Any...)", "A text put together by a format.",
            example: #"String(format: "%d of %.1f", 3, 4.25)"#
        ) { (format: String, arguments: [Value]) in
            do {
                let text = try TextFormat.text(format, try arguments.map(formatArgument))
                try Work.charge(text.utf8.count * stepsOfDigit)
                return text
            } catch TextFormat.Problem.tooLong(let count) {
                throw Fault.tooManyElements(count: count, limit: TextFormat.limit)
            } catch let problem as TextFormat.Problem {
                throw Fault.stopped(problem.message)
            }
        }
    ]

    /// Steps for a byte that a format makes: digits are worked out one by one.
    private static let stepsOfDigit = 4

    private static func formatArgument(_ value: Value) throws -> TextFormat.Argument {
        switch TypedValue.content(of: value) {
        case .int(let number): return .integer(number)
        case .double(let number): return .number(number)
        case .string(let text): return .text(text)
        case .native(let native):
            if let number = native.any as? any BinaryInteger { return .integer(Int(truncatingIfNeeded: number)) }
            if let number = native.any as? Float { return .number(Double(number)) }
        default: break
        }
        throw Fault.stopped("a format takes numbers and texts")
    }
}

extension TextFormat.Problem {
    /// What is wrong, and what to do.
    fileprivate var message: String {
        switch self {
        case .missingArgument(let place): "the format has no value for '\(place)'"
        case .wrongKind(let place):
            "the value for '\(place)' is of another kind: '%d' takes whole numbers, '%f' fractions, '%@' texts"
        case .tooLong: "a text may have \(TextFormat.limit) bytes"
        case .unknown(let place): "'\(place)' is no place of a format; '%d', '%x', '%f', '%e', '%g', '%s' and '%@' are"
        }
    }
}
