// Language/LiteralsAndErrors.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Tone: ExpressibleByStringLiteral {
    let name: String
    init(stringLiteral value: String) { name = value }
}

fileprivate func swatch(_ tone: Tone) -> some View { Text(tone.name).border(.primary) }

fileprivate struct Sides: OptionSet {
    let rawValue: Int
    static let leading = Sides(rawValue: 1)
    static let trailing = Sides(rawValue: 2)
}

fileprivate extension View {
    func dashed(_ sides: Sides) -> some View {
        HStack {
            if sides.contains(.leading) { Text("--") }
            self
            if sides.contains(.trailing) { Text("--") }
        }
    }
}

fileprivate enum Misprint: Error { case empty, tooLong(Int) }

fileprivate func title(_ text: String) throws(Misprint) -> String {
    if text.isEmpty { throw .empty }
    if text.count > 8 { throw .tooLong(text.count) }
    return text.uppercased()
}

fileprivate func shown(_ text: String) -> String {
    do { return try title(text) } catch {
        switch error {
        case .empty: return "no title"
        case .tooLong(let count): return "\(count) letters are too many"
        }
    }
}

fileprivate func checked(_ text: String) -> Result<String, Misprint> { Result { () throws(Misprint) -> String in try title(text) } }

nonisolated(unsafe) fileprivate var isWide = true
fileprivate let height: Double = if isWide { 1.5 } else { 2 }
fileprivate let name = switch isWide { case true: "wide"; case false: "narrow" }

struct LanguageLiteralsAndErrorsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { swatch("red") }
        try stage.show { Text("a").dashed([.leading, .trailing]) }
        try stage.show { Text("b").dashed(.leading.union(.trailing).subtracting(.leading)) }
        try stage.show { VStack { Text(shown("mill")); Text(shown("")); Text(shown("lighthouse")) } }
        try stage.value(checked("mill").map { $0.count })
        try stage.value(checked(""))
        // > func wrong() throws(Misprint) { throw 3 }
        // error: thrown expression type 'Int' cannot be converted to error type 'Misprint'
        // > let width = if isWide { 1.5 } else { 2 }
        // error: branches have mismatching types 'Double' and 'Int'
        _ = height
        _ = name
    }
}
