import Catalogue
import Drawing
import StyleEngine

/// The first of several views that fits into the room there is; the last one where none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Views of which the first that fits is shown; `axes` are the directions in which it must.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _resolve(_ view: ViewThatFits, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container { _ in FirstFitLayout(in: view.axes) }
        let inner = resolver.open(TypeIdentity(ViewThatFits.self), .primitive, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

extension BuiltIns {
    static let viewThatFits: [BuiltInGroup] = [
        BuiltInGroup(
            "struct ViewThatFits<Content: View>: View", "The first of several views that fits.",
            example: #"ViewThatFits { Text("a long way to say it"); Text("short") }.frame(width: 80)"#,
            [
                BuiltIn(
                    "init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)",
                    "Views of which the first that fits is shown."
                ) { (axes: Axis.Set, content: ViewClosure) in AnyView(ViewThatFits(in: axes) { content() }) }
            ])
    ]
}
