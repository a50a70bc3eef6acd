import StyleEngine
import Testing

enum UsesDefaultKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var usesDefault: Bool {
        get { self[UsesDefaultKey.self] }
        set { self[UsesDefaultKey.self] = newValue }
    }
}

/// State that reads as a fixed value where the environment says so: a wrapper made of wrappers.
@propertyWrapper
struct Resettable<Value>: DynamicProperty {
    @State private var state: Value
    @Environment(\.usesDefault) private var usesDefault
    private let fallback: Value

    init(wrappedValue: Value, fallback: Value) {
        _state = State(wrappedValue: wrappedValue)
        self.fallback = fallback
    }

    var wrappedValue: Value {
        get { usesDefault ? fallback : state }
        nonmutating set { state = newValue }
    }
}

@Suite struct DynamicPropertyTests {
    final class Actions {
        var write: ((Int) -> Void)?
    }

    struct Showing: View {
        let actions: Actions
        @Resettable(fallback: 0) var value = 1

        var body: some View {
            let _ = actions.write = { value = $0 }
            Leaf("\(value)")
        }
    }

    struct Showcase: View {
        @Environment(\.number) var number
        @State var word = "view"
        var body: some View { Leaf("\(word)\(number)") }
    }

    struct Framing: ViewModifier {
        @Environment(\.number) var number
        @State var word = "modifier"
        func body(content: Content) -> some View {
            Leaf("\(word)\(number)")
            content.environment(\.number, number + 1)
        }
    }

    struct Presenting: ComponentStyle {
        typealias Component = Box
        @Environment(\.number) var number
        @State var word = "style"
        func makeBody(configuration: Box.Configuration) -> some View {
            Leaf("\(word)\(number)")
            configuration.content.environment(\.number, number + 1)
        }
    }

