// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let dividerRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Divider: View", "A line between views: across the stack around it, and from left to right outside of stacks.", example: "VStack { Text(\"a\"); Divider(); Text(\"b\") }", [
            BuiltIn("init()", "A line between views.") { AnyView(Divider()) },
        ]),
    ]

    static let geometryProxyRecords: [BuiltInGroup] = [
        BuiltInGroup("struct GeometryProxy", "What a 'GeometryReader' knows of the room that it got.", example: "GeometryReader { proxy in Text(\"\\(proxy.size.width) points wide\") }", [
            BuiltIn("var size: CGSize { get }", "The size of the reader, in points: whole columns and rows.") { (self_: GeometryProxy) in self_.size },
            BuiltIn("func frame(in coordinateSpace: CoordinateSpace) -> CGRect", "Where the reader stands, in points: on the page, or in itself, where it begins at 0, 0.", example: "GeometryReader { proxy in Text(\"\\(proxy.frame(in: .global).minX)\") }.padding()") { (self_: GeometryProxy, coordinateSpace: CoordinateSpace) in self_.frame(in: coordinateSpace) },
            BuiltIn("var safeAreaInsets: EdgeInsets { get }", "What is covered at the edges: nothing, as a page has no bars.", example: "GeometryReader { proxy in Text(\"a\").padding(proxy.safeAreaInsets) }") { (self_: GeometryProxy) in self_.safeAreaInsets },
        ]),
    ]

    static let gridRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Grid<Content: View>: View", "Cells in rows and columns; each row is a 'GridRow', and any other view goes across all columns.", example: "Grid(alignment: .leading) { GridRow { Text(\"a\"); Text(\"one\") }; GridRow { Text(\"long\"); Text(\"b\") } }", [
            BuiltIn("init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)", "Cells in rows and columns; spacings are in points.") { (alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, content: ViewClosure) in AnyView(Grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content: { content() })) },
        ]),
    ]

    static let gridRowRecords: [BuiltInGroup] = [
        BuiltInGroup("struct GridRow<Content: View>: View", "The cells of one row of a grid.", example: "Grid { GridRow { Text(\"a\"); Text(\"one\") }; Divider(); GridRow { Text(\"b\"); Text(\"two\") } }", [
            BuiltIn("init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)", "The cells of one row of a grid.") { (alignment: VerticalAlignment?, content: ViewClosure) in AnyView(GridRow(alignment: alignment, content: { content() })) },
        ]),
    ]

    static let lazyHGridRecords: [BuiltInGroup] = [
        BuiltInGroup("struct LazyHGrid<Content: View>: View", "Cells in rows, one line after the other from left to right.", example: "LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { Text(\"a\"); Text(\"b\"); Text(\"c\") }", [
            BuiltIn("init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)", "Cells in rows, one line after the other from left to right.") { (rows: [GridItem], alignment: VerticalAlignment, spacing: CGFloat?, pinnedViews: PinnedScrollableViews, content: ViewClosure) in AnyView(LazyHGrid(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: { content() })) },
        ]),
    ]

    static let lazyVGridRecords: [BuiltInGroup] = [
        BuiltInGroup("struct LazyVGrid<Content: View>: View", "Cells in columns, one line after the other from top to bottom.", example: "LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { Text(\"a\"); Text(\"b\"); Text(\"c\") }", [
            BuiltIn("init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)", "Cells in columns, one line after the other from top to bottom.") { (columns: [GridItem], alignment: HorizontalAlignment, spacing: CGFloat?, pinnedViews: PinnedScrollableViews, content: ViewClosure) in AnyView(LazyVGrid(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: { content() })) },
        ]),
    ]

    static let scrollViewRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ScrollView<Content: View>: View", "Views of which the beginning is shown where they need more space than there is.", example: "ScrollView { ForEach(0..<9) { Text(\"\\($0)\") } }.frame(height: 48)", [
            BuiltIn("init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)", "Views that can be scrolled along some axes.") { (axes: Axis.Set, showsIndicators: Bool, content: ViewClosure) in AnyView(ScrollView(axes, showsIndicators: showsIndicators, content: { content() })) },
        ]),
    ]

    static let sectionRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Section<Parent: View, Content: View, Footer: View>: View", "Views that belong together, with a header and a footer.", example: "VStack { Section(\"Theme\") { Text(\"Serif\") } }", [
        ]),
        BuiltInGroup("extension Section where Footer == EmptyView", [
            BuiltIn("init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)", "A section that is open where a binding says so.", example: "List { Section(isExpanded: .constant(true)) { Text(\"Serif\") } header: { Text(\"Theme\") } }") { (isExpanded: Binding<Bool>, content: ViewClosure, header: ViewClosure) in AnyView(Section(isExpanded: isExpanded, content: { content() }, header: { header() })) },
        ]),
        BuiltInGroup("extension Section where Parent == Text, Footer == EmptyView", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)", "A section with a title that is open where a binding says so.", example: "List { Section(\"Theme\", isExpanded: .constant(true)) { Text(\"Serif\") } }") { (titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, content: ViewClosure) in AnyView(Section(titleKey, isExpanded: isExpanded, content: { content() })) },
        ]),
        BuiltInGroup("extension Section", [
            BuiltIn("init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)", "A section with a header and a footer.") { (content: ViewClosure, header: ViewClosure, footer: ViewClosure) in AnyView(Section(content: { content() }, header: { header() }, footer: { footer() })) },
        ]),
        BuiltInGroup("extension Section where Footer == EmptyView", [
            BuiltIn("init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)", "A section with a header.") { (content: ViewClosure, header: ViewClosure) in AnyView(Section(content: { content() }, header: { header() })) },
        ]),
        BuiltInGroup("extension Section where Parent == EmptyView", [
            BuiltIn("init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)", "A section with a footer.") { (content: ViewClosure, footer: ViewClosure) in AnyView(Section(content: { content() }, footer: { footer() })) },
        ]),
        BuiltInGroup("extension Section where Parent == EmptyView, Footer == EmptyView", [
            BuiltIn("init(@ViewBuilder content: () -> Content)", "A section of views alone.") { (content: ViewClosure) in AnyView(Section(content: { content() })) },
        ]),
        BuiltInGroup("extension Section where Parent == Text, Footer == EmptyView", [
            BuiltIn("init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)", "A section with a title.") { (titleKey: LocalizedStringKey, content: ViewClosure) in AnyView(Section(titleKey, content: { content() })) },
        ]),
        BuiltInGroup("extension Section", [
            BuiltIn("init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)", "A section with a header and a footer that were made already.") { (header: AnyView, footer: AnyView, content: ViewClosure) in AnyView(Section(header: header, footer: footer, content: { content() })) },
        ]),
        BuiltInGroup("extension Section where Footer == EmptyView", [
            BuiltIn("init(header: Parent, @ViewBuilder content: () -> Content)", "A section with a header that was made already.") { (header: AnyView, content: ViewClosure) in AnyView(Section(header: header, content: { content() })) },
        ]),
        BuiltInGroup("extension Section where Parent == EmptyView", [
            BuiltIn("init(footer: Footer, @ViewBuilder content: () -> Content)", "A section with a footer that was made already.") { (footer: AnyView, content: ViewClosure) in AnyView(Section(footer: footer, content: { content() })) },
        ]),
    ]

    static let spacerRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Spacer: View", "Space that grows along the stack around it, and in both directions outside of stacks.", example: "HStack { Text(\"a\"); Spacer(); Text(\"b\") }", [
            BuiltIn("init(minLength: CGFloat? = nil)", "Space of at least some points.") { (minLength: CGFloat?) in AnyView(Spacer(minLength: minLength)) },
        ]),
    ]

    static let viewThatFitsRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ViewThatFits<Content: View>: View", "The first of several views that fits into the room there is; the last one where none does.", example: "ViewThatFits { Text(\"a long way to say it\"); Text(\"short\") }.frame(width: 80)", [
            BuiltIn("init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)", "Views of which the first that fits is shown; 'axes' are the directions in which it must.") { (axes: Axis.Set, content: ViewClosure) in AnyView(ViewThatFits(in: axes, content: { content() })) },
        ]),
    ]

    static let zStackRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ZStack<Content: View>: View", "Views on top of each other.", example: "ZStack { Color.yellow; Text(\"a\") }", [
            BuiltIn("init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)", "Views on top of each other.") { (alignment: Alignment, content: ViewClosure) in AnyView(ZStack(alignment: alignment, content: { content() })) },
        ]),
    ]
}
