import Language
import Staging
import StyleEngine
import Trees

/// A node as a question names it: by its number, its title, or the type of the view.
enum NodeQuestion {
    case node(NodeReference)
    case type(String)

    /// Reads an argument.
    init(_ word: Word, of command: Command) throws(Complaint) {
        if word.isQuoted || Int(word.text) != nil {
            self = .node(try NodeReference(word, of: command))
        } else if word.text.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) }) {
            self = .type(word.text)
        } else {
            throw .notANode(word, command)
        }
    }

    /// All that can be named, for completion: numbers, and the titles and types that one node alone has.
    static func candidates(in nodes: NumberedTree) -> [Completions.Candidate] {
        var owners: [String: [Int]] = [:]
        for number in nodes.numbers {
            guard let entry = nodes[number] else { continue }
            owners[entry.node.type.name, default: []].append(number)
            if let title = entry.title, !title.isEmpty, !title.contains(where: \.isNewline) {
                let written = Word.quoted(title)
                owners[written, default: []].append(number)
            }
        }
        let ends = nodes.subtreeEnds()
        let names = owners.compactMap { name, numbers -> Completions.Candidate? in
            let outermost = withoutRepetitions(meant(numbers, in: nodes), in: nodes, ends)
            return outermost.count == 1
                ? Completions.Candidate(text: name, summary: nodes.label(of: outermost[0])) : nil
        }
        return NodeReference.candidates(in: nodes) + names
    }

    /// The number of the node that is meant.
    ///
    /// - Parameter component: what is asked about is the style of such components; nil where it is something else.
    func number(
        in nodes: NumberedTree, for command: Command, of component: String? = nil
    ) throws(Complaint) -> Int {
        let (name, all) = try candidates(in: nodes)
        let takers = all.filter { nodes[$0]?.node.take.map { $0.family.name == component } ?? false }
        let numbers = takers.isEmpty ? all : takers
        let ends = nodes.subtreeEnds()
        let outermost = NodeQuestion.withoutRepetitions(numbers, in: nodes, ends)
        guard outermost.count == 1 else {
            let shown = outermost.prefix(Self.mostListed)
            let labels = shown.map { Self.label(of: $0, among: shown, in: nodes, ends) }
            throw .severalNodes(name, labels, others: outermost.count - shown.count, command)
        }
        return outermost[0]
    }

    /// What a node is called, and where others are called the same, the first text in it or what it stands in.
    ///
    /// - Parameter ends: of each node, the number behind the last one below it.
    private static func label(
        of number: Int, among others: ArraySlice<Int>, in nodes: NumberedTree, _ ends: [Int]
    ) -> String {
        let label = nodes.label(of: number)
        func name(_ number: Int) -> Name? {
            nodes[number].map { Name(type: $0.node.type.name, title: $0.title) }
        }
        guard let own = name(number), others.count(where: { name($0) == own }) > 1 else { return label }
        let inside = nodes.subtree(of: number).lazy.compactMap { nodes[$0]?.title }.first
        if own.title == nil, let inside { return "\(label) with \(Quotation.text(inside, limit: 20))" }
        let outer = sequence(first: nodes[number]?.node) { $0?.parent }.dropFirst()
            .compactMap { $0.flatMap { nodes.number(of: $0) } }
        // What holds none of the others tells it from those; else what it stands in may help.
        let alone = outer.prefix { place in
            !others.contains { $0 != number && $0 >= place && $0 < ends[place - 1] }
        }
        func isCalled(_ place: Int) -> Bool { nodes[place]?.title.map { $0 != own.title } ?? false }
        let declared = alone.last { nodes[$0]?.node.kind == .view }
        if let place = alone.last(where: isCalled) ?? declared ?? alone.last {
            let first = nodes.subtree(of: place).lazy.compactMap { nodes[$0]?.title }.first { $0 != own.title }
            if nodes[place]?.title == nil, let first {
                return "\(label) in \(nodes.label(of: place)) with \(Quotation.text(first, limit: 20))"
            }
            return "\(label) in \(nodes.label(of: place))"
        }
        return outer.first(where: isCalled).map { "\(label) in \(nodes.label(of: $0))" } ?? label
    }

    /// The nodes that are called exactly so; none where one is meant by its number.
    func names(in nodes: NumberedTree) -> [NumberedTree.Entry] {
        switch self {
        case .type(let name): nodes.entries.filter { $0.node.type.name == name }
        case .node(.label(let label)): nodes.entries.filter { $0.title == label }
        case .node(.number): []
        }
    }

    /// Whether a type is meant that some node has, in any case of letters.
    func isOf(_ nodes: NumberedTree) -> Bool {
        guard case .type(let name) = self else { return false }
        let typed = name.lowercased()
        return nodes.entries.contains { $0.node.type.name.lowercased() == typed }
    }

    /// The text of a component's label, where the question names the component by it: the text may be meant as well.
    func labelText(of number: Int, in nodes: NumberedTree) -> Int? {
        guard case .node(.label(let label)) = self else { return nil }
        return nodes.subtree(of: number).dropFirst().first {
            nodes[$0]?.title == label && nodes[$0]?.node.take == nil
        }
    }

    private func candidates(in nodes: NumberedTree) throws(Complaint) -> (name: String, numbers: [Int]) {
        switch self {
        case .type(let name):
            let names = nodes.entries.map { $0.node.type.name }
            func numbers(where isMeant: (String) -> Bool) -> [Int] {
                names.indices.filter { isMeant(names[$0]) }.map { $0 + 1 }
            }
            let exact = numbers { $0 == name }
            guard exact.isEmpty else { return (name, exact) }
            let titles = nodes.entries.compactMap(\.title)
            if titles.contains(name) { throw .missingQuotes(name) }
            let typed = name.lowercased()
            let inOtherCase = numbers { $0.lowercased() == typed }
            guard inOtherCase.isEmpty else { return (name, inOtherCase) }
            // Who names a style means what takes it.
            let takers = nodes.numbers.filter { nodes[$0]?.node.take?.style.isCalled(name) == true }
            guard takers.isEmpty else { return (name, takers) }
            if let title = titles.first(where: { $0.lowercased() == typed }) { throw .missingQuotes(title) }
            let nearest =
                NearestName.meant(by: name, among: names)
                ?? NearestName.meant(by: name, among: titles).map(Word.quoted)
            throw .noSuchType(name, nearest: nearest)
        case .node(let reference):
            do {
                let numbers = try reference.numbers(in: nodes)
                return (reference.written, Self.meant(numbers, in: nodes))
            } catch {
                throw .gesture(error)
            }
        }
    }

    /// Of the nodes of one name those that are meant: components and what else has a label, and not the texts of those
    /// labels, which share their names.
    private static func meant(_ numbers: [Int], in nodes: NumberedTree) -> [Int] {
        let components = numbers.filter { nodes[$0]?.node.take != nil }
        guard components.isEmpty else { return components }
        let known = Set(numbers)
        return numbers.filter { number in
            guard let entry = nodes[number], entry.title != nil else { return true }
            return !sequence(first: entry.node) { $0.parent }.dropFirst().contains { outer in
                nodes.number(of: outer).map { known.contains($0) && nodes[$0]?.title == entry.title } ?? false
            }
        }
    }

    /// The most nodes that are listed where several could be meant.
    private static let mostListed = 12

    /// A component as it is called.
    private struct Name: Hashable {
        let type: String
        let title: String?
    }

    /// The nodes without those that a style made by showing another one of them again.
    ///
    /// - Parameters:
    ///   - numbers: the nodes, in order.
    ///   - ends: of each node of the tree, the number behind the last one below it.
    private static func withoutRepetitions(_ numbers: [Int], in nodes: NumberedTree, _ ends: [Int]) -> [Int] {
        guard numbers.count > 1 else { return numbers }
        var kept: [Int] = []
        // The kept nodes around the next one.
        var around: [(end: Int, name: Name)] = []
        var counts: [Name: Int] = [:]
        for number in numbers {
            guard let entry = nodes[number] else { continue }
            while let last = around.last, last.end <= number {
                counts[last.name, default: 1] -= 1
                around.removeLast()
            }
            let name = Name(type: entry.node.type.name, title: entry.title)
            if entry.node.take != nil, name.title != nil, entry.node.isReapplied, counts[name, default: 0] > 0 {
                continue
            }
            kept.append(number)
            around.append((ends[number - 1], name))
            counts[name, default: 0] += 1
        }
        return kept
    }
}

extension ErasedStyle {
    /// Whether a person means the style by a name: by that of its type, or as trees tell of it.
    func isCalled(_ name: String) -> Bool { type.name == name || self.name == name }
}
