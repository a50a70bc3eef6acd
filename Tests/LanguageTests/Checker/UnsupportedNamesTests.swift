import Testing

@testable import Language

@Suite("What SwiftUI has and Atelier has not")
struct UnsupportedNamesTests {
    @Test(
        "A known name is no typing mistake",
        arguments: [
            ("GeometryReader { _ in }", "'GeometryReader' is not supported in Atelier; give sizes with '.frame(…)'"),
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

    @Test func aProgramMayDeclareSuchANameItself() {
        #expect(Workbench.check("struct Task {}", "Task()") == "value: Task")
    }

    @Test func wholeBoundsOfARangeOfFractions() {
        #expect(Workbench.check("Slider(value: .constant(0.3), in: 0...1)") == "view: Slider<EmptyView>")
        #expect(Workbench.check("Slider(value: .constant(0.3))") == "view: Slider<EmptyView>")
    }

    @Test func aNilAmongValues() {
        #expect(Workbench.check("[1, nil, 3]") == "value: [Int?]")
    }
}
