import Testing

@testable import LineEditing

@Suite struct HistoryTests {
    private func history(_ entries: String..., size: Int = 100) -> History {
        var history = History(size: size)
        entries.forEach { history.remember($0) }
        return history
    }

    @Test func upGoesToOlderEntriesAndDownBackToWhatWasTyped() {
        var history = history("a", "b", "b")
        #expect(history.step(older: false, from: "typed") == nil)
        #expect(history.step(older: true, from: "typed") == "b")
        #expect(history.step(older: true, from: "b") == "a")
        #expect(history.step(older: true, from: "a") == nil)
        #expect(history.step(older: false, from: "a") == "b")
        #expect(history.step(older: false, from: "b") == "typed")
        #expect(history.step(older: false, from: "typed") == nil)
        history.begin()
        #expect(history.step(older: true, from: "") == "b")
    }

    @Test func noMoreIsReachedThanIsKept() {
        var history = history("a", "b", "c", "d", "e", size: 2)
        #expect(["e", "d", nil] == (0..<3).map { _ in history.step(older: true, from: "") })
        #expect(history.entry(holding: "c", from: 4, older: true) == nil)
        for number in 0..<10 { history.remember("\(number)") }
        #expect(history.entries.count <= 4)
        #expect(history.step(older: true, from: "") == "9")
    }

    @Test func aSearchGoesOnWithEachCharacterAndBackWithBackspace() {
        let history = history("Text(\"abc\")", "VStack {\n+   Text(\"é\")\n+ }", "print(1)")
        var search = HistorySearch(
            EntryBuffer(scalars: Array("x".unicodeScalars), cursor: 1), place: nil, isOlder: true)
        #expect(search.label == "bck:")
        func type(_ text: String) -> [String] {
            text.unicodeScalars.map { key in
                switch key {
                case "<": search.takeBack()
                case "^": search.goOn(older: true, last: "abc", in: history)
                case "_": search.goOn(older: false, last: "", in: history)
                default: search.add(key, in: history)
                }
                return "\(search.label) \(search.state.place.map(String.init) ?? "-")+\(search.state.offset)"
            }
        }
        #expect(type("T") == ["bck:T 1+13"])
        #expect(type("^") == ["bck:T 0+0"])
        #expect(type("^") == ["bck?T 0+0"])
        #expect(type("_") == ["fwd:T 1+13"])
        #expect(type("<<<") == ["bck?T 0+0", "bck:T 0+0", "bck:T 1+13"].map { $0.replacing("bck", with: "fwd") })
        #expect(type("ext(\"a").last == "fwd?Text(\"a 1+13")
        #expect(type("<<<<<<<<").last == "fwd: -+1")
        #expect(type("^") == ["bck:abc 0+6"])
    }

    @Test func offsetsCountScalars() {
        #expect(History.offset(of: "b", in: "é👩‍👧b") == 4)
        #expect(History.offset(of: "ab", in: "aab") == 1)
        #expect(History.offset(of: "x", in: "aab") == nil)
        #expect(History.offset(of: "", in: "aab") == 0)
    }
}
