import Testing

@testable import Language

struct LowererStatementsTests {
    @Test("Loops, with what leaves them and what goes on")
    func loops() throws {
        let printed = try TestSession().printed(
            """
            for i in 0..<10 where i % 2 == 0 {
                if i == 4 { continue }
                if i > 6 { break }
                print(i)
            }
            var n = 3
            while n > 0 { n -= 1 }
            repeat { n += 1 } while n < 5
            print(n)
            outer: for i in 1...3 {
                for j in 1...3 {
                    if j == 2 { continue outer }
                    if i == 3 { break outer }
                    print(i, j)
                }
            }
            """)
        #expect(printed == ["0", "2", "6", "5", "1 1", "2 1"])
    }

    @Test("`switch` takes the first case that matches")
    func switching() throws {
        let printed = try TestSession().printed(
            """
            enum Shape { case circle(radius: Int), square(Int), empty }
            func name(_ shape: Shape) -> String {
                switch shape {
                case .circle(let radius) where radius > 10: "large circle"
                case .circle(let radius): "circle \\(radius)"
                case .square(let side): "square \\(side)"
                case .empty: "nothing"
                }
            }
            for shape in [Shape.circle(radius: 1), .circle(radius: 11), .square(2), .empty] { print(name(shape)) }
            func size(_ n: Int) -> String {
                switch n {
                case 0: return "none"
                case 1, 2: return "few"
                case 3..<10: return "some"
                default: return "many"
                }
            }
            print(size(0), size(2), size(9), size(10))
            """)
        #expect(printed == ["circle 1", "large circle", "square 2", "nothing", "none few some many"])
    }

    @Test("Optional binding, `guard` and early exit")
    func binding() throws {
        let printed = try TestSession().printed(
            """
            func half(_ text: String?) -> Int {
                guard let text, let number = Int(text) else { return -1 }
                if number % 2 == 0 { return number / 2 }
                return 0
            }
            print(half("8"), half("7"), half("x"), half(nil))
            """)
        #expect(printed == ["4 0 -1 -1"])
    }

    @Test("Errors are thrown, caught by what they match, or turned into nil")
    func errors() throws {
        let printed = try TestSession().printed(
            """
            enum Failure: Error { case small, large(Int) }
            func check(_ n: Int) throws -> Int {
                if n < 1 { throw Failure.small }
                if n > 5 { throw Failure.large(n) }
                return n
            }
            func describe(_ n: Int) -> String {
                do {
                    return "ok \\(try check(n))"
                } catch Failure.large(let n) {
                    return "large \\(n)"
                } catch {
                    return "other \\(error)"
                }
            }
            print(describe(0), describe(3), describe(9))
            print((try? check(0)) ?? -1, (try? check(2)) ?? -1)
            """)
        #expect(printed == ["other small ok 3 large 9", "-1 2"])
    }
}
