import Testing

@testable import Language

struct ReflectionTests {
    @Test("A mirror lists what a value stores (rule F5)")
    func children() throws {
        let session = TestSession()
        let lines = try session.printed(
            """
            struct Framed { var name = "a"; var width: Int? = 2 }
            enum Shape { case dot, line(Int) }
            func list(_ value: Any) {
                for child in Mirror(reflecting: value).children { print(child.label ?? "-", child.value) }
                print("end")
            }
            list(Framed())
            list(Shape.line(3))
            list(Shape.dot)
            list([1, 2])
            """)
        #expect(
            lines == ["name a", "width Optional(2)", "end", "line 3", "end", "end", "- 1", "- 2", "end"])
    }

    @Test("Two values are compared field by field, as article 000 does")
    func equality() throws {
        let lines = try TestSession().printed(
            """
            struct Framed { var name = "a"; var width = 2 }
            private extension Equatable {
                func isEqual(to other: any Equatable) -> Bool {
                    guard let other = other as? Self else { return false }
                    return self == other
                }
            }
            func equal(_ lhs: Any, _ rhs: Any) -> Bool {
                if let lhs = lhs as? any Equatable, let rhs = rhs as? any Equatable { lhs.isEqual(to: rhs) } else { false }
            }
            func same(_ one: Any, _ other: Any) -> Bool {
                zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).allSatisfy { lhs, rhs in
                    lhs.label == rhs.label && equal(lhs.value, rhs.value)
                }
            }
            print(same(Framed(), Framed()), same(Framed(), Framed(width: 3)))
            """)
        #expect(lines == ["true false"])
    }

    @Test("Wrappers that are installed are dynamic properties, as article 000 asks of fields")
    func dynamicProperties() throws {
        let lines = try TestSession().printed(
            """
            struct Own: DynamicProperty {}
            struct Framed {
                @Environment(\\.colorScheme) var scheme
                @State var isOn = true
                @EnvironmentBacked(\\.controlSize) var size
                var own = Own()
                var width = 2
            }
            print(Mirror(reflecting: Framed()).children.map { $0.value is any DynamicProperty })
            """)
        #expect(lines == ["[true, true, true, true, false]"])
    }
}
