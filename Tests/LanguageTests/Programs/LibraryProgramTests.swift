import Testing

@Suite("Programs of the standard library")
struct LibraryProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # multi-line strings
        let poem = """
            one
              two \
            three
            "four"
            """
        print(poem)
        //> one
        //>   two three
        //> "four"
        // # raw strings
        print(#"a\n"b" \(1)"#, #"x \#(1 + 1)"#, ##"#"##)
        //> a\n"b" \(1) x 2 #
        // # escapes
        print("tab\tq\"uote\\ \u{41} \u{1F600}")
        //> tab	q"uote\ A 😀
        // # interpolation
        let n = 3
        print("\(n) \(n * 2) \("in \(n)") \([1, 2]) \((1, "a")) \(Optional(1) as Any) \(true ? "y" : "n") \(1.0) \(["a": 1])")
        //> 3 6 in 3 [1, 2] (1, "a") Optional(1) y 1.0 ["a": 1]
        // # two-dimensional arrays
        var grid = Array(repeating: Array(repeating: 0, count: 2), count: 2)
        grid[1][0] = 5
        grid[0].append(1)
        print(grid, grid.flatMap { $0 }.reduce(0, +), grid.map(\.count))
        //> [[0, 0, 1], [5, 0]] 6 [3, 2]
        // # preconditions that hold
        precondition(1 < 2, "no")
        assert(true)
        print("held")
        //> held
        """###
}
