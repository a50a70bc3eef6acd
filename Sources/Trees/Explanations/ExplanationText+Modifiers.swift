import StyleEngine

extension ExplanationText {
    /// The calls of a modifier, or of what makes views, in which a node stands.
    ///
    /// - Parameter calls: the calls, the nearest first, each with what it is on where that is known; at least one.
    package init(
        asking name: String, _ number: Int, in nodes: NumberedTree,
        calls: [(code: String, isModifier: Bool, on: Node?)]
    ) {
        let most = 8
        var facts = calls.prefix(most).map { call in
            Fact(label: "by", text: call.code + (call.on.flatMap { nodes.labels(at: $0) }.map { " on " + $0 } ?? ""))
        }
        if calls.count > most { facts.append(Fact(label: "others", text: "\(calls.count - most) more")) }
        self.init(
            headline: "\(nodes.label(of: number)) stands in \(calls.contains { $0.isModifier } ? "." : "")\(name)"
                + (calls.count > 1 ? ", \(calls.count) times" : ""), facts)
    }

    /// The value of a stored property, asked about at the node that has it or at one inside of it.
    ///
    /// - Parameters:
    ///   - owner: that node.
    ///   - isOfStyle: whether the style that it takes stores the property.
    ///   - cite: tells of the call that made it, or that pushed the style.
    ///   - place: where the type is declared that has the property; nil where that is not known.
    package init(
        ofStored name: String, _ value: String, of owner: Node, isOfStyle: Bool, _ number: Int, in nodes: NumberedTree,
        cite: Citing, declaredIn place: String?
    ) {
        let style = isOfStyle ? owner.take?.style.name : nil
        let maker = isOfStyle ? owner.styleExplanation?.pushed?.place : owner.place
        let outer = nodes.number(of: owner).flatMap { $0 == number ? nil : nodes.label(of: $0) }
        self.init(
            headline: "\(nodes.label(of: number)): \(name) is \(value)",
            [
                style.map { style in
                    Fact(
                        label: "stored in",
                        text: outer.map { "\(style), the style of \($0)" } ?? "its style \(style)")
                }
                    ?? outer.map { Fact(label: "stored in", text: $0) },
                maker.map { Fact(label: isOfStyle ? "pushed by" : "made by", text: cite($0)) },
                place.map { Fact(label: "declared in", text: $0) },
            ])
    }

    /// What a variable of the session holds, which is the same at all nodes.
    package init(ofVariable name: String, _ value: String, declaredIn place: String) {
        self.init(
            headline: "\(name) is \(value)",
            [
                Fact(label: "is", text: "a variable of the session, the same for all nodes"),
                Fact(label: "declared in", text: place),
            ])
    }

    /// That no modifier of a name is found around a node.
    ///
    /// - Parameter isWritten: whether the program calls the modifier somewhere.
    package init(missing name: String, _ number: Int, in nodes: NumberedTree, isWritten: Bool) {
        let label = nodes.label(of: number)
        guard isWritten else {
            self.init(headline: "\(label) stands in no .\(name)", [])
            return
        }
        self.init(
            headline: "nothing of .\(name) is found around \(label)",
            [
                Fact(
                    label: "because",
                    text: "it is called elsewhere, or leaves nothing in the tree that tells of its call")
            ])
    }

    /// The stack of a family at a node that takes nothing of it.
    ///
    /// - Parameters:
    ///   - family: the name of the family.
    ///   - stack: the stack at the node.
    ///   - before: the components of the family around the node that took a style, the outermost first.
    ///   - cite: tells of the calls that pushed.
    package init(
        ofStackOf family: String, _ stack: StyleStack, before: [Node], _ number: Int, in nodes: NumberedTree,
        cite: Citing
    ) {
        let taken = before.compactMap { node in
            node.take.map { take in
                take.style.name + (nodes.number(of: node).map { " by \(nodes.label(of: $0))" } ?? "")
            }
        }
        let pushes = stack.pushes.map { "\($0.style.name), by \(cite($0.place))" }
        let isEmpty = pushes.isEmpty
        self.init(
            headline: "\(nodes.label(of: number)) is no \(family); on the stack of \(family) there "
                + (isEmpty ? "is nothing" : pushes.count == 1 ? "is a style" : "are \(pushes.count) styles"),
            [
                isEmpty && taken.isEmpty
                    ? Fact(label: "because", text: "no style of \(family) is pushed around it (B3)") : nil
            ]
                + Self.shortened(pushes).enumerated().map { index, text in
                    Fact(label: index == 0 ? "on top" : "then", text: text)
                }
                + [
                    taken.isEmpty
                        ? nil
                        : Fact(
                            label: "taken before",
                            text: Self.shortened(taken).joined(separator: "; ")
                                + " (B4: a style that is taken is gone inside)")
                ])
    }
}
