import Catalogue
import Drawing

extension Alignment: NativeConvertible {}
extension HorizontalAlignment: NativeConvertible {}
extension VerticalAlignment: NativeConvertible {}

extension BuiltIns {
    static let alignment: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Alignment: Equatable", "A place in both directions.",
            example: #"Text("a").frame(width: 80, alignment: .leading)"#,
            [
                BuiltIn(
                    "init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)", "A place in both directions."
                ) { (horizontal: HorizontalAlignment, vertical: VerticalAlignment) in
                    Alignment(horizontal: horizontal, vertical: vertical)
                },
                BuiltIn(
                    "var horizontal: HorizontalAlignment { get set }", "The place from left to right.",
                    example: "Alignment.topLeading.horizontal == .leading", \Alignment.horizontal),
                BuiltIn(
                    "var vertical: VerticalAlignment { get set }", "The place from top to bottom.",
                    example: "Alignment.topLeading.vertical == .top", \Alignment.vertical),
            ]
                + BuiltIn.constants(
                    "Alignment", "A place in both directions.",
                    [
                        "topLeading": Alignment.topLeading, "top": .top, "topTrailing": .topTrailing,
                        "leading": .leading, "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading,
                        "bottom": .bottom, "bottomTrailing": .bottomTrailing,
                        "leadingFirstTextBaseline": .leadingFirstTextBaseline,
                        "centerFirstTextBaseline": .centerFirstTextBaseline,
                        "trailingFirstTextBaseline": .trailingFirstTextBaseline,
                        "leadingLastTextBaseline": .leadingLastTextBaseline,
                        "centerLastTextBaseline": .centerLastTextBaseline,
                        "trailingLastTextBaseline": .trailingLastTextBaseline,
                    ])),
        BuiltInGroup(
            "struct HorizontalAlignment: Equatable", "Where views in a column stand.",
            example: #"VStack(alignment: .leading) { Text("long"); Text("a") }"#,
            BuiltIn.constants(
                "HorizontalAlignment", "Where views in a column stand.",
                ["leading": HorizontalAlignment.leading, "center": .center, "trailing": .trailing])
                + [own { HorizontalAlignment(key: $0, value: $1) }]),
        BuiltInGroup(
            "struct VerticalAlignment: Equatable", "Where views in a row stand.",
            example: #"HStack(alignment: .firstTextBaseline) { Text("a"); Text("b") }"#,
            BuiltIn.constants(
                "VerticalAlignment", "Where views in a row stand.",
                [
                    "top": VerticalAlignment.top, "center": .center, "bottom": .bottom,
                    "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
                ]) + [own { VerticalAlignment(key: $0, value: $1) }]),
        BuiltInGroup(
            "protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }",
            "A line of one's own that views are aligned by.",
            example: """
                enum Middle: AlignmentID {
                    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
                }
                extension VerticalAlignment { static let middle = VerticalAlignment(Middle.self) }
                """),
    ]

    /// The record of an alignment by a line of a program's own: it is handed the type, and what its default comes from.
    private static func own<Alignment: ValueConvertible>(
        _ make: @escaping @Sendable (AlignmentKey, @escaping @Sendable (ViewDimensions) -> CGFloat) -> Alignment
    ) -> BuiltIn {
        BuiltIn(
            "init<ID: AlignmentID>(_ id: ID.Type)", "A line of one's own that views are aligned by.",
            implementation: .intrinsic(
                .alignment { arguments in
                    guard arguments.count == 2, let compute = FunctionValue(arguments[1]) else {
                        throw BuiltInRefusal("the type has no 'defaultValue(in:)'")
                    }
                    let shared = Unchecked(compute)
                    return make(AlignmentKey(arguments[0])) { view in
                        shared.value.callReporting([view.value]).flatMap { Double($0) } ?? 0
                    }.value
                }))
    }
}

/// The type that a declared alignment is known by.
private struct AlignmentKey: Hashable, @unchecked Sendable {
    private let type: Value

    init(_ type: Value) { self.type = type }
}

/// What an evaluation hands over and calls on its own thread alone.
private struct Unchecked<Wrapped>: @unchecked Sendable {
    let value: Wrapped

    init(_ value: Wrapped) { self.value = value }
}
