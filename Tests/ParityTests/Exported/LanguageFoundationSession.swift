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

fileprivate let marks = CharacterSet(charactersIn: "*-")

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
    }
}
