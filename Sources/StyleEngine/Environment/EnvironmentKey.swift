/// A key of the environment, and the value that is read where nothing was written (rule A4).
public protocol EnvironmentKey {
    /// What the key stands for.
    associatedtype Value

    /// What is read where nothing was written.
    static var defaultValue: Value { get }
}
