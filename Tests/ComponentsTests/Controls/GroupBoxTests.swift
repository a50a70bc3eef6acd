import Components
import StyleEngine
import Testing

@Suite struct GroupBoxTests {
    typealias Box = GroupBox

    @Test("B1: the style closest to the component is taken")
    func push() throws {
        #expect(try tree { Box { Word("x") }.groupBoxStyle(.tag("A")).groupBoxStyle(.tag("B")) } == "A[x]")
    }

    @Test("B2: other families are untouched")
    func families() throws {
        #expect(
            try tree {
                Button {
                } label: {
                    Word("x")
                }.groupBoxStyle(.tag("A"))
            } == "def[x]")
    }

    @Test("B3: styles that build on the next one are taken in turn, one that doesn't ends the chain")
    func take() throws {
        #expect(try tree { Box { Word("x") }.groupBoxStyle(.over("M")).groupBoxStyle(.tag("B")) } == "M[B[x]]")
        #expect(try tree { Box { Word("x") }.groupBoxStyle(.tag("B")).groupBoxStyle(.over("M")) } == "B[x]")
        #expect(try tree { Box { Word("x") }.groupBoxStyle(.over("M")) } == "M[def[x]]")
        let three = try tree {
            Box { Word("x") }
                .groupBoxStyle(.over("blue")).groupBoxStyle(.over("pad")).groupBoxStyle(.over("red"))
        }
        #expect(three == "blue[pad[red[def[x]]]]")
    }

    @Test("B4: what stands inside sees what is left")
    func pop() throws {
        #expect(try tree { Box { Box { Word("x") } }.groupBoxStyle(.tag("A")) } == "A[def[x]]")
        let nested = try tree {
            Box { Box { Box { Word("x") } } }
                .groupBoxStyle(.tag("A")).groupBoxStyle(.tag("B")).groupBoxStyle(.tag("C"))
        }
        #expect(nested == "A[B[C[x]]]")
        let oneByOne = try tree {
            Box { Box { Box { Word("x") }.groupBoxStyle(.tag("C")) }.groupBoxStyle(.tag("B")) }
                .groupBoxStyle(.tag("A"))
        }
        #expect(oneByOne == nested)
    }

    @Test("B5: siblings start from the same stack")
    func siblings() throws {
        let twice = try tree {
            Group {
                Box { Word("x") }
                Box { Word("y") }
            }.groupBoxStyle(.tag("A"))
        }
        #expect(twice == "A[x] A[y]")
        let inside = try tree {
            Box {
                Box { Word("x") }
                Box { Word("y") }
            }.groupBoxStyle(.tag("A")).groupBoxStyle(.tag("B"))
        }
        #expect(inside == "A[B[x] B[y]]")
    }

    @Test("B6: a fresh box in a style's body takes from what is left")
    func fresh() throws {
        let over = try tree { Box { Word("x") }.groupBoxStyle(FreshGroupBoxStyle()).groupBoxStyle(.tag("B")) }
        #expect(over == "F[x B[f]]")
        #expect(try tree { Box { Word("x") }.groupBoxStyle(FreshGroupBoxStyle()) } == "F[x def[f]]")
    }

    @Test("B7: a style that pushes itself again styles every level")
    func again() throws {
        let levels = try tree { Box { Box { Box { Word("x") } } }.groupBoxStyle(RepeatingGroupBoxStyle()) }
        #expect(levels == "R[R[R[x]]]")
    }

    @Test("B8: a style that asks for itself without end is reported with its cycle")
    func cycle() {
        #expect(throws: ResolutionError.styleCycle(component: "GroupBox", styles: ["endless"])) {
            try tree { Box { Word("x") }.groupBoxStyle(EndlessGroupBoxStyle()) }
        }
    }

    @Test("B9: a style of a style is used first, and the outer stack stays for what is nested")
    func based() throws {
        let based = try tree {
            Box { Box { Word("x") } }
                .groupBoxStyle(BasedGroupBoxStyle(base: .tag("base"))).groupBoxStyle(.tag("outer"))
        }
        #expect(based == "P[base[outer[x]]]")
    }

    @Test("B14: the default is taken where the stack is empty; pushing it hides what lies below without clearing it")
    func automatic() throws {
        #expect(try tree { Box { Word("x") } } == "def[x]")
        let pushed = try tree { Box { Box { Word("x") } }.groupBoxStyle(.automatic).groupBoxStyle(.tag("A")) }
        #expect(pushed == "automatic[A[x]]")
    }

    @Test("B16: calling makeBody pushes and pops nothing")
    func call() throws {
        let built = try tree {
            Box { Box { Word("x") } }
                .groupBoxStyle(CallingGroupBoxStyle(base: .automatic)).groupBoxStyle(.tag("A"))
        }
        #expect(built == "calls[A[x]]")
        let composing = try tree {
            Box { Word("x") }.groupBoxStyle(CallingGroupBoxStyle(base: .over("M"))).groupBoxStyle(.tag("A"))
        }
        #expect(composing == "calls[A[x]]")
    }
}
