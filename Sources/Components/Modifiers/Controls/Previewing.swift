import Catalogue
import Drawing
import StyleEngine

/// What an editor is asked to show a preview in. A picture is drawn as wide as the page, on no device.
extension View {
    /// The device that an editor shows a preview on; a picture is drawn on none, as a note says. Nil is none.
    ///
    /// - Example: `Text("a").previewDevice("iPhone 16")`
    public func previewDevice(_ value: String?) -> some View { modifier(PreviewDeviceModifier(device: value)) }

    /// The name that an editor shows beside a preview; a picture has none.
    ///
    /// - Example: `Text("a").previewDisplayName("Dark")`
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// How an editor places a preview: in a frame, or as large as what it shows. A picture is drawn on no device, as a
    /// note says of `device`.
    ///
    /// - Example: `Text("a").border(.primary).previewLayout(.fixed(width: 80, height: 48))`
    public func previewLayout(_ value: PreviewLayout) -> some View { modifier(PreviewLayoutModifier(layout: value)) }
}

/// How an editor places a preview: SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Hashable, Sendable, NativeConvertible {
    /// In the middle of a device, or by itself.
    case device, sizeThatFits
    /// In the middle of a frame, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How the views of a `#Preview` are placed: SwiftUI's `PreviewTrait`.
public struct PreviewTrait: Hashable, Sendable, NativeConvertible {
    let layout: PreviewLayout

    /// As without a word about it.
    public static let defaultLayout = PreviewTrait(layout: .sizeThatFits)
    /// As large as what is shown.
    public static let sizeThatFitsLayout = PreviewTrait(layout: .sizeThatFits)
    /// In the middle of a frame, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(layout: .fixed(width: width, height: height))
    }
}

private struct PreviewLayoutModifier: DrawnModifier {
    let layout: PreviewLayout

    func drawing(at place: Surroundings) -> (any Drawable)? {
        switch layout {
        case .sizeThatFits: return nil
        case .device:
            place.notes.add("previewLayout device is left out: a picture is drawn on no device")
            return nil
        case .fixed(let width, let height):
            return FrameLayout(
                width: place.length(width, along: .horizontal, "width"),
                height: place.length(height, along: .vertical, "height"))
        }
    }
}

private struct PreviewDeviceModifier: DrawnModifier {
    let device: String?

    func drawing(at place: Surroundings) -> (any Drawable)? {
        if let device {
            place.notes.add("previewDevice \(DisplayText.safe(device)) is left out: a picture is drawn on no device")
        }
        return nil
    }
}

extension BuiltIns {
    static let previewing: [BuiltInGroup] = [
        BuiltInGroup(
            "enum PreviewLayout: Hashable", "How an editor places a preview.",
            example: #"Text("a").previewLayout(.sizeThatFits)"#,
            BuiltIn.cases(
                "A place for a preview.",
                ["device": PreviewLayout.device, "sizeThatFits": .sizeThatFits])
                + [
                    BuiltIn(
                        "static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout",
                        "In the middle of a frame, in points.",
                        example: #"Text("a").previewLayout(.fixed(width: 80, height: 48))"#
                    ) { (width: Double, height: Double) in PreviewLayout.fixed(width: width, height: height) }
                ]),
        BuiltInGroup(
            "struct PreviewTrait: Hashable", "How the views of a '#Preview' are placed.",
            example: ##"#Preview(traits: .sizeThatFitsLayout) { Text("a") }"##,
            BuiltIn.constants(
                "PreviewTrait", "A place for the views of a '#Preview'.",
                example: { ##"#Preview(traits: .\##($0)) { Text("a") }"## },
                ["defaultLayout": PreviewTrait.defaultLayout, "sizeThatFitsLayout": .sizeThatFitsLayout])
                + [
                    BuiltIn(
                        "static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait",
                        "In the middle of a frame, in points.",
                        example: ##"#Preview(traits: .fixedLayout(width: 80, height: 48)) { Text("a") }"##
                    ) { (width: Double, height: Double) in PreviewTrait.fixedLayout(width: width, height: height) }
                ]),
        // What the arguments of `#Preview` are checked as.
        BuiltInGroup(
            "struct _Preview: View", "The views of a '#Preview'.", example: ##"#Preview { Text("a") }"##,
            [
                BuiltIn(
                    "init<V: View>(_content content: V, _ name: String? = nil, traits: PreviewTrait...)",
                    "The views of a '#Preview'.", example: ##"#Preview("One") { Text("a") }"##
                ) { (content: AnyView, name: String?, traits: [PreviewTrait]) in
                    traits.reduce(content) { content, trait in
                        guard case .fixed(let width, let height) = trait.layout else { return content }
                        return AnyView(content.frame(width: width, height: height))
                    }
                }
            ]),
    ]
}
