import Components
import StyleEngine

/// A row of dots that leads from one thing to another.
///
/// - Example: `Leader(dots: 5)`
public struct Leader: View {
    let dots: Int

    /// A row of so many dots.
    public init(dots: Int = 3) { self.dots = dots }

    public var body: some View { Text(String(repeating: ".", count: dots)) }
}
