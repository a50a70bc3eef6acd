import Catalogue

/// Something that can be read, replaced, or changed in part; what leads there is evaluated once.
struct Place {
    /// The value.
    let read: Code
    /// Puts another value there.
    let write: (Frame, Value) throws -> Void
    /// Lends the value to a closure, which may change it.
    let modify: (Frame, (inout Value) throws -> Void) throws -> Void
}
