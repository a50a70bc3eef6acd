import Catalogue
import Drawing
import StyleEngine

/// Views one below the other, which SwiftUI makes when they are seen; a picture shows them all.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views one below the other, which SwiftUI makes when they are seen; a picture shows them all. A spacing is in points.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _resolve(_ view: LazyVStack, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .vertical) { place in
            StackLayout.vertical(view.alignment, spacing: view.spacing.map(place.rows))
        }
        let inner = resolver.open(TypeIdentity(LazyVStack.self), .primitive, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

extension BuiltIns {
    static let lazyVStack: [BuiltInGroup] = [
        BuiltInGroup(
            "struct LazyVStack<Content: View>: View",
            "Views one below the other, which SwiftUI makes when they are seen; a picture shows them all.",
            example: #"LazyVStack { Text("a"); Text("b") }"#,
            [
                BuiltIn(
                    "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)",
                    "Views one below the other, which SwiftUI makes when they are seen; a picture shows them all."
                ) { (alignment: HorizontalAlignment, spacing: Double?, content: ViewClosure) in
                    AnyView(LazyVStack(alignment: alignment, spacing: spacing) { content() })
                }
            ])
    ]
}
