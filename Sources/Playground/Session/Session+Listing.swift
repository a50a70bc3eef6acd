extension Session {
    /// What is declared, each by its latest text, and then what was entered, in order.
    var listing: String {
        var declared: [String] = []
        var entered: [String] = []
        for step in steps[startIndex...] {
            var isEntered = false
            for item in step.items {
                switch item {
                case .swift(let swift) where swift.isDeclaration:
                    guard case .declaration(let summary) = swift.action, !declared.contains(summary.text) else { break }
                    declared.append(summary.text)
                case .misfit(let swift):
                    entered.append(Messages.misfit(Messages.headline(of: swift.text)))
                case .swift(let swift): entered.append(Messages.headline(of: swift.text))
                case .gesture, .setting: isEntered = true
                case .reset, .forgetState: break
                }
            }
            if isEntered { entered.append(step.entry) }
        }
        let parts = [declared, entered].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
        return parts.isEmpty ? Messages.nothingEntered : parts.joined(separator: "\n\n")
    }
}
