#if canImport(Darwin)
    import Darwin
#else
    import Glibc

    // Glibc declares it only for GNU sources, so that its module map leaves it out.
    @_silgen_name("pthread_getattr_np")
    private func pthreadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> CInt
#endif

/// The stack of the thread that asks.
enum MachineStack {
    /// So many bytes are left of it; none where the system doesn't say.
    static var left: Int {
        var marker: UInt8 = 0
        let address = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
        guard let bounds, address > bounds.lowest else { return 0 }
        return Int(address - bounds.lowest)
    }

    /// The address below which a call would come too near its end: an eighth is left for built-ins. Of a big stack it is a
    /// quarter, since what the calls hold takes memory as well. 0 where the system doesn't say where it ends.
    static var lowestUsableAddress: UInt {
        bounds.map { $0.lowest + $0.size / ($0.size > 1 << 26 ? 4 : 8) } ?? 0
    }

    /// Where it ends, and how large it is.
    private static var bounds: (lowest: UInt, size: UInt)? {
        #if canImport(Darwin)
            let thread = pthread_self()
            let size = UInt(pthread_get_stacksize_np(thread))
            return (UInt(bitPattern: pthread_get_stackaddr_np(thread)) - size, size)
        #else
            var attributes = pthread_attr_t()
            guard pthreadAttributes(pthread_self(), &attributes) == 0 else { return nil }
            defer { pthread_attr_destroy(&attributes) }
            var address: UnsafeMutableRawPointer?
            var length = 0
            guard pthread_attr_getstack(&attributes, &address, &length) == 0 else { return nil }
            return (UInt(bitPattern: address), UInt(length))
        #endif
    }
}
