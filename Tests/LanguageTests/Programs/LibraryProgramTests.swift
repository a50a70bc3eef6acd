import Testing

@Suite("Programs of the standard library")
struct LibraryProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # characters
        let ch: Character = "7"
        print(ch.isNumber, ch.isLetter, ch.wholeNumberValue ?? -1, Character("a").isUppercase, "é".count, "👨‍👩‍👧".count, Character("x").uppercased())
        for c in "hi" { print(c) }
        //> true false 7 false 1 1 X
        //> h
        //> i
        // # string comparison
        print("a" < "b", "a" == "a", "abc".max()!, ["b", "a"].sorted(), "apple".contains { $0 == "p" }, "Z" < "a")
        //> true true c ["a", "b"] true true
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
        // # conversions
        print(Int("12") ?? 0, Int("x") == nil, Double("1.5")!, String(12), String(1.0), String(true), Int(3.9), Double(2), Bool("true")!, Int("ff", radix: 16)!, String(255, radix: 2), String(255, radix: 16, uppercase: true), Int("-7")!)
        //> 12 true 1.5 12 1.0 true 3 2.0 true 255 11111111 FF -7
        // # searching
        let v = [4, 8, 15, 16]
        print(v.first { $0 > 5 }!, v.first(where: { $0 > 99 }) == nil, v.last(where: { $0 < 10 })!, v.firstIndex { $0 == 15 }!, v.lastIndex(of: 4)!, v.contains { $0 > 15 }, v.allSatisfy { $0 > 3 }, v.min()!, v.max()!, v.max { $0 % 10 < $1 % 10 }!)
        print(v.prefix { $0 < 10 }, v.drop { $0 < 10 }, v.prefix(while: { $0 < 10 }), v.drop(while: { $0 < 10 }), v.starts(with: [4, 8]), v.elementsEqual([4]), v.min(by: >)!)
        //> 8 true 8 2 0 true true 4 16 8
        //> [4, 8] [15, 16] [4, 8] [15, 16] true false 16
        // # two-dimensional arrays
        var grid = Array(repeating: Array(repeating: 0, count: 2), count: 2)
        grid[1][0] = 5
        grid[0].append(1)
        print(grid, grid.flatMap { $0 }.reduce(0, +), grid.map(\.count))
        //> [[0, 0, 1], [5, 0]] 6 [3, 2]
        // # dictionaries
        var d = ["a": 1, "b": 2]
        d["c"] = 3
        d["a"] = nil
        d["b"]! += 10
        d["z", default: 5] += 1
        print(d.count, d["b"] ?? 0, d["q"] == nil, d["q", default: 7], d.keys.sorted(), d.values.sorted(), d.isEmpty, d["z"]!)
        print(d.mapValues { $0 * 2 }.values.sorted(), d.filter { $0.value > 5 }.keys.sorted(), d.sorted { $0.key < $1.key }.map { $0.key }, d.min { $0.value < $1.value }!.key, d.contains { $0.key == "z" }, d.removeValue(forKey: "z") ?? 0, d.updateValue(1, forKey: "n") as Any)
        print(Dictionary(grouping: ["ant", "bee", "ape"], by: { $0.first! })["a"]!, Dictionary(uniqueKeysWithValues: [("x", 1)])["x"]!, Dictionary(uniqueKeysWithValues: zip(["k"], [1])), [String: Int]().count, ["a": 1].merging(["a": 2]) { $0 + $1 }, ["a": 1].map { "\($0.key)\($0.value)" }, ["q": 1].compactMapValues { $0 > 0 ? "p" : nil })
        for (k, v) in d.sorted(by: { $0.0 < $1.0 }) { print(k, v) }
        //> 3 12 true 7 ["b", "c", "z"] [3, 6, 12] false 6
        //> [6, 12, 24] ["b", "z"] ["b", "c", "z"] c true 6 nil
        //> ["ant", "ape"] 1 ["k": 1] 0 ["a": 3] ["a1"] ["q": "p"]
        //> b 12
        //> c 3
        //> n 1
        // # preconditions that hold
        precondition(1 < 2, "no")
        assert(true)
        print("held")
        //> held
        """###
}
