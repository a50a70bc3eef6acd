import Drawing
import StyleEngine

/// Draws a view elsewhere than where it stands, in points.
struct OffsetModifier: PrimitiveModifier {
    let x: CGFloat
    let y: CGFloat

    static func resolve(
        _ modifier: OffsetModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = KeptModifier(modifier) { modifier.layout(at: $0) }
        content(resolver.open(TypeIdentity(OffsetModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension OffsetModifier {
    func layout(at place: Surroundings) -> OffsetLayout {
        OffsetLayout(
            x: cells(x, .horizontal, at: place), y: cells(y, .vertical, at: place),
            halves: (place.halfCells(x, along: .horizontal, "offset"), place.halfCells(y, along: .vertical, "offset")))
    }

    /// The cells of a way, which is as long back as it is ahead.
    private func cells(_ way: CGFloat, _ axis: Axis, at place: Surroundings) -> Int {
        guard way < 0, way.isFinite else { return place.cells(way, along: axis, "offset") ?? 0 }
        return -(place.cells(-way, along: axis, "offset") ?? 0)
    }
}

extension View {
    /// Draws a view elsewhere than where it stands, in points.
    ///
    /// - Example: `Text("a").offset(x: 16)`
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(x: x, y: y))
    }

    /// Draws a view elsewhere than where it stands, in points.
    ///
    /// - Example: `Text("a").offset(CGSize(width: 16, height: 0))`
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
}
