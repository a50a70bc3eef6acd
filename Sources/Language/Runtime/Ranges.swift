import Catalogue
extension Range: ValueConvertible, NativeConvertible where Bound: ValueConvertible {}
extension ClosedRange: ValueConvertible, NativeConvertible where Bound: ValueConvertible {}
