import Testing

@Suite("Programs with static members")
struct StaticMemberProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # static and class members
        class Cfg { static let shared = Cfg(); var n = 0; private init() { print("made") }; class var title: String { "T" }; static subscript(i: Int) -> Int { i * 2 } }
        Cfg.shared.n += 1; Cfg.shared.n += 1; print(Cfg.shared.n, Cfg.title, Cfg[4])
        //> made
        //> 2 T 8
        // # static members, aliases and nested types
        enum Config { static let name = "app"; static var count = 0; static func bump() -> Int { count += 1; return count } 
         enum Level: Int { case low, high; static let all: [Level] = [.low, .high] } }
        print(Config.name, Config.bump(), Config.bump(), Config.Level.all, Config.Level.high.rawValue)
        typealias Pair<T> = (T, T); let p: Pair<Int> = (1, 2); print(p, p.0 + p.1)
        struct Outer { struct Inner { var v = 1; enum K { case a, b } }; var i = Inner(); typealias K = Inner.K }
        print(Outer(), Outer.K.b, Outer.Inner.K.a)
        //> app 1 2 [Config.Level.low, Config.Level.high] 1
        //> (1, 2) 3
        //> Outer(i: Outer.Inner(v: 1)) b a
        // # static members of protocols
        protocol Tone { var value: Int { get } }
        struct Loud: Tone { var value = 9 }
        struct Custom: Tone { let value: Int }
        extension Tone where Self == Loud { static var loud: Loud { Loud() } }
        extension Tone where Self == Custom { static func custom(_ v: Int) -> Custom { Custom(value: v) } }
        func play(_ t: some Tone) -> Int { t.value }
        print(play(.loud), play(.custom(4)))
        //> 9 4
        // # static members on protocols
        protocol Style { var n: String { get } }
        struct Big: Style { var n = "big" }; struct Sized: Style { var n: String }
        extension Style where Self == Big { static var big: Big { Big() } }
        extension Style where Self == Sized { static func sized(_ k: Int) -> Sized { Sized(n: "s\(k)") } }
        func use(_ s: some Style) -> String { s.n }
        print(use(.big), use(.sized(3)))
        //> big s3
        // # static members on a protocol
        protocol Look { var name: String { get } }
        struct Round: Look { var name = "round"; var radius = 4 }; struct Flat: Look { var name = "flat" }
        extension Look where Self == Round { static var round: Round { Round() }; static func round(_ r: Int) -> Round { Round(radius: r) } }
        extension Look where Self == Flat { static var flat: Flat { Flat() } }
        func use(_ l: some Look) -> String { l.name }
        print(use(.round), use(.flat), [Round.round(9)].map(\.radius)); let l: any Look = .flat; print(l.name)
        //> round flat [9]
        //> flat
        // # chains of implicit members, generic ones too
        protocol Look { var name: String { get } }
        struct Base: Look { var name = "base" }
        struct Over<L: Look>: Look { var l: L; var suffix: String; var name: String { l.name + suffix } }
        extension Look where Self == Base { static var base: Base { Base() } }
        extension Look { func with(_ s: String) -> Over<Self> { Over(l: self, suffix: s) }; static func made<L: Look>(_ l: L) -> Over<L> where Self == Over<L> { Over(l: l, suffix: "~") } }
        func use<L: Look>(_ l: L) -> String { l.name }
        print(use(.base.with("+").with("*")), use(.made(.base)), use(.made(.base.with("!"))))
        struct Tint: ButtonStyle { var c: Color; func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(c) } }
        extension ButtonStyle where Self == Tint { static func tint(_ c: Color) -> Tint { Tint(c: c) }; static var hot: Self { .init(c: .red) } }
        let v = VStack { Button("a") {}.buttonStyle(.tint(.blue)); Button("b") {}.buttonStyle(.hot) }; print(Tint.hot.c == .red)
        //> base+* base~ base!~
        //> true
        // # the initial value of a static property that is assigned first
        func L(_ s: String) -> Int { print(s); return 1 }
        struct S { static var b = L("init b"); static var c = L("init c") { didSet { print("did") } } ; static var o: [Int] = { print("init o"); return [1] }() }
        class C { static var b = L("init C.b") }
        enum E { static var b = { E.d = 5; return L("E.b") }(); static var d = L("E.d") }
        func t() {
        S.b = 3
        S.b = L("rhs")
        S.c = L("rhs")
        S.o[0] = L("rhs o")
        C.b = L("rhs C")
        E.b = 4
        print(S.b, S.c, S.o, C.b, E.b, E.d)
        }
        t()
        //> init b
        //> rhs
        //> rhs
        //> init c
        //> did
        //> init o
        //> rhs o
        //> init C.b
        //> rhs C
        //> E.d
        //> E.b
        //> 1 1 [1] 1 4 5
        """###
}
