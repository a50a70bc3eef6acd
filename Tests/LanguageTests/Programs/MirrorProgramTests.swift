import Testing

@Suite("Programs with mirrors and the types of values")
struct MirrorProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # type of
        print(type(of: 1), type(of: "a"), type(of: [1]), type(of: ["a": 1.5]), type(of: (1, "x")), type(of: Optional(1)), type(of: 1...2), type(of: 1.5), type(of: true), type(of: Character("a")), type(of: [1: [2]]), Int.self, [String].self)
        struct S<T> { var t: T }; print(type(of: S(t: 1)), S<String>.self, type(of: S(t: [1])))
        let any: Any = [1, 2]; print(type(of: any), any is [Int], any as? [Int] as Any, any is [String])
        //> Int String Array<Int> Dictionary<String, Double> (Int, String) Optional<Int> ClosedRange<Int> Double Bool Character Dictionary<Int, Array<Int>> Int Array<String>
        //> S<Int> S<String> S<Array<Int>>
        //> Array<Int> true Optional([1, 2]) false
        // # mirror
        struct M { var a = 1; var b = "x" }; for c in Mirror(reflecting: M()).children { print(c.label ?? "-", c.value) }
        //> a 1
        //> b x
        // # mirrors and zip
        struct Row { let a = 1; var b: String?; let c: [Int] }
        let row = Row(b: "x", c: [1])
        for child in Mirror(reflecting: row).children { print(child.label ?? "-", child.value) }
        print(zip(Mirror(reflecting: row).children, 0...).allSatisfy { $0.label != nil && $1 < 3 })
        //> a 1
        //> b Optional("x")
        //> c [1]
        //> true
        // # a mirror of two fields
        struct S { let a = 1; let b = "x" }
        for c in Mirror(reflecting: S()).children { print(c.label ?? "-", c.value) }
        //> a 1
        //> b x
        // # ranges, parts and sets inside other values
        struct S { var r = 0...100; var a = [1, 2, 3][0...1]; var q = 0..<3; var s = Set([1]) }
        print(S())
        print(0...100, [1, 2, 3][0...1], Set([1]), [0..<2], Optional(1...2) as Any, ["a"..."b"], "a"..."b", "\(0..<3)", (0..<3).description)
        //> S(r: ClosedRange(0...100), a: ArraySlice([1, 2]), q: Range(0..<3), s: Set([1]))
        //> 0...100 [1, 2] [1] [Range(0..<2)] Optional(ClosedRange(1...2)) [ClosedRange("a"..."b")] a...b 0..<3 0..<3
        // # what kind of value a mirror shows
        struct P { var x = 1 }
        print(Mirror(reflecting: P()).displayStyle == .struct, Mirror(reflecting: 1).displayStyle == nil, Mirror(reflecting: [1]).displayStyle as Any)
        //> true true Optional(Swift.Mirror.DisplayStyle.collection)
        """###
}
