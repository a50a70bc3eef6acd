import Catalogue

/// A value that an entry shows.
public struct ShownValue {
    /// Its text, as the Swift REPL writes it.
    public let text: String
    /// Its type, as it is written.
    public let type: String
    /// What somebody who entered it most likely forgot.
    public let omission: Omission?

    /// What is often forgotten, so that a value is shown instead of what it would do.
    public enum Omission: Equatable, Sendable {
        /// The parentheses that call a function.
        case call
        /// The name of the protocol `View` behind that of a type that has a body, or the view that it modifies: what to write.
        case view(type: String, instead: String)
    }

    /// What an entry shows of a value of a known type.
    init(_ value: Value, of type: SwiftType) {
        text = Description.answer(value, of: type)
        self.type = "\(type)"
        if case .function = type {
            omission = .call
        } else {
            omission = type.insteadOfNoView.map { .view(type: "\(type)", instead: $0) }
        }
    }
}
