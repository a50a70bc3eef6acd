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
    package init(of own: CanvasLook?, for goal: CanvasLook, counting counts: Goal.Counts) {
        guard let own else {
            difference = .noCanvas
            return
        }
        let comparison = OutlineComparison(own: CanvasOutline(of: own), goal: CanvasOutline(of: goal))
        difference =
            comparison.components ?? comparison.leaves
            ?? (counts.picture ? Self.picture(own, goal) : nil)
            ?? counts.keys.lazy.compactMap { comparison.environment($0) }.first
    }

    private static func picture(_ own: CanvasLook, _ goal: CanvasLook) -> GoalDifference? {
        guard own.identity != goal.identity else { return nil }
        // Where the characters are the same, it is what they don't show that differs.
        let isSame = own.text == goal.text
        let one = (isSame ? own.identity : own.text).split(separator: "\n", omittingEmptySubsequences: false)
        let other = (isSame ? goal.identity : goal.text).split(separator: "\n", omittingEmptySubsequences: false)
        for row in 0..<max(one.count, other.count) {
            let (line, wanted) = (one.dropFirst(row).first, other.dropFirst(row).first)
            if line != wanted {
                return .picture(row: row + 1, own: line.map(String.init), goal: wanted.map(String.init))
            }
        }
        return nil
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
            guard index < own.components.count else { return .missing(goal: goal.components[index].label) }
            let one = own.components[index]
            guard index < goal.components.count else { return .extra(own: one.label) }
            let other = goal.components[index]
            let isSameFamily: Bool
            if one.isOwn && other.isOwn {
                isSameFamily = families[one.family, default: other.family] == other.family
                families[one.family] = other.family
            } else {
                isSameFamily = one.family == other.family && one.isOwn == other.isOwn
            }
            guard isSameFamily else { return .otherComponent(own: one.label, goal: other.label) }
            guard one.outer == other.outer else {
                return .otherPlace(
                    own: one.label, inside: one.outer.map { own.components[$0].label },
                    goalInside: other.outer.map { goal.components[$0].label })
            }
            if let difference = difference(at: index) { return difference }
        }
        let changed = own.components.indices.last { own.components[$0].look != goal.components[$0].look }
        return changed.map { made(at: $0) }
    }

    /// What differs in a component itself, and not in those inside.
    private func difference(at index: Int) -> GoalDifference? {
        let (one, other) = (own.components[index], goal.components[index])
        guard one.look != other.look else { return nil }
        let (names, wanted) = (one.takes.map(\.name), other.takes.map(\.name))
        let (leaves, wantedLeaves) = (one.leaves, other.leaves)
        let inside = (own.components(inside: index), goal.components(inside: index))
        let isInside =
            inside.0 != inside.1
            || inside.0.contains { own.components[$0].look != goal.components[$0].look }
        // What stands inside may be all that differs.
        if isInside, names == wanted || leaves == wantedLeaves { return nil }
        if names != wanted {
            return .takes(node: one.label, own: Self.told(one.takes), goal: Self.told(other.takes))
        }
        return made(at: index)
    }

    private func made(at index: Int) -> GoalDifference {
        let (one, other) = (own.components[index], goal.components[index])
        return .made(
            node: one.label, by: Self.told(one.takes), own: one.leaves.map(\.told), goal: other.leaves.map(\.told))
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
        return nil
    }

    /// The first text at which a key has another value.
    func environment(_ key: String) -> GoalDifference? {
        let name = String(key.dropFirst(2))
        for (one, other) in zip(own.texts, goal.texts) {
            let changes = one.environment.changes(from: other.environment)
                .filter { $0.name == name || $0.name == key }
            // Of two programs each has a key of its own, where they declare it.
            let (from, to) = (changes.lazy.compactMap(\.from).first, changes.lazy.compactMap(\.to).first)
            if from != to {
                return .environment(node: one.title ?? one.type.name, key: name, own: to, goal: from)
            }
        }
        return nil
    }
}

extension CanvasOutline.Leaf {
    /// What it shows.
    fileprivate var told: String { looks.isEmpty ? text : "\(text) (\(looks.joined(separator: ", ")))" }
}
