import Testing

@Suite("Programs that are refused for a brace that is not closed")
struct UnclosedBraceProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a struct, in front of a statement
        struct Point {
            var x = 1
            func twice() -> Int { x * 2 }

        let point = Point()
        print(point.twice())
        //! 1:14: this '{' is not closed; write '}' in front of 'let point = Point()'
        // # a function, in front of another
        func one() -> Int {
            1

        func two() -> Int { one() + one() }
        print(two())
        //! 1:19: this '{' is not closed; write '}' in front of 'func two() -> Int { one() + one …'
        // # a condition inside of a method
        struct Door {
            var isOpen = false
            func text() -> String {
                if isOpen {
                    return "open"
                return "shut"
            }
        }
        print(Door().text())
        //! 4:19: this '{' is not closed; write '}' in front of 'return "shut"'
        // # a body
        struct Card: View {
            var body: some View {
                VStack {
                    Text("a")
                }

        }
        Card()
        //! 2:25: this '{' is not closed; write the '}' that belongs to it
        // # a property in one line
        enum Side {
            case left, right
            var sign: Int { switch self { case .left: -1; case .right: 1 }
        }
        print(Side.left.sign)
        //! 3:19: this '{' is not closed; write the '}' that belongs to it
        // # a switch, whose cases stand as far to the left as it does
        func name(_ n: Int) -> String {
            switch n {
            case 0:
                "none"
            default:
                "some"

        }
        print(name(1))
        //! 2:14: this '{' is not closed; write the '}' that belongs to it
        // # a type in one line, in front of an extension
        struct Size { var width: Int
        extension Size { var half: Int { width / 2 } }
        print(Size(width: 4).half)
        //! 1:13: this '{' is not closed; write '}' in front of 'extension Size { var half: Int …'
        // # a struct in front of a preview, closed at the end
        struct Card: View {
            var body: some View {
                Text("a")
            }
        #Preview {
            Card()
        }
        }
        //! 1:19: this '{' is not closed; write '}' in front of '#Preview {'
        // # a body in front of a preview, closed at the end
        struct Card: View {
            var body: some View {
                Text("a")

        #Preview {
            Card()
        }
        }
        }
        //! 2:25: this '{' is not closed; write '}' in front of '#Preview {'
        // # a body whose brace is another's, in front of a preview
        struct Card: View {
            var body: some View {
                VStack {
                    Text("a")
                }
        }
        #Preview {
            Card()
        }
        }
        //! 2:25: this '{' is not closed; write the '}' that belongs to it
        // # a function in front of a preview
        func show() {
            print("a")
        #Preview { Text("a") }
        }
        //! 1:13: this '{' is not closed; write '}' in front of '#Preview { Text("a") }'
        // # a struct in front of an extension, closed at the end
        struct Size {
            var width = 1
        extension Size { var half: Int { width / 2 } }
        }
        //! 1:13: this '{' is not closed; write '}' in front of 'extension Size { var half: Int …'
        // # a preview that stands inside of closed braces
        struct Card: View {
            var body: some View { Text("a") }
            #Preview { Card() }
        }
        //! 3:5: '#Preview' stands by itself, outside of all braces
        // # a text of several lines does not count
        struct Poem {
            var text = """
        Roses {
        """
            func show() {
                print(text)

            var isLong: Bool { text.count > 20 }
        }
        //! 5:17: this '{' is not closed; write '}' in front of 'var isLong: Bool { text.count > …'
        // # conditions for the compiler stand at the margin
        struct Sign {
            func text() -> String {
        #if DEBUG
                "debug"
        #else
                "release"
        #endif
            }
            var isLong: Bool {
                text().count > 5

        }
        //! 9:22: this '{' is not closed; write the '}' that belongs to it
        // # what else is wrong in front of it comes first
        struct A {
            var a = 'x'
            func f() {
                print(a)
        }
        f()
        //! 2:13: single-quoted string literal found, use '"'
        // # a statement where a declaration stands
        struct Lamp {
            var isOn = true
            print(isOn)
        }
        //! 3:5: expected a declaration; 'print(…)' is called inside of a function or an initializer
        """###
}
