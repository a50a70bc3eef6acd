/// Turns a view into another.
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = ModifierContent<Self>

    /// The modified view; `content` may stand in it anywhere and sees the environment of that place (rule A5).
    @ViewBuilder func body(content: Content) -> Body

    /// Puts the modified view into the resolved tree. Only modifiers without a body write their own.
    static func _resolve(
        _ modifier: Self, content: @escaping (Inputs, Resolver) -> Void, at inputs: Inputs, by resolver: Resolver)
}

extension ViewModifier {
    public static func _resolve(
        _ modifier: Self, content: @escaping (Inputs, Resolver) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        resolver.resolveBody(of: modifier, content: content, at: inputs)
    }
}

/// A modifier without a body, which changes what is inherited or opens a node of its own.
public protocol PrimitiveModifier: ViewModifier where Body == EmptyView {
    /// Puts the modified view into the resolved tree by calling `content` with the inputs it is to have.
    static func resolve(_ modifier: Self, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver)
}

extension PrimitiveModifier {
    public func body(content: Content) -> EmptyView { EmptyView() }

    public static func _resolve(
        _ modifier: Self, content: @escaping (Inputs, Resolver) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        resolve(modifier, content: { content($0, resolver) }, at: inputs, by: resolver)
    }
}

/// The view that a modifier modifies, to be placed in the modifier's body.
public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
    private let work: ModifierWork

    init(_ work: ModifierWork) {
        self.work = work
    }

    public static func _resolve(_ view: ModifierContent, at inputs: Inputs, by resolver: Resolver) {
        view.work.placeContent(at: inputs, by: resolver)
    }
}

extension ModifierContent: SelfComparing {
    package func isEqual(to other: ModifierContent, by comparison: Comparison) -> Bool {
        comparison.contents == .ignored || work === other.work
    }
}

/// A view together with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view that is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier
    @usableFromInline let place: SourcePlace

    /// Creates a modified view.
    public init(content: Content, modifier: Modifier) {
        self.init(content: content, modifier: modifier, at: .unknown)
    }

    @inlinable
    init(content: Content, modifier: Modifier, at place: SourcePlace) {
        self.content = content
        self.modifier = modifier
        self.place = place
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: EmptyView { EmptyView() }

    public static func _resolve(_ view: ModifiedContent, at inputs: Inputs, by resolver: Resolver) {
        let content = view.content
        let resolve = { (inputs: Inputs, resolver: Resolver) in Content._resolve(content, at: inputs, by: resolver) }
        // A copy of the inputs is dear, and only a trace asks for the place.
        guard resolver.trace != nil, !inputs.caller.isEntry else {
            return Modifier._resolve(view.modifier, content: resolve, at: inputs, by: resolver)
        }
        var placed = inputs
        placed.caller = view.place
        Modifier._resolve(view.modifier, content: resolve, at: placed, by: resolver)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: ModifierContent<ModifiedContent>) -> EmptyView { EmptyView() }

    public static func _resolve(
        _ both: ModifiedContent, content: @escaping (Inputs, Resolver) -> Void, at inputs: Inputs,
        by resolver: Resolver
    ) {
        let first = both.content
        Modifier._resolve(
            both.modifier, content: { Content._resolve(first, content: content, at: $0, by: $1) }, at: inputs,
            by: resolver)
    }
}

extension ViewModifier {
    /// This modifier, and another one around it.
    public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension View {
    /// The view with a modifier around it. `file`, `line` and `column` say where, for the trace.
    @inlinable
    public func modifier<Modifier>(
        _ modifier: Modifier, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(
            content: self, modifier: modifier, at: SourcePlace(file: file, line: line, column: column))
    }
}
