import Catalogue
import Drawing
import StyleEngine

/// Whether the signs beside what scrolls are shown. SwiftUI's `ScrollIndicatorVisibility`.
///
/// - Example: `ScrollView { Text("a") }.scrollIndicators(.never)`
public enum ScrollIndicatorVisibility: Hashable, Sendable, NativeConvertible {
    /// As usual, or not, or as little as can be.
    case automatic, visible, hidden, never
}

/// What a screen does where something scrolls. A picture shows its beginning, and the legend says how much is left.
extension View {
    /// Whether there are signs beside what scrolls; a picture has none. A picture has none.
    ///
    /// - Example: `ScrollView { Text("a") }.scrollIndicators(.hidden)`
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        self
    }

    /// Keeps what is inside from being scrolled; a picture stays where it is. A picture stays where it is.
    ///
    /// - Example: `ScrollView { Text("a") }.scrollDisabled(true)`
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
}
