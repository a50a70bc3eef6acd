import Catalogue

// Swift types that values of the program hold as they are.

extension Character: NativeConvertible {}
extension Range: ValueConvertible, NativeConvertible where Bound: ValueConvertible {}
extension ClosedRange: ValueConvertible, NativeConvertible where Bound: ValueConvertible {}
extension Set: ValueConvertible, NativeConvertible where Element: ValueConvertible {}
