/// Reads names off the texts of built-ins without parsing them, so that thousands of records cost little at start.
enum BuiltInNames {
    /// What a group's header declares.
    struct Header: Equatable {
        /// Whether it is an extension.
        var isExtension: Bool
        /// `VStack`, `Edge.Set`
        var name: String
    }

    /// What a header declares; nil where it is empty.
    static func header(of text: String) -> Header? {
        var words = Words(text)
        while let word = words.next() {
            switch word {
            case "struct", "enum", "class", "protocol", "actor":
                return words.next().map { Header(isExtension: false, name: String($0)) }
            case "extension": return words.next().map { Header(isExtension: true, name: String($0)) }
            default: continue
            }
        }
        return nil
    }

    /// The type that a header declares; nil for an extension.
    static func typeName(of text: String) -> String? {
        header(of: text).flatMap { $0.isExtension ? nil : $0.name }
    }

    /// The protocol that a header declares; nil for anything else.
    static func protocolName(of text: String) -> String? {
        guard let name = typeName(of: text), text.contains("protocol \(name)") else { return nil }
        return name
    }

    /// The names behind the colon of a header: the protocols of a type, or those that a protocol refines.
    static func inheritance(of text: String) -> [String] {
        let head = parts(of: text).heading
        let end = head.firstRange(of: " where ")?.lowerBound ?? head.endIndex
        var depth = 0
        var start: String.Index?
        for index in head[..<end].indices {
            switch head[index] {
            case "<": depth += 1
            case ">": depth -= 1
            case ":" where depth == 0 && start == nil: start = head.index(after: index)
            default: break
            }
        }
        guard let start else { return [] }
        return head[start..<end].split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
            .map { String($0.prefix { $0 != "<" && $0 != " " }) }
    }

    /// The `where` clause of an extension, with the space in front of it: ` where Label == Text`.
    static func condition(of text: String) -> Substring {
        text.firstRange(of: " where ").map { text[$0.lowerBound...] } ?? ""
    }

    /// A header without its braces, and the declarations between them.
    static func parts(of text: String) -> (heading: String, body: [String]) {
        guard let brace = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}") else { return (text, []) }
        let lines = text[text.index(after: brace)..<end].split { $0 == "\n" || $0 == ";" }
            .map { String($0.drop(while: \.isWhitespace)) }
        let heading = text[..<brace]
        return (String(heading.reversed().drop(while: \.isWhitespace).reversed()), lines.filter { !$0.isEmpty })
    }

    /// The name under which a member is looked up: `padding`, `init`, `subscript`, `+`.
    static func name(of signature: String) -> String {
        var words = Words(signature)
        while let word = words.next() {
            switch word {
            case "init", "subscript": return String(word)
            case "func", "var", "let", "case", "typealias", "associatedtype", "struct", "enum", "class", "protocol":
                guard let name = words.next() else { return "" }
                // `class func` is a static member of a class.
                if word == "class", name == "func" || name == "var" { continue }
                return String(name)
            default: continue
            }
        }
        return ""
    }

    /// Whether a member is found on the type rather than on its instances.
    static func isStatic(_ signature: String) -> Bool {
        var words = Words(signature)
        while let word = words.next() {
            switch word {
            case "static", "case", "init": return true
            case "func", "var", "let", "subscript": return false
            default: continue
            }
        }
        return false
    }

    /// Whether a member is a function, an initializer or a method.
    static func isFunction(_ signature: String) -> Bool {
        var words = Words(signature)
        while let word = words.next() {
            switch word {
            case "func", "init": return true
            case "var", "let", "case", "subscript", "typealias", "associatedtype": return false
            default: continue
            }
        }
        return false
    }

    /// Whether a member is a type by another name, or one that a protocol asks for.
    static func isType(_ signature: String) -> Bool {
        signature.hasPrefix("typealias ") || signature.hasPrefix("associatedtype ")
    }

    /// The type of a property, or that of what a function returns; nil where the signature names none.
    static func result(of signature: String) -> Substring? {
        let arrow = signature.firstRange(of: "-> ") ?? signature.firstRange(of: ": ")
        return arrow.map { signature[$0.upperBound...].prefix { $0.isLetter || $0.isNumber || "._".contains($0) } }
    }

    /// The words of a declaration up to the first of its parameters: names with their dots, and operators.
    private struct Words {
        private var rest: Substring.UTF8View.SubSequence
        private let text: String

        init(_ text: String) {
            self.text = text
            rest = text.utf8[...]
        }

        mutating func next() -> Substring? {
            while let first = rest.first {
                switch first {
                case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): rest = rest.dropFirst()
                case UInt8(ascii: "@"):
                    // An attribute and its arguments are no part of the name.
                    rest = rest.dropFirst().drop(while: Self.isNamePart)
                    if rest.first == UInt8(ascii: "(") {
                        rest = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst()
                    }
                case UInt8(ascii: "`"):
                    let name = rest.dropFirst().prefix { $0 != UInt8(ascii: "`") }
                    rest = rest[name.endIndex...].dropFirst()
                    return Substring(name)
                default:
                    let isName = Self.isNamePart(first) && first != UInt8(ascii: ".")
                    let word = isName ? rest.prefix(while: Self.isNamePart) : operatorPrefix()
                    rest = rest[word.endIndex...]
                    return Substring(word)
                }
            }
            return nil
        }

        private func operatorPrefix() -> Substring.UTF8View.SubSequence {
            let word = rest.prefix {
                ($0 == UInt8(ascii: ".") || !Self.isNamePart($0)) && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(")
            }
            return word.isEmpty ? rest.prefix(1) : word
        }

        private static func isNamePart(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
                true
            default: false
            }
        }
    }
}
