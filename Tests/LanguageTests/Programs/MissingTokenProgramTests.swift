import Testing

@Suite("Programs that are refused for a missing or superfluous token")
struct MissingTokenProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
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
        // # missing parenthesis on a line before
        Text("a")
            .foregroundStyle(.blue
            .padding()
        //! 2:21: '(' is never closed; write ')' where it ends
        // # missing bracket on a line before
        let a = [
            1,
            2
        print(a)
        //! 1:9: '[' is never closed; write ']' where it ends
        // # missing quote
        Text("a)
        //! 1:9: unterminated string literal; write '"' at its end
        // # missing bracket
        let a = [1, 2
        //! 1:14: expected ']' to end array
        // # else if without brace
        let x = 1
        if x > 1 print("a")
        //! 2:10: expected '{' in 'if' statement
        // # missing in keyword
        [1, 2].forEach { x print(x) }
        //! 1:19: consecutive statements on a line must be separated by newline or ';'
        // # a comma between arguments
        let w = 3
        print(max(w, 2), min(1, 2 by: 3))
        //! 2:27: expected ',' in front of 'by:'
        // # a comma between arguments with labels
        print(stride(from: 0 to: 3, by: 1))
        //! 1:22: expected ',' in front of 'to:'
        // # a comma or a plus is missing between a text and a name
        let name = "x"
        print("Hi " name)
        //! 2:13: two values stand behind one another in a call; write ',' or '+' between them
        // # between two texts in a call
        print("a" "b")
        //! 1:11: two values stand behind one another in a call; write ',' or '+' between them
        // # between two numbers
        print(1 2)
        //! 1:9: two values stand behind one another in a call; write ',' between them
        // # a name in front of a value may be a label
        Text(verbatim "a")
        //! 1:15: two values stand behind one another in a call; write ',' or '+' between them, or ':' behind 'verbatim' if it is a label
        // # in front of a label it is a comma
        func f(_ a: Int, b: Int) {}
        f(1 b: 2)
        //! 2:5: expected ',' in front of 'b:'
        // # between two texts that make a value
        let t = "a" "b"
        //! 1:13: two texts stand behind one another; write '+' between them
        // # a quoted word at the end of a text
        print("He said "hi"")
        //! 1:17: the text ends at the quote in front of 'hi'; a quote inside of a text is written '\"'
        // # a quoted word in the middle of a text
        let s = "He said "if" to me"
        //! 1:19: the text ends at the quote in front of 'if'; a quote inside of a text is written '\"'
        // # a word of another language between two values
        print("a" and "b")
        //! 1:11: unexpected code in function call; write '&&' for 'and'
        """###
}
