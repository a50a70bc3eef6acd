import Drawing
import StyleEngine

/// What can be chosen in one picker, and what is chosen.
final class Choices {
    /// Whether a tag is chosen; no tag of another type than the selection is.
    let isSelected: (ChoiceTag) -> Bool
    /// Chooses a tag, unless it is of another type than the selection.
    let select: (ChoiceTag) -> Interaction.Choice
    /// Whether a tag is of the selection's type, so that it can be chosen.
    private let isFitting: (ChoiceTag) -> Bool
    /// That no option stands for what is selected; nil where none has to.
    private let missingOption: ([Option]) -> RuntimeNote?
    /// The node around the options, once the picker is resolved.
    weak var place: Node?

    /// What can be chosen where something of a type is selected.
    ///
    /// - Parameter required: the value that one of the options has to stand for; nil where none has to.
    init<Selected>(
        of type: SelectionType<Selected>, isSelected: @escaping (Selected) -> Bool,
        select: @escaping (Selected) -> Void, required: @escaping () -> Selected? = { nil }
    ) {
        isFitting = { type.value($0) != nil }
        self.isSelected = { type.value($0).map(isSelected) ?? false }
        self.select = { tag in
            guard let value = type.value(tag) else {
                return .ofAnotherType(tag: type.typeName(tag), selection: type.name)
            }
            select(value)
            return .chosen
        }
        missingOption = { options in
            let fitting = options.compactMap { type.value($0.tag) }
            guard let value = required(), !type.isNil(value), !fitting.contains(value) else { return nil }
            let text = TagName.text(of: value)
            guard fitting.isEmpty, let tag = options.first?.tag else { return .selectionWithoutTag(text) }
            return .selectionOfAnotherType(text, type: type.name, tags: type.typeName(tag))
        }
    }

    /// One option: its tag, and the node around what it shows. Several views in it are as many options.
    struct Option {
        let tag: ChoiceTag
        let node: Node

        /// What a person calls it: the tag as text.
        var name: String { TagName.text(of: tag.value.base) }

        /// Whether it shows a text alone, or among others.
        func shows(_ text: String) -> Bool {
            var pending = [node]
            while let node = pending.popLast() {
                if node.title == text { return true }
                pending += node.children
            }
            return false
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
                rows.append(Row(node: node, option: Option(tag: payload.choice, node: node)))
            } else if let element = node.payload as? ElementTag {
                let tagged = Choices.rows(below: node)
                let own = Row(node: node, option: Option(tag: element.choice, node: node))
                rows += tagged.contains { $0.option != nil } ? tagged : [own]
            } else if node.payload is SectionEdgePayload || node.type == TypeIdentity(Divider.self) {
                rows.append(Row(node: node, option: nil))
            } else {
                pending += node.children.reversed()
            }
        }
        return rows
    }

    /// Tells where no option stands for what is selected, though one has to. The options are resolved by then.
    func noteMissingOption() {
        guard let place, let note = missingOption(Choices.options(below: place)) else { return }
        EvaluationContext.note(note)
    }

    /// What a person can do to the picker.
    func interaction(isEnabled: Bool) -> Interaction {
        .choose(
            options: { [self] in
                var seen: Set<String> = []
                let options = place.map(Choices.options) ?? []
                return options.filter { isFitting($0.tag) }.map(\.name).filter { seen.insert($0).inserted }
            },
            chosen: { [self] in
                (place.map(Choices.options) ?? []).filter { isSelected($0.tag) }.map(\.name)
            },
            select: { [self] name in
                guard isEnabled, let options = place.map(Choices.options) else { return .unknown }
                let named = options.filter { $0.name == name } + options.filter { $0.shows(name) }
                let option = named.first { isFitting($0.tag) } ?? named.first
                return option.map { select($0.tag) } ?? .unknown
            })
    }
}

/// The id of an element of a `ForEach` among the options of a picker.
final class ElementTag: Payload {
    let choice: ChoiceTag

    init(tag: AnyHashable) {
        choice = ChoiceTag(value: tag)
    }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard Choices.options(below: node).isEmpty else { return }
        Element.mark(&elements, from: start, tag: choice, at: place)
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
