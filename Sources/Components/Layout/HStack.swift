import Catalogue
import Drawing
import StyleEngine

/// Views side by side.
public struct HStack<Content: View>: StackView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Views side by side. A spacing is in points.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _resolve(_ view: HStack, at inputs: Inputs, by resolver: Resolver) {
        resolveRow(view, at: inputs, by: resolver)
    }
}

extension BuiltIns {
    static let hStack = stack("HStack", VerticalAlignment.self, "Views side by side.") { alignment, spacing, content in
        AnyView(HStack(alignment: alignment, spacing: spacing) { content })
    }
}
