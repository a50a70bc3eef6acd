import StyleEngine

/// A value that knows which calls of a running program said what of it, as a text knows those of its own modifiers.
public protocol CallMarking: NativeConvertible {
    /// The value as the result of a call. What was said of it before is not ascribed to that.
    ///
    /// - Parameter place: the call of a member; nil for that of an initializer.
    func marked(by place: SourcePlace?) -> Self
}

extension CallMarking where Self: View {
    public var value: Value { .native(MarkedViewBox(self, footprint: footprint, madeAt: nil)) }
}
