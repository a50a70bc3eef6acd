import Catalogue

// Swift types that values of the program hold as they are.

extension Character: NativeConvertible {}
extension String.Index: NativeConvertible {}
extension Unicode.Scalar: NativeConvertible {}
extension Float: NativeConvertible {}
extension ArraySlice: ValueConvertible, NativeConvertible where Element: ValueConvertible {}
extension Range: ValueConvertible, NativeConvertible where Bound: ValueConvertible {}
extension ClosedRange: ValueConvertible, NativeConvertible where Bound: ValueConvertible {}
extension Set: ValueConvertible, NativeConvertible where Element: ValueConvertible {}
