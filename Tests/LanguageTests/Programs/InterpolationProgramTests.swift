import Testing

@Suite("Programs with interpolations")
struct InterpolationProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # interpolation of values
        struct P { var x: Int; var name: String; var o: Int?; var t: (Int, String) }
        enum E { case a, b(Int), c(x: String, Int?) }
        struct D: CustomStringConvertible { var description: String { "<D>" } }
        struct G: CustomDebugStringConvertible { var debugDescription: String { "<<G>>" } }
        print("\(P(x: 1, name: "n", o: nil, t: (1, "a")))")
        print([P(x: 1, name: "n", o: 3, t: (1, "a"))])
        print(E.a, E.b(1), E.c(x: "q", nil), [E.a, .b(2)])
        print(D(), [D()], G(), [G()], "\(G())", "\([G()])")
        print(Optional(D()) as Any, Optional("s") as Any, ["k": D()], ["k": "v"], (D(), "s"), (a: 1, b: "x"))
        let o: Int? = nil; let oo: Int?? = .some(nil)
        print("\(String(describing: o))", String(describing: oo), [o, 1])
        //> P(x: 1, name: "n", o: nil, t: (1, "a"))
        //> [P(x: 1, name: "n", o: Optional(3), t: (1, "a"))]
        //> a b(1) c(x: "q", nil) [E.a, E.b(2)]
        //> <D> [<D>] <<G>> [<<G>>] <<G>> [<<G>>]
        //> Optional(<D>) Optional("s") ["k": <D>] ["k": "v"] (<D>, "s") (a: 1, b: "x")
        //> nil Optional(nil) [nil, Optional(1)]
        // # print separators
        print(1, 2, 3, separator: "-", terminator: "!\n")
        print("a", "b", separator: "")
        print([1, 2], "x", nil as Int?, separator: ", ")
        print()
        print("", terminator: "")
        print("end")
        //> 1-2-3!
        //> ab
        //> [1, 2], x, nil
        //>
        //> end
        // # interpolations of the program
        extension String.StringInterpolation { mutating func appendInterpolation(_ v: Int, pad n: Int) { appendLiteral(String(repeating: "0", count: max(0, n - String(v).count)) + String(v)) }
         mutating func appendInterpolation(list xs: [String]) { appendLiteral(xs.joined(separator: "/")) } }
        print("\(7, pad: 3)|\(1234, pad: 3)|\(list: ["a", "b"])")
        //> 007|1234|a/b
        // # interpolation and describing
        struct Badge: CustomStringConvertible { let n: Int; var description: String { "#\(n)" } }
        enum Kind { case bigBox }
        print("\(Badge(n: 1)) \([Badge(n: 2)]) \(String(describing: Kind.bigBox).count) \(Kind.bigBox) \(Optional(Badge(n: 3)) as Any)")
        //> #1 [#2] 6 bigBox Optional(#3)
        // # interpolation
        let n = 3
        print("\(n) \(n * 2) \("in \(n)") \([1, 2]) \((1, "a")) \(Optional(1) as Any) \(true ? "y" : "n") \(1.0) \(["a": 1])")
        //> 3 6 in 3 [1, 2] (1, "a") Optional(1) y 1.0 ["a": 1]
        // # interpolations of optionals, descriptions and raw texts
        let n = 3, name: String? = "Ann"; struct P: CustomStringConvertible { var description: String { "P!" } }
        print("\(n) + \(n * 2) = \(n + n * 2)", "\(name ?? "none")", "\([1, 2]) \(P()) \("in \("side")")", #"raw \(n) \#(n)"#); print("""
            a \(n)
              b\tc
            """.count)
        //> 3 + 6 = 9 Ann [1, 2] P! in side raw \(n) 3
        //> 9
        // # interpolations of one's own, and what a type is called
        extension String.StringInterpolation { mutating func appendInterpolation(_ n: Int, width w: Int) { appendLiteral(String(repeating: " ", count: Swift.max(0, w - "\(n)".count))); appendInterpolation(n) }; mutating func appendInterpolation(if c: Bool, _ s: @autoclosure () -> String) { if c { appendLiteral(s()) } }; mutating func appendInterpolation<T: Sequence>(each s: T) { for x in s { appendInterpolation(x); appendLiteral(";") } } }
        print("[\(7, width: 3)] [\(1234, width: 3)] \(if: true, "yes")\(if: false, "no") \(each: [1, 2])"); enum Kind { case bigBox }; struct G<T> { struct I {} }
        print(String(describing: Kind.bigBox).uppercased(), "\(Kind.self) \(G<Int>.self) \(type(of: G<[String: Int?]>()))", String(describing: Int?.self), "\(G<Int>.I.self)")
        //> [  7] [1234] yes 1;2;
        //> BIGBOX Kind G<Int> G<Dictionary<String, Optional<Int>>> Optional<Int> I
        // # an interpolation that nothing takes
        print("\(3, pad: 2)")
        //! 1:8: an interpolation holds one expression without a label
        // # a format in the quotes of a text that is no view's
        let s = "\(1.5, specifier: "%.2f")"
        //! 1:10: only the texts of views take 'specifier:'; write 'String(format: "%.2f", number)'
        // # a style in the quotes of a text that is no view's
        let s = "\(1.5, format: .number)"
        //! 1:10: only the texts of views take 'format:'; write '\(number.formatted(…))'
        // # texts that describe a value of one type
        let isOn = true
        print(String(describing: isOn ? 1 : 2.5), String(reflecting: isOn ? 1 : 2.5), String(describing: [1, 2.5]))
        let pair = (x: 1, y: "s")
        func texts<T>(of value: T) -> String { String(describing: value) + " " + String(reflecting: value) }
        print(texts(of: pair), texts(of: "s"), texts(of: Optional(3)), texts(of: [Optional(pair)]))
        print([1, 2].map(String.init(describing:)), ["a"].map { String(reflecting: $0) })
        let text: (Int) -> String = String.init(describing:)
        let any: Any = pair
        print(text(3), String(describing: any), String(describing: type(of: pair)))
        //> 1.0 1.0 [1.0, 2.5]
        //> (x: 1, y: "s") (x: 1, y: "s") s "s" Optional(3) Optional(3) [Optional((x: 1, y: "s"))] [Optional((x: 1, y: "s"))]
        //> ["1", "2"] ["\"a\""]
        //> 3 (x: 1, y: "s") (x: Int, y: String)
        // # texts that describe values of two types
        let isOn = true
        print(String(describing: isOn ? 1 : "x"))
        //! 2:26: result values in '? :' expression have mismatching types 'Int' and 'String'
        """###
}
