import Catalogue
import Drawing
import StyleEngine

/// Says where a guide of a view is.
struct AlignmentGuideModifier: PrimitiveModifier {
    let layout: (Scale) -> GuideLayout

    static func resolve(
        _ modifier: AlignmentGuideModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = Wrapper { modifier.layout($0.scale) }
        content(resolver.open(TypeIdentity(AlignmentGuideModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Says where an upright line of a view is, in points from its left edge; stacks align by it.
    ///
    /// - Record: by hand
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier { GuideLayout(g, scale: $0, computeValue: computeValue) })
    }

    /// Says where a level line of a view is, in points from its upper edge; stacks align by it.
    ///
    /// - Record: by hand
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier { GuideLayout(g, scale: $0, computeValue: computeValue) })
    }
}

extension ViewDimensions: NativeConvertible {}

extension BuiltIns {
    static let alignmentGuide: [BuiltInGroup] = [
        BuiltInGroup(
            "struct ViewDimensions", "The size of a view and the places of its guides, in points.",
            example:
                #"VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { $0.width - 16 }; Text("b") }"#,
            [
                BuiltIn("var width: CGFloat { get }", "The width in points.") { (view: ViewDimensions) in view.width },
                BuiltIn(
                    "var height: CGFloat { get }", "The height in points.",
                    example: #"HStack(alignment: .top) { Text("a").alignmentGuide(.top) { $0.height }; Text("b") }"#
                ) { (view: ViewDimensions) in
                    view.height
                },
                BuiltIn(
                    "subscript(guide: HorizontalAlignment) -> CGFloat { get }",
                    "Where an upright line is, in points from the left edge."
                ) { (view: ViewDimensions, guide: HorizontalAlignment) in view[guide] },
                BuiltIn(
                    "subscript(guide: VerticalAlignment) -> CGFloat { get }",
                    "Where a level line is, in points from the upper edge."
                ) { (view: ViewDimensions, guide: VerticalAlignment) in view[guide] },
            ]),
        BuiltInGroup(
            "extension View", kind: .layout,
            [
                BuiltIn(
                    "func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)"
                        + " -> some View",
                    "Says where an upright line of a view is, in points from its left edge.",
                    example:
                        #"VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { _ in -16 }; Text("b") }"#
                ) { (content: AnyView, guide: HorizontalAlignment, compute: FunctionValue) in
                    AnyView(content.alignmentGuide(guide) { points(compute, $0) })
                },
                BuiltIn(
                    "func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)"
                        + " -> some View",
                    "Says where a level line of a view is, in points from its upper edge.",
                    example: #"HStack(alignment: .top) { Text("a").alignmentGuide(.top) { _ in -16 }; Text("b") }"#
                ) { (content: AnyView, guide: VerticalAlignment, compute: FunctionValue) in
                    AnyView(content.alignmentGuide(guide) { points(compute, $0) })
                },
            ]),
    ]

    private static func points(_ compute: FunctionValue, _ view: ViewDimensions) -> CGFloat {
        compute.callReporting([view.value]).flatMap { Double($0) } ?? 0
    }
}
