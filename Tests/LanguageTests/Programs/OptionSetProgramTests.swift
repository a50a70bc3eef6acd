import Testing

@Suite("Programs with sets of options")
struct OptionSetProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # set of declared option
        struct Perm: OptionSet, Hashable, CustomStringConvertible { let rawValue: Int; static let r = Perm(rawValue: 1), w = Perm(rawValue: 2); static let all: Perm = [.r, .w]; var description: String { "\(rawValue)" } }
        func can(_ p: Perm) -> String { switch p { case .all: "all"; case [.r]: "r"; case []: "none"; default: "?" } }
        print(can(.all), can(.r), can([]), Perm.all.subtracting(.r), [Perm.r, .w].map { $0.rawValue })
        //> all r none 2 [1, 2]
        // # sets of options
        struct Sides: OptionSet { let rawValue: Int; static let left = Sides(rawValue: 1); static let right = Sides(rawValue: 2) }
        print(Sides.left, Sides([.left, .right]), Sides(), Edge.Set.all, Edge.Set([.top]))
        //> Sides(rawValue: 1) Sides(rawValue: 3) Sides(rawValue: 0) Set(rawValue: 15) Set(rawValue: 1)
        // # Extensions of OptionSet and SetAlgebra have what all sets have
        extension OptionSet { mutating func toggle(_ m: Element) { if contains(m) { remove(m) } else { insert(m) } } }
        struct Opt: OptionSet { let rawValue: Int; static let a = Opt(rawValue: 1), b = Opt(rawValue: 2) }
        var o: Opt = [.a]
        o.toggle(.b); print(o.rawValue); o.toggle(.a); print(o.rawValue)
        extension SetAlgebra { func both(_ x: Element, _ y: Element) -> Bool { contains(x) && contains(y) } 
          mutating func set(_ x: Element, _ on: Bool) { if on { insert(x) } else { remove(x) } } }
        print(o.both(.a, .b), Set([1, 2]).both(1, 2))
        o.set(.a, true); print(o.rawValue, o.isEmpty, o.contains(.a), o.union(.b) == o)
        var s: Set = [1]; s.set(2, true); s.set(1, false); print(s)
        func n<T: OptionSet>(_ x: T) -> Bool { x.isEmpty }
        print(n(o))
        //> 3
        //> 2
        //> false true
        //> 3 false true true
        //> [2]
        //> false
        """###
}
