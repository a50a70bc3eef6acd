import Testing

@Suite("Mistakes in calls, names and values")
struct MistakenCallProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # order of arguments
        func area(width: Int, height: Int) -> Int { width * height }
        print(area(height: 1, width: 2))
        //! 2:23: argument 'width' must precede argument 'height' in call to area(width: Int, height: Int)
        // # order of modifier arguments
        Text("a").frame(height: 16, width: 24)
        //! 1:29: argument 'width' must precede argument 'height' in call to frame(width: CGFloat? = …, height: CGFloat? = …, alignment: Alignment = …)
        // # a call without parentheses
        print "a"
        //! 1:6: what 'print' is called with stands in parentheses: 'print(…)'
        // # a number without its label
        VStack(8) { Text("a") }
        //! 1:8: missing argument label 'spacing:' in call to VStack(alignment: HorizontalAlignment = …, spacing: CGFloat? = …, content: () -> Content)
        // # a number for a later label
        Text("a").shadow(5)
        //! 1:18: missing argument label 'radius:' in call to shadow(color: Color = …, radius: CGFloat, x: CGFloat = …, y: CGFloat = …)
        // # a number for the label of another form
        Text("a").font(.system(24))
        //! 1:24: missing argument label 'size:' in call to system(size: CGFloat, weight: Font.Weight? = …, design: Font.Design? = …)
        // # arguments the other way round
        Text("a").padding(8, .top)
        //! 1:19: the arguments stand the other way round in padding(_: Edge.Set = …, _: CGFloat? = …)
        // # labels of two forms
        Text("a").frame(minWidth: 3, width: 2)
        //! 1:30: 'minWidth:' and 'width:' belong to different forms of 'frame'; write one of them, or a call for each
        // # a style of a family for a style of any component
        Button("a") {}.style(.bordered)
        //! 1:23: type 'GroupedComponentStyle' has no member 'bordered'; '.bordered' is a style of another family: 'PrimitiveButtonStyle'
        // # members that other languages have
        print("abc".length)
        //! 1:13: value of type 'String' has no member 'length'; use 'count'
        // # comma between views
        HStack { Text("a"), Text("b") }
        //! 1:19: unexpected ',' between statements; leave it out, and put each on a line of its own
        // # comma between views on lines
        VStack {
            Text("a"),
            Text("b")
        }
        //! 2:14: unexpected ',' between statements; leave it out, and put each on a line of its own
        // # missing brace at the end
        struct A: View {
            var body: some View {
                Text("a")
            }
        //! 4:6: expected '}' to end struct
        // # missing parenthesis at the end
        Text("a"
        //! 1:9: expected ')' to end function call
        // # missing quote
        Text("a)
        //! 1:9: unterminated string literal; write '"' at its end
        // # missing bracket
        let a = [1, 2
        //! 1:14: expected ']' to end array
        // # button without action
        Button("x")
        //! 1:1: missing argument for parameter 'action' in call to Button(_: String, action: @escaping () -> Void)
        // # view without body
        struct A: View {}
        //! 1:8: type 'A' does not conform to protocol 'View'
        // # missing return
        func f(_ x: Int) -> Int {
            let y = x * 2
            y + 1
        }
        //! 3:7: missing return in global function expected to return 'Int'; write 'return' in front of the last expression
        // # missing return on a path
        func f(_ x: Int) -> Int {
            if x > 0 { return 1 }
        }
        //! 3:1: missing return in global function expected to return 'Int'
        // # no return at all
        func f() -> String {
        }
        //! 2:1: missing return in global function expected to return 'String'
        // # missing return of an operator
        struct A: Equatable {
            static func == (l: A, r: A) -> Bool {
            }
        }
        //! 3:5: missing return in operator function expected to return 'Bool'
        // # missing return of a getter and of a closure in it
        struct A {
            var f: Int {
                let c: () -> Int = { if 1 > 2 { return 3 } }
            }
        }
        //! 3:52: missing return in closure expected to return 'Int'
        // # missing return of a class method
        class A {
            class func f(a: Bool) -> Int { while a { return 3 } }
        }
        //! 2:57: missing return in class method expected to return 'Int'
        // # a misspelt name that begins with an underscore
        struct A {
            private var _size: Int?
            private var size: Int? { _size }
            func f() -> Self {
                var copy = self
                copy._sise = 1
                return copy
            }
        }
        //! 6:14: value of type 'A' has no member '_sise'; did you mean '_size'?
        // # wrong label
        func greet(name: String) {}
        greet(nme: "a")
        //! 2:7: incorrect argument label in call (have 'nme:', expected 'name:') to greet(name: String)
        // # entirely wrong label
        func greet(name: String) {}
        greet(person: "a")
        //! 2:7: incorrect argument label in call (have 'person:', expected 'name:') to greet(name: String)
        // # missing label
        func greet(name: String) {}
        greet("a")
        //! 2:7: missing argument label 'name:' in call to greet(name: String)
        // # superfluous label
        func greet(_ name: String) {}
        greet(name: "a")
        //! 2:7: extraneous argument label 'name:' in call to greet(_: String)
        // # extra argument
        func greet(_ name: String) {}
        greet("a", "b")
        //! 2:12: extra argument in call to greet(_: String)
        // # missing argument
        func add(_ a: Int, _ b: Int) -> Int { a + b }
        print(add(1))
        //! 2:7: missing argument for parameter #2 in call to add(_: Int, _: Int)
        // # wrong type of argument
        func add(_ a: Int, _ b: Int) -> Int { a + b }
        print(add(1, "2"))
        //! 2:14: cannot convert value of type 'String' to expected argument type 'Int'
        // # misspelt modifier
        Text("a").paddin()
        //! 1:11: value of type 'Text' has no member 'paddin'; did you mean 'padding'?
        // # misspelt modifier with arguments
        Text("a").foregroundColour(.red)
        //! 1:11: value of type 'Text' has no member 'foregroundColour'; did you mean 'foregroundColor'?
        // # misspelt type
        Txt("a")
        //! 1:1: cannot find 'Txt' in scope; did you mean 'Text'?
        // # misspelt type annotation
        let a: Strng = "a"
        //! 1:8: cannot find type 'Strng' in scope; did you mean 'String'?
        // # misspelt implicit member
        Text("a").foregroundStyle(.rde)
        //! 1:28: type 'ShapeStyle' has no member 'rde'; did you mean 'red'?
        // # misspelt label of a modifier
        Text("a").frame(widht: 16)
        //! 1:17: incorrect argument label in call (have 'widht:', expected 'width:') to frame(width: CGFloat? = …, height: CGFloat? = …, alignment: Alignment = …)
        // # let mutated
        let a = 1
        a = 2
        //! 2:1: cannot assign to value: 'a' is a 'let' constant; write 'var', or copy it to a 'var'
        // # let mutated by compound
        let a = 1
        a += 2
        //! 2:1: left side of mutating operator isn't mutable: 'a' is a 'let' constant; write 'var', or copy it to a 'var'
        // # local let mutated
        func f() { let a = 1; a = 2; print(a) }
        //! 1:23: cannot assign to value: 'a' is a 'let' constant; write 'var', or copy it to a 'var'
        // # let array appended
        let list = [1]
        list.append(2)
        //! 2:1: cannot use mutating member 'append' on immutable value: 'list' is a 'let' constant; write 'var', or copy it to a 'var'
        // # parameter mutated
        func f(_ a: Int) { a += 1 }
        //! 1:20: left side of mutating operator isn't mutable: 'a' is a 'let' constant; write 'var', or copy it to a 'var'
        // # loop variable mutated
        for i in 0..<3 { i += 1 }
        //! 1:18: left side of mutating operator isn't mutable: 'i' is a 'let' constant; write 'var', or copy it to a 'var'
        // # self property in non-mutating
        struct Counter { var n = 0; func up() { n += 1 } }
        //! 1:41: left side of mutating operator isn't mutable: 'self' is immutable; mark the method 'mutating'
        // # self.property in non-mutating
        struct Counter { var n = 0; func up() { self.n += 1 } }
        //! 1:41: left side of mutating operator isn't mutable: 'self' is immutable; mark the method 'mutating'
        // # mutating member in non-mutating
        struct Counter { var n = [1]; func up() { n.append(2) } }
        //! 1:43: cannot use mutating member 'append' on immutable value: 'self' is immutable; mark the method 'mutating'
        // # mutating method called in non-mutating
        struct Counter { var n = 0; mutating func up() { n += 1 }; func twice() { up(); up() } }
        //! 1:75: cannot use mutating member 'up' on immutable value: 'self' is immutable; mark the method 'mutating'
        // # mutating through let
        struct Counter { var n = 0; mutating func up() { n += 1 } }
        let c = Counter()
        c.up()
        //! 3:1: cannot use mutating member 'up' on immutable value: 'c' is a 'let' constant; write 'var', or copy it to a 'var'
        // # property through let
        struct Counter { var n = 0 }
        let c = Counter()
        c.n = 2
        //! 3:1: cannot assign to property: 'c' is a 'let' constant; write 'var', or copy it to a 'var'
        // # view property changed without State
        struct A: View {
            var on = false
            var body: some View { Button("a") { on = true } }
        }
        //! 3:41: cannot assign to property: 'self' is immutable; declare it as '@State var on'
        // # instance member on type
        struct A { func f() {} }
        A.f()
        //! 2:3: instance member 'f' cannot be used on type 'A'; did you mean to use a value of this type instead?
        // # instance property on type
        struct A { var x = 1 }
        print(A.x)
        //! 2:9: instance member 'x' cannot be used on type 'A'; did you mean to use a value of this type instead?
        // # static member on instance
        struct A { static func f() {} }
        A().f()
        //! 2:5: static member 'f' cannot be used on instance of type 'A'; write 'A.f'
        // # static member unqualified
        struct A { static let size = 3; func f() -> Int { size } }
        //! 1:51: static member 'size' cannot be used on instance of type 'A'; write 'A.size'
        // # missing dollar
        struct A: View {
            @State var on = false
            var body: some View { Toggle("a", isOn: on) }
        }
        //! 3:45: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'; write '$' in front of a '@State' variable
        // # superfluous dollar
        struct A: View {
            @State var name = "x"
            var body: some View { Text($name) }
        }
        //! 3:32: cannot convert value of type 'Binding<String>' to expected argument type 'String'; leave the '$' out
        // # dollar on a plain variable
        struct A: View {
            var on = false
            var body: some View { Toggle("a", isOn: $on) }
        }
        //! 3:45: cannot find '$on' in scope: 'on' has no property wrapper; declare '@State var on'
        // # assignment in if
        var x = 1
        if x = 1 { print("one") }
        //! 2:6: use of '=' in a condition; write '==' to compare
        // # assignment as comparison in guard
        func f(_ x: Int) { guard x = 1 else { return } }
        //! 1:28: use of '=' in a condition; write '==' to compare
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
        // # ForEach on not identifiable
        struct Item { var name: String }
        let items = [Item(name: "a")]
        ForEach(items) { item in Text(item.name) }
        //! 3:1: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Item' conform to 'Identifiable'; write 'id: \.self', or declare an 'id' in it
        // # ForEach on strings
        ForEach(["a", "b"]) { Text($0) }
        //! 1:1: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'String' conform to 'Identifiable'; write 'id: \.self', or declare an 'id' in it
        // # ForEach with a closed range
        ForEach(1...3) { Text("\($0)") }
        //! 1:9: cannot convert value of type 'ClosedRange<Int>' to expected argument type 'Range<Int>'; write '..<', and one more at the end
        // # ForEach with a number
        ForEach(3) { Text("\($0)") }
        //! 1:9: generic struct 'ForEach' requires that 'Int' conform to 'RandomAccessCollection'
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
        // # missing some
        struct A: View { var body: View { Text("a") } }
        //! 1:28: use of protocol 'View' as a type must be written 'some View' or 'any View'
        // # View as a type of a variable
        let v: View = Text("a")
        //! 1:8: use of protocol 'View' as a type must be written 'some View' or 'any View'
        // # View as a parameter
        func show(_ v: View) {}
        //! 1:16: use of protocol 'View' as a type must be written 'some View' or 'any View'
        // # View in an array
        let a: [View] = [Text("a")]
        //! 1:9: use of protocol 'View' as a type must be written 'some View' or 'any View'
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
        """###
}
