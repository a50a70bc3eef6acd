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
    /// Says of tags that none stands for what is selected at the time of asking; nil where one does, or none has to.
    private let missingOption: () -> ([ChoiceTag]) -> RuntimeNote?
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
        missingOption = {
            let value = required()
            return { tags in
                let fitting = tags.compactMap { type.value($0) }
                guard let value, !type.isNil(value), !fitting.contains(value) else { return nil }
                let text = TagName.text(of: value)
                guard fitting.isEmpty, let tag = tags.first else { return .selectionWithoutTag(text) }
                return .selectionOfAnotherType(text, type: type.name, tags: type.typeName(tag))
            }
        }
    }

    /// One option: its tag, and the node around what it shows. Several views in it are as many options.
    struct Option {
        /// What is chosen with it; nil where it has no tag, so that it can't be chosen.
        let tag: ChoiceTag?
        let node: Node

        /// What a person calls it: the tag as text.
        var name: String? { tag.map { TagName.text(of: $0.value.base) } }

        /// What it looks like: the first text that it shows, or else what it is.
        var look: String {
            (first { $0.title }).map { $0.debugDescription }
                ?? first { $0.kind == .primitive || $0.kind == .component ? $0.type.name : nil } ?? node.type.name
        }

        /// Whether it shows a text alone, or among others.
        func shows(_ text: String) -> Bool { first { $0.title == text ? text : nil } != nil }

        /// What one of the nodes says of itself, in the order of the views.
        private func first(_ answer: (Node) -> String?) -> String? {
            var pending = [node]
            while let node = pending.popLast() {
                if let answer = answer(node) { return answer }
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
    /// stand for tags, and views without a tag. Between them the headers and footers of sections, and dividers.
    static func rows(below place: Node) -> [Row] {
        var rows: [Row] = []
        // What was put around a single view belongs to it.
        var pending: [(node: Node, around: Node?)] = place.children.reversed().map { ($0, nil) }
        while let (node, around) = pending.popLast() {
            if let payload = node.payload as? TagPayload {
                rows.append(Row(node: node, option: Option(tag: payload.choice, node: node)))
            } else if let element = node.payload as? ElementTag {
                let own = Row(node: node, option: Option(tag: element.choice, node: node))
                let inner = Choices.rows(below: node)
                rows += inner.contains { $0.option?.tag != nil } ? inner : [own]
            } else if isBetweenOptions(node) {
                rows.append(Row(node: node, option: nil))
            } else if node.kind == .primitive || node.kind == .component {
                let whole = around ?? node
                rows.append(Row(node: whole, option: Option(tag: nil, node: whole)))
            } else {
                let inner = node.children.filter { $0.kind != .secondary }
                let isAround = around == nil && node.kind == .modifier
                let whole = inner.count == 1 ? (isAround ? node : around) : nil
                pending += inner.reversed().map { ($0, whole) }
            }
        }
        return rows
    }

    /// Whether a node among options is a header, a footer or a line.
    static func isBetweenOptions(_ node: Node) -> Bool {
        node.payload is SectionEdgePayload || node.type == TypeIdentity(Divider.self)
    }

    /// What tells, once the options are resolved, which of them can't be chosen, and where none stands for what is selected
    /// now, though one has to.
    func notesOfOptions() -> () -> Void {
        let missingOption = missingOption()
        return { [self] in
            guard let place else { return }
            let options = Choices.options(below: place)
            let untagged = options.filter { $0.tag == nil }.map(\.look)
            if !untagged.isEmpty { EvaluationContext.note(.optionsWithoutTag(untagged)) }
            if let note = missingOption(options.compactMap(\.tag)) { EvaluationContext.note(note) }
        }
    }

    /// What a person can do to the picker.
    func interaction(isEnabled: Bool) -> Interaction {
        .choose(
            options: { [self] in
                var seen: Set<String> = []
                return fitting.compactMap(\.name).filter { seen.insert($0).inserted }
            },
            chosen: { [self] in fitting.filter { $0.tag.map(isSelected) == true }.compactMap(\.name) },
            select: { [self] name in
                guard isEnabled, let options = place.map(Choices.options) else { return .unknown }
                let named = options.filter { $0.name == name } + options.filter { $0.shows(name) }
                guard let option = named.first(where: isFitting) ?? named.first else { return .unknown }
                return option.tag.map(select) ?? .withoutTag
            })
    }

    /// The options that can be chosen.
    private var fitting: [Option] { (place.map(Choices.options) ?? []).filter(isFitting) }

    /// Whether an option can be chosen.
    private func isFitting(_ option: Option) -> Bool { option.tag.map(isFitting) ?? false }
}

/// The id of an element of a `ForEach` among the options of a picker.
final class ElementTag: Payload {
    let choice: ChoiceTag

    init(tag: AnyHashable) {
        choice = ChoiceTag(value: tag)
    }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard Choices.options(below: node).allSatisfy({ $0.tag == nil }) else { return }
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
