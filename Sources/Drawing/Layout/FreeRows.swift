/// Along which edges of a thing a row is kept free, so that nothing stands closely above or below it.
public struct FreeRows {
    /// Along the upper edge.
    var top = false
    /// Along the lower edge.
    var bottom = false
}
