import Catalogue
import StyleEngine

/// What an editor is asked to show a preview in. A picture is drawn as wide as the page, on no device.
extension View {
    /// The device that an editor shows a preview on. A picture has none.
    public func previewDevice(_ value: String?) -> some View { self }

    /// The name that an editor shows beside a preview. A picture has none.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// How an editor places a preview. A picture is as large as what it shows.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// How an editor places a preview: SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Hashable, Sendable, NativeConvertible {
    /// In the middle of a device, or by itself.
    case device, sizeThatFits
}

extension BuiltIns {
    static let previewing: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func previewDevice(_ value: String?) -> some View",
                    "The device that an editor shows a preview on; a picture has none.",
                    example: #"Text("a").previewDevice("iPhone 16")"#
                ) { (content: AnyView, value: String?) in content },
                BuiltIn(
                    "func previewDisplayName(_ value: String?) -> some View",
                    "The name that an editor shows beside a preview; a picture has none.",
                    example: #"Text("a").previewDisplayName("Dark")"#
                ) { (content: AnyView, value: String?) in content },
                BuiltIn(
                    "func previewLayout(_ value: PreviewLayout) -> some View",
                    "How an editor places a preview; a picture is as large as what it shows.",
                    example: #"Text("a").previewLayout(.sizeThatFits)"#
                ) { (content: AnyView, value: PreviewLayout) in content },
            ]),
        BuiltInGroup(
            "enum PreviewLayout: Hashable", "How an editor places a preview.",
            example: #"Text("a").previewLayout(.sizeThatFits)"#,
            BuiltIn.cases(
                "A place for a preview.",
                ["device": PreviewLayout.device, "sizeThatFits": .sizeThatFits])),
    ]
}
