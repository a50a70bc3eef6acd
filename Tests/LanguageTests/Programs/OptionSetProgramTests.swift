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
        """###
}
