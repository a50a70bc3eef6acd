/// What the cases of an enum carry, and how it is reached where it lies in memory.
///
/// Swift has no way to change what a case carries in place, so the runtime's own is called, as its ABI lays it down:
/// the functions that tell a case, take its mark out of the memory, and put it back.
struct EnumPayloads {
    /// What each case carries, by the number of the case; nil for what is kept elsewhere in memory (`indirect`).
    let types: [(any Any.Type)?]

    private let metadata: UnsafeRawPointer
    private let tag: TagFunction
    private let project: ProjectFunction
    private let inject: InjectFunction

    private typealias TagFunction = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    private typealias ProjectFunction = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    private typealias InjectFunction = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

    /// Reads the description of an enum; nil for any other type.
    init?(of type: any Any.Type) {
        guard TypeKind(of: type) == .enumeration else { return nil }
        metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
        // Eight functions, the size, the stride, and two words of 32 bits stand before those of enums.
        tag = witnesses.load(fromByteOffset: 88, as: TagFunction.self)
        project = witnesses.load(fromByteOffset: 96, as: ProjectFunction.self)
        inject = witnesses.load(fromByteOffset: 104, as: InjectFunction.self)
        let description = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let arguments = metadata + 16
        guard let fields = EnumPayloads.target(of: description + 16) else { return nil }
        let count = (description + 20).load(as: UInt32.self) & 0xFF_FFFF
        types = (0..<Int(count)).map { index in
            let field = fields + 16 + 12 * index
            let isIndirect = field.load(as: UInt32.self) & 1 != 0
            guard !isIndirect, let name = EnumPayloads.target(of: field + 4) else { return nil }
            return _getTypeByMangledNameInContext(
                name.assumingMemoryBound(to: UInt8.self), EnumPayloads.length(of: name), genericContext: description,
                genericArguments: arguments)
        }
    }

    /// Changes what the value at an address carries; answers nil where it carries nothing.
    func change<Result>(at address: UnsafeMutableRawPointer, _ body: (Int) -> Result) -> Result? {
        let number = tag(address, metadata)
        guard number < types.count else { return nil }
        project(address, metadata)
        defer { inject(address, number, metadata) }
        return body(Int(number))
    }

    /// What a relative address points to.
    private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = place.load(as: Int32.self)
        return distance == 0 ? nil : place + Int(distance)
    }

    /// The length of a mangled name, in which references to other types are addresses.
    private static func length(of name: UnsafeRawPointer) -> UInt {
        var end = name
        while case let byte = end.load(as: UInt8.self), byte != 0 {
            end += byte < 0x18 ? 5 : byte < 0x20 ? 9 : 1
        }
        return UInt(end - name)
    }
}
