import Drawing
import StyleEngine

/// Rows of a list or a form that belong together, with what stands above and below them.
struct RowSection {
    var header: Element?
    var rows: [Element] = []
    var footer: Element?
    /// What the section says about the lines at its edges.
    private(set) var traits = RowTraits()

    /// The sections among elements; rows that stand outside of them are sections of their own.
    static func sections(of elements: [Element]) -> [RowSection] {
        var sections: [RowSection] = []
        var isOpen = false
        for element in elements {
            if element.drawing is SectionColumn {
                sections.append(RowSection(element))
            } else if isOpen {
                sections[sections.count - 1].rows.append(element)
            } else {
                sections.append(RowSection(rows: [element]))
            }
            isOpen = !(element.drawing is SectionColumn)
        }
        let choosable = sections.map { $0.rows.map(\.choosableRow) }
        guard choosable.contains(where: { $0.contains { $0 != nil } }) else { return sections }
        // What can't be chosen stands in line with what can.
        for (index, rows) in choosable.enumerated() {
            sections[index].rows = zip(rows, sections[index].rows).map { row, plain in
                row ?? Element(HangingMark.choice(false), [plain])
            }
        }
        return sections
    }

    private init(rows: [Element]) { self.rows = rows }

    private init(_ section: Element) {
        if let column = section.drawing as? SectionColumn { traits = column.traits }
        for part in section.children {
            switch (part.drawing as? SectionEdge)?.isHeader {
            case true?: header = part
            case false?: footer = part
            case nil: rows.append(part)
            }
        }
    }
}

/// One part of a section: its header, its rows or its footer.
struct SectionPart<Content: View>: PrimitiveView {
    enum Role {
        case header, rows, footer
    }

    let role: Role
    let content: Content

    static func _resolve(_ view: SectionPart, at inputs: Inputs, by resolver: Resolver) {
        let payload = view.role == .rows ? nil : SectionEdgePayload(isHeader: view.role == .header)
        var inner = resolver.open(TypeIdentity(SectionPart.self), .group, payload: payload, at: inputs)
        if view.role == .footer, inner.environment.isAmongRows { inner.environment.weakenForeground() }
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

/// Keeps the parts of a section together where there are rows around it; elsewhere they stand where the section does.
final class SectionPayload: Payload {
    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard place.isAmongRows else { return }
        let parts = Array(elements[start...])
        elements.removeSubrange(start...)
        elements.append(Element(SectionColumn(), parts))
    }
}

/// Marks the header or the footer of a section where there are rows around it, or the lines of a lazy grid.
final class SectionEdgePayload: Payload {
    private let isHeader: Bool

    init(isHeader: Bool) { self.isHeader = isHeader }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard place.isAmongRows || place.environment.isInLazyGrid, start < elements.count else { return }
        let edge = Element.row(of: Array(elements[start...])).whole
        guard place.isAmongRows else {
            elements.removeSubrange(start...)
            return elements.append(Element(WholeLineLayout(), [edge]))
        }
        let isProminent = isHeader && place.environment.headerProminence == .increased
        elements.removeSubrange(start...)
        elements.append(
            Element(
                SectionEdge(isHeader: isHeader),
                [isProminent ? edge.noted(["prominent"]).heading : isHeader ? edge.heading : edge.remark]))
    }
}

private enum LazyGridKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether there is a lazy grid around, in which headers and footers take lines of their own.
    var isInLazyGrid: Bool {
        get { self[LazyGridKey.self] }
        set { self[LazyGridKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Whether there is a list or a form around.
    var isAmongRows: Bool { controlContext == .list || controlContext == .form }
}

extension Surroundings {
    /// Whether there is a list or a form around.
    var isAmongRows: Bool { environment.isAmongRows }
}

/// A header or a footer among the parts of a section.
struct SectionEdge: Drawable {
    let isHeader: Bool
}

/// The parts of a section, below each other until a list or a form sets them.
struct SectionColumn: Drawable {
    /// What the section says about the lines at its edges.
    var traits = RowTraits()
    private let column = StackLayout.vertical(.leading)

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size { column.size(proposal, subviews) }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        column.place(subviews, in: frame, proposal)
    }
}
