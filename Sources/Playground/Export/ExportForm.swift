/// What a session is written down as.
public enum ExportForm: Equatable, Sendable {
    /// A program of one file, which imports Atelier and prints what the session shows.
    case program
    /// A file of a target that holds many sessions, each under the name of its type.
    case part
    /// A file for Xcode, with a preview for each canvas.
    case swiftUI
}
