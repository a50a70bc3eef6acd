import StyleEngine
import Testing

@testable import Trees

/// Edits trees at random, and holds what is told of them against what was edited.
@Suite struct RandomEditTests {
    private enum NoteKey: EnvironmentKey {
        static var defaultValue: Int { 0 }
    }

    /// A tree of columns and texts, each of which may have a note written on it.
    private struct Plan {
        /// The title of a text; nil for a column.
        var title: String?
        var note = 0
        var inside: [Plan] = []

        var view: AnyView {
            let own = title.map { AnyView(Words(text: $0)) } ?? AnyView(Column { Views(views: inside.map(\.view)) })
            let note = note
            return note == 0 ? own : AnyView(own.modifier(EnvironmentTransform { $0[NoteKey.self] = note }))
        }

        var texts: [String] { title.map { [$0] } ?? inside.flatMap(\.texts) }

        /// The ways to all nodes, or only to columns, in reading order.
        func ways(columns: Bool = false) -> [[Int]] {
            (columns && title != nil ? [] : [[]])
                + inside.enumerated().flatMap { index, plan in plan.ways(columns: columns).map { [index] + $0 } }
        }

        subscript(way: ArraySlice<Int>) -> Plan {
            get { way.first.map { inside[$0][way.dropFirst()] } ?? self }
            set {
                if let index = way.first { inside[index][way.dropFirst()] = newValue } else { self = newValue }
            }
        }
    }

    private struct Views: PrimitiveView {
        let views: [AnyView]

        static func _resolve(_ view: Views, at inputs: Inputs, by resolver: Resolver) {
            for (index, part) in view.views.enumerated() {
                AnyView._resolve(part, at: inputs.part(index), by: resolver)
            }
        }
    }

