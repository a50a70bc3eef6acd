import AtelierMacros

/// A medal for something done well.
///
/// - Example: `Medal("first", ribbon: "blue")`
@Component
public struct Medal {
    /// What it is for.
    public var title: String
    /// The colour of its ribbon, in a word; none where there is no ribbon.
    public var ribbon: String?

    /// Creates a medal.
    public init(_ title: String, ribbon: String? = nil) {
        self.title = title
        self.ribbon = ribbon
    }
}

@StyleModifier(Medal.self)
public extension View {}
