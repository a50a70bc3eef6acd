import Catalogue
import Drawing

/// What a `GeometryReader` knows of the room that it got. All lengths are whole cells, in points.
///
/// - Example: `GeometryReader { proxy in Text("\(proxy.size.width) points wide") }`
public struct GeometryProxy {
    private let room: Room

    init(_ room: Room) { self.room = room }

    /// The size of the reader, in points: whole columns and rows.
    public var size: CGSize { room.frame.size }

    /// Where the reader stands, in points: on the page, or in itself, where it begins at 0, 0.
    ///
    /// - Example: `GeometryReader { proxy in Text("\(proxy.frame(in: .global).minX)") }.padding()`
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .global: room.frame
        case .local: CGRect(origin: .zero, size: room.frame.size)
        }
    }

    /// What is covered at the edges: nothing, as a page has no bars.
    ///
    /// - Example: `GeometryReader { proxy in Text("a").padding(proxy.safeAreaInsets) }`
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension GeometryProxy: NativeConvertible {}

/// The room that a reader has on a page, in points.
struct Room: Equatable {
    let frame: CGRect

    /// The room that some cells are.
    init(_ cells: Rect, _ scale: Scale) {
        frame = CGRect(
            x: Double(cells.minX) * scale.column, y: Double(cells.minY) * scale.row,
            width: Double(cells.width) * scale.column, height: Double(cells.height) * scale.row)
    }
}
