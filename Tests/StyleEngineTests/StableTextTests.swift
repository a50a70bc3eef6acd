import StyleEngine
import Testing

@Suite("The text of values in the names of styles") struct StableTextTests {
    final class Shared {}

    struct Inner {
        let width: Int
        let path = \Inner.width
        let action = {}
        let names: [String: Set<Int>]
        @Environment(\.number) var number
        @State var count = 1
    }

    enum Level {
        case low
        case high(Int, Inner)
    }

    struct Holding<Base: ComponentStyle<Box>>: ComponentStyle {
        typealias Component = Box
        let base: Base
        let erased: AnyComponentStyle<Box>
        let level: Level
        let levels: [Level]
        let inner: Inner?
        let missing: Inner?
        let shared = Shared()
        let type: Any.Type
        let view: AnyView
        let pair: (Int, Shared)
        @Environment(\.number) var number

        func makeBody(configuration: Box.Configuration) -> some View { configuration.content }
    }

    struct Reading: ComponentStyle {
        typealias Component = Box
        let keyPath: KeyPath<EnvironmentValues, Int>
        @Environment(\.number) var number
        @Environment(\.trail) private var trail
        func makeBody(configuration: Box.Configuration) -> some View { Leaf("\(number)") }
    }

    @Test("Structs and enums are taken apart; functions, key paths, views and what is installed are left out")
    func parts() throws {
        let inner = Inner(width: 2, names: ["b": [2, 1], "a": []])
        let style = Holding(
            base: Reading(keyPath: \.number), erased: AnyComponentStyle(base: TagBoxStyle(tag: "t")),
            level: .high(3, inner), levels: [.low], inner: inner, missing: nil, type: Inner.self,
            view: AnyView(Leaf("x")), pair: (1, Shared()))
        let shown = #"Inner(width: 2, names: ["a": [], "b": [1, 2]])"#
        #expect(
            try tree { Box { Leaf("x") }.box(style) }
                == "holding(base: reading, erased: tag(\"t\"), level: high(3, \(shown)), levels: [low], "
                + "inner: \(shown), missing: nil, shared: Shared, type: Inner, pair: (1, Shared))[x]")
    }
}
