/// A question for the value of a key, and its answer.
private struct Reading {
    let key: String
    let question: String
    let answer: String
    let why: Answer

    init?(_ key: String, _ question: String, _ answer: String) {
        guard let why = Answer(answer) else { return nil }
        (self.key, self.question, self.answer, self.why) = (key, question, answer, why)
    }

    /// The value, as the headline tells it.
    var value: String {
        (why.headline.components(": \(key) is ").last ?? "").replacing(" in its environment", with: "")
    }
}

extension ExplanationCheck {
    /// Who wrote a value, whom the write hides or depends on, and what is read without it.
    mutating func checkKey(_ key: String, of title: String) {
        let question = ":why \"\(title)\" \(key)"
        guard let reading = Reading(key, question, playground.enter(question).output) else { return }
        let (why, answer, value) = (reading.why, reading.answer, reading.value)
        if let written = why.facts("written by").first, let code = codeMadeOnce(in: written) {
            if let without = why.facts("without it").first, let now = self.value(reading, for: code) {
                expect(.withoutWrite, now == without, "\(answer)\nbut without it, it is \(now)")
            }
            if !StyledProgram.isCondition(code), let digits = code.split(whereSeparator: { !$0.isNumber }).last,
                let now = self.value(reading, with: code.replacing(digits, with: "9\(digits)"), for: code)
            {
                expect(.writtenBy, now != value, "\(answer)\nbut another write changes nothing")
            }
        } else if why.facts("written by").isEmpty, why.facts("its own").isEmpty {
            expect(.writtenBy, !why.facts("because").isEmpty, answer)
        }
        for (label, statement) in [
            ("hides", Statement.hides), ("left as it is", .leaves), ("was given", .leaves), ("depends on", .dependsOn),
        ] {
            for fact in why.facts(label) {
                guard let code = codeMadeOnce(in: fact), let now = self.value(reading, for: code) else { continue }
                expect(
                    statement, (now == value) == (statement != .dependsOn),
                    "\(answer)\nbut without \(code) it is \(now)")
            }
        }
        if key == "font", title.first == "T" { checkOwnFont(of: title, reading) }
        if StyledProgram.ofLetters.contains(key), title.first == "T" { checkOwnLetters(of: title, reading) }
    }

    /// What a text says of its letters itself, if only that there is nothing of it: without the call that counts it is what
    /// is said, and without one that is hidden nothing changes.
    private mutating func checkOwnLetters(of title: String, _ reading: Reading) {
        let text = "Text(\"\(title)\")"
        let calls = program.ownCalls(behind: text)
        let own = reading.why.facts("its own").first
        let isSaid = calls.contains { $0.hasPrefix(".\(reading.key)(") }
        guard let own, isSaid else {
            return expect(.own, (own != nil) == isSaid, "\(reading.answer)\nbut its own calls are \(calls.joined())")
        }
        let hidden = reading.why.facts("hides").filter { $0.contains("(G7: ") }
        for (fact, isOwn) in [(own, true)] + hidden.map({ ($0, false) }) {
            guard let code = Answer.code(in: fact)?.components(" (G")[0], calls.count(where: { $0 == code }) == 1,
                let now = value(
                    reading, with: text + calls.filter { $0 != code }.joined(), for: text + calls.joined())
            else { continue }
            let stated = isOwn ? reading.why.facts("without it").first : reading.value
            expect(.own, stated == nil || stated == now, "\(reading.answer)\nbut without \(code) it is \(now)")
        }
    }

    /// What a question is answered by the program with another text in the place of one.
    private mutating func value(_ reading: Reading, with other: String? = nil, for code: String) -> String? {
        answer(reading.question, with: other, for: code).text
            .flatMap { Reading(reading.key, reading.question, $0) }?.value
    }

    /// What a text says of its font itself: it is what the text shows, another one would be shown as well, and without it the
    /// next call or the nearest write counts that it hides.
    private mutating func checkOwnFont(of title: String, _ reading: Reading) {
        let text = program.textItself("Text(\"\(title)\")")
        let own = reading.why.facts("its own").first
        guard let code = program.call(behind: text, named: ".font(") else {
            return expect(.own, own == nil, "\(reading.answer)\nbut it has no font of its own")
        }
        expect(.own, own?.hasPrefix(reading.value) == true, "\(reading.answer)\nbut it has \(code)")
        // The first of several wins (G7).
        if let now = value(reading, with: text, for: text + code) {
            let hidden = reading.why.facts("hides").first?.components(", by ").first ?? "nil"
            let without = reading.why.facts("without it").first
            expect(
                .own, now == hidden && now == without, "\(reading.answer)\nbut without its own font it is \(now)")
        }
        if let now = value(reading, with: text + code.replacing("size: ", with: "size: 9"), for: text + code) {
            expect(.own, now != reading.value, "\(reading.answer)\nbut another font of its own changes nothing")
        }
    }
}

extension ExplanationCheck {
    /// What a view that may have a value of its own shows is what is said of it.
    mutating func checkOwnValues(in tree: String) {
        let rows = tree.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        for (row, inner) in zip(rows, rows.dropFirst()) where row.contains(/^\d+ +Mark\b/) {
            guard let shown = inner.firstMatch(of: /"mark (\d+)"/).map({ String($0.1) }) else { continue }
            let number = row.prefix { $0.isNumber }
            let question = ":why \(number) level"
            let answer = playground.enter(question).output
            guard let reading = Reading("level", question, answer) else { return expect(.own, false, answer) }
            expect(.own, reading.value == shown, "\(answer)\nbut it shows \(shown)")
            let isOwn = program.count(of: "Mark().level(\(shown))") > 0
            expect(
                .own, reading.why.facts("its own").contains { $0.hasPrefix(shown) } == isOwn,
                "\(answer)\nbut \(isOwn ? "it has" : "it has no") value of its own")
        }
    }
}
