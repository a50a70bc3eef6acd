import Playground
import StyleEngine
import Trees

/// Whether a canvas reaches a goal, and otherwise what differs first.
public struct Grade: Equatable, Sendable {
    /// What differs first; nil where the goal is reached.
    public let difference: GoalDifference?

    /// Whether the goal is reached.
    public var isReached: Bool { difference == nil }

    init(difference: GoalDifference?) { self.difference = difference }

    /// Grades a canvas.
    ///
    /// - Parameters:
    ///   - own: the canvas; nil where there is none.
    ///   - goal: what it is to be like.
    ///   - counts: what counts beside components, texts and styles.
    ///   - known: the names of the types that were declared before the goal began.
    ///   - defaults: what the keys of the environment hold that count, where nobody writes them.
    package init(
        of own: CanvasLook?, for goal: CanvasLook, counting counts: Goal.Counts, knowing known: Known = Known(),
        defaults: [String: String] = [:]
    ) {
        guard let own else {
            difference = .noCanvas
            return
        }
        let comparison = OutlineComparison(
            own: CanvasOutline(of: own, knowing: known.own), goal: CanvasOutline(of: goal, knowing: known.goal))
        var found: GoalDifference? = comparison.components ?? comparison.leaves
        if counts.picture { found = found ?? Self.picture(own, goal) }
        for key in counts.keys where found == nil {
            found = comparison.environment(key, defaults[key]) ?? comparison.reading(key)
        }
        difference = found
    }

    /// The names of the types that were declared before the goal began, and have not been declared anew since.
    package struct Known {
        var own: Set<String> = []
        var goal: Set<String> = []

        package init() {}
    }

    private static func picture(_ own: CanvasLook, _ goal: CanvasLook) -> GoalDifference? {
        if own.text == goal.text, own.identity != goal.identity {
            let (one, other) = (own.unseen, goal.unseen)
            return .unseen(own: one.filter { !other.contains($0) }, goal: other.filter { !one.contains($0) })
        }
        return Rows.difference((own.text, own.identity), (goal.text, goal.identity)).map {
            .picture(around: own.label(nearRow: $0.row), row: $0.row, own: $0.own, goal: $0.goal)
        }
    }
}

extension CanvasLook {
    /// What is said below the characters of the picture, which they don't show.
    fileprivate var unseen: [String] {
        identity.dropFirst(text.count).split(separator: "\n").map(String.init)
    }

    /// What the text is called that stands nearest to a row of the picture, from 1; nil where there is none.
    fileprivate func label(nearRow row: Int) -> String? {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        let places = nodes.entries.enumerated().compactMap { index, entry -> (distance: Int, number: Int)? in
            guard let title = entry.title, entry.node.children.isEmpty,
                let place = rows.indices.filter({ rows[$0].contains(title) }).map({ abs($0 + 1 - row) }).min()
            else { return nil }
            return (place, index + 1)
        }
        return places.min { $0.distance < $1.distance }.map { nodes.label(of: $0.number) }
    }
}

/// The lines of pictures.
private enum Rows {
    /// The first line that differs, from 1. Where the characters are the same, it is what they don't show that differs.
    static func difference(
        _ own: (text: String, identity: String), _ goal: (text: String, identity: String)
    ) -> (row: Int, own: String?, goal: String?)? {
        guard own.identity != goal.identity else { return nil }
        let isSame = own.text == goal.text
        let (one, other) = (split(isSame ? own.identity : own.text), split(isSame ? goal.identity : goal.text))
        for row in 0..<max(one.count, other.count) {
            let (line, wanted) = (one.dropFirst(row).first, other.dropFirst(row).first)
            if line != wanted { return (row + 1, line.map(String.init), wanted.map(String.init)) }
        }
        return nil
    }

    /// Where one picture stands in another one, first from above; nil where it does not.
    static func place(of inner: String, in outer: String) -> Place? {
        let (lines, rows) = (split(inner), split(outer))
        guard let first = lines.first, rows.count >= lines.count else { return nil }
        for row in 0...rows.count - lines.count {
            for column in 0...max(0, rows[row].count - first.count) {
                let isHere = zip(lines, rows[row...]).allSatisfy { $1.dropFirst(column).hasPrefix($0) }
                if isHere { return Place(row: row, column: column) }
            }
        }
        return nil
    }

    /// The upper left corner.
    struct Place: Equatable {
        let row: Int
        let column: Int
    }

    private static func split(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}

/// Two outlines, one of which is to be like the other.
private struct OutlineComparison {
    let own: CanvasOutline
    let goal: CanvasOutline

