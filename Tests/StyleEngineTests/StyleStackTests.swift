import StyleEngine
import Testing

@Suite struct StyleStackTests {
    @Test("B1: the modifier closest to the component is on top")
    func push() throws {
        #expect(try tree { Box { Leaf("x") }.box(TagBoxStyle(tag: "A")).box(TagBoxStyle(tag: "B")) } == #"tag("A")[x]"#)
    }

    @Test("B3: composing styles take what is left, down to the default")
    func take() throws {
        #expect(
            try tree { Box { Leaf("x") }.box(OverBoxStyle(tag: "M")).box(TagBoxStyle(tag: "B")) }
                == #"over("M")[tag("B")[x]]"#)
        #expect(
            try tree { Box { Leaf("x") }.box(TagBoxStyle(tag: "B")).box(OverBoxStyle(tag: "M")) } == #"tag("B")[x]"#)
        #expect(try tree { Box { Leaf("x") }.box(OverBoxStyle(tag: "M")) } == #"over("M")[def[x]]"#)
        #expect(
            try tree {
                Box { Leaf("x") }.box(OverBoxStyle(tag: "blue")).box(OverBoxStyle(tag: "pad")).box(
                    OverBoxStyle(tag: "red"))
            } == #"over("blue")[over("pad")[over("red")[def[x]]]]"#)
    }

    @Test("B4: a pop holds for the whole subtree, content included")
    func pop() throws {
        #expect(try tree { Box { Box { Leaf("x") } }.box(TagBoxStyle(tag: "A")) } == #"tag("A")[def[x]]"#)
        let stacked = try tree {
            Box { Box { Box { Leaf("x") } } }
                .box(TagBoxStyle(tag: "A")).box(TagBoxStyle(tag: "B")).box(TagBoxStyle(tag: "C"))
        }
        let single = try tree {
            Box {
                Box { Box { Leaf("x") }.box(TagBoxStyle(tag: "C")) }.box(TagBoxStyle(tag: "B"))
            }
            .box(TagBoxStyle(tag: "A"))
        }
        #expect(stacked == #"tag("A")[tag("B")[tag("C")[x]]]"#)
        #expect(single == stacked)
    }

    @Test("B5: siblings each start from the same stack")
    func siblings() throws {
        #expect(
            try tree {
                Group {
                    Box { Leaf("x") }
                    Box { Leaf("y") }
                }
                .box(TagBoxStyle(tag: "A"))
            } == #"tag("A")[x] tag("A")[y]"#)
        #expect(
            try tree {
                Box {
                    Box { Leaf("x") }
                    Box { Leaf("y") }
                }
                .box(TagBoxStyle(tag: "A")).box(TagBoxStyle(tag: "B"))
            } == #"tag("A")[tag("B")[x] tag("B")[y]]"#)
    }

    @Test("B6: a fresh component in a style's body sees the rest")
    func fresh() throws {
        struct Fresh: ComponentStyle {
            typealias Component = Box
            func makeBody(configuration: Box.Configuration) -> some View {
                configuration.content
                Box { Leaf("f") }
            }
        }
        #expect(
            try tree { Box { Leaf("x") }.box(Fresh()).box(TagBoxStyle(tag: "B")) } == #"fresh[x tag("B")[f]]"#)
        #expect(try tree { Box { Leaf("x") }.box(Fresh()) } == "fresh[x def[f]]")
    }

    @Test("B7, D5: a style that re-applies itself reads its environment anew on each level")
    func reapply() throws {
        struct Level: ComponentStyle {
            typealias Component = Box
            @Environment(\.number) var number
            func makeBody(configuration: Box.Configuration) -> some View {
                Group {
                    Leaf("L\(number)")
                    configuration.content
                }
                .transformEnvironment(\.number) { $0 += 1 }
                .box(self)
            }
        }
        #expect(try tree { Box { Box { Box { Leaf("x") } } }.box(Level()) } == "level[L0 level[L1 level[L2 x]]]")
    }

    @Test("B9: a style that owns its base leaves the outer stack for the content")
    func parameterised() throws {
        struct Parameterised<Base: ComponentStyle<Box>>: ComponentStyle {
            typealias Component = Box
            var base: Base
            func makeBody(configuration: Box.Configuration) -> some View {
                Box(configuration).box(base)
            }
        }
        let result = try tree {
            Box { Box { Leaf("x") } }
                .box(Parameterised(base: TagBoxStyle(tag: "base"))).box(TagBoxStyle(tag: "outer"))
        }
        #expect(result == #"parameterised(tag("base"))[tag("base")[tag("outer")[x]]]"#)
    }

    @Test("B11: a style reads the environment of the component, not of the modifier")
    func styleEnvironment() throws {
        struct Reading: ComponentStyle {
            typealias Component = Box
            @Environment(\.number) var number
            func makeBody(configuration: Box.Configuration) -> some View { Leaf("E\(number)") }
        }
        #expect(
            try tree { Box { Leaf("x") }.environment(\.number, 1).box(Reading()).environment(\.number, 2) }
                == "reading[E1]")
    }

    @Test("B15: a style must be a value")
    func classStyle() {
        final class Shared: ComponentStyle {
            typealias Component = Box
            func makeBody(configuration: Box.Configuration) -> some View { EmptyView() }
        }
        #expect(throws: ResolutionError.styleIsClass(component: "Box", name: "Shared")) {
            try tree { Box { Leaf("x") }.box(Shared()) }
        }
    }

    @Test("Ten thousand styles on one component are taken one after the other")
    func manyStyles() throws {
        var view = AnyView(Box { Leaf("x") })
        for _ in 0..<10_000 { view = AnyView(view.box(OverBoxStyle(tag: "M"))) }
        var node = try Resolver().resolve(view)
        var takes = 0
        while let child = node.children.first {
            if child.take?.isDefault == false { takes += 1 }
            node = child
        }
        #expect(takes == 10_000)
    }

    @Test("A stack of a hundred thousand styles is freed without a crash")
    func freeing() {
        let style = ErasedStyle(type: TypeIdentity(Int.self), base: 0, name: { "n" }) { _, _ in AnyView(EmptyView()) }
        var stack = StyleStack()
        for _ in 0..<100_000 { stack = stack.pushing(style) }
        #expect(stack.count == 100_000)
        stack = StyleStack()
        #expect(stack.isEmpty)
    }
}
