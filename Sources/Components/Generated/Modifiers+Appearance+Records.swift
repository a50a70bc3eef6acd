// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension NavigationBarItem: NativeConvertible {}

extension NavigationBarItem.TitleDisplayMode: NativeConvertible {}

extension BuiltIns {
    static let backgroundRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View", "Places a view behind a view.", example: "Text(\"a\").padding().background(Color.yellow)") { (self_: AnyView, background: AnyView, alignment: Alignment) in AnyView(self_.background(background, alignment: alignment)) },
            BuiltIn("func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View", "Places views behind a view.", example: "Text(\"a\").padding().background { RoundedRectangle(cornerRadius: 8).stroke() }") { (self_: AnyView, alignment: Alignment, content: ViewClosure) in AnyView(self_.background(alignment: alignment, content: { content() })) },
            BuiltIn("func background<S: ShapeStyle>(_ style: S) -> some View", "Fills the space behind a view with a style.", example: "Text(\"a\").padding().background(.yellow)") { (self_: AnyView, style: AnyShapeStyle) in AnyView(self_.background(style)) },
            BuiltIn("func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View", "Fills a shape behind a view with a style.", example: "Text(\"Five Stars\").padding().background(.green, in: Capsule())") { (self_: AnyView, style: AnyShapeStyle, shape: AnyShape, fillStyle: FillStyle) in AnyView(self_.background(style, in: shape, fillStyle: fillStyle)) },
            BuiltIn("func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View", "Fills the space behind a view with a style.", example: "Text(\"a\").padding().background(.yellow, ignoresSafeAreaEdges: .all)") { (self_: AnyView, style: AnyShapeStyle, edges: Edge.Set) in AnyView(self_.background(style, ignoresSafeAreaEdges: edges)) },
            BuiltIn("func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View", "Fills the space behind a view with the background style.", example: "Text(\"a\").padding().background().backgroundStyle(.yellow)") { (self_: AnyView, edges: Edge.Set) in AnyView(self_.background(ignoresSafeAreaEdges: edges)) },
            BuiltIn("func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View", "Fills a shape behind a view with the background style.", example: "Text(\"a\").padding().background(in: Capsule()).backgroundStyle(.yellow)") { (self_: AnyView, shape: AnyShape, fillStyle: FillStyle) in AnyView(self_.background(in: shape, fillStyle: fillStyle)) },
        ]),
    ]

    static let backgroundStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var backgroundStyle: AnyShapeStyle? { get set }", "What '.background' means; nil is the page.", example: "Text(\"a\").padding().background(in: Capsule()).environment(\\.backgroundStyle, AnyShapeStyle(.yellow))", \EnvironmentValues.backgroundStyle),
        ]),
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View", "Sets what '.background' means inside.", example: "Text(\"a\").padding().background(in: Capsule()).backgroundStyle(.yellow)") { (self_: AnyView, style: AnyShapeStyle) in AnyView(self_.backgroundStyle(style)) },
        ]),
    ]

    static let blurRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func blur(radius: CGFloat, opaque: Bool = false) -> some View", "Blurs a view; a picture tells the radius in points.", example: "Text(\"a\").blur(radius: 3)") { (self_: AnyView, radius: CGFloat, opaque: Bool) in AnyView(self_.blur(radius: radius, opaque: opaque)) },
        ]),
    ]

    static let borderRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View", "Draws a line around the view.", example: "Text(\"a\").border(.red)") { (self_: AnyView, content: AnyShapeStyle, width: CGFloat) in AnyView(self_.border(content, width: width)) },
        ]),
    ]

    static let clipShapeRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View", "Shows only what lies inside a shape.", example: "Text(\"Card\").padding().background(.yellow).clipShape(Capsule())") { (self_: AnyView, shape: AnyShape, style: FillStyle) in AnyView(self_.clipShape(shape, style: style)) },
            BuiltIn("func clipped(antialiased: Bool = false) -> some View", "Shows only what lies inside a view's frame.", example: "Text(\"long\").fixedSize().frame(width: 16).clipped()") { (self_: AnyView, antialiased: Bool) in AnyView(self_.clipped(antialiased: antialiased)) },
            BuiltIn("func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View", "Rounds the corners of a view, in points.", example: "Text(\"Card\").padding().background(.yellow).cornerRadius(8)") { (self_: AnyView, radius: CGFloat, antialiased: Bool) in AnyView(self_.cornerRadius(radius, antialiased: antialiased)) },
        ]),
    ]

    static let colorEffectsRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func brightness(_ amount: Double) -> some View", "Lightens every colour inside; a picture tells how much.", example: "Text(\"a\").foregroundStyle(.red).brightness(0.5)") { (self_: AnyView, amount: Double) in AnyView(self_.brightness(amount)) },
            BuiltIn("func contrast(_ amount: Double) -> some View", "Sets every colour inside further apart from grey; a picture tells how much.", example: "Text(\"a\").foregroundStyle(.red).contrast(0.5)") { (self_: AnyView, amount: Double) in AnyView(self_.contrast(amount)) },
            BuiltIn("func saturation(_ amount: Double) -> some View", "Makes every colour inside stronger or weaker; a picture tells how much.", example: "Text(\"a\").foregroundStyle(.red).saturation(0.5)") { (self_: AnyView, amount: Double) in AnyView(self_.saturation(amount)) },
            BuiltIn("func grayscale(_ amount: Double) -> some View", "Takes the colour out of everything inside; a picture tells how much.", example: "Text(\"a\").foregroundStyle(.red).grayscale(0.5)") { (self_: AnyView, amount: Double) in AnyView(self_.grayscale(amount)) },
            BuiltIn("func hueRotation(_ angle: Angle) -> some View", "Turns every colour inside around the circle of hues; a picture tells the degrees.", example: "Text(\"a\").foregroundStyle(.red).hueRotation(.degrees(90))") { (self_: AnyView, angle: Angle) in AnyView(self_.hueRotation(angle)) },
            BuiltIn("func colorInvert() -> some View", "Turns every colour inside into its opposite; a picture tells it.", example: "Text(\"a\").foregroundStyle(.red).colorInvert()") { (self_: AnyView) in AnyView(self_.colorInvert()) },
            BuiltIn("func colorMultiply(_ color: Color) -> some View", "Shows everything inside as through a coloured glass; a picture tells the colour.", example: "Text(\"a\").colorMultiply(.red)") { (self_: AnyView, color: Color) in AnyView(self_.colorMultiply(color)) },
        ]),
    ]

    static let colorSchemeRecords: [BuiltInGroup] = [
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var colorScheme: ColorScheme { get set }", "Whether the place is light or dark.", example: "Text(\"a\").environment(\\.colorScheme, .dark)", \EnvironmentValues.colorScheme),
        ]),
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func colorScheme(_ colorScheme: ColorScheme) -> some View", "Makes a place light or dark.", example: "Text(\"a\").colorScheme(.dark)") { (self_: AnyView, colorScheme: ColorScheme) in AnyView(self_.colorScheme(colorScheme)) },
        ]),
    ]

    static let drawingGroupRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func compositingGroup() -> some View", "Draws what stands in the view as one before effects act on it; pictures of characters always do.", example: "HStack { Text(\"a\"); Text(\"b\") }.compositingGroup().opacity(0.5)") { (self_: AnyView) in AnyView(self_.compositingGroup()) },
            BuiltIn("func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View", "Draws the view into an image of its own; in pictures of characters that makes no difference.", example: "HStack { Text(\"a\"); Text(\"b\") }.drawingGroup()") { (self_: AnyView, opaque: Bool, colorMode: ColorRenderingMode) in AnyView(self_.drawingGroup(opaque: opaque, colorMode: colorMode)) },
        ]),
    ]

    static let foregroundStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View", "Sets the style of the text and the shapes inside.", example: "VStack { Text(\"a\") }.foregroundStyle(.red)") { (self_: AnyView, style: AnyShapeStyle) in AnyView(self_.foregroundStyle(style)) },
            BuiltIn("func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View", "Sets the first two styles of the text and the shapes inside.", example: "VStack { Text(\"a\") }.foregroundStyle(.red, .blue)") { (self_: AnyView, primary: AnyShapeStyle, secondary: AnyShapeStyle) in AnyView(self_.foregroundStyle(primary, secondary)) },
            BuiltIn("func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View", "Sets the styles of the text and the shapes inside.", example: "VStack { Text(\"a\") }.foregroundStyle(.red, .blue, .green)") { (self_: AnyView, primary: AnyShapeStyle, secondary: AnyShapeStyle, tertiary: AnyShapeStyle) in AnyView(self_.foregroundStyle(primary, secondary, tertiary)) },
            BuiltIn("func foregroundColor(_ color: Color?) -> some View", "Sets the colour of the text and the shapes inside; nil is the usual one.", example: "VStack { Text(\"a\") }.foregroundColor(.red)") { (self_: AnyView, color: Color?) in AnyView(self_.foregroundColor(color)) },
        ]),
    ]

    static let headerProminenceRecords: [BuiltInGroup] = [
        BuiltInGroup("enum Prominence: Hashable, CaseIterable", "How much something stands out.", example: "List { Section(\"Sky\") { Text(\"Sun\") }.headerProminence(.increased) }", [
            BuiltIn("case standard", "As usual.") { Prominence.standard },
            BuiltIn("case increased", "More than usual.") { Prominence.increased },
        ]),
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var headerProminence: Prominence { get set }", "How much the headers of sections stand out.", example: "List { Section(\"Sky\") { Text(\"Sun\") } }.environment(\\.headerProminence, .increased)", \EnvironmentValues.headerProminence),
        ]),
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func headerProminence(_ prominence: Prominence) -> some View", "Sets how much the headers of sections stand out.", example: "List { Section(\"Sky\") { Text(\"Sun\") }.headerProminence(.increased) }") { (self_: AnyView, prominence: Prominence) in AnyView(self_.headerProminence(prominence)) },
        ]),
    ]

    static let hiddenRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func hidden() -> some View", "Leaves a view its place without drawing it.", example: "HStack { Text(\"a\").hidden(); Text(\"b\") }") { (self_: AnyView) in AnyView(self_.hidden()) },
        ]),
    ]

    static let imageScaleRecords: [BuiltInGroup] = [
        BuiltInGroup("enum Image.Scale: Hashable, CaseIterable", "How large symbols are beside the text around them.", example: "Image(systemName: \"sun.min\").imageScale(.large)", [
            BuiltIn("case small", "How large symbols are beside the text around them: small.") { Image.Scale.small },
            BuiltIn("case medium", "How large symbols are beside the text around them: medium.") { Image.Scale.medium },
            BuiltIn("case large", "How large symbols are beside the text around them: large.") { Image.Scale.large },
        ]),
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var imageScale: Image.Scale { get set }", "How large symbols are beside the text around them.", example: "Image(systemName: \"sun.min\").environment(\\.imageScale, .small)", \EnvironmentValues.imageScale),
        ]),
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func imageScale(_ scale: Image.Scale) -> some View", "Sets how large the symbols inside are beside text.", example: "Label(\"Sun\", systemImage: \"sun.min\").imageScale(.large)") { (self_: AnyView, scale: Image.Scale) in AnyView(self_.imageScale(scale)) },
        ]),
    ]

    static let listRowBackgroundRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func listRowBackground<V: View>(_ view: V?) -> some View", "Places a view behind the whole of each row of a list.", example: "List { Text(\"Sun\").listRowBackground(Color.yellow); Text(\"Moon\") }") { (self_: AnyView, view: AnyView?) in AnyView(self_.listRowBackground(view)) },
        ]),
    ]

    static let listRowSeparatorRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View", "Shows or hides the lines between a row and its neighbours.", example: "List { Text(\"Sun\").listRowSeparator(.hidden); Text(\"Moon\") }") { (self_: AnyView, visibility: Visibility, edges: VerticalEdge.Set) in AnyView(self_.listRowSeparator(visibility, edges: edges)) },
            BuiltIn("func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View", "Draws the lines between a row and its neighbours in a colour.", example: "List { Text(\"Sun\").listRowSeparatorTint(.red); Text(\"Moon\") }") { (self_: AnyView, color: Color?, edges: VerticalEdge.Set) in AnyView(self_.listRowSeparatorTint(color, edges: edges)) },
        ]),
    ]

    static let listSectionSeparatorRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View", "Shows or hides the lines above and below a section of a list.", example: "List { Section(\"Sky\") { Text(\"Sun\") }.listSectionSeparator(.hidden, edges: .bottom) }\n    .listStyle(.grouped)") { (self_: AnyView, visibility: Visibility, edges: VerticalEdge.Set) in AnyView(self_.listSectionSeparator(visibility, edges: edges)) },
            BuiltIn("func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View", "Draws the lines above and below a section of a list in a colour.", example: "List { Section(\"Sky\") { Text(\"Sun\") }.listSectionSeparatorTint(.red) }\n    .listStyle(.grouped)") { (self_: AnyView, color: Color?, edges: VerticalEdge.Set) in AnyView(self_.listSectionSeparatorTint(color, edges: edges)) },
        ]),
    ]

    static let maskRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View", "Keeps of a view what lies where other views draw something, whatever their colours are.", example: "Color.red.frame(width: 80, height: 48).mask { Circle() }") { (self_: AnyView, alignment: Alignment, mask: ViewClosure) in AnyView(self_.mask(alignment: alignment, { mask() })) },
            BuiltIn("func mask<Mask: View>(_ mask: Mask) -> some View", "Keeps of a view what lies where another view draws something, whatever its colours are.", example: "Color.red.frame(width: 80, height: 16).mask(Text(\"HI\"))") { (self_: AnyView, mask: AnyView) in AnyView(self_.mask(mask)) },
        ]),
    ]

    static let navigationTitleRecords: [BuiltInGroup] = [
        BuiltInGroup("enum NavigationBarItem: Hashable", "What belongs to the bar of a navigation stack.", example: "let mode: NavigationBarItem.TitleDisplayMode = .inline", [
        ]),
        BuiltInGroup("enum NavigationBarItem.TitleDisplayMode: Hashable", "How large the title of a navigation stack is.", example: "NavigationStack { Text(\"Sencha\").navigationTitle(\"Teas\").navigationBarTitleDisplayMode(.large) }", [
            BuiltIn("case automatic", "As the title says itself: large.") { NavigationBarItem.TitleDisplayMode.automatic },
            BuiltIn("case inline", "In the middle of a bar.") { NavigationBarItem.TitleDisplayMode.inline },
            BuiltIn("case large", "On a row of its own.") { NavigationBarItem.TitleDisplayMode.large },
        ]),
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func navigationTitle(_ titleKey: LocalizedStringKey) -> some View", "The title that the navigation stack around shows above its view.", example: "NavigationStack { Text(\"Sencha\").navigationTitle(\"Teas\") }") { (self_: AnyView, titleKey: LocalizedStringKey) in AnyView(self_.navigationTitle(titleKey)) },
            BuiltIn("func navigationTitle(_ title: Text) -> some View", "The title that the navigation stack around shows above its view.", example: "NavigationStack { Text(\"Sencha\").navigationTitle(Text(\"Teas\")) }") { (self_: AnyView, title: Text) in AnyView(self_.navigationTitle(title)) },
            BuiltIn("func navigationTitle(_ title: Binding<String>) -> some View", "The title that the navigation stack around shows above its view; a picture shows its value.", example: "NavigationStack { Text(\"Sencha\").navigationTitle(.constant(\"Teas\")) }") { (self_: AnyView, title: Binding<String>) in AnyView(self_.navigationTitle(title)) },
            BuiltIn("func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic) -> some View", "The title that the navigation stack around shows, as programs wrote before 'navigationTitle(_:)'.", example: "NavigationView { Text(\"Sencha\").navigationBarTitle(\"Teas\", displayMode: .inline) }") { (self_: AnyView, titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) in AnyView(self_.navigationBarTitle(titleKey, displayMode: displayMode)) },
            BuiltIn("func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic) -> some View", "The title that the navigation stack around shows, as programs wrote before 'navigationTitle(_:)'.", example: "NavigationView { Text(\"Sencha\").navigationBarTitle(Text(\"Teas\"), displayMode: .inline) }") { (self_: AnyView, title: Text, displayMode: NavigationBarItem.TitleDisplayMode) in AnyView(self_.navigationBarTitle(title, displayMode: displayMode)) },
            BuiltIn("func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View", "Whether the title of the navigation stack around stands on a row of its own, or in a bar.", example: "NavigationStack { Text(\"Sencha\").navigationTitle(\"Teas\").navigationBarTitleDisplayMode(.inline) }") { (self_: AnyView, displayMode: NavigationBarItem.TitleDisplayMode) in AnyView(self_.navigationBarTitleDisplayMode(displayMode)) },
        ]),
    ]

    static let opacityRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func opacity(_ opacity: Double) -> some View", "Thins everything inside: 0 is nothing of it, 1 all of it.", example: "Text(\"a\").opacity(0.5)") { (self_: AnyView, opacity: Double) in AnyView(self_.opacity(opacity)) },
        ]),
    ]

    static let overlayRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View", "Places a view before a view.", example: "Text(\"a\").padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))") { (self_: AnyView, overlay: AnyView, alignment: Alignment) in AnyView(self_.overlay(overlay, alignment: alignment)) },
            BuiltIn("func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View", "Places views before a view.", example: "Text(\"Mail\").padding().overlay(alignment: .topTrailing) { Text(\"3\") }") { (self_: AnyView, alignment: Alignment, content: ViewClosure) in AnyView(self_.overlay(alignment: alignment, content: { content() })) },
            BuiltIn("func overlay<S: ShapeStyle>(_ style: S) -> some View", "Fills the space before a view with a style.", example: "Text(\"a\").padding().overlay(.black.opacity(0.2))") { (self_: AnyView, style: AnyShapeStyle) in AnyView(self_.overlay(style)) },
            BuiltIn("func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View", "Fills a shape before a view with a style.", example: "Text(\"a\").padding().overlay(.black.opacity(0.2), in: Capsule())") { (self_: AnyView, style: AnyShapeStyle, shape: AnyShape, fillStyle: FillStyle) in AnyView(self_.overlay(style, in: shape, fillStyle: fillStyle)) },
            BuiltIn("func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View", "Fills the space before a view with a style.", example: "Text(\"a\").padding().overlay(.black.opacity(0.2), ignoresSafeAreaEdges: .all)") { (self_: AnyView, style: AnyShapeStyle, edges: Edge.Set) in AnyView(self_.overlay(style, ignoresSafeAreaEdges: edges)) },
        ]),
    ]

    static let preferredColorSchemeRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View", "Wishes that all that is shown is light or dark, not only this view; nil is no wish.", example: "VStack { Text(\"a\"); Text(\"b\").preferredColorScheme(.dark) }") { (self_: AnyView, colorScheme: ColorScheme?) in AnyView(self_.preferredColorScheme(colorScheme)) },
        ]),
    ]

    static let rotationEffectRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View", "Turns a view around a point; shapes are drawn turned; of all else a picture tells the degrees.", example: "Text(\"a\").rotationEffect(.degrees(45))") { (self_: AnyView, angle: Angle, anchor: UnitPoint) in AnyView(self_.rotationEffect(angle, anchor: anchor)) },
        ]),
    ]

    static let scaleEffectRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View", "Shows a view larger or smaller without changing its place; a picture tells how much where it can't show it.", example: "Text(\"a\").scaleEffect(2)") { (self_: AnyView, s: CGFloat, anchor: UnitPoint) in AnyView(self_.scaleEffect(s, anchor: anchor)) },
            BuiltIn("func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View", "Shows a view wider or higher without changing its place; a picture tells how much where it can't show it.", example: "Text(\"a\").scaleEffect(CGSize(width: 2, height: 1))") { (self_: AnyView, scale: CGSize, anchor: UnitPoint) in AnyView(self_.scaleEffect(scale, anchor: anchor)) },
            BuiltIn("func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View", "Shows a view wider or higher without changing its place; a picture tells how much where it can't show it.", example: "Text(\"a\").scaleEffect(x: 2, y: 1)") { (self_: AnyView, x: CGFloat, y: CGFloat, anchor: UnitPoint) in AnyView(self_.scaleEffect(x: x, y: y, anchor: anchor)) },
        ]),
    ]

    static let scrollContentBackgroundRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func scrollContentBackground(_ visibility: Visibility) -> some View", "Shows or hides the frame around all rows of a list.", example: "List { Text(\"Sun\"); Text(\"Moon\") }.scrollContentBackground(.hidden)") { (self_: AnyView, visibility: Visibility) in AnyView(self_.scrollContentBackground(visibility)) },
        ]),
    ]

    static let shadowRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View", "Casts a shadow: beside a box it is drawn, of other views it is told.", example: "Text(\"Card\").padding().background(.white).shadow(radius: 4)") { (self_: AnyView, color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) in AnyView(self_.shadow(color: color, radius: radius, x: x, y: y)) },
        ]),
    ]

    static let symbolRenderingModeRecords: [BuiltInGroup] = [
        BuiltInGroup("struct SymbolRenderingMode: Hashable", "The way in which the layers of a symbol are coloured.", example: "Image(systemName: \"heart\").symbolRenderingMode(.hierarchical)", [
            BuiltIn("static var monochrome: SymbolRenderingMode { get }", "All in one colour.") { SymbolRenderingMode.monochrome },
            BuiltIn("static var multicolor: SymbolRenderingMode { get }", "In the colours that the symbol has itself.") { SymbolRenderingMode.multicolor },
            BuiltIn("static var hierarchical: SymbolRenderingMode { get }", "In one colour, thinner from layer to layer.") { SymbolRenderingMode.hierarchical },
            BuiltIn("static var palette: SymbolRenderingMode { get }", "In the first, second and third style of its place.") { SymbolRenderingMode.palette },
        ]),
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var symbolRenderingMode: SymbolRenderingMode? { get set }", "The way in which the layers of symbols are coloured; nil is all in one colour.", example: "Image(systemName: \"heart\").environment(\\.symbolRenderingMode, .multicolor)", \EnvironmentValues.symbolRenderingMode),
        ]),
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View", "Sets the way in which the layers of the symbols inside are coloured; nil is all in one colour.", example: "Label(\"Sun\", systemImage: \"sun.min\").symbolRenderingMode(.multicolor)") { (self_: AnyView, mode: SymbolRenderingMode?) in AnyView(self_.symbolRenderingMode(mode)) },
        ]),
        BuiltInGroup("extension Image", [
            BuiltIn("func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image", "The symbol with its layers coloured in some way, which beats what its place says; nil is the usual way.", example: "Image(systemName: \"heart\").symbolRenderingMode(.palette)") { (self_: Image, mode: SymbolRenderingMode?) in self_.symbolRenderingMode(mode) },
        ]),
    ]

    static let symbolVariantRecords: [BuiltInGroup] = [
        BuiltInGroup("extension EnvironmentValues", [
            BuiltIn("var symbolVariants: SymbolVariants { get set }", "The variants in which symbols are shown: 'sun.min.fill' for 'sun.min'.", example: "Image(systemName: \"sun.min\").environment(\\.symbolVariants, .fill)", \EnvironmentValues.symbolVariants),
        ]),
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func symbolVariant(_ variant: SymbolVariants) -> some View", "Shows the symbols inside in a variant, beside those that are said further out: 'sun.min.fill' for 'sun.min'.", example: "Label(\"Sun\", systemImage: \"sun.min\").symbolVariant(.fill)") { (self_: AnyView, variant: SymbolVariants) in AnyView(self_.symbolVariant(variant)) },
        ]),
    ]

    static let tintRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .appearance, [
            BuiltIn("func tint(_ tint: Color?) -> some View", "Sets the tint of the controls inside; nil is the accent colour.", example: "Text(\"a\").foregroundStyle(.tint).tint(.red)") { (self_: AnyView, tint: Color?) in AnyView(self_.tint(tint)) },
            BuiltIn("func tint<S: ShapeStyle>(_ tint: S) -> some View", "Sets the tint of the controls inside.", example: "Text(\"a\").foregroundStyle(.tint).tint(.secondary)") { (self_: AnyView, tint: AnyShapeStyle) in AnyView(self_.tint(tint)) },
            BuiltIn("func accentColor(_ accentColor: Color?) -> some View", "Sets the tint of the controls inside, as programs did before 'tint(_:)'.", example: "Text(\"a\").foregroundStyle(.tint).accentColor(.red)") { (self_: AnyView, accentColor: Color?) in AnyView(self_.accentColor(accentColor)) },
        ]),
    ]
}
