import Catalogue
import Components
import StyleEngine

/// A row of dots that leads from one thing to another.
public struct Leader: View {
    let dots: Int

    /// - Parameter dots: how many dots there are.
    public init(dots: Int = 3) { self.dots = dots }

    public var body: some View { Text(String(repeating: ".", count: dots)) }
}

extension BuiltIns {
    static let leader = [
        BuiltInGroup(
            "struct Leader: View", "A row of dots that leads from one thing to another.",
            example: "Leader(dots: 5)",
            [
                BuiltIn("init(dots: Int = 3)", "A row of so many dots.") { (dots: Int) in AnyView(Leader(dots: dots)) }
            ])
    ]
}
