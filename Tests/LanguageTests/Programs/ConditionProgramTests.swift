import Testing

@Suite("Programs with conditions for the compiler")
struct ConditionProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # debug condition
        #if DEBUG
        print("debug")
        #else
        print("release")
        #endif
        #if os(iOS) || os(macOS)
        print("os")
        #endif
        #if swift(>=5.9) && !FOO
        print("swift")
        #endif
        //> debug
        //> os
        //> swift
        // # if os
        #if os(macOS)
        print("mac")
        #elseif os(iOS)
        print("phone")
        #endif
        //> phone
        // # what is compiled on this system
        #if os(iOS) || os(macOS)
        let system = "Apple"
        #elseif os(Linux)
        let system = "Linux"
        #else
        let system = "other"
        #endif
        public struct Look { public internal(set) var name: String; fileprivate static let all = ["a"]; /* one */ init(/* two */ _ n: String /* three */) { name = n // four
         } }
        print(system, Look("x").name, Look.all)
        #if canImport(SwiftUI) && !os(Linux)
        print("ui")
        #endif
        //> Apple x ["a"]
        //> ui
        // # in the body of a guard names are what they were before
        func positive(_ number: Int?) -> String {
            guard let number, number > 0 else { return "not \(number ?? 0)" }
            return "\(number)"
        }
        func texts(_ text: String?) -> [String?] { guard let text else { return [text] }; return [text + "!"] }
        func whole(_ value: Any) -> String { guard let value = value as? Int else { return "no number: \(value)" }; return "\(value + 1)" }
        func first(_ list: [Int]?) -> String {
            guard let list, case let list = list.filter({ $0 > 1 }), let first = list.first else { return list.map { "\($0)" } ?? "none" }
            return "\(first) of \(list)"
        }
        struct Card {
            var title: String?
            func shown() -> String {
                guard let title else { return "without: \(title as Any)" }
                return title
            }
            func nested(_ count: Int?) -> () -> String {
                guard let count else { return { "no count: \(count as Any)" } }
                return { guard let title = self.title, title.count == count else { return "\(self.title ?? "-"), \(count)" }; return title }
            }
        }
        print(positive(nil), positive(-2), positive(3), texts(nil), texts("a"), whole("x"), whole(1))
        print(first(nil), first([1]), first([1, 2]), Card().shown(), Card(title: "T").shown())
        print(Card().nested(nil)(), Card().nested(2)(), Card(title: "ab").nested(2)())
        for item in ["1", "x", "3"] as [Any] {
            guard let text = item as? String, let item = Int(text) else { print("skipped \(item)"); continue }
            print(item + 1)
        }
        //> not 0 not -2 3 [nil] [Optional("a!")] no number: x 2
        //> none [1] 2 of [2] without: nil T
        //> no count: nil -, 2 ab
        //> 2
        //> skipped x
        //> 4
        // # a closure behind the parentheses of a call in a condition is its argument
        func add(_ a: Int, _ more: () -> Int) -> Int { a + more() }
        let xs = [1, 2, 3]
        if add(1) { 3 } == 4 { print("if") }
        if xs.isEmpty, add(1) { 3 } > 1 { print("not") } else if add(2) { 2 } == 4, add(1) { 1 } == 2 { print("else if") }
        for x in xs where x > xs.reduce(0) { $0 + $1 } - 4 { print("for", x) }
        for x in xs.prefix(2).map { $0 * 2 } { print(x) }
        while add(1) { 3 } < 1 {}
        switch xs.reduce(1) { $0 * $1 } { case 6: print("switch"); default: print("default") }
        print(add(1) { 3 } > 1 ? "value" : "none")
        //> if
        //> else if
        //> for 3
        //> 2
        //> 4
        //> switch
        //> value
        // # branches of a value and an optional
        let name = "Ann"
        let nick: String? = nil
        let shown = if name.isEmpty { name } else { nick }
        let other = switch name.count { case 0: nick; default: name }
        print(shown ?? "none", other ?? "none")
        //> none Ann
        """###
}
