import Catalogue
import StyleEngine

/// What shows views while a program is written, as it was done before `#Preview`. In the shell and in scripts its views
/// are drawn where it is declared.
///
///     struct Card_Previews: PreviewProvider {
///         static var previews: some View { Card() }
///     }
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder static var previews: Previews { get }
}

extension BuiltIns {
    static let previewProvider: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol PreviewProvider { associatedtype Previews: View; @ViewBuilder static var previews: Previews { get } }",
            "Shows views while a program is written, as '#Preview' does: they are drawn where it is declared.",
            example: """
                struct Card_Previews: PreviewProvider {
                    static var previews: some View { Text("hello") }
                }
                """)
    ]
}
