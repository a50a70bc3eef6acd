import Catalogue
import Drawing
import StyleEngine

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views side by side. A spacing is in points.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _resolve(_ view: HStack, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .horizontal) { place in
            StackLayout.horizontal(view.alignment, spacing: view.spacing.map(place.columns))
        }
        let inner = resolver.open(TypeIdentity(HStack.self), .primitive, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

extension BuiltIns {
    static let hStack: [BuiltInGroup] = [
        BuiltInGroup(
            "struct HStack<Content: View>: View", "Views side by side.",
            example: #"HStack { Text("a"); Text("b") }"#,
            [
                BuiltIn(
                    "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)",
                    "Views side by side."
                ) { (alignment: VerticalAlignment, spacing: Double?, content: ViewClosure) in
                    AnyView(HStack(alignment: alignment, spacing: spacing) { content() })
                }
            ])
    ]
}
