import Catalogue
import Drawing
import StyleEngine

/// A control in which text of several lines is typed: a page of blanks, as large as it is told to be.
///
/// - Example: `TextEditor(text: .constant("Dear Ada,\nsend tea."))`
public struct TextEditor: PrimitiveView {
    private let text: Binding<String>

    /// An editor of a text.
    public init(text: Binding<String>) { self.text = text }

    public static func _resolve(_ view: TextEditor, at inputs: Inputs, by resolver: Resolver) {
        let text = view.text
        let page = BlankPage(isEmpty: text.wrappedValue.isEmpty)
        let payload = Container(axis: nil) { place, _ in
            Element(page, [Element(place.text(text.wrappedValue))]).standing(in: place)
                .onScrollGround(in: place)
        }
        _ = resolver.open(
            TypeIdentity(TextEditor.self), .primitive, payload: payload,
            interaction: .edit(inputs.environment.isEnabled ? text : .constant(text.wrappedValue)), at: inputs)
    }
}

/// A view on rows of blanks: ten columns and three rows, or more where there is more, or what it is told.
private struct BlankPage: Drawable {
    /// Whether nothing is written on it. Then its last row is seen in any picture.
    let isEmpty: Bool

    var isClipping: Bool { true }

    var isModest: Bool { true }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(proposal.ideal(along: .vertical)) ?? .zero
        let rows = proposal.height.flatMap { $0 < Size.infinity ? $0 : nil }
        return Size(width: proposal.growing(max(inner.width, 10)), height: rows ?? max(inner.height, 3))
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        subviews.first?.place(at: frame.origin, proposal.ideal(along: .vertical))
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        canvas.clipped(to: frame) { canvas in
            for y in canvas.visibleRows(of: frame) {
                let sign = isEmpty && y == frame.maxY - 1 ? Sign.blank : .unwritten
                let blanks = String(repeating: sign.character, count: frame.width)
                canvas.write(blanks, at: Point(x: frame.minX, y: y), isNamed: false)
            }
            for child in subviews { child.paint(on: &canvas) }
        }
        canvas.note(hiddenOf: Size(width: 0, height: subviews.first?.frame.height ?? 0), in: frame)
    }
}
