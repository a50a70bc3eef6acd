import Components
import Drawing
import Playground
import StyleEngine
import Trees

/// Asks for the sizes of the nodes of a random view and for cells of its picture, and tries whether the answers are true: by
/// laying out again with the offers that they name, and by painting again without what they name.
public struct LayoutCheck {
    private let program: LaidOutProgram
    private let tree: Node
    private let nodes: NumberedTree
    private let layout: LaidOutTree
    private let again: LaidOutTree
    private var playground = Playground()
    /// The lies, each with what shows it.
    public private(set) var lies: [String] = []
    /// How many statements were tried.
    public private(set) var tried = 0

    /// The view with a number, of a seed.
    ///
    /// - Throws: `Refusal` where it can't be shown.
    public init(seed: UInt64, number: Int) throws(InterpretedProgram.Refusal) {
        program = LaidOutProgram(seed: seed, number: number)
        let resolver = Resolver()
        do {
            tree = try resolver.resolve(program.view)
        } catch {
            throw InterpretedProgram.Refusal(message: error.description)
        }
        let width = program.width
        guard let layout = LaidOutTree(of: tree, width: width), let again = LaidOutTree(of: tree, width: width) else {
            throw InterpretedProgram.Refusal(message: "not laid out: \(program.code)")
        }
        (self.layout, self.again) = (layout, again)
        _ = PageFitting(width: width).chooseViews(in: tree)
        nodes = NumberedTree(of: tree)
        for entry in [":set width \(width)", program.code] {
            if let failure = playground.enter(entry).failure {
                throw InterpretedProgram.Refusal(message: "\(failure.message)\n\(entry)")
            }
        }
    }

    /// The program as it is entered.
    public var code: String { program.code }

    /// Asks about every node, and about cells of every row.
    public mutating func run() {
        for number in nodes.numbers { checkSizes(of: number) }
        let size = layout.pictureSize
        // What shows nothing by itself, such as a space, has a picture without rows.
        for row in (0..<min(size.height, 30)).map({ $0 + 1 }) {
            for column in stride(from: 1 + row % 5, through: size.width, by: 5) { checkCell(column, row) }
        }
    }

    private mutating func expect(_ isTrue: Bool, _ lie: @autoclosure () -> String) {
        tried += 1
        if !isTrue { lies.append(lie()) }
    }

    /// An answer without its line breaks.
    private static func words(_ answer: String) -> String {
        answer.split { $0 == " " || $0 == "\n" }.joined(separator: " ") + " "
    }

    private mutating func checkSizes(of number: Int) {
        guard let node = nodes[number]?.node else { return }
        let explanations = layout.sizeExplanations(of: node)
        let answer = playground.enter(":why \(number) size").output
        if let explanation = explanations.first, explanations.count == 1 {
            let size = explanation.size
            expect(
                Self.words(answer).contains("is \(size.width) x \(size.height) cells "),
                "the shell answers\n\(answer)\nwhere the node is \(size)")
        }
        for (explanation, twin) in zip(explanations, again.elements(of: node)) {
            check(explanation, twin, number, answer)
        }
    }

    /// - Parameter twin: the same part of a layout of its own.
    private mutating func check(_ explanation: SizeExplanation, _ twin: Element, _ number: Int, _ answer: String) {
        let (size, offer) = (explanation.size, explanation.offer)
        let whole = "\(answer)\n\(number): \(size), \(offer.text)"
        expect(twin.size(offer) == size, "\(whole), but laid out again with that it is \(twin.size(offer))")
        expect(twin.size(.unspecified) == explanation.ideal, "\(whole), but it wants \(twin.size(.unspecified))")
        expect(explanation.offers.last?.maker == nil, "\(whole), but nobody was offered anything by the page")
        for (inner, outer) in zip(explanation.offers, explanation.offers.dropFirst()) {
            check(inner, from: outer.proposal, whole)
        }
        for outcome in explanation.outcomes { check(outcome, explanation, twin, whole) }
    }

    private mutating func check(_ offer: SizeExplanation.Offer, from outer: Proposal, _ whole: String) {
        switch offer.rule {
        case .page: expect(false, "\(whole): the page stands inside of something")
        case .less(let inset):
            let isSo = [(Axis.horizontal, inset.columns), (.vertical, inset.rows)].allSatisfy { axis, less in
                outer[axis].map { max(0, $0 - less) } == offer.proposal[axis]
            }
            expect(isSo, "\(whole): \(outer.text) less \(inset) is not \(offer.proposal.text)")
        case .share(let share):
            let taken = share.before.reduce(share.spacing) { $0 + $1.length }
            // What came before may have taken more than there was.
            let isWhole = taken + share.left + share.kept == share.length || taken + share.left > share.length
            expect(
                share.given == offer.proposal[share.axis] && share.length == outer[share.axis] && isWhole,
                "\(whole): \(share)")
        case .own, .bounds, .ideal, .proportions, .sizeOfOther, .widest, .wanted, .spread, .column, .row, .other: break
        }
    }

