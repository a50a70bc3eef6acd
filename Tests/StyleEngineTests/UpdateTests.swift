import Testing

@testable import StyleEngine

@Suite struct UpdateTests {
    /// Counts the bodies that were made.
    final class Count: Equatable {
        var bodies: [String] = []
        static func == (one: Count, other: Count) -> Bool { one === other }

        func take() -> [String] {
            defer { bodies = [] }
            return bodies
        }
    }

    struct Row: View {
        let name: String
        let count: Count
        @State var value = 0
        let probe: Probe

        var body: some View {
            let _ = count.bodies.append(name)
            let _ = probe.bindings[name] = $value
            Leaf("\(name)\(value)")
        }
    }

    final class Probe {
        var bindings: [String: Binding<Int>] = [:]
    }

    struct List: View {
        let names: [String]
        let count: Count
        let probe: Probe

        var body: some View {
            let _ = count.bodies.append("list")
            ForEach(names, id: \.self) { Row(name: $0, count: count, probe: probe) }
        }
    }

    @Test("F1: nothing is made again when nothing changed")
    func unchanged() throws {
        let (count, probe, resolver) = (Count(), Probe(), Resolver())
        let view = List(names: ["a", "b"], count: count, probe: probe)
        _ = try resolver.resolve(view)
        #expect(count.take() == ["list", "a", "b"])
        #expect(compact(try resolver.resolve(view)) == "a0 b0")
        #expect(count.take() == [])
    }

    @Test("F1: a view whose value changed is made again, the views in it that did not change are not")
    func changedValue() throws {
        let (count, probe, resolver) = (Count(), Probe(), Resolver())
        _ = try resolver.resolve(List(names: ["a", "b"], count: count, probe: probe))
        _ = count.take()
        let root = try resolver.resolve(List(names: ["b", "c"], count: count, probe: probe))
        #expect(compact(root) == "b0 c0")
        #expect(count.take() == ["list", "c"])
    }

    @Test("F1: a change of state makes one body again, in place")
    func state() throws {
        let (count, probe, resolver) = (Count(), Probe(), Resolver())
        let root = try resolver.resolve(List(names: ["a", "b"], count: count, probe: probe))
        _ = count.take()
        probe.bindings["b"]?.wrappedValue = 4
        try resolver.update()
        #expect(compact(root) == "a0 b4")
        #expect(count.take() == ["b"])
    }

    private struct Room: View {
        let count: Count
        let probe: Probe
        @State var value = 0
        var body: some View {
            let _ = count.bodies.append("room")
            let _ = probe.bindings["room"] = $value
            Shelf(value: $value, count: count)
        }
    }

    private struct Shelf: View {
        @Binding var value: Int
        let count: Count
        var body: some View {
            let _ = count.bodies.append("shelf")
            Lamp(value: $value, count: count)
        }
    }

    private struct Lamp: View {
        @Binding var value: Int
        let count: Count
        var body: some View {
            let _ = count.bodies.append("lamp")
            Leaf("\(value)")
        }
    }

    @Test("F1: state that is handed on makes only the body again that reads it, in whatever environment that stands")
    func handedOnState() throws {
        let (count, probe, resolver) = (Count(), Probe(), Resolver())
        let room = Room(count: count, probe: probe)
        var root = try resolver.resolve(room.environment(\.number, 1))
        #expect(count.take() == ["room", "shelf", "lamp"])
        probe.bindings["room"]?.wrappedValue = 1
        try resolver.update()
        #expect(compact(root) == "1")
        #expect(count.take() == ["lamp"])
        // The same bodies stand in new nodes from here on.
        root = try resolver.resolve(room.environment(\.number, 2))
        #expect(count.take() == [])
        probe.bindings["room"]?.wrappedValue = 2
        try resolver.update()
        #expect(compact(root) == "2")
        #expect(count.take() == ["lamp"])
    }

    private struct Framed: ViewModifier {
        let name: String
        let count: Count

        func body(content: Content) -> some View {
            let _ = count.bodies.append(name)
            Inside(name: "\(name) inside", content: content, count: count)
        }
    }

    private struct Inside<Content: View>: View {
        let name: String
        let content: Content
        let count: Count

        var body: some View {
            let _ = count.bodies.append(name)
            Leaf("(")
            content
            Leaf(")")
        }
    }

