import StyleEngine

extension View {
    /// Draws what stands in the view as one before effects act on it; pictures of characters always do.
    ///
    /// - Example: `HStack { Text("a"); Text("b") }.compositingGroup().opacity(0.5)`
    public func compositingGroup() -> some View { self }

    /// Draws the view into an image of its own; in pictures of characters that makes no difference.
    ///
    /// - Example: `HStack { Text("a"); Text("b") }.drawingGroup()`
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
}
