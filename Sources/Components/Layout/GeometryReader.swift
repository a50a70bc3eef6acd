import Catalogue
import Drawing
import StyleEngine

/// A view whose content is made from the room that there is for it.
///
///     GeometryReader { proxy in
///         Capsule().fill(.blue).frame(width: proxy.size.width * 0.6)
///     }
///     .frame(height: 16)
///
/// It takes all the room that it is offered, 10 points where nothing is, and its content stands in the upper left
/// corner. The content is made once the tree around it is laid out, and made again when the room changes.
public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    /// A view whose content is made from the room that there is for it.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _resolve(_ view: GeometryReader, at inputs: Inputs, by resolver: Resolver) {
        let late = LateContent<Room> { [content = view.content] room, inner, resolver in
            Content._resolve(content(GeometryProxy(room)), at: inner, by: resolver)
        }
        resolver.resolveLate(
            late, TypeIdentity(GeometryReader.self), payload: Reading(late), fitting: PageFitting(), at: inputs)
    }
}

/// What the drawing knows about a reader.
private final class Reading: Payload {
    private let content: LateContent<Room>

    init(_ content: LateContent<Room>) { self.content = content }

    override func axis(of part: Node, _ axis: Axis?) -> Axis? { nil }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        var inside = Array(elements[start...])
        elements.removeSubrange(start...)
        if inside.count > 1 { inside = [Element(LayerLayout(.topLeading), Element.layered(inside))] }
        let ideal = Size(width: place.scale.columns(10), height: place.scale.rows(10))
        let element = Element(GeometryLayout(ideal: ideal), inside)
        place.readers.add(element, of: node, content)
        elements.append(element)
    }
}

extension BuiltIns {
    static let geometryReader: [BuiltInGroup] = [
        BuiltInGroup(
            "struct GeometryReader<Content: View>: View",
            "A view whose content is made from the room that there is for it. It takes all the room that it is offered, "
                + "10 points where nothing is, and its content stands in the upper left corner.",
            example: """
                GeometryReader { proxy in
                    Capsule().fill(.blue).frame(width: proxy.size.width * 0.6)
                }
                .frame(width: 160, height: 16)
                """,
            [
                BuiltIn(
                    "init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)",
                    "A view whose content is made from the room that there is for it."
                ) { (content: FunctionValue) in
                    AnyView(
                        GeometryReader { proxy in
                            content.callReporting([proxy.value]).flatMap { AnyView($0) } ?? AnyView(EmptyView())
                        })
                }
            ])
    ]
}
