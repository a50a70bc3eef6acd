import Testing

@testable import Language

@Suite struct OptionalChainAssignmentTests {
    private let list = """
        class Item { var value = 1; var next: Item?; var name: String? }
        struct Pair { var item: Item?; var count: Int? = 1 }
        let list = Item()
        list.next = Item()
        var pair = Pair(item: list)

        """

    @Test(
        "What a chain leads to is changed; where it ends, nothing happens",
        arguments: [
            ("list.next?.value += 2\nprint(list.next?.value ?? 0)", "3"),
            ("list.next?.next?.value += 2\nprint(list.next?.next?.value ?? 0)", "0"),
            ("list.next?.value = 5\nprint(list.next?.value ?? 0)", "5"),
            ("list.next?.next = list\nprint(list.next?.next === list)", "true"),
            ("list.next?.name = \"n\"\nprint(list.next?.name ?? \"\")", "n"),
            ("pair.item?.value *= 4\nprint(list.value)", "4"),
            ("pair.count? += 1\nprint(pair.count ?? 0)", "2"),
            ("pair.count = nil\npair.count? += 1\nprint(pair.count == nil)", "true"),
            ("func grow(_ item: Item?) { item?.value += 1 }\ngrow(nil)\ngrow(list)\nprint(list.value)", "2"),
        ])
    func changes(_ code: String, _ printed: String) throws {
        #expect(try TestSession().printed(list + code) == [printed])
    }
}
