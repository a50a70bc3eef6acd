import StyleEngine
import Testing

enum AccessoryKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}

extension EnvironmentValues {
    var accessory: String? {
        get { self[AccessoryKey.self] }
        set { self[AccessoryKey.self] = newValue }
    }
}

@Suite struct EnvironmentBackedTests {
    struct Avatar: View {
        @EnvironmentBacked(\.accessory) private var accessory

        var body: some View { Leaf(accessory ?? "none") }

        func accessory(_ accessory: String?) -> Self {
            var copy = self
            copy.accessory = accessory
            return copy
        }
    }

    @Test("G1: a value of its own beats the environment's, which beats the default")
    func precedence() throws {
        #expect(try tree { Avatar().accessory("own").environment(\.accessory, "around") } == "own")
        #expect(try tree { Avatar().environment(\.accessory, "around") } == "around")
        #expect(try tree { Avatar() } == "none")
    }

    @Test("G1: the modifier of the view itself gives a copy of the same type")
    func copy() throws {
        let avatar = Avatar()
        let changed: Avatar = avatar.accessory("own")
        #expect(
            try tree {
                avatar; changed
            } == "none own")
    }

    @Test("G5: nil is a value of its own, too, and hides the environment's")
    func none() throws {
        #expect(try tree { Avatar().accessory(nil).environment(\.accessory, "around") } == "none")
    }
}
