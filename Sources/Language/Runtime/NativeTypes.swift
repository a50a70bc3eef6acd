import Catalogue

// Swift types that values of the program hold as they are.

extension Character: NativeConvertible {}
extension String.Index: NativeConvertible {}
extension Unicode.Scalar: NativeConvertible {}
extension Float: NativeConvertible {}
extension ArraySlice: ValueConvertible, NativeConvertible where Element: ValueConvertible {
    public var footprint: Int { count * MemoryLayout<Element>.stride }
}
extension Range: ValueConvertible, NativeConvertible where Bound: ValueConvertible {}

extension Range<Int>: ElementCollection {
    public var elementCount: Int? { WholeRange(self).count }
    public var elementValues: [Value]? { WholeRange(self).map { .int($0) } }
}

extension ClosedRange<Int>: ElementCollection {
    public var elementCount: Int? { WholeRange(self).count }
    public var elementValues: [Value]? { WholeRange(self).map { .int($0) } }
}
extension Set: ValueConvertible, NativeConvertible where Element: ValueConvertible {
    public var footprint: Int { count * 64 }
}
