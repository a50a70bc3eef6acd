import Testing

@Suite("Programs that are refused for their labels and arguments")
struct RefusedCallProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a style that is called
        Button("a") { }.buttonStyle(.bordered())
        //! 1:29: cannot call value of non-function type 'BorderedButtonStyle'; leave out the parentheses
        // # a number for a parameter that stands last
        Text("a").border(1)
        //! 1:18: the number stands last, and behind its label; write 'border(…, width: 1)'
        // # a label that is not there
        for i in 0..<3 { for j in 0..<3 { if i == j { continue outr } } }
        //! 1:56: cannot find label 'outr' in scope
        // # a label that is misspelt
        outer: for i in 0..<3 { for j in 0..<3 { if i == j { continue outr } } }
        //! 1:63: cannot find label 'outr' in scope; did you mean 'outer'?
        // # a call without a trailing closure
        Button("x")
        //! 1:1: missing argument for parameter 'action' in call to Button(_: String, action: @escaping () -> Void); write 'Button(…) { … }'
        // # an overload whose first argument fits
        Label("x")
        //! 1:1: missing argument for parameter 'systemImage' in call to Label(_: String, systemImage: String)
        // # a label that is nearly right
        VStack(spacin: 3) { Text("a") }
        //! 1:8: incorrect argument label in call (have 'spacin:', expected 'spacing:') to VStack(alignment: HorizontalAlignment = …, spacing: CGFloat? = …, content: () -> Content)
        // # order of arguments
        func area(width: Int, height: Int) -> Int { width * height }
        print(area(height: 1, width: 2))
        //! 2:23: argument 'width' must precede argument 'height' in call to area(width: Int, height: Int)
        // # order of modifier arguments
        Text("a").frame(height: 16, width: 24)
        //! 1:29: argument 'width' must precede argument 'height' in call to frame(width: CGFloat? = …, height: CGFloat? = …, alignment: Alignment = …)
        // # order of arguments without a label
        func move(_ n: Int, by k: Int = 1) -> Int { n + k }
        print(move(by: 2, 3))
        //! 2:19: unnamed argument #2 must precede argument 'by' in call to move(_: Int, by: Int = …)
        // # order of arguments without a label, beside a parameter of many values
        func join(_ n: Int..., by k: Int) {}
        join(by: 1, 2, 3)
        //! 2:13: unnamed argument #2 must precede argument 'by' in call to join(_: Int..., by: Int)
        // # order of arguments, one of them behind many values
        func join(a: Int, b: Int..., c: Int) {}
        join(b: 1, 2, 3, a: 4, c: 5)
        //! 2:18: argument 'a' must precede argument 'b' in call to join(a: Int, b: Int..., c: Int)
        // # order of arguments, one of them without a label in front of one that has one
        func move(by k: Int = 1, _ n: Int) -> Int { n + k }
        print(move(4, by: 3))
        //! 2:15: argument 'by' must precede unnamed argument #1 in call to move(by: Int = …, _: Int)
        // # order of the values of a case
        enum Shape { case box(Int, height: Int) }
        print(Shape.box(height: 1, 2))
        //! 2:28: unnamed argument #2 must precede argument 'height' in call to box(_: Int, height: Int)
        // # an argument too many behind a label is no question of order
        func move(_ n: Int, by k: Int = 1) -> Int { n + k }
        print(move(3, by: 2, 4))
        //! 2:22: extra argument in call to move(_: Int, by: Int = …)
        // # wrong label
        func greet(name: String) {}
        greet(nme: "a")
        //! 2:7: incorrect argument label in call (have 'nme:', expected 'name:') to greet(name: String)
        // # entirely wrong label
        func greet(name: String) {}
        greet(person: "a")
        //! 2:7: incorrect argument label in call (have 'person:', expected 'name:') to greet(name: String)
        // # missing label
        func greet(name: String) {}
        greet("a")
        //! 2:7: missing argument label 'name:' in call to greet(name: String)
        // # superfluous label
        func greet(_ name: String) {}
        greet(name: "a")
        //! 2:7: extraneous argument label 'name:' in call to greet(_: String)
        // # extra argument
        func greet(_ name: String) {}
        greet("a", "b")
        //! 2:12: extra argument in call to greet(_: String)
        // # missing argument
        func add(_ a: Int, _ b: Int) -> Int { a + b }
        print(add(1))
        //! 2:7: missing argument for parameter #2 in call to add(_: Int, _: Int)
        // # call of a property
        let s = "abc"
        print(s.count())
        //! 2:9: cannot call value of non-function type 'Int'; leave out the parentheses
        // # method without parentheses
        let s = "abc"
        let u: String = s.uppercased
        //! 2:17: function produces expected type 'String'; did you mean to call it with '()'?
        // # image without label
        Image("x", system: "star")
        //! 1:12: Atelier has no 'Image(_:system:)'; it has Image(systemName: String)
        // # label typo
        Label("a", systemName: "star")
        //! 1:12: incorrect argument label in call (have 'systemName:', expected 'systemImage:') to Label(_: String, systemImage: String)
        // # type instead of a value
        let v = Text
        //! 1:9: expected member name or initializer call after type name; write 'Text(…)' to make one, or 'Text.self' for the type
        // # alignment label position
        VStack(spacing: 4, alignment: .leading) { Text("a") }
        //! 1:20: argument 'alignment' must precede argument 'spacing' in call to VStack(alignment: HorizontalAlignment = …, spacing: CGFloat? = …, content: () -> Content)
        // # a call without parentheses
        print "a"
        //! 1:6: what 'print' is called with stands in parentheses: 'print(…)'
        // # a call without parentheses of an array
        print [1, 2]
        //! 1:1: what 'print' is called with stands in parentheses: 'print(…)'
        // # a call without parentheses of a truth value
        print true
        //! 1:6: what 'print' is called with stands in parentheses: 'print(…)'
        // # a generic function that is not called
        let least = min
        //! 1:13: what 'min' is called with stands in parentheses: 'min(…)'
        // # a function of any number of values, handed on
        [1, 2].forEach(print)
        //! 1:16: 'print' takes any number of values, and can't be handed on as a function; write '{ print($0) }'
        // # a number for the first of several labels
        Slider(0, 10)
        //! 1:8: missing argument label 'value:' in call to Slider(value: Binding<Double>, in: ClosedRange<Double> = …, step: Double? = …, onEditingChanged: @escaping (Bool) -> Void = …)
        // # a modifier without parentheses
        Text("a").padding 8
        //! 1:18: what 'padding' is called with stands in parentheses: 'padding(…)'
        // # a number without its label
        VStack(8) { Text("a") }
        //! 1:8: missing argument label 'spacing:' in call to VStack(alignment: HorizontalAlignment = …, spacing: CGFloat? = …, content: () -> Content)
        // # a number for a later label
        Text("a").shadow(5)
        //! 1:18: missing argument label 'radius:' in call to shadow(color: Color = …, radius: CGFloat, x: CGFloat = …, y: CGFloat = …)
        // # a number for the label of another form
        Text("a").font(.system(24))
        //! 1:24: missing argument label 'size:' in call to system(size: CGFloat, weight: Font.Weight? = …, design: Font.Design? = …)
        // # arguments the other way round
        Text("a").padding(8, .top)
        //! 1:19: the arguments stand the other way round in padding(_: Edge.Set = …, _: CGFloat? = …)
        // # labels of two forms
        Text("a").frame(minWidth: 3, width: 2)
        //! 1:30: 'minWidth:' and 'width:' belong to different forms of 'frame'; write one of them, or a call for each
        // # a style of a family for a style of any component
        Button("a") {}.style(.bordered)
        //! 1:23: type 'GroupedComponentStyle' has no member 'bordered'; '.bordered' is a style of another family: 'PrimitiveButtonStyle'; write '.buttonStyle(.bordered)'
        // # alignment along the other axis
        HStack(alignment: .leading) { Text("a") }
        //! 1:20: type 'VerticalAlignment' has no member 'leading'; choose one of '.bottom', '.center', '.firstTextBaseline', '.lastTextBaseline', '.top'
        // # an operator between a value and a literal that don't fit
        struct Day { var n: Int }
        print((Day(n: 1) + 2).n)
        //! 2:18: binary operator '+' cannot be applied to operands of type 'Day' and 'Int'
        // # a comparison with a literal that doesn't fit
        struct D: Comparable { static func < (a: D, b: D) -> Bool { false } }
        print(D() < 1)
        //! 2:11: binary operator '<' cannot be applied to operands of type 'D' and 'Int'
        """###
}
