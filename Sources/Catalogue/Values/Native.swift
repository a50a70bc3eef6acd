import StyleEngine

/// A value of a type written in Swift, such as a `Text` or a `Color`.
open class Native {
    /// The memory that the value takes beyond what every value of its type does, in bytes, about: what it grew to.
    public final let footprint: Int
    /// How many parts count where it is compared or hashed: it may hold others of its kind.
    final var parts: Int { 1 + footprint / 64 }

    /// Creates an empty value; only subclasses hold one.
    init(footprint: Int = 0) { self.footprint = footprint }

    /// The value.
    open var any: Any { () }
    /// Whether the value is a view.
    open var isView: Bool { false }
    /// The value as a view, where it is one.
    open var view: AnyView? { nil }
    /// The value as the result of a call in a running program that makes it, where it is a view.
    open func made(at place: SourcePlace) -> Native { self }
    /// The value as the result of a call of which it is told, as `CallMarking` says; nil for a value that knows no calls.
    open func marked(by place: SourcePlace?) -> Native? { nil }
    /// The number that it is, to be compared with those of other types; nil for all else.
    var number: AnyHashable? { nil }
    func isEqual(to other: Native) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
}

/// A native value of one type.
public class Box<Wrapped>: Native {
    /// The value.
    public final let wrapped: Wrapped

    /// Boxes a value.
    ///
    /// - Parameter footprint: what it grew to, as `NativeConvertible` says.
    public init(_ wrapped: Wrapped, footprint: Int = 0) {
        self.wrapped = wrapped
        super.init(footprint: footprint)
    }

    /// The value.
    override public final var any: Any { wrapped }
    /// nil: what is boxed is no view.
    override public var view: AnyView? { nil }

    override func isEqual(to other: Native) -> Bool {
        guard let other = other as? Box<Wrapped>, let one = wrapped as? any Equatable else { return false }
        return Box.areEqual(one, other.wrapped)
    }

    override func hash(into hasher: inout Hasher) {
        if let hashable = wrapped as? any Hashable { hashable.hash(into: &hasher) }
    }

    private static func areEqual<One: Equatable>(_ one: One, _ other: Any) -> Bool {
        (other as? One).map { $0 == one } ?? false
    }
}

/// A native value that is a view.
public class ViewBox<Wrapped: View>: Box<Wrapped> {
    /// The call that made it, where it is known.
    private let maker: SourcePlace?

    /// Boxes a view.
    override public convenience init(_ wrapped: Wrapped, footprint: Int = 0) {
        self.init(wrapped, footprint: footprint, madeAt: nil)
    }

    init(_ wrapped: Wrapped, footprint: Int, madeAt maker: SourcePlace?) {
        self.maker = maker
        super.init(wrapped, footprint: footprint)
    }

    /// True.
    override public final var isView: Bool { true }
    /// The value as a view.
    override public final var view: AnyView? {
        let view = AnyView(wrapped)
        return maker.map { view.made(at: $0) } ?? view
    }

    /// The view as the result of a call.
    override public func made(at place: SourcePlace) -> Native {
        ViewBox(wrapped, footprint: footprint, madeAt: place)
    }
}

/// A native value that is a view and knows which calls said what of it.
final class MarkedViewBox<Wrapped: View & CallMarking>: ViewBox<Wrapped> {
    override func made(at place: SourcePlace) -> Native {
        MarkedViewBox(wrapped, footprint: footprint, madeAt: place)
    }

    override func marked(by place: SourcePlace?) -> Native? {
        let marked = wrapped.marked(by: place)
        return MarkedViewBox(marked, footprint: marked.footprint, madeAt: nil)
    }
}