    @Test("F1: the body of a modifier is made again where its value changed, not where what it modifies did")
    func modifiedContent() throws {
        let (count, probe, resolver) = (Count(), Probe(), Resolver())
        func view(_ row: String, _ frame: String) -> some View {
            Row(name: row, count: count, probe: probe).modifier(Framed(name: frame, count: count))
        }
        #expect(compact(try resolver.resolve(view("a", "frame"))) == "( a0 )")
        #expect(count.take() == ["frame", "frame inside", "a"])
        #expect(compact(try resolver.resolve(view("b", "frame"))) == "( b0 )")
        #expect(count.take() == ["b"])
        #expect(compact(try resolver.resolve(view("b", "other"))) == "( b0 )")
        #expect(count.take() == ["other", "other inside"])
        #expect(compact(try resolver.resolve(view("b", "other"))) == "( b0 )")
        #expect(count.take() == [])
    }

    @Test("F7: writing an equal value makes nothing again, several writes make one body")
    func equalState() throws {
        let (count, probe, resolver) = (Count(), Probe(), Resolver())
        _ = try resolver.resolve(List(names: ["a"], count: count, probe: probe))
        _ = count.take()
        probe.bindings["a"]?.wrappedValue = 0
        try resolver.update()
        #expect(count.take() == [])
        for value in 1...3 { probe.bindings["a"]?.wrappedValue = value }
        try resolver.update()
        #expect(count.take() == ["a"])
    }

    @Test("A change of state in a view that goes away meanwhile does nothing")
    func gone() throws {
        let (count, probe, resolver) = (Count(), Probe(), Resolver())
        _ = try resolver.resolve(List(names: ["a", "b"], count: count, probe: probe))
        probe.bindings["b"]?.wrappedValue = 4
        #expect(compact(try resolver.resolve(List(names: ["a"], count: count, probe: probe))) == "a0")
        probe.bindings["b"]?.wrappedValue = 5
        try resolver.update()
    }

    struct Counting: View {
        let count: Count
        @Environment(\.number) var number

        var body: some View {
            let _ = count.bodies.append("counting")
            Leaf("\(number)")
        }
    }

    @Test("B4: a style is off its stack inside of a body that is kept while its environment changes")
    func keptBodyOfStyle() throws {
        let resolver = Resolver()
        func view(_ number: Int) -> some View {
            Box { Box { Reader() } }
                .box(OverBoxStyle(tag: "A")).box(TagBoxStyle(tag: "B")).environment(\.number, number)
        }
        let inside = #"over("A")[tag("B")[def["#
        #expect(compact(try resolver.resolve(view(1))) == inside + "1]]]")
        #expect(compact(try resolver.resolve(view(2))) == inside + "2]]]")
    }

    struct Same: View, Equatable {
        let word: String

        static func == (one: Same, other: Same) -> Bool { true }
        var body: some View { Leaf(word) }
    }

    @Test("F5: what is resolved beside the tree shows what the tree does where an == hides a change")
    func hiddenChange() throws {
        let resolver = Resolver()
        var notes: [RuntimeNote] = []
        _ = try resolver.resolve(Same(word: "old"))
        #expect(compact(try resolver.resolve(Same(word: "new"))) == "old")
        try EvaluationContext.$current.withValue(EvaluationContext { notes.append($0) }) {
            let aside = try resolver.resolveAside(Same(word: "new"), in: EnvironmentValues(), into: Trace())
            #expect(compact(aside) == "old")
        }
        #expect(notes == [.viewUnseen(view: "Same")])
    }

    @Test("Beside the tree its bodies are used again, and told of as if they were made")
    func bodiesUsedAgain() throws {
        let (count, resolver) = (Count(), Resolver())
        let view = Blind(count: count).environment(\.number, 3)
        _ = try resolver.resolve(view)
        _ = count.take()
        let (made, used) = (Trace(), Trace())
        _ = try resolver.resolveAside(view, in: EnvironmentValues(), into: made)
        #expect(count.take() == ["blind", "counting"])
        let aside = try resolver.resolveAside(view, in: EnvironmentValues(), into: used, reusingBodies: true)
        #expect(count.take() == [])
        #expect(compact(aside) == "3")
        #expect(used.text == made.text)
        _ = try resolver.resolveAside(
            view.environment(\.trail, [1]), in: EnvironmentValues(), into: nil, reusingBodies: true)
        #expect(count.take() == [])
        let other = try resolver.resolveAside(
            Blind(count: count).environment(\.number, 4), in: EnvironmentValues(), into: nil, reusingBodies: true)
        #expect(compact(other) == "4")
        #expect(count.take() == ["counting"])
        #expect(compact(try resolver.resolve(view)) == "3")
        #expect(count.take() == [])
    }

    struct Blind: View {
        let count: Count

        var body: some View {
            let _ = count.bodies.append("blind")
            Counting(count: count)
        }
    }

