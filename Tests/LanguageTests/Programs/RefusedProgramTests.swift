import Testing

@Suite("Programs that are refused")
struct RefusedProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a style for one type with an existential in it
        struct Chosen<A, B> { var flag: Bool; var first: A; var second: B }
        extension Chosen: ToggleStyle where A: ToggleStyle, B: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                if flag { first.makeBody(configuration: configuration) } else { second.makeBody(configuration: configuration) }
            }
        }
        extension ToggleStyle where Self == Chosen<any ToggleStyle, any ToggleStyle> {
            static func chosen<T: ToggleStyle, F: ToggleStyle>(_ flag: Bool, _ a: T, _ b: F) -> Chosen<T, F> { Chosen(flag: flag, first: a, second: b) }
        }
        //! 7:29: type 'any ToggleStyle' in conformance requirement does not refer to a generic parameter or associated type
        // # the same with a concrete anchor
        struct Chosen<A, B> { var flag: Bool; var first: A; var second: B }
        extension Chosen: ToggleStyle where A: ToggleStyle, B: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                if flag { first.makeBody(configuration: configuration) } else { second.makeBody(configuration: configuration) }
            }
        }
        extension ToggleStyle where Self == Chosen<SwitchToggleStyle, SwitchToggleStyle> {
            static func chosen<T: ToggleStyle, F: ToggleStyle>(_ flag: Bool, _ a: T, _ b: F) -> Chosen<T, F> { Chosen(flag: flag, first: a, second: b) }
        }
        // # an existential where a type must conform
        struct Framed<S: LabelStyle> { var style: S }
        extension PrimitiveButtonStyle where Self == Framed<any LabelStyle> {}
        //! 2:46: type 'any LabelStyle' cannot conform to 'LabelStyle'
        // # an anchor that does not conform
        struct Loud {}
        extension ButtonStyle where Self == Loud { static var loud: Loud { Loud() } }
        //! 2:29: type 'Loud' does not conform to protocol 'ButtonStyle'
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
        // # what a constant is not given
        func f(_ b: Bool) -> Int { let x: Int; if b { x = 1 }; return x }
        //! 1:63: constant 'x' used before being initialized
        // # what a variable is not given
        func f(_ n: Int) -> Int { var x: Int; switch n { case 0: x = 1; case 1: break; default: x = 3 }; return x }
        //! 1:105: variable 'x' used before being initialized
        // # a constant is given a value twice
        func f() -> Int { let x: Int; x = 1; x = 2; return x }
        //! 1:38: immutable value 'x' may only be initialized once
        // # a constant in a loop
        func f() { let x: Int; for _ in 0..<2 { x = 1 } }
        //! 1:41: immutable value 'x' may only be initialized once
        // # a property that one path leaves out
        struct S { let x: Int; let y: Int; init(_ b: Bool) { x = 1; if b { y = 2 } } }
        //! 1:36: return from initializer without initializing all stored properties: 'y' has no value
        // # a property that an early return leaves out
        struct S { var x: Int; init(_ b: Bool) { if b { return }; x = 1 } }
        //! 1:24: return from initializer without initializing all stored properties: 'x' has no value
        // # a property that is given a value twice
        struct S { let x: Int; init() { x = 1; x = 2 } }
        //! 1:40: immutable value 'x' may only be initialized once
        // # a property that is read first
        struct S { let x: Int; let y: Int; init() { y = x; x = 1 } }
        //! 1:49: constant 'x' used before being initialized
        // # self before it is whole
        struct S { let x: Int; let y: Int; init() { x = 1; show(); y = 2 }; func show() {} }
        //! 1:52: 'self' used before all stored properties are initialized: 'y' has no value
        // # all paths fill the instance
        struct S { let x: Int; init?(_ n: Int) { if n < 0 { return nil }; switch n { case 0: x = 1; default: x = n } } }
        print(S(0)!.x, S(5)!.x, S(-1) == nil ? "nil" : "some")
        //> 1 5 nil
        // # a property with a value of its own
        struct S { let x = 1; init() { x = 2 } }
        //! 1:32: immutable value 'x' may only be initialized once
        // # a superclass before the class's own properties
        class A { let n: Int; init(n: Int) { self.n = n } }
        class B: A { let m: Int; init() { super.init(n: 1); m = 2 } }
        //! 2:41: property 'self.m' not initialized at super.init call; give it a value first
        // # an enum that is not given a case
        enum E { case a, b; init(_ flag: Bool) { if flag { self = .a } } }
        //! 1:21: return from initializer without initializing all stored properties: 'self' has no value
        // # a label that is not there
        for i in 0..<3 { for j in 0..<3 { if i == j { continue outr } } }
        //! 1:56: cannot find label 'outr' in scope
        // # a label that is misspelt
        outer: for i in 0..<3 { for j in 0..<3 { if i == j { continue outr } } }
        //! 1:63: cannot find label 'outr' in scope; did you mean 'outer'?
        // # continue where no loop is
        work: do { continue work }
        //! 1:21: 'continue' cannot be used with label 'work': it stands before no loop
        // # fallthrough outside of a switch
        func f() { fallthrough }
        //! 1:12: 'fallthrough' is only allowed inside a switch
        // # fallthrough at the end
        func f(_ n: Int) { switch n { case 1: print(1); default: fallthrough } }
        //! 1:58: 'fallthrough' without a following 'case' or 'default' block
        // # return out of defer
        func f() { defer { return }; print(1) }
        //! 1:20: 'return' cannot transfer control out of a defer statement
        // # break out of defer
        func f() { for _ in 0..<1 { defer { break } } }
        //! 1:37: 'break' is only allowed inside a loop or 'switch'
        // # a throwing closure for a function that rethrows
        enum E: Error { case e }
        func f() -> [Int] { [1].map { _ in throw E.e } }
        //! 2:25: call can throw but is not marked with 'try'
        // # a call without a trailing closure
        Button("x")
        //! 1:1: missing argument for parameter 'action' in call to Button(_: String, action: @escaping () -> Void)
        // # an overload whose first argument fits
        Label("x")
        //! 1:1: missing argument for parameter 'systemImage' in call to Label(_: String, systemImage: String)
        // # a label that is nearly right
        VStack(spacin: 3) { Text("a") }
        //! 1:8: incorrect argument label in call (have 'spacin:', expected 'spacing:') to VStack(alignment: HorizontalAlignment = …, spacing: CGFloat? = …, content: () -> Content)
        // # a name that is nearly right
        Tet("a")
        //! 1:1: cannot find 'Tet' in scope; did you mean 'Text'?
        // # a switch over two enums leaves something out
        enum Light { case red, green }
        func f(_ a: Light, _ b: Light) -> Int { switch (a, b) { case (.red, .red): 1; case (.green, _): 2 } }
        //! 2:41: switch must be exhaustive; add 'case (.red, .green)' or 'default'
        // # a switch over an optional enum
        enum Light { case red, green }
        func f(_ a: Light?) -> Int { switch a { case .red?: 1; case nil: 2 } }
        //! 2:30: switch must be exhaustive; add 'case .green?' or 'default'
        // # a switch over a nested enum
        enum Fruit { case apple, pear }
        enum Order { case one(Fruit), none }
        func f(_ o: Order) -> Int { switch o { case .none: 0; case .one(.apple): 1 } }
        //! 3:29: switch must be exhaustive; add 'case .one(.pear)' or 'default'
        """###
}
