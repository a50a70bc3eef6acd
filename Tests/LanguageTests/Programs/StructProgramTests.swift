import Testing

@Suite("Programs with structs")
struct StructProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # local struct with static and init
        func g() -> Int { struct Conf { static let base = 10; let k: Int; init(_ k: Int = 2) { self.k = k * Conf.base } }; return Conf().k + Conf(3).k }
        print(g())
        //> 50
        // # struct mutating
        struct Counter { var n = 0; mutating func bump(by k: Int = 1) { n += k }; mutating func reset() { self = Counter() } }
        var c = Counter(); var d = c
        c.bump(); c.bump(by: 5); print(c, d)
        c.reset(); print(c.n)
        var list = [c, d]; list[0].bump(); print(list, c)
        //> Counter(n: 6) Counter(n: 0)
        //> 0
        //> [Counter(n: 1), Counter(n: 0)] Counter(n: 0)
        // # nested value semantics
        struct Cell { var v: Int; var tags: [String] }
        struct Board { var rows: [[Cell]]; var names: [String: [Int]] }
        var a = Board(rows: [[Cell(v: 1, tags: [])]], names: ["x": [1]])
        var b = a
        b.rows[0][0].v = 9
        b.rows[0][0].tags.append("t")
        b.names["x"]?.append(2)
        b.names["y", default: []].append(3)
        print(a); print(b.rows, b.names["x"]!, b.names["y"]!)
        //> Board(rows: [[Cell(v: 1, tags: [])]], names: ["x": [1]])
        //> [[Cell(v: 9, tags: ["t"])]] [1, 2] [3]
        // # mutating through class in struct
        class Box { var v = 0 }; struct W { let box = Box(); var n = 0; mutating func go() { box.v += 1; n += 1 } }
        var w = W(); var w2 = w; w.go(); w2.go(); print(w.n, w2.n, w.box.v); let w3 = w; w3.box.v = 9; print(w.box.v)
        //> 1 1 2
        //> 9
        // # private memberwise
        struct A { private var n = 1; var m = 2 }
        print(A().m)
        //> 2
        // # dates of one's own
        struct Time: Comparable, CustomStringConvertible { var h: Int, m: Int; static func < (a: Time, b: Time) -> Bool { (a.h, a.m) < (b.h, b.m) }; var description: String { "\(h):" + (m < 10 ? "0" : "") + "\(m)" }; static func + (a: Time, min: Int) -> Time { let t = a.h * 60 + a.m + min; return Time(h: t / 60 % 24, m: t % 60) } }
        print(Time(h: 9, m: 5) + 70, [Time(h: 10, m: 0), Time(h: 9, m: 59)].min()!, Time(h: 23, m: 50) + 20, Time(h: 1, m: 1) < Time(h: 1, m: 2), "at \(Time(h: 8, m: 0))")
        //> 10:15 9:59 0:10 true at 8:00
        // # memberwise initializers in views
        struct Row { let title: String; var count = 1; private let id = 7; var text: String { "\(title) x\(count) #\(id)" } }
        print(Row(title: "Tea").text, Row(title: "Milk", count: 3).text)
        struct Chip: View { let label: String; var isOn = false; var body: some View { Text(label).opacity(isOn ? 1 : 0.5) } }
        print(Chip(label: "a"), Chip(label: "b", isOn: true).isOn)
        //> Tea x1 #7 Milk x3 #7
        //> Chip(label: "a", isOn: false) true
        """###
}
