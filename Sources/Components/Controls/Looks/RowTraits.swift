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
    /// The element and what it is put around, down to the view that is the row.
    private var layersOfRow: some Sequence<Element> {
        sequence(first: self) { element in
            let isWrapper = element.children.count == 1 && !(element.drawing is StackLayout)
            return isWrapper || element.drawing is SecondaryLayout || element.drawing is BadgeRow
                ? element.children.first : nil
        }
    }

    /// What the element says as a row, whatever else was put around it; what is nearest to the view counts.
    var rowTraits: RowTraits {
        layersOfRow.reduce(RowTraits()) { traits, layer in
            (layer.drawing as? RowMark).map { $0.traits.over(traits) } ?? traits
        }
    }

    /// A row that can be chosen, its mark at the edge and not inside of what was put around the view after its tag;
    /// nil where it can't be chosen. Of several tags the outermost counts.
    var choosableRow: Element? {
        var (layers, mark, last) = ([Element](), HangingMark?.none, 0)
        for layer in layersOfRow {
            if let choice = layer.drawing as? HangingMark, choice.isChoice {
                mark = mark ?? choice
                last = layers.count
            } else {
                layers.append(layer)
            }
        }
        guard let mark, layers.indices.contains(last) else { return nil }
        let row = layers[..<last].reversed().reduce(layers[last]) { inner, layer in
            Element(layer.drawing, [inner] + layer.children.dropFirst())
        }
        return Element(mark, [row])
    }

    /// The element with something done to it as a row; a section has it done to each of its rows.
    func ofEachRow(_ change: (Element) -> Element) -> Element {
        guard let column = drawing as? SectionColumn else { return change(self) }
        return Element(column, children.map { $0.drawing is SectionEdge ? $0 : change($0) })
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
                elements[index] = element.ofEachRow { Element(RowMark(traits: traits(place)), [$0]) }
            } else if let column = element.drawing as? SectionColumn {
                elements[index] = Element(SectionColumn(traits: column.traits.over(traits(place))), element.children)
            }
        }
    }
}
