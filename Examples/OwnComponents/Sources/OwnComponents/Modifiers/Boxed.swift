import Atelier

/// How much something wants to be seen.
///
/// - Example: `Text("a").boxed(.loud)`
public enum Tone: CaseIterable {
    /// A thin line in the colour of text.
    case calm
    /// A red line, and room inside.
    case loud
}

extension View {
    /// Puts a box around a view.
    ///
    /// - Example: `Rating(4).boxed()`
    public func boxed(_ tone: Tone = .calm) -> some View {
        padding(tone == .loud ? 8 : 0).border(tone == .loud ? Color.red : Color.primary)
    }
}
