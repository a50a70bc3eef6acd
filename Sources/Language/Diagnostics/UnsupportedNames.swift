/// Names of SwiftUI, UIKit, Foundation and the standard library that are not here, with what to write instead where
/// there is something: what `UnsupportedNames.txt` says.
struct UnsupportedNames: Sendable {
    /// Those of the table that the library carries.
    static let known = UnsupportedNames(parsing: EmbeddedTexts.unsupportedNames)

    /// One of the names, and what to write instead; empty where there is nothing to say.
    struct Entry: Sendable {
        let name: Name
        let advice: String
    }

    /// What stands in a line of the table.
    enum Name: Hashable, Sendable {
        /// A type, a function, a property wrapper; an attribute stands with its `@`, a macro with its `#`, a module
        /// behind `import`.
        case global(String)
        /// A member of a type, or of all that conform to a protocol. `*` stands for all texts, numbers and collections,
        /// and `~` too, for what only other languages and libraries have on them; `~Set` for what they have on sets.
        case member(String, of: String)
        /// The label of an argument, of a function that is here; an empty one where there are no arguments at all, and a dot
        /// where the argument is a `.name`. Behind a `~`, only other languages have it.
        case label(String, of: String)
    }

    /// What stands before the owner of members that only other languages have, and alone for texts, numbers and collections.
    static let foreign = "~"

    /// All of them, in the order of the table.
    let entries: [Entry]
    private let globals: [String: String]
    private let members: [String: [(owner: String, advice: String)]]
    private let labels: [String: String]

    /// Reads a table. A line in square brackets is advice for the names below; a name with a colon has its own.
    init(parsing text: String) {
        var entries: [Entry] = []
        var globals: [String: String] = [:]
        var members: [String: [(owner: String, advice: String)]] = [:]
        var labels: [String: String] = [:]
        var common = ""
        // By bytes: as characters, the thousands of lines would take longer than all else that a mistake needs.
        for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) where !line.hasPrefix("//") {
            if line.first == "[", line.last == "]" {
                common = String(line.dropFirst().dropLast())
                continue
            }
            let (written, ownAdvice) = Self.parts(of: line)
            let advice = ownAdvice ?? common
            let name = Name(written)
            entries.append(Entry(name: name, advice: advice))
            switch name {
            case .global(let name): globals[name] = advice
            case .member(let name, let owner): members[name, default: []].append((owner, advice))
            case .label: labels[written] = advice
            }
        }
        self.entries = entries
        self.globals = globals
        self.members = members
        self.labels = labels
    }

    /// A name, and what stands behind it and a colon with a space.
    private static func parts(of line: Substring) -> (name: String, advice: String?) {
        let bytes = line.utf8
        var colon = bytes.firstIndex(of: UInt8(ascii: ":"))
        while let found = colon {
            let next = bytes.index(after: found)
            if next < bytes.endIndex, bytes[next] == UInt8(ascii: " ") {
                return (String(line[..<found]), String(line[bytes.index(after: next)...]))
            }
            colon = bytes[next...].firstIndex(of: UInt8(ascii: ":"))
        }
        return (String(line), nil)
    }

    /// The message for a name that stands alone, or for an attribute, a macro or a module.
    func message(for name: String) -> String? {
        globals[name].map { Self.message(name.hasPrefix("import ") ? String(name.dropFirst(7)) : name, $0) }
    }

    /// The message for a name of which nobody says where it would stand: alone, behind `@` or `#`, or as a member.
    func message(forAny name: String) -> String? {
        ["", "@", "#"].lazy.compactMap { message(for: $0 + name) }.first
            ?? owners(of: name).first { $0 != Self.foreign }.flatMap { message(for: name, of: $0) }
    }

    /// The types and protocols that have a member of that name, in the order of the table.
    func owners(of member: String) -> [String] {
        members[member, default: []].map(\.owner)
    }

    /// The message for a member of a type that `owners(of:)` names.
    func message(for member: String, of owner: String) -> String? {
        members[member]?.first { $0.owner == owner }.map { Self.message(member, $0.advice) }
    }

    /// What to write instead of a member that only other languages have; empty where there is nothing to say.
    func foreignAdvice(for member: String, of owner: String) -> String {
        members[member]?.first { $0.owner == owner }?.advice ?? ""
    }

    /// What to write instead of an argument that only other languages hand to a method of a type that is here; nil where
    /// nothing is known of one.
    func foreignAdvice(forLabel label: String, of method: String) -> String? {
        labels["\(Self.foreign)\(method)(\(label):)"]
    }

    /// The message for an argument's label of a function: of `Text`, an initializer, or of `View.padding`. Each other
    /// label of a function stands as `…`.
    func message(forLabel label: String, of function: String) -> String? {
        let whole = "\(function)(\(label.isEmpty || label == "." ? label : label + ":"))"
        let isOther = !["", "_", "."].contains(label)
        guard let advice = labels[whole] ?? (isOther ? labels["\(function)(…)"] : nil) else { return nil }
        return Self.message(label == "." ? "\(function)(.…)" : whole, advice)
    }

    private static func message(_ name: String, _ advice: String) -> String {
        "'\(name)' is not supported in Atelier" + (advice.isEmpty ? "" : "; " + advice)
    }
}

extension UnsupportedNames.Name {
    /// Reads what stands in a line: `View.onAppear`, `Text(tableName:)`, `View.help(_:)`, `@Entry`.
    init(_ written: String) {
        if let open = written.firstIndex(of: "(") {
            let label = written[open...].dropFirst().prefix { $0 != ":" && $0 != ")" }
            self = .label(String(label), of: String(written[..<open]))
        } else if let dot = written.lastIndex(of: "."), !written.hasPrefix("import ") {
            self = .member(String(written[dot...].dropFirst()), of: String(written[..<dot]))
        } else {
            self = .global(written)
        }
    }
}
