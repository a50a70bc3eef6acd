import Testing

@Suite("Views as text")
struct ViewTextProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # views of the program know their text
        struct P: View { var n = 1; var body: some View { Text("a") } }
        print(P(), [P(n: 2)], Color.red, Circle(), String(describing: P()))
        //> P(n: 1) [P(n: 2)] red Circle() P(n: 1)
        // # a view of the library
        print(VStack { Text("a") })
        //! 1:7: what a view of type 'VStack<Text>' is made of can't be written as text; write the view alone to draw it, or print 'type(of: …)'
        // # a view inside another value
        debugPrint([Text("a")], 1)
        //! 1:12: what a view of type '[Text]' is made of can't be written as text; write the view alone to draw it, or print 'type(of: …)'
        // # a modified view in a text
        let text = "\(Text("a").padding())"
        //! 1:25: what a view of type 'some View' is made of can't be written as text; write the view alone to draw it, or print 'type(of: …)'
        // # a view of the library behind an opaque type of the program
        func row() -> some View { HStack { Text("a") } }
        print(String(describing: row()))
        //! 2:26: what a view of type 'some View' is made of can't be written as text; write the view alone to draw it, or print 'type(of: …)'
        // # a view of the library whose type is not known
        let views: [Any] = [Text("a"), 1]
        print(views)
        //! 2:1: what a view of the library is made of can't be written as text; write the view alone to draw it, or print 'type(of: …)'
        """###
}
