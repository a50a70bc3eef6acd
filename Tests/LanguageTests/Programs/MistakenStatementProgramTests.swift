import Testing

@Suite("Mistakes in statements, types and views")
struct MistakenStatementProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # missing case
        enum E { case a, b, c }
        func f(_ e: E) -> Int { switch e { case .a: return 1; case .b: return 2 } }
        //! 2:25: switch must be exhaustive; add 'case .c' or 'default'
        // # missing cases
        enum E { case a, b, c }
        func f(_ e: E) -> Int { switch e { case .a: return 1 } }
        //! 2:25: switch must be exhaustive; add 'case .b', 'case .c' or 'default'
        // # missing default of int
        func f(_ n: Int) -> Int { switch n { case 0: return 1; case 1: return 2 } }
        //! 1:27: switch must be exhaustive; add a 'default' case
        // # missing default of string
        func f(_ n: String) -> Int { switch n { case "a": return 1 } }
        //! 1:30: switch must be exhaustive; add a 'default' case
        // # missing none of optional
        func f(_ n: Int?) -> Int { switch n { case .some(let x): return x } }
        //! 1:28: switch must be exhaustive; add 'case .none' or 'default'
        // # misspelt case
        enum E { case red, green }
        let e: E = .gren
        //! 2:13: type 'E' has no member 'gren'; did you mean 'green'?
        // # unknown case in switch
        enum E { case red, green }
        func f(_ e: E) { switch e { case .red: break; case .gren: break; default: break } }
        //! 2:53: type 'E' has no member 'gren'; did you mean 'green'?
        // # a case without payload
        enum E { case a(Int) }
        let e: E = .a
        //! 2:13: member 'a' expects argument of type 'Int'; write '.a(…)'
        // # payload where there is none
        enum E { case a }
        let e: E = .a(1)
        //! 2:13: enum case 'a' has no associated values; leave out the parentheses
        // # missing static member of style
        Button("a") {}.buttonStyle(.fancy)
        //! 1:29: type 'ButtonStyle' has no member 'fancy'; declare it first:
        // # ambiguous use
        func f(_ a: Int) -> String { "i" }
        func f(_ a: Int) -> Int { 1 }
        let x = f(1)
        //! 3:9: ambiguous use of 'f'; the arguments fit several: write the type of the result or of an argument with 'as'
        // # ambiguous two protocols
        func f<T: Equatable>(_ a: T) -> String { "e" }
        func f<T: CustomStringConvertible>(_ a: T) -> String { "c" }
        print(f(1))
        //! 3:7: ambiguous use of 'f'; the arguments fit several: write the type of the result or of an argument with 'as'
        // # condition style of two types in body
        struct A: View {
            var on: Bool
            var body: some View { on ? Text("a") : Image(systemName: "x") }
        }
        //! 3:27: result values in '? :' expression have mismatching types 'Text' and 'Image'
        // # a return without a value in a view builder
        VStack {
            guard true else { return }
            Text("a")
        }
        //! 2:23: cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'; write 'if' around the views
        // # two types returned
        func f(_ on: Bool) -> some View { if on { return Text("a") } else { return Image(systemName: "x") } }
        //! 1:76: function declares an opaque return type, but its return statements have different types: 'Text' and 'Image'
        // # var without type
        var x
        //! 1:5: type annotation missing in pattern: write 'var x: SomeType'
        // # nil without type
        let x = nil
        //! 1:9: 'nil' requires a contextual type
        // # empty array without type
        let x = []
        //! 1:9: empty collection literal requires an explicit type: write '[Int]()' or a type annotation
        // # empty dictionary without type
        let x = [:]
        //! 1:9: empty collection literal requires an explicit type: write '[Int]()' or a type annotation
        // # undefined variable
        print(count)
        //! 1:7: cannot find 'count' in scope
        // # use before declaration in a function
        func f() { print(a); let a = 1 }
        //! 1:18: use of local variable 'a' before its declaration; move the declaration up
        // # closure parameter count
        print([1, 2].map { a, b in a })
        //! 1:18: contextual closure type '(Int) throws -> T' expects 1 argument, but 2 were used in closure body
        // # closure ignoring parameter
        print([1, 2].map { 3 })
        //! 1:18: contextual type for closure argument expects 1 argument, which cannot be implicitly ignored; write '{ _ in … }'
        // # wrong closure result
        let x: [String] = [1, 2].map { $0 + 1 }
        //! 1:32: cannot convert value of type 'Int' to closure result type 'String'; write it into a text as "\(…)"
        // # call of a property
        let s = "abc"
        print(s.count())
        //! 2:9: cannot call value of non-function type 'Int'; leave out the parentheses
        // # method without parentheses
        let s = "abc"
        let u: String = s.uppercased
        //! 2:17: function produces expected type 'String'; did you mean to call it with '()'?
        // # text of an int
        Text(3)
        //! 1:6: cannot convert value of type 'Int' to expected argument type 'String'; write it into a text as "\(…)"
        // # text of a double
        let price = 2.5
        Text(price)
        //! 2:6: cannot convert value of type 'Double' to expected argument type 'String'; write it into a text as "\(…)"
        // # image without label
        Image("x", system: "star")
        //! 1:12: Atelier has no 'Image(_:system:)'; it has Image(systemName: String)
        // # label typo
        Label("a", systemName: "star")
        //! 1:12: incorrect argument label in call (have 'systemName:', expected 'systemImage:') to Label(_: String, systemImage: String)
        // # color as a string
        Text("a").foregroundStyle("red")
        //! 1:27: instance method 'foregroundStyle' requires that 'String' conform to 'ShapeStyle'
        // # color member on wrong type
        Text("a").font(.red)
        //! 1:17: type 'Font' has no member 'red'
        // # padding with a string
        Text("a").padding("4")
        //! 1:19: cannot convert value of type 'String' to expected argument type 'CGFloat'
        // # state without initial value used
        struct A: View { @State var n: Int; var body: some View { Text("\(n)") } }
        A()
        //! 2:1: missing argument for parameter 'n' in call to A(n: Int)
        // # binding passed a value
        struct B: View { @Binding var on: Bool; var body: some View { Text("\(on)") } }
        B(on: true)
        //! 2:7: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'; write '$' in front of a '@State' variable
        // # missing argument of memberwise
        struct P { var x: Int; var y: Int }
        let p = P(x: 1)
        //! 2:9: missing argument for parameter 'y' in call to P(x: Int, y: Int)
        // # memberwise order
        struct P { var x: Int; var y: Int }
        let p = P(y: 1, x: 2)
        //! 2:17: argument 'x' must precede argument 'y' in call to P(x: Int, y: Int)
        // # memberwise without labels
        struct P { var x: Int; var y: Int }
        let p = P(1, 2)
        //! 2:11: missing argument labels 'x:y:' in call to P(x: Int, y: Int)
        // # memberwise of none
        struct P { var x: Int; var y: Int }
        let p = P()
        //! 2:9: missing arguments for parameters 'x', 'y' in call to P(x: Int, y: Int)
        // # class without initializer
        class C { var x: Int }
        //! 1:7: class 'C' has no initializers; give 'x' a value, or write an 'init' that does
        // # type instead of a value
        let v = Text
        //! 1:9: expected member name or initializer call after type name; write 'Text(…)' to make one, or 'Text.self' for the type
        // # view missing parentheses
        VStack { Divider }
        //! 1:10: expected member name or initializer call after type name; write 'Divider(…)' to make one, or 'Divider.self' for the type
        // # return in void
        func f() { return 1 }
        //! 1:19: unexpected non-void return value in void function; what a function gives stands behind its parameters: '-> Type'
        // # bare return in non void
        func f() -> Int { return }
        //! 1:19: a value of type 'Int' is expected after 'return'
        // # else if without brace
        let x = 1
        if x > 1 print("a")
        //! 2:10: expected '{' in 'if' statement
        // # missing in keyword
        [1, 2].forEach { x print(x) }
        //! 1:19: consecutive statements on a line must be separated by newline or ';'
        // # foreach with C syntax
        for (var i = 0; i < 3; i++) { print(i) }
        //! 1:1: C-style for statement has been removed in Swift 3
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
        // # string index
        let s = "abc"
        print(s[0])
        //! 2:9: a text has no subscript for numbers; write 'Array(text)[0]', or 'text[text.index(text.startIndex, offsetBy: 0)]'
        // # array out of type
        let a = [1, "a"]
        //! 1:13: heterogeneous collection literal could only be inferred to '[Any]'; write '[Any]' as its type if this is intentional
        // # subscript of Int
        let n = 3
        print(n[0])
        //! 2:7: value of type 'Int' has no subscripts
        // # dictionary value not unwrapped
        let d = ["a": 1]
        let n: Int = d["a"]
        //! 2:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'; write '?? default', '!' or 'if let'
        // # body not View
        struct A: View { var body: String { "a" } }
        //! 1:8: type 'A' does not conform to protocol 'View': its 'Body' is 'String', which does not conform to 'View'
        // # body without type
        struct A: View { var body { Text("a") } }
        //! 1:22: computed property must have an explicit type: write 'var body: some View'
        // # body func
        struct A: View { func body() -> some View { Text("a") } }
        //! 1:8: type 'A' does not conform to protocol 'View'
        // # print in body is fine but a for is not
        struct A: View { var body: some View { for i in 0..<3 { Text("\(i)") } } }
        //! 1:40: closure containing control flow statement cannot be used with result builder 'ViewBuilder'; use 'ForEach'
        // # var in VStack assigned
        VStack { var x = 1; x = 2; Text("\(x)") }
        //! 1:21: an assignment yields no view; in a view builder write 'let _ = …', or move it to an action
        // # modifier on nothing
        VStack { .padding() }
        //! 1:11: cannot infer contextual base in reference to member 'padding'; write the type in front of the dot
        // # modifier name bold without parentheses in stack
        VStack { Text("a").bold }
        //! 1:10: type '(Bool) -> Text' cannot conform to 'View'; call it with '(…)' to make one
        // # frame with ints as strings
        Text("a").frame(width: "16")
        //! 1:24: cannot convert value of type 'String' to expected argument type 'CGFloat?'
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
        // # words for operators
        print(true and false)
        //! 1:12: unexpected code in function call; write '&&' for 'and'
        // # not
        print(not true)
        //! 1:11: unexpected code after 'not'; write '!' in front of what is not to be true
        // # an arrow for a closure
        print([1].map(x -> x + 1))
        //! 1:17: a closure stands in braces: '{ x in … }'
        // # a function of another language
        def f(x):
        //! 1:4: cannot find 'def' in scope; in Swift write 'func'
        // # alignment along the other axis
        HStack(alignment: .leading) { Text("a") }
        //! 1:20: type 'VerticalAlignment' has no member 'leading'; choose one of '.bottom', '.center', '.firstTextBaseline', '.lastTextBaseline', '.top'
        // # alignment wrong
        VStack(alignment: .top) { Text("a") }
        //! 1:20: type 'HorizontalAlignment' has no member 'top'; choose one of '.center', '.leading', '.trailing'
        // # alignment label position
        VStack(spacing: 4, alignment: .leading) { Text("a") }
        //! 1:20: argument 'alignment' must precede argument 'spacing' in call to VStack(alignment: HorizontalAlignment = …, spacing: CGFloat? = …, content: () -> Content)
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
        // # guard without exit
        func f(_ x: Int?) { guard let y = x else { print("no") }; print(y) }
        //! 1:42: 'guard' body must not fall through; end it with 'return' or 'throw'
        // # try missing
        func f() throws {}
        f()
        //! 2:1: call can throw but is not marked with 'try'
        // # throw in non throwing
        struct E: Error {}
        func f() { throw E() }
        //! 2:18: errors thrown from here are not handled; write 'do … catch', 'try?' or 'throws'
        // # try without catch
        struct E: Error {}
        func g() throws {}
        func f() { try g() }
        //! 3:16: errors thrown from here are not handled; write 'do … catch', 'try?' or 'throws'
        // # override missing
        class A { func f() {} }
        class B: A { func f() {} }
        //! 2:19: overriding declaration requires an 'override' keyword
        // # super init missing
        class A { var x: Int; init(x: Int) { self.x = x } }
        class B: A { var y: Int; init() { y = 1 } }
        //! 2:26: 'super.init' isn't called on all paths before returning from initializer; write 'super.init(x: …)'
        // # property uninitialised
        struct A { var x: Int; var y: Int; init(x: Int) { self.x = x } }
        //! 1:36: return from initializer without initializing all stored properties: 'y' has no value
        // # init parameter shadows
        struct A { var x: Int; init(x: Int) { x = x } }
        //! 1:39: cannot assign to value: 'x' is a 'let' constant; write 'self.x' for the property
        // # private access
        struct A { private var x = 1 }
        print(A().x)
        //! 2:11: 'x' is inaccessible due to 'private' protection level
        // # private init
        struct A { private init() {} }
        let a = A()
        //! 2:9: 'A' initializer is inaccessible due to 'private' protection level
        // # value recursion
        struct A { var a: A }
        //! 1:16: value type 'A' cannot have a stored property that recursively contains it; keep it in an array, or make 'A' a class
        // # enum recursion
        enum A { case a(A) }
        //! 1:6: recursive enum 'A' is not marked 'indirect'; write 'indirect enum A'
        // # break outside
        break
        //! 1:1: 'break' is only allowed inside a loop or 'switch'
        // # unused label continue
        continue
        //! 1:1: 'continue' is only allowed inside a loop
        // # return at top
        return 1
        //! 1:1: return invalid outside of a func
        """###
}
