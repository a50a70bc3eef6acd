import Testing

@Suite("Programs with extensions")
struct ExtensionProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # built-in types, extended
        extension String { var isPalindrome: Bool { let c = lowercased().filter(\.isLetter); return c == String(c.reversed()) }
         func truncated(_ n: Int) -> String { count > n ? prefix(n) + "…" : self }
         subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
        print("A man, a plan, a canal: Panama".isPalindrome, "hello world".truncated(5), "abc"[1])
        extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }
         subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
        print(Array(1...7).chunked(3), [1, 2][safe: 5] as Any, [1, 2][safe: 1]!)
        extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
        print([1, 2, 3].total, [1.5, 2].total, (1...4).total)
        extension Sequence where Element: Hashable { func unique() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
        print([1, 2, 1, 3].unique(), "hello".unique())
        extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
        print(("a" as String?).orEmpty + (nil as String?).orEmpty + "!")
        //> true hello… b
        //> [[1, 2, 3], [4, 5, 6], [7]] nil 2
        //> 6 3.5 10
        //> [1, 2, 3] ["h", "e", "l", "o"]
        //> a!
        // # of texts of any kind, and of types with arguments
        extension StringProtocol { func trimmed() -> String { String(self) }; func rev() -> String { String(reversed()) } }
        print("ab".trimmed(), "abc".prefix(2).rev())
        func num<S: StringProtocol>(_ s: S) -> Int? { Int(String(s)) }
        print(num("12") as Any, num("123".dropFirst()) as Any)
        extension Sequence where Element: StringProtocol { func up() -> [String] { map { String($0).uppercased() } } }
        print(["a"].up(), "a b".split(separator: " ").up())
        func chars(_ s: some StringProtocol) -> [Character] { Array(s) }
        print(chars("ab"), chars("abc".suffix(2)))
        extension StringProtocol { var firstUpper: String { prefix(1).uppercased() + dropFirst() } }
        print("hello".firstUpper, "hello".suffix(3).firstUpper)
        struct C<L> { let l: L }
        extension C<Int> { init(n: Int) { l = n } }
        print(C(n: 3).l)
        extension C<String> { var shout: String { l.uppercased() } }
        print(C(l: "a").shout)
        extension [Int] { var total: Int { reduce(0, +) } }
        print([1, 2].total)
        extension Array<String> { func joinedUp() -> String { joined().uppercased() } }
        print(["a", "b"].joinedUp())
        extension Optional<String> { var orDash: String { self ?? "-" } }
        let n: String? = nil
        print(n.orDash)
        extension [String: Int] { var sum: Int { values.reduce(0, +) } }
        print(["a": 2].sum)
        //> ab ba
        //> Optional(12) Optional(23)
        //> ["A"] ["A", "B"]
        //> ["a", "b"] ["b", "c"]
        //> Hello Llo
        //> 3
        //> A
        //> 3
        //> AB
        //> -
        //> 2
        // # an extension of a refining protocol counts more than a constrained one of the protocol that it refines
        extension Collection where Element == Int { func ex() -> String { "C" } }
        extension RandomAccessCollection { func ex() -> String { "RAC" } }
        extension Sequence where Element: Equatable { func g() -> String { "Seq" } }
        extension StringProtocol { func g() -> String { "SP" } }
        print([1].ex(), (0..<3).ex(), "a".g(), [1].g())
        protocol W { func w() -> String; var wp: String { get } }
        protocol X: W {}
        extension W where Self: Equatable { func w() -> String { "W eq" }; var wp: String { "W eq" }; func h() -> String { "W eq" } }
        extension W { func w() -> String { "W" }; var wp: String { "W" }; func h() -> String { "W" } }
        extension X { func w() -> String { "X" }; var wp: String { "X" } }
        struct T1: X, Equatable {}; struct T2: W, Equatable {}; struct T3: X {}
        func call(_ w: any W) -> String { w.w() + w.wp }
        func gen<T: W & Equatable>(_ w: T) -> String { w.w() + w.wp }
        func genX<T: X & Equatable>(_ w: T) -> String { w.w() + w.wp }
        print(T1().w(), T1().wp, T2().w(), T2().wp, T3().w(), T1().h(), T3().h())
        print(call(T1()), call(T2()), call(T3()), gen(T1()), gen(T2()), genX(T1()))
        //> RAC RAC SP Seq
        //> X X W eq W eq X W eq W
        //> XX W eqW eq XX XX W eqW eq XX
        // # extensions of aliases
        typealias Board = [[Int]]
        extension Board { func col(_ c: Int) -> [Int] { map { $0[c] } } }
        typealias Scores = [String: Int]
        extension Scores { var best: String? { self.max { $0.value < $1.value }?.key } }
        typealias Stack<T> = Array<T>
        extension Stack { func peek() -> Element? { last } }
        struct G { typealias Row = [Int];  }
        extension G.Row { func total() -> Int { reduce(0, +) } }
        struct Box<T> { var v: T }
        typealias IntBox = Box<Int>
        extension IntBox { func twice() -> Int { v * 2 } }
        print([[1,2],[3,4]].col(1), ["a": 1, "b": 3].best ?? "-", [1,2].peek()!, [1,2,3].total(), IntBox(v: 4).twice())
        typealias Grid = [[Character]]
        extension Grid {
          init(_ s: String) { self = s.split(separator: "\n").map { [Character]($0) } }
          subscript(x: Int, y: Int) -> Character { get { self[y][x] } set { self[y][x] = newValue } }
          var text: String { map { String($0) }.joined(separator: "\n") }
        }
        var g = Grid("ab\ncd"); g[1, 1] = "x"; print(g.text)
        struct Outer<T> { struct Inner { var t: T };  }
        extension Outer.Inner { func show() -> T { t } }
        print(Outer<Int>.Inner(t: 3).show())
        typealias Callback = (Int) -> Void
        typealias Named = Result<Int, any Error>
        extension Named { var value: Int? { try? get() } }
        print(Named.success(3).value ?? 0)
        extension Optional { var isNone: Bool { self == nil } }
        typealias MaybeInt = Int?
        extension MaybeInt { var orZero: Int { self ?? 0 } }
        print(Int?.none.orZero, Int?(3).isNone)
        //> [2, 4] b 2 6 8
        //> ab
        //> cx
        //> 3
        //> 3
        //> 0 false
        // # of protocols with arguments
        extension Sequence<Int> { func total() -> Int { reduce(0, +) } }
        extension Collection<String> { func j() -> String { joined(separator: "-") + "\(count)" } }
        protocol Repo<Item> { associatedtype Item; var items: [Item] { get } }
        extension Repo<String> { func shout() -> [String] { items.map { $0.uppercased() } } }
        struct R: Repo { var items: [String] }
        struct N: Repo { var items: [Int] }
        print([1, 2, 3].total(), (1...4).total(), Set([5]).total(), ["a", "b"].j(), R(items: ["x"]).shout())
        extension Sequence { func n() -> Int { reduce(0) { a, _ in a + 1 } } }
        print("abc".n())
        extension Collection where Element: Numeric { func s() -> Element { reduce(0, +) } }
        print([1.5].s())
        //> 6 10 5 a-b2 ["X"]
        //> 3
        //> 1.5
        // # What is inside of an existential of several protocols has the members that need them all
        protocol Numbered { var n: Int { get } }
        protocol Named { var name: String { get } }
        protocol Same: Numbered, Equatable {}
        protocol Both: Numbered, Named {}
        extension Numbered where Self: Named {
            var title: String { "\(name) \(n)" }
            func told() -> String { "\(Self.self) \(title)" }
            static func made() -> String { "\(Self.self)" }
            subscript(i: Int) -> String { "\(name)\(i)" }
        }
        extension Numbered where Self: Equatable { func isItself() -> Bool { self == self } }
        extension Numbered where Self: CustomStringConvertible { var described: String { description + "." } }
        extension Numbered where Self: AnyObject { var isObject: Bool { true } }
        struct A: Both, Same, CustomStringConvertible { var n = 1; var name = "a"; var description: String { "A" } }
        class B: Numbered, Named { var n = 2; var name = "b" }
        let x: any Numbered & Named = A()
        print(x.title, x.told(), x[3], type(of: x).made())
        let both: [any Both] = [A(n: 5)]
        print(both.map(\.title), both[0].told())
        let (same, text, object): (any Same, any Numbered & CustomStringConvertible, any Numbered & AnyObject) = (A(), A(), B())
        print(same.isItself(), text.described, object.isObject)
        //> a 1 A a 1 a3 A
        //> ["a 5"] A a 5
        //> true A. true
        // # What is inside of an existential that lacks a protocol has not
        protocol Numbered {}
        protocol Named {}
        struct A: Numbered, Named {}
        extension Numbered where Self: Named { func told() -> Int { 1 } }
        let x: any Numbered = A()
        print(x.told())
        //! 6:9: referencing instance method 'told()' on 'Numbered' requires that 'any Numbered' conform to 'Named'
        // # Properties of the program shadow those of the library on the same type
        extension String { var count: Int { 42 }; var isEmpty: Bool { true }; func size() -> Int { count } }
        extension Array { var count: Int { 7 }; var last: Int { 8 } }
        extension Dictionary where Value == Int { var count: Int { values.reduce(0, +) } }
        extension Int { static var max: Int { 100 }; static var zero: Int { 5 }; var description: String { "own" } }
        extension Double { var isNaN: Bool { true }; static var pi: Double { 3 } }
        let text = "abc", list = ["a"], third: Double = .pi
        print(text.count, "a".isEmpty, text.size(), list.map(\.count), Optional(text)?.count ?? 0)
        print(list.count, [1, 2].last, ["a": 3].count, ["a": "b"].count, Int.max, 3.description, "\(3)", 2.0.isNaN, third)
        func count<T: Collection>(_ items: T) -> Int { items.count }
        func zero<T: Numeric>(_: T.Type) -> T { .zero }
        print(count(text), count(list), zero(Int.self), Int.zero)
        //> 42 true 42 [42] 42
        //> 7 8 3 1 100 own 3 true 3.0
        //> 3 1 0 5
        """###
}
