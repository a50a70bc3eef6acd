import StyleEngine

extension Settings {
    var environment: EnvironmentValues { EnvironmentValues() }
    func picture(of tree: Node) -> String { CompactTree(of: tree).text }
}
extension Node {
    var isEnabled: Bool { true }
}
