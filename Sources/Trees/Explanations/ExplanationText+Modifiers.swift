import StyleEngine

extension ExplanationText {
    /// The calls of a modifier, or of what makes views, in which a node stands.
    ///
    /// - Parameter calls: the calls, the nearest first, each with what it is on where that is known; at least one.
    package init(
        asking name: String, _ number: Int, in nodes: NumberedTree,
        calls: [(code: String, isModifier: Bool, on: Node?)]
    ) {
        let codes = calls.map { call in
            call.code + (call.on.flatMap { nodes.labels(at: $0) }.map { " on " + $0 } ?? "")
        }
        self.init(
            headline: "\(nodes.label(of: number)) stands in \(calls.contains { $0.isModifier } ? "." : "")\(name)"
                + (calls.count > 1 ? ", \(calls.count) times" : ""), Self.facts(ofCalls: codes))
    }

    /// The calls of a modifier that are written around a node and of which nothing is found in the tree.
    ///
    /// - Parameters:
    ///   - calls: the calls, the nearest first; at least one.
    ///   - summary: what the documentation of the modifier begins with; empty where it has none.
    package init(
        asking name: String, _ number: Int, in nodes: NumberedTree, withoutTrace calls: [String], summary: String
    ) {
        self.init(
            headline: "\(nodes.label(of: number)) stands in .\(name), which leaves nothing in the tree",
            Self.facts(ofCalls: calls) + [
                Fact(label: "because", text: "it makes no node, writes no value, and pushes no style"),
                summary.isEmpty ? nil : Fact(label: "what for", text: summary),
            ])
    }

    private static func facts(ofCalls codes: [String]) -> [Fact] {
        let most = 8
        let facts = codes.prefix(most).map { Fact(label: "by", text: $0) }
        return codes.count > most ? facts + [Fact(label: "others", text: "\(codes.count - most) more")] : facts
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
