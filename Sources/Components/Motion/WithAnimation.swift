import Catalogue
import StyleEngine

/// Makes a change, which a screen would show as a movement and a picture shows at its end.
///
/// - Returns: what the change returns.
/// - Throws: what the change throws.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

extension View {
    /// Says how the view moves when a value changes; a picture shows where that ends.
    ///
    /// - Record: by hand
    public func animation<Watched: Equatable>(_ animation: Animation?, value: Watched) -> some View { self }

    /// Says how the view moves when anything changes; a picture shows where that ends.
    ///
    /// - Record: by hand
    public func animation(_ animation: Animation?) -> some View { self }

    /// Says how what the closure changes of the view moves; a picture shows where that ends.
    ///
    /// - Record: by hand
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: AnyView(self)))
    }
}

extension Binding {
    /// The binding itself: a picture shows where a change of its value ends.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// The view that a modifier is written on, as it is handed to the modifier's closure: SwiftUI's `PlaceholderContentView`.
public struct PlaceholderContentView<Value>: PrimitiveView {
    let content: AnyView

    public static func _resolve(_ view: PlaceholderContentView, at inputs: Inputs, by resolver: Resolver) {
        AnyView._resolve(view.content, at: inputs, by: resolver)
    }
}

extension BuiltIns {
    static let withAnimation: [BuiltInGroup] = [
        BuiltInGroup(
            "",
            [
                BuiltIn(
                    "func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result",
                    "Makes a change that moves on a screen; a picture shows where it ends.",
                    example: #"Button("a") { withAnimation(.spring) { print("changed") } }"#
                ) { (animation: Animation?, body: FunctionValue) in try body.call([]) }
            ]),
        BuiltInGroup(
            "extension Binding",
            [
                BuiltIn(
                    "func animation(_ animation: Animation? = .default) -> Binding<Value>",
                    "The binding itself, whose changes move on a screen; a picture shows where they end.",
                    example: #"@State var on = true; Toggle("a", isOn: $on.animation())"#, swift: "return self")
            ]),
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View",
                    "Says how the view moves when a value changes; a picture shows where that ends.",
                    example: #"Text("a").animation(.easeOut(duration: 0.2), value: 1)"#
                ) { (content: AnyView, animation: Animation?, value: Value) in content },
                BuiltIn(
                    "func animation(_ animation: Animation?) -> some View",
                    "Says how the view moves when anything changes; a picture shows where that ends.",
                    example: #"Text("a").animation(.easeOut)"#
                ) { (content: AnyView, animation: Animation?) in content },
                BuiltIn(
                    "func animation<V: View>(_ animation: Animation?, "
                        + "@ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View",
                    "Says how what the closure changes moves; a picture shows where that ends.",
                    example: #"Text("a").animation(.easeOut) { $0.opacity(0.5) }"#
                ) { (content: AnyView, animation: Animation?, body: ViewClosure) in body(content.value) },
            ]),
        BuiltInGroup(
            "struct PlaceholderContentView<Value>: View",
            "The view that a modifier is written on, as it is handed to the modifier's closure.",
            example: #"Text("a").animation(.easeOut) { $0.opacity(0.5) }"#),
    ]
}
