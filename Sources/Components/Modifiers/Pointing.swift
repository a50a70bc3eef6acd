import Catalogue
import StyleEngine

/// What a pointer or a finger meets. Somebody at a terminal names a node instead, so that nothing of it acts.
extension View {
    /// The shape inside of which taps count on a screen; `:tap` names the view, whatever its shape.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Runs an action when a pointer enters or leaves the view. There is none at a terminal, so that it never runs.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// What a pointer that rests on the view shows. There is none at a terminal.
    public func help<S: StringProtocol>(_ text: S) -> some View { self }
}

extension BuiltIns {
    static let pointing: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View",
                    "The shape inside of which taps count on a screen; ':tap' names the view, whatever its shape.",
                    example:
                        #"HStack { Text("a"); Spacer() }.contentShape(Rectangle()).onTapGesture { print("tapped") }"#
                ) { (content: AnyView, shape: AnyShape, isEvenOdd: Bool) in content },
                BuiltIn(
                    "func onHover(perform action: @escaping (Bool) -> Void) -> some View",
                    "Runs an action when a pointer enters or leaves the view; there is none at a terminal.",
                    example: #"Text("a").onHover { inside in print(inside) }"#
                ) { (content: AnyView, action: FunctionValue) in content },
                BuiltIn(
                    "func help<S: StringProtocol>(_ text: S) -> some View",
                    "What a pointer that rests on the view shows; there is none at a terminal.",
                    example: #"Button("a") {}.help("Does a thing")"#
                ) { (content: AnyView, text: Value) in content },
            ])
    ]
}
