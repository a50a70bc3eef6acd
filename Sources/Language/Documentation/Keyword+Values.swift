extension Keyword {
    /// The words that stand for values, in expressions and in types.
    static let values: [Keyword] = [
        Keyword(
            "true", [.expression], "The truth value of what holds.", example: "Toggle(\"On\", isOn: .constant(true))"),
        Keyword("false", [.expression], "The truth value of what doesn't hold.", example: "1 > 2"),
        Keyword("nil", [.expression], "No value, where a value is optional.", example: "let name: String? = nil\nname"),
        Keyword(
            "self", [.expression], "The value whose member runs.",
            example: "extension Int { var doubled: Int { self * 2 } }\n4.doubled"),
        Keyword(
            "super", [.expression], "The members of the superclass.",
            example: """
                class Cup { func name() -> String { "cup" } }
                class Mug: Cup { override func name() -> String { "big " + super.name() } }
                Mug().name()
                """),
        Keyword(
            "try", [.expression], "Stands before what may throw an error.",
            example: """
                struct Failure: Error {}
                func risky() throws -> Int { 1 }
                try? risky()
                """),
        Keyword("as", [.continuation], "Says of which type a value is meant to be.", example: "3 as Double"),
        Keyword(
            "is", [.continuation], "Asks whether a value is of a type.", example: "let value: Any = 3\nvalue is Int"),
        Keyword(
            "some", [.type], "One type that a function chooses, known by its protocol alone.",
            example: "func title() -> some View { Text(\"Tea\").bold() }\ntitle()"),
        Keyword(
            "any", [.type], "A value of any type that conforms to a protocol.",
            example: "let shapes: [any Shape] = [Circle(), Capsule()]\nshapes.count"),
        Keyword(
            "inout", [.type], "A parameter whose variable the function changes.",
            example: "func double(_ number: inout Int) { number *= 2 }\nvar count = 4\ndouble(&count)\ncount"),
        Keyword(
            "Self", [.type], "The type whose member is declared.",
            example: "struct Tea { static func best() -> Self { Self() } }\nTea.best()"),
    ]

    /// The attributes that are heeded. Property wrappers are types, and not among them.
    static let attributes: [Keyword] = [
        Keyword(
            "ViewBuilder", [.attribute], "The statements of a body or closure are views.",
            example: "@ViewBuilder func pair() -> some View { Text(\"a\"); Text(\"b\") }\npair()"),
        Keyword(
            "propertyWrapper", [.attribute], "Declares a type that keeps the value of a property.",
            example: """
                @propertyWrapper struct Capped {
                    private var value = 0
                    var wrappedValue: Int { get { value } set { value = min(newValue, 9) } }
                }
                struct Score { @Capped var points: Int }
                var score = Score()
                score.points = 12
                score.points
                """),
        Keyword(
            "resultBuilder", [.attribute], "Declares a type that puts the statements of a body together.",
            example: """
                @resultBuilder enum Words {
                    static func buildBlock(_ words: String...) -> String { words.joined(separator: " ") }
                }
                @Words func greeting() -> String { "Hello"; "there" }
                greeting()
                """),
        Keyword(
            "dynamicMemberLookup", [.attribute], "Members that are not declared are asked of a subscript.",
            example: """
                @dynamicMemberLookup struct Echo { subscript(dynamicMember name: String) -> String { name } }
                Echo().hello
                """),
        Keyword(
            "escaping", [.attribute], "A closure that is kept after the call.",
            example: """
                struct Later { let run: () -> Int; init(_ run: @escaping () -> Int) { self.run = run } }
                Later { 4 }.run()
                """),
        Keyword(
            "autoclosure", [.attribute], "An argument that is evaluated when it is needed.",
            example:
                "func either(_ one: Bool, _ other: @autoclosure () -> Bool) -> Bool { one || other() }\neither(true, 1 > 2)"
        ),
        Keyword(
            "discardableResult", [.attribute], "The result of a function may be left unused.",
            example: "@discardableResult func step() -> Int { 1 }\nstep()"),
        Keyword(
            "MainActor", [.attribute], "What runs where the interface is drawn; everything here does.",
            example: "@MainActor struct Model { let count = 3 }\nModel().count"),
        Keyword(
            "Component", [.topLevelAttribute, .memberAttribute], "Declares a component with its styles, in one line.",
            example: "@Component struct Badge { var text: String }\nBadge(text: \"new\")"),
        Keyword(
            "StyleModifier", [.topLevelAttribute], "Writes the modifiers that push the styles of components.",
            example: """
                @Component struct Badge { var text: String }
                @StyleModifier(Badge.self) extension View {}
                Badge(text: "new").badgeStyle(.automatic)
                """),
        Keyword(
            "main", [.topLevelAttribute], "The program that is run: its scene is drawn.",
            example: "@main struct Demo: App { var body: some Scene { WindowGroup { Text(\"hello\") } } }"),
    ]
}
