extension Fault {
    /// One plain sentence.
    var message: String {
        switch self {
        case .overflow: "arithmetic overflow: the result does not fit into the type of the numbers"
        case .divisionByZero: "division by zero"
        case .invertedRange: "the range ends before it begins; write the smaller bound first"
        case .indexOutOfRange(let index, 0): "index \(index) is out of range: the collection is empty"
        case .indexOutOfRange(let index, let count): "index \(index) is out of range: the indices are 0..<\(count)"
        case .placeOutOfRange(let index, let count):
            "index \(index) is out of range: elements are put in at 0...\(count)"
        case .emptyCollection: "there is nothing to take out: the collection is empty"
        case .takesTooMany(let count, let all): "cannot take out \(count): there are only \(all)"
        case .duplicateKey(let key): "the key \(key) stands in the dictionary twice"
        case .unexpectedNil: "unexpectedly found nil while unwrapping an Optional value; use 'if let' or '??'"
        case .failedCast(let type): "the value is no \(type); use 'as?'"
        case .uncaughtError(let error): "uncaught error: \(error); catch it with 'do { … } catch { … }'"
        case .uninitialized(let name): "'\(name)' is used before it has a value"
        case .givenTwice(let name): "immutable value '\(name)' may only be initialized once"
        case .tooDeep: "calls are nested too deep: the function calls itself without end, or too often"
        case .tooManySteps(let limit):
            "stopped after \(limit) steps, the most that an entry may take: end what runs without end, or try fewer or smaller values"
        case .tooMuchWork("copies", let limit):
            "stopped after \(limit) steps, most of them in copies: a collection that two variables share is copied when one of them changes; change it in place"
        case .tooMuchWork(Work.drawing, let limit):
            "stopped after \(limit) steps, most of them in drawing: show fewer views, or shorter texts"
        case .tooMuchWork(let name, let limit):
            "stopped after \(limit) steps, most of them in '\(name)': call it less often, or with less"
        case .tooMuchMemory(let use, let limit):
            "\(use.text) took the memory that an entry may use, \(Fault.memory(limit)): keep \(use.advice)"
        case .tooMuchKept(let limit):
            "the values that the session keeps take \(Fault.memory(limit)), the memory that they may use: give the largest variables smaller values, or ':reset'"
        case .nestedTooDeep: "the value is nested too deep: it holds itself over and over; nest it less"
        case .typeTooDeep(let limit):
            "a generic type is nested more than \(limit) deep; end what calls itself with a larger type each time, pass a value as 'Any', or wrap a long chain of modifiers of your own in 'AnyView(…)' now and then"
        case .typeTooLarge(let limit):
            "a generic type is made of more than \(limit) types: a function is called with what it makes of a type, over and over; end that, write 'AnyView(…)' for a view, or pass the value as 'Any'"
        case .tooManyElements(let count?, let limit):
            "\(count) elements are more than a collection or a text may have here: \(limit)"
        case .tooManyElements(nil, let limit):
            "the sequence is longer than a collection may be here: \(limit) elements; take a part first, such as 'prefix(100)'"
        case .tooLarge(let name, let limit):
            "'\(name)' makes a value of more than \(Fault.memory(limit)), the memory that one value may take: make it of fewer or shorter ones"
        case .negativeCount(let count): "a count cannot be negative: \(count)"
        case .interrupted: "interrupted"
        case .zeroStride: "a stride of zero never ends"
        case .refused(let reason): reason
        case .stopped(""): "the program stopped itself"
        case .stopped(let message): "the program stopped itself: \(message)"
        case .unknownType: "the value does not know its type here; name the type itself"
        case .viewAsText: Problem.viewAsText("the library")
        case .objectGone: "the object that is captured as 'unowned' is gone; write 'weak'"
        case .overlappingAccess: "overlapping accesses: a variable is used while a call is changing it"
        case .wrongArgument: "a value is of another type than was checked: a fault of the language"
        case .mismatch(let signature, let argument, let expected):
            "argument \(argument) of '\(signature)' is no \(expected): a fault of the built-in"
        case .doesNotFit(let type): "the number cannot be converted to \(type): it does not fit"
        case .indexOutOfSlice(let index, let indices):
            "index \(index) is out of range: the indices of this part are \(indices); a slice keeps those of its array"
        case .textIndexOutOfRange: "String index is out of bounds"
        case .unsupported(let name): "'\(name)' is not supported in Atelier"
        }
    }

    /// An amount of memory.
    private static func memory(_ bytes: Int) -> String {
        bytes >= 1 << 30 && bytes % (1 << 30) == 0 ? "\(bytes >> 30) GB" : "\(bytes >> 20) MB"
    }
}

extension MemoryUse {
    fileprivate var text: String {
        switch kind {
        case .values: "the values that were made"
        case .copiedArrays: "the copies of an array of \(count) elements"
        case .copiedTables: "the copies of a dictionary or set of \(count) elements"
        case .copiedInstances: "the copies of a value with \(count) properties"
        case .texts: "texts of up to \(count) bytes"
        case .collections: "collections of up to \(count) elements"
        case .pictures: "the views and their picture"
        }
    }

    fileprivate var advice: String {
        switch kind {
        case .values: "fewer at a time"
        case .copiedArrays, .copiedTables, .copiedInstances: "fewer copies, or change one in place"
        case .texts, .collections: "fewer, or shorter ones"
        case .pictures: "fewer views in it"
        }
    }
}