    /// The first difference between the components.
    var components: GoalDifference? {
        /// Which declared family stands for which of the goal's.
        var families: [String: String] = [:]
        for index in 0..<max(own.components.count, goal.components.count) {
            guard index < own.components.count else { return missing(goal.components[index]) }
            let one = own.components[index]
            guard index < goal.components.count else { return .extra(own: one.label) }
            let other = goal.components[index]
            guard isSame(one, other, &families) else {
                return (one.family == other.family ? nil : drawn(other))
                    ?? .otherComponent(own: one.label, goal: other.label)
            }
            guard one.outer == other.outer else {
                return .otherPlace(
                    own: one.label, inside: one.outer.map { own.components[$0].label },
                    goalInside: other.outer.map { goal.components[$0].label })
            }
            if let difference = difference(at: index) { return difference }
        }
        return nil
    }

    /// That a component is missing.
    private func missing(_ component: CanvasOutline.Component) -> GoalDifference {
        drawn(component) ?? .missing(goal: component.label)
    }

    /// That a text stands in the place of a component; nil where none reads what that is called.
    private func drawn(_ component: CanvasOutline.Component) -> GoalDifference? {
        guard let title = component.title, !own.components.contains(where: { $0.title == title }) else { return nil }
        return (own.components.flatMap(\.leaves) + own.leaves).first { $0.isText && $0.text == title }
            .map { .otherText(own: $0.label, goal: component.label) }
    }

    /// Whether two components are of one family and have one title, as far as both have some.
    private func isSame(
        _ one: CanvasOutline.Component, _ other: CanvasOutline.Component, _ families: inout [String: String]
    ) -> Bool {
        if let title = one.title, let wanted = other.title, title != wanted { return false }
        guard one.isOwn && other.isOwn, !one.isKnown, !other.isKnown else {
            return (one.family, one.isOwn, one.isKnown) == (other.family, other.isOwn, other.isKnown)
        }
        defer { families[one.family] = other.family }
        return families[one.family, default: other.family] == other.family
    }

    /// What differs in a component itself, and not in those inside.
    private func difference(at index: Int) -> GoalDifference? {
        let (one, other) = (own.components[index], goal.components[index])
        if one.look == other.look {
            // What looks the same may be drawn with texts, or by fewer styles than are asked for. Where components inside are
            // missing, that is what differs.
            if one.letters != other.letters { return isOfSameParts(index) ? made(at: index) : nil }
            return one.takes.count < other.takes.count ? takes(at: index) : viewDifference(at: index)
        }
        let isOtherwise =
            one.takes.count != other.takes.count
            || zip(one.takes, other.takes).contains { take, wanted in
                take.isDefault != wanted.isDefault
                    || take.isKnown && wanted.isKnown && !take.isDefault && take.name != wanted.name
            }
        if isOtherwise { return takes(at: index) }
        if one.leaves.map(\.text) == other.leaves.map(\.text),
            let leaf = zip(one.leaves, other.leaves).first(where: { $0.looks != $1.looks })
        {
            return .otherLook(node: leaf.0.label, own: leaf.0.looks, goal: leaf.1.looks)
        }
        guard isOfSameParts(index) else { return nil }
        let inside = (own.components(inside: index), goal.components(inside: index))
        if one.leaves != other.leaves, one.letters != other.letters || inside.0.isEmpty { return made(at: index) }
        let isInside = inside.0.contains { own.components[$0].look != goal.components[$0].look }
        return isInside && !isArrangedOtherwise(index, inside.0) ? nil : looks(at: index)
    }

    /// Whether as many components stand in both, in the same order.
    private func isOfSameParts(_ index: Int) -> Bool {
        let inside = (own.components(inside: index), goal.components(inside: index))
        return inside.0 == inside.1
            && zip(inside.0, inside.1).allSatisfy { place, other in
                let (one, other) = (own.components[place], goal.components[other])
                // What a learner's own component is called says nothing.
                return one.family == other.family || one.isOwn && other.isOwn && !one.isKnown && !other.isKnown
            }
    }

    /// Whether a component stands elsewhere in the one around it than in the goal, and not only because of another one before
    /// it.
    private func isArrangedOtherwise(_ outer: Int, _ inside: [Int]) -> Bool {
        func place(of inner: Int, in outline: CanvasOutline) -> Rows.Place? {
            guard let inner = outline.components[inner].look, let outer = outline.components[outer].look
            else { return nil }
            return Rows.place(of: inner.text, in: outer.text)
        }
        for inner in inside where own.components[inner].outer == outer && goal.components[inner].outer == outer {
            if own.components[inner].title != goal.components[inner].title { return false }
            if place(of: inner, in: own) != place(of: inner, in: goal) { return true }
            if own.components[inner].look != goal.components[inner].look { return false }
        }
        return false
    }

