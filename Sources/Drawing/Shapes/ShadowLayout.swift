/// A view with a shadow: `shadow(color:radius:x:y:)`.
///
/// Each box inside casts it on the cells beside it, which are not its own: nothing moves. Of all else, and where there is
/// no room, the legend tells it.
public struct ShadowLayout: Drawable {
    private let shadow: ShadowStyle

    public init(_ shadow: ShadowStyle) { self.shadow = shadow }

    public func reach(of extent: Rect, _ subviews: Subviews) -> Rect {
        shadow.isInvisible || !isBox(subviews) ? extent : extent.union(extent.moved(by: shadow.direction))
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        canvas.toned({ if !shadow.isInvisible { $0.cast(shadow) } }) { canvas in
            for child in subviews { child.paint(on: &canvas) }
        }
    }
}
