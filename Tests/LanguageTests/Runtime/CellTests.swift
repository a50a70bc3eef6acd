import Catalogue
import Testing

@testable import Language

struct CellTests {
    @Test("A cell lends its content, and takes back what became of it")
    func lending() throws {
        let cell = Cell(.array([.int(1)]))
        try cell.modify { value in
            guard case .array(var values) = value else { return }
            values.append(.int(2))
            value = .array(values)
        }
        #expect(try cell.read() == .array([.int(1), .int(2)]))
    }

    @Test("Reading or changing a variable while a call changes it is an error, as in Swift")
    func overlapping() throws {
        let cell = Cell(.int(1))
        try cell.modify { _ in
            #expect(throws: Fault.overlappingAccess) { try cell.read() }
            #expect(throws: Fault.overlappingAccess) { try cell.write(.int(2)) }
            #expect(throws: Fault.overlappingAccess) { try cell.modify { _ in } }
        }
        #expect(try cell.read() == .int(1))
    }

    @Test("A content that a failing call was lent comes back")
    func failing() throws {
        let cell = Cell(.int(1))
        #expect(throws: Fault.overflow) { try cell.modify { _ in throw Fault.overflow } }
        #expect(try cell.read() == .int(1))
    }
}
