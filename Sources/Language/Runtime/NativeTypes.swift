import Catalogue

// Swift types that values of the program hold as they are.

extension Character: NativeConvertible {}
extension String.Index: NativeConvertible {}
extension Unicode.Scalar: NativeConvertible {}
extension Float: NativeConvertible {}
extension Int8: NativeConvertible {}
extension Int16: NativeConvertible {}
extension Int32: NativeConvertible {}
extension Int64: NativeConvertible {}
extension UInt: NativeConvertible {}
extension UInt8: NativeConvertible {}
extension UInt16: NativeConvertible {}
extension UInt32: NativeConvertible {}
extension UInt64: NativeConvertible {}
extension ArraySlice: ValueConvertible, NativeConvertible where Element: ValueConvertible {}
extension Range: ValueConvertible, NativeConvertible where Bound: ValueConvertible {}
extension ClosedRange: ValueConvertible, NativeConvertible where Bound: ValueConvertible {}
extension Set: ValueConvertible, NativeConvertible where Element: ValueConvertible {}
