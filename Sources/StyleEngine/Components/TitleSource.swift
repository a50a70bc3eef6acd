/// Where a tree finds what a component is called, where that was not given as plain text: what a node carries for it.
package final class TitleSource {
    /// What a node means for the titles around it.
    package enum Kind {
        /// A component that is called as its label reads; without a label it has no title.
        case labelled
        /// A component made from a configuration: it is called as the component that the configuration came from.
        case reapplied
        /// The label of a component.
        case label
    }

    /// What the node means.
    package let kind: Kind
    /// The family of the component; nil where it is the label of the view around it, which no style shows.
    package let family: Family?

    init(_ kind: Kind, _ family: Family?) {
        self.kind = kind
        self.family = family
    }
}

extension Node {
    /// Whether it is a component that was made from the configuration of another one, which it shows again.
    package var isReapplied: Bool { (payload as? TitleSource)?.kind == .reapplied }

    /// What the component takes, or of those that show it again the last one, where nothing inside shows its label; nil where
    /// that is shown, and for all else. Costs as much as what stands inside.
    package var takeLeavingOutLabel: Take? {
        guard var last = take, title != nil || (payload as? TitleSource)?.kind == .labelled else { return nil }
        let family = last.family
        var pending = children
        while let node = pending.popLast() {
            if let source = node.payload as? TitleSource, source.kind == .label, source.family == family {
                return nil
            }
            // A prompt isn't made of the label.
            if let title, node.title == title { return nil }
            if node.isReapplied, let take = node.take, take.family == family { last = take }
            pending += node.children
        }
        return last
    }
}

/// The label of a component, with a mark by which a tree knows it wherever a style shows it.
public struct MarkedLabel<Content: View>: PrimitiveView {
    private let family: Family?
    private let content: Content

    /// Marks a label.
    ///
    /// - Parameters:
    ///   - family: the family of the component; nil where it is the label of the view around it, which no style shows.
    ///   - content: the label.
    public init(of family: Family? = nil, _ content: Content) {
        self.family = family
        self.content = content
    }

    public static func _resolve(_ view: MarkedLabel, at inputs: Inputs, by resolver: Resolver) {
        let mark = TitleSource(.label, view.family)
        let inner = resolver.open(TypeIdentity(MarkedLabel.self), .group, payload: mark, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

extension Node {
    /// The first string among the stored properties of what the node's component told its style; nil for all others.
    package var configuredText: String? {
        guard kind == .component, let configuration = (work as? StyleBody)?.configuration else { return nil }
        return Mirror(reflecting: configuration).children.lazy.compactMap { $0.value as? String }.first
    }
}
