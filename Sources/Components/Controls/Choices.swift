import Drawing
import StyleEngine

/// What can be chosen in one picker, and what is chosen.
final class Choices {
    let isSelected: (AnyHashable) -> Bool
    /// Chooses a tag; false where it is of another type than the selection.
    let select: (AnyHashable) -> Bool
    /// The node around the options, once the picker is resolved.
    weak var place: Node?

    init(isSelected: @escaping (AnyHashable) -> Bool, select: @escaping (AnyHashable) -> Bool) {
        self.isSelected = isSelected
        self.select = select
    }

    /// One option: its tag, and the node around what it shows.
    struct Option {
        let tag: AnyHashable
        let node: Node

        /// What a person calls it: the tag as text.
        var name: String { TagName.text(of: tag.base) }

        /// The text that it shows, where it shows one.
        var title: String? {
            var pending = [node]
            while let node = pending.popLast() {
                if let title = node.title { return title }
                pending += node.children.reversed()
            }
            return nil
        }
    }

    /// One thing among options: an option, or else a header, a footer or a line.
    struct Row {
        let node: Node
        let option: Option?
    }

    /// The options, in the order of the views.
    static func options(below place: Node) -> [Option] { rows(below: place).compactMap(\.option) }

    /// The options, in the order of the views: what carries a tag, and else the elements of a `ForEach`, whose ids
    /// stand for tags. Between them the headers and footers of sections, and dividers.
    static func rows(below place: Node) -> [Row] {
        var rows: [Row] = []
        var pending = Array(place.children.reversed())
        while let node = pending.popLast() {
            if let payload = node.payload as? TagPayload {
                rows.append(Row(node: node, option: Option(tag: payload.tag, node: node)))
            } else if let element = node.payload as? ElementTag {
                let tagged = Choices.rows(below: node)
                let own = Row(node: node, option: Option(tag: element.tag, node: node))
                rows += tagged.contains { $0.option != nil } ? tagged : [own]
            } else if node.payload is SectionEdgePayload || node.type == TypeIdentity(Divider.self) {
                rows.append(Row(node: node, option: nil))
            } else {
                pending += node.children.reversed()
            }
        }
        return rows
    }

    /// What a person can do to the picker.
    func interaction(isEnabled: Bool) -> Interaction {
        .choose(
            options: { [self] in place.map(Choices.options)?.map(\.name) ?? [] },
            select: { [self] name in
                guard isEnabled, let options = place.map(Choices.options) else { return false }
                let option = options.first { $0.name == name } ?? options.first { $0.title == name }
                return option.map { select($0.tag) } ?? false
            })
    }
}

/// The id of an element of a `ForEach` among the options of a picker.
final class ElementTag: Payload {
    let tag: AnyHashable

    init(tag: AnyHashable) {
        self.tag = tag
    }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard Choices.options(below: node).isEmpty else { return }
        Element.mark(&elements, from: start, tag: tag, at: place)
    }
}

extension ElementMark {
    /// Marks each element with its id as a tag.
    static var tags: ElementMark {
        ElementMark { id, inputs, resolver in
            var inner = resolver.open(TypeIdentity(ElementTag.self), .group, payload: ElementTag(tag: id), at: inputs)
            inner.environment.elementMark = nil
            return inner
        }
    }
}
