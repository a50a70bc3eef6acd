import Atelier
import Testing

struct Framed: GroupBoxStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text(mark)
            configuration.content
        }
        .border(.primary)
    }
}

struct Titled: GroupBoxStyle {
    let title: String

    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text(title)
            GroupBox(configuration)
        }
    }
}

struct Everywhere: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.content.groupBoxStyle(self)
    }
}

extension ArticlesTests {
    @Test func howTheStackWorks() throws {
        let print = Printer()

        let one = GroupBox { Text("tea") }
            .groupBoxStyle(Framed(mark: "A"))
            .groupBoxStyle(Framed(mark: "B"))
        print(try one.compactTree())

        let nested = GroupBox { GroupBox { GroupBox { Text("tea") } } }
            .groupBoxStyle(Framed(mark: "A"))
            .groupBoxStyle(Framed(mark: "B"))
        print(try nested.tree())

        let siblings = HStack {
            GroupBox { Text("tea") }
            GroupBox { Text("milk") }
        }
        .groupBoxStyle(Framed(mark: "A"))
        print(try siblings.compactTree())

        let building = GroupBox { Text("tea") }
            .groupBoxStyle(Titled(title: "first"))
            .groupBoxStyle(Titled(title: "second"))
            .groupBoxStyle(Framed(mark: "A"))
        print(try building.picture())
        print(try building.compactTree())

        let everywhere = GroupBox { GroupBox { GroupBox { Text("tea") } } }
            .groupBoxStyle(Everywhere())
        print(try everywhere.compactTree())

        let root = try Resolver().resolve(nested)
        let family = GroupBoxStyleConfiguration.family
        let boxes = NumberedTree(of: root).entries.map(\.node).filter { $0.take?.family == family }
        let orders = boxes.map { StackLine.order(of: $0.environment.styleStacks[family], in: family) }
        print(orders.joined(separator: "\n"))

        try print.check(against: "Sources/Atelier/Atelier.docc/HowTheStackWorks.md")
    }
}
