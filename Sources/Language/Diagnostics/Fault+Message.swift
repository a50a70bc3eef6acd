extension Fault {
    /// One plain sentence.
    var message: String {
        switch self {
        case .overflow: "arithmetic overflow: the result does not fit into the type of the numbers"
        case .divisionByZero: "division by zero"
        case .invertedRange: "the range ends before it begins; write the smaller bound first"
        case .indexOutOfRange(let index, 0): "index \(index) is out of range: the collection is empty"
        case .indexOutOfRange(let index, let count): "index \(index) is out of range: the indices are 0..<\(count)"
        case .emptyCollection: "there is nothing to take out: the collection is empty"
        case .duplicateKey(let key): "the key \(key) stands in the dictionary twice"
        case .unexpectedNil: "unexpectedly found nil while unwrapping an Optional value; use 'if let' or '??'"
        case .failedCast(let type): "the value is no \(type); use 'as?'"
        case .uncaughtError(let error): "uncaught error: \(error); catch it with 'do { … } catch { … }'"
        case .uninitialized(let name): "'\(name)' is used before it has a value"
        case .givenTwice(let name): "immutable value '\(name)' may only be initialized once"
        case .tooDeep(let depth): "calls are nested \(depth) deep: the function calls itself without end"
        case .tooManySteps(let limit): "stopped after \(limit) steps: the program may run without end"
        case .tooManyElements(let count?, let limit):
            "\(count) elements are more than a collection or a text may have here: \(limit)"
        case .tooManyElements(nil, let limit):
            "the sequence is longer than a collection may be here: \(limit) elements; take a part first, such as 'prefix(100)'"
        case .negativeCount(let count): "a count cannot be negative: \(count)"
        case .tooManyViews(let count, let limit):
            "'ForEach' over \(count) elements would make more views than it may: \(limit); show a part, such as 'prefix(100)'"
        case .interrupted: "interrupted"
        case .zeroStride: "a stride of zero never ends"
        case .refused(let reason): reason
        case .stopped(""): "the program stopped itself"
        case .stopped(let message): "the program stopped itself: \(message)"
        case .unknownType: "the value does not know its type here; name the type itself"
        case .objectGone: "the object that is captured as 'unowned' is gone; write 'weak'"
        case .overlappingAccess: "overlapping accesses: a variable is used while a call is changing it"
        case .wrongArgument: "a value is of another type than was checked: a fault of the language"
        case .mismatch(let signature, let argument, let expected):
            "argument \(argument) of '\(signature)' is no \(expected): a fault of the built-in"
        case .doesNotFit(let type): "the number cannot be converted to \(type): it does not fit"
        case .indexOutOfSlice(let index, let indices):
            "index \(index) is out of range: the indices of this part are \(indices); a slice keeps those of its array"
        case .textIndexOutOfRange: "String index is out of bounds"
        case .unsupported(let name): "'\(name)' cannot run yet"
        }
    }
}
