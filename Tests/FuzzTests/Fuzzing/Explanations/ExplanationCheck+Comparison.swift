extension ExplanationCheck {
    /// A style that is only tried changes what `:compare` says, and that is what it changes where it is entered.
    mutating func checkComparison(_ tree: String) {
        let modifier = ".groupBoxStyle(S0(tag: \"tried\")).buttonStyle(R(tag: \"tried\"))"
        let answer = playground.enter(":compare " + modifier).output
        var other = playground
        guard let page = Answer(String(answer.split(separator: "\n\n").last ?? "")),
            other.enter(modifier).failure == nil
        else { return }
        let now = other.enter(":tree").output
        _ = other.enter(":undo")
        for title in program.titles {
            guard let before = Self.row(of: title, in: tree), let after = Self.row(of: title, in: now),
                Self.isAlone(title, in: tree), Self.isAlone(title, in: now)
            else { continue }
            let (from, to) = (Self.taken(before), Self.taken(after))
            let told = (page.all + [Answer.fact(page.headline)]).contains { fact in
                fact.label.hasSuffix(" \"\(title)\"") && fact.text == "\(Self.plain(from)) -> \(Self.plain(to))"
            }
            let isCut = answer.contains(" more changes")
            expect(.difference, told == (from != to) || isCut, "\(answer)\n\(before)\n\(after)")
        }
    }

    private static func isAlone(_ title: String, in tree: String) -> Bool {
        tree.ranges(of: "\(title.first == "G" ? "GroupBox" : "Button") \"\(title)\" ").count == 1
    }

    private static func plain(_ style: String) -> String { style == "its default style" ? "default" : style }
}
