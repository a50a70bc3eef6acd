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
        """###
}
