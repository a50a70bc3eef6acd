import Catalogue
import StyleEngine

extension View {
    /// Draws what stands in the view as one before effects act on it; pictures of characters always do.
    public func compositingGroup() -> some View { self }

    /// Draws the view into an image of its own; in pictures of characters that makes no difference.
    public func drawingGroup(opaque: Bool = false) -> some View { self }
}

extension BuiltIns {
    static let drawingGroup: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func compositingGroup() -> some View",
                    "Draws what stands in the view as one before effects act on it; pictures of characters always do.",
                    example: #"HStack { Text("a"); Text("b") }.compositingGroup().opacity(0.5)"#
                ) { (content: AnyView) in content },
                BuiltIn(
                    "func drawingGroup(opaque: Bool = false) -> some View",
                    "Draws the view into an image of its own; in pictures of characters that makes no difference.",
                    example: #"HStack { Text("a"); Text("b") }.drawingGroup()"#
                ) { (content: AnyView, isOpaque: Bool) in content },
            ])
    ]
}
