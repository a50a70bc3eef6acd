import Catalogue
import StyleEngine

/// A sign in front of the label that shows whether the content below it is open: `[+] More`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DisclosureFace(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// A sign in front of the label that shows whether the content below it is open: `[+] More`.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension BuiltIns {
    static let automaticDisclosureGroupStyle = style(
        "AutomaticDisclosureGroupStyle", "automatic", "DisclosureGroupStyle", DisclosureGroupStyleConfiguration.self,
        "A sign in front of the label that shows whether the content below it is open.",
        example: #"DisclosureGroup("More") { Text("hidden") }.disclosureGroupStyle(.automatic)"#
    ) { AutomaticDisclosureGroupStyle().erased }
}
