import Catalogue
import Drawing
import StyleEngine

/// Views side by side, which SwiftUI makes when they are seen; a picture shows them all.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views side by side, which SwiftUI makes when they are seen; a picture shows them all. A spacing is in points.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _resolve(_ view: LazyHStack, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .horizontal) { place in
            StackLayout.horizontal(view.alignment, spacing: view.spacing.map(place.columns))
        }
        let inner = resolver.open(TypeIdentity(LazyHStack.self), .primitive, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

extension BuiltIns {
    static let lazyHStack: [BuiltInGroup] = [
        BuiltInGroup(
            "struct LazyHStack<Content: View>: View",
            "Views side by side, which SwiftUI makes when they are seen; a picture shows them all.",
            example: #"LazyHStack { Text("a"); Text("b") }"#,
            [
                BuiltIn(
                    "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)",
                    "Views side by side, which SwiftUI makes when they are seen; a picture shows them all."
                ) { (alignment: VerticalAlignment, spacing: Double?, content: ViewClosure) in
                    AnyView(LazyHStack(alignment: alignment, spacing: spacing) { content() })
                }
            ])
    ]
}
