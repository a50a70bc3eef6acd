// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let imageModesRecords: [BuiltInGroup] = [
        BuiltInGroup("extension Image", [
            BuiltIn("func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image", "The image in the colour of its place, or in its own; nil as its kind is.", example: "Image(\"photo\").renderingMode(.template)") { (self_: Image, renderingMode: Image.TemplateRenderingMode?) in self_.renderingMode(renderingMode) },
            BuiltIn("func interpolation(_ interpolation: Image.Interpolation) -> Image", "The image with the way in which its pixels are made more or fewer, which the legend tells.", example: "Image(\"photo\").interpolation(.none)") { (self_: Image, interpolation: Image.Interpolation) in self_.interpolation(interpolation) },
            BuiltIn("func antialiased(_ isAntialiased: Bool) -> Image", "The image with smooth edges or without, which the legend tells.", example: "Image(\"photo\").antialiased(false)") { (self_: Image, isAntialiased: Bool) in self_.antialiased(isAntialiased) },
            BuiltIn("func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image", "The image as large as what it is offered, in place of its own size; it is shown as a box around its name.", example: "Image(\"photo\").resizable(resizingMode: .tile).frame(width: 112, height: 48)") { (self_: Image, capInsets: EdgeInsets, resizingMode: Image.ResizingMode) in self_.resizable(capInsets: capInsets, resizingMode: resizingMode) },
        ]),
        BuiltInGroup("enum Image.TemplateRenderingMode: Hashable", "Whether an image is drawn in the colour of its place, or in its own.", example: "Image(\"photo\").renderingMode(.template)", [
            BuiltIn("case template", "In the colour of its place, as symbols are.") { Image.TemplateRenderingMode.template },
            BuiltIn("case original", "In its own colours, as images of one's own are.") { Image.TemplateRenderingMode.original },
        ]),
        BuiltInGroup("enum Image.Interpolation: Hashable", "How the pixels of an image are made more or fewer.", example: "Image(\"photo\").interpolation(.high)", [
            BuiltIn("case none", "Each pixel as it is.") { Image.Interpolation.none },
            BuiltIn("case low", "How the pixels of an image are made more or fewer: low.") { Image.Interpolation.low },
            BuiltIn("case medium", "How the pixels of an image are made more or fewer: medium.") { Image.Interpolation.medium },
            BuiltIn("case high", "How the pixels of an image are made more or fewer: high.") { Image.Interpolation.high },
        ]),
        BuiltInGroup("enum Image.ResizingMode: Hashable", "How an image fills a larger space than its own.", example: "Image(\"photo\").resizable(resizingMode: .tile).frame(width: 112, height: 48)", [
            BuiltIn("case tile", "Again and again.") { Image.ResizingMode.tile },
            BuiltIn("case stretch", "Once, as large as the space.") { Image.ResizingMode.stretch },
        ]),
    ]

    static let localizedStringKeyRecords: [BuiltInGroup] = [
        BuiltInGroup("struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable", "The text of a literal, in which Markdown is read: SwiftUI's 'LocalizedStringKey'.", example: "let title: LocalizedStringKey = \"Tea for **two**\"", [
            BuiltIn("init(_ value: String)", "A text in which Markdown is read.") { (value: String) in LocalizedStringKey(value) },
            BuiltIn("init(stringLiteral value: String)", "A literal in which Markdown is read.") { (value: String) in LocalizedStringKey(stringLiteral: value) },
        ]),
    ]
}
