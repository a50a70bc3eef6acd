// Language/OptionSets.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate let edges: Edge.Set = [.top, .leading]
nonisolated(unsafe) fileprivate var traits: AccessibilityTraits = .isButton
fileprivate let corners: UIRectCorner = [.topLeft, .topRight]

struct LanguageOptionSetsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.value(edges.contains(.top))
        try stage.value(edges.union(.vertical) == [.vertical, .leading])
        try stage.value(edges.intersection(.horizontal) == .leading)
        try stage.value(edges.subtracting(.top).isEmpty)
        try stage.value(edges.isSubset(of: .all))
        try stage.show { Text("sides").padding(edges.symmetricDifference(.vertical)).border(.blue) }
        try stage.value(traits.insert(.isHeader).inserted)
        try stage.value(traits.remove(.isButton) == .isButton)
        try stage.value(traits == [.isHeader])
        try stage.value(Edge.Set.all.rawValue, canChange: false)
        try stage.value(Edge.Set(rawValue: 3) == [.top, .leading])
        try stage.value(corners.isDisjoint(with: .bottomLeft))
    }
}
