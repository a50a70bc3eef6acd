import Drawing
import StyleEngine

/// Puts a view into a frame that follows what is proposed, between bounds.
struct FlexibleFrameModifier: PrimitiveModifier {
    struct Bounds {
        let min: CGFloat?
        let ideal: CGFloat?
        let max: CGFloat?

        func cells(along axis: Axis, _ name: String, at place: Surroundings) -> FlexibleFrameLayout.Bounds {
            FlexibleFrameLayout.Bounds(
                min: min.flatMap { place.length($0, along: axis, "min" + name) },
                ideal: ideal.flatMap { place.length($0, along: axis, "ideal" + name) },
                max: max.flatMap { place.limit($0, along: axis, "max" + name) })
        }
    }

    let horizontal: Bounds
    let vertical: Bounds
    let alignment: Alignment

    static func resolve(
        _ modifier: FlexibleFrameModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = KeptModifier(modifier) { place in
            FlexibleFrameLayout(
                horizontal: modifier.horizontal.cells(along: .horizontal, "Width", at: place),
                vertical: modifier.vertical.cells(along: .vertical, "Height", at: place), alignment: modifier.alignment)
        }
        content(resolver.open(TypeIdentity(FrameModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Puts a view into a frame that follows what is proposed, between bounds in points.
    ///
    /// - Example: `Text("a").frame(maxWidth: .infinity, alignment: .leading).border(.primary)`
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
                vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
    }
}
