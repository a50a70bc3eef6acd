/// What one property of a view, a modifier or a style reads of the environment of its place.
public struct EnvironmentReading {
    /// What it reads: the key path of a declared type, such as `\.colorScheme`, and else the type of the value.
    public let name: String
    /// The value as text.
    public let value: String

    /// Whether nothing was written, so that the default was read.
    public let isDefault: Bool

    /// A reading.
    public init(name: String, value: String, isDefault: Bool = false) {
        self.name = name
        self.value = value
        self.isDefault = isDefault
    }
}

extension Node {
    /// What the node's own properties read of the environment, in their order (rule A7).
    public var environmentReadings: [EnvironmentReading] { cells.compactMap(\.reading) }
}
