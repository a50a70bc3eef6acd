// Language/LazyAndLookedUp.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Palette {
    var base: String
    lazy var names: [String] = { print("mixing"); return ["light " + base, base, "dark " + base] }()
}

@dynamicMemberLookup
fileprivate struct Sizes {
    var stored: [String: Int] = ["small": 1]
    subscript(dynamicMember name: String) -> Int {
        get { stored[name] ?? 0 }
        set { stored[name] = newValue }
    }
}

fileprivate enum Sign { static subscript(_ size: Int) -> String { String(repeating: "*", count: size) } }

nonisolated(unsafe) fileprivate var palette = Palette(base: "green")
nonisolated(unsafe) fileprivate var sizes = Sizes()
fileprivate let n = 5

struct LanguageLazyAndLookedUpSession: StagedSession {
    static func run(on stage: Stage) throws {
        _ = palette
        try stage.value(palette.names)
        try stage.value(palette.names.count)
        _ = sizes
        sizes.large = 12
        try stage.refresh()
        try stage.show {
            HStack { Text("\(sizes.small)"); Text("\(sizes.large)"); Text("\(sizes.huge)") }
        }
        try stage.show { Text(Sign[sizes.large]) }
        try stage.show { VStack { ForEach([1, 2].lazy.map { $0 * 2 }, id: \.self) { Text("\($0)") } } }
        try stage.show { List(["Sun", "Moon"].lazy.map { $0 + "!" }, id: \.self) { Text($0) } }
        // > ForEach([1, 2].lazy.map { [0][$0 + n] }, id: \.self) { Text("\($0)") }
        // error: index 6 is out of range: the indices are 0..<1
        // > ForEach(["a": 1].keys, id: \.self) { Text($0) }
        // error: generic struct 'ForEach' requires that 'Dictionary<String, Int>.Keys' conform to 'RandomAccessCollection'; write 'Array(…)' around it, or '.sorted()' behind it
    }
}
