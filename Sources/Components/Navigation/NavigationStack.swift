import Catalogue
import Drawing
import StyleEngine

/// A view with the title that it says for itself above it. Where its links lead to is not shown.
///
/// - Example: `NavigationStack { List { Text("Sencha"); Text("Assam") }.navigationTitle("Teas") }`
public struct NavigationStack<Root: View>: PrimitiveView {
    private let root: Root

    /// A view with its title above it.
    public init(@ViewBuilder root: () -> Root) { self.root = root() }

    public static func _resolve(_ view: NavigationStack, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .vertical) { place, elements in
            let content = Element.column(of: elements)
            guard let title = content.navigationTitle else { return content.onGround(in: place) }
            let column = Element(StackLayout.vertical(title.alignment), title.elements() + [content])
            return Element(SnugLayout(), [column]).onGround(in: place)
        }
        var inner = resolver.open(TypeIdentity(NavigationStack.self), .primitive, payload: payload, at: inputs)
        inner.environment.bringGround()
        Root._resolve(view.root, at: inner, by: resolver)
    }
}

/// What programs called a navigation stack before it: a view with the title that it says for itself above it.
///
/// - Example: `NavigationView { Text("Sencha").navigationTitle("Teas") }`
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// A view with its title above it.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { NavigationStack { content } }
}
