import Testing

@Suite("Programs of errors")
struct ErrorProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # throw and catch
        enum Failure: Error { case empty, tooLong(Int) }
        func check(_ text: String) throws -> Int {
            if text.isEmpty { throw Failure.empty }
            guard text.count < 5 else { throw Failure.tooLong(text.count) }
            return text.count
        }
        do {
            print(try check("abc"))
            print(try check("abcdef"))
        } catch Failure.empty {
            print("empty")
        } catch Failure.tooLong(let n) where n > 5 {
            print("too long:", n)
        } catch {
            print("other", error)
        }
        //> 3
        //> too long: 6
        // # try? and try!
        enum E: Error { case bad }
        func maybe(_ ok: Bool) throws -> Int { if ok { return 1 }; throw E.bad }
        print((try? maybe(true)) ?? 0, (try? maybe(false)) ?? 0, try! maybe(true))
        if let n = try? maybe(true) { print(n) }
        //> 1 0 1
        //> 1
        // # errors travel
        struct Oops: Error { let message: String }
        func inner() throws { throw Oops(message: "deep") }
        func outer() throws -> Int { try inner(); return 1 }
        do { _ = try outer() } catch let error as Oops { print(error.message) } catch { print("?") }
        //> deep
        // # a throwing initializer and closure
        enum Bad: Error { case negative }
        struct Root { let value: Double; init(_ x: Double) throws { guard x >= 0 else { throw Bad.negative }; value = x.squareRoot() } }
        let roots = try? [4.0, 9.0].map { try Root($0).value }
        print(roots ?? [], (try? Root(-1)) == nil)
        //> [2.0, 3.0] true
        // # catching one kind of several
        enum Net: Error { case offline, status(Int) }
        func load(_ code: Int) throws { throw code == 0 ? Net.offline : Net.status(code) }
        for code in [0, 404, 500] {
            do { try load(code) } catch Net.status(404) { print("not found") } catch Net.status(let c) { print("status", c) } catch is Net { print("net") }
        }
        //> net
        //> not found
        //> status 500
        // # defer and throw
        enum D: Error { case d }
        func work() throws { defer { print("cleaned") }; throw D.d }
        do { try work() } catch { print("caught", error) }
        //> cleaned
        //> caught d
        // # rethrowing closures
        func attempt<T>(_ body: () throws -> T) rethrows -> T { try body() }
        enum X: Error { case x }
        print(attempt { 3 })
        do { try attempt { throw X.x } } catch { print(error) }
        //> 3
        //> x
        // # an error with a description
        struct Named: Error, CustomStringConvertible { var description: String { "named error" } }
        do { throw Named() } catch { print(error, "\(error)") }
        //> named error named error
        // # errors pass through a function without do
        enum Q: Error { case q }
        func f() throws -> [Int] { try [1, 2].map { n in if n == 2 { throw Q.q }; return n } }
        do { print(try f()) } catch Q.q { print("q") } catch {}
        //> q
        """###
}
