import Staging
import Testing

@testable import Playground

/// A session with something of everything.
private func session() -> Playground {
    var playground = Playground()
    let entries = [
        "import SwiftUI",
        "struct Sign: View {\n  var text: String\n  var body: some View { Text(text) }\n}",
        "let stage = \"here\"",
        "let words = [stage, \"b\"]",
        "var rounds = 1",
        "@State var laps = 0",
        "Txt(\"a\")",
        "Text(\"a\")",
        ".bold()",
        ".padding()\n.border(.primary)",
        ":undo",
        ":set charset unicode",
        "rounds += 1",
        "rounds",
        "VStack {\n  Sign(text: \"\\(laps) of \\(rounds)\")\n  Button(\"Go\") { laps += 1 }\n}",
        ":tap \"Go\"",
        ":tree 2",
        "let rounds = 5",
        "Text(\"\\(rounds)\")",
    ]
    for entry in entries { _ = playground.enter(entry) }
    return playground
}

@Suite struct SessionExportTests {
    @Test func writesAProgramThatPlaysTheSession() {
        #expect(
            session().exported(as: .program, from: "my lesson.md") == """
                // my lesson.md, exported by Atelier.

                import Atelier

                fileprivate struct Sign: View {
                    var text: String
                    var body: some View { Text(text) }
                }

                fileprivate let stage = "here"
                fileprivate let words = [stage, "b"]

                @main
                struct MyLessonSession: StagedSession {
                    static func run(on exportStage: Stage) throws {
                        _ = words
                        var rounds = 1
                        @State var laps = 0
                        exportStage.keep(&_laps)
                        // > Txt("a")
                        // error: cannot find 'Txt' in scope; did you mean 'Text'?
                        try exportStage.show { Text("a") }
                        try exportStage.update { Text("a").bold() }
                        exportStage.settings.charset = .unicode
                        try exportStage.refresh()
                        rounds += 1
                        try exportStage.refresh()
                        try exportStage.value(rounds, canChange: false)
                        try exportStage.show {
                            VStack {
                                Sign(text: "\\(laps) of \\(rounds)")
                                Button("Go") { laps += 1 }
                            }
                        }
                        try exportStage.tap("Go")
                        try exportStage.printTree(2)
                        do {
                            let rounds = 5
                            try exportStage.show { Text("\\(rounds)") }
                        }
                    }
                }

                """)
    }

    @Test func writesPreviewsForXcode() {
        #expect(
            session().exported(as: .swiftUI, from: "my lesson.md") == """
                // my lesson.md, exported by Atelier.

                import SwiftUI

                struct Sign: View {
                    var text: String
                    var body: some View { Text(text) }
                }

                let stage = "here"
                let words = [stage, "b"]

                // > Txt("a")
                // error: cannot find 'Txt' in scope; did you mean 'Text'?

                #Preview("Canvas 1") {
                    Text("a").bold()
                }

                // The session ran this here; previews begin with the values that variables were declared with:
                //     rounds += 1

                #Preview("Canvas 2") {
                    var rounds = 1
                    @Previewable @State var laps = 0
                    VStack {
                        Sign(text: "\\(laps) of \\(rounds)")
                        Button("Go") { laps += 1 }
                    }
                }

                // The session ran this here; previews begin with the values that variables were declared with:
                //     :tap "Go"

                #Preview("Canvas 3") {
                    let rounds = 5
                    Text("\\(rounds)")
                }

                """)
    }

    @Test("What functions and types speak of stands at the top of the file, also where it is declared anew")
    func variablesOfFunctions() {
        var playground = Playground()
        let entries = [
            "struct Todo { var title: String }", "let todos = [Todo(title: \"a\")]",
            "func count() -> Int { todos.count }", "let price = 3",
            "struct Price: View {\n  var body: some View { Text(\"\\(price + 1)\") }\n}",
            "VStack { Text(\"\\(count())\"); Price() }",
            "let todos = [Todo(title: \"a\"), Todo(title: \"b\")]", "let price = \"three\"", "Text(price)",
        ]
        for entry in entries { _ = playground.enter(entry) }
        #expect(
            playground.exported(as: .program, from: "a.md") == """
                // a.md, exported by Atelier.

                import Atelier

                fileprivate struct Todo { var title: String }

                fileprivate func count() -> Int { todos.count }

                fileprivate struct Price: View {
                    var body: some View { Text("\\(price + 1)") }
                }

                fileprivate let todos = [Todo(title: "a"), Todo(title: "b")]
                fileprivate let price = 3

                @main
                struct ASession: StagedSession {
                    static func run(on stage: Stage) throws {
                        _ = todos
                        try stage.show { VStack { Text("\\(count())"); Price() } }
                        do {
                            let price = "three"
                            try stage.show { Text(price) }
                        }
                    }
                }

                """)
    }

    @Test func aComputedVariableTakesThePlaceOfAStoredOne() {
        var playground = Playground()
        for entry in ["let total = 10", "Text(\"T \\(total)\")", "var total: Int { 20 }"] {
            _ = playground.enter(entry)
        }
        #expect(
            playground.exported(as: .swiftUI, from: "a.md") == """
                // a.md, exported by Atelier.

                import SwiftUI

                var total: Int { 20 }

                #Preview {
                    Text("T \\(total)")
                }

                """)
    }

    @Test func aPreviewReadsTheEnvironmentAndVariablesThatChange() {
        var playground = Playground()
        let entries = [
            "var rounds = 1", "@Environment(\\.colorScheme) var scheme",
            "@propertyWrapper struct Twice { var wrappedValue: Int }", "@Twice var pair = 2",
            "Text(\"\\(rounds) \\(pair)\")", ".bold()", "Text(scheme == .dark ? \"dark\" : \"light\")",
        ]
        for entry in entries { _ = playground.enter(entry) }
        #expect(
            playground.exported(as: .swiftUI, from: "a.md") == """
                // a.md, exported by Atelier.

                import SwiftUI

                @propertyWrapper struct Twice { var wrappedValue: Int }

                nonisolated(unsafe) var rounds = 1

                #Preview("Canvas 1") {
                    @Twice var pair = 2
                    Text("\\(rounds) \\(pair)").bold()
                }

                #Preview("Canvas 2") {
                    @Previewable @Environment(\\.colorScheme) var scheme
                    Text(scheme == .dark ? "dark" : "light")
                }

                """)
    }

    @Test func aPreviewSaysWhatRanBeforeAndWhatSwiftUILacks() {
        var playground = Playground()
        let entries = [
            "@Component struct Badge { var text: String }", "var count = 3", "count += 1", "Text(\"\\(count)\")",
        ]
        for entry in entries { _ = playground.enter(entry) }
        let file = playground.exported(as: .swiftUI, from: "a.md")
        #expect(
            file.hasPrefix(
                """
                // a.md, exported by Atelier.
                // SwiftUI has no ComponentStyle and ComposableStyling: what is made of them needs the library Atelier (lines 6, 34 and 38).

                import SwiftUI

                """))
        #expect(
            file.hasSuffix(
                """
                nonisolated(unsafe) var count = 3

                // The session ran this here; previews begin with the values that variables were declared with:
                //     count += 1

                #Preview {
                    Text("\\(count)")
                }

                """))
    }

    @Test func aPreviewHasAllModifiersOfItsCanvas() {
        var playground = Playground()
        for entry in ["Text(\"a\")", ".bold(", "Txt()", ".padding()"] { _ = playground.enter(entry) }
        #expect(
            playground.exported(as: .swiftUI, from: "a.md").hasSuffix(
                """
                import SwiftUI

                #Preview {
                    Text("a").padding()
                }

                // > .bold(
                // error: expected value and ')' to end function call

                // > Txt()
                // error: cannot find 'Txt' in scope; did you mean 'Text'?

                """))
    }

    @Test func writesVariablesAndOperatorsAsAFileTakesThem() {
        var playground = Playground()
        for entry in [
            "precedencegroup Low { lowerThan: AdditionPrecedence }\ninfix operator <+>: Low\n"
                + "func <+> (a: Int, b: Int) -> Int { a * b }",
            "let x = 1, y = 2", "let p, q: Int", "p = 3; q = 4", "func f() throws -> Int { 3 }", "let v = try f()",
            "Text(\"\\(x <+> y + v + p + q)\")",
        ] {
            _ = playground.enter(entry)
        }
        #expect(
            playground.exported(as: .program, from: "sums.swift") == """
                // sums.swift, exported by Atelier.

                import Atelier

                precedencegroup Low { lowerThan: AdditionPrecedence }

                infix operator <+>: Low

                fileprivate func <+> (a: Int, b: Int) -> Int { a * b }

                fileprivate func f() throws -> Int { 3 }

                fileprivate let x = 1
                fileprivate let y = 2

                @main
                struct SumsSession: StagedSession {
                    static func run(on stage: Stage) throws {
                        let p: Int
                        let q: Int
                        p = 3
                        try stage.refresh()
                        q = 4
                        try stage.refresh()
                        let v = try f()
                        try stage.show { Text("\\(x <+> y + v + p + q)") }
                    }
                }

                """)
    }

    @Test func whatXcodeGetsRunsInTheShellToo() {
        var playground = Playground()
        for entry in ["struct Sign: View { var body: some View { Text(\"x\") } }", "Sign()", ".border(.primary)"] {
            _ = playground.enter(entry)
        }
        let file = playground.exported(as: .swiftUI, from: "Sign.md")
        var other = Playground()
        #expect(other.entries(in: file).map { other.enter($0.text).output }.last == "+-+\n|x|\n+-+")
    }

    @Test func exportsTheFinalStateOfWhatWasRedeclared() {
        var playground = Playground()
        for entry in [
            "struct A: View { var body: some View { Text(\"1\") } }", "A()", "A().lost()",
            "struct A: View { var body: some View { Text(\"2\") } }",
        ] {
            _ = playground.enter(entry)
        }
        let text = playground.exported(as: .part, from: "A.md")
        #expect(
            text == """
                // A.md, exported by Atelier.
                // swift-format-ignore-file

                import Atelier

                fileprivate struct A: View { var body: some View { Text("2") } }

                struct ASession: StagedSession {
                    static func run(on stage: Stage) throws {
                        try stage.show { A() }
                        // > A().lost()
                        // error: value of type 'A' has no member 'lost'
                    }
                }

                """)
    }

    @Test func aVariableThatTookThePlaceOfAnotherStandsAtTheTop() {
        var playground = Playground()
        for entry in [
            "let a = 1", "var b = 2", "func f() -> Int { b }", "Text(\"\\(a)\")", "let a = 7", "var b = 3",
            "Text(\"\\(a) \\(f())\")",
        ] {
            _ = playground.enter(entry)
        }
        let text = playground.exported(as: .swiftUI, from: "A.md")
        #expect(
            text == """
                // A.md, exported by Atelier.

                import SwiftUI

                func f() -> Int { b }

                let a = 7
                nonisolated(unsafe) var b = 3

                #Preview("Canvas 1") {
                    Text("\\(a)")
                }

                #Preview("Canvas 2") {
                    Text("\\(a) \\(f())")
                }

                """)
        for entry in playground.entries(in: text) { _ = playground.enter(entry.text) }
        #expect(playground.exported(as: .swiftUI, from: "A.md") == text)
    }

    @Test func previewsKeepStateThatNothingShowsAndWhatRan() {
        var playground = Playground()
        for entry in [
            "@State private var name = \"Ann\"", "@State var filter = 1", "Text(name)", "print(filter)", "filter",
        ] {
            _ = playground.enter(entry)
        }
        #expect(
            playground.exported(as: .swiftUI, from: "A.md") == """
                // A.md, exported by Atelier.

                import SwiftUI

                #Preview {
                    @Previewable @State var name = "Ann"
                    @Previewable @State var filter = 1
                    Text(name)
                }

                // The session ran this here; previews begin with the values that variables were declared with:
                //     print(filter)

                """)
    }

    @Test func aFileThatWasSavedAndLoadedIsSavedAsItIs() {
        var playground = Playground()
        func saved() -> String { playground.exported(as: .swiftUI, from: "A.md") }
        func load(_ file: String) {
            for entry in playground.entries(in: file) { _ = playground.enter(entry.text) }
        }
        _ = playground.enter("Text(\"a\")")
        let one = saved()
        load(one)
        #expect(saved() == one)
        _ = playground.enter("Text(\"b\")")
        let two = saved()
        load(two)
        #expect(saved() == two)
        #expect(two.split(separator: "\n").filter { $0.hasPrefix("#Preview") }.count == 2)
    }

    @Test func declarationsKeepTheCommentsAboveThem() {
        var playground = Playground()
        let file = """
            // A.md, exported by Atelier.

            import SwiftUI

            // MARK: Rows
            struct A: View { var body: some View { Text("a") } }

            // Twice the number.
            func f(_ n: Int) -> Int { 2 * n }

            #Preview("A", traits: .sizeThatFitsLayout) {
                A()
            }

            """
        for entry in playground.entries(in: file) { _ = playground.enter(entry.text) }
        #expect(playground.exported(as: .swiftUI, from: "A.md") == file)
    }

    @Test func whatAPreviewProviderShowsIsWrittenOnce() {
        var playground = Playground()
        let file = """
            // A.md, exported by Atelier.

            import SwiftUI

            struct A: View { var body: some View { Text("a") } }

            struct A_Previews: PreviewProvider { static var previews: some View { A() } }

            """
        for entry in playground.entries(in: file) { _ = playground.enter(entry.text) }
        #expect(playground.exported(as: .swiftUI, from: "A.md") == file)
    }

    @Test func writesModifiersAndViewsOfAnyShape() {
        var playground = Playground()
        for entry in [
            "#Preview {\n  Text(\"a\")\n  Text(\"b\")\n}", ".padding(8)\n.border(.primary)",
            "true ? Text(\"a\") : Text(\"b\")", ".italic()",
        ] {
            _ = playground.enter(entry)
        }
        #expect(
            playground.exported(as: .part, from: "2.md") == """
                // 2.md, exported by Atelier.
                // swift-format-ignore-file

                import Atelier

                struct My2Session: StagedSession {
                    static func run(on stage: Stage) throws {
                        try stage.show {
                            Text("a")
                            Text("b")
                        }
                        try stage.modify {
                            $0
                                .padding(8)
                                .border(.primary)
                        }
                        try stage.show { true ? Text("a") : Text("b") }
                        try stage.update { (true ? Text("a") : Text("b")).italic() }
                    }
                }

                """)
    }
}

