// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension ListSectionSpacing: NativeConvertible {}

extension BuiltIns {
    static let aspectRatioRecords: [BuiltInGroup] = [
        BuiltInGroup("enum ContentMode: Hashable, CaseIterable", "Whether a view of fixed proportions stays inside what it is offered, or covers it.", example: "Rectangle().stroke().aspectRatio(2, contentMode: .fit).frame(width: 160, height: 48)", [
            BuiltIn("case fit", "As large as fits.") { ContentMode.fit },
            BuiltIn("case fill", "As small as covers everything.") { ContentMode.fill },
        ]),
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View", "Keeps the proportions of a view: points of width for each point of height.", example: "Rectangle().stroke().aspectRatio(1, contentMode: .fit).frame(width: 160, height: 48)") { (self_: AnyView, aspectRatio: CGFloat?, contentMode: ContentMode) in AnyView(self_.aspectRatio(aspectRatio, contentMode: contentMode)) },
            BuiltIn("func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View", "Keeps the proportions of a view: those of a size.", example: "Rectangle().stroke().aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit).frame(width: 160, height: 48)") { (self_: AnyView, aspectRatio: CGSize, contentMode: ContentMode) in AnyView(self_.aspectRatio(aspectRatio, contentMode: contentMode)) },
            BuiltIn("func scaledToFit() -> some View", "Makes a view as large as fits, in its own proportions.", example: "Image(\"photo\").resizable().scaledToFit().frame(width: 160, height: 64)") { (self_: AnyView) in AnyView(self_.scaledToFit()) },
            BuiltIn("func scaledToFill() -> some View", "Makes a view large enough to cover what it is offered, in its own proportions.", example: "Image(\"photo\").resizable().scaledToFill().frame(width: 160, height: 64)") { (self_: AnyView) in AnyView(self_.scaledToFill()) },
        ]),
    ]

    static let fixedSizeRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View", "Gives a view its ideal size, whatever is proposed.", example: "Text(\"one two\").fixedSize().frame(width: 24)") { (self_: AnyView, horizontal: Bool, vertical: Bool) in AnyView(self_.fixedSize(horizontal: horizontal, vertical: vertical)) },
        ]),
    ]

    static let flexibleFrameRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View", "Puts a view into a frame that follows what is proposed, between bounds in points.", example: "Text(\"a\").frame(maxWidth: .infinity, alignment: .leading).border(.primary)") { (self_: AnyView, minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment) in AnyView(self_.frame(minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)) },
        ]),
    ]

    static let frameRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View", "Puts a view into a frame of a fixed size, in points: 8 are a column, 16 a row, and any height takes at least one row.", example: "Text(\"a\").frame(width: 80, alignment: .leading).border(.primary)") { (self_: AnyView, width: CGFloat?, height: CGFloat?, alignment: Alignment) in AnyView(self_.frame(width: width, height: height, alignment: alignment)) },
        ]),
    ]

    static let gridCellRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func gridCellColumns(_ count: Int) -> some View", "Lets a cell of a grid go across several columns.", example: "Grid { GridRow { Text(\"a\").gridCellColumns(2) }; GridRow { Text(\"b\"); Text(\"c\") } }") { (self_: AnyView, count: Int) in AnyView(self_.gridCellColumns(count)) },
            BuiltIn("func gridCellAnchor(_ anchor: UnitPoint) -> some View", "Places a cell of a grid in the space that its row and its column give it.", example: "Grid { GridRow { Text(\"a\").gridCellAnchor(.trailing) }; GridRow { Text(\"long\") } }") { (self_: AnyView, anchor: UnitPoint) in AnyView(self_.gridCellAnchor(anchor)) },
            BuiltIn("func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View", "Aligns all cells of the column that a cell stands in.", example: "Grid { GridRow { Text(\"a\").gridColumnAlignment(.trailing) }; GridRow { Text(\"long\") } }") { (self_: AnyView, guide: HorizontalAlignment) in AnyView(self_.gridColumnAlignment(guide)) },
            BuiltIn("func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View", "Keeps a cell of a grid from making its column or its row larger.", example: "Grid { GridRow { Text(\"a\"); Text(\"b\") }; Divider().gridCellUnsizedAxes(.horizontal) }") { (self_: AnyView, axes: Axis.Set) in AnyView(self_.gridCellUnsizedAxes(axes)) },
        ]),
    ]

    static let layoutPriorityRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func layoutPriority(_ value: Double) -> some View", "Sets how important it is to give a view the space it asks for.", example: "HStack { Text(\"one two\"); Text(\"three four\").layoutPriority(1) }.frame(width: 120)") { (self_: AnyView, value: Double) in AnyView(self_.layoutPriority(value)) },
        ]),
    ]

    static let listRowInsetsRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func listRowInsets(_ insets: EdgeInsets?) -> some View", "Sets each row of a list in from the list's edges, in points.", example: "List {\n    Text(\"Sun\").listRowInsets(EdgeInsets(top: 16, leading: 32, bottom: 16, trailing: 8))\n    Text(\"Moon\")\n}") { (self_: AnyView, insets: EdgeInsets?) in AnyView(self_.listRowInsets(insets)) },
        ]),
    ]

    static let listSpacingRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ListSectionSpacing: Hashable", "How far the sections of a list stand apart.", example: "List { Section(\"Day\") { Text(\"Sun\") }; Section(\"Night\") { Text(\"Moon\") } }.listSectionSpacing(.compact)", [
            BuiltIn("static var `default`: ListSectionSpacing { get }", "One row apart.") { ListSectionSpacing.`default` },
            BuiltIn("static var compact: ListSectionSpacing { get }", "Close together.") { ListSectionSpacing.compact },
            BuiltIn("static func custom(_ spacing: CGFloat) -> ListSectionSpacing", "So many points apart.", example: "List { Section(\"Day\") { Text(\"Sun\") }; Section(\"Night\") { Text(\"Moon\") } }.listSectionSpacing(.custom(32))") { (spacing: CGFloat) in ListSectionSpacing.custom(spacing) },
        ]),
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var defaultMinListRowHeight: CGFloat { get set }", "The least height of a row of a list, in points; 0 is that of what stands in it.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.environment(\\.defaultMinListRowHeight, 48)", \EnvironmentValues.defaultMinListRowHeight),
        ]),
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func listRowSpacing(_ spacing: CGFloat?) -> some View", "Sets the rows of lists apart, in points, without lines between them.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.listRowSpacing(16)") { (self_: AnyView, spacing: CGFloat?) in AnyView(self_.listRowSpacing(spacing)) },
            BuiltIn("func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View", "Sets how far the sections of the lists inside stand apart.", example: "List { Section(\"Day\") { Text(\"Sun\") }; Section(\"Night\") { Text(\"Moon\") } }.listSectionSpacing(.compact)") { (self_: AnyView, spacing: ListSectionSpacing) in AnyView(self_.listSectionSpacing(spacing)) },
            BuiltIn("func listSectionSpacing(_ spacing: CGFloat) -> some View", "Sets the sections of the lists inside so many points apart.", example: "List { Section(\"Day\") { Text(\"Sun\") }; Section(\"Night\") { Text(\"Moon\") } }.listSectionSpacing(32)") { (self_: AnyView, spacing: CGFloat) in AnyView(self_.listSectionSpacing(spacing)) },
        ]),
    ]

    static let offsetRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View", "Draws a view elsewhere than where it stands, in points.", example: "Text(\"a\").offset(x: 16)") { (self_: AnyView, x: CGFloat, y: CGFloat) in AnyView(self_.offset(x: x, y: y)) },
            BuiltIn("func offset(_ offset: CGSize) -> some View", "Draws a view elsewhere than where it stands, in points.", example: "Text(\"a\").offset(CGSize(width: 16, height: 0))") { (self_: AnyView, offset: CGSize) in AnyView(self_.offset(offset)) },
        ]),
    ]

    static let paddingRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View", "Adds space on some sides of a view, in points: 8 are a column, 16 a row, and less than 8 above or below take no row.", example: "Text(\"a\").padding(.horizontal, 24)") { (self_: AnyView, edges: Edge.Set, length: CGFloat?) in AnyView(self_.padding(edges, length)) },
            BuiltIn("func padding(_ length: CGFloat) -> some View", "Adds space on all sides of a view, in points.", example: "Text(\"a\").padding(8)") { (self_: AnyView, length: CGFloat) in AnyView(self_.padding(length)) },
            BuiltIn("func padding(_ insets: EdgeInsets) -> some View", "Adds space on each side of a view, in points.", example: "Text(\"a\").padding(EdgeInsets(top: 16, leading: 8, bottom: 0, trailing: 8))") { (self_: AnyView, insets: EdgeInsets) in AnyView(self_.padding(insets)) },
        ]),
    ]

    static let positionRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func position(x: CGFloat = 0, y: CGFloat = 0) -> some View", "Puts the middle of a view at a point of the space that it is offered, in points.", example: "Text(\"a\").position(x: 40, y: 16).frame(width: 80, height: 48).border(.primary)") { (self_: AnyView, x: CGFloat, y: CGFloat) in AnyView(self_.position(x: x, y: y)) },
            BuiltIn("func position(_ position: CGPoint) -> some View", "Puts the middle of a view at a point of the space that it is offered, in points.", example: "Text(\"a\").position(CGPoint(x: 40, y: 16)).frame(width: 80, height: 48).border(.primary)") { (self_: AnyView, position: CGPoint) in AnyView(self_.position(position)) },
        ]),
    ]

    static let safeAreaRecords: [BuiltInGroup] = [
        BuiltInGroup("struct SafeAreaRegions: OptionSet, Hashable", "The parts of a screen that something else may cover.", example: "Text(\"a\").ignoresSafeArea(.keyboard)", [
            BuiltIn("let rawValue: UInt", "A number in which each option is a bit.", example: "SafeAreaRegions(rawValue: 1).rawValue") { (self_: SafeAreaRegions) in self_.rawValue },
            BuiltIn("init(rawValue: UInt)", "The options whose bits are set in a number.") { (rawValue: UInt) in SafeAreaRegions(rawValue: rawValue) },
            BuiltIn("static var container: SafeAreaRegions { get }", "Bars, and what a device has at its edges.") { SafeAreaRegions.container },
            BuiltIn("static var keyboard: SafeAreaRegions { get }", "The keys of a screen.") { SafeAreaRegions.keyboard },
            BuiltIn("static var all: SafeAreaRegions { get }", "All of them.") { SafeAreaRegions.all },
        ]),
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View", "Lets a view go on below what covers the edges of a screen; a terminal has no such edges.", example: "Text(\"a\").background(.yellow).ignoresSafeArea()") { (self_: AnyView, regions: SafeAreaRegions, edges: Edge.Set) in AnyView(self_.ignoresSafeArea(regions, edges: edges)) },
            BuiltIn("func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View", "Lets a view go on below what covers the edges of a screen, as programs wrote it before.", example: "Text(\"a\").background(.yellow).edgesIgnoringSafeArea(.all)") { (self_: AnyView, edges: Edge.Set) in AnyView(self_.edgesIgnoringSafeArea(edges)) },
        ]),
    ]

    static let scrollingRecords: [BuiltInGroup] = [
        BuiltInGroup("enum ScrollIndicatorVisibility: Hashable", "Whether the signs beside what scrolls are shown.", example: "ScrollView { Text(\"a\") }.scrollIndicators(.never)", [
            BuiltIn("case automatic", "Whether the signs beside what scrolls are shown: automatic.") { ScrollIndicatorVisibility.automatic },
            BuiltIn("case visible", "Whether the signs beside what scrolls are shown: visible.") { ScrollIndicatorVisibility.visible },
            BuiltIn("case hidden", "Whether the signs beside what scrolls are shown: hidden.") { ScrollIndicatorVisibility.hidden },
            BuiltIn("case never", "Whether the signs beside what scrolls are shown: never.") { ScrollIndicatorVisibility.never },
        ]),
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View", "Whether there are signs beside what scrolls; a picture has none.", example: "ScrollView { Text(\"a\") }.scrollIndicators(.hidden)") { (self_: AnyView, visibility: ScrollIndicatorVisibility, axes: Axis.Set) in AnyView(self_.scrollIndicators(visibility, axes: axes)) },
            BuiltIn("func scrollDisabled(_ disabled: Bool) -> some View", "Keeps what is inside from being scrolled; a picture stays where it is.", example: "ScrollView { Text(\"a\") }.scrollDisabled(true)") { (self_: AnyView, disabled: Bool) in AnyView(self_.scrollDisabled(disabled)) },
        ]),
    ]

    static let zIndexRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .layout, [
            BuiltIn("func zIndex(_ value: Double) -> some View", "Says which of several views in a ZStack lies on top: the one with the higher value.", example: "ZStack { Text(\"top\").zIndex(1); Text(\"below\") }") { (self_: AnyView, value: Double) in AnyView(self_.zIndex(value)) },
        ]),
    ]
}
