/// A length in points. Without Foundation there is no other `CGFloat`; the compiler converts to and from Foundation's.
public typealias CGFloat = Double
