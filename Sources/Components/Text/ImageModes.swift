import Catalogue
import Drawing
import StyleEngine

extension Image {
    /// Whether an image is drawn in the colour of its place, or in its own.
    ///
    /// - Example: `Image("photo").renderingMode(.template)`
    public enum TemplateRenderingMode: Hashable, Sendable, NativeConvertible {
        /// In the colour of its place, as symbols are.
        case template
        /// In its own colours, as images of one's own are.
        case original
    }

    /// How the pixels of an image are made more or fewer.
    ///
    /// - Example: `Image("photo").interpolation(.high)`
    public enum Interpolation: Hashable, Sendable, NativeConvertible {
        /// Each pixel as it is.
        case none
        /// From a few neighbours to many.
        case low, medium, high
    }

    /// How an image fills a larger space than its own.
    ///
    /// - Example: `Image("photo").resizable(resizingMode: .tile).frame(width: 112, height: 48)`
    public enum ResizingMode: Hashable, Sendable, NativeConvertible {
        /// Again and again.
        case tile
        /// Once, as large as the space.
        case stretch
    }

    /// The image in the colour of its place, or in its own; nil as its kind is. The legend tells of the unusual one.
    ///
    /// - Example: `Image("photo").renderingMode(.template)`
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.renderingMode = renderingMode }
    }

    /// The image with the way in which its pixels are made more or fewer, which the legend tells.
    ///
    /// - Example: `Image("photo").interpolation(.none)`
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.interpolation = interpolation }
    }

    /// The image with smooth edges or without, which the legend tells.
    ///
    /// - Example: `Image("photo").antialiased(false)`
    public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

    /// The image as large as what it is offered, in place of its own size; it is shown as a box around its name.
    ///
    /// - Example: `Image("photo").resizable(resizingMode: .tile).frame(width: 112, height: 48)`
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