    private mutating func check(
        _ outcome: SizeOutcome, _ explanation: SizeExplanation, _ twin: Element, _ whole: String
    ) {
        let (size, offer) = (explanation.size, explanation.offer)
        let wide = twin.size(Proposal(width: nil, height: offer.height))
        let isSo: Bool =
            switch outcome {
            case .ideal: twin.size(.unspecified) == size
            case .breaks: wide.width > (offer.width ?? Size.infinity)
            case .cutOff(.rows(let rows)):
                twin.size(Proposal(width: offer.width, height: rows + 1)).height > size.height
            case .cutOff(.lines): Self.isCutByLimit(explanation, program)
            case .cutOff(.letters(let columns)):
                columns <= 3 && wide.width > columns && twin.size(Proposal(width: columns, height: nil)).height == 1
            case .cutOff(.column): size.width <= 1
            case .breaksWord(let columns):
                twin.size(Proposal(width: columns, height: nil)).width <= columns && columns > offer.width ?? columns
            case .reserves(let rows): size.height >= rows
            case .fills(let axis):
                offer[axis] == size[axis] && twin.size(offer.with(axis, size[axis] + 1))[axis] == size[axis] + 1
            case .squeezed(let axis): size[axis] < twin.size(.unspecified)[axis]
            case .grows(let axis, let cells):
                size[axis] == twin.size(.unspecified)[axis] + cells
                    && twin.size(offer.with(axis, nil))[axis] != size[axis]
            case .follows(let axis, let cells):
                size[axis] == twin.size(.unspecified)[axis] + cells
                    && twin.size(offer.with(axis, nil))[axis] == size[axis]
            case .spreads(let columns):
                size.width == columns && twin.size(offer.with(.horizontal, Size.infinity)).width == columns
            case .goesAcross: size.width > twin.size(.unspecified).width
            case .tracks(let axis, let lengths, let spacing): lengths.reduce(spacing, +) == size[axis]
            case .exceeds(let axis, let cells): size[axis] == (offer[axis] ?? 0) + cells
            case .sum(let axis, let parts, let spacing):
                parts.reduce(spacing) { $0 + $1.size[axis] } == size[axis]
            case .chooses(let view, _, let fits):
                fits
                    == (view.size(.unspecified).width <= offer.width ?? Size.infinity
                        && view.size(Proposal(width: nil, height: nil)).height <= offer.height ?? Size.infinity)
            case .holds(let inner, let columns, let rows):
                inner.size.width + columns == size.width && inner.size.height + rows == size.height
            case .box(let widest, let columns, let parts, let rows):
                widest.size.width + columns == size.width
                    && parts.reduce(rows) { $0 + $1.size.height } == size.height
            }
        expect(isSo, "\(whole): not so is \(outcome)")
    }

    /// Whether the same text takes more lines where nothing limits them.
    private static func isCutByLimit(_ explanation: SizeExplanation, _ program: LaidOutProgram) -> Bool {
        guard let block = explanation.element.drawing as? TextBlock else { return false }
        let whole = Element(TextBlock(block.text))
        return whole.size(Proposal(width: explanation.offer.width, height: nil)).height > explanation.size.height
    }

    private mutating func checkCell(_ column: Int, _ row: Int) {
        let size = layout.pictureSize
        guard let cell = layout.cellExplanation(column: column, row: row) else {
            return expect(false, "no cell \(column),\(row) in a picture of \(size)")
        }
        let question = ":why @\(column),\(row)"
        if (column + row) % 11 == 0 {
            let answer = playground.enter(question).output
            let shown = cell.character.map { "shows \"\($0)\"" } ?? "is empty"
            expect(
                Self.words(answer).hasPrefix("column \(column), row \(row) \(shown) ")
                    || cell.character.map { "\"\\".contains($0) } == true,
                "\(answer)\nwhere the picture \(shown)")
        }
        guard let painter = cell.painter else {
            return expect(cell.character == nil, "\(question): nobody painted \(cell.character ?? " ")")
        }
        let without = PaintedCell(
            at: Point(x: column - 1, y: row - 1), of: layout.root, width: program.width, charset: .ascii,
            without: [painter])
        // Where two things paint the same, either would do.
        expect(
            !without.isLike(cell.coats) || without.coats.contains { $0.isSeen },
            "\(question): without its painter it shows \(without.character ?? " ")")
    }
}

extension Proposal {
    fileprivate var text: String { "\(width.map { "\($0)" } ?? "?") x \(height.map { "\($0)" } ?? "?")" }
}
