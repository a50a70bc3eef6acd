import Components
import StyleEngine
import Testing

@Suite struct StepperTests {
    @Test("A number stays where there is none beyond it")
    func ends() throws {
        #expect(try stepped(Int.max, by: 1) == .max)
        #expect(try stepped(Int.min, by: -1) == .min)
        #expect(try stepped(UInt8.min, by: -1) == .min)
        #expect(try stepped(UInt8.max, by: 1) == .max)
        #expect(try stepped(Int.max, by: -1) == .max - 1)
        #expect(try stepped(1.5, by: -2) == -0.5)
    }

    @Test("So it does within bounds that reach as far")
    func bounds() throws {
        var number = Int.max
        let binding = Binding(get: { number }, set: { number = $0 })
        let tree = try Resolver().resolve(Stepper("Count", value: binding, in: 0...Int.max))
        let change = try #require(step(in: tree))
        change(1)
        #expect(number == .max)
    }

    private func stepped<Number: Strideable>(_ start: Number, by steps: Int) throws -> Number {
        var number = start
        let binding = Binding(get: { number }, set: { number = $0 })
        let tree = try Resolver().resolve(Stepper("Count", value: binding))
        let change = try #require(step(in: tree))
        change(steps)
        return number
    }

    private func step(in node: Node) -> ((Int) -> Void)? {
        if case .step(let step, _)? = node.interaction { return step }
        return node.children.lazy.compactMap { step(in: $0) }.first
    }
}
