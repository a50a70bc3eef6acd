import SwiftSyntax

/// What is wrong with a member that a type does not have, and what is near.
extension Checker {
    /// Why there is no such member, and what is near.
    ///
    /// - Parameter base: what the member is asked of, where it is written.
    func missingMember(_ name: String, on type: SwiftType, of base: ExprSyntax? = nil) -> Problem {
        if let wrapped = wrapped(type), !findMembers(name, on: wrapped, isStatic: false).isEmpty {
            let entry = changes(name, on: wrapped) ? entryWithDefault(base) : nil
            return .optionalMustBeUnwrapped(finished(type), wrapped: finished(wrapped), member: name, entry: entry)
        }
        if !findMembers(name, on: type, isStatic: true).isEmpty {
            return .staticMemberOnInstance(name, type: finished(type))
        }
        if name == "rawValue", let problem = memberOfHead(name, of: type, isStatic: false, head: "Int") {
            return problem
        }
        if let problem = unsupportedMember(name, of: type) ?? memberOfViews(name, type) ?? earlierMember(name, type) {
            return problem
        }
        if let base, let value = arguments(of: type, ifNamed: "Binding")?.first,
            base.projection != nil || !findMembers(name, on: value, isStatic: false).isEmpty,
            let meant = valueMeant(by: base, of: type)
        {
            return meant.problem
        }
        if here.function?.isInitializer == true, base?.writtenText == "self",
            NearestName.nearest(to: name, in: Set(memberNames(on: type, isStatic: false))) == nil
        {
            return .undeclaredProperty(name, type: finished(type))
        }
        if isView(type), let nominal = known(type).nominal, isArgument(name, of: nominal) {
            return .memberOfInitializer(name, type: finished(type), initializer: nominal.name)
        }
        if isView(type), isViewModifier(name) { return .modifierAsMember(name, type: finished(type)) }
        if let component = componentOfStyles(pushedBy: name) {
            return .noStyleModifier(name, type: finished(type), component: component)
        }
        let names = Set(memberNames(on: type, isStatic: false))
        let nearest =
            NearestName.nearest(to: name, in: names) ?? NearestName.shortest(of: names, beginningWith: name)
        if nearest == nil, (1...6).contains(names.count) {
            return .noMemberOfFew(name, type: finished(type), others: names.sorted())
        }
        return .noMember(name, type: finished(type), nearest: nearest)
    }

    /// That an enum of the program would have a member if its head said more; nil for other types.
    private func memberOfHead(_ name: String, of type: SwiftType, isStatic: Bool, head: String) -> Problem? {
        guard let nominal = known(type).nominal, nominal.kind == .enum, !nominal.isBuiltIn,
            nominal.cases.allSatisfy(\.payload.isEmpty)
        else { return nil }
        return .memberOfHead(
            name, type: finished(type), isStatic: isStatic, declaration: "enum \(nominal.name): \(head)")
    }

    /// A static member that a type does not have; what has it, where the type is made of that, and otherwise what is near.
    func missingStaticMember(_ name: String, of type: SwiftType) -> Problem {
        if let owner = argument(with: name, for: type) {
            return .memberOfArgument(name, type: finished(type), owner: finished(owner))
        }
        if name == "allCases", let problem = memberOfHead(name, of: type, isStatic: true, head: "CaseIterable") {
            return problem
        }
        let nearest = NearestName.nearest(to: name, in: memberNames(on: type, isStatic: true))
        return missingCase(name, of: type, nearest: nearest)
    }

    /// That a type has no static member of that name: of an enum with few cases and none that is near, with all of them.
    func missingCase(_ name: String, of type: SwiftType, nearest: String?) -> Problem {
        if nearest == nil, let nominal = known(type).nominal, nominal.kind == .enum,
            (1...6).contains(nominal.cases.count)
        {
            return .noMemberAmong(name, style: "\(finished(type))", others: nominal.cases.map(\.name))
        }
        return .noStaticMember(name, type: finished(type), nearest: nearest)
    }

    /// The type of the only argument that values of a built-in type may be made of, where it has a static member: `UIColor`
    /// has `systemGray6`, and colours are made of it. Nil where there is none.
    func argument(with name: String, for type: SwiftType) -> SwiftType? {
        guard known(type).nominal?.isBuiltIn == true else { return nil }
        return initializers(of: type).lazy.compactMap { candidate -> SwiftType? in
            guard let function = candidate.function, (try? self.resolveSignature(function)) != nil,
                function.parameters.count == 1, let parameter = function.parameters.first, parameter.label == nil,
                case .nominal = parameter.type,
                self.isValue(name, of: parameter.type)
            else { return nil }
            return parameter.type
        }.first
    }

    /// A member of views, asked of a text, or of a type that has a body and doesn't say that it is a view.
    private func memberOfViews(_ name: String, _ type: SwiftType) -> Problem? {
        guard case .nominal(let nominal) = known(type), !isView(type),
            let view = declarations.builtIns.nominal(named: "View"),
            !findMembers(name, on: .existential([ProtocolType(view)]), isStatic: false).isEmpty
        else { return nil }
        if nominal.declaration.isBuiltIn {
            return nominal.declaration.name == "String" ? .textNeeded(name, type: finished(type)) : nil
        }
        return known(type).insteadOfNoView.map { .lacksView(name, type: finished(type), instead: $0) }
    }

    /// A member of shapes or images, asked of the view that another modifier has made of one: `Circle().padding().fill(.red)`.
    private func earlierMember(_ name: String, _ type: SwiftType) -> Problem? {
        guard isView(type), isMadeByModifiers(type) else { return nil }
        for owner in ["Shape", "InsettableShape", "Image", "Text"] {
            guard let nominal = declarations.builtIns.nominal(named: owner) else { continue }
            let owned =
                nominal.kind == .protocol ? SwiftType.existential([ProtocolType(nominal)]) : selfType(of: nominal)
            if !findMembers(name, on: owned, isStatic: false).isEmpty {
                return .memberOfEarlier(name, type: finished(type), owner: owner)
            }
        }
        return nil
    }

    /// Whether a view's type does not say what it was made of.
    private func isMadeByModifiers(_ type: SwiftType) -> Bool {
        guard let nominal = known(type).nominal, nominal.name != "AnyView" else { return true }
        return initializers(of: type).isEmpty
    }

    /// Whether an initializer of a type has a parameter of that label.
    private func isArgument(_ label: String, of nominal: NominalDeclaration) -> Bool {
        initializers(of: selfType(of: nominal)).contains { initializer in
            initializer.parameters.contains { $0.label == label }
        }
    }

    /// Whether a type of that name modifies views.
    private func isViewModifier(_ name: String) -> Bool {
        guard let nominal = declarations.nominal(named: name), nominal.kind != .protocol,
            let modifier = declarations.builtIns.nominal(named: "ViewModifier")
        else { return false }
        return conforms(selfType(of: nominal), to: ProtocolType(modifier))
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
