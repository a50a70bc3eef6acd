/// What stops an evaluation, apart from errors that the program itself throws. The place is added where it happened;
/// the wording stands with the other diagnostics.
public enum Fault: Error, Equatable {
    /// The result of an arithmetic operation does not fit into an `Int`.
    case overflow
    /// A number does not fit into the type of that name.
    case doesNotFit(String)
    /// A division by zero.
    case divisionByZero
    /// A range whose end lies before its start.
    case invertedRange
    /// A subscript outside of a collection with `count` elements.
    case indexOutOfRange(index: Int, count: Int)
    /// An element cannot be put in there.
    case placeOutOfRange(index: Int, count: Int)
    /// A subscript outside of a part of an array, whose places are these.
    case indexOutOfSlice(index: Int, Range<Int>)
    /// An index outside of a text.
    case textIndexOutOfRange
    /// An element was asked of an empty collection.
    case emptyCollection
    /// So many elements were to be taken out of fewer.
    case takesTooMany(_ count: Int, of: Int)
    /// A dictionary literal, or `uniqueKeysWithValues`, with the same key twice.
    case duplicateKey(String)
    /// A forced `!` met nil.
    case unexpectedNil
    /// A cast with `as!` to a type that the value is not of.
    case failedCast(String)
    /// An error left `try!` or the whole entry.
    case uncaughtError(String)
    /// A variable was read before it was given a value.
    case uninitialized(String)
    /// A constant of the session was given a second value.
    case givenTwice(String)
    /// Calls are nested too deep: the program calls itself without end.
    case tooDeep
    /// A value is nested too deep to be compared, hashed or written as text.
    case nestedTooDeep
    /// A view of the library was to be written as text.
    case viewAsText
    /// A generic type is made of more types than one may.
    case typeTooLarge(limit: Int)
    /// A generic type is nested deeper than one may.
    case typeTooDeep(limit: Int)
    /// The evaluation took more steps than it may.
    case tooManySteps(limit: Int)
    /// The evaluation took more steps than it may, most of them in a built-in or in copies.
    case tooMuchWork(by: String, limit: Int)
    /// The evaluation took more memory than it may, in bytes.
    case tooMuchMemory(MemoryUse, limit: Int)
    /// The values of the session take more memory than they may, in bytes.
    case tooMuchKept(limit: Int)
    /// A text or a collection would be longer than one may be; the count where it is known.
    case tooManyElements(count: Int?, limit: Int)
    /// A built-in would make a value that takes more memory than one value may, in bytes.
    case tooLarge(by: String, limit: Int)
    /// A count below zero.
    case negativeCount(Int)
    /// The evaluation was stopped from outside.
    case interrupted
    /// `stride` by zero.
    case zeroStride
    /// The program stopped itself: `fatalError`, `precondition` or `assert`.
    case stopped(String)
    /// A built-in can do nothing with a value; the reason.
    case refused(String)
    /// `type(of:)` of a value in an existential that does not know its type.
    case unknownType
    /// An object that is captured as `unowned` is there no more.
    case objectGone
    /// A variable was used while a call was changing it.
    case overlappingAccess
    /// A built-in was handed a value that its signature does not allow: a fault of the built-in.
    case wrongArgument
    /// A built-in's closure does not fit its own signature: a fault of the built-in.
    case mismatch(signature: String, argument: Int, expected: String)
    /// Something that the language accepts but cannot run yet, named.
    case unsupported(String)
}
