import Catalogue
import Drawing

/// What a `GeometryReader` knows of the room that it got. All lengths are whole cells, in points.
public struct GeometryProxy {
    private let room: Room

    init(_ room: Room) { self.room = room }

    /// The size of the reader, in points.
    public var size: CGSize { room.frame.size }

    /// Where the reader stands, in points: on the page, or in itself, where it begins at 0, 0.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .global: room.frame
        case .local: CGRect(origin: .zero, size: room.frame.size)
        }
    }

    /// What is covered at the edges: nothing, as a page has no bars.
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

extension BuiltIns {
    static let geometryProxy: [BuiltInGroup] = [
        BuiltInGroup(
            "struct GeometryProxy", "What a GeometryReader knows of the room that it got.",
            example: #"GeometryReader { proxy in Text("\(proxy.size.width) points wide") }"#,
            [
                BuiltIn("var size: CGSize { get }", "The size of the reader, in points: whole columns and rows.") {
                    (proxy: GeometryProxy) in proxy.size
                },
                BuiltIn(
                    "func frame(in coordinateSpace: CoordinateSpace) -> CGRect",
                    "Where the reader stands, in points: on the page, or in itself, where it begins at 0, 0.",
                    example: #"GeometryReader { proxy in Text("\(proxy.frame(in: .global).minX)") }.padding()"#
                ) { (proxy: GeometryProxy, space: CoordinateSpace) in proxy.frame(in: space) },
                BuiltIn(
                    "var safeAreaInsets: EdgeInsets { get }",
                    "What is covered at the edges: nothing, as a page has no bars.",
                    example: #"GeometryReader { proxy in Text("a").padding(proxy.safeAreaInsets) }"#
                ) { (proxy: GeometryProxy) in proxy.safeAreaInsets },
            ])
    ]
}
