import Testing

@Suite("Programs that are refused for what they do with optionals")
struct RefusedOptionalProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # unwrapping in a closure
        let x: Int? = 1
        let y = x.map { $0 + "a" }
        //! 2:20: binary operator '+' cannot be applied to operands of type 'Int' and 'String'; write the number into the text as '\(…)'
        // # for in over an optional array
        let a: [Int]? = [1]
        for i in a { print(i) }
        //! 2:10: for-in loop requires '[Int]?' to conform to 'Sequence'
        // # optional not unwrapped
        let name: String? = "a"
        Text(name)
        //! 2:6: value of optional type 'String?' must be unwrapped to a value of type 'String'; write '?? default', '!' or 'if let'
        // # optional not unwrapped in arithmetic
        let n: Int? = 1
        print(n + 1)
        //! 2:9: binary operator '+' cannot be applied to operands of type 'Int?' and 'Int'; unwrap the optional with '?? default' or 'if let'
        // # optional member
        let name: String? = "a"
        print(name.count)
        //! 2:12: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'; write '?.count'
        // # optional returned
        func f(_ a: [Int]) -> Int { a.first }
        //! 1:29: value of optional type 'Int?' must be unwrapped to a value of type 'Int'; write '?? default', '!' or 'if let'
        // # subscript of Int
        let n = 3
        print(n[0])
        //! 2:7: value of type 'Int' has no subscripts
        // # dictionary value not unwrapped
        let d = ["a": 1]
        let n: Int = d["a"]
        //! 2:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'; write '?? default', '!' or 'if let'
        // # optional chaining on non optional
        let s = "a"
        print(s?.count)
        //! 2:7: cannot use optional chaining on non-optional value of type 'String'
        // # force unwrapping non optional
        let s = "a"
        print(s!)
        //! 2:7: cannot force unwrap value of non-optional type 'String'
        // # if let of non optional
        let s = "a"
        if let t = s { print(t) }
        //! 2:12: initializer for conditional binding must have Optional type, not 'String'
        // # ?? on non optional
        let s = "a"
        print(s ?? "b")
        //> a
        // # a change to the value of a key that may be missing
        var counts = ["a": 1]
        counts["b"] += 1
        //! 2:13: binary operator '+=' cannot be applied to operands of type 'Int?' and 'Int'; write 'counts["b", default: 0] += …'
        // # a change to the value of a key that may be missing, in a method
        struct Tally {
            var counts: [String: Int] = [:]
            mutating func add(_ key: String) { counts[key] += 1 }
        }
        //! 3:52: binary operator '+=' cannot be applied to operands of type 'Int?' and 'Int'; write 'counts[key, default: 0] += …'
        // # a member that changes the value of a key that may be missing
        var groups: [String: [Int]] = [:]
        groups["a"].append(1)
        //! 2:13: value of optional type '[Int]?' must be unwrapped to refer to member 'append' of wrapped base type '[Int]'; write 'groups["a", default: []].append'
        // # a member that reads the value of a key that may be missing
        let groups = ["a": [1]]
        print(groups["a"].count)
        //! 2:19: value of optional type '[Int]?' must be unwrapped to refer to member 'count' of wrapped base type '[Int]'; write '?.count'
        // # the values of keys that begin with something
        var counts = ["a": 1], groups: [String: [Int]] = [:]
        counts["b", default: 0] += 1
        groups["a", default: []].append(1)
        print(counts["b"] ?? 0, groups)
        //> 1 ["a": [1]]
        // # a value in a dictionary that may be missing
        var prices: [String: [String: Int]] = [:]
        prices["tea"]["green"] = 3
        //! 2:1: value of optional type '[String : Int]?' must be unwrapped to refer to member 'subscript' of wrapped base type '[String : Int]'; write 'prices["tea", default: [:]][…]'
        // # an element of a list that may be missing
        let lists = ["a": [1]]
        print(lists["a"][0])
        //! 2:7: value of optional type '[Int]?' must be unwrapped to refer to member 'subscript' of wrapped base type '[Int]'; write '?[…]'
        // # values in dictionaries that may be missing
        var prices: [String: [String: Int]] = [:]
        prices["tea", default: [:]]["green"] = 3
        print(prices, prices["milk"]?["white"] ?? 0)
        //> ["tea": ["green": 3]] 0
        // # optional numbers for an operator
        print(["1"].map { Int($0) }.reduce(0, +))
        //! 1:39: binary operator '+' cannot be applied to operands of type 'Int' and 'Int?'; unwrap the optional with '?? default' or 'if let'
        // # a chain that nothing follows
        let name: String? = "a"
        print(name?)
        //! 2:7: '?' must be followed by a member, a call or a subscript; leave it out for the 'String?', or write '!', '?? default' or 'if let' for its value
        // # a chain that nothing follows, in a condition
        var ages = ["a": 1]
        ages["a"]? += 1
        if ages["a"]? == 2 { print("two") }
        //! 3:4: '?' must be followed by a member, a call or a subscript; leave it out for the 'Int?', or write '!', '?? default' or 'if let' for its value
        // # an optional that is unwrapped by itself, as a part of a type
        var next: Int! = 1
        func twice(_ n: Int!) -> Int! { n * 2 }
        print(twice(next) as Int? as Any)
        let list: [Int!] = [next]
        //! 4:15: using '!' is not allowed here; write '?'
        // # arithmetic on two optionals
        let scores = ["a": 1]
        let total: Int = scores["a"] + scores["b"]
        //! 2:30: binary operator '+' cannot be applied to two 'Int?' operands; unwrap both optionals with '?? default' or 'if let'
        """###
}
