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
    public func animation<Watched: Equatable>(_ animation: Animation?, value: Watched) -> some View { self }

    /// Says how the view moves when anything changes; a picture shows where that ends.
    public func animation(_ animation: Animation?) -> some View { self }
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
            ]),
    ]
}
