import Components
import Drawing
import StyleEngine

/// Draws a view 40 columns wide at most.
func picture<Content: View>(width: Int = 40, @ViewBuilder _ content: () -> Content) throws -> String {
    try Picture(of: Resolver().resolve(content()), width: width).text
}

/// Draws a resolved tree 40 columns wide at most.
func picture(of node: Node) -> String {
    Picture(of: node, width: 40).text
}
