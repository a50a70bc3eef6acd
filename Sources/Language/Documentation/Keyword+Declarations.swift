extension Keyword {
    /// The words that declare something, and those that stand in front of a declaration.
    static let declarations: [Keyword] = [
        Keyword(
            "let", [.statement, .member], "Declares a value that stays as it is.",
            example: "let count = 3\ncount"),
        Keyword(
            "var", [.statement, .member], "Declares a variable.",
            example: "var count = 3\ncount += 1\ncount"),
        Keyword(
            "func", [.statement, .member], "Declares a function.",
            example: "func double(_ number: Int) -> Int { number * 2 }\ndouble(4)"),
        Keyword(
            "struct", [.statement, .member], "Declares a type of values.",
            example: "struct Hello: View { var body: some View { Text(\"Hello\") } }\nHello()"),
        Keyword(
            "enum", [.statement, .member], "Declares a type whose values are listed.",
            example: "enum Size { case small, large }\nSize.small"),
        Keyword(
            "class", [.statement, .member], "Declares a type of objects.",
            example: "class Counter { var count = 0 }\nlet counter = Counter()\ncounter.count += 1\ncounter.count"),
        Keyword(
            "protocol", [.topLevel], "Declares what types have in common.",
            example: """
                protocol Named { var name: String { get } }
                struct Cup: Named { let name = "cup" }
                Cup().name
                """),
        Keyword(
            "extension", [.topLevel], "Adds members to a type.",
            example: """
                extension View { func framed() -> some View { padding().border(.primary) } }
                Text("a").framed()
                """),
        Keyword(
            "typealias", [.statement, .member], "Gives a type another name.",
            example: "typealias Price = Double\nlet tea: Price = 2.5\ntea"),
        Keyword(
            "import", [.topLevel], "Names a module; what there is here needs none.",
            example: "import SwiftUI\nText(\"a\")"),
        Keyword(
            "associatedtype", [.member], "Declares a type that each type of a protocol chooses.",
            example: """
                protocol Box { associatedtype Item; var item: Item { get } }
                struct Parcel: Box { let item = "tea" }
                Parcel().item
                """),
        Keyword(
            "init", [.member], "Declares how a value is made.",
            example: "struct Square { let side: Int; init(_ side: Int) { self.side = side } }\nSquare(2).side"),
        Keyword(
            "subscript", [.member], "Declares what brackets behind a value give.",
            example: "struct Doubled { subscript(number: Int) -> Int { number * 2 } }\nDoubled()[4]"),
        Keyword(
            "case", [.enumCase, .switchCase], "Declares a value of an enum, or begins a case of a 'switch'.",
            example: "enum Size { case small, large }\nSize.large"),
        Keyword(
            "static", [.member], "Declares a member of the type itself.",
            example: "struct Tea { static let best = \"Sencha\" }\nTea.best"),
        Keyword(
            "mutating", [.member], "Declares a method that changes its value.",
            example: """
                struct Counter { var count = 0; mutating func step() { count += 1 } }
                var counter = Counter()
                counter.step()
                counter.count
                """),
        Keyword(
            "lazy", [.member], "Declares a property whose value is made when it is first read.",
            example: """
                struct Page { lazy var title = "Tea" }
                var page = Page()
                page.title
                """),
        Keyword(
            "override", [.member], "Declares a member in place of the superclass's.",
            example: """
                class Cup { func name() -> String { "cup" } }
                class Mug: Cup { override func name() -> String { "mug" } }
                Mug().name()
                """),
        Keyword(
            "final", [.topLevel, .member], "Declares a class, or a member of one, that no other class changes.",
            example: "final class Cup { let name = \"cup\" }\nCup().name"),
        Keyword(
            "indirect", [.topLevel, .enumCase], "Declares an enum whose cases may carry values of the enum itself.",
            example: "indirect enum Tree { case leaf, node(Tree) }\nTree.node(.leaf)"),
        Keyword(
            "private", [.topLevel, .member], "Declares what is seen only around it.",
            example: "struct Cup { private let size = 2; var isLarge: Bool { size > 1 } }\nCup().isLarge"),
        Keyword(
            "fileprivate", [.topLevel, .member], "Declares what is seen only in its file.",
            example: "fileprivate let size = 2\nsize"),
        Keyword(
            "internal", [.topLevel, .member], "Declares what is seen in its module, as is usual.",
            example: "internal let size = 2\nsize"),
        Keyword(
            "public", [.topLevel, .member], "Declares what is seen in all modules.",
            example: "public struct Cup { public init() {} }\nCup()"),
    ]
}
