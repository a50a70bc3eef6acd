import Atelier

extension View {
    /// Puts a caption below a view.
    ///
    /// - Example: `Rating(4).captioned("as good as new")`
    public func captioned(_ caption: LocalizedStringKey, alignment: HorizontalAlignment = .leading) -> some View {
        VStack(alignment: alignment) {
            self
            Text(caption).foregroundStyle(.secondary)
        }
    }
}
