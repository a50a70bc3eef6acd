import Testing

@Suite("Programs that are refused for names that are nearly right")
struct MisspeltNameProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a keyword with a slip
        fucn f() {}
        //! 1:1: cannot find 'fucn' in scope; did you mean 'func'?
        // # a keyword with a slip inside a body
        func f() -> Int { retrun 3 }
        //! 1:19: cannot find 'retrun' in scope; did you mean 'return'?
        // # a name that is nearly right
        Tet("a")
        //! 1:1: cannot find 'Tet' in scope; did you mean 'Text'?
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
        // # misspelt label of one of the forms of a modifier
        Text("a").frame(maxwidth: .infinity)
        //! 1:17: incorrect argument label in call (have 'maxwidth:', expected 'maxWidth:') to frame(minWidth: CGFloat? = …, idealWidth: CGFloat? = …, maxWidth: CGFloat? = …, minHeight: CGFloat? = …, idealHeight: CGFloat? = …, maxHeight: CGFloat? = …, alignment: Alignment = …)
        // # misspelt case
        enum E { case red, green }
        let e: E = .gren
        //! 2:13: type 'E' has no member 'gren'; did you mean 'green'?
        // # a constant without its dot that a modifier is called like
        let font = Font.system(size: 12, weight: bold)
        //! 1:42: cannot find 'bold' in scope; did you mean '.bold', with a dot?
        // # a modifier that stands behind no view
        func row() -> some View { padding() }
        //! 1:27: cannot find 'padding' in scope; a modifier stands behind a view, with a dot: 'Text(…).padding(…)'
        // # a text without quotes
        let image = Image(systemName: heart.fill)
        //! 1:31: cannot find 'heart' in scope; a text stands in quotes: '"heart.fill"'
        // # a text without quotes that is one word
        let star = Image(systemName: sparkle)
        //! 1:30: cannot find 'sparkle' in scope; a text stands in quotes: '"sparkle"'
        // # a constant that is written as types are
        Text("a").foregroundStyle(Red)
        //! 1:27: cannot find 'Red' in scope; did you mean '.red', with a dot?
        // # a style that is written as types are
        Button("a") {}.buttonStyle(Bordered())
        //! 1:28: cannot find 'Bordered' in scope; did you mean '.bordered', with a dot?
        // # a word of CSS
        Text("a").textAlign(.center)
        //! 1:11: value of type 'Text' has no member 'textAlign'; did you mean 'multilineTextAlignment'?
        // # a method where a property is asked for
        struct V: View { func body() -> some View { Text("a") } }
        //! 1:8: type 'V' does not conform to protocol 'View'; did you mean 'var body' where it says 'func body()'?
        // # a method with another label
        struct S: ButtonStyle { func makeBody(_ configuration: Configuration) -> some View { configuration.label } }
        //! 1:8: type 'S' does not conform to protocol 'ButtonStyle'; did you mean 'func makeBody(configuration:)' where it says 'func makeBody(_:)'?
        // # a name that nothing has beside a text
        print("Hello " + name)
        //! 1:18: cannot find 'name' in scope
        // # a name that nothing has where a text is expected
        let heading: String = title
        //! 1:23: cannot find 'title' in scope
        """###
}
