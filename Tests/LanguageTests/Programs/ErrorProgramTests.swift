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
        func half() throws -> Double { 0.5 }
        print((try? half()) == 0, 1 == (try? half()), (try? half()) != 0.5)
        //> 1 0 1
        //> 1
        //> false false false
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
        // # result chain
        enum Err: Error { case neg, big(Int) }
        func check(_ n: Int) -> Result<Int, Err> { n < 0 ? .failure(.neg) : n > 9 ? .failure(.big(n)) : .success(n) }
        for n in [3, -1, 20] { switch check(n).map({ $0 * 2 }).flatMap(check) { case .success(let v): print("ok \(v)"); case .failure(.neg): print("neg"); case .failure(.big(let b)): print("big \(b)") } }
        //> ok 6
        //> neg
        //> big 20
        // # typed errors in protocols and generics
        protocol Loader { associatedtype Failure: Error; func load() throws(Failure) -> String }
        struct Ok: Loader { func load() throws(Never) -> String { "ok" } }
        enum NE: Error { case gone }
        struct Bad: Loader { func load() throws(NE) -> String { throw .gone } }
        func go<L: Loader>(_ l: L) -> String { do { return try l.load() } catch { return "failed \(error)" } }
        print(go(Ok()), go(Bad()), Ok().load())
        //> ok failed gone ok
        // # rethrow typed map
        extension Array { func mapped<T, E: Error>(_ f: (Element) throws(E) -> T) throws(E) -> [T] { var r: [T] = []; for x in self { r.append(try f(x)) }; return r } }
        print([1, 2].mapped { $0 * 2 })
        struct Odd: Error { let n: Int }
        do { print(try [2, 3].mapped { n throws(Odd) in if n % 2 == 1 { throw Odd(n: n) }; return n }) } catch { print("odd", error.n) }
        //> [2, 4]
        //> odd 3
        // # catch exhaustiveness
        enum K: Error { case a, b }
        func f(_ k: K) throws { throw k }
        func g(_ k: K) { do { try f(k) } catch K.a { print("a") } catch { print("rest", error) } }
        g(.a); g(.b)
        //> a
        //> rest b
        // # catch not exhaustive
        enum K: Error { case a, b }
        func f(_ k: K) throws { throw k }
        func g(_ k: K) { do { try f(k) } catch K.a { print("a") } }
        //! 3:27: errors thrown from here are not handled because the enclosing catch is not exhaustive; add a plain 'catch'
        // # errors
        enum Bad: Error, Equatable { case neg(Int), zero }
        struct Info: Error { var m: String }
        func chk(_ n: Int) throws -> Int { if n < 0 { throw Bad.neg(n) }; if n == 0 { throw Bad.zero }; if n > 100 { throw Info(m: "big") }; return n }
        for n in [1, -2, 0, 101] { do { print(try chk(n)) } catch Bad.neg(let k) { print("neg", k) } catch let e as Info { print(e.m) } catch { print("other", error) } }
        print((try? chk(-1)) as Any, (try? chk(5)) ?? 0); let r = try! chk(3); print(r)
        func rethrow() throws { defer { print("cleanup") }; _ = try chk(0) }
        do { try rethrow() } catch Bad.zero { print("zero") }
        do { try [1, -1].forEach { _ = try chk($0) } } catch { print(error, error is Bad, "\(error)") }
        //> 1
        //> neg -2
        //> other zero
        //> big
        //> nil 5
        //> 3
        //> cleanup
        //> zero
        //> neg(-1) true neg(-1)
        // # errors, results and rethrows
        enum E: Error, Equatable { case bad(Int), worse }
        func g(_ n: Int) throws -> Int { if n < 0 { throw E.bad(n) }; if n == 0 { throw E.worse }; return n }
        for n in [-1, 0, 1] { do { print(try g(n)) } catch E.bad(let k) { print("bad", k) } catch let e as E { print(e) } catch { print("?", error) } }
        print((try? g(1)) as Any, (try? g(-1)) as Any)
        let r = Result { try g(-5) }; print(r)
        switch r { case .success(let v): print(v); case .failure(let e): print("fail", e) }
        print(Result<Int, E>.success(3).map { $0 * 2 }, (try? Result<Int, E>.failure(.worse).get()) as Any)
        func h() throws(E) -> Int { throw .worse }
        do { _ = try h() } catch { print(error == .worse) }
        func rethrower(_ f: () throws -> Int) rethrows -> Int { try f() }
        print(rethrower { 3 })
        //> bad -1
        //> worse
        //> 1
        //> Optional(1) nil
        //> failure(E.bad(-5))
        //> fail bad(-5)
        //> success(6) nil
        //> true
        //> 3
        // # errors with payloads, caught by case
        enum E: Error, Equatable { case bad(String), worse }
        func f(_ n: Int) throws -> Int { if n == 0 { throw E.worse }; if n < 0 { throw E.bad("neg") }; return n }
        for n in [1, 0, -1] { do { print(try f(n)) } catch E.worse { print("worse") } catch let E.bad(s) { print(s) } catch { print("other") } }
        print((try? f(0)) as Any, try! f(3))
        //> 1
        //> worse
        //> neg
        //> nil 3
        // # throwing getter
        struct S { var n: Int { get throws { throw X() } }; struct X: Error {} }
        do { print(try S().n) } catch { print(error) }
        //> X()
        // # initializers that throw what they are handed
        struct R { let n: Int; init(_ f: () throws -> Int) rethrows { n = try f() } }
        print(R { 3 }.n)
        //> 3
        // # bank account with errors
        enum BankError: Error, CustomStringConvertible { case insufficient(need: Double), locked; var description: String { switch self { case .insufficient(let n): return "need \(n)"; case .locked: return "locked" } } }
        class Account { private(set) var balance: Double = 0; var isLocked = false; let owner: String; init(owner: String) { self.owner = owner }
         func deposit(_ a: Double) { balance += a }
         func withdraw(_ a: Double) throws -> Double { guard !isLocked else { throw BankError.locked }; guard a <= balance else { throw BankError.insufficient(need: a - balance) }; balance -= a; return a } }
        let acc = Account(owner: "Zoe"); acc.deposit(100)
        do { print(try acc.withdraw(30), acc.balance); try acc.withdraw(100) } catch let e as BankError { print("error:", e) } catch { print("?") }
        acc.isLocked = true; print((try? acc.withdraw(1)) as Any, acc.balance)
        //> 30.0 70.0
        //> error: need 30.0
        //> nil 70.0
        // # A constant gets its value where a call succeeds, or where its error is caught.
        enum Mistake: Error { case negative }
        func checked(_ number: Int) throws -> Int { if number < 0 { throw Mistake.negative }; return number }
        func one(_ number: Int) -> Int {
            let result: Int
            do { result = try checked(number) } catch { result = -1 }
            return result
        }
        func two(_ number: Int) -> String {
            let text: String, before: Int
            do {
                before = try checked(number)
                do { text = try "\(checked(number - 1))" } catch { text = "one less is negative" }
            } catch Mistake.negative {
                (before, text) = (0, "negative")
            } catch { fatalError() }
            return "\(before) \(text)"
        }
        struct Kept { let number: Int; init(_ number: Int) { do { self.number = try checked(number) } catch { self.number = 0 } } }
        print(one(1), one(-1), two(1), two(0), two(-1), Kept(4), Kept(-4))
        //> 1 -1 1 0 0 one less is negative 0 negative Kept(number: 4) Kept(number: 0)
        // # errors that are caught where a default or a property has its value
        struct Missing: Error {}
        func number(_ isThere: Bool = true) throws -> Int { if isThere { return 1 }; throw Missing() }
        func show(a: Int = try! number(), b: Int = (try? number(false)) ?? 3, c: Int? = try? number(false)) -> String { "\(a) \(b) \(c as Any)" }
        struct Kept { var n = try! number(); let m: Int? = try? number(false); static let k = (try? number()) ?? 9; lazy var l = try! number() }
        var kept = Kept()
        print(show(), show(a: 2), kept.n, kept.m as Any, Kept.k, kept.l)
        //> 1 3 nil 2 3 nil 1 nil 1 1
        // # the message of what is demanded, only where it isn't met
        func told(_ text: String) -> String { print(text); return text }
        precondition(1 < 2, told("never"))
        assert(true, told("never"))
        print("met")
        //> met
        """###
}
