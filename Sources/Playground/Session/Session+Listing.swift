extension Session {
    /// What is declared, each by its latest text, and then what was entered, in order.
    var listing: String {
        var declared: [String] = []
        var known: Set<String> = []
        var entered: [String] = []
        for item in steps.sinceReset.flatMap(\.items) {
            switch item {
            case .swift(let swift), .past(let swift):
                if case .declaration(let summary) = swift.action {
                    if known.insert(summary.headline).inserted { declared.append(summary.headline) }
                } else {
                    entered.append(swift.text)
                }
            case .misfit(let swift): entered.append(Messages.misfit(swift.text))
            case .gesture, .setting: entered.append(item.text)
            case .reset, .forgetState: break
            }
        }
        let parts = [declared, entered].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
        return parts.isEmpty ? Messages.nothingEntered : parts.joined(separator: "\n\n")
    }
}
