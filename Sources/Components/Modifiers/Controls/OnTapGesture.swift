import Drawing
import StyleEngine

/// Runs an action when a view is tapped.
struct OnTapGestureModifier: PrimitiveModifier {
    let action: () -> Void

    static func resolve(
        _ modifier: OnTapGestureModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let inner = resolver.open(
            TypeIdentity(OnTapGestureModifier.self), .modifier, interaction: .tap(modifier.action), at: inputs)
        content(inner)
    }
}

extension View {
    /// Runs an action when a view is tapped. Tapping it once in a session or a test stands for as many taps as `count`
    /// asks for.
    ///
    /// - Example: `@State var taps = 0; Text("\(taps) taps").onTapGesture { taps += 1 }`
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(OnTapGestureModifier(action: action))
    }

    /// Runs an action when a view is tapped, and tells it where: a tap by command is at the origin. A tap in a session
    /// or a test has no place of its own: it is told to be at the origin of the space.
    ///
    /// - Example: `Text("a").onTapGesture { place in print(place.x) }`
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(OnTapGestureModifier(action: { action(CGPoint()) }))
    }
}
