/// A symbol as it is drawn in a square of 24 by 24, with lines of a width of 2: each part as the path data of SVG.
struct SymbolArt {
    /// A line around something, which is filled in the filled variant.
    var outline = ""
    /// Lines inside of the outline, which show through a filled one.
    var detail = ""
    /// Lines beside it.
    var lines = ""
    /// An area that is filled in every variant, with a line around it.
    var area = ""

    init(_ outline: String = "", detail: String = "", lines: String = "", area: String = "") {
        (self.outline, self.detail, self.lines, self.area) = (outline, detail, lines, area)
    }
}
