import Testing

@testable import Language

@Suite("Bindings to parts of what they are bound to")
struct BindingRecordsTests {
    @Test("A subscript of a binding is a binding to what stands there")
    func subscripts() throws {
        let session = TestSession()
        let lines = try session.printed(
            """
            struct Item { var name: String; var tags = ["x"] }
            struct Box {
                @State var flags = [false, true]
                @State var items = [Item(name: "a"), Item(name: "b")]
                @State var texts = ["k": "v"]
            }
            var flags = [false, true]
            let binding = Binding(get: { flags }, set: { flags = $0 })
            binding[0].wrappedValue = true
            for index in flags.indices { binding[index].wrappedValue.toggle() }
            print(flags, binding[1].wrappedValue)
            var items = [Item(name: "a"), Item(name: "b")]
            let all = Binding(get: { items }, set: { items = $0 })
            all[1].name.wrappedValue = "c"
            all[0].tags[0].wrappedValue = "y"
            print(items.map { $0.name + $0.tags[0] })
            var texts = ["k": "v"]
            let text = Binding(get: { texts }, set: { texts = $0 })
            text["n"].wrappedValue = "w"
            print(text["k"].wrappedValue ?? "-", texts.count)
            """)
        #expect(lines == ["[false, false] false", "[\"ay\", \"cx\"]", "v 2"])
    }

    @Test("A binding to an optional becomes one to what it holds, where it holds something")
    func unwrapping() throws {
        let lines = try TestSession().printed(
            """
            var text: String? = "a"
            let whole = Binding(get: { text }, set: { text = $0 })
            if let part = Binding(whole) {
                part.wrappedValue += "b"
                print(text ?? "none", part.wrappedValue)
                text = nil
                print(part.wrappedValue)
            }
            print(Binding(whole) == nil)
            """)
        #expect(lines == ["ab ab", "a", "true"])
    }

    @Test("State over an optional begins with nil")
    func optionalState() throws {
        let session = TestSession()
        _ = try session.tree(
            """
            struct Row: View {
                @State private var choice: Int?
                var body: some View { let _ = print(choice ?? "none" as Any); EmptyView() }
            }
            """, "Row()")
        #expect(try session.drawn() == ["none"])
    }
}