    @Test("D1: properties get their values where a body is made: of a view, of a modifier, of a style")
    func installed() throws {
        #expect(
            try tree {
                Box { Showcase().modifier(Framing()) }.box(Presenting()).environment(\.number, 1)
            } == "presenting[style1 modifier2 view3]")
    }

    @Test("D3: properties nested in a dynamic property are installed too")
    func nested() throws {
        let (actions, resolver) = (Actions(), Resolver())
        #expect(compact(try resolver.resolve(Showing(actions: actions))) == "1")
        actions.write?(5)
        #expect(compact(try resolver.resolve(Showing(actions: actions))) == "5")
        #expect(compact(try resolver.resolve(Showing(actions: actions).environment(\.usesDefault, true))) == "0")
    }

    struct Pair: View {
        var numbers = (Environment(\.number), (1, Environment(\.number)))
        var body: some View { Leaf("\(numbers.0.wrappedValue) \(numbers.1.1.wrappedValue)") }
    }

    @Test("D3: properties in tuples are installed")
    func inTuples() throws {
        #expect(compact(try Resolver().resolve(Pair().environment(\.number, 4))) == "4 4")
    }

    struct Numbered: DynamicProperty {
        var text = "n"
        @Environment(\.number) var number
    }

    enum Single: View {
        case numbered(Numbered)
        case plain

        var body: some View {
            switch self {
            case .numbered(let value): Leaf("\(value.text)\(value.number)")
            case .plain: Leaf("plain")
            }
        }
    }

    enum Several<Value>: DynamicProperty {
        case none
        case numbered(Numbered, Value)
        case text(String)
        case read(Environment<Int>)
        indirect case elsewhere(Numbered)

        var texts: String {
            switch self {
            case .none: "none"
            case .numbered(let numbered, let value): "\(numbered.text)\(numbered.number) \(value)"
            case .text(let text): text
            case .read(let number): "read \(number.wrappedValue)"
            case .elsewhere(let numbered): "elsewhere \(numbered.text)"
            }
        }
    }

    struct Choosing: View {
        var choice: Several<[String]>
        var body: some View { Leaf(choice.texts) }
    }

    @Test("D3: properties that a case of an enum carries are installed")
    func inPayloads() throws {
        func shown(_ view: some View) throws -> String {
            compact(try Resolver().resolve(view.environment(\.number, 4)))
        }
        #expect(try shown(Single.numbered(Numbered())) == "n4")
        #expect(try shown(Single.plain) == "plain")
        #expect(try shown(Choosing(choice: .none)) == "none")
        #expect(try shown(Choosing(choice: .numbered(Numbered(text: "m"), ["a", "b"]))) == #"m4 ["a", "b"]"#)
        #expect(try shown(Choosing(choice: .text("a text that is too long to be kept in place"))).hasPrefix("a text"))
        #expect(try shown(Choosing(choice: .read(Environment(\.number)))) == "read 4")
        #expect(try shown(Choosing(choice: .elsewhere(Numbered(text: "e")))) == "elsewhere e")
    }

    struct Holder {
        @Environment(\.number) var number
    }

    struct Hiding: View {
        var plain = Holder()
        var many = [Holder()]
        var body: some View { Leaf("\(plain.number) \(many[0].number)") }
    }

    @Test("D3: properties in plain structs and arrays are not installed")
    func notFound() throws {
        final class Notes { var lines: [String] = [] }
        let notes = Notes()
        let context = EvaluationContext { notes.lines.append($0.text) }
        let shown = try EvaluationContext.$current.withValue(context) {
            try tree { Hiding().environment(\.number, 3) }
        }
        #expect(shown == "0 0")
        #expect(notes.lines.count == 2)
    }

    struct CountingStyle: ComponentStyle {
        typealias Component = Box
        let actions: Actions
        @State var taps = 0

        func makeBody(configuration: Box.Configuration) -> some View {
            let _ = actions.write = { taps = $0 }
            Leaf("taps \(taps)")
            configuration.content.box(self)
        }
    }

    @Test("D9: state in a style works; D8: each level that a style re-applies itself to has its own")
    func styleState() throws {
        let (actions, resolver) = (Actions(), Resolver())
        func resolve() throws -> String {
            compact(try resolver.resolve(Box { Box { Leaf("x") } }.box(CountingStyle(actions: actions))))
                .replacing("countingStyle", with: "c")
        }
        let first = try resolve()
        actions.write?(3)
        let second = try resolve()
        #expect(first.contains("taps 0") && !first.contains("taps 3"))
        #expect(second.components(of: "taps 0") == 1 && second.components(of: "taps 3") == 1)
    }

    @Test("D7: two components under one modifier do not share a style's state; another type of style begins anew")
    func stateIdentity() throws {
        let (actions, resolver) = (Actions(), Resolver())
        func resolve(_ isCounting: Bool) throws -> String {
            let boxes = Group {
                Box { Leaf("x") }
                Box { Leaf("y") }
            }
            return compact(
                try resolver.resolve(
                    isCounting
                        ? AnyView(boxes.box(CountingStyle(actions: actions)))
                        : AnyView(boxes.box(TagBoxStyle(tag: "t")))))
        }
        _ = try resolve(true)
        actions.write?(4)
        let changed = try resolve(true)
        #expect(changed.components(of: "taps 4") == 1 && changed.components(of: "taps 0") == 1)
        #expect(try resolve(false) == #"tag("t")[x] tag("t")[y]"#)
        #expect(try resolve(true).components(of: "taps 0") == 2)
    }

    /// A component with state of its own, which tells its style about it.
    struct Lamp: StylableComponent {
        struct Configuration {
            let level: Int
        }

        let actions: Actions
        @State var level = 0

        var configuration: Configuration { Configuration(level: level) }

        static var defaultStyle: any ComponentStyle<Lamp> { Dim(actions: Actions()) }

        var body: some View {
            let _ = actions.write = { level = $0 }
            DefaultComponentBody<Lamp>(configuration: configuration)
        }
    }

    struct Dim: ComponentStyle {
        typealias Component = Lamp
        let actions: Actions
        @State var flickers = 0

        func makeBody(configuration: Lamp.Configuration) -> some View {
            let _ = actions.write = { flickers = $0 }
            Leaf("dim \(configuration.level) flickers \(flickers)")
        }
    }

    struct Bright: ComponentStyle {
        typealias Component = Lamp
        func makeBody(configuration: Lamp.Configuration) -> some View { Leaf("bright \(configuration.level)") }
    }

    @Test("E3: with a style of another type the state in the style's body begins anew, the component's own is kept")
    func otherStyle() throws {
        let (lamp, style, resolver) = (Actions(), Actions(), Resolver())
        func resolve<S: ComponentStyle<Lamp>>(_ shown: S) throws -> String {
            let node = try resolver.resolve(Lamp(actions: lamp).style(GroupedComponentStyle(style: shown)))
            return String(compact(node).drop { $0 != "[" })
        }
        #expect(try resolve(Dim(actions: style)) == "[dim 0 flickers 0]")
        lamp.write?(3)
        style.write?(8)
        #expect(try resolve(Dim(actions: style)) == "[dim 3 flickers 8]")
        #expect(try resolve(Bright()) == "[bright 3]")
        #expect(try resolve(Dim(actions: style)) == "[dim 3 flickers 0]")
    }

    @Test("D2: a binding to state that is not installed is constant and warns in SwiftUI's words")
    func stateNotInstalled() {
        final class Notes { var lines: [String] = [] }
        let notes = Notes()
        EvaluationContext.$current.withValue(EvaluationContext { notes.lines.append($0.text) }) {
            let holder = State(wrappedValue: 2)
            holder.wrappedValue = 5
            #expect(holder.wrappedValue == 2)
            holder.projectedValue.wrappedValue = 7
            #expect(holder.projectedValue.wrappedValue == 2)
        }
        let warning =
            "Accessing State's value outside of being installed on a View. "
            + "This will result in a constant Binding of the initial value and will not update."
        #expect(notes.lines == [warning, warning])
    }

    @Test("E1: erasing a view twice changes nothing; the type inside is its identity")
    func erasure() throws {
        struct Kept: View {
            let actions: Actions
            @State var value = 0
            var body: some View {
                let _ = actions.write = { value = $0 }
                Leaf("\(value)")
            }
        }
        let (actions, resolver) = (Actions(), Resolver())
        _ = try resolver.resolve(AnyView(Kept(actions: actions)))
        actions.write?(6)
        #expect(compact(try resolver.resolve(AnyView(AnyView(Kept(actions: actions))))) == "6")
        _ = try resolver.resolve(AnyView(Leaf("other")))
        #expect(compact(try resolver.resolve(AnyView(Kept(actions: actions)))) == "0")
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
