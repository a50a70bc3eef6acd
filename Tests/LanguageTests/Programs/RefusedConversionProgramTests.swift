import Testing

@Suite("Programs that are refused for values of another type")
struct RefusedConversionProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # two styles in one ternary, by their short names
        struct Calm: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { Button(configuration) } }
        extension PrimitiveButtonStyle where Self == Calm { static var calm: Self { Self() } }
        let flag = true
        Button("a") {}.buttonStyle(flag ? .calm : .bordered)
        //! 4:28: type 'ButtonStyle' has no member 'calm': result values in '? :' expression have mismatching types 'Calm' and 'BorderedButtonStyle'; write 'if' or 'switch'
        // # two styles in one ternary, written out
        struct Calm: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { Button(configuration) } }
        let flag = true
        Button("a") {}.buttonStyle(flag ? Calm() : BorderedButtonStyle())
        //! 3:28: result values in '? :' expression have mismatching types 'Calm' and 'BorderedButtonStyle'
        // # comparing different enums
        enum A { case a }
        enum B { case b }
        print(A.a == B.b)
        //! 3:11: binary operator '==' cannot be applied to operands of type 'A' and 'B'
        // # comparing non-equatable
        struct S {}
        print(S() == S())
        //! 2:11: binary operator '==' cannot be applied to two 'S' operands; write 'S: Equatable' where it is declared
        // # comparing with payload enum not equatable
        enum E { case a(Int) }
        print(E.a(1) == E.a(1))
        //! 2:14: binary operator '==' cannot be applied to two 'E' operands; write 'E: Equatable' where it is declared
        // # string compared with int
        print("1" == 1)
        //! 1:11: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
        // # switch on wrong type
        func f(_ n: Int) { switch n { case "a": break; default: break } }
        //! 1:36: expression pattern of type 'String' cannot match values of type 'Int'
        // # wrong type of argument
        func add(_ a: Int, _ b: Int) -> Int { a + b }
        print(add(1, "2"))
        //! 2:14: cannot convert value of type 'String' to expected argument type 'Int'; a number is written without quotes, and 'Int(…)' makes one of a text, or nil
        // # if with an int
        let x = 1
        if x { print("one") }
        //! 2:4: type 'Int' cannot be used as a boolean; test for '!= 0' instead
        // # while with an optional
        let x: Int? = 1
        if x { print("one") }
        //! 2:4: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
        // # if with a string
        let x = "a"
        if x { print("one") }
        //! 2:4: cannot convert value of type 'String' to expected condition type 'Bool'
        // # Int and Double
        let a = 1
        let b = 2.5
        print(a + b)
        //! 3:9: binary operator '+' cannot be applied to operands of type 'Int' and 'Double'; write 'Double(…)' around the whole number
        // # Int times Double variable
        let a: Double = 2
        let n = 3
        print(a * n)
        //! 3:9: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'; write 'Double(…)' around the whole number
        // # Int for CGFloat
        let n = 16
        Text("a").padding(n)
        //! 2:19: cannot convert value of type 'Int' to expected argument type 'CGFloat'; write 'CGFloat(…)' around it
        // # string plus int
        let n = 3
        print("n: " + n)
        //! 2:13: binary operator '+' cannot be applied to operands of type 'String' and 'Int'; write the number into the text as '\(…)'
        // # string plus int literal
        print("a" + 1)
        //! 1:11: binary operator '+' cannot be applied to operands of type 'String' and 'Int'; write the number into the text as '\(…)'
        // # int plus string
        let n = 3
        print(n + "a")
        //! 2:9: binary operator '+' cannot be applied to operands of type 'Int' and 'String'; write the number into the text as '\(…)'
        // # two types returned
        func f(_ on: Bool) -> some View { if on { return Text("a") } else { return Image(systemName: "x") } }
        //! 1:76: function declares an opaque return type, but its return statements have different types: 'Text' and 'Image'
        // # text of an int
        Text(3)
        //! 1:6: cannot convert value of type 'Int' to expected argument type 'String'; write it into a text as "\(…)"
        // # text of a double
        let price = 2.5
        Text(price)
        //! 2:6: cannot convert value of type 'Double' to expected argument type 'String'; write it into a text as "\(…)"
        // # color as a string
        Text("a").foregroundStyle("red")
        //! 1:27: instance method 'foregroundStyle' requires that 'String' conform to 'ShapeStyle'; colours are written with a dot, as '.red'
        // # color member on wrong type
        Text("a").font(.red)
        //! 1:17: type 'Font' has no member 'red'
        // # padding with a string
        Text("a").padding("4")
        //! 1:19: cannot convert value of type 'String' to expected argument type 'CGFloat'; a length is a number, without quotes
        // # string index
        let s = "abc"
        print(s[0])
        //! 2:9: a text has no subscript for numbers; write 'Array(s)[0]', or 's[s.index(s.startIndex, offsetBy: 0)]'
        // # array out of type
        let a = [1, "a"]
        //! 1:13: heterogeneous collection literal could only be inferred to '[Any]'; write '[Any]' as its type if this is intentional
        // # a list of fractions and of arithmetic on whole numbers
        let width = 2.5
        let sizes = [width, 2 * 3]
        //! 2:21: heterogeneous collection literal could only be inferred to '[Any]'; write 'Double(…)' around the whole number, or '[Any]' as its type if this is intentional
        // # frame with ints as strings
        Text("a").frame(width: "16")
        //! 1:24: cannot convert value of type 'String' to expected argument type 'CGFloat?'; a length is a number, without quotes
        // # alignment wrong
        VStack(alignment: .top) { Text("a") }
        //! 1:20: type 'HorizontalAlignment' has no member 'top'; choose one of '.center', '.leading', '.trailing'
        // # a function of a subclass where that of its superclass is asked for
        class A {}; class B: A {}
        func f(_ b: B) {}
        let g: (A) -> Void = f
        //! 3:22: cannot convert value of type '(B) -> ()' to specified type '(A) -> ()'
        // # operands of two types
        let n = 3, d = 1.5
        print(n * d)
        //! 2:9: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'; write 'Double(…)' around the whole number
        // # bytes where an array is expected
        let bytes: [UInt8] = "ab".utf8
        //! 1:22: cannot convert value of type 'String.UTF8View' to specified type '[UInt8]'; write 'Array(…)' around it
        // # a number as the place in a reversed collection
        let r = [1, 2].reversed()
        print(r[0])
        //! 2:9: cannot convert value of type 'Int' to expected argument type 'ReversedCollection<[Int]>.Index'; write 'Array(…)' around the collection, whose places are numbers
        // # an operator compares no value with what may hold any
        let x: AnyHashable = 1
        print(x == AnyHashable(1), x == 1)
        //! 2:30: binary operator '==' cannot be applied to operands of type 'AnyHashable' and 'Int'
        // # a text by a range of numbers
        let s = "hello"
        print(s[0..<3])
        //! 2:9: a text has no subscript for numbers; write 'String(Array(s)[0..<3])'
        // # a text by a closed range of numbers
        let s = "hello"
        print(s[1...2])
        //! 2:9: a text has no subscript for numbers; write 'String(Array(s)[1...2])'
        // # a text by a range of numbers without an end
        let s = "hello"
        print(s.dropLast()[1...])
        //! 2:20: a text has no subscript for numbers; write 'String(Array(s.dropLast())[1...])'
        // # the characters of a text by ranges of numbers
        let s = "hello"
        print(String(Array(s)[0..<3]), String(Array(s)[1...2]), String(Array(s.dropLast())[1...]))
        //> hel el ell
        // # characters in another order for a text
        let s: String = "abc".reversed()
        //! 1:17: cannot convert value of type 'ReversedCollection<String>' to specified type 'String'; write 'String(…)' around it
        // # characters in another order for a result
        func mirror(_ s: String) -> String { s.reversed() }
        //! 1:38: cannot convert return expression of type 'ReversedCollection<String>' to return type 'String'; write 'String(…)' around it
        // # characters in another order beside a text
        print("abc".reversed() == "cba")
        //! 1:24: binary operator '==' cannot be applied to operands of type 'ReversedCollection<String>' and 'String'; write 'String(…)' around the 'ReversedCollection<String>'
        // # a list of characters for a text
        let s: String = "abc".map { $0 }
        //! 1:17: cannot convert value of type '[Character]' to specified type 'String'; write 'String(…)' around it
        // # a part of a text for a text
        func show(_ s: String) { print(s) }
        show("abc".prefix(2))
        //! 2:6: cannot convert value of type 'Substring' to expected argument type 'String'; write 'String(…)' around it
        // # a character for a text
        let s: String = "abc".first!
        //! 1:17: cannot convert value of type 'Character' to specified type 'String'; write 'String(…)' around it
        // # a character behind a text
        var s = "abc"
        let c: Character = "d"
        s += c
        //! 3:3: binary operator '+=' cannot be applied to operands of type 'String' and 'Character'; write 'String(…)' around the 'Character'
        // # texts made of characters
        func mirror(_ s: String) -> String { String(s.reversed()) }
        let c: Character = "d"
        var s = String("abc".map { $0 }) + String("abc".prefix(2))
        s += String(c)
        print(mirror(s), String("abc".reversed()) == "cba")
        //> dbacba true
        // # a list of texts for a text
        let s: String = ["a"].reversed()
        //! 1:17: cannot convert value of type 'ReversedCollection<[String]>' to specified type 'String'
        // # the number of a character
        let c: Character = "5"
        print(Int(c)!)
        //! 2:11: cannot convert value of type 'Character' to expected argument type 'Int'; write 'character.wholeNumberValue', which is nil for what is no digit
        // # the number of a character, which it may not have
        let c: Character = "5"
        print(c.wholeNumberValue ?? 0)
        //> 5
        // # a character of a number
        print(Character(65))
        //! 1:17: a character is made of a text; write 'Character(Unicode.Scalar(65)!)' for the one with that number
        // # a character of a number that Unicode gives it
        let n = 65
        print(Character(Unicode.Scalar(n)!), Character(Unicode.Scalar(65)!))
        //> A A
        // # a fraction for a whole result
        func half(_ n: Int) -> Int { Double(n) / 2 }
        //! 1:30: cannot convert return expression of type 'Double' to return type 'Int'; write 'Int(…)' around it, which cuts off the fraction
        // # a division of whole numbers for a fraction
        func mean(_ list: [Int]) -> Double { list.reduce(0, +) / list.count }
        //! 1:38: cannot convert return expression of type 'Int' to return type 'Double'; write 'Double(…)' around it, or around both parts of a division
        // # a division of fractions made of whole numbers
        func mean(_ list: [Int]) -> Double { Double(list.reduce(0, +)) / Double(list.count) }
        print(mean([1, 2]))
        //> 1.5
        // # the keys of a dictionary for an array
        let ages = ["Ann": 31]
        let names: [String] = ages.keys
        //! 2:23: cannot convert value of type 'Dictionary<String, Int>.Keys' to specified type '[String]'; write 'Array(…)' around it, or '.sorted()' behind it
        // # a key of a dictionary by a number
        let ages = ["Ann": 31]
        print(ages.keys[0])
        //! 2:17: cannot convert value of type 'Int' to expected argument type 'Dictionary<String, Int>.Index'; its elements have no numbers: write 'Array(…)' around it, or '.sorted()' behind it
        // # the values of a dictionary beside an array
        let ages = ["Ann": 31]
        print(ages.values == [31])
        //! 2:19: binary operator '==' cannot be applied to operands of type 'Dictionary<String, Int>.Values' and '[Int]'
        // # a set for an array
        let ids: Set = [1]
        let all: [Int] = ids
        //! 2:18: cannot convert value of type 'Set<Int>' to specified type '[Int]'; write 'Array(…)' around it, or '.sorted()' behind it
        // # an element of a set by a number
        let ids: Set = [1]
        print(ids[0])
        //! 2:11: cannot convert value of type 'Int' to expected argument type 'Set<Int>.Index'; its elements have no numbers: write 'Array(…)' around it, or '.sorted()' behind it
        // # the first elements for an array
        struct Scores {
            var all: [Int]
            var best: [Int] { all.sorted().prefix(2) }
        }
        //! 3:23: cannot convert return expression of type 'ArraySlice<Int>' to return type '[Int]'; write 'Array(…)' around it
        // # what follows the first elements for an array
        func rest(_ list: [Int]) -> [Int] { list.dropFirst() }
        //! 1:37: cannot convert return expression of type 'ArraySlice<Int>' to return type '[Int]'; write 'Array(…)' around it
        // # what follows some elements for an array
        let list: [Int] = [1, 2].drop { $0 < 2 }
        //! 1:19: cannot convert value of type 'ArraySlice<Int>' to specified type '[Int]'; write 'Array(…)' around it
        // # the first elements of a set for an array
        let list: [Int] = Set([1, 2]).prefix(1)
        //! 1:19: cannot convert value of type 'Slice<Set<Int>>' to specified type '[Int]'; write 'Array(…)' around it
        // # the first characters of a text for an array
        let list: [Character] = "abc".prefix(1)
        //! 1:25: cannot convert value of type 'Substring' to specified type '[Character]'; write 'Array(…)' around it
        // # the last elements for an array
        let list: [Int] = [1, 2].suffix(1)
        let shorter: [Int] = [1, 2].dropLast()
        let small: [Int] = [1, 2].prefix { $0 < 2 }
        print(list, shorter, small)
        //> [2] [1] [1]
        // # an operator that gives another type than the result
        func average(_ numbers: [Int]) -> Double { numbers.reduce(0, +) }
        //! 1:62: there is no '+' of the type '(Double, Int) -> Double' that is expected
        // # an initializer that gives another type than the elements
        let names: [String] = [1].map(Double.init)
        //! 1:31: there is no 'Double.init' of the type '(Int) -> String' that is expected
        // # a list of keys and values for a dictionary
        let d: [String: Int] = ["a", 1]
        //! 1:24: dictionary of type '[String : Int]' cannot be initialized with array literal; write ':' between a key and its value: '["a": 1]'
        // # a list of several pairs for a dictionary that may be nil
        let d: [String: Int]? = ["a", 1, "b", 2]
        //! 1:25: dictionary of type '[String : Int]' cannot be initialized with array literal; write ':' between a key and its value: '["a": 1, …]'
        // # a list of values of one type for a dictionary
        let d: [Int: Int] = [1, 2]
        //! 1:21: cannot convert value of type '[Int]' to specified type '[Int : Int]'; write ':' between each key and its value
        """###
}
