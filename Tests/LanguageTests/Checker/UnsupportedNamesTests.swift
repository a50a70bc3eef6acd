import Testing

@testable import Language

@Suite("What SwiftUI has and Atelier has not")
struct UnsupportedNamesTests {
    @Test(
        "A known name is no typing mistake",
        arguments: [
            ("AnyLayout()", "'AnyLayout' is not supported in Atelier; choose with 'if' on '@State'"),
            (
                "class M: ObservableObject {}",
                "'ObservableObject' is not supported in Atelier; keep what changes in '@State'"
            ),
            (
                "struct S { @Published var x = 1 }",
                "'Published' is not supported in Atelier; keep what changes in '@State'"
            ),
            (#"Text("a").onAppear {}"#, "'onAppear' is not supported in Atelier; give '@State' its initial value"),
        ])
    func named(_ code: String, _ message: String) {
        do {
            _ = try CheckedProgram(builtIns: Workbench.builtIns).check(code, canvas: nil)
            Issue.record("nothing was refused")
        } catch {
            #expect((error as? Diagnostic)?.message == message)
        }
    }

    @Test(
        "A modifier, a wrapper or an attribute says what to write instead",
        arguments: [
            (#"Text("a").onChange(of: 1) {}"#, "act where the value is changed, or in the 'set' of a 'Binding'"),
            (#"Text("a").alert("b") {}"#, "use 'if' on '@State'"),
            (#"Text("a").toolbar {}"#, "write the buttons in an 'HStack' above the view"),
            (#"Text("a").blendMode(.multiply)"#, "cells lie on top of each other; use '.opacity(…)'"),
            (#"Text("a").accessibilityRotor("b")"#, "what a picture says is read off the terminal; leave it out"),
            (#"@Environment(\.dismiss) var dismiss"#, "use a 'Binding' that closes it"),
            (#"Text("a").environment(\.layoutDirection, .rightToLeft)"#, "pictures are drawn from left to right"),
            ("NavigationSplitView {}", "show the views side by side in an 'HStack'"),
            ("withTransaction {}", "use 'withAnimation { }'"),
            ("MultiDatePicker()", "use a 'Picker' over texts"),
            ("@Observable class Model {}", "keep what changes in '@State'"),
            ("struct A: View { @StateObject var x = 1 }", "keep what changes in '@State'"),
        ])
    func instead(_ code: String, _ instead: String) {
        do {
            _ = try CheckedProgram(builtIns: Workbench.builtIns).check(code, canvas: nil)
            Issue.record("nothing was refused")
        } catch {
            #expect((error as? Diagnostic)?.message.hasSuffix("is not supported in Atelier; \(instead)") == true)
        }
    }

    @Test("None is here after all")
    func noneIsHere() {
        let names = Set(CheckedProgram(builtIns: Workbench.builtIns).documentedNames.map(\.text))
        let plain = UnsupportedNames.all.filter { !"@\\".contains($0.prefix(1)) }
            .map { String($0.drop { $0 == "." }) }
        #expect(plain.filter(names.contains) == [])
        for value in UnsupportedNames.all where value.first == "\\" {
            #expect(throws: Diagnostic.self) {
                try CheckedProgram(builtIns: Workbench.builtIns).check("@Environment(\(value)) var it", canvas: nil)
            }
        }
    }

    @Test("Every name is refused where it is used, with what to write instead")
    func everyNameIsRefused() {
        let program = CheckedProgram(builtIns: Workbench.builtIns)
        for name in UnsupportedNames.all {
            let code =
                switch name.first {
                case ".": "Text(\"a\")\(name)(1)"
                case "@": "\(name) struct A {}"
                case "\\": "@Environment(\(name)) var it"
                default: "let a = \(name)(1)"
                }
            #expect(refusal(of: code, in: program)?.contains("is not supported in Atelier; ") == true, "\(code)")
        }
        for name in UnsupportedNames.allMembers {
            let codes = ["\"a\"", "[1]", "1.5", "Date(timeIntervalSince1970: 0)", "Int"].map { "\($0).\(name)" }
            let isTold = codes.contains {
                refusal(of: $0, in: program)?.contains("'\(name)' is not supported in Atelier; ") == true
            }
            #expect(isTold, "\(name)")
        }
    }

    private func refusal(of code: String, in program: CheckedProgram) -> String? {
        do {
            _ = try program.check(code, canvas: nil)
            return nil
        } catch {
            return (error as? Diagnostic)?.message
        }
    }

    @Test("What other languages call otherwise is told of texts and collections alone")
    func membersOfOnesOwn() {
        #expect(
            Workbench.check("[1].length")
                == "1:5: error: 'length' is not supported in Atelier; use 'count'\n  [1].length\n      ^~~~~~")
        #expect(
            Workbench.check("struct Rope {}", "Rope().length")
                == "1:8: error: value of type 'Rope' has no member 'length'\n  Rope().length\n         ^~~~~~")
    }

    @Test func aProgramMayDeclareSuchANameItself() {
        #expect(Workbench.check("struct Task {}", "Task()") == "value: Task")
    }

    @Test func wholeBoundsOfARangeOfFractions() {
        #expect(Workbench.check("Slider(value: .constant(0.3), in: 0...1)") == "view: Slider<EmptyView, EmptyView>")
        #expect(Workbench.check("Slider(value: .constant(0.3))") == "view: Slider<EmptyView, EmptyView>")
    }

    @Test func aNilAmongValues() {
        #expect(Workbench.check("[1, nil, 3]") == "value: [Int?]")
    }
}
