import Catalogue
import Drawing
import StyleEngine

/// What a node carries that was given a tag. Controls that offer a choice look for it among the nodes inside.
public final class TagPayload: Payload {
    /// The tag.
    public let tag: AnyHashable

    init(_ tag: AnyHashable) { self.tag = tag }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        Element.mark(&elements, from: start, tag: tag, at: place)
    }
}

/// Gives a view the value that it stands for where it can be chosen.
struct TagModifier: PrimitiveModifier {
    let tag: AnyHashable

    static func resolve(
        _ modifier: TagModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = TagPayload(modifier.tag)
        content(resolver.open(TypeIdentity(TagModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Gives the view the value that it stands for where it can be chosen.
    ///
    /// - Parameter includeOptional: accepted for SwiftUI's sake: a tag always stands for the optional value too.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }
}

extension BuiltIns {
    static let tag: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View",
                    "Gives a view the value that it stands for where it can be chosen.",
                    example: #"Text("Small").tag(1)"#
                ) { (content: AnyView, tag: Value, includeOptional: Bool) in
                    AnyView(content.tag(tag, includeOptional: includeOptional))
                }
            ])
    ]
}
