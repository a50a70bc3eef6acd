import StyleEngine
import Testing

@Suite("A resolver and its trees are freed with the last use of them") struct LifetimeTests {
    struct Counting: View {
        @State var count = 0
        @Environment(\.number) var number

        var body: some View { Touchable(count: $count); Leaf("\(count + number)") }
    }

    struct Touchable: PrimitiveView {
        @Binding var count: Int

        static func _resolve(_ view: Touchable, at inputs: Inputs, by resolver: Resolver) {
            _ = resolver.open(
                TypeIdentity(Touchable.self), .primitive, interaction: .tap { view.count += 1 }, at: inputs)
        }
    }

    struct Around: ViewModifier {
        @State var isOn = false

        func body(content: Content) -> some View {
            Leaf(isOn ? "on" : "off")
            content
            AnyView(content)
        }
    }

    struct Remembering: ComponentStyle {
        typealias Component = Box
        @State var isOn = false
        @Environment(\.number) var number

        func makeBody(configuration: Box.Configuration) -> some View {
            Box(configuration)
            Touchable(count: Binding(get: { 0 }, set: { _ in isOn.toggle() }))
        }
    }

    @Test("views with bodies, state and environment")
    func views() throws {
        #expect(
            try heldAfter(
                resolving: Group {
                    Counting(); Counting().environment(\.number, 2)
                }) == [])
    }

    @Test("modifiers with bodies, which hold what they modify")
    func modifiers() throws {
        #expect(try heldAfter(resolving: Counting().modifier(Around()).modifier(Around())) == [])
    }

    @Test("branches, optionals, elements, erased and listed views")
    func containers() throws {
        let isOn = true
        let view = Group {
            if isOn { Counting() } else { Leaf("off") }
            if isOn { Counting() }
            ForEach(0..<3) { _ in Counting().modifier(Around()) }
            AnyView(Counting().modifier(Around()))
            ViewList([.init(AnyView(Counting()), at: 0), .init(AnyView(Leaf("b")), at: 1, branch: 0)])
        }
        #expect(try heldAfter(resolving: view) == [])
    }

    @Test("erased views nested so deep that they go on the list of work")
    func deep() throws {
        var view = AnyView(Counting())
        for _ in 0..<1_000 { view = AnyView(view.modifier(Around2())) }
        #expect(try heldAfter(resolving: view) == [])
    }

    struct Around2: PrimitiveModifier {
        static func resolve(
            _ modifier: Around2, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
        ) {
            content(resolver.open(TypeIdentity(Around2.self), .modifier, at: inputs))
        }
    }

    @Test("components, their styles, state in them, and stacks")
    func styles() throws {
        let view = Box {
            Counting(); Box { Leaf("x") }.modifier(Around())
        }
        .box(Remembering()).box(OverBoxStyle(tag: "A")).box(TagBoxStyle(tag: "B"))
        #expect(try heldAfter(resolving: view) == [])
    }

    @Test("after taps, and the updates that they lead to")
    func updates() throws {
        let view = Box { Counting() }.box(Remembering()).modifier(Around())
        let held = try heldAfter(resolving: view) { resolver, tree in
            for _ in 0..<3 {
                for case .tap(let run) in interactions(of: tree) { run() }
                try resolver.update()
            }
        }
        #expect(held == [])
    }

    @Test("after a failure half way")
    func failure() throws {
        weak var freed: Resolver?
        do {
            let resolver = Resolver(depthLimit: 3)
            freed = resolver
            #expect(throws: ResolutionError.self) {
                try resolver.resolve(Box { Box { Box { Counting().modifier(Around()) } } })
            }
        }
        #expect(freed == nil)
    }

    @Test("a binding that outlives the tree keeps its value, and nothing else")
    func binding() throws {
        var binding: Binding<Int>?
        weak var freed: Resolver?
        do {
            let resolver = Resolver()
            freed = resolver
            struct Handing: View {
                let hand: (Binding<Int>) -> Void
                @State var value = 4
                var body: some View { let _ = hand($value); Leaf("\(value)") }
            }
            _ = try resolver.resolve(Handing { binding = $0 })
        }
        binding?.wrappedValue += 1
        #expect(freed == nil)
        #expect(binding?.wrappedValue == 5)
    }

    private func interactions(of tree: Node) -> [Interaction] {
        tree.children.reduce(tree.kind == .primitive ? [tree.interaction].compactMap { $0 } : []) {
            $0 + interactions(of: $1)
        }
    }
}