    @Test("A7: a changed environment makes only those bodies again that read it")
    func environment() throws {
        let (count, resolver) = (Count(), Resolver())
        func view(_ number: Int, _ trail: [Int]) -> some View {
            Blind(count: count).environment(\.number, number).environment(\.trail, trail)
        }
        _ = try resolver.resolve(view(1, []))
        #expect(count.take() == ["blind", "counting"])
        #expect(compact(try resolver.resolve(view(2, []))) == "2")
        #expect(count.take() == ["counting"])
        #expect(compact(try resolver.resolve(view(2, [9]))) == "2")
        #expect(count.take() == [])
    }

    @Test("F3: writing an equal value to the environment makes nothing again")
    func equalEnvironment() throws {
        let (count, resolver) = (Count(), Resolver())
        func view() -> some View {
            Blind(count: count).environment(\.number, 1).transformEnvironment(\.trail) { $0.append(3) }
        }
        _ = try resolver.resolve(view())
        _ = count.take()
        _ = try resolver.resolve(view())
        #expect(count.take() == [])
    }

    struct Padded: ComponentStyle {
        typealias Component = Box
        var amount: Int
        let count: Count

        func makeBody(configuration: Box.Configuration) -> some View {
            let _ = count.bodies.append("padded \(amount)")
            configuration.content
        }
    }

    struct Over<Base: ComponentStyle<Box>>: ComponentStyle {
        typealias Component = Box
        var base: Base

        func makeBody(configuration: Box.Configuration) -> some View {
            Box(configuration).box(base)
        }
    }

    @Test("F1: a style's body is made again when the style's value changed, and only then")
    func styleValue() throws {
        let (count, resolver) = (Count(), Resolver())
        func view(_ amount: Int) -> some View { Box { Leaf("x") }.box(Padded(amount: amount, count: count)) }
        _ = try resolver.resolve(view(1))
        _ = try resolver.resolve(view(1))
        #expect(count.take() == ["padded 1"])
        _ = try resolver.resolve(view(2))
        #expect(count.take() == ["padded 2"])
    }

    @Test("F5: a style inside a style counts, where the article's rule misses the change")
    func nestedStyle() throws {
        let count = Count()
        func bodies(_ equality: StyleEquality) throws -> [String] {
            let resolver = Resolver(equality: equality)
            for amount in [1, 2] {
                let style = Over(base: Padded(amount: amount, count: count))
                _ = try resolver.resolve(Box { Leaf("x") }.box(style))
            }
            return count.take()
        }
        #expect(try bodies(.fields) == ["padded 1", "padded 2"])
        #expect(try bodies(.article) == ["padded 1"])
    }

    struct Stateless: ComponentStyle {
        typealias Component = Box
        @Environment(\.number) var number
        func makeBody(configuration: Box.Configuration) -> some View { configuration.content }
    }

    /// A style with one field of any type.
    struct Holding<Value>: ComponentStyle {
        typealias Component = Box
        var value: Value
        func makeBody(configuration: Box.Configuration) -> some View { configuration.content }
    }

    struct Opaque {
        var number: Int
    }

    // Without ==, as an enum is whose cases hold something that has none.
    enum Cased: ComponentStyle {
        typealias Component = Box
        case narrow, wide, other(Opaque)
        func makeBody(configuration: Box.Configuration) -> some View { configuration.content }
    }

    @Test("F4: the article compares fields: by == where they have it, dynamic properties as equal, others as unequal")
    func styleEquality() {
        func verdicts<S: ComponentStyle<Box>>(_ one: S, _ other: some ComponentStyle<Box>) -> [Bool] {
            [StyleEquality.article, .fields].map {
                Comparison(styles: $0).areEqual(
                    AnyComponentStyle<Box>(base: one).erased, AnyComponentStyle<Box>(base: other).erased)
            }
        }
        #expect(verdicts(Stateless(), Stateless()) == [true, true])
        #expect(verdicts(Stateless(), Cased.wide) == [false, false])
        #expect(verdicts(Holding(value: 1), Holding(value: 1)) == [true, true])
        #expect(verdicts(Holding(value: 1), Holding(value: 2)) == [false, false])
        #expect(verdicts(Holding(value: Opaque(number: 1)), Holding(value: Opaque(number: 1))) == [false, true])
        #expect(verdicts(Holding(value: Opaque(number: 1)), Holding(value: Opaque(number: 2))) == [false, false])
        // What the article's rule takes for equal though it differs: a style in a style, and another case (rule F5).
        #expect(verdicts(Holding(value: Cased.narrow), Holding(value: Cased.wide)) == [true, false])
        #expect(verdicts(Cased.narrow, Cased.wide) == [true, false])
    }

