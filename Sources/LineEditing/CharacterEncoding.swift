#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// libedit drops what is not ASCII, silently, unless the locale's characters are UTF-8, and it never sets one itself.
enum CharacterEncoding {
    /// Takes the user's locale for characters, and nothing else; a UTF-8 locale where the user has none.
    static func useUTF8() {
        for locale in ["", "C.UTF-8", "en_US.UTF-8"] {
            guard setlocale(LC_CTYPE, locale) != nil, let name = nl_langinfo(nl_item(CODESET)) else { continue }
            if String(cString: name) == "UTF-8" { return }
        }
    }
}
