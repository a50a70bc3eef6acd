import Catalogue
import Drawing
import StyleEngine

/// Runs an action when a view is tapped.
struct TapGestureModifier: PrimitiveModifier {
    let action: () -> Void

    static func resolve(
        _ modifier: TapGestureModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let inner = resolver.open(
            TypeIdentity(TapGestureModifier.self), .modifier, interaction: .tap(modifier.action), at: inputs)
        content(inner)
    }
}

extension View {
    /// Runs an action when the view is tapped. Tapping it once in a session or a test stands for as many taps as `count`
    /// asks for.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapGestureModifier(action: action))
    }

    /// Runs an action when the view is tapped, and tells it where. A tap in a session or a test has no place of its own: it
    /// is told to be at the origin of the space.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(TapGestureModifier(action: { action(CGPoint()) }))
    }
}

extension BuiltIns {
    static let onTapGesture: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View",
                    "Runs an action when a view is tapped.", example: #"Text("a").onTapGesture { print("tapped") }"#
                ) { (content: AnyView, count: Int, action: Action) in
                    AnyView(content.onTapGesture(count: count) { action() })
                },
                BuiltIn(
                    "func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, "
                        + "perform action: @escaping (CGPoint) -> Void) -> some View",
                    "Runs an action when a view is tapped, and tells it where: a tap by command is at the origin.",
                    example: #"Text("a").onTapGesture { place in print(place.x) }"#
                ) { (content: AnyView, count: Int, space: CoordinateSpace, action: Action) in
                    AnyView(
                        content.onTapGesture(count: count, coordinateSpace: space) { (place: CGPoint) in
                            action(place.value)
                        })
                },
            ])
    ]
}
