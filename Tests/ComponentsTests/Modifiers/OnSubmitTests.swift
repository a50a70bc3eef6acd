import Components
import Drawing
import StyleEngine
import Testing

@Suite struct OnSubmitTests {
    /// Types into the first field of a view.
    private func type(_ text: String, into view: some View) throws {
        var pending = [try Resolver().resolve(view)]
        while let node = pending.popLast() {
            if case .edit(let binding)? = node.interaction {
                binding.wrappedValue = text
                return
            }
            pending += node.children
        }
        Issue.record("there is no field")
    }

    @Test("Typing is announced, written, ended and submitted, from the field outwards")
    func order() throws {
        var (events, name) = ([String](), "Ada")
        let binding = Binding<String>(
            get: { name },
            set: {
                name = $0
                events.append($0)
            })
        let field = TextField(
            "Name", text: binding, onEditingChanged: { events.append("\($0)") }, onCommit: { events.append("commit") }
        ).onSubmit { events.append("inner") }.onSubmit(of: .search) { events.append("search") }
            .onSubmit { events.append("outer") }
        try type("Bob", into: field)
        #expect(events == ["true", "Bob", "false", "commit", "inner", "outer"])
        events = []
        try type("Cid", into: field.disabled(true))
        #expect(events == [])
        #expect(name == "Bob")
    }
}
