import Catalogue
import Testing

@testable import Language

struct ValueStackTests {
    @Test("Slots are empty when taken, and stand side by side")
    func taking() {
        let stack = ValueStack()
        let first = stack.take(2)
        first[0] = .int(1)
        first[1] = .string("a")
        let second = stack.take(1)
        #expect(second == first + 2)
        #expect(second[0] == .void)
        stack.give(second, 1)
        #expect([first[0], first[1]] == [.int(1), .string("a")])
        stack.give(first, 2)
    }

    @Test("A frame never spans two pieces of memory, however many are open")
    func growing() {
        let stack = ValueStack()
        let frames = (0..<100).map { _ in stack.take(1_000) }
        for (number, frame) in frames.enumerated() { for slot in 0..<1_000 { frame[slot] = .int(number) } }
        #expect(frames.enumerated().allSatisfy { $1[0] == .int($0) && $1[999] == .int($0) })
        for frame in frames.reversed() { stack.give(frame, 1_000) }
        #expect(stack.take(1) == frames[0])
    }
}
