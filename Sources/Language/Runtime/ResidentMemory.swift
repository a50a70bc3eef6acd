#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc

    // It stands in a header that the module map leaves out.
    @_silgen_name("malloc_trim")
    private func trimHeap(_ keeping: Int) -> CInt
#elseif canImport(Musl)
    import Musl
#endif

/// The memory that the process has at this moment.
enum ResidentMemory {
    /// How much it is, in bytes; nil where the system doesn't tell. Costs some microseconds.
    static var bytes: Int? {
        #if canImport(Darwin)
            var statistics = malloc_statistics_t()
            malloc_zone_statistics(nil, &statistics)
            return Int(statistics.size_in_use)
        #else
            let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return nil }
            defer { close(file) }
            var text = [UInt8](repeating: 0, count: 128)
            let count = read(file, &text, text.count)
            guard count > 0 else { return nil }
            // The second number: the pages that are in memory.
            let numbers = text[..<count].split(separator: UInt8(ascii: " "))
            guard numbers.count > 1, let pages = Int(String(decoding: numbers[1], as: UTF8.self)) else { return nil }
            let (bytes, isTooMuch) = pages.multipliedReportingOverflow(by: Int(sysconf(CInt(_SC_PAGESIZE))))
            return isTooMuch ? nil : bytes
        #endif
    }

    /// Gives memory that was freed back to the system, where the allocator kept it for later.
    static func giveBack() {
        #if canImport(Darwin)
            _ = malloc_zone_pressure_relief(nil, 0)
        #elseif canImport(Glibc)
            _ = trimHeap(0)
        #endif
    }
}
