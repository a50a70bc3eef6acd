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
        let lowest = lowestAddress
        return address > lowest ? Int(address - lowest) : 0
    }

    /// Where it ends.
    private static var lowestAddress: UInt {
        #if canImport(Darwin)
            let thread = pthread_self()
            return UInt(bitPattern: pthread_get_stackaddr_np(thread)) - UInt(pthread_get_stacksize_np(thread))
        #else
            var attributes = pthread_attr_t()
            guard pthreadAttributes(pthread_self(), &attributes) == 0 else { return .max }
            defer { pthread_attr_destroy(&attributes) }
            var address: UnsafeMutableRawPointer?
            var length = 0
            guard pthread_attr_getstack(&attributes, &address, &length) == 0 else { return .max }
            return UInt(bitPattern: address)
        #endif
    }
}
