// Language/OwnPatterns.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

prefix operator √

fileprivate prefix func √(x: Double) -> Double { x.squareRoot() }

fileprivate func ~= (matches: (Int) -> Bool, value: Int) -> Bool { matches(value) }

fileprivate struct Level: View {
    let value: Int
    var body: some View {
        switch value {
        case { $0 > 90 }: Text("high").bold()
        case 50...: Text("middle")
        default: Text("low")
        }
    }
}

fileprivate func + (a: [Double], b: [Double]) -> [Double] { zip(a, b).map { $0.0 + $0.1 } }

fileprivate extension String { var isEmpty: Bool { allSatisfy(\.isWhitespace) } }

fileprivate func steps() -> [Int] {
    func doubled(_ n: Int) -> Int { n * factor }
    let factor = 2
    return [1, 2].map(doubled)
}

struct LanguageOwnPatternsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.value(√16, canChange: false)
        try stage.show { HStack { Level(value: 95); Level(value: 60); Level(value: 5) } }
        try stage.value([1, 2] + [3, 4.5])
        try stage.value(["a"] + ["b"], canChange: false)
        try stage.value([[1.0, 2], [3, 4]].reduce([0, 0], +))
        try stage.value("  ".isEmpty)
        try stage.value(steps())
        // > func early() -> Int {
        // +     func doubled(_ n: Int) -> Int { n * factor }
        // +     let one = doubled(1)
        // +     let factor = 2
        // +     return one * factor
        // + }
        // error: closure captures 'factor' before it is declared; move the declaration up
    }
}
