import Testing

@Suite("Programs that are refused for members that have no place there")
struct RefusedMemberProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a default in a protocol
        protocol P { func f(_ a: Int = 1) }
        //! 1:30: default argument not permitted in a protocol method; write it in an extension of the protocol
        // # stored in extension
        struct A {}
        extension A { var x = 1 }
        //! 2:19: extensions must not contain stored properties; write a computed one in braces
        // # stored in protocol
        protocol P { var x: Int = 1 }
        //! 1:18: property in protocol must have explicit { get } or { get set } specifier: 'x'
        // # func body in protocol
        protocol P { func f() { } }
        //! 1:23: protocol methods must not have bodies; write what 'f' does by default in an extension
        // # a colour of the program where any style of a shape may stand
        extension Color { static let brand = Color.red }
        Text("a").foregroundStyle(.brand)
        //! 2:28: type 'ShapeStyle' has no member 'brand', which belongs to 'Color'; write 'Color.brand'
        // # a dictionary that is asked for a key as in other languages
        let d = ["a": 1]
        print(d.contains("a"))
        //! 2:9: value of type '[String : Int]' has no member 'contains(_:)'; write 'dictionary[key] != nil'
        // # a dictionary that is asked for a key by another language's word
        let d = ["a": 1]
        print(d.has("a"))
        //! 2:9: value of type '[String : Int]' has no member 'has'; write 'dictionary[key] != nil'
        // # a list that is asked by another language's word
        print([1].has(1))
        //! 1:11: value of type '[Int]' has no member 'has'; use 'contains(…)'
        // # a key that is taken out of a dictionary
        var d = ["a": 1]
        d.remove("a")
        //! 2:3: value of type '[String : Int]' has no member 'remove(_:)'; use 'removeValue(forKey:)'
        // # an entry that is put into a dictionary
        var d = ["a": 1]
        d.add("b", 2)
        //! 2:3: value of type '[String : Int]' has no member 'add'; write 'dictionary[key] = value'
        // # an element that is put behind a set
        var s: Set = [1]
        s.append(2)
        //! 2:3: value of type 'Set<Int>' has no member 'append'; use 'insert(…)'
        // # the keys of a dictionary
        var d = ["a": 1]
        print(d["a"] != nil, d.contains { $0.key == "b" })
        _ = d.removeValue(forKey: "a")
        print(d)
        //> true false
        //> [:]
        // # words of other languages for members of texts and lists
        print(" a".trim())
        //! 1:12: value of type 'String' has no member 'trim'; use 'trimmingCharacters(in: .whitespaces)'
        // # a word of other languages for the beginning of a text
        print("abc".startsWith("a"))
        //! 1:13: value of type 'String' has no member 'startsWith'; use 'hasPrefix(…)'
        // # A method hides the global function of its name
        extension Array { func last(_ n: Int) -> ArraySlice<Element> { self[max(0, count - n)...] } }
        //! 1:69: use of 'max' refers to instance method 'max()' rather than to the global function; write 'Swift.max(…)'
        // # A method hides a function of the program
        func area(_ side: Int) -> Int { side * side }
        struct Room { func area() -> Int { area(3) } }
        //! 2:36: use of 'area' refers to instance method 'area()' rather than to the global function; give one of them another name
        // # The global function behind its module
        extension Array { func last(_ n: Int) -> ArraySlice<Element> { self[Swift.max(0, count - n)...] } }
        print([1, 2, 3].last(2))
        //> [2, 3]
        """###
}
