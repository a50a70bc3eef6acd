extension ClosedRange: ValueConvertible, NativeConvertible where Bound: ValueConvertible {
    /// A range of values of the type, or one of whole numbers where those become such values.
    public init?(_ value: Value) {
        guard case .native(let native) = value else { return nil }
        switch native {
        case let range as Box<ClosedRange<Bound>>: self = range.wrapped
        case let range as Box<ClosedRange<Int>>:
            guard let lower = Bound(.int(range.wrapped.lowerBound)), let upper = Bound(.int(range.wrapped.upperBound)),
                lower <= upper
            else { return nil }
            self = lower...upper
        default: return nil
        }
    }
}
