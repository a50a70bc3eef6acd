// Rounding and square roots of the standard library call the C library's, which a release build links only where a file
// of the module imports it.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
