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
        //! 3:45: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'; write '$name' or 'configuration.$name', or '.constant(…)' for what stays as it is
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
        // # state without initial value used
        struct A: View { @State var n: Int; var body: some View { Text("\(n)") } }
        A()
        //! 2:1: missing argument for parameter 'n' in call to A(n: Int)
        // # binding passed a value
        struct B: View { @Binding var on: Bool; var body: some View { Text("\(on)") } }
        B(on: true)
        //! 2:7: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'; write '$name' or 'configuration.$name', or '.constant(…)' for what stays as it is
        // # a condition behind a binding
        if let n = Int("5") && n > 3 { print(n) }
        //! 1:21: '&&' would be a part of the value of 'n'; a condition behind a binding follows a comma: ', …'
        // # a wrapper before several variables
        struct Form: View { @State var name = "", age = 1; var body: some View { Text(name) } }
        //! 1:21: property wrapper can only apply to a single variable; write '@State var' before each of them
        """###
}
