import Catalogue

/// An address, such as `https://swift.org`: `URL` in a running program, where Foundation's own stands in compiled ones.
/// Nothing is loaded from it.
struct WebAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address as text.
    let absoluteString: String

    /// The address that a text says; nil where the text is empty. Characters that an address can't have are written out,
    /// as Foundation does.
    init?(string: String) {
        guard !string.isEmpty else { return nil }
        absoluteString = string.unicodeScalars.map { scalar in
            WebAddress.isAllowed(scalar) ? String(scalar) : WebAddress.percentEncoded(scalar)
        }.joined()
    }

    /// The address as text.
    var description: String { absoluteString }

    /// The part before the first colon, where that begins with a letter; nil where there is none.
    var scheme: String? {
        guard let end = absoluteString.firstIndex(of: ":"), absoluteString.first?.isLetter == true else { return nil }
        let scheme = absoluteString[..<end]
        return scheme.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) } ? String(scheme) : nil
    }

    /// The name of the machine, such as `swift.org`; nil where none is named.
    var host: String? {
        guard let start = absoluteString.firstRange(of: "://")?.upperBound else { return nil }
        let authority = absoluteString[start...].prefix { !"/?#".contains($0) }
        let name = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
        let host = name.prefix { $0 != ":" }
        return host.isEmpty ? nil : String(host)
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII, scalar.value > 0x20, scalar.value != 0x7F else { return false }
        return !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
    }

    private static func percentEncoded(_ scalar: Unicode.Scalar) -> String {
        Array(String(scalar).utf8).map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}

extension WebAddress: NativeConvertible {}

extension BuiltIns {
    static let url: [BuiltInGroup] = [
        BuiltInGroup(
            "struct URL: Hashable, CustomStringConvertible", "An address; nothing is loaded from it.",
            example: #"Link("Swift", destination: URL(string: "https://swift.org")!)"#,
            [
                BuiltIn("init?(string: String)", "The address that a text says; nil where the text is empty.") {
                    (string: String) in WebAddress(string: string)
                },
                BuiltIn(
                    "var absoluteString: String { get }", "The address as text.",
                    example: #"URL(string: "https://swift.org/blog")?.absoluteString"#
                ) { (url: WebAddress) in url.absoluteString },
                BuiltIn(
                    "var description: String { get }", "The address as text.",
                    example: #"URL(string: "https://swift.org/blog")?.description"#
                ) { (url: WebAddress) in url.description },
                BuiltIn(
                    "var scheme: String? { get }", "The part before the first colon.",
                    example: #"URL(string: "https://swift.org/blog")?.scheme"#
                ) { (url: WebAddress) in url.scheme },
                BuiltIn(
                    "var host: String? { get }", "The name of the machine.",
                    example: #"URL(string: "https://swift.org/blog")?.host"#
                ) { (url: WebAddress) in url.host },
            ])
    ]
}
