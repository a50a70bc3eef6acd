import StyleEngine
import Testing

@Suite struct EnvironmentTests {
    @Test("A1: the nearest write wins")
    func nearestWrite() throws {
        #expect(try tree { Reader().environment(\.number, 1).environment(\.number, 2) } == "1")
    }

    @Test("A2: transforms run from the outermost inwards")
    func transforms() throws {
        #expect(try tree { TrailReader().adding(1).adding(2).adding(3) } == "[3, 2, 1]")
    }

    @Test("A3: a write reaches only what it modifies")
    func siblings() throws {
        #expect(
            try tree {
                Reader().environment(\.number, 1)
                Reader()
            } == "1 0")
    }

    @Test("A4: a key that was not written reads its default")
    func unset() throws {
        #expect(try tree { Reader() } == "0")
    }

    @Test("A5: a view sees the environment of the place where it is put")
    func place() throws {
        struct Writing: ComponentStyle {
            typealias Component = Box
            func makeBody(configuration: Box.Configuration) -> some View {
                configuration.content.environment(\.number, 9)
            }
        }
        #expect(try tree { Box { Reader() }.environment(\.number, 1).box(Writing()) } == "writing[9]")
    }

    @Test("A6: a write hides the one further out, which is still there beside it and after it")
    func hiding() throws {
        struct Restoring: View {
            @Environment(\.self) var around
            var body: some View {
                Reader().environment(\.number, 1)
                Reader()
                Reader().environment(\.number, 1).environment(\.self, around)
                Reader().environment(\.self, around).environment(\.number, 1)
            }
        }
        #expect(try tree { Restoring().environment(\.number, 2) } == "1 2 1 2")
    }

    @Test("B13: replacing the whole environment leaves the stacks")
    func wholeEnvironment() throws {
        #expect(
            try tree {
                Box { Reader() }.environment(\.self, EnvironmentValues()).environment(\.number, 1)
                    .box(TagBoxStyle(tag: "A"))
            } == "tag(\"A\")[0]")
    }

    @Test("A read stays right when a key was written a thousand times")
    func manyWrites() throws {
        var values = EnvironmentValues()
        values.trail = [7]
        for number in 1...1_000 { values.number = number }
        #expect(values.number == 1_000)
        #expect(values.trail == [7])
    }
}
