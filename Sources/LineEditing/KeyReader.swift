import CEditline

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads characters from the terminal, decoding UTF-8.
struct KeyReader {
    /// What came of a wait for a key.
    enum Outcome: Equatable {
        case scalar(Unicode.Scalar)
        /// The window has another size.
        case resized
        /// The process was stopped, and goes on.
        case continued
        case interrupted
        case endOfInput
    }

    /// Characters that are to be read before the terminal is asked again.
    private var pending: [Unicode.Scalar] = []
    private var repeats = 0
    /// Whether the character that was read last is a carriage return: the line feed that comes with it is the same line break.
    private var isBehindReturn = false

    /// Makes the next reads answer `scalars`.
    mutating func push(_ scalars: some Collection<Unicode.Scalar>) {
        pending.insert(contentsOf: scalars, at: 0)
    }

    /// Makes the next reads answer `scalar` a number of times, and knows them for repeats.
    mutating func pushRepeats(of scalar: Unicode.Scalar, count: Int) {
        push(repeatElement(scalar, count: max(0, count)))
        repeats += max(0, count)
    }

    /// Whether the character that was just read is one of the repeats.
    mutating func takeRepeat() -> Bool {
        guard repeats > 0 else { return false }
        repeats -= 1
        return true
    }

    /// Whether no key can be read without a wait.
    var mustWait: Bool { isQuiet(milliseconds: 0) }

    /// Whether no key comes for as long as a machine that sends many would need at most, and a person at least.
    var isAtRest: Bool { isQuiet(milliseconds: Self.rest) }

    private static let rest: Int32 = 30

    private func isQuiet(milliseconds: Int32) -> Bool {
        guard pending.isEmpty else { return false }
        return Self.wait(milliseconds: milliseconds) == 0
    }

    /// Whether Ctrl-C is among the keys that were pressed already: it and what was pressed before it are gone then. Other keys
    /// wait for the next read.
    mutating func takeInterrupt() -> Bool {
        let key: Unicode.Scalar = "\u{3}"
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < Self.mostWaiting, Self.wait(milliseconds: 0) == 1, read(STDIN_FILENO, &byte, 1) == 1 {
            bytes.append(byte)
        }
        pending += Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        guard let place = pending.lastIndex(of: key) else { return false }
        pending.removeFirst(place + 1)
        return true
    }

    /// The most bytes that are looked through for Ctrl-C.
    private static let mostWaiting = 1 << 16

    /// Waits until there is something to read: 1 where there is, 0 where nothing came, -1 where a signal cut it short.
    private static func wait(milliseconds: Int32) -> Int32 {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds)
    }

    /// What a signal that cut a wait short asks for; nil where it asks for nothing.
    private static func takeSignal() -> Outcome? {
        if terminal_take_continue() { return .continued }
        if terminal_take_resize() { return .resized }
        return interrupt_is_raised() ? .interrupted : nil
    }

    /// Waits for the next character. Bytes that are not UTF-8 are passed over.
    mutating func next() -> Outcome {
        while !pending.isEmpty {
            let scalar = pending.removeFirst()
            let isPartOfReturn = isBehindReturn && scalar == "\n"
            isBehindReturn = scalar == "\r"
            if !isPartOfReturn { return .scalar(scalar) }
        }
        var bytes: [UInt8] = []
        var isAtOnce = false
        if isBehindReturn {
            let count = Self.wait(milliseconds: Self.rest)
            if count < 0, let outcome = Self.takeSignal() { return outcome }
            isAtOnce = count > 0
        }
        while true {
            var byte: UInt8 = 0
            let count = read(STDIN_FILENO, &byte, 1)
            if count == 0 { return .endOfInput }
            if count < 0 {
                guard errno == EINTR else { return .endOfInput }
                if let outcome = Self.takeSignal() { return outcome }
                continue
            }
            if byte & 0b1100_0000 != 0b1000_0000 || bytes.count == 4 { bytes = [] }
            bytes.append(byte)
            guard let scalar = Self.scalar(bytes) else { continue }
            if isAtOnce, isBehindReturn, scalar == "\n" {
                isBehindReturn = false
                bytes = []
                continue
            }
            isBehindReturn = scalar == "\r"
            return .scalar(scalar)
        }
    }

    private static func scalar(_ bytes: [UInt8]) -> Unicode.Scalar? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return scalar
    }
}