@Suite struct SessionPerformanceTests {
    @Test func showsWhatTheProgramShows() throws {
        var playground = Playground()
        for entry in ["var on = false", "Text(on ? \"on\" : \"off\")", "on = true", "on = true", "print(on)", "3"] {
            _ = playground.enter(entry)
        }
        let tree = { (text: String) in "1 Text \"\(text)\"" }
        #expect(
            try playground.performance() == [
                .drawing(picture: "off", tree: tree("off"), isShown: true),
                .drawing(picture: "on", tree: tree("on"), isShown: true),
                .drawing(picture: "on", tree: tree("on"), isShown: false),
                .text("true"),
                .drawing(picture: "on", tree: tree("on"), isShown: false),
                .text("3"),
            ])
        #expect(playground.enter("on").output == "true : Bool")
    }

    @Test func previewsKeepTheirNames() {
        var playground = Playground()
        _ = playground.enter(
            """
            // A header.
            import SwiftUI

            /// A pill.
            public struct Pill: View { public var body: some View { Text("a") } }
            #Preview("One") { Pill() }
            #Preview("Two", traits: .fixedLayout(width: 80, height: 48)) { Pill() }
            #Preview { Text("b") }
            """)
        #expect(
            playground.exported(as: .swiftUI, from: "a.md") == """
                // a.md, exported by Atelier.

                import SwiftUI

                /// A pill.
                public struct Pill: View { public var body: some View { Text("a") } }

                #Preview("One") {
                    Pill()
                }

                #Preview("Two") {
                    Group {
                        Pill()
                    }
                    .frame(width: 80, height: 48)
                }

                #Preview("Canvas 3") {
                    Text("b")
                }

                """)
    }

    @Test func stateThatIsDeclaredAnewIsWrittenOnce() {
        var playground = Playground()
        for line in ["@State var score = 0", "Text(\"Score \\(score)\")", "let score = 3"] {
            _ = playground.enter(line)
        }
        #expect(
            playground.exported(as: .program, from: "a.md") == """
                // a.md, exported by Atelier.

                import Atelier

                fileprivate let score = 3

                @main
                struct ASession: StagedSession {
                    static func run(on stage: Stage) throws {
                        try stage.show { Text("Score \\(score)") }
                    }
                }

                """)
    }

    @Test func whatFollowsStateOfItsNameStandsBehindIt() {
        var playground = Playground()
        for line in [
            "@State var isOn = false", "Toggle(\"Wifi\", isOn: $isOn)", "let isOn = true",
            "Text(isOn ? \"yes\" : \"no\")",
        ] { _ = playground.enter(line) }
        #expect(
            playground.exported(as: .program, from: "a.md") == """
                // a.md, exported by Atelier.

                import Atelier

                @main
                struct ASession: StagedSession {
                    static func run(on stage: Stage) throws {
                        @State var isOn = false
                        stage.keep(&_isOn)
                        try stage.show { Toggle("Wifi", isOn: $isOn) }
                        do {
                            let isOn = true
                            try stage.show { Text(isOn ? "yes" : "no") }
                        }
                    }
                }

                """)
    }

    @Test func stateStandsInAPreviewWhereNothingIsDrawn() {
        var playground = Playground()
        for line in [
            "@State var total = 5", "struct Sum: View { @Binding var n: Int; var body: some View { Text(String(n)) } }",
        ] {
            _ = playground.enter(line)
        }
        #expect(
            playground.exported(as: .swiftUI, from: "a.md") == """
                // a.md, exported by Atelier.

                import SwiftUI

                struct Sum: View { @Binding var n: Int; var body: some View { Text(String(n)) } }

                #Preview {
                    @Previewable @State var total = 5
                    EmptyView()
                }

                """)
    }
}
