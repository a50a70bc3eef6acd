import Catalogue

extension CheckedProgram {
    /// What is built in under the name of a member: one page for each type that has it, those of views first. Types whose
    /// members are the same but for the type's own name share one.
    func members(named name: String) -> [Documentation] {
        let path = name.split(separator: ".").map(String.init)
        guard let last = path.last else { return [] }
        let owner = path.dropLast().joined(separator: ".")
        var found: [MemberPage] = []
        let groups = declarations.builtIns.groups
        for group in groups.filter(\.isOfViews) + groups.filter({ !$0.isOfViews }) {
            let type = BuiltInNames.header(of: group.header)?.name
            if !owner.isEmpty, type != owner { continue }
            let members = group.members.filter { BuiltInNames.name(of: $0.signature) == last }
            guard let first = members.first else { continue }
            let condition = String(BuiltInNames.condition(of: group.header))
            if let type, let index = found.firstIndex(where: { $0.types == [type] && $0.condition == condition }) {
                found[index].members += members.map(\.documented)
                continue
            }
            var page = MemberPage(types: [type].compactMap { $0 }, condition: condition)
            page.members = members.map(\.documented)
            page.example = declarations.builtIns.example(of: members.first { !$0.example.isEmpty } ?? first, in: group)
            if condition.hasPrefix(" where Self =="), !first.signature.contains("func ") {
                page.families = styleFamilies.filter { $0.protocols.contains(type ?? "") }
            }
            found.append(page)
        }
        return MemberPage.folded(found).map(\.documentation)
    }
}

/// The members of one name that some types have.
private struct MemberPage {
    /// The types; none for functions of no type.
    var types: [String]
    /// What their extensions ask, with the space in front of it.
    let condition: String
    var members: [Documentation.Member] = []
    var families: [StyleFamily] = []
    var example = ""

    var documentation: Documentation {
        Documentation(
            heading: types.isEmpty ? "" : "in " + types.joined(separator: ", ") + condition, summary: "",
            members: members, families: families, example: example)
    }

    /// The members with `Self` in place of the type's name.
    private var pattern: [Documentation.Member] {
        guard let type = types.first else { return members }
        return members.map {
            Documentation.Member(signature: Self.replacing(type, in: $0.signature), summary: $0.summary)
        }
    }

    /// Pages of which those that say the same of several types are one.
    static func folded(_ pages: [MemberPage]) -> [MemberPage] {
        var result: [MemberPage] = []
        for page in pages {
            let same = result.firstIndex {
                !$0.types.isEmpty && !page.types.isEmpty && $0.condition == page.condition && $0.pattern == page.pattern
            }
            if let same { result[same].types += page.types } else { result.append(page) }
        }
        return result
    }

    private static func replacing(_ type: String, in signature: String) -> String {
        var result = ""
        var word = ""
        for character in signature + " " {
            if character.isLetter || character.isNumber || "._".contains(character) {
                word.append(character)
                continue
            }
            result += (word == type ? "Self" : word) + String(character)
            word = ""
        }
        return result
    }
}

extension BuiltIn {
    /// It as a member on a page.
    var documented: Documentation.Member { Documentation.Member(signature: signature, summary: summary) }

    /// It as a member on a page, with the protocols that its extension asks for. What it makes of type arguments says
    /// little: the call decides them.
    func documented(of group: BuiltInGroup) -> Documentation.Member {
        guard let asked = group.header.firstRange(of: " where ").map({ group.header[$0.upperBound...] }),
            asked.contains(":")
        else { return documented }
        let joint = signature.contains(" where ") ? ", " : " where "
        return Documentation.Member(signature: signature + joint + asked, summary: summary)
    }
}

extension BuiltInGroup {
    /// Whether it adds to all views.
    var isOfViews: Bool { BuiltInNames.header(of: header) == BuiltInNames.Header(isExtension: true, name: "View") }
}
