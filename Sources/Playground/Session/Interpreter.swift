import StyleEngine

struct Declarations {}

final class Interpreter {
    var declarations = Declarations()
    var view: (String) throws -> [SwiftItem] = { _ in [] }
    func check(_ text: String) throws -> [SwiftItem] { try view(text) }
    func checkAgain(_ item: SwiftItem) throws -> SwiftItem { item }
    func forgetVariables() {}
    func forgetDeclarations() { declarations = Declarations() }
    var mustStop: Bool { false }
    func names(areMembers: Bool) -> [Completions.Candidate] { [] }
    func evaluate<Result>(_ body: () throws -> Result) throws -> Evaluation<Result> {
        Evaluation(result: try body(), printed: [], warnings: [])
    }
}
