import Drawing
import StyleEngine

/// A modifier that is drawn as something around each view inside.
protocol DrawnModifier: PrimitiveModifier {
    /// What is put around a view at a place; nil leaves it as it is.
    func drawing(at place: Surroundings) -> (any Drawable)?
}

/// A modifier that shows every colour inside through a filter. Plain text can't show it, so that the legend tells it.
protocol ColorFilterModifier: DrawnModifier {
    /// What is done to a colour where the plain foreground has another one; nil where that is nothing.
    func filter(primary: RGB) -> ColorFilter?
    /// What the modifier is called, and its numbers. Where one of them is none, or has no end, nothing is drawn.
    var numbers: (name: String, values: [CGFloat]) { get }
}

extension ColorFilterModifier {
    func drawing(at place: Surroundings) -> (any Drawable)? {
        for value in numbers.values where place.number(value, numbers.name) == nil { return nil }
        return filter(primary: place.environment.colorScheme == .dark ? .white : .black).map { ToneLayout.filter($0) }
    }
}

extension DrawnModifier {
    static func resolve(
        _ modifier: Self, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = KeptModifier(modifier) { modifier.drawing(at: $0) }
        content(resolver.open(TypeIdentity(Self.self), .modifier, payload: payload, at: inputs))
    }
}
