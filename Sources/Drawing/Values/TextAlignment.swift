/// How the lines of a text stand under each other. SwiftUI's `TextAlignment`.
///
/// - Example: `Text("one\nthree").multilineTextAlignment(.trailing)`
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines begin at the left edge, stand in the middle, or end at the right edge.
    case leading, center, trailing

    /// Where a line begins in a block of a given width, in half columns.
    func indent(of line: Int, in width: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: max(0, width - line)
        case .trailing: max(0, width - line) * 2
        }
    }
}
