import Catalogue
import Drawing
import StyleEngine

/// Views of which the beginning is shown where they need more space than there is.
///
/// - Example: `ScrollView { ForEach(0..<9) { Text("\($0)") } }.frame(height: 48)`
public struct ScrollView<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Views that can be scrolled along some axes. A picture shows no indicators.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _resolve(_ view: ScrollView, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .vertical) { _, inside in
            Element(ScrollLayout(view.axes), [.column(of: inside)])
        }
        let inner = resolver.open(TypeIdentity(ScrollView.self), .primitive, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}
