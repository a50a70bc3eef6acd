import Drawing
import StyleEngine

/// What a node carries that was given a tag. Controls that offer a choice look for it among the nodes inside.
public final class TagPayload: Payload {
    /// The tag.
    public var tag: AnyHashable { choice.value }

    let choice: ChoiceTag

    init(_ choice: ChoiceTag) { self.choice = choice }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        Element.mark(&elements, from: start, tag: choice, at: place)
    }
}

/// Gives a view the value that it stands for where it can be chosen.
struct TagModifier: PrimitiveModifier {
    let tag: ChoiceTag

    static func resolve(
        _ modifier: TagModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = TagPayload(modifier.tag)
        content(resolver.open(TypeIdentity(TagModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Gives a view the value that it stands for where it can be chosen. Each of several views stands for it. Where
    /// something of another type is selected, the view can't be chosen.
    ///
    /// - Parameter includeOptional: whether the tag stands for the optional value too.
    /// - Example:
    ///   ```swift
    ///   Picker("Size", selection: .constant(2)) { Text("S").tag(1); Text("L").tag(2) }.pickerStyle(.inline)
    ///   ```
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        let type: Any.Type? = V.self == AnyHashable.self ? nil : V.self
        return modifier(
            TagModifier(tag: ChoiceTag(value: AnyHashable(tag), as: type, includesOptional: includeOptional)))
    }
}
