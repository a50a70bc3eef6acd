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
        // # Parts of one variable are lent side by side, and closures use the others
        func balance(_ x: inout Int, _ y: inout Int) { let s = x + y; x = s / 2; y = s - x }
        struct Player { var health: Int; var energy: Int }
        func f() { var h = Player(health: 10, energy: 4); balance(&h.health, &h.energy); print(h.health, h.energy) }
        f()
        struct P { var a = 1, b = 2; var n = Player(health: 1, energy: 9); var list = [1, 2, 3]; var d = ["k": 1]
          mutating func m() { swap(&a, &b) }
          mutating func n2() { balance(&n.health, &n.energy); balance(&a, &n.health) }
          mutating func go() { list.removeAll { $0 == b } }
          mutating func dd() { d["q", default: a] += 5; d.merge(["k": 3]) { $0 + $1 + b } }
          mutating func nest() { list.sort { a > 0 ? $0 > $1 : $0 < $1 }; list = list.map { $0 + a } }
          mutating func write() { list.removeAll { b += 1; return $0 > b } }
        }
        var p = P(); p.m(); print(p.a, p.b); p.n2(); print(p.n, p.a); p.go(); print(p.list); p.dd(); print(p.d["q"]!, p.d["k"]!); p.nest(); print(p.list); p.write(); print(p.list, p.b)
        func g() {
          var t = (1, 2); swap(&t.0, &t.1); print(t)
          var m = P(); m.list.removeAll { $0 == m.b }; print(m.list)
          m.d["z", default: m.a] += 5; print(m.d["z"]!)
          var nested = (p: P(), k: 7)
          nested.p.list.removeAll { $0 == nested.k - 5 }; print(nested.p.list)
          nested.p.list = nested.p.list.filter { $0 != nested.p.a }; print(nested.p.list)
          var three = (1, 2, 3)
          func rot(_ a: inout Int, _ b: inout Int, _ c: inout Int) { (a, b, c) = (b, c, a) }
          rot(&three.0, &three.1, &three.2); print(three)
          let inc = { m.a += 1 }
          inc(); inc(); print(m.a)
        }
        g()
        struct Grid { var cells = [[1, 2], [3, 4]]; var score = 0
          mutating func hit(_ v: inout Int, _ w: inout Int) { }
          mutating func go() { balance(&score, &cells[1][0]); print(score, cells) }
          mutating func clear(_ lim: Int) { _ = cells[0].partition { $0 > lim + score }; print(cells) } }
        var gr = Grid(); gr.go(); gr.clear(0)
        extension Array { mutating func edit(_ f: (inout Element) -> Void) { for i in indices { f(&self[i]) } } }
        struct Model { var items = [1, 2, 3]; var total = 0; var k = 2
          mutating func run() { items.edit { $0 *= k; total += $0 }; print(items, total) }
          mutating func opt() { items.removeAll { [k] in $0 == k } ; print(items) } }
        var mo = Model(); mo.run(); mo.opt()
        class K { var s = P(); var arr = [1, 2, 3]; var k = 2
          func go() { arr.removeAll { $0 == self.k }; print(arr) } }
        K().go()
        infix operator ??=
        func ??= <T>(l: inout T?, r: @autoclosure () -> T) { if l == nil { l = r() } }
        struct N { var name: String?; var def = "d"; mutating func fill() { name ??= def; print(name!) } }
        var n = N(); n.fill()
        //> 7 7
        //> 2 1
        //> Player(health: 4, energy: 5) 3
        //> [2, 3]
        //> 8 5
        //> [6, 5]
        //> [] 3
        //> (2, 1)
        //> [1, 3]
        //> 6
        //> [1, 3]
        //> [3]
        //> (2, 3, 1)
        //> 3
        //> 1 [[1, 2], [2, 4]]
        //> [[1, 2], [2, 4]]
        //> [2, 4, 6] 12
        //> [4, 6]
        //> [1, 3]
        //> d
        """###
}
