import Components
import StyleEngine

extension View {
    /// Puts dashes on both sides of a view.
    ///
    /// - Example: `Text("a").dashed()`
    public func dashed() -> some View {
        HStack {
            Text("--")
            self
            Text("--")
        }
    }
}
