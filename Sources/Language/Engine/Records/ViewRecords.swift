import Catalogue
import StyleEngine

extension EngineLibrary {
    /// Views, and what holds them together.
    static let views: [BuiltInGroup] = [
        BuiltInGroup(
            """
            protocol View {
                associatedtype Body: View
                @ViewBuilder var body: Body { get }
            }
            """, "A piece of what is shown.",
            example: """
                struct Greeting: View {
                    var body: some View { Text("Hello") }
                }
                """),
        BuiltInGroup(
            "struct EmptyView: View", "A view that shows nothing.", example: #"VStack { Text("a"); EmptyView() }"#,
            [BuiltIn("init()", "Creates a view that shows nothing.") { AnyView(EmptyView()) }]),
        BuiltInGroup(
            "struct AnyView: View", "A view whose type is erased.", example: #"AnyView(Text("Hello"))"#,
            [
                BuiltIn("init<V: View>(_ view: V)", "Erases the type of a view.", implementation: .intrinsic(.erasure)),
                BuiltIn(
                    "init<V: View>(erasing view: V)", "Erases the type of a view.", implementation: .intrinsic(.erasure)
                ),
            ]),
        BuiltInGroup(
            "struct Group<Content: View>: View", "Several views without a container of their own.",
            example: #"Group { Text("a"); Text("b") }"#,
            [
                BuiltIn("init(@ViewBuilder content: () -> Content)", "Groups views.") { (content: ViewClosure) in
                    AnyView(Group { content() })
                }
            ]),
        BuiltInGroup("extension Optional: View where Wrapped: View", []),
    ]

    /// Modifiers that a program declares.
    static let modifiers: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View",
            [
                BuiltIn(
                    "static func _printChanges()", "Says what led to the body that is being made.",
                    example: """
                        struct Watched: View {
                            var body: some View {
                                let _ = Self._printChanges()
                                Text("a")
                            }
                        }
                        Watched()
                        """
                ) {
                    EmptyView._printChanges()
                    return Value.void
                }
            ]),
        BuiltInGroup(
            "extension ViewModifier",
            [
                BuiltIn(
                    "static func _printChanges()", "Says what led to the body that is being made.",
                    example: """
                        struct Watched: ViewModifier {
                            func body(content: Content) -> some View {
                                let _ = Self._printChanges()
                                content
                            }
                        }
                        Text("a").modifier(Watched())
                        """
                ) {
                    EmptyView._printChanges()
                    return Value.void
                }
            ]),
        BuiltInGroup(
            """
            protocol ViewModifier {
                associatedtype Body: View
                typealias Content = ViewModifierContent
                @ViewBuilder func body(content: Content) -> Body
            }
            """, "Turns a view into another.",
            example: """
                struct Framed: ViewModifier {
                    func body(content: Content) -> some View { content.border(.red) }
                }
                """),
        BuiltInGroup(
            "struct ViewModifierContent: View", "The view that a modifier modifies.",
            example: """
                struct Twice: ViewModifier {
                    func body(content: Content) -> some View { HStack { content; content } }
                }
                Text("Hello").modifier(Twice())
                """),
        BuiltInGroup(
            "struct EmptyModifier: ViewModifier", "A modifier that changes nothing.",
            example: #"Text("Hello").modifier(EmptyModifier())"#,
            [
                BuiltIn("init()", "Creates a modifier that changes nothing.") { Value.native(Box(EmptyModifier())) },
                BuiltIn("static var identity: EmptyModifier { get }", "The modifier that changes nothing.") {
                    Value.native(Box(EmptyModifier()))
                },
            ]),
        BuiltInGroup(
            "extension View", kind: .styles,
            [
                BuiltIn(
                    "func modifier<M: ViewModifier>(_ modifier: M) -> some View", "The view with a modifier around it.",
                    example: """
                        struct Framed: ViewModifier {
                            func body(content: Content) -> some View { content.border(.red) }
                        }
                        Text("Hello").modifier(Framed())
                        """
                ) { (content: AnyView, modifier: Value) in
                    try content.modified(by: modifier)
                }
            ]),
        BuiltInGroup(
            "struct ModifiedContent<Content, Modifier>",
            "A view with a modifier around it, or two modifiers, one after the other.",
            example: concatenated,
            [
                BuiltIn(
                    "init(content: Content, modifier: Modifier)", "A view, or a modifier, with a modifier around it.",
                    example: """
                        struct Framed: ViewModifier {
                            func body(content: Content) -> some View { content.border(.red) }
                        }
                        ModifiedContent(content: Text("Hello"), modifier: Framed())
                        """
                ) { (content: Value, modifier: Value) throws -> Value in
                    guard let view = AnyView(content) else {
                        return ConcatenatedModifiers(first: content, second: modifier).value
                    }
                    return try view.modified(by: modifier).value
                }
            ]),
        BuiltInGroup("extension ModifiedContent: View where Content: View, Modifier: ViewModifier", []),
        BuiltInGroup("extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier", []),
        BuiltInGroup(
            "extension ViewModifier",
            [
                BuiltIn(
                    "func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T>",
                    "This modifier, and another one around it.", example: concatenated
                ) { (first: Value, second: Value) in ConcatenatedModifiers(first: first, second: second) }
            ]),
    ]

    private static let concatenated = """
        struct Framed: ViewModifier {
            let color: Color
            func body(content: Content) -> some View { content.border(color) }
        }
        Text("Hello").modifier(Framed(color: .red).concat(Framed(color: .blue)))
        """
}

/// A modifier, and another one around it.
private struct ConcatenatedModifiers: NativeConvertible {
    let first: Value
    let second: Value
}

extension AnyView {
    /// The view with a modifier of the program around it.
    fileprivate func modified(by modifier: Value) throws -> AnyView {
        if case .native(let native) = modifier, native.any is EmptyModifier { return self }
        if let both = ConcatenatedModifiers(modifier) {
            return try modified(by: both.first).modified(by: both.second)
        }
        guard let view = modifier.instance?.modifying(self) else { throw Fault.wrongArgument }
        return view
    }
}
