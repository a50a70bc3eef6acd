import Language
import Staging
import StyleEngine
import Trees

extension Command {
    /// `:compare [VIEW]`
    static let compare = Command(
        "compare", takes: "[VIEW]", "draws the canvas beside another, and says what differs",
        example: ":compare .labelStyle(.iconOnly)",
        details: """
            Alone it shows the canvas before the last change and after it. With a view it shows the canvas beside that view,
            and with modifiers, which begin with a dot, beside the canvas with them. Then it says node by node what differs.
            The canvas stays as it is.
            """, takesSwift: true,
        run: { session, invocation throws(Complaint) in
            guard !invocation.rest.isEmpty else { return Reply(.page(try session.comparisonWithBefore())) }
            return Reply(.page(try session.comparison(with: invocation.rest, by: invocation.command)))
        })
}

extension Session {
    /// The canvas before the last change, and after it.
    fileprivate mutating func comparisonWithBefore() throws(Complaint) -> ReplyPage {
        guard let change = lastChange else { throw .noCanvas }
        let drawing = try look { try $0.drawing() }
        let headline = Messages.headline(of: change)
        guard let before = change.before?.nodes, let earlier = change.picture else {
            return ReplyPage(.lines(headline), .facts([("the canvas", Messages.isNew)]))
        }
        let now = try look { try $0.nodes() }
        return ReplyPage(
            [[.lines(headline)]]
                + blocks(
                    [("before", earlier), ("after", picture(drawing, since: nil))],
                    TreeDifference(between: before, and: now)))
    }

    /// The canvas, and a view that is not put on it.
    fileprivate mutating func comparison(with text: String, by command: Command) throws(Complaint) -> ReplyPage {
        let item = try viewItem(text, for: command)
        let now = try look { (nodes: try $0.nodes(), drawing: try $0.drawing()) }
        let other = try look { try $0.aside(item, width: nil) }
        let fitted = fitted(other.drawing) { try $0.aside(item, width: $1).drawing }
        return ReplyPage(
            blocks(
                [
                    ("the canvas", picture(now.drawing, since: nil)),
                    (Messages.headline(of: text), CanvasPicture(drawing: fitted)),
                ],
                TreeDifference(
                    between: now.nodes, and: other.nodes, codes: other.isOfItsOwn ? codes(madeBy: item) : nil)))
    }

    /// The calls that made the nodes of the canvas, and of the tree of another view, which may be written otherwise.
    private func codes(madeBy item: PreparedItem) -> (from: (Node) -> String?, to: (Node) -> String?) {
        let session = self
        // Most nodes of a large canvas are made by few calls.
        let known = KnownCodes()
        return (
            { node in
                node.place.flatMap { place in known.code(at: place) { session.found(place)?.call.code } }
            },
            { node in
                node.place.flatMap { place in
                    known.code(at: place) { item.call(at: place)?.code ?? session.found(place)?.call.code }
                }
            }
        )
    }

    private mutating func blocks(
        _ pictures: [(String, CanvasPicture)], _ difference: TreeDifference
    ) -> [[ReplyPage.Block]] {
        let text = explanation(headline: "", of: difference)
        let isSame = pictures[0].1.text == pictures[1].1.text
        let facts =
            text.facts.isEmpty
            ? [("the nodes", isSame ? Messages.areAllTheSame : Messages.areTheSame)]
            : text.facts.map { ($0.label, $0.text) }
        return [[.pictures(PicturesBeside(pictures: pictures))], [.facts(facts)]]
    }

    /// A view or modifiers, checked but not entered.
    private func viewItem(_ text: String, for command: Command) throws(Complaint) -> PreparedItem {
        if state.stage.isOutdated, text.first == "." { throw .canvasIsOutdated }
        let before = interpreter.declarations
        let items: [PreparedItem]
        do {
            items = try interpreter.check(settings.reading(of: text), canvas: state.canvasType, shadows: false).items
        } catch {
            throw Complaint(error)
        }
        if items.count == 1 {
            switch items[0].action {
            case .view, .modifiers: return items[0]
            case .nothing, .declaration, .variable, .statement, .value: break
            }
        }
        interpreter.goBack(to: before)
        throw .notAView(text, command)
    }
}

/// The calls at places that were asked for, each found once.
private final class KnownCodes {
    private var codes: [SourcePlace: String?] = [:]

    func code(at place: SourcePlace, _ find: () -> String?) -> String? {
        if let known = codes[place] { return known }
        let found = find()
        codes[place] = .some(found)
        return found
    }
}

extension SessionState {
    /// What a view or modifiers would make of the canvas, which stays as it is, and whether that is a view of its own: modifiers
    /// leave the calls as they are that made the canvas.
    fileprivate mutating func aside(
        _ item: PreparedItem, width: Int?
    ) throws -> (nodes: NumberedTree, isOfItsOwn: Bool, drawing: CanvasPicture.Drawing) {
        switch item.action {
        case .view(let view):
            var other = self
            other.showAlone(view)
            return (try other.nodes(width: width), true, try other.drawing(width: width))
        case .modifiers(let modify, let isOfOwnType):
            let layer = StagedCanvas<CanvasView>.Layer(isOfOwnType: isOfOwnType, modify: modify)
            let tree = try tree(with: layer, width: width)
            return (NumberedTree(of: tree), false, try drawing(of: tree, width: width))
        case .nothing, .declaration, .variable, .statement, .value: throw Complaint.noCanvas
        }
    }
}
