import Catalogue

/// What `hash(into:)` of a declared type feeds: it collects the values, so that hashing does not depend on the run.
struct HasherValue: NativeConvertible, CustomStringConvertible {
    var description: String { "Hasher" }

    /// What was fed so far.
    var values: [Value] = []

    /// Feeds a value to the hasher that `hasher` holds.
    static func combine(_ value: Value, into hasher: inout Value) throws {
        guard var own = HasherValue(hasher) else { throw Fault.wrongArgument }
        own.values.append(value)
        hasher = own.value
    }
}
