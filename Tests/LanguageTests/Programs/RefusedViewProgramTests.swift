import Testing

@Suite("Programs that are refused for what they do with views")
struct RefusedViewProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a class as a view
        final class V: View { var body: some View { Text("a") } }
        //! 1:13: views must be value types (either a struct or an enum); V is a class; declare it as a struct
        // # a class as a style, by an extension
        final class S {}
        extension S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
        //! 2:14: styles must be value types (either a struct or an enum); S is a class; declare it as a struct
        // # a class as a shape
        final class R: Shape { func path(in rect: CGRect) -> Path { Path() } }
        //! 1:13: views must be value types (either a struct or an enum); R is a class; declare it as a struct
        // # a class as a view modifier
        final class M: ViewModifier { func body(content: Content) -> some View { content } }
        //! 1:13: view modifiers must be value types (either a struct or an enum); M is a class; declare it as a struct
        // # button without action
        Button("x")
        //! 1:1: missing argument for parameter 'action' in call to Button(_: String, action: @escaping () -> Void); write 'Button(…) { … }'
        // # view without body
        struct A: View {}
        //! 1:8: type 'A' does not conform to protocol 'View'
        // # ForEach on not identifiable
        struct Item { var name: String }
        let items = [Item(name: "a")]
        ForEach(items) { item in Text(item.name) }
        //! 3:1: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Item' conform to 'Identifiable'; write 'id: \.name', or declare an 'id' in it and write 'Item: Identifiable'
        // # ForEach on strings
        ForEach(["a", "b"]) { Text($0) }
        //! 1:1: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'String' conform to 'Identifiable'; write 'id: \.self'
        // # ForEach with a closed range
        ForEach(1...3) { Text("\($0)") }
        //! 1:9: cannot convert value of type 'ClosedRange<Int>' to expected argument type 'Range<Int>'; write '..<', and one more at the end
        // # ForEach with a number
        ForEach(3) { Text("\($0)") }
        //! 1:9: generic struct 'ForEach' requires that 'Int' conform to 'RandomAccessCollection'; write '0..<' in front of it
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
        // # missing static member of style
        Button("a") {}.buttonStyle(.fancy)
        //! 1:29: type 'ButtonStyle' has no member 'fancy'; declare it first:
        // # condition style of two types in body
        struct A: View {
            var on: Bool
            var body: some View { on ? Text("a") : Image(systemName: "x") }
        }
        //! 3:27: result values in '? :' expression have mismatching types 'Text' and 'Image'; write 'if' and 'else' in the place of '? :'
        // # a return without a value in a view builder
        VStack {
            guard true else { return }
            Text("a")
        }
        //! 2:23: cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'; write 'if' around the views
        // # view missing parentheses
        VStack { Divider }
        //! 1:10: expected member name or initializer call after type name; write 'Divider(…)' to make one, or 'Divider.self' for the type
        // # body not View
        struct A: View { var body: String { "a" } }
        //! 1:8: type 'A' does not conform to protocol 'View': its 'Body' is 'String', which does not conform to 'View'
        // # body without type
        struct A: View { var body { Text("a") } }
        //! 1:22: computed property must have an explicit type: write 'var body: some View'
        // # body func
        struct A: View { func body() -> some View { Text("a") } }
        //! 1:8: type 'A' does not conform to protocol 'View'; did you mean 'var body' where it says 'func body()'?
        // # print in body is fine but a for is not
        struct A: View { var body: some View { for i in 0..<3 { Text("\(i)") } } }
        //! 1:40: closure containing control flow statement cannot be used with result builder 'ViewBuilder'; use 'ForEach'
        // # var in VStack assigned
        VStack { var x = 1; x = 2; Text("\(x)") }
        //! 1:21: an assignment yields no view; in a view builder write 'let _ = …', or move it to an action
        // # modifier on nothing
        VStack { .padding() }
        //! 1:11: '.padding' is put on a view, and none stands in front of it; write the view first: 'Text("…").padding(…)'
        // # modifier name bold without parentheses in stack
        VStack { Text("a").bold }
        //! 1:10: type '(Bool) -> Text' cannot conform to 'View'; call it with '(…)' to make one
        // # what is no view in a builder
        let v = VStack { Text("a"); 3 }
        //! 1:29: static method 'buildExpression' requires that 'Int' conform to 'View'
        // # content that is not said to be a view
        struct V<Content>: View { let c: () -> Content; var body: some View { c() } }
        //! 1:71: type 'Content' does not conform to protocol 'View'; write '<Content: View>' where it is declared
        // # a font's method that is not called
        Text("a").font(.title2.bold)
        //! 1:16: function produces expected type 'Font'; did you mean to call it with '()'?
        // # a binding to what is not declared
        Toggle("a", isOn: $on)
        //! 1:19: cannot find '$on' in scope; declare '@State var on = …' for it
        // # a return in one branch of a view builder
        struct V: View {
            @State var on = true
            @ViewBuilder var body: some View { if on { return Text("a") } else { Text("b") } }
        }
        //! 3:40: missing return in getter expected to return 'some View'; a 'return' switches '@ViewBuilder' off: leave out each 'return'
        // # a return in one branch of a body, which is a view builder by its protocol
        struct V: View {
            var on = true
            var body: some View { if on { return Text("a") } else { Text("b") } }
        }
        //! 3:27: missing return in getter expected to return 'some View'; a 'return' switches '@ViewBuilder' off: leave out each 'return'
        // # a return in one branch of a closure that makes views
        let on = true
        VStack { if on { return Text("a") } else { Text("b") } }
        //! 2:56: missing return in closure expected to return 'Text'; a 'return' switches '@ViewBuilder' off: leave out each 'return'
        // # returns of different views in a view builder
        @ViewBuilder func f(_ on: Bool) -> some View { if on { return Text("a") } else { return Color.red } }
        //! 1:89: function declares an opaque return type, but its return statements have different types: 'Text' and 'Color'; a 'return' switches '@ViewBuilder' off: leave out each 'return'
        // # a return without a value in a view builder
        @ViewBuilder func f(_ on: Bool) -> some View { if on { return }; Text("a") }
        //! 1:56: cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'; write 'if' around the views
        // # a branch of a function that is no view builder
        func f(_ on: Bool) -> some View { if on { return Text("a") } else { Text("b") } }
        //! 1:35: missing return in global function expected to return 'some View'; write '@ViewBuilder' in front of it
        """###
}
