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
                }
            ])
    ]
}
