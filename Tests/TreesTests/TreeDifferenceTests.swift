import StyleEngine
import Testing

@testable import Trees

@Suite struct TreeDifferenceTests {
    private enum LevelKey: EnvironmentKey {
        static var defaultValue: Int { 0 }
    }

    private func nodes(_ view: some View) throws -> (Node, NumberedTree) {
        let root = try tree(view)
        return (root, NumberedTree(of: root))
    }

    private func changes(from one: some View, to other: some View) throws -> [String] {
        let (root, earlier) = try nodes(one)
        let (otherRoot, later) = try nodes(other)
        defer { withExtendedLifetime((root, otherRoot)) {} }
        return TreeDifference(from: earlier, to: later).changes.map(\.description)
    }

    @Test("Equal trees have none")
    func same() throws {
        let view = Column { Box { Words(text: "a") } }
        #expect(try changes(from: view, to: view) == [])
    }

    @Test("Another style, and what it makes")
    func style() throws {
        let view = Box { Words(text: "a") }
        let changes = try changes(from: view, to: view.boxStyle(TaggedBoxStyle(tag: "A")))
        #expect(changes == [#"1 Box "a": default -> tagged("A")"#, "2 Column: is new"])
    }

    @Test("Calls that are written otherwise, without what stands in their braces; of a modifier once")
    func codes() throws {
        let view = Column {
            Words(text: "a"); Words(text: "b")
        }
        let (root, nodes) = try nodes(view)
        let (otherRoot, others) = try self.nodes(view)
        let difference = TreeDifference(
            from: nodes, to: others,
            codes: (
                { $0.type.name == "Column" ? "Column(1) { a }" : "Words(a)" },
                { $0.type.name == "Column" ? "Column(2) { b }" : $0.title == "b" ? nil : "Words(a)" }
            ))
        withExtendedLifetime((root, otherRoot)) {
            #expect(difference.description == "1 Column: Column(1) -> Column(2)")
        }
    }

    @Test("What a modifier was given, argument by argument")
    func arguments() {
        struct Insets { let top, bottom: Double }
        struct Padding {
            let insets: Insets
            let action: () -> Void
            let name: String?
        }
        func text(_ from: Any, _ to: Any) -> String? { ArgumentChanges(from: from, to: to).text }
        func padding(_ top: Double, _ bottom: Double, _ name: String? = nil) -> Padding {
            Padding(insets: Insets(top: top, bottom: bottom), action: {}, name: name)
        }
        #expect(text(padding(1, 1), padding(1, 1)) == nil)
        #expect(text(padding(1, 1), padding(2, 2)) == "top, bottom: 1 -> 2")
        #expect(text(padding(1, 1), padding(1.5, 1, "a")) == #"top: 1 -> 1.5; name: nil -> "a""#)
        #expect(text(Insets(top: 1, bottom: 0), Insets(top: .infinity, bottom: 0)) == "top: 1 -> infinity")
    }

    @Test("Titles, and what comes and goes")
    func titles() throws {
        let changes = try changes(
            from: Column {
                Words(text: "a"); Words(text: "b"); Square()
            },
            to: Column {
                Words(text: "a"); Words(text: "c"); Column { Words(text: "d") }
            })
        #expect(
            changes == [
                #"3 Words "c": "b" -> "c""#, "4 Column: is new, with the node inside", "4 Square: is gone",
            ])
    }

    @Test("What a component is called is told once, and not of the text in it")
    func titleOfComponent() throws {
        #expect(
            try changes(from: Box { Words(text: "a") }, to: Box { Words(text: "b") }) == [#"1 Box "b": "a" -> "b""#])
    }

    @Test("A component is known by what it is called, whatever stands in it")
    func names() throws {
        let changes = try changes(
            from: Column {
                Box { Words(text: "a") }; Box { Words(text: "b") }
            },
            to: Column {
                Box {
                    Words(text: "b"); Square()
                }
                Box { Words(text: "a") }
            })
        #expect(changes == [#"2 Box "b": moves from place 2 to 1"#, "4 Square: is new"])
    }

    @Test("Nodes that look otherwise are told where nothing else is told of them, or of what they stand in")
    func looks() throws {
        let (root, earlier) = try nodes(
            Column {
                Words(text: "a"); Square(); Column { Square() }
            })
        let (otherRoot, later) = try nodes(
            Column {
                Words(text: "b"); Square(); Column { Square() }.transformed { $0[LevelKey.self] = 2 }
            })
        defer { withExtendedLifetime((root, otherRoot)) {} }
        let difference = TreeDifference(
            from: earlier, to: later,
            looks: (["", "red", "red", "", "red"], ["", "blue", "blue", "", "blue"]))
        #expect(
            difference.changes.map(\.description) == [
                #"2 Words "b": "a" -> "b""#, "3 Square: red -> blue", "4 Column: level: default -> 2",
            ])
    }

    @Test("What a control holds is that of the time when it was numbered")
    func state() throws {
        final class Switch { var isOn = false }
        struct Control: PrimitiveView {
            let isOn: Binding<Bool>
            static func _resolve(_ view: Control, at inputs: Inputs, by resolver: Resolver) {
                _ = resolver.open(TypeIdentity(Control.self), .primitive, interaction: .toggle(view.isOn), at: inputs)
            }
        }
        let state = Switch()
        let root = try Resolver().resolve(Control(isOn: Binding(get: { state.isOn }, set: { state.isOn = $0 })))
        let before = NumberedTree(of: root)
        state.isOn = true
        #expect(TreeDifference(from: before, to: NumberedTree(of: root)).description == "1 Control: off -> on")
        #expect(TreeDifference(from: before, to: before).changes.isEmpty)
    }

    @Test("What is written is told where it is seen first")
    func environment() throws {
        let view = Column { Column { Words(text: "a") } }
        let changes = try changes(from: view, to: view.transformed { $0[LevelKey.self] = 2 })
        #expect(changes == ["1 Column: level: default -> 2"])
    }
}

extension View {
    fileprivate func transformed(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        modifier(EnvironmentTransform(change))
    }
}
