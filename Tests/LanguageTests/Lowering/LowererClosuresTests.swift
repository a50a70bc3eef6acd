import Testing

@testable import Language

struct LowererClosuresTests {
    @Test("A closure shares the variables that it refers to")
    func sharing() throws {
        let printed = try TestSession().printed(
            """
            func counter() -> () -> Int {
                var count = 0
                return { count += 1; return count }
            }
            let one = counter()
            let other = counter()
            print(one(), one(), other())
            """)
        #expect(printed == ["1 2 1"])
    }

    @Test("Each round of a loop has variables of its own")
    func rounds() throws {
        let printed = try TestSession().printed(
            """
            func make() -> [() -> Int] {
                var all: [() -> Int] = []
                for i in 0..<3 {
                    var n = i
                    all.append({ n += 10; return n })
                }
                return all
            }
            let all = make()
            print(all[0](), all[1](), all[0](), all[2]())
            """)
        #expect(printed == ["10 11 20 12"])
    }

    @Test("A function inside a function may call itself")
    func local() throws {
        let printed = try TestSession().printed(
            """
            func sum(_ n: Int) -> Int {
                func add(_ n: Int) -> Int { n == 0 ? 0 : n + add(n - 1) }
                return add(n)
            }
            print(sum(10))
            """)
        #expect(printed == ["55"])
    }

    @Test("What is passed `inout` is changed for the caller, through functions and closures alike")
    func inouts() throws {
        let printed = try TestSession().printed(
            """
            func double(_ n: inout Int) { n *= 2 }
            struct Point { var x = 1; mutating func move() { x += 5 } }
            var n = 3
            double(&n)
            var list = [1, 2]
            double(&list[1])
            var point = Point()
            double(&point.x)
            point.move()
            let change: (inout Int) -> Void = { $0 += 100 }
            change(&n)
            let sum = [1, 2, 3].reduce(into: 0) { $0 += $1 }
            print(n, list, point.x, sum)
            """)
        #expect(printed == ["106 [1, 4] 7 6"])
    }
}
