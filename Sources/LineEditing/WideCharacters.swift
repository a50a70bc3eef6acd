#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

// libedit's characters are C's wide characters: Unicode scalars in a UTF-8 locale.

extension Unicode.Scalar {
    init?(wide character: wchar_t) {
        self.init(UInt32(bitPattern: character))
    }

    var wide: wchar_t { wchar_t(bitPattern: value) }
}

extension String {
    /// The text for C, with a zero at its end.
    var wideCharacters: [wchar_t] { unicodeScalars.map(\.wide) + [0] }
}
