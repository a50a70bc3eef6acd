import StyleEngine

/// A sign in front of the label that shows whether the content below it is open. In a picture: `[+] More`.
///
/// - Example: `DisclosureGroup("More") { Text("hidden") }.disclosureGroupStyle(.automatic)`
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DisclosureFace(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// A sign in front of the label that shows whether the content below it is open. In a picture: `[+] More`.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
