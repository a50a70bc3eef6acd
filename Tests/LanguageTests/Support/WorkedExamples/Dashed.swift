import Catalogue
import Components
import StyleEngine

extension View {
    /// Puts dashes on both sides of a view.
    public func dashed() -> some View {
        HStack {
            Text("--")
            self
            Text("--")
        }
    }
}

extension BuiltIns {
    static let dashed = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func dashed() -> some View", "Puts dashes on both sides of a view.",
                    example: #"Text("a").dashed()"#
                ) { (content: AnyView) in AnyView(content.dashed()) }
            ])
    ]
}
