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

    /// The value of a stored property of a declared view, asked about at the view's node or at one inside of it.
    ///
    /// - Parameters:
    ///   - owner: the node of that view.
    ///   - cite: tells of the call that made it.
    ///   - declared: tells where its type is declared.
    package init(
        ofStored name: String, _ value: String, of owner: Node, _ number: Int, in nodes: NumberedTree, cite: Citing,
        declared: Citing
    ) {
        let outer = nodes.number(of: owner).flatMap { $0 == number ? nil : nodes.label(of: $0) }
        self.init(
            headline: "\(nodes.label(of: number)): \(name) is \(value)",
            [
                outer.map { Fact(label: "stored in", text: $0) },
                owner.place.map { Fact(label: "made by", text: cite($0)) },
                owner.type.declared?.place.map { Fact(label: "declared in", text: declared($0)) },
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
