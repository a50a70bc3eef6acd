import Drawing
import StyleEngine

/// What a row says to the list or the form that it stands in, or a section to the list around it.
struct RowTraits {
    /// What lies behind the row, from one edge to the other.
    var background: Element?
    var insets: EdgeInsets?
    /// Whether there are lines at the edges.
    var separators: [VerticalEdge: Visibility] = [:]
    /// What the lines at the edges are drawn in.
    var tints: [VerticalEdge: Ink] = [:]

    /// These traits, and others where these say nothing.
    func over(_ other: RowTraits) -> RowTraits {
        var traits = self
        traits.background = background ?? other.background
        traits.insets = insets ?? other.insets
        traits.separators.merge(other.separators) { own, _ in own }
        traits.tints.merge(other.tints) { own, _ in own }
        return traits
    }
}

/// Marks a view with what it says as a row. It is drawn as if there were no mark.
struct RowMark: Drawable {
    let traits: RowTraits
}

extension Element {
    /// What the element says as a row, whatever else was put around it; what is nearest to the view counts.
    var rowTraits: RowTraits {
        var traits = RowTraits()
        var element = self
        while true {
            if let mark = element.drawing as? RowMark { traits = mark.traits.over(traits) }
            let isWrapper = element.children.count == 1 && !(element.drawing is StackLayout)
            guard isWrapper || element.drawing is SecondaryLayout, let inner = element.children.first else { break }
            element = inner
        }
        return traits
    }

    /// The element with what it says as a row; a section has each of its rows say it.
    fileprivate func marked(_ traits: () -> RowTraits) -> Element {
        guard let column = drawing as? SectionColumn else { return Element(RowMark(traits: traits()), [self]) }
        return Element(column, children.map { $0.drawing is SectionEdge ? $0 : $0.marked(traits) })
    }
}

/// A modifier that says something to the list around.
protocol RowModifier: PrimitiveModifier {
    /// What the rows inside say.
    func traits(at place: Surroundings) -> RowTraits
}

extension RowModifier {
    static func resolve(
        _ modifier: Self, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        content(resolver.open(TypeIdentity(Self.self), .modifier, payload: RowPayload(modifier.traits), at: inputs))
    }
}

/// Marks the rows inside where there is a list or a form around them; elsewhere they are as they are.
final class RowPayload: Payload {
    private let traits: (Surroundings) -> RowTraits
    private let isOfSections: Bool

    init(isOfSections: Bool = false, _ traits: @escaping (Surroundings) -> RowTraits) {
        self.traits = traits
        self.isOfSections = isOfSections
    }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard place.isAmongRows else { return }
        for index in start..<elements.count {
            let element = elements[index]
            if !isOfSections {
                elements[index] = element.marked { traits(place) }
            } else if let column = element.drawing as? SectionColumn {
                elements[index] = Element(SectionColumn(traits: column.traits.over(traits(place))), element.children)
            }
        }
    }
}
