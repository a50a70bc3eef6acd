import Testing

@testable import Language

@Suite("Declarations")
struct DeclarationTests {
    @Test func aTypeThatLacksWhatItsProtocolAsks() {
        #expect(
            Workbench.check("struct Badge: View { var text: String }")
                == """
                1:8: error: type 'Badge' does not conform to protocol 'View'
                  struct Badge: View { var text: String }
                         ^~~~~
                  add: var body: some View
                """)
        #expect(
            Workbench.check("struct Loud: GroupBoxStyle {}")
                == """
                1:8: error: type 'Loud' does not conform to protocol 'GroupBoxStyle'
                  struct Loud: GroupBoxStyle {}
                         ^~~~
                  add: func makeBody(configuration: Configuration) -> some View
                """)
    }

    @Test func bodiesAreCheckedWhenTheyAreDeclared() {
        #expect(
            Workbench.check(
                """
                struct Badge: View {
                    var body: some View {
                        Txt("a")
                    }
                }
                """)
                    == """
                    3:9: error: cannot find 'Txt' in scope; did you mean 'Text'?
                              Txt("a")
                              ^~~
                    """)
    }

    @Test func declarationsOfOneEntryMayReferToLaterOnes() {
        #expect(
            Workbench.check(
                """
                struct Outer: View { var body: some View { Inner(size: size(2)) } }
                struct Inner: View { var size: Int; var body: some View { Text("\\(size)") } }
                func size(_ n: Int) -> Int { n * 2 }
                """)
                    == """
                    declared struct Outer
                    declared struct Inner
                    declared func size(_:)
                    """)
    }

    @Test func aFailedEntryDeclaresNothing() {
        #expect(
            Workbench.check("struct A { var x = 1 }\nstruct B { var y: Unknown }", "A()")
                == """
                1:1: error: cannot find 'A' in scope
                  A()
                  ^
                """)
    }

    @Test func aReplacedTypeIsCheckedWithWhatDependsOnIt() {
        var workbench = Workbench()
        #expect(workbench.enter("struct Size { var width = 1 }") == "declared struct Size")
        #expect(
            workbench.enter("func one() -> Int { 1 }; func wide(_ s: Size) -> Int { s.width }")
                == "declared func one()\ndeclared func wide(_:)")
        #expect(workbench.enter("struct Size { var width = 2 }") == "replaced struct Size")
        #expect(workbench.enter("wide(Size())") == "value: Int")
        #expect(
            workbench.enter("struct Size { var height = 2 }")
                == """
                1:58: error: 'func wide(_ s: Size) -> Int { s.width }' no longer fits: value of type 'Size' has no member 'width'; it has only 'height'; declare it anew in the same entry
                  func one() -> Int { 1 }; func wide(_ s: Size) -> Int { s.width }
                                                                           ^~~~~
                """)
        #expect(workbench.enter("Size().width") == "value: Int")
    }

    @Test func theLatestMemberOfAnExtensionWins() {
        var workbench = Workbench()
        _ = workbench.enter(
            "extension View { func boxed() -> some View { border(.red) }\nfunc twice() -> some View { padding().padding() } }"
        )
        #expect(
            workbench.enter("extension View { func boxed() -> some View { border(.blue) } }")
                == "replaced extension View")
        #expect(workbench.enter(#"Text("a").boxed().twice()"#) == "view: some View")
    }

    @Test func aGenerationIsNewWhereStoredPropertiesChange() {
        var workbench = Workbench()
        _ = workbench.enter("struct A { var x = 1; func f() -> Int { 1 } }")
        _ = workbench.enter("struct A { var x = 1; func f() -> Int { 2 } }")
        #expect(workbench.program.declarations.types["A"]?.generation == 0)
        _ = workbench.enter("struct A { var x = 1.5 }")
        #expect(workbench.program.declarations.types["A"]?.generation == 1)
    }

    @Test(
        "Initializers",
        arguments: [
            ("struct P { var x = 1; let y: Double?; var z: String? }", "P(y: nil)", "value: P"),
            ("struct P { let x = 1; var y: Int }", "P(y: 2)", "value: P"),
            ("struct P { var x: Int; init(_ x: Int) { self.x = x } }", "P(3)", "value: P"),
            ("struct P { var x: Int; init() { self.init(x: 2) }; init(x: Int) { self.x = x } }", "P()", "value: P"),
            ("struct P: View { @State var on = false; var body: some View { Text(\"a\") } }", "P(on: true)", "view: P"),
            (
                "struct P: View { @Binding var on: Bool; var body: some View { Text(\"a\") } }",
                "P(on: .constant(true))", "view: P"
            ),
            (
                "struct P<C: View>: View { @ViewBuilder var c: () -> C; var body: some View { c() } }",
                "P { Text(\"a\"); Text(\"b\") }", "view: P<TupleView<(Text, Text)>>"
            ),
            (
                "struct P<C: View>: View { @ViewBuilder let c: C; var body: some View { c } }", "P { Text(\"a\") }",
                "view: P<Text>"
            ),
            ("class C { var n = 1 }", "C().n", "value: Int"),
            ("enum Size: String, CaseIterable { case small, large }", "Size(rawValue: \"small\")", "value: Size?"),
            (
                "enum Size: String, CaseIterable { case small, large }", "Size.allCases.map(\\.rawValue)",
                "value: [String]"
            ),
        ])
    func initializers(declaration: String, use: String, answer: String) {
        #expect(Workbench.check(declaration, use) == answer)
    }

    @Test func anInitializerMustFillAllProperties() {
        #expect(
            Workbench.check("struct P { let x: Int; init(_ y: Int) {} }")
                == """
                1:24: error: return from initializer without initializing all stored properties: 'x' has no value
                  struct P { let x: Int; init(_ y: Int) {} }
                                         ^~~~
                """)
    }

    @Test func conditionalConformances() {
        let wrapper = """
            struct Wrapped<Base> { var base: Base }
            extension Wrapped: View where Base: View { var body: some View { base.padding() } }
            """
        #expect(Workbench.check(wrapper, #"Wrapped(base: Text("a"))"#) == "view: Wrapped<Text>")
        #expect(Workbench.check(wrapper, "Wrapped(base: 3)") == "value: Wrapped<Int>")
    }

    @Test func protocolsWithDefaults() {
        #expect(
            Workbench.check(
                """
                protocol Named { var name: String { get } }
                extension Named { func greeting() -> String { "Hello " + name } }
                struct Cat: Named { var name = "Tom" }
                """, "Cat().greeting()", "let all: [any Named] = [Cat()]", "all.map { $0.name }") == "value: [String]")
    }

    @Test func aGenericEngineOfTheProgramsOwn() {
        let engine = """
            protocol Component: View { associatedtype Configuration; var configuration: Configuration { get } }
            protocol Look<Target>: DynamicProperty {
                associatedtype Target: Component
                associatedtype Body: View
                @ViewBuilder func makeBody(configuration: Target.Configuration) -> Body
            }
            struct Resolved<L: Look>: View {
                let configuration: L.Target.Configuration
                let look: L
                var body: some View { look.makeBody(configuration: configuration) }
            }
            extension Look {
                func erased(_ configuration: Target.Configuration) -> AnyView {
                    AnyView(Resolved(configuration: configuration, look: self))
                }
            }
            struct AnyLook<Target: Component> {
                let make: (Target.Configuration) -> AnyView
                init(_ base: some Look<Target>) { make = { base.erased($0) } }
            }
            struct LooksKey<T: Component>: EnvironmentKey, Hashable {
                static var defaultValue: [AnyLook<T>] { [] }
                init(_ type: T.Type) {}
            }
            extension EnvironmentValues {
                subscript<T: Component>(looks key: LooksKey<T>) -> [AnyLook<T>] {
                    get { self[LooksKey<T>.self] }
                    set { self[LooksKey<T>.self] = newValue }
                }
            }
            @propertyWrapper struct Looks<T: Component>: DynamicProperty {
                @Environment(\\.[looks: .init(T.self)]) var all
                var wrappedValue: AnyLook<T>? { all.last }
                init() {}
            }
            extension Component { typealias Own = Looks<Self> }
            extension View {
                func look<T: Component, L: Look<T>>(_ look: L) -> some View {
                    transformEnvironment(\\.[looks: .init(T.self)]) { $0.append(.init(look)) }
                }
            }
            """
        let badge = """
            struct Badge: Component {
                struct Configuration { var text: String }
                var configuration: Configuration
                @Own var top
                init(_ text: String) { configuration = .init(text: text) }
                var body: some View {
                    if let top { top.make(configuration) } else { Text(configuration.text) }
                }
            }
            struct Bold: Look {
                typealias Target = Badge
                func makeBody(configuration: Badge.Configuration) -> some View { Text(configuration.text).bold() }
            }
            """
        #expect(Workbench.check(engine, badge, #"Badge("a").look(Bold())"#) == "view: some View")
    }
}
