import Drawing
import StyleEngine

extension ExplanationText {
    /// Why a node has its size.
    ///
    /// - Parameters:
    ///   - explanations: why the views that it stands for have theirs.
    ///   - around: the same of the modifiers around it, where it is one view: the innermost first.
    ///   - lineLimit: who wrote the largest number of lines.
    ///   - hidden: what shows nothing of it; nil where nothing hides it.
    package init(
        of explanations: [SizeExplanation], around: [SizeExplanation] = [], _ number: Int, in nodes: NumberedTree,
        names: PartNames, lineLimit: String?, hiddenBy hidden: Element? = nil
    ) {
        let label = nodes.label(of: number)
        guard let explanation = explanations.first else {
            let reason = hidden.map { "\(names.name(of: $0)) shows nothing of it" } ?? "it shows nothing"
            self.init(headline: "\(label) has no size", [Fact(label: "because", text: reason)])
            return
        }
        guard explanations.count == 1 else {
            let most = 8
            let names = nodes[number].map { names.telling(of: $0.node) } ?? names
            let facts = explanations.prefix(most).map {
                Fact(label: names.label(of: $0.element), text: Self.text(of: $0.size))
            }
            let rest = explanations.count - most
            self.init(
                headline: "\(label) stands for \(explanations.count) views, each of a size of its own",
                facts + (rest > 0 ? [Fact(label: "others", text: "\(rest) more")] : []))
            return
        }
        let names = names.telling(of: explanation.element)
        var facts: [Fact?] = Self.facts(of: explanation.offers, names)
        let likes = explanation.outcomes.contains { if case .ideal = $0 { true } else { false } }
        if !likes { facts.append(Fact(label: "wants", text: Self.text(of: explanation.ideal))) }
        for (index, outcome) in explanation.outcomes.enumerated() {
            facts.append(Fact(label: index == 0 ? "so" : "and", text: Self.text(of: outcome, names, lineLimit)))
        }
        facts += Self.facts(around: around, explanation, names)
        self.init(headline: "\(label) is \(Self.text(of: explanation.size)) cells", facts)
    }

    /// What a part of a layout was offered, what it wants, and what it takes.
    package static func layout(offered offer: Proposal, wants ideal: Size, takes size: Size) -> [String] {
        ["offered \(text(of: offer))", "wants \(text(of: ideal))", "is \(text(of: size))"]
    }

    /// The offers, the nearest first; of many those in the middle are counted.
    private static func facts(of offers: [SizeExplanation.Offer], _ names: PartNames) -> [Fact?] {
        let most = 4
        let rows = offers.indices.map { index in
            let outer = index + 1 < offers.count ? offers[index + 1].proposal : nil
            let rule = outer.flatMap { text(of: offers[index].rule, from: $0, names) }
            return Fact(
                label: index == 0 ? "was offered" : "before that",
                text: "\(text(of: offers[index].proposal)) by \(names.name(of: offers[index].maker))"
                    + (rule.map { ": " + $0 } ?? ""))
        }
        guard rows.count > most + 1 else { return rows }
        return rows.prefix(most) + [Fact(label: "further out", text: Self.more(rows.count - most - 1, "offer"))]
            + rows.suffix(1)
    }

    /// The modifiers around a node that change its size.
    private static func facts(
        around: [SizeExplanation], _ explanation: SizeExplanation, _ names: PartNames
    ) -> [Fact] {
        var size = explanation.size
        return around.compactMap { outer in
            let others = outer.outcomes.compactMap { outcome -> String? in
                switch outcome {
                case .fills where outer.size != size, .exceeds: text(of: outcome, names, nil)
                default: nil
                }
            }
            guard outer.size != size || !others.isEmpty else { return nil }
            size = outer.size
            return Fact(
                label: "around it",
                text: ([text(of: size) + " by " + names.name(of: outer.element)] + others).joined(separator: "; "))
        }
    }

    private static func more(_ count: Int, _ thing: String) -> String {
        "\(count) more \(thing)\(count == 1 ? "" : "s")"
    }

    static func text(of size: Size) -> String { "\(length(size.width)) x \(length(size.height))" }

