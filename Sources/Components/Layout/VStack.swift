import Catalogue
import Drawing
import StyleEngine

/// Views one below the other.
public struct VStack<Content: View>: StackView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Views one below the other. A spacing is in points.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _resolve(_ view: VStack, at inputs: Inputs, by resolver: Resolver) {
        resolveColumn(view, at: inputs, by: resolver)
    }
}

extension BuiltIns {
    static let vStack = stack("VStack", HorizontalAlignment.self, "Views one below the other.") {
        alignment, spacing, content in
        AnyView(VStack(alignment: alignment, spacing: spacing) { content })
    }
}
