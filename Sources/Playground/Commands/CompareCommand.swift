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
        let difference = TreeDifference(
            between: before, and: now,
            looks: change.before?.looks.map { ($0, now.looks(among: drawing.painting.looks)) })
        let isSame = difference.changes.isEmpty && earlier.text == drawing.picture.text
        var reasons: [(String, String)] = []
        if isSame {
            reasons = try reasonsForNothing(in: change).map { ("because", $0) }
        } else if difference.changes.isEmpty {
            reasons = try firstChange(from: earlier, to: drawing)
        }
        if !isSame, !ShownTree.comparesLooks(of: before, now) { reasons.append(Messages.looksAreNotCompared) }
        return ReplyPage(
            [[.lines(headline)]]
                + blocks(
                    [("before", earlier), ("after", picture(drawing, since: nil))], difference, reasons))
    }

    /// The canvas, and a view that is not put on it.
    fileprivate mutating func comparison(with text: String, by command: Command) throws(Complaint) -> ReplyPage {
        let item = try viewItem(text, for: command)
        let now = try look { (nodes: try $0.nodes(), drawing: try $0.drawing()) }
        let other = try look { try $0.aside(item, width: nil) }
        let fitted = fitted(other.drawing) { try $0.aside(item, width: $1).drawing }
        let isOfItsOwn = other.modified == nil
        let comparesLooks = ShownTree.comparesLooks(of: now.nodes, other.nodes)
        let difference = TreeDifference(
            between: now.nodes, and: other.nodes,
            looks: comparesLooks
                ? (
                    now.nodes.looks(among: now.drawing.painting.looks),
                    other.nodes.looks(among: other.drawing.painting.looks)
                ) : nil,
            codes: isOfItsOwn ? codes(madeBy: item) : nil)
        let isSame = difference.changes.isEmpty && now.drawing.picture.text == other.drawing.picture.text
        let unused = isSame ? other.modified?.unusedPushes(other.nodes) ?? [] : []
        let hiding = isSame ? other.modified?.nearerWrites(in: now.nodes) { item.call(at: $0) != nil } ?? [] : []
        let nearer = try wholeWrites(among: hiding)
        let reasons =
            nearer.map { Messages.isNearer(citation(of: $0), rule: "A1") }
            + unused.map { Note(.unusedStyle($0), in: other.nodes) { _ in "" }.description }
        return ReplyPage(
            blocks(
                [
                    ("the canvas", picture(now.drawing, since: nil)),
                    (Messages.headline(of: text), CanvasPicture(drawing: fitted)),
                ], difference,
                reasons.withoutRepetitions.prefix(3).map { ("because", $0) }
                    + (comparesLooks || isSame ? [] : [Messages.looksAreNotCompared])))
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
        _ pictures: [(String, CanvasPicture)], _ difference: TreeDifference, _ reasons: [(String, String)] = []
    ) -> [[ReplyPage.Block]] {
        let text = explanation(headline: "", of: difference)
        let isSame = pictures[0].1.text == pictures[1].1.text
        let facts =
            text.facts.isEmpty
            ? [("the nodes", isSame ? Messages.areAllTheSame : Messages.areTheSame)]
            : text.facts.map { ($0.label, $0.text) }
        return [[.pictures(PicturesBeside(pictures: pictures))], [.facts(facts + reasons)]]
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
    /// What a view or modifiers would make of the canvas, which stays as it is. Modifiers leave the calls as they are that made
    /// the canvas; a view is one of its own.
    fileprivate mutating func aside(
        _ item: PreparedItem, width: Int?
    ) throws -> (nodes: NumberedTree, modified: ModifiedTree?, drawing: CanvasPicture.Drawing) {
        switch item.action {
        case .view(let view):
            var other = self
            other.showAlone(view)
            return (try other.nodes(width: width), nil, try other.drawing(width: width))
        case .modifiers(let modify, let isOfOwnType):
            let layer = StagedCanvas<CanvasView>.Layer(isOfOwnType: isOfOwnType, modify: modify)
            let tree = try tree(with: layer, width: width)
            return (NumberedTree(of: tree.root), tree, try drawing(of: tree.root, width: width))
        case .nothing, .declaration, .variable, .statement, .value: throw Complaint.noCanvas
        }
    }
}