    static func text(of proposal: Proposal) -> String {
        switch (proposal.width, proposal.height) {
        case (let width?, let height?): "\(length(width)) x \(length(height))"
        case (let width?, nil): "\(length(width)) \(unit(.horizontal, width))"
        case (nil, let height?): "\(length(height)) \(unit(.vertical, height))"
        case (nil, nil): "as much as it wants"
        }
    }

    private static func length(_ cells: Int) -> String { cells >= Size.infinity ? "endless" : "\(cells)" }

    private static func unit(_ axis: Axis, _ count: Int) -> String {
        (axis == .horizontal ? "column" : "row") + (count == 1 ? "" : "s")
    }

    private static func count(_ cells: Int, _ axis: Axis) -> String { "\(length(cells)) \(unit(axis, cells))" }

    /// How an offer follows from an outer one; nil where the code says that.
    private static func text(of rule: OfferRule, from outer: Proposal, _ names: PartNames) -> String? {
        switch rule {
        case .page, .own, .bounds, .ideal, .other: nil
        case .less(let inset):
            [
                (outer.width, inset.columns, Axis.horizontal, inset.left), (outer.height, inset.rows, .vertical, nil),
            ].compactMap { length, less, axis, first in
                length.flatMap {
                    guard less > 0 else { return nil }
                    let rest = less > $0 ? ", which leaves none" : ""
                    let edge = inset.hasEdge && axis == .horizontal ? ", one of them for the edge drawn there" : ""
                    return "\(count($0, axis)) less \(Self.inset(less, first))" + edge + rest
                }
            }.joined(separator: ", ")
        case .share(let share): text(of: share, names)
        case .proportions: "as much of \(text(of: outer)) as its proportions leave"
        case .widest: "as wide as the widest of its parts wants to be"
        case .wanted: "as wide as what stands in it wants to be"
        case .spread: "as wide as what stands in it is where nothing bounds it"
        case .column: "as wide as its column of the grid"
        case .row: "as high as its row of the grid"
        case .sizeOfOther: "the size of the view that this lies behind or before"
        }
    }

    private static func inset(_ columns: Int, _ left: Int?) -> String {
        guard let left, left <= columns else { return "\(columns)" }
        if left * 2 == columns { return "\(left) on each side" }
        if left == columns { return "\(columns) on the left" }
        return left == 0 ? "\(columns) on the right" : "\(left) on the left and \(columns - left) on the right"
    }

    private static func text(of share: StackShare, _ names: PartNames) -> String {
        var parts = ["of \(count(share.length, share.axis))"]
        if share.spacing > 0 { parts.append("\(share.spacing) \(share.spacing == 1 ? "is" : "are") spacing") }
        let most = 3
        parts += share.before.prefix(most).map { "\($0.length) went to \(names.label(of: $0.child)) first" }
        if share.before.count > most {
            parts.append("some went to \(Self.more(share.before.count - most, "view")) first")
        }
        if share.kept > 0 {
            parts.append("\(share.kept) \(share.kept == 1 ? "is" : "are") kept for views of lower priority")
        }
        if share.left <= 0 {
            parts.append("nothing is left")
        } else if share.sharing > 1 {
            let even = share.evenShare
            parts.append("\(share.sharing) share the \(share.left) left")
            if share.given > even { parts.append("it gets more than that, as it needs it") }
            if share.given < even { parts.append("it gets less than that, as others need it or it wants no more") }
        }
        return parts.joined(separator: ", ")
    }

    /// How long the columns or rows of a grid's cells are.
    private static func text(ofTracks axis: Axis, _ lengths: [Int], _ spacing: Int) -> String {
        let most = 8
        let isEven = lengths.allSatisfy { $0 == lengths[0] }
        var shown = (isEven ? lengths.prefix(1) : lengths.prefix(most)).map { length($0) }
        if !isEven, lengths.count > most { shown.append("more") }
        let last = shown.removeLast()
        let size = (shown.isEmpty ? "" : shown.joined(separator: ", ") + " and ") + last
        let tracks =
            lengths.count == 1
            ? "its only \(unit(axis, 1)) of cells is" : "its \(lengths.count) \(unit(axis, 2)) of cells are"
        return "\(tracks) \(size) \(axis == .horizontal ? "wide" : "high")"
            + (isEven && lengths.count > 1 ? " each" : "") + (spacing > 0 ? ", with \(spacing) of spacing" : "")
    }

