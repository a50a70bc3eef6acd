import Testing

@testable import Language

@Suite struct LayeredDictionaryTests {
    @Test func copiesKeepWhatTheyHeld() {
        var layered = LayeredDictionary<Int, Int>()
        var plain: [Int: Int] = [:]
        var copies: [(LayeredDictionary<Int, Int>, [Int: Int])] = []
        for step in 0..<300 {
            let key = step * 7 % 90
            layered.set(key, to: step)
            plain[key] = step
            if step % 4 == 0 {
                layered.remove(step * 11 % 90)
                plain[step * 11 % 90] = nil
            }
            if step % 3 != 0 { copies.append((layered, plain)) }
            // Going back to an earlier copy leads on from there.
            if step % 50 == 49 { (layered, plain) = copies[copies.count / 2] }
        }
        for (layered, plain) in copies + [(layered, plain)] {
            #expect(layered.all == plain)
            #expect((0..<100).allSatisfy { layered[$0] == plain[$0] })
        }
    }
}
