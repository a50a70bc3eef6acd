// Language/TypesInBodies.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate func legend(_ names: [String]) -> some View {
    struct Row: View {
        let number: Int
        let name: String
        var body: some View { Text("\(number). \(name)") }
    }
    return VStack(alignment: .leading) { ForEach(0..<names.count, id: \.self) { Row(number: $0 + 1, name: names[$0]) } }
}

struct LanguageTypesInBodiesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { legend(["oak", "ash", "elm"]) }
        // > Row(number: 1, name: "yew")
        // error: cannot find 'Row' in scope
        // > func badge(_ text: String) -> some View { struct Tag: View { var body: some View { Text(text) } }; return Tag() }
        // error: struct declaration cannot close over value 'text' defined in outer scope
        // > func boxed<V: View>(_ view: V) -> some View { struct Box: View { var body: some View { EmptyView() } }; return Box() }
        // error: type 'Box' cannot be nested in generic function 'boxed'
    }
}
