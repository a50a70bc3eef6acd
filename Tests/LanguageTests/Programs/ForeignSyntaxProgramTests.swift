import Testing

@Suite("Programs that are refused for words of other languages")
struct ForeignSyntaxProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # foreach with C syntax
        for (var i = 0; i < 3; i++) { print(i) }
        //! 1:1: C-style for statement has been removed in Swift 3; write 'for i in 0..<3 { … }'
        // # a loop over a number
        for i in 3 { print(i) }
        //! 1:10: for-in loop requires 'Int' to conform to 'Sequence'; write '0..<' in front of it
        // # a loop in parentheses
        for (i in 0..<3) { print(i) }
        //! 1:7: unexpected '(' behind 'for'; write 'for … in …' without parentheses
        // # a loop's head in a call
        ForEach(i in 0..<3) { Text("a") }
        //! 1:10: a closure says how its parameter is called: '(…) { i in … }'
        // # a dictionary in braces
        let ages = {"a": 1, "b": 2}
        //! 1:16: unexpected ':' in closure; a dictionary stands in brackets: '[…: …]'
        // # a percentage
        Text("a").opacity(50%)
        //! 1:21: unary operator '%' cannot be applied to an operand of type 'Double'; a part of a whole is written as a fraction: '0.5' for 50 %
        // # a percentage with a space
        Text("a").opacity(50 %)
        //! 1:23: expected expression after operator; a part of a whole is written as a fraction: '0.5' for 50 %
        // # a colour by its numbers
        Color(#FF0000)
        //! 1:7: a colour is no '#…' here; write its parts, as in 'Color(red: 1, green: 0.5, blue: 0)'
        // # a colour by its numbers, which begin with a digit
        Color(#00FF00)
        //! 1:8: a colour is no '#…' here; write its parts, as in 'Color(red: 1, green: 0.5, blue: 0)'
        // # a property without var
        struct Card: View { body { Text("a") } }
        //! 1:21: expected a declaration; write 'var body: some View { … }'
        // # a property without var on several lines
        struct Card: View {
            title {
                Text("a")
            }
        }
        //! 2:5: expected a declaration; write 'var title: Type { … }'
        // # a method without func
        extension View { red() -> some View { self } }
        //! 1:18: expected a declaration; write 'func' in front of 'red'
        // # cases without case
        enum Size { small; large }
        //! 1:13: unexpected 'small' in enum; write 'case' in front of it
        // # a computed constant
        struct Card { let size: Int { 3 } }
        //! 1:19: 'let' declarations cannot be computed properties; write 'var'
        // # a computed constant in a body
        func f() { let size: Int { 3 }; print(size) }
        //! 1:16: 'let' declarations cannot be computed properties; write 'var'
        // # an observed constant
        struct Card { let size = 3 { didSet { } } }
        //! 1:19: 'let' declarations cannot be observing properties; write 'var'
        // # a computed property with a value
        struct Card { var size: Int = 1 { get { 2 } } }
        //! 1:31: variable with getter/setter cannot have an initial value; leave the value or the accessors out
        // # a computed variable with a value in a body
        func f() { var size: Int = 1 { 2 }; print(size) }
        //! 1:28: variable with getter/setter cannot have an initial value; leave the value or the accessors out
        // # a static value of a generic type
        struct Box<Content> { static var count = 1 }
        //! 1:34: static stored properties not supported in generic types; write a computed one in braces
        // # a static value in a type inside of a generic one
        struct Box<Content> { enum Kind { static let all = [1] } }
        //! 1:46: static stored properties not supported in generic types; write a computed one in braces
        // # a static value in an extension of a generic type
        struct Box<Content> { struct Lid {} }
        extension Box.Lid { static let size = 1 }
        //! 2:32: static stored properties not supported in generic types; write a computed one in braces
        // # a static value in an extension for one content
        struct Box<Content> {}
        extension Box where Content == Int { nonisolated(unsafe) static var count = 1 }
        Box.count += 1
        print(Box<Int>.count)
        //> 2
        // # static properties that are computed in a generic type
        struct Box<Content> { static var count: Int { 1 }; var size = 2 { didSet { } } }
        print(Box<Int>.count)
        //> 1
        // # increment
        var i = 0
        i++
        //! 2:2: cannot find operator '++' in scope; did you mean '+= 1'?
        // # python if
        let x = 1
        if x == 1: print("a")
        //! 2:10: expected '{' in 'if' statement
        // # and
        let a = true, b = false
        if a and b { print(1) }
        //! 2:6: unexpected code in 'if' statement; write '&&' for 'and'
        // # not
        let a = true
        if not a { print(1) }
        //! 2:8: unexpected code after 'not'; write '!' in front of what is not to be true
        // # null
        let a: String? = null
        //! 1:18: cannot find 'null' in scope; in Swift write 'nil'
        // # single quotes
        print('a')
        //! 1:7: single-quoted string literal found, use '"'
        // # arrow missing
        func f() Int { 1 }
        //! 1:10: unexpected code 'Int' in function; write '-> Int' for what it gives
        // # type in front
        func f(Int x) -> Int { x }
        //! 1:13: expected ':' and type in parameter; the type stands behind the name: 'name: Type'
        // # members that other languages have
        print("abc".length)
        //! 1:13: value of type 'String' has no member 'length'; use 'count'
        // # a value for a name that nothing declares
        count = 5
        //! 1:1: cannot find 'count' in scope; 'let count = …' declares it, or 'var' where it changes
        // # assignment as in other languages
        count := 5
        //! 1:7: unexpected ':='; write 'let name = …' or 'var name = …'
        // # a declaration with a colon and no type
        var count := 5
        //! 1:12: expected type in type annotation; write it behind the ':', or leave the ':' out
        // # then
        if 1 > 2 then { print(1) }
        //! 1:10: unexpected code 'then' in 'if' statement; leave 'then' out
        // # words for operators in a call
        print(true and false)
        //! 1:12: unexpected code in function call; write '&&' for 'and'
        // # words for operators between two values
        let x = true or false
        //! 1:14: in Swift write '||' for 'or'
        // # not in a call
        print(not true)
        //! 1:11: unexpected code after 'not'; write '!' in front of what is not to be true
        // # an arrow for a closure
        print([1].map(x -> x + 1))
        //! 1:17: a closure stands in braces: '{ x in … }'
        // # a function of another language
        def f(x):
        //! 1:1: cannot find 'def' in scope; in Swift write 'func'
        // # the arrow of another language
        let f = (x) => x + 1
        //! 1:13: a closure stands in braces: '{ x in … }'
        // # the arrow of another language in a call
        print([1].map(x => x + 1))
        //! 1:17: a closure stands in braces: '{ x in … }'
        // # brackets for braces
        VStack [ Text("a") ]
        //! 1:1: what a VStack holds stands in braces: 'VStack { … }'
        // # content without braces
        GroupBox("a", content: Text("b"))
        //! 1:24: cannot convert value of type 'Text' to expected argument type '() -> Content'; it stands in braces: '{ … }'
        // # content behind an argument that is missing
        Picker("a") { Text("b") }
        //! 1:1: missing argument for parameter 'selection' in call to Picker(_: String, selection: Binding<SelectionValue>, content: () -> Content); write 'Picker(…, selection: $name)'
        // # a labelled argument where the first one is missing
        Text("a").border(width: 8)
        //! 1:11: missing argument for parameter #1 in call to border(_: S, width: CGFloat = …)
        // # two dots
        Text("a")..bold()
        //! 1:10: operator '..' is not supported; a range is written '...' or '..<', a member with one dot
        // # a type for a value
        Circle.fill(.red)
        //! 1:8: instance member 'fill' cannot be used on type 'Circle'; did you mean to use a value of this type instead, as in 'Circle(…).fill'?
        // # a thick arrow
        func f() => Int { 1 }
        //! 1:10: unexpected code '=> Int' in function; write '-> Int' for what it gives
        // # elif
        if true { print(1) } elif false { print(2) }
        //! 1:22: cannot find 'elif' in scope; in Swift write 'else if'
        // # two equal signs
        let x == 3
        //! 1:7: unexpected '=='; '=' gives a name its value
        // # a sign that stands at the '='
        let a=-1
        //! 1:6: '=-' is one operator; write a space behind the '=': '= -…'
        // # a value that is negated at the '='
        var x = true
        x =!x
        //! 2:3: '=!' is one operator; write a space behind the '=': '= !…'
        // # two names of a loop without parentheses
        for k, v in ["a": 1] { print(k, v) }
        //! 1:6: two names stand in parentheses: 'for (k, v) in …'
        // # two results without parentheses
        func f() -> (Int, Int) { return 1, 2 }
        //! 1:34: several values stand in parentheses: 'return (…, …)'
        // # two types of results without parentheses
        func f() -> Int, String { (1, "a") }
        //! 1:16: several types stand in parentheses: '-> (Int, String)'
        // # a list in braces
        let list = {1, 2, 3}
        //! 1:14: a list stands in brackets: '[1, 2, …]'
        // # the type of a dictionary with a comma
        let d: [String, Int] = [:]
        //! 1:15: the type of a dictionary is written '[String: Int]'
        // # several assignments at once
        var a = 1, b = 2
        a, b = b, a
        //! 2:2: several values are assigned in parentheses: '(a, b) = (…, …)'
        // # several values of one declaration
        let a, b = 1, 2
        //! 1:15: expected a name behind ','; each name has its own value: 'let a = 1, b = 2'
        // # a comma between statements
        print(1), print(2)
        //! 1:9: unexpected ',' between statements; leave it out, and put each on a line of its own
        // # a case for each name
        enum Size { case small, case large }
        //! 1:25: 'case' stands once for several: 'case a, b'
        // # several values in parentheses
        func f() -> (Int, String) { return (1, "a") }
        var a = 1, b = 2
        (a, b) = (b, a)
        for (k, v) in ["a": 1] { print(k, v, f(), a, b) }
        //> a 1 (1, "a") 2 1
        // # a key that is sought with 'in'
        let d = ["a": 1]
        if "a" in d { print(1) }
        //! 2:8: unexpected 'in'; whether something is there is asked as 'd.contains(…)', or of a dictionary's keys as 'd[…] != nil'
        // # a function that makes a range in other languages
        for i in range(5) { print(i) }
        //! 1:10: cannot find 'range' in scope; in Swift write a range, such as '0..<5'
        // # a range that ends before its end in words of no language
        for i in 0...<5 { print(i) }
        //! 1:11: operator '...<' is not supported; write '..<'
        // # a loop with a step
        for i in 0..<10 step 2 { print(i) }
        //! 1:17: unexpected 'step'; write 'stride(from: 0, to: 10, by: 2)'
        // # a loop with a step behind 'by'
        for i in 1...10 by 3 { print(i) }
        //! 1:17: unexpected 'by'; write 'stride(from: 1, through: 10, by: 3)'
        // # the elements of a list with their numbers
        for (i, x) in ["a", "b"] { print(i, x) }
        //! 1:5: tuple pattern cannot match values of type 'String'; for the elements with their numbers write '["a", "b"].enumerated()'
        // # foreach C syntax up to and with its end
        for (var i = 1; i <= 10; i += 1) { print(i) }
        //! 1:1: C-style for statement has been removed in Swift 3; write 'for i in 1...10 { … }'
        // # a loop of C that counts down
        for (int i = 10; i > 0; i--) { print(i) }
        //! 1:1: C-style for statement has been removed in Swift 3; write 'for i in stride(from: 10, to: 0, by: -1) { … }'
        // # a loop of C with a step
        let n = 3
        for (var i = 0; i < n * 2; i = i + 2) { print(i) }
        //! 2:1: C-style for statement has been removed in Swift 3; write 'for i in stride(from: 0, to: n * 2, by: 2) { … }'
        // # a loop of C over something else
        for (node = first; node != nil; node = node.next) { print(node) }
        //! 1:1: C-style for statement has been removed in Swift 3; write 'for i in 0..<3 { … }', or 'while … { … }'
        // # loops in Swift
        for i in stride(from: 0, to: 10, by: 5) { print(i) }
        for i in stride(from: 1, through: 7, by: 3) { print(i) }
        for i in stride(from: 2, to: 0, by: -1) { print(i) }
        for (i, x) in ["a", "b"].enumerated() { print(i, x) }
        //> 0
        //> 5
        //> 1
        //> 4
        //> 7
        //> 2
        //> 1
        //> 0 a
        //> 1 b
        // # a loop over a list with another word
        for x of [1] { print(x) }
        //! 1:7: expected 'in' in 'for' statement; write it for 'of'
        // # a loop in parentheses with another word
        foreach (x in [1]) { print(x) }
        //! 1:11: in Swift write 'for x in … { … }' for 'foreach'
        // # a loop whose condition stands behind it
        var x = 1
        do { x += 1 } while x < 3
        //! 2:1: 'do-while' statement is not allowed; write 'repeat { … } while …'
        // # errors of a block of another language
        func f() throws {}
        try { f() } catch { print(1) }
        //! 2:13: unexpected 'catch'; what may throw stands behind 'do': 'do { try … } catch { … }'
        // # repeat, do and catch
        func f() throws {}
        var x = 1
        repeat { x += 1 } while x < 3
        do { try f() } catch { print(1) }
        print(x)
        //> 3
        // # two comparisons in a row
        let n = 3
        if 1 < n < 5 { print(n) }
        //! 2:6: a value is compared with one other at a time; write '1 < n && n < …'
        // # equality of equality
        print(1 == 2 == false)
        //! 1:9: the operators beside '==' need parentheses
        // # patterns with an operator between them
        let s = "a"
        switch s {
        case "a" || "b": print(1)
        default: print(2)
        }
        //! 3:6: patterns are no conditions; write a comma between them: 'case "a", "b":'
        // # a comparison for a pattern
        let n = 3
        switch n {
        case > 2: print(1)
        default: print(2)
        }
        //! 3:6: expected a value behind 'case'; write 'case let value where value > 2', or a range
        // # a condition for a pattern
        let n = 3
        switch n {
        case n > 2: print(1)
        default: print(2)
        }
        //! 3:6: expression pattern of type 'Bool' cannot match values of type 'Int'; write 'case let value where …' for a condition
        // # patterns in Swift
        let n = 3
        switch n {
        case 1, 2: print("few")
        case let value where value > 4: print("many")
        case 4...: print("none")
        default: print(1 < n && n < 5)
        }
        //> true
        // # the remainder of fractions
        print(5 % 2.5)
        //! 1:9: binary operator '%' cannot be applied to two 'Double' operands; write 'truncatingRemainder(dividingBy: …)' behind the first
        // # the remainder of a fraction in Swift
        print(5.5.truncatingRemainder(dividingBy: 2))
        //> 1.5
        // # other words that declare
        class Counter {
            def count() {}
        }
        //! 2:5: in Swift write 'func' for 'def'
        // # an initializer of another language
        class Counter {
            Counter() {}
        }
        //! 2:5: expected a declaration; what makes a value is written 'init(…) { … }'
        // # an output of another language
        System.out.println("a")
        //! 1:1: cannot find 'System' in scope; in Swift write 'print'
        // # a setter alone
        struct Box { var side: Int { set { print(newValue) } } }
        //! 1:18: variable with a setter must also have a getter; write 'get { … }' in front of it
        // # a number with a comma between its digits
        let people = 1,000
        //! 1:16: the digits of a number are set apart by '_': '1_000'
        // # a number with its digits set apart
        let people = 1_000
        print(people)
        //> 1000
        // # a sign before its operator
        var i = 1
        i =+ 1
        //! 2:3: operator '=+' is not supported; write '+=' or '= +'
        // # a power
        print(2 ** 3)
        //! 1:9: operator '**' is not supported; write '… * …' or 'pow(…, …)'
        // # a part of a tuple
        let pair = (1, 2)
        print(pair[0])
        //! 2:7: value of type '(Int, Int)' has no subscripts; its parts are '.0' to '.1'
        """###
}
