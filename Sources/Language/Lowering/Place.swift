import Catalogue

/// Something that can be read, replaced, or changed in part; what leads there is evaluated once.
struct Place {
    /// The value.
    let read: Code
    /// Puts another value there.
    let write: (Frame, Value) throws -> Void
    /// Lends the value to a closure, which may change it.
    let modify: (Frame, (inout Value) throws -> Void) throws -> Void
    /// The part of a variable that it is; nil where something else leads there.
    var part: VariablePart?

    /// Lends a value that accessors read to `body`, and writes it when that is done: also where it throws an error of the
    /// program or an optional chain ends in it, as nothing but a fault keeps a setter from being called.
    static func lend(
        _ value: Value, to body: (inout Value) throws -> Void, writing write: (Value) throws -> Void
    ) throws {
        var value = value
        do {
            try body(&value)
        } catch  where error is ChainEnd || error is ThrownValue {
            try write(value)
            throw error
        }
        try write(value)
    }
}