    /// The styles up to the first one that differs: those behind it would tell the rest of the way.
    private func takes(at index: Int) -> GoalDifference {
        let (one, other) = (own.components[index], goal.components[index])
        let same = zip(one.takes, other.takes).prefix { take, wanted in
            take.isDefault == wanted.isDefault && take.isKnown == wanted.isKnown
                && (!take.isKnown || take.isDefault || take.name == wanted.name)
        }.count
        let wanted = other.takes.prefix(same + 1)
        return .takes(
            node: one.label, own: Self.told(Array(one.takes.prefix(same + 1))),
            goal: wanted.map { $0.isKnown || $0.isDefault ? Self.told([$0])[0] : Messages.styleOfTheirOwn },
            goesOn: wanted.count < other.takes.count)
    }

    private func made(at index: Int) -> GoalDifference {
        let (one, other) = (own.components[index], goal.components[index])
        return .made(
            node: one.label, by: Self.told(one.takes), own: one.leaves.map(\.told), goal: other.leaves.map(\.told))
    }

    private func looks(at index: Int) -> GoalDifference? {
        let (one, other) = (own.components[index], goal.components[index])
        let looks = [one, other].map { (text: $0.look?.text ?? "", identity: $0.look?.identity ?? "") }
        return Rows.difference(looks[0], looks[1]).map {
            .looks(node: one.label, by: Self.told(one.takes), row: $0.row, own: $0.own, goal: $0.goal)
        }
    }

    /// The views that were declared before the goal count as components do.
    private func viewDifference(at index: Int) -> GoalDifference? {
        let (one, other) = (own.components[index], goal.components[index])
        guard one.leaves.count == other.leaves.count else { return nil }
        return Self.viewDifference(one.leaves, other.leaves)
    }

    private static func viewDifference(
        _ own: [CanvasOutline.Leaf], _ goal: [CanvasOutline.Leaf]
    ) -> GoalDifference? {
        // Whoever draws with a view that was there has used it; who draws without it has not.
        zip(own, goal).first { $0.view != $1.view && $1.view != nil }
            .map { .otherView(node: $0.label, own: $0.view, goal: $1.view) }
    }

    private static func told(_ takes: [CanvasOutline.Style]) -> [String] {
        takes.map { $0.isDefault ? "the default" : $0.name }
    }

    /// The first difference between what stands outside of all components.
    var leaves: GoalDifference? {
        for index in 0..<max(own.leaves.count, goal.leaves.count) {
            guard index < own.leaves.count else { return .missingText(goal: goal.leaves[index].label) }
            let one = own.leaves[index]
            guard index < goal.leaves.count else { return .extraText(own: one.label) }
            let other = goal.leaves[index]
            guard one.text == other.text else { return .otherText(own: one.label, goal: other.label) }
            guard one.looks == other.looks else {
                return .otherLook(node: one.label, own: one.looks, goal: other.looks)
            }
        }
        return Self.viewDifference(own.leaves, goal.leaves)
    }

    /// The first component that does not read a key which it reads in the goal: what it shows was written down by hand.
    func reading(_ key: String) -> GoalDifference? {
        zip(own.components, goal.components)
            .first { $1.readings.contains(key) && !$0.readings.contains(key) }
            .map { .notRead(node: $0.0.label, by: Self.told($0.0.takes), key: String(key.dropFirst(2))) }
    }

    /// The first text at which a key has another value, whether it was written or holds by default.
    func environment(_ key: String, _ byDefault: String?) -> GoalDifference? {
        let name = String(key.dropFirst(2))
        for (one, other) in zip(own.texts, goal.texts) {
            let changes = one.environment.changes(from: other.environment)
                .filter { $0.name == name || $0.name == key }
            // Of two programs each has a key of its own, where they declare it.
            let (from, to) = (changes.lazy.compactMap(\.from).first, changes.lazy.compactMap(\.to).first)
            if from ?? byDefault != to ?? byDefault {
                return .environment(
                    node: one.title ?? one.type.name, key: name, own: to, goal: from, byDefault: byDefault)
            }
        }
        return nil
    }
}

extension CanvasOutline.Leaf {
    /// What it shows.
    fileprivate var told: String { looks.isEmpty ? text : "\(text) (\(looks.joined(separator: ", ")))" }
}

extension CanvasOutline.Component {
    /// All that its texts read, into however many they are split, and in whatever order they are written.
    fileprivate var letters: [Character] {
        leaves.filter(\.isText).flatMap(\.text).filter { !$0.isWhitespace }.sorted()
    }
}