    /// A few plain numbers that look random: the same each time.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, count)
        }
    }

    private enum Edit: CaseIterable {
        case wrap, unwrap, insert, delete, rename, move, write

        /// Those of which several never look like another one.
        static let separable: [Edit] = [.insert, .rename, .write]
    }

    private func plan(_ dice: inout Dice, _ count: inout Int, depth: Int = 0) -> Plan {
        guard depth == 0 || (depth < 4 && dice.roll(2) == 0) else {
            count += 1
            return Plan(title: "t\(count)")
        }
        return Plan(inside: (0...dice.roll(4)).map { _ in plan(&dice, &count, depth: depth + 1) })
    }

    /// Makes an edit, and answers how many changes it is.
    private func apply(_ edit: Edit, to plan: inout Plan, _ dice: inout Dice, fresh: String) -> Int {
        func way(_ ways: [[Int]]) -> [Int]? {
            let inner = ways.filter { !$0.isEmpty }
            return inner.isEmpty ? nil : inner[dice.roll(inner.count)]
        }
        switch edit {
        case .wrap:
            guard let way = way(plan.ways()) else { return 0 }
            plan[way[...]] = Plan(inside: [plan[way[...]]])
        case .unwrap:
            guard let way = way(plan.ways(columns: true)), let index = way.last, plan[way[...]].note == 0 else {
                return 0
            }
            let inside = plan[way[...]].inside
            plan[way.dropLast()].inside.replaceSubrange(index...index, with: inside)
        case .insert:
            let ways = plan.ways(columns: true)
            let way = ways[dice.roll(ways.count)][...]
            plan[way].inside.insert(Plan(title: fresh), at: dice.roll(plan[way].inside.count + 1))
        case .delete:
            guard let way = way(plan.ways()), let index = way.last else { return 0 }
            plan[way.dropLast()].inside.remove(at: index)
        case .rename:
            let texts = plan.ways().filter { plan[$0[...]].title != nil }
            guard let way = way(texts) else { return 0 }
            plan[way[...]].title = fresh
        case .move:
            let texts = plan.ways().filter { plan[$0[...]].title != nil }
            guard let way = way(texts), let index = way.last else { return 0 }
            let text = plan[way.dropLast()].inside.remove(at: index)
            let count = plan[way.dropLast()].inside.count
            plan[way.dropLast()].inside.insert(text, at: dice.roll(count + 1))
            // Nothing says that it is the same text: it is gone here and new there.
            return 2
        case .write:
            let ways = plan.ways()
            plan[ways[dice.roll(ways.count)][...]].note += 1
        }
        return 1
    }

    private func difference(_ one: Plan, _ other: Plan) throws -> (
        changes: [TreeDifference.Change], later: NumberedTree
    ) {
        let (root, otherRoot) = (try tree(one.view), try tree(other.view))
        defer { withExtendedLifetime((root, otherRoot)) {} }
        let later = NumberedTree(of: otherRoot)
        return (TreeDifference(from: NumberedTree(of: root), to: later).changes, later)
    }

    @Test("No more changes are told than edits were made", arguments: 1...40)
    func counts(seed: Int) throws {
        var dice = Dice(state: UInt64(seed))
        for round in 0..<25 {
            var texts = 0
            let before = plan(&dice, &texts)
            var after = before
            var edits: [Edit] = []
            var most = 0
            let isAlone = round % 2 == 0
            for index in 0...(isAlone ? 0 : dice.roll(4)) {
                let kinds = isAlone ? Edit.allCases : Edit.separable
                let edit = kinds[dice.roll(kinds.count)]
                edits.append(edit)
                most += apply(edit, to: &after, &dice, fresh: "new\(index)")
            }
            let told = try difference(before, after).changes
            #expect(told.count <= most, "\(round): \(edits): \(told), from \(before) to \(after)")
        }
    }

    @Test("What one edit changed is told of the node that it was made at", arguments: 1...40)
    func places(seed: Int) throws {
        var dice = Dice(state: UInt64(seed) &* 77)
        for _ in 0..<25 {
            var texts = 0
            let before = plan(&dice, &texts)
            let ways = before.ways().filter { !$0.isEmpty }
            let way = ways[dice.roll(ways.count)][...]
            var after = before
            let isWrapped = dice.roll(2) == 0
            if isWrapped { after[way] = Plan(inside: [before[way]]) } else { after[way].note = 1 }
            let (changes, later) = try difference(before, after)
            let change = try #require(changes.first)
            #expect(changes.count == 1)
            #expect(later.subtree(of: change.number).compactMap { later[$0]?.title } == after[way].texts)
            #expect(
                change.kind == (isWrapped ? .added(inside: 0) : .environment(key: "\\.note", from: nil, to: "1")),
                "\(change)")
        }
    }

    @Test("What keeps its state is the same wherever it stands, and where it stood before is told")
    func moves() throws {
        struct Kept: PrimitiveView {
            let root: IdentityRoot
            let names: [String]

            static func _resolve(_ view: Kept, at inputs: Inputs, by resolver: Resolver) {
                let inner = resolver.open(TypeIdentity(Kept.self), .group, payload: view.root, at: inputs)
                typealias Rows = ForEach<[String], String, Column<Words>>
                Column<Rows>._resolve(
                    Column { ForEach(view.names, id: \.self) { name in Column { Words(text: name) } } }, at: inner,
                    by: resolver)
            }
        }
        let root = IdentityRoot()
        func changes(_ one: [String], _ other: [String], wrapped: Bool = false) throws -> String {
            let (before, later) = (Kept(root: root, names: one), Kept(root: root, names: other))
            let (tree, otherTree) = (try tree(before), try wrapped ? self.tree(Column { later }) : self.tree(later))
            return withExtendedLifetime((tree, otherTree)) {
                TreeDifference(from: NumberedTree(of: tree), to: NumberedTree(of: otherTree)).description
            }
        }
        #expect(try changes(["a", "b"], ["a", "b"]) == "")
        #expect(try changes(["a", "b", "c"], ["c", "a", "b"]) == "2 Column: moves from place 3 to 1")
        #expect(
            try changes(["a", "b", "c"], ["c", "b", "d"]) == """
                2 Column: is gone, with the node inside
                2 Column: moves from place 3 to 1
                6 Column: is new, with the node inside
                """)
        #expect(try changes(["a", "b"], ["a", "b"], wrapped: true) == "1 Column: is new")
    }

    private func tree(_ view: some View) throws -> Node { try Resolver().resolve(view) }
}