    private static func text(of outcome: SizeOutcome, _ names: PartNames, _ lineLimit: String?) -> String {
        switch outcome {
        case .ideal: return "it is as large as it wants to be"
        case .breaks(let lines): return lines == 1 ? "one line is too short for it" : "it breaks into \(lines) lines"
        case .cutOff(.lines(let most)):
            return "it is cut off after \(most == 1 ? "a line" : "\(most) lines"), as the line limit says"
                + (lineLimit.map { ": " + $0 } ?? "")
        case .cutOff(.rows(let rows)):
            return "it is cut off after \(count(rows, .vertical)), as it is offered no more"
        case .cutOff(.letters(let columns)):
            return "it is cut off, as lines of \(count(columns, .horizontal)) would hold pieces of words"
        case .cutOff(.column): return "a character is left out that is wider than a column"
        case .breaksWord(let columns): return "a word is broken: the longest needs \(count(columns, .horizontal))"
        case .reserves(let rows):
            return "it keeps \(count(rows, .vertical)) free" + (lineLimit.map { ": " + $0 } ?? "")
        case .fills(let axis): return "it takes all \(unit(axis, 2)) that it is offered"
        case .squeezed(let axis): return "it is \(axis == .horizontal ? "narrower" : "lower") than it wants to be"
        case .grows(let axis, let cells): return "it takes \(count(cells, axis)) more than it wants, as there is room"
        case .follows(let axis, let cells):
            let cause = axis == .vertical ? "width" : "height"
            return "it takes \(count(cells, axis)) more than it wants, which follows from its \(cause)"
        case .spreads(let columns): return "where nothing bounds it, it is \(count(columns, .horizontal)) wide"
        case .goesAcross: return "it is as wide as its grid, as a row goes across all columns"
        case .tracks(let axis, let lengths, let spacing): return text(ofTracks: axis, lengths, spacing)
        case .chooses(let view, let views, let fits):
            return fits
                ? "\(names.label(of: view)) is the first of its \(views) views that fits"
                : "none of its \(views) views fits, so that it shows the last: \(names.label(of: view))"
        case .exceeds(let axis, let cells): return "it takes \(count(cells, axis)) more than it is offered"
        case .sum(let axis, let parts, let spacing):
            let most = 6
            var terms = parts.prefix(most).map {
                "\(length($0.size[axis])) of \(names.label(of: $0.element, along: axis))"
            }
            if parts.count > most {
                let rest = parts.dropFirst(most).reduce(0) { $0 + $1.size[axis] }
                terms.append("\(rest) of \(parts.count - most) more")
            }
            if spacing > 0 { terms.append("\(spacing) of spacing") }
            return "its \(unit(axis, 2)) are " + terms.joined(separator: ", ")
                + (spacing < 0 ? ", less \(-spacing) where they overlap" : "")
        case .box(let widest, let columns, let parts, let rows):
            let terms = parts.map { "\(length($0.size.height)) of \(names.label(of: $0.element))" }
            return
                "its columns are \(length(widest.size.width)) of \(names.label(of: widest.element)) and \(columns) around it; "
                + "its rows are \(terms.joined(separator: ", ")) and \(rows) around \(parts.count == 1 ? "it" : "them")"
        case .holds(let inner, let columns, let rows):
            let size = text(of: inner.size)
            guard columns != 0 || rows != 0 else {
                return "it is as large as \(names.label(of: inner.element)) inside, \(size)"
            }
            let lengths = [(columns, Axis.horizontal), (rows, .vertical)]
            let (around, more) = (lengths.filter { $0.0 > 0 }, lengths.filter { $0.0 < 0 })
            func counts(_ lengths: [(Int, Axis)]) -> String {
                lengths.map { count(abs($0.0), $0.1) }.joined(separator: " and ")
            }
            let isSeveral = names.standsForSeveral(inner.element)
            return names.label(of: inner.element)
                + (isSeveral ? " inside are \(size) together" : " inside is \(size)")
                + (around.isEmpty ? "" : ", with \(counts(around)) around \(isSeveral ? "them" : "it")")
                + (more.isEmpty ? "" : ", \(counts(more)) more than it has itself")
        }
    }
}
