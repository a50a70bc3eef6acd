import Testing

@Suite("Programs that are refused for what they do with bindings")
struct RefusedBindingProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # missing dollar
        struct A: View {
            @State var on = false
            var body: some View { Toggle("a", isOn: on) }
        }
        //! 3:45: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'; write '$on', or '.constant(on)' for what stays as it is
        // # superfluous dollar
        struct A: View {
            @State var name = "x"
            var body: some View { Text($name) }
        }
        //! 3:32: cannot convert value of type 'Binding<String>' to expected argument type 'String'; leave the '$' out
        // # a value assigned to a binding
        struct A: View {
            @State var name = "x"
            var body: some View { Button("a") { $name = "y" } }
        }
        //! 3:41: '$name' is a binding, and not the value of 'name'; leave the '$' out
        // # a binding behind 'self' that is calculated with
        struct A: View {
            @State var n = 0
            var body: some View { Button("a") { self.$n += 1 } }
        }
        //! 3:46: '$n' is a binding, and not the value of 'n'; leave the '$' out
        // # a binding added to a value
        struct A: View {
            @State var n = 0
            func doubled(_ sum: Int) -> Int { var sum = sum; sum += $n; return sum }
            var body: some View { Text("a") }
        }
        //! 3:61: '$n' is a binding, and not the value of 'n'; leave the '$' out
        // # a member of its value
        struct A: View {
            @Binding var isOn: Bool
            var body: some View { Button("a") { $isOn.toggle() } }
        }
        //! 3:47: '$isOn' is a binding, and not the value of 'isOn'; leave the '$' out
        // # a part of its value
        struct Point { var x = 1 }
        struct A: View {
            @State var point = Point()
            var body: some View { Button("a") { $point.x += 1 } }
        }
        //! 4:41: '$point' is a binding, and not the value of 'point'; leave the '$' out
        // # bindings as operands
        struct A: View {
            @State var n = 0
            var body: some View { Text($n > 3 ? "a" : "b") }
        }
        //! 3:32: '$n' is a binding, and not the value of 'n'; leave the '$' out
        // # a binding negated
        struct A: View {
            @State var isOn = false
            var body: some View { if !$isOn { Text("a") } }
        }
        //! 3:31: '$isOn' is a binding, and not the value of 'isOn'; leave the '$' out
        // # a binding that no '$' stands before
        func toggle(_ isOn: Binding<Bool>) { isOn.toggle() }
        //! 1:43: 'isOn' is a binding, and not its value; write 'isOn.wrappedValue'
        // # an operand that is a binding without a '$'
        func next(_ n: Binding<Int>) -> Int { n + 1 }
        //! 1:39: 'n' is a binding, and not its value; write 'n.wrappedValue'
        // # a binding that is kept
        struct A: View {
            @Binding var n: Int
            init(x: Binding<Int>) { n = x }
            var body: some View { Text("\(n)") }
        }
        //! 3:33: a binding is kept by the name with '_'; write 'self._n = x'
        // # a binding that is kept by the name of itself
        struct A: View {
            @Binding var n: Int
            init(n: Binding<Int>) { self.$n = n }
            var body: some View { Text("\(n)") }
        }
        //! 3:39: a binding is kept by the name with '_'; write 'self._n = n'
        // # a wrapper that hands on no binding
        struct A: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { Text($scheme == .dark ? "a" : "b") }
        }
        //! 3:32: 'Environment<ColorScheme>' hands on no binding; leave the '$' out
        // # dollar on a plain variable
        struct A: View {
            var on = false
            var body: some View { Toggle("a", isOn: $on) }
        }
        //! 3:45: cannot find '$on' in scope: 'on' has no property wrapper; declare '@State var on'
        // # state without initial value used
        struct A: View { @State var n: Int; var body: some View { Text("\(n)") } }
        A()
        //! 2:1: missing argument for parameter 'n' in call to A(n: Int)
        // # binding passed a value
        struct B: View { @Binding var on: Bool; var body: some View { Text("\(on)") } }
        B(on: true)
        //! 2:7: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'; write '.constant(true)' for what stays as it is
        // # a part of a state passed as a value
        struct P { var s = 1.0 }
        struct V: View { @State var p = P(); var body: some View { Slider(value: p.s) } }
        //! 2:76: cannot convert value of type 'Double' to expected argument type 'Binding<Double>'; write '$p.s', or '.constant(p.s)' for what stays as it is
        // # a whole number behind a control of numbers with fractions
        @State var n = 1
        Slider(value: $n)
        //! 2:15: cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Double>'; declare what it is bound to as a 'Double'
        // # a number behind a field for text
        @State var n = 1
        TextField("a", text: $n)
        //! 2:22: cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<String>'; a field for a number takes 'value: …, format: .number' in place of 'text:'
        // # a second closure without a colon behind its label
        Button { print(1) } label { Text("a") }
        //! 1:21: a label of a closure ends in ':': '{ … } label: { … }'
        // # a condition behind a binding
        if let n = Int("5") && n > 3 { print(n) }
        //! 1:21: '&&' would be a part of the value of 'n'; a condition behind a binding follows a comma: ', …'
        // # a wrapper before several variables
        struct Form: View { @State var name = "", age = 1; var body: some View { Text(name) } }
        //! 1:21: property wrapper can only apply to a single variable; write '@State var' before each of them
        """###
}
