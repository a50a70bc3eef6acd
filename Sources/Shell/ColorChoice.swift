import ArgumentParser

/// The value of `--color`.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
    case auto, always, never

    /// Whether colour is to be written to standard output.
    var isOn: Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: Terminal.hasColor
        }
    }
}