    @Test("F2: how values are compared")
    func comparison() {
        enum Shade: Sendable { case light, dark, named(String) }
        struct Plain { var one: Int, other: Double }
        struct Mixed { var name: String, any: any Sendable, shade: Shade, action: () -> Void }
        let comparison = Comparison()
        let action = {}
        func mixed(_ name: String, _ any: any Sendable, _ shade: Shade) -> Mixed {
            Mixed(name: name, any: any, shade: shade, action: action)
        }
        #expect(comparison.areEqual(Plain(one: 1, other: 2), Plain(one: 1, other: 2)))
        #expect(!comparison.areEqual(Plain(one: 1, other: 2), Plain(one: 1, other: 3)))
        let one = mixed(
            "a long name that is kept on the heap", "an existential of a string", .named("a payload in a case"))
        #expect(
            comparison.areEqual(
                one,
                mixed(
                    "a long name that is kept on the " + "heap", "an existential of a " + "string",
                    .named("a payload in " + "a case"))))
        #expect(
            !comparison.areEqual(one, mixed("another", "an existential of a string", .named("a payload in a case"))))
        #expect(!comparison.areEqual(one, mixed(one.name, 1, one.shade)))
        #expect(!comparison.areEqual(Shade.light, Shade.dark))
        #expect(!comparison.areEqual(Shade.named("light"), Shade.light))
        #expect(comparison.areEqual(AnyView(Leaf("a")), AnyView(Leaf("a"))))
        #expect(!comparison.areEqual(AnyView(Leaf("a")), AnyView(EmptyView())))
    }

    /// Plain data that says of itself that it is always equal.
    struct Plain: Equatable {
        var flag: Bool
        var number: Double
        static func == (one: Plain, other: Plain) -> Bool { true }
    }

    /// A value that says so, too, and is kept elsewhere in memory.
    struct Named: Equatable {
        var name: String
        static func == (one: Named, other: Named) -> Bool { true }
    }

    struct Pair {
        var name: String
        var number: Double
    }

    @Test("F2: plain data is compared by its fields and numbers by their bits, other values by == where they have it")
    func plainData() {
        let comparison = Comparison()
        #expect(comparison.areEqual(Plain(flag: true, number: .nan), Plain(flag: true, number: .nan)))
        #expect(!comparison.areEqual(Plain(flag: true, number: 1), Plain(flag: true, number: 2)))
        #expect(!comparison.areEqual(0.0, -0.0))
        #expect(comparison.areEqual(Named(name: "a"), Named(name: "b")))
        #expect(comparison.areEqual(Pair(name: "a", number: .nan), Pair(name: "a", number: .nan)))
        #expect(!comparison.areEqual([Double.nan], [.nan]))
        #expect(comparison.areEqual([Pair(name: "a", number: .nan)], [Pair(name: "a", number: .nan)]))
        #expect(!comparison.areEqual([Pair(name: "a", number: 1)], [Pair(name: "a", number: 2)]))
        #expect(comparison.areEqual(["a": Pair(name: "a", number: 1)], ["a": Pair(name: "a", number: 1)]))
        #expect(!comparison.areEqual(["a": Pair(name: "a", number: 1)], ["b": Pair(name: "a", number: 1)]))
    }

    @Test("F2: what lies between the fields of plain data, or behind the case of an enum, doesn't count")
    func padding() {
        struct Padded {
            var small: UInt8
            var large: Int
        }
        enum Sized {
            case small(UInt8)
            case large(Int, Int)
        }
        func filled<Value>(with byte: UInt8, _ value: Value) -> Value {
            let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
            defer { memory.deallocate() }
            UnsafeMutableRawPointer(memory).initializeMemory(
                as: UInt8.self, repeating: byte, count: MemoryLayout<Value>.size)
            memory.pointee = value
            return memory.pointee
        }
        let comparison = Comparison()
        #expect(
            comparison.areEqual(
                filled(with: 1, Padded(small: 1, large: 2)), filled(with: 9, Padded(small: 1, large: 2))))
        #expect(comparison.areEqual(filled(with: 1, Sized.small(3)), filled(with: 9, Sized.small(3))))
        #expect(!comparison.areEqual(Sized.small(3), Sized.small(4)))
        #expect(!comparison.areEqual(Sized.small(3), Sized.large(3, 0)))
    }

    @Test("F2: a function that captures nothing, or one object, is the same each time; one that captures is new")
    func functions() {
        struct Action { var run: () -> Void }
        final class Object { func touch() {} }
        let (comparison, object) = (Comparison(), Object())
        func nothing() -> Action { Action {} }
        func one() -> Action { Action { object.touch() } }
        func value(_ number: Int) -> Action { Action { _ = number.description } }
        #expect(comparison.areEqual(nothing(), nothing()))
        #expect(comparison.areEqual(one(), one()))
        #expect(!comparison.areEqual(value(1), value(1)))
    }

    @Test("F2: state never counts, a binding counts by where it leads and whether that has changed")
    func properties() {
        let comparison = Comparison()
        #expect(comparison.areEqual(State(wrappedValue: 1), State(wrappedValue: 2)))
        let (one, other) = (StateLocation([1, 2]), StateLocation([1, 2]))
        let before = Binding(one)
        #expect(comparison.areEqual(before, Binding(one)))
        #expect(comparison.areEqual(before[0], Binding(one)[0]))
        #expect(!comparison.areEqual(before[0], Binding(one)[1]))
        #expect(!comparison.areEqual(before, Binding(other)))
        one.value = [1, 3]
        #expect(!comparison.areEqual(before, Binding(one)))
        #expect(!comparison.areEqual(before, before))
        #expect(comparison.areEqual(Binding.constant(1), .constant(1)))
        #expect(!comparison.areEqual(Binding.constant(1), .constant(2)))
        #expect(!comparison.areEqual(Binding(get: { 1 }, set: { _ in }), Binding(get: { 1 }, set: { _ in })))
    }

    @Test("F1: a style's body is made again where the views in its configuration changed, and only then")
    func configuration() throws {
        let (count, resolver) = (Count(), Resolver())
        func resolve(_ text: String) throws {
            _ = try resolver.resolve(
                Box { AnyView(Leaf(text).environment(\.number, 3)) }.box(Padded(amount: 1, count: count)))
        }
        try resolve("a")
        try resolve("a")
        #expect(count.take() == ["padded 1"])
        try resolve("b")
        #expect(count.take() == ["padded 1"])
    }

    struct Outer {
        struct Plain: View {
            var name: String
            var body: some View {
                let _ = Self._printChanges()
                Leaf(name)
            }
        }

        struct Stateful: View {
            var name: String
            @State var value = 0
            @Environment(\.number) var number
            let probe: Probe
            var body: some View {
                let _ = Self._printChanges()
                let _ = probe.bindings["value"] = $value
                Leaf("\(name)\(value)\(number)")
            }
        }
    }

    @Test("F6: _printChanges says what led to a body, in SwiftUI's words")
    func printChanges() throws {
        final class Notes { var lines: [String] = [] }
        let (notes, probe, resolver) = (Notes(), Probe(), Resolver())
        try EvaluationContext.$current.withValue(EvaluationContext { notes.lines.append($0.text) }) {
            func resolve(_ name: String, _ number: Int) throws {
                _ = try resolver.resolve(
                    Group {
                        Outer.Plain(name: "plain")
                        Outer.Stateful(name: name, probe: probe).environment(\.number, number)
                    })
            }
            try resolve("a", 0)
            probe.bindings["value"]?.wrappedValue = 1
            try resolver.update()
            try resolve("b", 0)
            try resolve("b", 5)
        }
        #expect(
            notes.lines == [
                "UpdateTests.Outer.Plain: @self changed.",
                "UpdateTests.Outer.Stateful: @self, @identity, _value, _number changed.",
                "UpdateTests.Outer.Stateful: _value changed.",
                "UpdateTests.Outer.Stateful: @self changed.",
                "UpdateTests.Outer.Stateful: _number changed.",
            ])
    }

    @Test("After a failure all is made again, and state is kept")
    func failure() throws {
        struct Endless: View {
            var body: AnyView { AnyView(Endless()) }
        }
        let (count, probe, resolver) = (Count(), Probe(), Resolver(depthLimit: 100))
        func view(_ fails: Bool) -> some View {
            Group {
                Row(name: "a", count: count, probe: probe)
                if fails { Endless() }
            }
        }
        _ = try resolver.resolve(view(false))
        probe.bindings["a"]?.wrappedValue = 7
        #expect(throws: ResolutionError.tooDeep(limit: 100, repeating: ["Endless"])) {
            try resolver.resolve(view(true))
        }
        #expect(compact(try resolver.resolve(view(false))) == "a7")
        probe.bindings["a"]?.wrappedValue = 8
        try resolver.update()
        #expect(compact(try resolver.resolve(view(false))) == "a8")
    }
}
