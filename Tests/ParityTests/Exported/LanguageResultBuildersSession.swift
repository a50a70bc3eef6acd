// Language/ResultBuilders.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

@resultBuilder
fileprivate enum Lines {
    static func buildExpression(_ line: String) -> [String] { [line] }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}

fileprivate struct Poem: View {
    let lines: [String]
    init(@Lines _ lines: () -> [String]) { self.lines = lines() }
    var body: some View {
        GroupBox { VStack(alignment: .leading) { ForEach(lines.indices, id: \.self) { Text(lines[$0]) } } }
    }
}

@Lines fileprivate func refrain(_ times: Int) -> [String] { for _ in 0..<times { "tra la" } }

fileprivate extension Lines { static func buildExpression(_ lines: [String]) -> [String] { lines } }

struct LanguageResultBuildersSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var isLong = false
        stage.keep(&_isLong)
        try stage.show {
            Poem {
                "One branch, one bird,"
                for word in ["still", "stiller"] { "the evening \(word)," }
                if isLong { "and the moon above it," } else { "and" }
                "nothing else."
            }
        }
        isLong = true
        try stage.refresh()
        // > Poem { "One branch,"; refrain(2) }
        // error: cannot convert value of type '[String]' to expected argument type 'String'
        try stage.show { Poem { "One branch,"; refrain(2) } }
        // > Poem { while isLong { "again" } }
        // error: closure containing control flow statement cannot be used with result builder 'Lines'
    }
}
