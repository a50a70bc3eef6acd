import Catalogue
import Testing

@testable import Language

struct OrderTests {
    @Test("Numbers, texts and characters have an order; other values have none")
    func isLess() throws {
        #expect(try Order.isLess(.int(1), .int(2)))
        #expect(try !Order.isLess(.double(2), .double(1)))
        #expect(try Order.isLess(.string("a"), .string("b")))
        #expect(try Order.isLess(Character("a").value, Character("b").value))
        #expect(throws: Fault.wrongArgument) { try Order.isLess(.bool(false), .bool(true)) }
    }

    @Test("Sorting keeps the order of equal elements")
    func sorting() throws {
        let pairs = [(2, "a"), (1, "b"), (2, "c"), (1, "d"), (0, "e")].map { Value.tuple([.int($0), .string($1)]) }
        let sorted = try Order.sorted(pairs) { one, other in
            guard case .tuple(let one) = one, case .tuple(let other) = other else { return false }
            return try Order.isLess(one[0], other[0])
        }
        #expect(
            Description.debug(of: .array(sorted)) == #"[(0, "e"), (1, "b"), (1, "d"), (2, "a"), (2, "c")]"#)
    }
}
