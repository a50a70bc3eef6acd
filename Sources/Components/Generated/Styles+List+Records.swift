// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import StyleEngine

extension BuiltIns {
    static let defaultListStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultListStyle: ListStyle", "The look of a list on which no style was pushed: rows in a frame; sections are cards, but in ASCII.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultListStyle().erased },
        ]),
        BuiltInGroup("extension ListStyle where Self == DefaultListStyle", [
            BuiltIn("static var automatic: DefaultListStyle { get }", "The look of a list on which no style was pushed: rows in a frame; sections are cards, but in ASCII.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listStyle(.automatic)") { DefaultListStyle.automatic.erased },
        ]),
    ]

    static let groupedListStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct GroupedListStyle: ListStyle", "Sections between two lines from edge to edge, the header above them and the footer below.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listStyle(.grouped)", [
            BuiltIn("init()", "Creates the style.") { GroupedListStyle().erased },
        ]),
        BuiltInGroup("extension ListStyle where Self == GroupedListStyle", [
            BuiltIn("static var grouped: GroupedListStyle { get }", "Sections between two lines from edge to edge, the header above them and the footer below.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listStyle(.grouped)") { GroupedListStyle.grouped.erased },
        ]),
    ]

    static let insetGroupedListStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct InsetGroupedListStyle: ListStyle", "Sections in frames of their own, the header above them and the footer below.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listStyle(.insetGrouped)", [
            BuiltIn("init()", "Creates the style.") { InsetGroupedListStyle().erased },
        ]),
        BuiltInGroup("extension ListStyle where Self == InsetGroupedListStyle", [
            BuiltIn("static var insetGrouped: InsetGroupedListStyle { get }", "Sections in frames of their own, the header above them and the footer below.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listStyle(.insetGrouped)") { InsetGroupedListStyle.insetGrouped.erased },
        ]),
    ]

    static let insetListStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct InsetListStyle: ListStyle", "Rows with a line between them, and some room at the sides.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listStyle(.inset)", [
            BuiltIn("init()", "Creates the style.") { InsetListStyle().erased },
        ]),
        BuiltInGroup("extension ListStyle where Self == InsetListStyle", [
            BuiltIn("static var inset: InsetListStyle { get }", "Rows with a line between them, and some room at the sides.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listStyle(.inset)") { InsetListStyle.inset.erased },
        ]),
    ]

    static let plainListStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct PlainListStyle: ListStyle", "Rows from edge to edge with a line between them.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listStyle(.plain)", [
            BuiltIn("init()", "Creates the style.") { PlainListStyle().erased },
        ]),
        BuiltInGroup("extension ListStyle where Self == PlainListStyle", [
            BuiltIn("static var plain: PlainListStyle { get }", "Rows from edge to edge with a line between them.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listStyle(.plain)") { PlainListStyle.plain.erased },
        ]),
    ]

    static let sidebarListStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct SidebarListStyle: ListStyle", "Rows alone, below the headers of their sections.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listStyle(.sidebar)", [
            BuiltIn("init()", "Creates the style.") { SidebarListStyle().erased },
        ]),
        BuiltInGroup("extension ListStyle where Self == SidebarListStyle", [
            BuiltIn("static var sidebar: SidebarListStyle { get }", "Rows alone, below the headers of their sections.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listStyle(.sidebar)") { SidebarListStyle.sidebar.erased },
        ]),
    ]
}
