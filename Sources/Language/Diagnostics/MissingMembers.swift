/// What is wrong with a member that a type does not have, and what is near.
extension Checker {
    /// Why there is no such member, and what is near.
    func missingMember(_ name: String, on type: SwiftType) -> Problem {
        if let wrapped = wrapped(type), !findMembers(name, on: wrapped, isStatic: false).isEmpty {
            return .optionalMustBeUnwrapped(finished(type), wrapped: finished(wrapped), member: name)
        }
        if !findMembers(name, on: type, isStatic: true).isEmpty {
            return .staticMemberOnInstance(name, type: finished(type))
        }
        if let problem = unsupportedMember(name, of: type) { return problem }
        if let component = componentOfStyles(pushedBy: name) {
            return .noStyleModifier(name, type: finished(type), component: component)
        }
        let names = Set(memberNames(on: type, isStatic: false))
        let nearest = NearestName.nearest(to: name, in: names)
        if nearest == nil, (1...6).contains(names.count) {
            return .noMemberOfFew(name, type: finished(type), others: names.sorted())
        }
        return .noMember(name, type: finished(type), nearest: nearest)
    }

    /// The program's component whose styles a modifier of that name would push: `Card` for `cardStyle`.
    private func componentOfStyles(pushedBy name: String) -> String? {
        guard name.hasSuffix("Style"), let first = name.first else { return nil }
        let style = first.uppercased() + name.dropFirst()
        let component = String(style.dropLast("Style".count))
        guard declarations.types[component] != nil, declarations.types[style]?.kind == .protocol else { return nil }
        return component
    }
}
