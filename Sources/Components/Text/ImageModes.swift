import Catalogue
import Drawing
import StyleEngine

extension Image {
    /// Whether an image is drawn in the colour of its place, or in its own.
    public enum TemplateRenderingMode: Hashable, Sendable, NativeConvertible {
        /// In the colour of its place, as symbols are.
        case template
        /// In its own colours, as images of one's own are.
        case original
    }

    /// How the pixels of an image are made more or fewer.
    public enum Interpolation: Hashable, Sendable, NativeConvertible {
        /// Each pixel as it is.
        case none
        /// From a few neighbours to many.
        case low, medium, high
    }

    /// How an image fills a larger space than its own.
    public enum ResizingMode: Hashable, Sendable, NativeConvertible {
        /// Again and again.
        case tile
        /// Once, as large as the space.
        case stretch
    }

    /// The image in the colour of its place, or in its own; nil as its kind is. The legend tells of the unusual one.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.renderingMode = renderingMode }
    }

    /// The image with the way in which its pixels are made more or fewer, which the legend tells.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.interpolation = interpolation }
    }

    /// The image with smooth edges or without, which the legend tells.
    public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

    /// The image as large as what it is offered, in place of its own size; it is shown as a box around its name.
    ///
    /// - Parameters:
    ///   - capInsets: what keeps its size at the edges, in points; the legend tells it.
    ///   - resizingMode: how the rest fills its space; the legend tells where it is repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
        image.isResizable = true
        return image
    }
}

extension BuiltIns {
    static let imageModes: [BuiltInGroup] = [
        BuiltInGroup(
            "extension Image",
            [
                BuiltIn(
                    "func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image",
                    "The image in the colour of its place, or in its own.",
                    example: #"Image("photo").renderingMode(.template)"#
                ) { (image: Image, mode: Image.TemplateRenderingMode?) in image.renderingMode(mode) },
                BuiltIn(
                    "func interpolation(_ interpolation: Image.Interpolation) -> Image",
                    "The image with the way in which its pixels are made more or fewer.",
                    example: #"Image("photo").interpolation(.none)"#
                ) { (image: Image, interpolation: Image.Interpolation) in image.interpolation(interpolation) },
                BuiltIn(
                    "func antialiased(_ isAntialiased: Bool) -> Image", "The image with smooth edges or without.",
                    example: #"Image("photo").antialiased(false)"#
                ) { (image: Image, isAntialiased: Bool) in image.antialiased(isAntialiased) },
                BuiltIn(
                    "func resizable(capInsets: EdgeInsets = EdgeInsets(), "
                        + "resizingMode: Image.ResizingMode = .stretch) -> Image",
                    "The image as large as what it is offered, as a box around its name.",
                    example: #"Image("photo").resizable(resizingMode: .tile).frame(width: 112, height: 48)"#
                ) { (image: Image, capInsets: EdgeInsets, resizingMode: Image.ResizingMode) in
                    image.resizable(capInsets: capInsets, resizingMode: resizingMode)
                },
            ]),
        BuiltInGroup(
            "enum Image.TemplateRenderingMode: Hashable",
            "Whether an image is drawn in the colour of its place, or in its own.",
            example: #"Image("photo").renderingMode(.template)"#,
            BuiltIn.cases(
                "Whether an image is drawn in the colour of its place, or in its own.",
                ["template": Image.TemplateRenderingMode.template, "original": .original])),
        BuiltInGroup(
            "enum Image.Interpolation: Hashable", "How the pixels of an image are made more or fewer.",
            example: #"Image("photo").interpolation(.high)"#,
            BuiltIn.cases(
                "How the pixels of an image are made more or fewer.",
                ["none": Image.Interpolation.none, "low": .low, "medium": .medium, "high": .high])),
        BuiltInGroup(
            "enum Image.ResizingMode: Hashable", "How an image fills a larger space than its own.",
            example: #"Image("photo").resizable(resizingMode: .tile).frame(width: 112, height: 48)"#,
            BuiltIn.cases(
                "How an image fills a larger space than its own.",
                ["tile": Image.ResizingMode.tile, "stretch": .stretch])),
    ]
}
