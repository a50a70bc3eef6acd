import StyleEngine
import Testing

/// A component of another family that has the same configuration type as `Box`.
struct Crate: ComposableStyling {
    typealias Configuration = Box.Configuration
    let configuration: Configuration
    static var defaultStyle: any ComponentStyle<Crate> { DefaultCrateStyle() }
    init(_ configuration: Configuration) { self.configuration = configuration }
    init(@ViewBuilder content: () -> some View) { configuration = .init(content: AnyView(content())) }
}

struct DefaultCrateStyle: ComponentStyle {
    typealias Component = Crate
    func makeBody(configuration: Box.Configuration) -> some View { configuration.content }
}

@Suite struct CompositionTests {
    @Test("B2: a style that names its component is on that component's stack alone")
    func family() throws {
        #expect(
            try tree { Crate { Box { Leaf("x") } }.box(TagBoxStyle(tag: "A")) } == #"def[tag("A")[x]]"#)
    }

    struct Leaking: ComponentStyle {
        typealias Component = Box
        func makeBody(configuration: Box.Configuration) -> some View {
            Box(configuration).box(TagBoxStyle(tag: "a")).box(TagBoxStyle(tag: "b"))
        }
    }

    @Test("B10: what a style pushes and does not use is left for the content")
    func leftOver() throws {
        #expect(
            try tree { Box { Box { Leaf("x") } }.box(Leaking()) } == #"leaking[tag("a")[tag("b")[x]]]"#)
    }

    struct Combined: ComponentStyle {
        typealias Component = Box
        func makeBody(configuration: Box.Configuration) -> some View {
            Box(configuration)
                .box(OverBoxStyle(tag: "font")).box(OverBoxStyle(tag: "card")).box(TagBoxStyle(tag: "list"))
                .box(self)
        }
    }

    @Test("B12: a style made of three others, which re-applies itself")
    func combined() throws {
        #expect(
            try tree { Box { Box { Leaf("x") } }.box(Combined()) }
                == #"combined[over("font")[over("card")[tag("list")[combined[over("font")[over("card")[tag("list")[x]]]]]]]]"#
        )
    }

    struct Automatic: ComponentStyle {
        typealias Component = Box
        func makeBody(configuration: Box.Configuration) -> some View { configuration.content }
    }

    @Test("B14: a default that is pushed hides the styles further out from its own component, and clears nothing")
    func pushedDefault() throws {
        #expect(
            try tree { Box { Box { Leaf("x") } }.box(Automatic()).box(TagBoxStyle(tag: "A")) }
                == #"automatic[tag("A")[x]]"#)
    }

    struct Choosing<First: ComponentStyle<Box>, Second: ComponentStyle<Box>>: ComponentStyle {
        typealias Component = Box
        var isFirst: Bool
        var first: First
        var second: Second

        func makeBody(configuration: Box.Configuration) -> some View {
            if isFirst {
                first.makeBody(configuration: configuration)
            } else {
                second.makeBody(configuration: configuration)
            }
        }
    }

    @Test("B16: calling makeBody pops nothing, so a Component(configuration) inside takes the caller's next style")
    func directCall() throws {
        let style = Choosing(isFirst: true, first: OverBoxStyle(tag: "M"), second: TagBoxStyle(tag: "N"))
        let result = try tree { Box { Leaf("x") }.box(style).box(TagBoxStyle(tag: "A")) }
        #expect(result == #"choosing(isFirst: true, first: over("M"), second: tag("N"))[tag("A")[x]]"#)
    }

    struct Reading: ComponentStyle {
        typealias Component = Box
        @Environment(\.number) var number
        func makeBody(configuration: Box.Configuration) -> some View { Leaf("\(number)") }
    }

    struct Forwarding: ComponentStyle {
        typealias Component = Box
        let base: any ComponentStyle<Box>

        func makeBody(configuration: Box.Configuration) -> some View {
            AnyView(base.makeBody(configuration: configuration))
        }
    }

    @Test("D3, D4: a style kept in an existential is not installed where its makeBody is called directly")
    func notInstalled() throws {
        #expect(
            try tree { Box { Leaf("x") }.box(Forwarding(base: Reading())).environment(\.number, 5) }
                .hasSuffix("[0]"))
    }

    struct Wrapping<Base: ComponentStyle<Box>>: ComponentStyle {
        typealias Component = Box
        var base: Base
        func makeBody(configuration: Box.Configuration) -> some View {
            base.makeBody(configuration: configuration).environment(\.number, 9)
        }
    }

    @Test("D6: a style stored in a style is installed with it, and misses what the outer one changes around it")
    func installedEarly() throws {
        #expect(
            try tree { Box { Leaf("x") }.box(Wrapping(base: Reading())).environment(\.number, 5) }.hasSuffix("[5]"))
    }

    @Test("A9: another key path in a transform at the same place writes there")
    func otherKeyPath() throws {
        let resolver = Resolver()
        func view(_ path: WritableKeyPath<EnvironmentValues, Int>) -> some View {
            Reader().transformEnvironment(path) { $0 += 4 }
        }
        #expect(compact(try resolver.resolve(view(\.number))) == "4")
        #expect(compact(try resolver.resolve(view(\.other))) == "0")
        #expect(compact(try resolver.resolve(view(\.number))) == "4")
    }

    @Test("A6: writes shadow, they do not erase: all of them stand in the trace")
    func shadowing() throws {
        let resolver = Resolver()
        let trace = Trace()
        resolver.trace = trace
        _ = try resolver.resolve(Reader().environment(\.number, 1).environment(\.number, 2))
        let writes = trace.events.filter { if case .environmentWrite = $0.action { true } else { false } }
        #expect(writes.count == 2)
    }
}

enum OtherNumberKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    var other: Int {
        get { self[OtherNumberKey.self] }
        set { self[OtherNumberKey.self] = newValue }
    }
}
