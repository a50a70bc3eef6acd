import Catalogue
import Drawing
import StyleEngine

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views one below the other. A spacing is in points.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _resolve(_ view: VStack, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .vertical) { place in
            StackLayout.vertical(view.alignment, spacing: view.spacing.map(place.rows))
        }
        let inner = resolver.open(TypeIdentity(VStack.self), .primitive, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

extension BuiltIns {
    static let vStack: [BuiltInGroup] = [
        BuiltInGroup(
            "struct VStack<Content: View>: View", "Views one below the other.",
            example: #"VStack(alignment: .leading) { Text("a"); Text("b") }"#,
            [
                BuiltIn(
                    "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)",
                    "Views one below the other."
                ) { (alignment: HorizontalAlignment, spacing: Double?, content: ViewClosure) in
                    AnyView(VStack(alignment: alignment, spacing: spacing) { content() })
                }
            ])
    ]
}
