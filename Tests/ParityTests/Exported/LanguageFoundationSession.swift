// Language/Foundation.md, exported by Atelier.
// swift-format-ignore-file

import Atelier
import struct Foundation.CharacterSet
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

fileprivate struct Heading: View {
    let text: String
    var body: some View {
        Text(text.trimmingCharacters(in: .whitespaces).capitalized).bold().padding(.horizontal)
    }
}

fileprivate func length(_ x: Double, _ y: Double) -> Double { sqrt(pow(x, 2) + pow(y, 2)) }

fileprivate struct Tea: Identifiable, Hashable {
    let id = UUID()
    var name: String
}

fileprivate let marks = CharacterSet(charactersIn: "*-")
fileprivate let teas = [Tea(name: "Assam"), Tea(name: "Sencha"), Tea(name: "Assam")]

struct LanguageFoundationSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Heading(text: "  green tea ") }
        try stage.value("tea".padding(toLength: 6, withPad: ".", startingAt: 0), canChange: false)
        try stage.show { Text("tea".padding(toLength: 6, withPad: ".", startingAt: 0)).padding(8) }
        try stage.value("sencha, matcha".components(separatedBy: ", "), canChange: false)
        try stage.value("sencha".replacingOccurrences(of: "n", with: "mm").range(of: "mm") != nil, canChange: false)
        try stage.value("**tea--".trimmingCharacters(in: marks), canChange: false)
        try stage.show { Text("\(length(3, 4), specifier: "%.1f")") }
        try stage.show { Rectangle().stroke().frame(width: round(79.6), height: 48) }
        _ = teas
        try stage.show { VStack { ForEach(teas) { Text($0.name) } } }
        try stage.value(teas[0] == teas[2])
        try stage.value(Set(teas.map(\.id)).count)
        try stage.value(String(decoding: "thé".utf8, as: UTF8.self), canChange: false)
        try stage.value(String(bytes: [116, 104, 0xE9], encoding: .isoLatin1), canChange: false)
    }
}
