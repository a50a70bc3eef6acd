import Drawing
import StyleEngine

/// Adds space around a view.
struct PaddingModifier: PrimitiveModifier {
    let insets: EdgeInsets
    /// The sides on which the usual space is added, beside the insets.
    var usual: Edge.Set = []

    static func resolve(
        _ modifier: PaddingModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = KeptModifier(modifier) { place in
            func cells(_ points: CGFloat, _ axis: Axis) -> Int { place.space(points, along: axis, "padding") ?? 0 }
            var insets = modifier.insets
            // As many cells in every scale.
            if modifier.usual.contains(.top) { insets.top = place.scale.row }
            if modifier.usual.contains(.bottom) { insets.bottom = place.scale.row }
            if modifier.usual.contains(.leading) { insets.leading = 2 * place.scale.column }
            if modifier.usual.contains(.trailing) { insets.trailing = 2 * place.scale.column }
            return PaddingLayout(
                top: cells(insets.top, .vertical), leading: cells(insets.leading, .horizontal),
                bottom: cells(insets.bottom, .vertical), trailing: cells(insets.trailing, .horizontal),
                width: (insets.leading + insets.trailing) / place.scale.column,
                height: (insets.top + insets.bottom) / place.scale.row)
        }
        content(resolver.open(TypeIdentity(PaddingModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Adds space on some sides of a view, in points: 8 are a column, 16 a row, and less than 8 above or below take no row.
    /// Where none is given it is 16, or what is as many cells in another scale: two columns, one row.
    ///
    /// - Example: `Text("a").padding(.horizontal, 24)`
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(length ?? 0, on: edges), usual: length == nil ? edges : []))
    }

    /// Adds space on all sides of a view, in points.
    ///
    /// - Example: `Text("a").padding(8)`
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Adds space on each side of a view, in points.
    ///
    /// - Example: `Text("a").padding(EdgeInsets(top: 16, leading: 8, bottom: 0, trailing: 8))`
    public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }
}
